use anstyle::Style;
use loa::{Axis, Color, Move, Position, Square};
use std::fmt;

/// A board for people to look at: coordinates, the last move in brackets, and around the edge the
/// number of pieces on each line.
///
/// Every line's number stands where the line leaves the board: `-` a rank, `|` a file, `/` and `\`
/// the diagonals that lean that way. `{}` writes it plainly, `{:#}` with ANSI escape codes.
///
/// ```text
///      a  b  c  d
///      /0 /2 /1
///  4 | .  b  b  .  | -2 /1 \0
///  3 | w  .  .  w  | -2 /2 \2
///  2 | w  .  .  w  | -2 /2 \2
///  1 | .  b  b  .  | -2 /0 \1
///      \0 \2 \2
///      |2 |2 |2 |2
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    position: Position,
    last_move: Option<Move>,
}

/// How the parts of a picture look.
struct Palette {
    black: Style,
    white: Style,
    /// Empty squares.
    faint: Style,
}

const PLAIN: Palette = Palette {
    black: Style::new(),
    white: Style::new(),
    faint: Style::new(),
};

/// Black's pieces have another background, so that the sides differ on dark and light screens, and
/// for color-blind eyes.
const STYLED: Palette = Palette {
    black: Style::new().bold().invert(),
    white: Style::new().bold(),
    faint: Style::new().dimmed(),
};

impl Picture {
    /// Takes the picture of a position.
    pub const fn new(position: &Position, last_move: Option<Move>) -> Picture {
        Picture {
            position: *position,
            last_move,
        }
    }

    fn square(&self, square: Square, palette: &Palette) -> String {
        let (sign, style) = match self.position.at(square) {
            Some(Color::Black) => ('b', palette.black),
            Some(Color::White) => ('w', palette.white),
            None => ('.', palette.faint),
        };
        match self.last_move {
            Some(Move::Jump(from, to)) if square == from || square == to => {
                format!("[{style}{sign}{style:#}]")
            }
            _ => format!(" {style}{sign}{style:#} "),
        }
    }

    fn files(&self) -> std::ops::Range<u8> {
        0..self.position.size().width()
    }

    /// The numbers of the lines along an axis through the squares of a rank. A diagonal that
    /// leaves the board through its last file has its number there.
    fn counts_along(&self, rank: u8, axis: Axis) -> String {
        let right = self.position.size().width() - 1;
        self.files()
            .filter(|file| axis == Axis::Vertical || *file < right)
            .filter_map(|file| self.count(file, rank, axis))
            .collect()
    }

    /// The number of a line through a square, with the sign of its direction.
    fn count(&self, file: u8, rank: u8, axis: Axis) -> Option<String> {
        let sign = match axis {
            Axis::Horizontal => '-',
            Axis::Vertical => '|',
            Axis::Rising => '/',
            Axis::Falling => '\\',
        };
        let count = self.position.line_count(Square::new(file, rank)?, axis);
        Some(format!(" {sign}{count}"))
    }

    fn rank(&self, rank: u8, palette: &Palette) -> String {
        let right = self.position.size().width() - 1;
        let squares: String = self
            .files()
            .filter_map(|file| Square::new(file, rank))
            .map(|square| self.square(square, palette))
            .collect();
        let counts: String = [Axis::Horizontal, Axis::Rising, Axis::Falling]
            .into_iter()
            .filter_map(|axis| self.count(right, rank, axis))
            .collect();
        format!(" {} |{squares} |{counts}", rank + 1)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let palette = if f.alternate() { &STYLED } else { &PLAIN };
        let top = self.position.size().height() - 1;
        let letters: String = self
            .files()
            .map(|file| format!("  {}", char::from(b'a' + file)))
            .collect();
        writeln!(f, "   {letters}")?;
        writeln!(f, "    {}", self.counts_along(top, Axis::Rising))?;
        for rank in (0..=top).rev() {
            writeln!(f, "{}", self.rank(rank, palette))?;
        }
        for axis in [Axis::Falling, Axis::Vertical] {
            writeln!(f, "    {}", self.counts_along(0, axis))?;
        }
        Ok(())
    }
}
