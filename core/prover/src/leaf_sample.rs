use loa::{Position, Random};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Some of the new positions of a search: those whose keys come first in an order without meaning,
/// so that none depends on when it came up or how often.
pub(crate) struct LeafSample {
    count: usize,
    first: Mutex<BTreeMap<u64, Position>>,
}

impl LeafSample {
    pub(crate) fn new(count: usize) -> LeafSample {
        LeafSample {
            count,
            first: Mutex::default(),
        }
    }

    pub(crate) fn offer(&self, key: u64, position: &Position) {
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        let place = Random::mix(key);
        let is_full = first.len() >= self.count;
        if is_full
            && first
                .last_key_value()
                .is_none_or(|(last, _)| *last <= place)
        {
            return;
        }
        first.insert(place, *position);
        if first.len() > self.count {
            first.pop_last();
        }
    }

    pub(crate) fn positions(self) -> Vec<Position> {
        let first = self.first.into_inner();
        let first = first.unwrap_or_else(PoisonError::into_inner);
        first.into_values().collect()
    }
}
