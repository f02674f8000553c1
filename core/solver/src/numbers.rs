use crate::Problem;
use crate::cells::{Cells, each};
use crate::combinations::{choose, rank_of};
use crate::index::squeeze;
use loa::{ByColor, Color, Position, Size, SquareSet, Symmetry};

/// A number for every position with at least one and at most a number of pieces of each side:
/// dense, from 0 on, and reversible.
///
/// Positions with equal numbers of pieces are together, fewer black pieces first, then fewer white
/// ones. Among them they are ordered by the squares of the black pieces, then by those of the white
/// pieces among the squares left, then by the side to move. Squares are numbered from left to right
/// and then from top to bottom; sets of squares are in colexicographic order.
///
/// ```
/// use loa::{Position, Size, Start};
/// use loa_solver::PositionNumbers;
///
/// let start = Position::start(Size::new(3, 3).expect("3x3 is a size"), Start::Standard);
/// let numbers = PositionNumbers::new(&start);
/// assert_eq!(numbers.count(), 2664);
/// let number = numbers.number(&start).expect("the start has a number");
/// assert_eq!(numbers.position(number), Some(start));
/// assert_eq!(numbers.position(numbers.count()), None);
/// ```
#[derive(Clone, Debug)]
pub struct PositionNumbers {
    size: Size,
    /// The greatest number of pieces of each side.
    material: ByColor<u32>,
    /// The numbers of pieces, black ones first, and the first position with them.
    groups: Vec<(ByColor<u32>, u64)>,
    count: u64,
    /// Exchanges top and bottom: the number of a square is the cell of its image.
    mirror: Symmetry,
}

impl PositionNumbers {
    /// Makes the numbering of the positions with at most the pieces of a start position, on a board
    /// of at most 36 squares.
    ///
    /// # Panics
    /// When the board has more squares: there are too many positions.
    pub fn new(start: &Position) -> PositionNumbers {
        assert!(start.size().squares().len() <= 36, "a board of 6x6 or less");
        let material = ByColor::from_fn(|color| start.pieces(color).len());
        PositionNumbers::with(start.size(), material)
    }

    /// Makes the numbering of all positions of a problem.
    pub fn of(problem: &Problem) -> PositionNumbers {
        let material = ByColor::from_fn(|color| problem.material()[color].into());
        PositionNumbers::with(problem.size(), material)
    }

    fn with(size: Size, material: ByColor<u32>) -> PositionNumbers {
        let mirror = Symmetry::of(size).nth(1);
        let all = size.squares().len();
        let mut groups = Vec::new();
        let mut count = 0;
        for black in 1..=material.black {
            for white in 1..=material.white {
                groups.push((ByColor { black, white }, count));
                count += 2 * choose(all, black) * choose(all - black, white);
            }
        }
        PositionNumbers {
            size,
            material,
            groups,
            count,
            mirror: mirror.expect("boards have at least four symmetries"),
        }
    }

    /// Returns how many numbers there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Returns a position's number; `None` if it has too many pieces of a side, none at all, or
    /// another board.
    pub fn number(&self, position: &Position) -> Option<u64> {
        let pieces = ByColor::from_fn(|color| position.pieces(color));
        let (blacks, whites) = (pieces.black.len(), pieces.white.len());
        if position.size() != self.size
            || !(1..=self.material.black).contains(&blacks)
            || !(1..=self.material.white).contains(&whites)
        {
            return None;
        }
        let group = (blacks - 1) * self.material.white + whites - 1;
        let (_, first) = self.groups[group as usize];
        let [black, white] = [pieces.black, pieces.white].map(|set| self.mirror.set(set).bits());
        let off = self.off_board();
        let placements = choose(self.size.squares().len() - blacks, whites);
        let placement = rank_of(squeeze(black, off), 0, 0) * placements
            + rank_of(squeeze(white, off | black), 0, 0);
        Some(first + 2 * placement + u64::from(position.turn() == Color::White))
    }

    /// Returns the position with a number; `None` beyond the last one.
    pub fn position(&self, number: u64) -> Option<Position> {
        if number >= self.count {
            return None;
        }
        let after = self.groups.partition_point(|(_, first)| *first <= number);
        let (ByColor { black, white }, first) = self.groups[after - 1];
        let placement = (number - first) / 2;
        let (squares, off) = (self.size.squares().len(), self.off_board());
        let placements = choose(squares - black, white);
        let black = spread(unrank(placement / placements, black, squares), off);
        let white = spread(unrank(placement % placements, white, squares), off | black);
        let set = |bits| self.mirror.set(SquareSet::from_bits(bits));
        let pieces = ByColor {
            black: set(black),
            white: set(white),
        };
        Position::from_pieces(self.size, pieces, Color::ALL[(number % 2) as usize])
    }

    /// Returns the bits of sets of squares that are none of the board's.
    const fn off_board(&self) -> u64 {
        !self.size.squares().bits()
    }
}

/// Returns the set of a size with a rank among all of that size, below a number of squares.
fn unrank(mut rank: u64, size: u32, squares: u32) -> u64 {
    let mut mask = 0;
    let mut place = squares;
    for nth in (1..=size).rev() {
        place -= 1;
        while choose(place, nth) > rank {
            place -= 1;
        }
        rank -= choose(place, nth);
        mask |= 1 << place;
    }
    mask
}

/// Undoes [`squeeze`].
fn spread(mut mask: Cells, taken: Cells) -> Cells {
    let mut set = 0;
    for place in each(!taken) {
        set |= (mask & 1) << place;
        mask >>= 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;

    fn numbers(size: &str, start: Start) -> PositionNumbers {
        PositionNumbers::new(&Position::start(size.parse().unwrap(), start))
    }

    #[test]
    fn numbers_of_every_board_are_reversible() {
        for size in Size::all().filter(|size| size.squares().len() <= 36) {
            for start in Start::ALL {
                let start = Position::start(size, start);
                let numbers = PositionNumbers::new(&start);
                let step = match numbers.count() {
                    ..100_000 => 1,
                    many => many as usize / 1000,
                };
                let some = (0..numbers.count()).step_by(step);
                for number in some.chain([numbers.count() - 1]) {
                    let position = numbers.position(number).unwrap();
                    assert_eq!(numbers.number(&position), Some(number), "{size}");
                }
                assert!(numbers.number(&start).is_some());
                assert_eq!(numbers.position(numbers.count()), None);
            }
        }
    }

    #[test]
    fn there_are_as_many_numbers_as_placements() {
        // Chosen with at most 4 pieces a side on 16 squares, either side to move.
        assert_eq!(numbers("4x4", Start::Standard).count(), 4_524_440);
    }

    #[test]
    fn positions_of_other_boards_have_no_number() {
        let numbers = numbers("3x4", Start::Standard);
        for size in ["4x3", "3x4"] {
            let empty = Position::empty(size.parse().unwrap());
            assert_eq!(numbers.number(&empty), None);
        }
    }
}
