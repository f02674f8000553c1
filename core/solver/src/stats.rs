use crate::{Index, TableError, Tier, Value};
use std::collections::BTreeMap;
use std::ops::AddAssign;

/// The number of positions of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    by_value: BTreeMap<Value, u64>,
}

impl Counts {
    /// Adds positions that have a value.
    pub fn add(&mut self, value: Value, positions: u64) {
        if positions > 0 {
            *self.by_value.entry(value).or_default() += positions;
        }
    }

    /// Returns how many positions have each value, the worst value first.
    pub fn by_value(&self) -> impl Iterator<Item = (Value, u64)> {
        self.by_value.iter().map(|(value, count)| (*value, *count))
    }

    /// Returns the number of positions.
    pub fn total(&self) -> u64 {
        self.by_value.values().sum()
    }

    /// Returns the number of positions whose value is of a kind, as in
    /// `counts.of(|value| matches!(value, Value::Win(_)))`.
    pub fn of(&self, is_of_kind: impl Fn(Value) -> bool) -> u64 {
        let kind = self.by_value().filter(|(value, _)| is_of_kind(*value));
        kind.map(|(_, count)| count).sum()
    }

    /// Returns the greatest remoteness among the values of a kind.
    pub fn longest(&self, is_of_kind: impl Fn(Value) -> bool) -> Option<u16> {
        let kind = self.by_value().filter(|(value, _)| is_of_kind(*value));
        kind.filter_map(|(value, _)| value.remoteness()).max()
    }
}

impl AddAssign<&Counts> for Counts {
    fn add_assign(&mut self, other: &Counts) {
        for (value, count) in other.by_value() {
            self.add(value, count);
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        *self += &other;
    }
}

/// Adds several counts.
pub(crate) fn sum<'a>(parts: impl Iterator<Item = &'a Counts>) -> Counts {
    let mut sum = Counts::default();
    parts.for_each(|counts| sum += counts);
    sum
}

/// Counts the positions of every tier that is not missing by value: all placements, both colours to
/// move, mirror images included.
pub(crate) fn count_values(
    index: &Index,
    load: impl Fn(Tier) -> Result<Vec<u16>, TableError>,
) -> Result<BTreeMap<Tier, Counts>, TableError> {
    let mut counts = BTreeMap::new();
    for tier in index.problem().tiers() {
        match load(tier) {
            Err(TableError::Missing(_)) => {}
            values => {
                counts.insert(tier, count_tier(index, tier, &values?));
            }
        }
    }
    Ok(counts)
}

pub(crate) fn count_tier(index: &Index, tier: Tier, values: &[u16]) -> Counts {
    let weight = index.problem().movers(tier).count() as u64;
    let blocks = &index.blocks(tier).blocks;
    let width = values.len() / blocks.len();
    let mut histogram = vec![0; 1 << 16];
    for (block, values) in blocks.iter().zip(values.chunks_exact(width)) {
        let images = index.images_of(block);
        for &bits in values {
            histogram[usize::from(bits)] += images * weight;
        }
    }
    let mut counts = Counts::default();
    for (bits, count) in histogram.into_iter().enumerate() {
        if let Some(value) = Value::unpack(bits as u16) {
            counts.add(value, count);
        }
    }
    counts
}
