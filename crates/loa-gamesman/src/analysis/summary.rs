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

/// Writes how many positions have each value and how many of them are over, in remoteness 0.
pub(super) fn by_value(counts: &Counts) -> String {
    let mut text = format!("  {:<6}{:>12}{:>12}\n", "value", "positions", "primitive");
    let mut row = |name, is_meant: &dyn Fn(Value) -> bool| {
        let all = counts.of(is_meant);
        let primitive = counts.of(|value| is_meant(value) && value.remoteness() == Some(0));
        let _ = writeln!(text, "  {name:<6}{all:>12}{primitive:>12}");
    };
    for kind in ValueKind::ALL {
        row(kind.verb(), &|value| ValueKind::of(value) == kind);
    }
    row("all", &|_| true);
    text
}

/// Writes how many positions have each remoteness.
pub(super) fn by_remoteness(counts: &Counts) -> String {
    let mut text = format!("  {:<10}", "remoteness");
    for kind in ValueKind::ALL {
        let _ = write!(text, "{:>12}", kind.verb());
    }
    text.push('\n');
    for plies in 0..=counts.longest(|_| true).unwrap_or(0) {
        let values = [Value::Win(plies), Value::Tie(plies), Value::Loss(plies)];
        let [won, tied, lost] = values.map(|value| counts.of(|other| other == value));
        let _ = writeln!(text, "  {plies:>10}{won:>12}{tied:>12}{:>12}{lost:>12}", "");
    }
    let drawn = counts.of(|value| value == Value::Draw);
    let _ = writeln!(text, "  {:>10}{:>12}{:>12}{drawn:>12}", "never", "", "");
    text
}
