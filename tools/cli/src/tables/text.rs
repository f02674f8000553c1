//! Statistics as plain text: counts alone.

use super::stats::{KINDS, Statistics};
use loa_solver::{Counts, Value};
use std::io::{self, Write};

/// Writes the counts of each tier, and of each remoteness.
pub(super) fn write(out: &mut impl Write, statistics: &Statistics) -> io::Result<()> {
    if let Some(about) = statistics.about_pieces() {
        writeln!(out, "{about}\n")?;
    }
    writeln!(
        out,
        "pieces      positions          won         lost         tied        drawn  longest"
    )?;
    for (tier, counts) in &statistics.tiers {
        write_counts(out, &tier.to_string(), counts)?;
    }
    write_counts(out, "all", &statistics.all)?;
    write_by_remoteness(out, &statistics.all)
}

fn write_counts(out: &mut impl Write, name: &str, counts: &Counts) -> io::Result<()> {
    write!(out, "{name:<8} {:>12}", counts.total())?;
    for (_, is_of_kind) in KINDS {
        write!(out, " {:>12}", counts.of(is_of_kind))?;
    }
    writeln!(out, " {:>8}", counts.longest(|_| true).unwrap_or(0))
}

fn write_by_remoteness(out: &mut impl Write, all: &Counts) -> io::Result<()> {
    writeln!(out, "\nremoteness          won         lost         tied")?;
    for plies in 0..=all.longest(|_| true).unwrap_or(0) {
        let values = [Value::Win(plies), Value::Loss(plies), Value::Tie(plies)];
        let [won, lost, tied] = values.map(|value| all.of(|other| other == value));
        if won + lost + tied > 0 {
            writeln!(out, "{plies:>10} {won:>12} {lost:>12} {tied:>12}")?;
        }
    }
    Ok(())
}
