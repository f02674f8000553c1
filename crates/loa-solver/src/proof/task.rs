use crate::proof::claim::Claim;
use crate::proof::control::Control;
use crate::proof::initial::Initial;
use crate::proof::keys::Weights;
use crate::proof::standing::Standing;
use crate::proof::strategy::Strategy;
use crate::proof::table::Table;
use crate::proof::traffic::Traffic;
use crate::{Probe, TableError, Value};
use loa::Position;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// What the threads of a search have in common.
pub(crate) struct Task<'a> {
    pub(crate) claim: Claim,
    pub(crate) table: &'a Table<'a>,
    pub(crate) weights: &'a Weights,
    pub(crate) initial: Initial,
    pub(crate) traffic: Traffic,
    pub(crate) control: &'a Control,
    /// Solved tables of the claim's rules and board.
    pub(crate) tables: Option<&'a (dyn Probe + Sync)>,
    /// Positions known to be won.
    pub(crate) strategy: &'a Strategy,
    /// The number of nodes, counted by the control, that is enough.
    pub(crate) enough: u64,
    pub(crate) halted: AtomicBool,
    pub(crate) failure: Mutex<Option<TableError>>,
}

impl Task<'_> {
    #[inline]
    pub(crate) const fn is_limited(&self) -> bool {
        self.claim.plies().is_some()
    }

    /// Tells whether to leave the search, decided or not.
    #[inline]
    pub(crate) fn is_halted(&self) -> bool {
        self.halted.load(Ordering::Relaxed)
    }

    pub(crate) fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }

    /// Counts nodes, and halts the search when there are enough or somebody asked for it.
    pub(crate) fn count(&self, nodes: u64) {
        self.control.count(nodes);
        if self.control.is_stopped() || self.control.nodes() >= self.enough {
            self.halt();
        }
    }

    /// Returns what solved tables and the strategy know of a position where play goes on.
    #[inline]
    pub(crate) fn known(&self, position: &Position, left: u8) -> Option<Standing> {
        let winner = self.claim.winner();
        if !self.strategy.is_empty()
            && position.turn() == winner
            && let Some(plies) = self.strategy.plies(position)
            && self.is_in_time(plies, left)
        {
            return Some(Standing::Proved { plies });
        }
        let value = self.probe(position)?;
        let won = match value {
            Value::Win(plies) if position.turn() == winner => Some(plies),
            Value::Loss(plies) if position.turn() != winner => Some(plies),
            _ => None,
        };
        Some(match won {
            Some(plies) if self.is_in_time(plies, left) => Standing::Proved { plies },
            _ => Standing::LOST,
        })
    }

    fn is_in_time(&self, plies: u16, left: u8) -> bool {
        !self.is_limited() || plies <= u16::from(left)
    }

    fn probe(&self, position: &Position) -> Option<Value> {
        let value = self.tables?.probe(position);
        value.unwrap_or_else(|error| {
            let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
            failure.get_or_insert(error);
            self.halt();
            None
        })
    }
}
