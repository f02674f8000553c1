//! Boards as machine words with one bit a square and no gaps: *cells*, numbered file by file along
//! the ranks, from the bottom left.
//!
//! Only this crate's tables use them; everybody else has [`SquareSet`].

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

/// Where a jump along a line ends, and what lies between.
#[derive(Clone, Copy)]
struct Reach {
    /// The cell it ends on; none when it would leave the board.
    to: Cells,
    /// The cells that it jumps over; all when it would leave the board, so that it is blocked by
    /// whatever the opponent has.
    over: Cells,
}

const OFF_BOARD: Reach = Reach {
    to: 0,
    over: Cells::MAX,
};

/// One line through a cell: its cells, and both ways along it for each number of pieces on it.
#[derive(Clone, Copy)]
struct Line {
    cells: Cells,
    ways: [[Reach; 2]; LONGEST + 1],
}

/// The most squares that a line has.
pub(crate) const LONGEST: usize = Size::MAX as usize;

const EMPTY_LINE: Line = Line {
    cells: 0,
    ways: [[OFF_BOARD; 2]; LONGEST + 1],
};

/// How pieces move on the cells of a board.
pub(crate) struct Geometry {
    size: Size,
    lines: Vec<[Line; 4]>,
    neighbours: Vec<Cells>,
    tallies: Vec<Tally>,
}

/// How a piece on a cell counts on its four lines, when the pieces on all lines of a board are
/// counted in two words with four bits a line.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    /// What it adds: on rank and file in the first word, on the diagonals in the second.
    pub(crate) counts: [u64; 2],
    /// How far its count is shifted within the word, by axis: two axes a word.
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
            tallies: tallies_of(size),
        }
    }

    /// The number of cells.
    pub(crate) fn cells(&self) -> u32 {
        self.lines.len() as u32
    }

    /// All cells.
    pub(crate) fn all(&self) -> Cells {
        Cells::MAX >> (Cells::BITS - self.cells())
    }

    /// How a piece on a cell counts on its lines.
    pub(crate) fn tally(&self, cell: u32) -> &Tally {
        &self.tallies[cell as usize]
    }

    /// Visits the ways along one line of a cell that stay on the board: for how many pieces on the
    /// line, which of both ways, the cell it ends on and the cells it jumps over, as sets.
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

    /// Visits each jump of a side: from where, the cell it ends on as a set, and whether it
    /// captures.
    #[inline(always)]
    pub(crate) fn for_each_jump(
        &self,
        own: Cells,
        opposing: Cells,
        mut visit: impl FnMut(u32, Cells, bool),
    ) {
        let occupied = own | opposing;
        let mut left = own;
        while left != 0 {
            let from = left.trailing_zeros();
            left &= left - 1;
            for line in &self.lines[from as usize] {
                let pieces = (line.cells & occupied).count_ones() as usize;
                for reach in line.ways[pieces] {
                    if reach.over & opposing == 0 && reach.to & !own != 0 {
                        visit(from, reach.to, reach.to & opposing != 0);
                    }
                }
            }
        }
    }

    /// Tells whether all cells of a set hang together, diagonals included.
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

    /// The cell some steps away, if it is on the board.
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

/// One of the two ways along each kind of line.
const AXES: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

fn lines_of(size: Size, cell: u32) -> [Line; 4] {
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

/// Gives each line of two squares or more four bits of the word for its axis.
///
/// A line of one square needs none: no jump along it stays on the board, whatever is counted.
fn tallies_of(size: Size) -> Vec<Tally> {
    let cells = size.squares().len();
    let mut tallies = vec![Tally::default(); cells as usize];
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
                let tally = &mut tallies[cell as usize];
                tally.shifts[axis] = used[word];
                tally.counts[word] += 1 << used[word];
            }
            used[word] += 4;
        }
    }
    assert!(used.iter().all(|bits| *bits <= 64), "too many lines");
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Problem;
    use loa::{Color, Move, Position, Square, Start};
    use std::collections::BTreeSet;

    #[test]
    fn jumps_are_those_of_the_rules() {
        for size in Size::all().filter(|size| size.squares().len() <= Problem::MAX_SQUARES) {
            let geometry = Geometry::new(size);
            for start in Start::ALL {
                let mut position = Position::start(size, start);
                for ply in 0..12 {
                    let jumps: Vec<_> = crate::probe::moves(&position);
                    let seen = jumps_of(&geometry, &position);
                    let known = jumps.iter().filter(|mv| **mv != Move::Pass);
                    let known: BTreeSet<String> = known.map(ToString::to_string).collect();
                    assert_eq!(seen, known, "{position:?}");
                    position = position.after(jumps[ply * 7 % jumps.len()]);
                }
            }
        }
    }

    fn jumps_of(geometry: &Geometry, position: &Position) -> BTreeSet<String> {
        let pieces = |color: Color| geometry.cells_of(position.pieces(color));
        let mover = position.turn();
        let board = Board(position.size());
        let square = |cell| {
            let (file, rank) = board.file_and_rank(cell);
            Square::new(file as u8, rank as u8).unwrap()
        };
        let mut seen = BTreeSet::new();
        geometry.for_each_jump(
            pieces(mover),
            pieces(mover.opponent()),
            |from, to, captures| {
                let to = square(to.trailing_zeros());
                assert_eq!(captures, position.at(to).is_some());
                seen.insert(Move::Jump(square(from), to).to_string());
            },
        );
        seen
    }
}
