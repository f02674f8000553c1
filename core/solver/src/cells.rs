//! Boards as bit sets without gaps. Bits are *cells*, numbered along the ranks from the bottom
//! left.
//!
//! Only the solver uses them; other code has [`SquareSet`].

use loa::{Axis, Position, Size, Square, SquareSet};

/// A set of cells.
pub(crate) type Cells = u64;

/// Visits the elements of a set, the lowest first.
pub(crate) fn each(mut set: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let element = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(element)
    })
}

/// Returns the number of the cell of a square.
pub(crate) fn cell_of(size: Size, square: Square) -> u32 {
    u32::from(square.rank()) * u32::from(size.width()) + u32::from(square.file())
}

/// A line through a cell.
#[derive(Clone, Copy)]
struct CellLine {
    /// Its cells.
    cells: Cells,
    /// Both jumps along it for each number of pieces on it: the cell that a jump ends on, none if
    /// it would leave the board, and the cells that it jumps over.
    ways: [[(Cells, Cells); 2]; LONGEST + 1],
}

/// The most squares that a line has.
pub(crate) const LONGEST: usize = Size::MAX as usize;

/// How pieces move on the cells of a board.
pub(crate) struct Geometry {
    size: Size,
    /// The square of each cell.
    squares: Vec<Square>,
    lines: Vec<[CellLine; 4]>,
    line_counts: Vec<LineCounts>,
}

/// Counts of pieces on all lines of a board: a word for each axis, four bits for each line.
pub(crate) type LineSums = [u64; 4];

/// How a piece on a cell counts on its four lines.
#[derive(Clone, Copy, Default)]
pub(crate) struct LineCounts {
    /// What it adds.
    pub(crate) counts: LineSums,
    /// The shifts of its counts within the words.
    pub(crate) shifts: [u8; 4],
}

impl Geometry {
    pub(crate) fn new(size: Size) -> Geometry {
        let squares: Vec<Square> = size.squares().into_iter().collect();
        let lines_through = |square: &Square| Axis::ALL.map(|axis| line(size, *square, axis));
        let lines: Vec<_> = squares.iter().map(lines_through).collect();
        Geometry {
            size,
            line_counts: line_counts_of(&lines),
            squares,
            lines,
        }
    }

    /// Returns the number of cells.
    pub(crate) fn cells(&self) -> u32 {
        self.lines.len() as u32
    }

    /// Returns all cells.
    pub(crate) fn all(&self) -> Cells {
        Cells::MAX >> (Cells::BITS - self.cells())
    }

    /// Returns how a piece on a cell counts on its lines.
    pub(crate) fn line_counts(&self, cell: u32) -> &LineCounts {
        &self.line_counts[cell as usize]
    }

    /// Visits the jumps along one line of a cell that stay on the board: the number of pieces on
    /// the line, the direction, the cell it ends on and the cells it jumps over, as sets.
    pub(crate) fn for_each_way(
        &self,
        cell: u32,
        axis: usize,
        mut visit: impl FnMut(usize, usize, Cells, Cells),
    ) {
        let line = &self.lines[cell as usize][axis];
        for (pieces, ways) in line.ways.iter().enumerate() {
            for (side, &(to, over)) in ways.iter().enumerate() {
                if to != 0 {
                    visit(pieces, side, to, over);
                }
            }
        }
    }

    pub(crate) fn cells_of(&self, squares: SquareSet) -> Cells {
        let cells = squares.into_iter().map(|square| cell_of(self.size, square));
        cells.fold(0, |cells, cell| cells | 1 << cell)
    }

    /// Returns the squares of a set of cells.
    pub(crate) fn squares_of(&self, set: Cells) -> SquareSet {
        each(set).map(|cell| self.squares[cell as usize]).collect()
    }
}

fn line(size: Size, from: Square, axis: Axis) -> CellLine {
    let squares = Position::empty(size).line(from, axis).unwrap_or_default();
    let set = |square: Square| -> Cells { 1 << cell_of(size, square) };
    let mut line = CellLine {
        cells: squares
            .into_iter()
            .fold(0, |cells, square| cells | set(square)),
        ways: [[(0, 0); 2]; LONGEST + 1],
    };
    let others = squares.into_iter().filter(|square| *square != from);
    let (after, mut before): (Vec<Square>, Vec<Square>) = others.partition(|to| *to > from);
    before.reverse();
    for (side, way) in [after, before].into_iter().enumerate() {
        let mut over = 0;
        for (distance, to) in (1..).zip(way) {
            let to = set(to);
            line.ways[distance][side] = (to, over);
            over |= to;
        }
    }
    line
}

/// Assigns four bits of the word for its axis to each line of two squares or more: at most 13 lines
/// for an axis.
///
/// A line of one square needs none, because no jump along it stays on the board.
fn line_counts_of(lines: &[[CellLine; 4]]) -> Vec<LineCounts> {
    let mut all = vec![LineCounts::default(); lines.len()];
    for axis in 0..Axis::ALL.len() {
        let (mut seen, mut used) = (0, 0);
        for (cell, lines) in lines.iter().enumerate() {
            let line = lines[axis].cells;
            if seen & 1 << cell != 0 || line.count_ones() == 1 {
                continue;
            }
            seen |= line;
            for cell in each(line) {
                let counts = &mut all[cell as usize];
                counts.shifts[axis] = used;
                counts.counts[axis] = 1 << used;
            }
            used += 4;
        }
    }
    all
}
