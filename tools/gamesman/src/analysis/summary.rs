use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::Solved;
use crate::text::ValueKind;
use loa_solver::{Counts, Value};
use std::fmt::Write;

/// Counts the values of positions. `on_progress` gets the numbers of positions done and of all now
/// and then, and returns whether to go on.
///
/// # Errors
/// If the tables can't be read or `on_progress` says so.
pub fn count_values(
    solved: &Solved,
    reachable: &Reachable,
    on_progress: &mut OnProgress,
) -> Result<Counts, Unfinished> {
    reachable.sum_up(on_progress, |counts: &mut Counts, position| {
        counts.add(solved.value(position)?, 1);
        Ok(())
    })
}

/// Writes how many positions have each value, how many of them are over, in remoteness 0, and which
/// share of the numbers they take.
pub(super) fn by_value(counts: &Counts, numbers: u64) -> String {
    let mut text = format!("  {:<6}{:>12}{:>12}\n", "value", "positions", "primitive");
    let mut row = |name, is_meant: &dyn Fn(Value) -> bool| {
        let all = counts.of(is_meant);
        let primitive = counts.of(|value| is_meant(value) && value.remoteness() == Some(0));
        let _ = writeln!(text, "  {name:<6}{all:>12}{primitive:>12}");
    };
    for kind in ValueKind::ALL {
        row(kind.name(), &|value| ValueKind::of(value) == kind);
    }
    row("all", &|_| true);
    let efficiency = 100 * counts.total() / numbers.max(1);
    let _ = writeln!(
        text,
        "\n  hash efficiency {efficiency} % of {numbers} numbers"
    );
    text
}

/// Writes how many positions have each remoteness, the greatest first.
pub(super) fn by_remoteness(counts: &Counts, _: u64) -> String {
    let mut text = format!("  {:<10}", "remoteness");
    for heading in ["Win", "Lose", "Tie", "Draw", "Total"] {
        let _ = write!(text, "{heading:>12}");
    }
    text.push('\n');
    let mut row = |name: &str, is_meant: &dyn Fn(Value) -> bool| {
        let of = |kind| counts.of(|value| is_meant(value) && ValueKind::of(value) == kind);
        let (all, [won, tied, drawn, lost]) = (counts.of(is_meant), ValueKind::ALL.map(of));
        let _ = write!(text, "  {name:>10}{won:>12}{lost:>12}{tied:>12}");
        let _ = writeln!(text, "{drawn:>12}{all:>12}");
    };
    row("Inf", &|value| value.remoteness().is_none());
    for plies in (0..=counts.longest(|_| true).unwrap_or(0)).rev() {
        row(&plies.to_string(), &|value| {
            value.remoteness() == Some(plies)
        });
    }
    row("Totals", &|_| true);
    text
}
