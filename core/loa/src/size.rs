use crate::geometry::Geometry;
use crate::{OffBoardError, Square, SquareSet, UnknownNameError};
use core::fmt;
use core::str::FromStr;

/// The size of a board: 3 to 8 squares each way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The usual board, 8×8.
    pub const STANDARD: Size = Size {
        width: 8,
        height: 8,
    };

    /// The shortest side of a board.
    pub const MIN: u8 = 3;
    /// The longest side of a board.
    pub const MAX: u8 = 8;

    /// Returns the size with this many files and ranks; `None` unless both are 3 to 8.
    pub const fn new(width: u8, height: u8) -> Option<Size> {
        let fits =
            width >= Size::MIN && width <= Size::MAX && height >= Size::MIN && height <= Size::MAX;
        if fits {
            Some(Size { width, height })
        } else {
            None
        }
    }

    /// Returns all 36 sizes, the narrowest first.
    pub fn all() -> impl Iterator<Item = Size> {
        (Size::MIN..=Size::MAX)
            .flat_map(|width| (Size::MIN..=Size::MAX).map(move |height| Size { width, height }))
    }

    /// Returns the number of files.
    #[inline]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Returns the number of ranks.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Returns the size with files and ranks exchanged.
    #[must_use]
    pub const fn transposed(self) -> Size {
        Size {
            width: self.height,
            height: self.width,
        }
    }

    /// Returns the squares of a board of this size.
    #[inline]
    pub const fn squares(self) -> SquareSet {
        SquareSet::rectangle(self.width, self.height)
    }

    /// Returns the squares of the line with a number, as a [`LineObserver`](crate::LineObserver) is
    /// told it; none on a board without this line.
    ///
    /// # Panics
    /// If `number` is not below [`LineIndex::LINES`](crate::LineIndex::LINES).
    pub fn line(self, number: usize) -> SquareSet {
        Geometry::of(self).lines[number].squares()
    }

    /// Tells whether a square is on a board of this size.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.width && square.rank() < self.height
    }

    /// Checks that a square is on a board of this size.
    ///
    /// # Errors
    /// If it is not.
    pub const fn check(self, square: Square) -> Result<(), OffBoardError> {
        match self.contains(square) {
            true => Ok(()),
            false => Err(OffBoardError { square, size: self }),
        }
    }

    /// The size's place among the 36, for tables by size.
    pub(crate) const fn ordinal(self) -> usize {
        (self.width - Size::MIN) as usize * 6 + (self.height - Size::MIN) as usize
    }
}

impl Default for Size {
    fn default() -> Size {
        Size::STANDARD
    }
}

/// Writes files and ranks, as in `8x8`.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// Reads files and ranks, as in `8x8` or `6X5`.
impl FromStr for Size {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Size, UnknownNameError> {
        let side = |digits: &str| digits.parse::<u8>().ok();
        text.split_once(['x', 'X'])
            .and_then(|(width, height)| Size::new(side(width)?, side(height)?))
            .ok_or_else(|| UnknownNameError::new(text, "is not a board size (3x3 to 8x8)"))
    }
}
