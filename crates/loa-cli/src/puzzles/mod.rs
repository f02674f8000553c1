//! `loa puzzles`: positions with one solution, found in games and proved.

mod finds;
mod games;
mod lines;
mod search;
mod spotter;
mod verifier;

use crate::flags::PuzzlesFlags;
use crate::solve::stop_on_signals;
use anyhow::{Result, ensure};
use finds::Finds;
use games::Games;
use indicatif::{ProgressBar, ProgressStyle};
use search::Search;
use std::io::{self, Write};
use std::process::ExitCode;

/// The status when there is no puzzle.
const NONE_FOUND: u8 = 1;

pub(crate) fn run(flags: &PuzzlesFlags) -> Result<ExitCode> {
    ensure!(
        flags.min <= flags.max,
        "--min {} is more than --max {}",
        flags.min,
        flags.max
    );
    let mut finds = Finds::new(flags)?;
    let games = Games::new(flags)?;
    let stop = stop_on_signals()?;
    let mut search = Search::new(flags, &stop)?;
    let bar = bar(games.len());
    for game in games {
        search.go_through(&game?, &mut finds, &bar)?;
        bar.inc(1);
        if search.is_stopped() || finds.are_enough() {
            break;
        }
    }
    let gone_through = bar.position();
    bar.finish_and_clear();
    let begin = if search.is_stopped() { "stopped; " } else { "" };
    let games = if gone_through == 1 { "game" } else { "games" };
    let mut out = io::stdout().lock();
    writeln!(out, "{begin}{gone_through} {games}, {finds}")?;
    Ok(match finds.len() {
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
