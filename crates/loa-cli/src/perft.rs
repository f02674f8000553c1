//! `loa perft`: counts on the command line.

use crate::flags::PerftFlags;
use anyhow::Result;
use loa::{Position, divide, perft};
use std::io::Write;
use std::time::Instant;

pub(crate) fn run(flags: &PerftFlags) -> Result<()> {
    let position = Position::start(flags.board, flags.start);
    let mut out = std::io::stdout().lock();
    let begin = Instant::now();
    let count = if flags.divide {
        let counts = divide(&position, flags.depth);
        for (mv, count) in &counts {
            writeln!(out, "{mv} {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(&position, flags.depth)
    };
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(out, "depth {}: {count} ({seconds:.3} s)", flags.depth)?;
    Ok(())
}
