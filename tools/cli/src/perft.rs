//! `loa perft`: counts on the command line.

use crate::say::say;
use anyhow::Result;
use clap::Args;
use loa::{Position, Preset, Size, Start, divide, perft};
use loa_notation::Fen;
use std::time::Instant;

#[derive(Args)]
pub(crate) struct Flags {
    /// Number of plies.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=30))]
    depth: u32,
    /// Position in FEN [default: the start position].
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    position: Option<Fen>,
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    board: Size,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// Rule set, which decides where games start and whether players pass; repetition and move
    /// limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "olympiad")]
    rules: Preset,
    /// Print a separate count for each first move.
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let rules = &flags.rules.rules;
    let start = || Position::start(flags.board, flags.start.unwrap_or(flags.rules.start));
    let position = flags.position.map_or_else(start, |fen| fen.position);
    let begin = Instant::now();
    let count = if flags.divide && flags.depth > 0 {
        let counts = divide(rules, &position, flags.depth);
        for (mv, count) in &counts {
            say!("{mv} {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(rules, &position, flags.depth)
    };
    let seconds = begin.elapsed().as_secs_f64();
    say!("depth {}: {count} ({seconds:.3} s)", flags.depth)?;
    Ok(())
}
