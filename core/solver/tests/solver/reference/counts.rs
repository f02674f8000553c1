use super::judge::Book;
use super::solve::reachable;
use super::world::{At, World};
use loa_solver::Value;

/// How many positions have which kind of value.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    pub(crate) won: usize,
    pub(crate) lost: usize,
    pub(crate) tied: usize,
    pub(crate) drawn: usize,
}

impl Counts {
    pub(crate) fn of(values: impl IntoIterator<Item = Value>) -> Counts {
        let mut counts = Counts::default();
        for value in values {
            match value {
                Value::Win(_) => counts.won += 1,
                Value::Loss(_) => counts.lost += 1,
                Value::Tie(_) => counts.tied += 1,
                Value::Draw => counts.drawn += 1,
            }
        }
        counts
    }

    /// Counts those that games from a position can reach.
    pub(crate) fn reachable(world: &World, book: &Book, values: &[Value], from: At) -> Counts {
        let reached = reachable(world, book, from).into_iter();
        Counts::of(reached.map(|at| values[at]))
    }
}
