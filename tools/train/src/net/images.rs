use super::variant::Variant;
use loa::{SquareSet, Symmetry};

/// The symmetries of the boards of all variants: each mirror image of a position trains the same
/// net.
pub(crate) struct Images(Vec<Vec<Symmetry>>);

impl Images {
    pub(crate) fn new() -> Images {
        Images(
            Variant::all()
                .map(|variant| Symmetry::of(variant.size).collect())
                .collect(),
        )
    }

    /// Returns an image of two sets of pieces on the board of the variant with a number, for each
    /// of 8 numbers in a row; those of a square board all differ, and 0 is the same position.
    pub(crate) fn image(&self, variant: u8, number: usize, sets: [SquareSet; 2]) -> [SquareSet; 2] {
        let symmetries = &self.0[usize::from(variant)];
        let symmetry = symmetries[number % symmetries.len()];
        sets.map(|set| symmetry.set(set))
    }

    /// Returns the least image, which is the same for all images.
    pub(crate) fn canonical(&self, variant: u8, sets: [SquareSet; 2]) -> [SquareSet; 2] {
        let images = (0..8).map(|number| self.image(variant, number, sets));
        let least = images.min_by_key(|sets| sets.map(SquareSet::bits));
        least.unwrap_or(sets)
    }
}
