use crate::{TableError, TableStore, Tier};
use rayon::prelude::*;
use std::io;
use std::path::Path;

/// Keeps the tiers of a solution.
///
/// A tier is saved once, whole, and never changed. Its values are in the order of the
/// [`Index`](crate::Index), packed as [`Value::pack`](crate::Value::pack) does.
pub trait Store: Send + Sync {
    /// Tells whether a tier has been saved.
    fn has(&self, tier: Tier) -> bool;

    /// Stores a tier durably.
    ///
    /// # Errors
    /// When the tier can't be written; then nothing of it is kept.
    fn save(&mut self, tier: Tier, values: &dyn TierValues) -> Result<(), TableError>;

    /// Returns all values of a tier.
    ///
    /// # Errors
    /// When the tier is missing, unreadable or damaged.
    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError>;

    /// Reads consecutive values of a tier, from the `at`-th on.
    ///
    /// # Errors
    /// When the tier is missing, unreadable or damaged.
    ///
    /// # Panics
    /// When the tier has fewer values.
    fn read(&self, tier: Tier, at: usize, values: &mut [u16]) -> Result<(), TableError>;

    /// Returns the folder for the work on a pair of tiers; `None` if all has to be in memory and an
    /// interrupted pair begins anew.
    fn work_folder(&self) -> Option<&Path> {
        None
    }

    /// Returns the tables that several processes can write together.
    fn shared_tables(&mut self) -> Option<&mut TableStore> {
        None
    }
}

/// The values of a tier that can be read in pieces.
pub trait TierValues: Sync {
    /// Returns the number of values.
    fn count(&self) -> usize;

    /// Reads consecutive values, from the `at`-th on.
    ///
    /// # Errors
    /// When they are on disk and can't be read.
    ///
    /// # Panics
    /// When there are fewer values.
    fn read(&self, at: usize, values: &mut [u16]) -> io::Result<()>;
}

impl TierValues for Vec<u16> {
    fn count(&self) -> usize {
        self.len()
    }

    fn read(&self, at: usize, values: &mut [u16]) -> io::Result<()> {
        values.copy_from_slice(&self[at..][..values.len()]);
        Ok(())
    }
}

/// Divides the room for consecutive values, from the `at`-th on, where rows of a width end. Returns
/// for each row its number, where in it the values begin, and their room.
pub(crate) fn rows(
    at: usize,
    values: &mut [u16],
    width: usize,
) -> impl ParallelIterator<Item = (usize, usize, &mut [u16])> {
    let (row, begin) = (at / width, at % width);
    let (first, rest) = values.split_at_mut(values.len().min(width - begin));
    let first = (!first.is_empty()).then_some((row, begin, first));
    let rest = rest.par_chunks_mut(width).enumerate();
    let rest = rest.map(move |(number, values)| (row + 1 + number, 0, values));
    first.into_par_iter().chain(rest)
}
