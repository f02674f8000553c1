use crate::{Index, Tier};
use rayon::prelude::*;

/// The values that captures from a tier lead to, ordered for the player who captures.
///
/// After a capture the opponent is to move, so in its own tier the value stands in the row of the
/// capturer's pieces. Here it stands in the row of the pieces that the opponent has left: all
/// captures from one row of the tier lead to a handful of rows.
pub(super) struct Below {
    values: Vec<u16>,
    width: usize,
}

impl Below {
    /// The tier whose shape the values have: a piece fewer of the opponent's, the same to move.
    fn shape(tier: Tier) -> Tier {
        Tier::new(tier.own, tier.opposing - 1)
    }

    /// The number of values for captures from a tier.
    pub(super) fn shape_of(tier: Tier) -> Option<Tier> {
        (tier.opposing > 1).then(|| Below::shape(tier))
    }

    /// Orders the values of the tier that captures from `tier` lead to.
    pub(super) fn new(index: &Index, tier: Tier, solved: Tier, solved_values: &[u16]) -> Below {
        let shape = Below::shape(tier);
        let own_sets = index.own_sets(shape);
        let width = own_sets.len();
        let mut values = vec![0; index.len(shape)];
        let rows = &index.rows(shape).rows;
        let homes = index.rows(solved);
        let solved_sets = index.own_sets(solved);
        values
            .par_chunks_mut(width)
            .zip(rows)
            .for_each(|(values, row)| {
                let images: Vec<_> = index.symmetries.images(row.set).collect();
                let spread = index.spread(row.set);
                for (value, &own) in values.iter_mut().zip(own_sets.sets()) {
                    let (home, symmetry) = homes.home(spread.apply(own));
                    let to_move = crate::index::squeeze(images[symmetry], homes.rows[home].set);
                    let at = home * solved_sets.len() + solved_sets.rank(to_move);
                    *value = solved_values[at];
                }
            });
        Below { values, width }
    }

    /// The row of the opponent's remaining pieces.
    pub(super) fn row(&self, row: usize) -> &[u16] {
        &self.values[row * self.width..][..self.width]
    }
}
