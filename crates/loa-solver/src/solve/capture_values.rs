use crate::{Index, Tier};
use rayon::prelude::*;

/// The values that captures from a tier lead to, ordered for the player who captures.
///
/// After a capture the opponent is to move, so in its own tier the value is in the block of the
/// capturer's pieces. Here it is in the block of the opponent's remaining pieces, so that all
/// captures from one block of the tier lead to a few blocks.
pub(super) struct CaptureValues {
    values: Vec<u16>,
    width: usize,
    /// The tier whose shape the values have: the same side to move, one opposing piece less.
    pub(super) shape: Tier,
}

impl CaptureValues {
    /// Orders the values of the tier that captures lead to.
    pub(super) fn new(index: &Index, solved: Tier, solved_values: &[u16]) -> CaptureValues {
        let shape = solved.swapped();
        let own_sets = index.own_sets(shape);
        let width = own_sets.len();
        let mut values = vec![0; index.len(shape)];
        let blocks = &index.blocks(shape).blocks;
        let homes = index.blocks(solved);
        let solved_sets = index.own_sets(solved);
        values
            .par_chunks_mut(width)
            .zip(blocks)
            .for_each(|(values, block)| {
                let images: Vec<_> = index.symmetries.images(block.set).collect();
                let spread = index.spread(block.set);
                for (value, &own) in values.iter_mut().zip(own_sets.sets()) {
                    let (home, symmetry) = homes.home(spread.apply(own));
                    let to_move = crate::index::squeeze(images[symmetry], homes.blocks[home].set);
                    let at = home * solved_sets.len() + solved_sets.rank(to_move);
                    *value = solved_values[at];
                }
            });
        CaptureValues {
            values,
            width,
            shape,
        }
    }

    /// Returns the values for a block of remaining opposing pieces.
    pub(super) fn block(&self, block: usize) -> &[u16] {
        &self.values[block * self.width..][..self.width]
    }
}
