use std::fmt;
use std::str::FromStr;

/// A square of the largest board, 8×8; `a1` is bottom left.
///
/// Squares are numbered along the ranks with a stride of 8 whatever the board's size, so that one
/// set of tables serves every size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares of the largest board.
    pub const COUNT: usize = 64;

    /// Returns the square on a file and a rank, both counted from 0; `None` beyond `h8`.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// Returns the square with a number from 0 (`a1`) to 63 (`h8`); higher bits are ignored.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        Square(index as u8 & 63)
    }

    /// Returns the square's number, 0 (`a1`) to 63 (`h8`).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, 0 for `a`.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns the rank, 0 for the bottom one.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }
}

/// Writes the file's letter and the rank's number, as in `c5`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file()),
            char::from(b'1' + self.rank())
        )
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A word that names no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a square (a1 to h8)", self.0)
    }
}

impl std::error::Error for ParseSquareError {}

/// Reads a letter `a` to `h`, in any case, and a number `1` to `8`.
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let square = match text.as_bytes() {
            [file, rank] => Square::new(
                file.to_ascii_lowercase().wrapping_sub(b'a'),
                rank.wrapping_sub(b'1'),
            ),
            _ => None,
        };
        square.ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}
