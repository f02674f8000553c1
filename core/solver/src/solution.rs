use crate::stats::{count_values, sum};
use crate::{Counts, Index, Probe, Problem, Store, TableError, Tier, TierValues, Value};
use loa::Position;
use std::collections::HashMap;

/// A store in memory.
#[derive(Default)]
pub struct Memory {
    tiers: HashMap<Tier, Vec<u16>>,
}

impl Store for Memory {
    fn has(&self, tier: Tier) -> bool {
        self.tiers.contains_key(&tier)
    }

    fn save(&mut self, tier: Tier, values: &dyn TierValues) -> Result<(), TableError> {
        let mut all = vec![0; values.count()];
        let read = values.read(0, &mut all);
        read.map_err(TableError::values(tier))?;
        self.tiers.insert(tier, all);
        Ok(())
    }

    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError> {
        let values = self.tiers.get(&tier);
        values.cloned().ok_or(TableError::Missing(tier))
    }

    fn read(&self, tier: Tier, at: usize, values: &mut [u16]) -> Result<(), TableError> {
        let all = self.tiers.get(&tier).ok_or(TableError::Missing(tier))?;
        values.copy_from_slice(&all[at..][..values.len()]);
        Ok(())
    }
}

/// A solved problem in memory.
pub struct Solution {
    pub(crate) index: Index,
    pub(crate) tiers: Memory,
}

impl Probe for Solution {
    fn problem(&self) -> &Problem {
        self.index.problem()
    }

    fn unpack(&self) -> Result<Option<&Index>, TableError> {
        Ok(Some(&self.index))
    }

    fn count_all(&self) -> Result<Counts, TableError> {
        let tiers = count_values(&self.index, |tier| self.tiers.load(tier))?;
        Ok(sum(tiers.values()))
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        let Some(place) = self.index.place(position) else {
            return Ok(None);
        };
        let values = self.tiers.tiers.get(&place.tier);
        let values = values.ok_or(TableError::Missing(place.tier))?;
        Ok(Value::unpack(values[place.at]))
    }
}
