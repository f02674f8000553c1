//! The progress of a match: the table and a bar at a terminal, a line for each game elsewhere.

use super::table;
use crate::progress;
use crate::say::tell;
use indicatif::ProgressBar;
use loa_match::tournament::{Cause, Match, PlayedGame, Standings};

/// Makes the bar of a match, and shows what was played of it before.
pub(super) fn bar(game: &Match) -> ProgressBar {
    let style = "{msg}{wide_bar} {human_pos} of {human_len} games, {eta} left";
    let bar = progress::bar(game.length() as u64, style);
    let before = game.standings().games();
    if before > 0 {
        print(&bar, &format!("{before} games were played before"));
        update(&bar, game.standings());
        // They say nothing about the speed.
        bar.reset_eta();
    }
    bar
}

/// Shows a game that has ended, one of `all` in the whole match, and the standings after it.
pub(super) fn show(bar: &ProgressBar, standings: &Standings, game: &PlayedGame, all: usize) {
    let is_unusual = game.finish.cause != Cause::Rules;
    if bar.is_hidden() || is_unusual {
        let (names, plies) = (standings.names(), game.plies);
        let line = format!(
            "game {} of {all}: {} (Black) - {} (White): {} ({}), {plies} {}",
            game.pairing.number,
            names[game.pairing.black],
            names[game.pairing.white],
            game.finish.outcome,
            game.finish.reason,
            if plies == 1 { "ply" } else { "plies" },
        );
        print(bar, &line);
    }
    update(bar, standings);
}

/// Prints a line above the table.
fn print(bar: &ProgressBar, line: &str) {
    if bar.is_hidden() {
        tell!("{line}");
    } else {
        bar.println(line);
    }
}

fn update(bar: &ProgressBar, standings: &Standings) {
    if !bar.is_hidden() {
        bar.set_position(standings.games());
        bar.set_message(table::live(standings));
    }
}
