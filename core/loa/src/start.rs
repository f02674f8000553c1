use crate::{ByColor, Color, Size, Square, SquareSet, UnknownNameError};
use core::fmt;
use core::str::FromStr;

/// An arrangement of the pieces at the start of a game, on a board of any size.
///
/// Corners are empty in each of them, and Black moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Start {
    /// Black on the first and last rank, White on the first and last file.
    Standard,
    /// The standard start with the colors exchanged.
    Sides,
    /// The two colors alternate along the edge ("scrambled eggs").
    Scrambled,
}

impl Start {
    /// All start positions.
    pub const ALL: [Start; 3] = [Start::Standard, Start::Sides, Start::Scrambled];

    /// Returns the squares of each side's pieces.
    pub fn pieces(self, size: Size) -> ByColor<SquareSet> {
        ByColor::from_fn(|color| {
            let of_color = |square: &Square| self.piece(size, *square) == Some(color);
            size.squares().into_iter().filter(of_color).collect()
        })
    }

    fn piece(self, size: Size, square: Square) -> Option<Color> {
        let (file, rank) = (square.file(), square.rank());
        let (right, top) = (size.width() - 1, size.height() - 1);
        let on_rank_edge = rank == 0 || rank == top;
        let on_file_edge = file == 0 || file == right;
        if on_rank_edge == on_file_edge {
            return None; // a corner, or inside
        }
        let black = match self {
            Start::Standard => on_rank_edge,
            Start::Sides => on_file_edge,
            Start::Scrambled if rank == 0 => file % 2 == 0,
            Start::Scrambled if rank == top => file % 2 == 1,
            Start::Scrambled if file == 0 => rank % 2 == 1,
            Start::Scrambled => rank % 2 == 0,
        };
        Some(if black { Color::Black } else { Color::White })
    }

    /// Returns the name by which the start position is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Start::Standard => "standard",
            Start::Sides => "sides",
            Start::Scrambled => "scrambled",
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a start position's name, in any case.
impl FromStr for Start {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Start, UnknownNameError> {
        Start::ALL
            .into_iter()
            .find(|start| text.eq_ignore_ascii_case(start.name()))
            .ok_or_else(|| {
                let fault = "is not a start position (standard, sides or scrambled)";
                UnknownNameError::new(text, fault)
            })
    }
}
