use super::reachable::Reachable;
use super::watch::Unfinished;
use crate::text::ValueKind;
use crate::{Progress, Solved};
use loa_solver::{Counts, Value};
use std::fmt::Write;
use std::ops::AddAssign;

/// The number of positions of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary(Counts);

impl Summary {
    /// Counts the values of positions. `watch` gets the progress now and then and returns whether
    /// to go on.
    ///
    /// # Errors
    /// If the tables can't be read or `watch` says so.
    pub fn count(
        solved: &Solved,
        reachable: &Reachable,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Summary, Unfinished> {
        reachable.sum_up(watch, |summary: &mut Summary, position| {
            summary.0.add(solved.value(position)?, 1);
            Ok(())
        })
    }

    fn of_kind(&self, kind: ValueKind) -> u64 {
        self.0.of(|value| ValueKind::of(value) == kind)
    }

    fn of_value(&self, value: Value) -> u64 {
        self.0.of(|other| other == value)
    }

    /// Returns how many positions there are.
    pub fn all(&self) -> u64 {
        self.0.total()
    }

    /// Returns how many positions are won for the side to move.
    pub fn won(&self) -> u64 {
        self.of_kind(ValueKind::Win)
    }

    /// Returns how many positions are tied.
    pub fn tied(&self) -> u64 {
        self.of_kind(ValueKind::Tie)
    }

    /// Returns how many positions are lost for the side to move.
    pub fn lost(&self) -> u64 {
        self.of_kind(ValueKind::Lose)
    }

    /// Returns how many positions are drawn.
    pub fn drawn(&self) -> u64 {
        self.of_kind(ValueKind::Draw)
    }

    /// Returns the greatest remoteness.
    pub fn longest(&self) -> u16 {
        self.0.longest(|_| true).unwrap_or(0)
    }

    /// Writes how many positions have each value and how many of them are over, in remoteness 0.
    pub(super) fn by_value(&self) -> String {
        let over = [Value::Win(0), Value::Tie(0), Value::Loss(0)].map(|value| self.of_value(value));
        let [won, tied, lost] = over;
        let rows = [
            ("Win", self.won(), won),
            ("Tie", self.tied(), tied),
            ("Draw", self.drawn(), 0),
            ("Lose", self.lost(), lost),
            ("all", self.all(), won + tied + lost),
        ];
        let mut text = format!("  {:<6}{:>12}{:>12}\n", "value", "positions", "primitive");
        for (name, all, primitive) in rows {
            let _ = writeln!(text, "  {name:<6}{all:>12}{primitive:>12}");
        }
        text
    }

    /// Writes how many positions have each remoteness.
    pub(super) fn by_remoteness(&self) -> String {
        let mut text = format!(
            "  {:<10}{:>12}{:>12}{:>12}{:>12}\n",
            "remoteness", "Win", "Tie", "Draw", "Lose"
        );
        for plies in 0..=self.longest() {
            let values = [Value::Win(plies), Value::Tie(plies), Value::Loss(plies)];
            let [won, tied, lost] = values.map(|value| self.of_value(value));
            let _ = writeln!(text, "  {plies:>10}{won:>12}{tied:>12}{:>12}{lost:>12}", "");
        }
        let _ = writeln!(
            text,
            "  {:>10}{:>12}{:>12}{:>12}",
            "never",
            "",
            "",
            self.drawn()
        );
        text
    }
}

/// Adds the counts of other positions.
impl AddAssign for Summary {
    fn add_assign(&mut self, other: Summary) {
        for (value, positions) in other.0.by_value() {
            self.0.add(value, positions);
        }
    }
}
