//! Boards as bit sets without gaps. Bits are *cells*, numbered along the ranks from the bottom
//! left.
//!
//! Only the solver of small boards uses them; other code has [`SquareSet`].

use loa::{Size, SquareSet};

/// A set of cells.
pub(crate) type Cells = u32;

/// Visits the cells of a set, the lowest first.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| cells.trailing_zeros())?;
        cells &= cells - 1;
        Some(cell)
    })
}

/// A jump along a line.
#[derive(Clone, Copy)]
struct Reach {
    /// The cell it ends on; none if it would leave the board.
    to: Cells,
    /// The cells that it jumps over.
    over: Cells,
}

const OFF_BOARD: Reach = Reach { to: 0, over: 0 };

/// A line through a cell: its cells, and both jumps along it for each number of pieces on it.
#[derive(Clone, Copy)]
struct CellLine {
    cells: Cells,
    ways: [[Reach; 2]; LONGEST + 1],
}

/// The most squares that a line has.
pub(crate) const LONGEST: usize = Size::MAX as usize;

const EMPTY_LINE: CellLine = CellLine {
    cells: 0,
    ways: [[OFF_BOARD; 2]; LONGEST + 1],
};

/// How pieces move on the cells of a board.
pub(crate) struct Geometry {
    size: Size,
    lines: Vec<[CellLine; 4]>,
    neighbours: Vec<Cells>,
    line_counts: Vec<LineCounts>,
}

/// How a piece on a cell counts on its four lines. The pieces on all lines of a board are counted
/// in two words with four bits for each line.
#[derive(Clone, Copy, Default)]
pub(crate) struct LineCounts {
    /// What it adds: on rank and file in the first word, on the diagonals in the second.
    pub(crate) counts: [u64; 2],
    /// The shifts of its counts within the word, by axis; each word has two axes.
    pub(crate) shifts: [u8; 4],
}

impl Geometry {
    pub(crate) fn new(size: Size) -> Geometry {
        let cells = size.squares().len();
        let around = |cell| {
            Board(size)
                .around(cell)
                .fold(0, |set, other| set | 1 << other)
        };
        Geometry {
            size,
            lines: (0..cells).map(|cell| lines_of(size, cell)).collect(),
            neighbours: (0..cells).map(around).collect(),
            line_counts: line_counts_of(size),
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
            for (side, reach) in ways.iter().enumerate() {
                if reach.to != 0 {
                    visit(pieces, side, reach.to, reach.over);
                }
            }
        }
    }

    pub(crate) fn cells_of(&self, squares: SquareSet) -> Cells {
        squares.into_iter().fold(0, |cells, square| {
            cells | 1 << Board(self.size).cell(i32::from(square.file()), i32::from(square.rank()))
        })
    }

    /// Tells whether all cells of a set are connected, diagonals included.
    pub(crate) fn is_connected(&self, set: Cells) -> bool {
        let mut group = set & set.wrapping_neg();
        loop {
            let grown = each(group).fold(group, |grown, cell| {
                grown | self.neighbours[cell as usize] & set
            });
            if grown == group {
                return group == set;
            }
            group = grown;
        }
    }
}

/// Cells by file and rank.
#[derive(Clone, Copy)]
pub(crate) struct Board(pub(crate) Size);

impl Board {
    pub(crate) fn cell(self, file: i32, rank: i32) -> u32 {
        (rank * i32::from(self.0.width()) + file) as u32
    }

    pub(crate) fn file_and_rank(self, cell: u32) -> (i32, i32) {
        let width = i32::from(self.0.width());
        (cell as i32 % width, cell as i32 / width)
    }

    /// Returns the cell some steps away, if it is on the board.
    fn step(self, cell: u32, (files, ranks): (i32, i32), steps: i32) -> Option<u32> {
        let (file, rank) = self.file_and_rank(cell);
        let (file, rank) = (file + files * steps, rank + ranks * steps);
        let inside = (0..i32::from(self.0.width())).contains(&file)
            && (0..i32::from(self.0.height())).contains(&rank);
        inside.then(|| self.cell(file, rank))
    }

    fn around(self, cell: u32) -> impl Iterator<Item = u32> {
        let both_ways = |(files, ranks): (i32, i32)| [(files, ranks), (-files, -ranks)];
        AXES.into_iter()
            .flat_map(both_ways)
            .filter_map(move |way| self.step(cell, way, 1))
    }
}

/// One of the two directions along each kind of line.
const AXES: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

fn lines_of(size: Size, cell: u32) -> [CellLine; 4] {
    AXES.map(|way @ (files, ranks)| {
        let mut line = EMPTY_LINE;
        line.cells = 1 << cell;
        for (side, way) in [way, (-files, -ranks)].into_iter().enumerate() {
            let mut over = 0;
            for steps in 1..=LONGEST {
                let Some(to) = Board(size).step(cell, way, steps as i32) else {
                    break;
                };
                line.cells |= 1 << to;
                line.ways[steps][side] = Reach { to: 1 << to, over };
                over |= 1 << to;
            }
        }
        line
    })
}

/// Assigns four bits of the word for its axis to each line of two squares or more.
///
/// A line of one square needs none, because no jump along it stays on the board.
fn line_counts_of(size: Size) -> Vec<LineCounts> {
    let cells = size.squares().len();
    let mut all = vec![LineCounts::default(); cells as usize];
    let mut used = [0; 2];
    for axis in 0..AXES.len() {
        let word = axis / 2;
        let mut seen = 0;
        for cell in 0..cells {
            let line = lines_of(size, cell)[axis].cells;
            if seen & 1 << cell != 0 || line.count_ones() == 1 {
                continue;
            }
            seen |= line;
            for cell in each(line) {
                let counts = &mut all[cell as usize];
                counts.shifts[axis] = used[word];
                counts.counts[word] += 1 << used[word];
            }
            used[word] += 4;
        }
    }
    assert!(used.iter().all(|bits| *bits <= 64), "too many lines");
    all
}
