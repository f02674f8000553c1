//! `loa puzzles`: positions with one solution, found in games and proved.

mod candidates;
mod collection;
mod games;
mod lines;
mod search;
mod verifier;

use crate::flags::PuzzlesFlags;
use crate::solve::stop_on_signals;
use anyhow::{Result, ensure};
use collection::Collection;
use games::Games;
use indicatif::{ProgressBar, ProgressStyle};
use search::Search;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit status when no puzzle was found.
const NONE_FOUND: u8 = 1;

pub(crate) fn run(flags: &PuzzlesFlags) -> Result<ExitCode> {
    ensure!(
        flags.min <= flags.max,
        "--min {} is more than --max {}",
        flags.min,
        flags.max
    );
    let mut collection = Collection::new(flags)?;
    let games = Games::new(flags)?;
    let stop = stop_on_signals()?;
    let mut search = Search::new(flags, &stop)?;
    let bar = bar(games.len());
    for game in games {
        search.search_game(&game?, &mut collection, &bar)?;
        bar.inc(1);
        if search.is_stopped() || collection.is_full() {
            break;
        }
    }
    let searched = bar.position();
    bar.finish_and_clear();
    let begin = if search.is_stopped() { "stopped; " } else { "" };
    let games = if searched == 1 { "game" } else { "games" };
    let mut out = io::stdout().lock();
    writeln!(out, "{begin}{searched} {games}, {collection}")?;
    Ok(match collection.len() {
        0 => ExitCode::from(NONE_FOUND),
        _ => ExitCode::SUCCESS,
    })
}

fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = "{wide_bar} {pos} of {len} games, {msg}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.set_message("0 puzzles");
    bar.tick();
    bar
}
