use crate::cells::{Cells, cell_of, each};
use crate::combinations::MAX_IN_HALVES;
use loa::{Size, Symmetry};

/// The symmetries of a board as maps of its cells, in the order of [`Symmetry::of`].
pub(crate) struct Symmetries {
    maps: Vec<CellMap>,
    /// The number of cells.
    cells: u32,
}

impl Symmetries {
    /// Returns all symmetries of a board, or only the one that changes nothing.
    pub(crate) fn new(size: Size, all: bool) -> Symmetries {
        let symmetries = Symmetry::of(size).take(if all { usize::MAX } else { 1 });
        let map = |symmetry: Symmetry| {
            let squares = size.squares().into_iter();
            CellMap::new(squares.map(|square| 1 << cell_of(size, symmetry.square(square))))
        };
        Symmetries {
            maps: symmetries.map(map).collect(),
            cells: size.squares().len(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.maps.len()
    }

    #[inline]
    pub(crate) fn apply(&self, symmetry: usize, cells: Cells) -> Cells {
        self.maps[symmetry].apply(cells)
    }

    /// Returns the images of a set under each symmetry.
    pub(crate) fn images(&self, cells: Cells) -> impl Iterator<Item = Cells> {
        self.maps.iter().map(move |map| map.apply(cells))
    }

    /// Returns the number of classes of sets of `count` cells that symmetries map to each other
    /// (Burnside's lemma).
    pub(crate) fn classes(&self, count: u32) -> u64 {
        let fixed = self.maps.iter();
        let fixed = fixed.map(|map| fixed_sets(map, self.cells, count));
        fixed.sum::<u64>() / self.len() as u64
    }
}

/// Returns the number of sets of `count` cells that a map maps to themselves: sets of whole cycles.
fn fixed_sets(map: &CellMap, cells: u32, count: u32) -> u64 {
    let mut seen: Cells = 0;
    let mut sets = vec![0; count as usize + 1];
    sets[0] = 1;
    for start in 0..cells {
        let mut cell: Cells = 1 << start;
        let mut length = 0;
        while seen & cell == 0 {
            seen |= cell;
            length += 1;
            cell = map.apply(cell);
        }
        if length > 0 {
            for cells in (length..sets.len()).rev() {
                sets[cells] += sets[cells - length];
            }
        }
    }
    sets[count as usize]
}

/// A map from cells to cells, applied as [`Combinations`](crate::combinations::Combinations) finds
/// ranks.
pub(crate) enum CellMap {
    /// The union of the images of each half of a set.
    Halves {
        low: Vec<Cells>,
        high: Vec<Cells>,
        low_bits: u32,
    },
    /// The image of each cell.
    Cells(Vec<Cells>),
}

impl CellMap {
    /// Makes the map of cells 0, 1, 2 and so on to these sets.
    pub(crate) fn new(images: impl Iterator<Item = Cells>) -> CellMap {
        let images: Vec<Cells> = images.collect();
        if images.len() > MAX_IN_HALVES as usize {
            return CellMap::Cells(images);
        }
        let low_bits = images.len().div_ceil(2);
        CellMap::Halves {
            low: unions(&images[..low_bits]),
            high: unions(&images[low_bits..]),
            low_bits: low_bits as u32,
        }
    }

    /// Makes the map of the lowest cells to those of a set.
    pub(crate) fn onto(set: Cells) -> CellMap {
        CellMap::new(each(set).map(|cell| 1 << cell))
    }

    #[inline]
    pub(crate) fn apply(&self, cells: Cells) -> Cells {
        match self {
            CellMap::Halves {
                low,
                high,
                low_bits,
            } => {
                let half = cells & ((1 << low_bits) - 1);
                low[half as usize] | high[(cells >> low_bits) as usize]
            }
            CellMap::Cells(images) => apply_by_cells(images, cells),
        }
    }
}

/// Returns the union of the images of the cells of a set. A call of its own keeps
/// [`CellMap::apply`] short, so that it is inlined for small boards.
#[inline(never)]
fn apply_by_cells(images: &[Cells], cells: Cells) -> Cells {
    each(cells).fold(0, |union, cell| union | images[cell as usize])
}

/// Returns the union of the images of each set of cells.
fn unions(images: &[Cells]) -> Vec<Cells> {
    let mut table = vec![0; 1 << images.len()];
    for (cell, image) in images.iter().enumerate() {
        let (done, next) = table[..2 << cell].split_at_mut(1 << cell);
        for (union, without) in next.iter_mut().zip(done) {
            *union = *without | image;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_are_as_many_as_the_shape_has() {
        let len = |width, height| Symmetries::new(Size::new(width, height).unwrap(), true).len();
        assert_eq!((len(4, 4), len(3, 5), len(5, 3)), (8, 4, 4));
    }

    #[test]
    fn classes_are_counted_without_listing_them() {
        let symmetries = Symmetries::new(Size::new(3, 3).unwrap(), true);
        for count in 0..=9 {
            let listed = (0..1 << 9)
                .filter(|set: &Cells| set.count_ones() == count)
                .filter(|set| symmetries.images(*set).min() == Some(*set))
                .count();
            assert_eq!(symmetries.classes(count), listed as u64, "{count} cells");
        }
    }

    #[test]
    fn cell_maps_keep_the_order_of_cells() {
        let spread = CellMap::onto(0b1011_0001_0010);
        assert_eq!(spread.apply(0b00001), 0b0000_0000_0010);
        assert_eq!(spread.apply(0b10110), 0b1001_0001_0000);
        let spread = CellMap::onto(!0b101);
        assert_eq!(spread.apply(0b11), 0b1010);
        assert_eq!(spread.apply(0b111 << 59), 0b111 << 61);
    }
}
