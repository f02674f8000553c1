use crate::cells::{Cells, Geometry, LONGEST, LineCounts, LineSums, each};

/// The moves of the player to move in a block.
///
/// What depends on the opposing pieces is computed once for the block. Own pieces are sets of
/// *numbers*: the free cells numbered from 0 without gaps.
pub(crate) struct BlockMoves {
    /// The opponent's pieces on each line.
    base: LineSums,
    pieces: Vec<PieceMoves>,
    /// For each cell, its number as a set.
    numbers: [Cells; Cells::BITS as usize],
}

/// The moves of a piece on a free cell.
struct PieceMoves {
    cell: Cells,
    lines: LineCounts,
    /// By axis and pieces on the line: where both directions lead, as a set with one number, as
    /// [`CAPTURE`] with the index of the opposing piece, or 0 for nowhere.
    ways: [[[Cells; 2]; LONGEST + 1]; 4],
}

/// Marks a capture. No free cell has this number, because the opponent has a piece.
const CAPTURE: Cells = 1 << (Cells::BITS - 1);

/// More moves than a player can have: 8 for each of at most 12 pieces.
const MAX_MOVES: usize = 128;

/// The moves of a position.
pub(crate) struct Moves {
    /// The own pieces after each move without capture.
    quiet: [Cells; MAX_MOVES],
    quiet_count: usize,
    /// The own pieces before the moves.
    own: Cells,
    /// For each capture, the number of the piece that moves, and the captured piece.
    captures: [[u8; 2]; MAX_MOVES],
    capture_count: usize,
}

impl Moves {
    pub(crate) fn new() -> Moves {
        Moves {
            quiet: [0; MAX_MOVES],
            quiet_count: 0,
            own: 0,
            captures: [[0; 2]; MAX_MOVES],
            capture_count: 0,
        }
    }

    /// The own pieces after each move without capture.
    pub(crate) fn quiet(&self) -> &[Cells] {
        &self.quiet[..self.quiet_count]
    }

    /// For each capture, the own pieces without the one that moves, and the index of the captured
    /// piece among the opposing ones.
    #[inline]
    pub(crate) fn captures(&self) -> impl ExactSizeIterator<Item = (Cells, u8)> {
        let captures = self.captures[..self.capture_count].iter();
        captures.map(|[number, taken]| (self.own ^ 1 << number, *taken))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.quiet_count + self.capture_count == 0
    }
}

impl BlockMoves {
    pub(crate) fn new(geometry: &Geometry, opposing: Cells) -> BlockMoves {
        let free = geometry.all() & !opposing;
        let mut numbers: [Cells; _] = [0; Cells::BITS as usize];
        for (number, cell) in each(free).enumerate() {
            numbers[cell as usize] = 1 << number;
        }
        let base = each(opposing).fold([0; 4], |base, cell| {
            sum(base, &geometry.line_counts(cell).counts)
        });
        let pieces = each(free).map(|cell| {
            let mut ways = [[[0; 2]; LONGEST + 1]; 4];
            for (axis, ways) in ways.iter_mut().enumerate() {
                geometry.for_each_way(cell, axis, |pieces, side, to, over| {
                    ways[pieces][side] = if over & opposing != 0 {
                        0
                    } else if to & opposing != 0 {
                        CAPTURE | Cells::from((opposing & (to - 1)).count_ones())
                    } else {
                        numbers[to.trailing_zeros() as usize]
                    };
                });
            }
            PieceMoves {
                cell: 1 << cell,
                lines: *geometry.line_counts(cell),
                ways,
            }
        });
        BlockMoves {
            base,
            pieces: pieces.collect(),
            numbers,
        }
    }

    /// Returns the numbers of a set of free cells.
    #[inline]
    pub(crate) fn numbers(&self, cells: Cells) -> Cells {
        each(cells).fold(0, |numbers, cell| numbers | self.numbers[cell as usize])
    }

    /// Returns the cells of a set of numbers.
    #[inline]
    pub(crate) fn cells(&self, numbers: Cells) -> Cells {
        let cell = |number: u32| self.pieces[number as usize].cell;
        each(numbers).fold(0, |cells, number| cells | cell(number))
    }

    /// Counts the pieces on all lines, the opponent's too.
    #[inline]
    pub(crate) fn line_sums(&self, own: Cells) -> LineSums {
        each(own).fold(self.base, |counts, number| {
            sum(counts, &self.pieces[number as usize].lines.counts)
        })
    }

    /// Finds the moves of own pieces.
    ///
    /// Branch-free: each direction is written, and the index of the next move advances only if it
    /// was a move. A branch would be mispredicted every third time.
    #[inline]
    pub(crate) fn find(&self, own: Cells, moves: &mut Moves) {
        let counts = self.line_sums(own);
        let (mut quiet, mut captures) = (0, 0);
        for number in each(own) {
            let piece = &self.pieces[number as usize];
            let staying = own ^ 1 << number;
            for (axis, ways) in piece.ways.iter().enumerate() {
                let pieces = counts[axis] >> piece.lines.shifts[axis] & 15;
                for to in ways[pieces as usize] {
                    let is_capture = (to / CAPTURE) as usize;
                    moves.quiet[quiet % MAX_MOVES] = staying | to;
                    quiet += usize::from(to & !own != 0) - is_capture;
                    moves.captures[captures % MAX_MOVES] = [number as u8, to as u8];
                    captures += is_capture;
                }
            }
        }
        moves.own = own;
        moves.quiet_count = quiet;
        moves.capture_count = captures;
    }
}

#[inline]
fn sum(a: LineSums, b: &LineSums) -> LineSums {
    std::array::from_fn(|axis| a[axis] + b[axis])
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Move, Position, Size, Start};
    use std::collections::BTreeSet;

    #[test]
    fn moves_are_those_of_the_rules() {
        for size in Size::all() {
            let geometry = Geometry::new(size);
            for start in Start::ALL {
                let mut position = Position::start(size, start);
                for ply in 0..12 {
                    let legal = position.legal_moves();
                    let expected: BTreeSet<(Cells, bool)> = legal
                        .iter()
                        .filter(|mv| **mv != Move::Pass)
                        .map(|mv| {
                            let after = position.after(*mv);
                            let count = |position: &Position| position.occupied().len();
                            let own = geometry.cells_of(after.pieces(position.turn()));
                            (own, count(&after) < count(&position))
                        })
                        .collect();
                    assert_eq!(found(&geometry, &position), expected, "{position:?}");
                    position = position.after(legal[ply * 7 % legal.len()]);
                }
            }
        }
    }

    /// The own pieces after each move, and whether it captures.
    fn found(geometry: &Geometry, position: &Position) -> BTreeSet<(Cells, bool)> {
        let turn = position.turn();
        let opposing = geometry.cells_of(position.pieces(turn.opponent()));
        let block = BlockMoves::new(geometry, opposing);
        let mut moves = Moves::new();
        block.find(
            block.numbers(geometry.cells_of(position.pieces(turn))),
            &mut moves,
        );
        let quiet = moves.quiet().iter().map(|own| (block.cells(*own), false));
        let captures = moves.captures().map(|(staying, taken)| {
            let landing = each(opposing).nth(usize::from(taken)).unwrap();
            (block.cells(staying) | 1 << landing, true)
        });
        quiet.chain(captures).collect()
    }
}
