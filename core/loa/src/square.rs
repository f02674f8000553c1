use crate::UnknownNameError;
use core::fmt;
use core::str::FromStr;

/// A square of the largest board, 8×8; `a1` is bottom left.
///
/// Squares are numbered along the ranks with a stride of 8 whatever the board's size, so that one
/// set of tables serves every size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares of the largest board.
    pub const COUNT: usize = 64;

    /// All squares of the largest board, by number.
    pub const ALL: [Square; Square::COUNT] = {
        let mut squares = [Square(0); Square::COUNT];
        let mut index = 0;
        while index < Square::COUNT {
            squares[index] = Square(index as u8);
            index += 1;
        }
        squares
    };

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

/// Defines a constant for each square, given in the order of their numbers.
macro_rules! square_constants {
    ($($name:ident)+) => {
        #[derive(Clone, Copy)]
        enum Number { $($name),+ }

        impl Square {
            $(
                #[doc = concat!("The square ", stringify!($name), ".")]
                pub const $name: Square = Square(Number::$name as u8);
            )+
        }
    };
}

square_constants! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
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

/// Reads a letter `a` to `h`, in any case, and a number `1` to `8`.
impl FromStr for Square {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Square, UnknownNameError> {
        let square = match text.as_bytes() {
            [file, rank] => Square::new(
                file.to_ascii_lowercase().wrapping_sub(b'a'),
                rank.wrapping_sub(b'1'),
            ),
            _ => None,
        };
        square.ok_or_else(|| UnknownNameError::new(text, "is not a square (a1 to h8)"))
    }
}
