//! Where the captures from a block lead.

use super::swapped_values::SwappedValues;
use crate::cells::{Cells, each};
use crate::combinations::Combinations;
use crate::index::squeeze;
use crate::symmetry::CellMap;
use crate::{Index, TableError};
use std::borrow::Cow;

/// The captures of one of the opponent's pieces.
pub(crate) struct Captures<'a> {
    /// Maps numbers of free cells here to numbers of free cells there.
    map: CellMap,
    /// The number there of the cell where the capture is made.
    landing: Cells,
    values: Cow<'a, [u16]>,
}

impl Captures<'_> {
    /// Returns the packed value that the capture leads to by a piece that leaves the others in
    /// place. `own_sets` are the sets of own pieces there.
    #[inline]
    pub(crate) fn value(&self, staying: Cells, own_sets: &Combinations) -> u16 {
        self.values[own_sets.rank(self.map.apply(staying) | self.landing)]
    }
}

/// Returns where the captures of each opposing piece of a block lead.
///
/// # Errors
/// When the values there are on disk and can't be read.
pub(crate) fn captures<'a>(
    index: &Index,
    below: &'a SwappedValues,
    opposing: Cells,
) -> Result<Vec<Captures<'a>>, TableError> {
    let free = index.free(opposing);
    let homes = index.blocks(below.shape);
    let captures_of = |cell: u32| {
        let (block, symmetry) = homes.home(opposing ^ 1 << cell);
        let there = |cell: u32| {
            let image = index.symmetries.apply(symmetry, 1 << cell);
            squeeze(image, homes.blocks[block].set)
        };
        Ok(Captures {
            map: CellMap::new(each(free).map(there)),
            landing: there(cell),
            values: below.block(block)?,
        })
    };
    each(opposing).map(captures_of).collect()
}
