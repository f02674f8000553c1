use crate::Square;
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// A set of squares, as a value of one machine word.
///
/// The set operations are the operators `|`, `&`, `-` and `!`; `!` complements within the largest
/// board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

/// Exchanges the bits of a mask with those `distance` higher.
const fn exchange(bits: u64, distance: u32, mask: u64) -> u64 {
    let change = (bits ^ bits >> distance) & mask;
    bits ^ change ^ change << distance
}

/// All files but the first, for steps that must not wrap round the edge.
const NOT_FILE_A: u64 = 0xfefe_fefe_fefe_fefe;
/// All files but the last.
const NOT_FILE_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// The first square of each rank.
const FILE_A: u64 = !NOT_FILE_A;

/// The file of each square, its rank above bit 16, and the sum of their squares above bit 32.
const PLACES: [u64; Square::COUNT] = {
    let mut places = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = (index as u64 % 8, index as u64 / 8);
        places[index] = file | rank << 16 | (file * file + rank * rank) << 32;
        index += 1;
    }
    places
};

impl SquareSet {
    /// The set without squares.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Returns the set of the squares on the first files and ranks.
    pub(crate) const fn rectangle(width: u8, height: u8) -> SquareSet {
        let rank = (1u64 << width) - 1;
        let ranks = if height >= 8 {
            u64::MAX
        } else {
            (1u64 << (8 * height)) - 1
        };
        SquareSet((rank * FILE_A) & ranks)
    }

    /// Returns the set whose square number `n` is in it where bit `n` is set.
    #[inline]
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// Returns the set as a word: bit `n` for the square number `n`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the set of one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.index())
    }

    /// Reads a picture: the ranks from the top, one word each, `.` for a square that is not in
    /// the set and anything else for one that is. The bottom left sign is `a1`.
    ///
    /// # Panics
    /// If the picture is larger than 8×8. Pictures are for docs and tests; see
    /// [`squares!`](crate::squares).
    pub fn from_picture(picture: &str) -> SquareSet {
        let ranks = picture.split_whitespace().rev().enumerate();
        ranks
            .flat_map(|(rank, signs)| {
                let marked = signs.chars().enumerate().filter(|(_, sign)| *sign != '.');
                marked.map(move |(file, _)| {
                    Square::new(file as u8, rank as u8).expect("a picture is at most 8x8")
                })
            })
            .collect()
    }

    /// Tells whether a square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Tells whether there are no squares.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether there are two squares or more.
    #[inline]
    const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns the square with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_index(self.0.trailing_zeros() as usize))
        }
    }

    /// Returns the set mirrored left to right on a board with this many files.
    pub(crate) const fn mirrored_files(self, width: u8) -> SquareSet {
        SquareSet(self.0.swap_bytes().reverse_bits() >> (8 - width))
    }

    /// Returns the set mirrored top to bottom on a board with this many ranks.
    pub(crate) const fn mirrored_ranks(self, height: u8) -> SquareSet {
        SquareSet(self.0.swap_bytes() >> (8 * (8 - height)))
    }

    /// Returns the set with files and ranks exchanged: the square matrix of bits is transposed
    /// block by block (Warren, *Hacker's Delight*).
    pub(crate) const fn transposed(self) -> SquareSet {
        let bits = exchange(self.0, 7, 0x00aa_00aa_00aa_00aa);
        let bits = exchange(bits, 14, 0x0000_cccc_0000_cccc);
        SquareSet(exchange(bits, 28, 0x0000_0000_f0f0_f0f0))
    }

    /// Returns the squares that touch a square of the set at a side or a corner. A square of the
    /// set itself is in the result where it touches another one.
    #[inline]
    pub const fn neighbours(self) -> SquareSet {
        let sides = (self.0 & NOT_FILE_H) << 1 | (self.0 & NOT_FILE_A) >> 1;
        let row = self.0 | sides;
        SquareSet(sides | row << 8 | row >> 8)
    }

    /// Returns the squares of the set that are connected with a square of `seed`, over the eight
    /// neighbours. `seed` must lie in the set.
    #[inline]
    pub const fn group_of(self, seed: SquareSet) -> SquareSet {
        let mut group = seed.0;
        loop {
            let grown = (group | SquareSet(group).neighbours().0) & self.0;
            if grown == group {
                return SquareSet(group);
            }
            group = grown;
        }
    }

    /// Tells whether the squares are one group over the eight neighbours. No square and one
    /// square count as connected.
    #[inline]
    pub const fn is_connected(self) -> bool {
        let lonely = self.0 & !self.neighbours().0;
        if lonely != 0 {
            // A square without neighbour is a group of its own: most positions end here.
            return !self.has_several();
        }
        let first = self.0 & self.0.wrapping_neg();
        self.group_of(SquareSet(first)).0 == self.0
    }

    /// Returns the groups, connected over the eight neighbours.
    pub fn groups(self) -> impl Iterator<Item = SquareSet> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let group = rest.group_of(SquareSet::of(rest.first()?));
            rest = rest - group;
            Some(group)
        })
    }

    /// Returns the mean square distance of the squares from their centre of mass.
    #[inline]
    pub fn variance(self) -> f32 {
        let [files, ranks, both] = self.sums();
        let count = self.len().max(1) as f32;
        let mean = (files * files + ranks * ranks) as f32 / count;
        ((both as f32 - mean) / count).max(0.0)
    }

    /// Returns the square nearest to the centre of mass; `None` without squares.
    #[inline]
    pub fn center(self) -> Option<Square> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let [files, ranks, _] = self.sums();
        let [file, rank] = [files, ranks].map(|sum| (2 * sum + count) / (2 * count));
        Some(Square::from_index((8 * rank + file) as usize))
    }

    /// The sum of the files, that of the ranks, and that of their squares.
    #[inline]
    fn sums(self) -> [u32; 3] {
        let sums = self.into_iter().map(|square| PLACES[square.index()]);
        let sums: u64 = sums.sum();
        [sums & 0xffff, sums >> 16 & 0xffff, sums >> 32].map(|sum| sum as u32)
    }

    /// Tells, without looking at any move, that the set stays unconnected when one square of it
    /// is moved anywhere or taken away. `false` says nothing.
    ///
    /// Ranks that hold two squares or more are still occupied after one change, so the ranks
    /// between two of them must be occupied as well, and one change fills at most one. The same
    /// holds for files. And squares without neighbour, but for the one that moves, must all touch
    /// the one it moves to, so they lie within three ranks and three files.
    #[inline]
    pub const fn is_far_from_connected(self) -> bool {
        let (ranks, full_ranks) = self.occupied_ranks();
        let (files, full_files) = self.occupied_files();
        if several_between(ranks, full_ranks) || several_between(files, full_files) {
            return true;
        }
        let lonely = SquareSet(self.0 & !self.neighbours().0);
        lonely.occupied_ranks().0.count_ones() > 4 || lonely.occupied_files().0.count_ones() > 4
    }

    /// The ranks with a square and the ranks with two or more, a bit a rank.
    #[inline]
    const fn occupied_ranks(self) -> (u8, u8) {
        let occupied = first_of_ranks(self.0);
        (
            gather(occupied),
            gather(first_of_ranks(self.0 & self.0.wrapping_sub(occupied))),
        )
    }

    /// The files with a square and the files with two or more, a bit a file.
    #[inline]
    const fn occupied_files(self) -> (u8, u8) {
        let (one, two) = (self.0 | self.0 >> 32, self.0 & self.0 >> 32);
        let (one, two) = (one | one >> 16, two | two >> 16 | one & one >> 16);
        (
            (one | one >> 8) as u8,
            (two | two >> 8 | one & one >> 8) as u8,
        )
    }
}

/// The first square of each rank that holds any.
#[inline]
const fn first_of_ranks(bits: u64) -> u64 {
    (((bits & NOT_FILE_H) + NOT_FILE_H) | bits) >> 7 & FILE_A
}

/// Packs the first squares of the ranks into one byte.
#[inline]
const fn gather(firsts: u64) -> u8 {
    (firsts.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Tells whether two or more of the lines between the outermost `full` ones are not `occupied`.
#[inline]
const fn several_between(occupied: u8, full: u8) -> bool {
    if full == 0 {
        return false;
    }
    let span = (u8::MAX << full.trailing_zeros()) & (u8::MAX >> full.leading_zeros());
    let gaps = span & !occupied;
    gaps & gaps.wrapping_sub(1) != 0
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

/// The squares of a set in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares
            .into_iter()
            .fold(SquareSet::EMPTY, |set, square| set | SquareSet::of(square))
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl Sub for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

/// Draws the largest board, ranks from the top, `x` for a square of the set.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for file in 0..8 {
                let bit = self.0 >> (rank * 8 + file) & 1;
                f.write_str(if bit == 1 { "x " } else { ". " })?;
            }
        }
        Ok(())
    }
}

/// Makes a [`SquareSet`] from a picture, ranks from the top, `.` for a square outside.
///
/// ```
/// let set = loa::squares!(
///     ". x ."
///     "x . x"
///     ". . ."
/// );
/// assert!(set.is_connected());
/// assert_eq!(set.len(), 3);
/// ```
#[macro_export]
macro_rules! squares {
    ($($rank:literal)+) => {
        $crate::SquareSet::from_picture(
            &[$($rank.replace(' ', "")),+].join(" ")
        )
    };
}
