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
    values: &'a [u16],
}

impl Captures<'_> {
    /// Returns the packed value that the capture leads to by a piece that leaves the others in
    /// place. `own_sets` are the sets of own pieces there.
    #[inline]
    pub(crate) fn value(&self, staying: Cells, own_sets: &Combinations) -> u16 {
        self.values[own_sets.rank(self.map.apply(staying) | self.landing)]
    }
}

/// Returns the values that the captures of each opposing piece of a block lead to.
///
/// # Errors
/// When they are on disk and can't be read.
pub(crate) fn values_after_captures<'a>(
    index: &Index,
    below: &'a SwappedValues,
    opposing: Cells,
) -> Result<Vec<Cow<'a, [u16]>>, TableError> {
    let values = each(opposing).map(|cell| {
        let (block, _) = home(index, below, opposing, cell);
        below.block(block)
    });
    values.collect()
}

/// Returns where the captures of each opposing piece of a block lead, with the values of
/// [`values_after_captures`].
pub(crate) fn captures<'a>(
    index: &Index,
    below: &SwappedValues,
    opposing: Cells,
    values: &'a [Cow<'_, [u16]>],
) -> Vec<Captures<'a>> {
    let free = index.free(opposing);
    let homes = index.blocks(below.shape);
    let captures_of = |(cell, values): (u32, &'a Cow<'_, [u16]>)| {
        let (block, symmetry) = home(index, below, opposing, cell);
        let there = |cell: u32| {
            let image = index.symmetries.apply(symmetry, 1 << cell);
            squeeze(image, homes.blocks[block].set)
        };
        Captures {
            map: CellMap::new(each(free).map(there)),
            landing: there(cell),
            values,
        }
    };
    each(opposing).zip(values).map(captures_of).collect()
}

/// Returns the block that the captures of a piece lead to, and the symmetry that maps the
/// opponent's other pieces to the block's.
fn home(index: &Index, below: &SwappedValues, opposing: Cells, cell: u32) -> (usize, usize) {
    index.blocks(below.shape).home(opposing ^ 1 << cell)
}
