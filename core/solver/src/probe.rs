use crate::{Counts, Index, PositionNumbers, Problem, TableError, Value};
use loa::{Move, Position};

/// Knows the values of all positions of a problem.
pub trait Probe {
    /// Returns the problem.
    fn problem(&self) -> &Problem;

    /// Returns the value of a position of the problem, or of a position on the
    /// [transposed](loa::Size::transposed) board with no more pieces than its start has there;
    /// `None` for others.
    ///
    /// # Errors
    /// When tables on disk are unreadable or damaged.
    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError>;

    /// Prepares for a probe of every position, and returns the numbering of the values if all
    /// positions of a place have one value. What it takes in memory for that, it keeps.
    ///
    /// # Errors
    /// When tables on disk are missing, unreadable or damaged, or there is no memory.
    fn unpack(&self) -> Result<Option<&Index>, TableError> {
        Ok(None)
    }

    /// Counts all positions of the problem by value, one by one or in a faster way.
    ///
    /// # Errors
    /// When tables on disk are missing, unreadable or damaged.
    fn count_all(&self) -> Result<Counts, TableError> {
        let numbers = PositionNumbers::of(self.problem());
        let mut counts = Counts::default();
        for number in 0..numbers.count() {
            let position = numbers.position(number);
            let value = position.map_or(Ok(None), |position| self.probe(&position))?;
            value.into_iter().for_each(|value| counts.add(value, 1));
        }
        Ok(counts)
    }

    /// Returns every move of a position with its value for the player who makes it: the best first,
    /// equal ones in the order of the squares. A player who has to pass has one move. Empty if the
    /// position is over or has no value.
    ///
    /// # Errors
    /// When tables on disk are unreadable or damaged.
    fn probe_moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, TableError> {
        let mut values = Vec::new();
        if self.probe(position)?.is_none() || self.problem().primitive(position).is_some() {
            return Ok(values);
        }
        for mv in position.legal_moves() {
            if let Some(value) = self.probe(&position.after(mv))? {
                values.push((mv, value.one_ply_before()));
            }
        }
        values.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        Ok(values)
    }

    /// Plays the best moves from a position: to the end of the game, to a draw, or `most` of them.
    /// Returns the moves and the last position.
    ///
    /// # Errors
    /// As [`probe_moves`](Probe::probe_moves).
    fn best_line(
        &self,
        mut position: Position,
        most: usize,
    ) -> Result<(Vec<Move>, Position), TableError> {
        let mut line = Vec::new();
        while line.len() < most {
            match self.probe_moves(&position)?.first() {
                Some((best, value)) if value.remoteness().is_some() => {
                    line.push(*best);
                    position = position.after(*best);
                }
                _ => break,
            }
        }
        Ok((line, position))
    }
}
