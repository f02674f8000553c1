use crate::Variant;
use loa::{ByColor, Color, Position, Square, SquareSet};

/// A number for every position with at least one and at most the starting number of pieces of each
/// side: dense, from 0 on, and reversible.
///
/// Positions with equal numbers of pieces stand together, fewer of `X` first, then fewer of `o`.
/// Among them they are ordered by where the `X` are, then by where the `o` are among the squares
/// left, then by the side to move. Squares count as in
/// [`square_number`](Variant::square_number); sets of squares are in colexicographic order.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::{PositionNumbers, Variant};
///
/// let variant = Variant::new(3, 3, Goal::Connect).expect("a size that there is");
/// let numbers = PositionNumbers::new(&variant);
/// assert_eq!(numbers.count(), 2664);
/// let start = variant.initial_position();
/// let number = numbers.number(&start).expect("the start has a number");
/// assert_eq!(numbers.position(number), Some(start));
/// assert_eq!(numbers.position(numbers.count()), None);
/// ```
#[derive(Clone, Debug)]
pub struct PositionNumbers {
    variant: Variant,
    /// The number of squares.
    squares: usize,
    /// The greatest number of pieces of each side.
    most: ByColor<usize>,
    /// One for each numbers of pieces: those of `X` first, then those of `o`.
    blocks: Vec<Block>,
    count: u64,
    /// The square with each number.
    order: Vec<Square>,
    /// The bit of each square, 0 off the board.
    bits: [u64; Square::COUNT],
}

/// The positions with certain numbers of pieces.
#[derive(Clone, Copy, Debug)]
struct Block {
    pieces: ByColor<usize>,
    first: u64,
}

/// The squares of each side's pieces, a bit for each square number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement(ByColor<u64>);

impl Placement {
    /// Returns the placement after a jump of a side's piece, given the bits of the two squares.
    pub(crate) fn after(self, color: Color, from: u64, to: u64) -> Placement {
        let Placement(mut pieces) = self;
        pieces[color] ^= from | to;
        pieces[!color] &= !to;
        Placement(pieces)
    }
}

/// The most squares, and the most pieces of a side, on a board of 6x6.
const SQUARES: usize = 36;
const PIECES: usize = 8;

/// Pascal's triangle, as far as it is needed.
const CHOOSE: [[u64; PIECES + 1]; SQUARES + 1] = {
    let mut table = [[0; PIECES + 1]; SQUARES + 1];
    let mut n = 0;
    while n <= SQUARES {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= PIECES {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The number of ways to choose so many of so many squares.
const fn ways(squares: usize, pieces: usize) -> u64 {
    CHOOSE[squares][pieces]
}

impl PositionNumbers {
    /// Makes the numbering of a variant's positions; the goal doesn't matter to it.
    pub fn new(variant: &Variant) -> PositionNumbers {
        let start = variant.initial_position();
        let most = ByColor::from_fn(|color| start.pieces(color).len() as usize);
        let squares = variant.size().squares().len() as usize;
        let mut blocks = Vec::new();
        let mut count = 0;
        for black in 1..=most.black {
            for white in 1..=most.white {
                blocks.push(Block {
                    pieces: ByColor { black, white },
                    first: count,
                });
                count += 2 * ways(squares, black) * ways(squares - black, white);
            }
        }
        let order: Vec<Square> = (0..).map_while(|n| variant.numbered_square(n)).collect();
        let mut bits = [0; Square::COUNT];
        for (number, square) in order.iter().enumerate() {
            bits[square.index()] = 1 << number;
        }
        PositionNumbers {
            variant: *variant,
            squares,
            most,
            blocks,
            count,
            order,
            bits,
        }
    }

    /// Returns how many numbers there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Returns a position's number; `None` if it has too many pieces of a side, none at all, or
    /// another board.
    pub fn number(&self, position: &Position) -> Option<u64> {
        if position.size() != self.variant.size() {
            return None;
        }
        self.number_of(self.placement(position), position.turn())
    }

    /// Returns the position with a number; `None` beyond the last one.
    pub fn position(&self, number: u64) -> Option<Position> {
        self.reader().read(number)
    }

    /// Returns something that finds positions faster the nearer their numbers are together.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader {
            numbers: self,
            blacks: None,
            both: None,
        }
    }

    /// Returns the squares of a position's pieces.
    pub(crate) fn placement(&self, position: &Position) -> Placement {
        let gather = |squares: SquareSet| {
            let bits = squares.into_iter().map(|square| self.bit(square));
            bits.fold(0, |mask, bit| mask | bit)
        };
        Placement(ByColor::from_fn(|color| gather(position.pieces(color))))
    }

    /// Returns the bit of a square of the board.
    pub(crate) fn bit(&self, square: Square) -> u64 {
        self.bits[square.index()]
    }

    /// Returns the number of the position with these pieces and side to move.
    pub(crate) fn number_of(&self, placement: Placement, to_move: Color) -> Option<u64> {
        let Placement(ByColor { black, white }) = placement;
        let pieces = |mask: u64| mask.count_ones() as usize;
        let (blacks, whites) = (pieces(black), pieces(white));
        if !(1..=self.most.black).contains(&blacks) || !(1..=self.most.white).contains(&whites) {
            return None;
        }
        let block = &self.blocks[(blacks - 1) * self.most.white + whites - 1];
        let placements = ways(self.squares - blacks, whites);
        let placement = rank(black) * placements + rank(squeeze(white, black));
        Some(block.first + 2 * placement + u64::from(to_move == Color::White))
    }
}

/// Finds positions by their numbers, and keeps the last one for what the next one has in common
/// with it.
pub(crate) struct Reader<'a> {
    numbers: &'a PositionNumbers,
    /// The `X` of the last position: their number of pieces and rank, their mask, a board with
    /// them.
    blacks: Option<((usize, u64), u64, Position)>,
    /// The last position, and its number less the side to move.
    both: Option<(u64, Position)>,
}

impl Reader<'_> {
    /// Returns the position with a number; `None` beyond the last one.
    pub(crate) fn read(&mut self, number: u64) -> Option<Position> {
        if number >= self.numbers.count {
            return None;
        }
        // Blocks have even sizes, so that an odd number has White to move.
        let placement = number & !1;
        let mut position = match self.both {
            Some((last, position)) if last == placement => position,
            _ => self.place(placement)?,
        };
        self.both = Some((placement, position));
        if number != placement {
            position.set_turn(Color::White);
        }
        Some(position)
    }

    /// Makes the position with an even number.
    fn place(&mut self, number: u64) -> Option<Position> {
        let numbers = self.numbers;
        let after = numbers
            .blocks
            .partition_point(|block| block.first <= number);
        let block = numbers.blocks[after - 1];
        let ByColor { black, white } = block.pieces;
        let placement = (number - block.first) / 2;
        let whites = ways(numbers.squares - black, white);
        let key = (black, placement / whites);
        let (taken, board) = match self.blacks {
            Some((last, taken, board)) if last == key => (taken, board),
            _ => {
                let mask = unrank(key.1, black, numbers.squares);
                let empty = Position::empty(numbers.variant.size());
                (mask, self.add(empty, mask, Color::Black)?)
            }
        };
        self.blacks = Some((key, taken, board));
        let white = unrank(placement % whites, white, numbers.squares);
        self.add(board, spread(white, taken), Color::White)
    }

    fn add(&self, mut board: Position, mask: u64, color: Color) -> Option<Position> {
        for place in places(mask) {
            let square = self.numbers.order[place];
            board.set(square, Some(color), Color::Black).ok()?;
        }
        Some(board)
    }
}

/// The places marked in a mask, the lowest first.
fn places(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

/// The place of a set among all of its size.
fn rank(mask: u64) -> u64 {
    let terms = places(mask).zip(1..);
    terms.map(|(place, nth)| ways(place, nth)).sum()
}

/// The set of a size with a place among all of that size, below a number of squares.
fn unrank(mut rank: u64, size: usize, squares: usize) -> u64 {
    let mut mask = 0;
    let mut place = squares;
    for nth in (1..=size).rev() {
        place -= 1;
        while ways(place, nth) > rank {
            place -= 1;
        }
        rank -= ways(place, nth);
        mask |= 1 << place;
    }
    mask
}

/// Takes the places of `taken` out and closes the gaps.
fn squeeze(mask: u64, taken: u64) -> u64 {
    let lower_taken = |place: usize| (taken & ((1 << place) - 1)).count_ones() as usize;
    places(mask).fold(0, |set, place| set | 1 << (place - lower_taken(place)))
}

/// Undoes [`squeeze`].
fn spread(mask: u64, taken: u64) -> u64 {
    let open = |place: usize, gap: usize| place + usize::from(gap <= place);
    places(mask).fold(0, |set, place| set | 1 << places(taken).fold(place, open))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Goal;

    #[test]
    fn every_number_of_a_board_is_that_of_its_position() {
        for (width, height) in [(3, 3), (3, 4), (4, 3)] {
            let variant = Variant::new(width, height, Goal::Connect).unwrap();
            let numbers = PositionNumbers::new(&variant);
            for number in 0..numbers.count() {
                let position = numbers.position(number).unwrap();
                assert_eq!(numbers.number(&position), Some(number));
            }
        }
    }

    #[test]
    fn numbers_of_every_board_are_reversible() {
        for width in 3..=6 {
            for height in 3..=6 {
                let variant = Variant::new(width, height, Goal::Misere).unwrap();
                let numbers = PositionNumbers::new(&variant);
                let step = (numbers.count() / 1000).max(1) as usize;
                for number in (0..numbers.count())
                    .step_by(step)
                    .chain([numbers.count() - 1])
                {
                    let position = numbers.position(number).unwrap();
                    assert_eq!(numbers.number(&position), Some(number), "{variant}");
                }
                assert!(numbers.number(&variant.initial_position()).is_some());
                assert_eq!(numbers.position(numbers.count()), None);
            }
        }
    }

    #[test]
    fn there_are_as_many_numbers_as_placements() {
        // Chosen with at most 4 pieces a side on 16 squares, either side to move.
        let variant = Variant::new(4, 4, Goal::Connect).unwrap();
        assert_eq!(PositionNumbers::new(&variant).count(), 4_524_440);
    }

    #[test]
    fn positions_of_other_boards_have_no_number() {
        let numbers = PositionNumbers::new(&Variant::new(3, 4, Goal::Connect).unwrap());
        let other = Variant::new(4, 3, Goal::Connect).unwrap();
        assert_eq!(numbers.number(&other.initial_position()), None);
        assert_eq!(
            numbers.number(&Position::empty(numbers.variant.size())),
            None
        );
    }
}
