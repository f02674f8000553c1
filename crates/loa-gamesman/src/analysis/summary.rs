use super::reachable::Reachable;
use super::watch::Unfinished;
use crate::text::ValueKind;
use crate::{Progress, Solved};
use loa_solver::Value;
use std::fmt::Write;
use std::ops::AddAssign;

/// The number of positions of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The numbers of positions that are won, tied and lost, by remoteness.
    ends: Vec<[u64; 3]>,
    drawn: u64,
    /// The numbers of positions that are over, won, tied and lost.
    primitive: [u64; 3],
}

/// The classes that have a remoteness, in the order of the numbers kept.
const ENDS: [ValueKind; 3] = [ValueKind::Win, ValueKind::Tie, ValueKind::Lose];

impl Summary {
    /// Counts the values of positions. `watch` gets the progress now and then and returns
    /// whether to go on.
    ///
    /// # Errors
    /// If the tables can't be read or `watch` says so.
    pub fn count(
        solved: &Solved,
        reachable: &Reachable,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Summary, Unfinished> {
        reachable.sum_up(watch, |summary: &mut Summary, position| {
            let is_primitive = solved.variant().primitive(position).is_some();
            summary.add(solved.value(position)?, is_primitive);
            Ok(())
        })
    }

    fn add(&mut self, value: Value, is_primitive: bool) {
        let class = ValueKind::of(value);
        let (Some(plies), Some(end)) = (
            value.remoteness(),
            ENDS.iter().position(|end| *end == class),
        ) else {
            self.drawn += 1;
            return;
        };
        let plies = usize::from(plies);
        self.reach(plies + 1);
        self.ends[plies][end] += 1;
        self.primitive[end] += u64::from(is_primitive);
    }

    /// Makes room for so many remotenesses.
    fn reach(&mut self, remotenesses: usize) {
        if self.ends.len() < remotenesses {
            self.ends.resize(remotenesses, [0; 3]);
        }
    }

    /// Returns how many positions there are.
    pub fn all(&self) -> u64 {
        self.won() + self.tied() + self.drawn() + self.lost()
    }

    /// Returns how many positions are won for the side to move.
    pub fn won(&self) -> u64 {
        self.ends.iter().map(|ends| ends[0]).sum()
    }

    /// Returns how many positions are tied.
    pub fn tied(&self) -> u64 {
        self.ends.iter().map(|ends| ends[1]).sum()
    }

    /// Returns how many positions are lost for the side to move.
    pub fn lost(&self) -> u64 {
        self.ends.iter().map(|ends| ends[2]).sum()
    }

    /// Returns how many positions are drawn.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Returns the greatest remoteness.
    pub fn longest(&self) -> usize {
        self.ends.len().saturating_sub(1)
    }

    /// Writes how many positions have each value and how many of them are over.
    pub(super) fn by_value(&self) -> String {
        let [won, tied, lost] = self.primitive;
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
        for (plies, [won, tied, lost]) in self.ends.iter().enumerate() {
            let _ = writeln!(text, "  {plies:>10}{won:>12}{tied:>12}{:>12}{lost:>12}", "");
        }
        let _ = writeln!(
            text,
            "  {:>10}{:>12}{:>12}{:>12}",
            "never", "", "", self.drawn
        );
        text
    }
}

/// Adds the counts of other positions.
impl AddAssign for Summary {
    fn add_assign(&mut self, other: Summary) {
        self.reach(other.ends.len());
        for (sum, ends) in self.ends.iter_mut().zip(other.ends) {
            add_each(sum, ends);
        }
        add_each(&mut self.primitive, other.primitive);
        self.drawn += other.drawn;
    }
}

fn add_each(sum: &mut [u64; 3], other: [u64; 3]) {
    for (sum, other) in sum.iter_mut().zip(other) {
        *sum += other;
    }
}
