use loa::{Size, SquareSet, Symmetry};

/// The symmetries of the board: each mirror image of a position trains the same net.
pub(crate) struct Images(Vec<Symmetry>);

impl Images {
    pub(crate) fn new(size: Size) -> Images {
        Images(Symmetry::of(size).collect())
    }

    /// Returns an image of two sets of pieces, for each of 8 numbers in a row; those of a square
    /// board all differ, and 0 is the same position.
    pub(crate) fn image(&self, number: usize, sets: [SquareSet; 2]) -> [SquareSet; 2] {
        let symmetry = self.0[number % self.0.len()];
        sets.map(|set| symmetry.set(set))
    }

    /// Returns the least image, which is the same for all images.
    pub(crate) fn canonical(&self, sets: [SquareSet; 2]) -> [SquareSet; 2] {
        let images = (0..self.0.len()).map(|number| self.image(number, sets));
        let least = images.min_by_key(|sets| sets.map(SquareSet::bits));
        least.unwrap_or(sets)
    }
}
