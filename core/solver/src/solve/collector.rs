use crate::cells::Cells;
use crate::index::{Block, Blocks};
use crate::{Index, Tier};

/// Finds the blocks of another tier that get the updates for the positions of a block, and what
/// the updates say of the pieces.
pub(super) struct Collector<'a> {
    index: &'a Index,
    pub(super) block: &'a Block,
    /// All sets of as many pieces as the block's.
    sets: &'a Blocks,
    /// The blocks that get the updates.
    targets: &'a Blocks,
    /// The [codes](Blocks::code) of the block's pieces under each symmetry.
    images: Vec<u32>,
}

impl<'a> Collector<'a> {
    /// Collects for the tier `target` from a block of `source`.
    pub(super) fn new(
        index: &'a Index,
        source: Tier,
        number: usize,
        target: Tier,
    ) -> Collector<'a> {
        let sets = index.blocks(source);
        let block = &sets.blocks[number];
        let images = index.symmetries.images(block.set);
        Collector {
            index,
            block,
            sets,
            targets: index.blocks(target),
            images: images.map(|image| sets.code(image)).collect(),
        }
    }

    /// Pushes the updates for one position to the block of some pieces: the number of that block,
    /// and the code of this block's pieces as they stand around its own.
    ///
    /// The block needs one update for each image of the position that has the block's pieces. If
    /// these are their own mirror image, the others may stand around them in several ways. A
    /// connected block needs none.
    #[inline]
    pub(super) fn push(&self, pieces: Cells, mut push: impl FnMut(usize, u32)) {
        let (number, symmetry) = self.targets.home(pieces);
        let block = &self.targets.blocks[number];
        if block.connected {
            return;
        }
        let code = self.images[symmetry];
        if block.stabiliser == 1 {
            push(number, code);
            return;
        }
        for code in self.images_around(block, code) {
            push(number, code);
        }
    }

    /// Returns the codes of the different images, under the symmetries of a block, of the set with
    /// a code.
    fn images_around(&self, block: &Block, code: u32) -> Vec<u32> {
        let set = self.sets.set(code);
        let image = |symmetry| self.sets.code(self.index.symmetries.apply(symmetry, set));
        let mut images: Vec<u32> = block.own_symmetries().map(image).collect();
        images.push(code);
        images.sort_unstable();
        images.dedup();
        images
    }
}
