use crate::Variant;
use loa::{Move, Position};
use loa_solver::{Probe, TableError, Tier, Value};
use std::cmp::Reverse;
use std::sync::Arc;

/// A variant with the values of its positions.
#[derive(Clone)]
pub struct Solved {
    variant: Variant,
    /// The values in the tables, even of positions that are over or can't come up.
    pub(crate) probe: Arc<dyn Probe + Send + Sync>,
}

impl Solved {
    /// Joins a variant with the solution of its problem.
    ///
    /// # Panics
    /// If the values belong to another problem.
    pub fn new(variant: Variant, probe: Arc<dyn Probe + Send + Sync>) -> Solved {
        assert_eq!(
            Some(*probe.problem()),
            variant.problem(),
            "values of another problem"
        );
        Solved { variant, probe }
    }

    /// Returns the variant.
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Returns the value of a position for the side to move.
    ///
    /// # Errors
    /// When the tables can't be read or don't have the position.
    pub fn value(&self, position: &Position) -> Result<Value, TableError> {
        if let Some(value) = self.variant.primitive(position) {
            return Ok(value);
        }
        let value = self.probe.probe(position)?;
        value.ok_or_else(|| TableError::Missing(Tier::of(position)))
    }

    /// Returns the moves of a position that is not over, each with its value for the player who
    /// makes it, the best first.
    ///
    /// # Errors
    /// When the tables can't be read.
    pub fn moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, TableError> {
        let mut moves = Vec::new();
        for mv in self.variant.generate_moves(position) {
            moves.push((mv, self.value(&position.after(mv))?.one_ply_before()));
        }
        moves.sort_by_key(|(_, value)| Reverse(*value));
        Ok(moves)
    }
}
