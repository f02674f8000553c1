use super::table;
use super::table::View;
use crate::progress::bar;
use crate::say::tell;
use indicatif::ProgressBar;
use loa_match::tournament::{Cause, Match, MatchEvent, PlayedGame, SprtSettings, Standings};

/// The progress of a match: the table and a bar at a terminal, a line for each game elsewhere.
pub(super) struct Shown {
    bar: ProgressBar,
    names: Vec<String>,
    test: Option<SprtSettings>,
    length: usize,
}

impl Shown {
    pub(super) fn new(game: &Match, test: Option<SprtSettings>) -> Shown {
        let style = "{msg}{wide_bar} {human_pos} of {human_len} games, {eta} left";
        Shown {
            bar: bar(game.length() as u64, style),
            names: game.names().to_vec(),
            test,
            length: game.length(),
        }
    }

    pub(super) fn update(&self, standings: &Standings, event: &MatchEvent<'_>) {
        match event {
            MatchEvent::Resumed(games) => self.print(&format!("{games} games were played before")),
            MatchEvent::Ended(game) if self.bar.is_hidden() || is_unusual(game) => {
                self.print(&self.line(game));
            }
            MatchEvent::Ended(_) => {}
        }
        if self.bar.is_hidden() {
            return;
        }
        let view = View {
            names: &self.names,
            standings,
            test: self.test,
        };
        self.bar.set_position(standings.games());
        if let MatchEvent::Resumed(_) = event {
            // Games played before say nothing about the speed.
            self.bar.reset_eta();
        }
        self.bar.set_message(table::live(&view));
    }

    fn line(&self, game: &PlayedGame) -> String {
        let plies = if game.plies == 1 { "ply" } else { "plies" };
        format!(
            "game {} of {}: {} (Black) - {} (White): {} ({}), {} {plies}",
            game.pairing.number,
            self.length,
            self.names[game.pairing.black],
            self.names[game.pairing.white],
            game.finish.outcome,
            game.finish.reason,
            game.plies
        )
    }

    /// Prints a line above the table.
    fn print(&self, line: &str) {
        if self.bar.is_hidden() {
            tell!("{line}");
        } else {
            self.bar.println(line);
        }
    }

    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

/// Tells whether a game has not ended by the rules.
fn is_unusual(game: &PlayedGame) -> bool {
    game.finish.cause != Cause::Rules
}
