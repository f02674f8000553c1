use anstyle::{AnsiColor, Style};
use loa::{Axis, Color, Move, Position, Square};
use std::fmt::{self, Write};

/// A board for people to look at: coordinates, the last move in brackets, and around the edge the
/// number of pieces on each line.
///
/// Every line's number stands where the line leaves the board: `-` a rank, `|` a file, `/` and `\`
/// the diagonals that lean that way.
///
/// ```text
///       a  b  c  d
///      /1 /2 /1
///  4 |  .  b  b  .  | -2 /2 \1
///  3 |  w  .  .  w  | -2 /1 \2
///  2 |  w  .  .  w  | -2 /2 \2
///  1 |  .  b  b  .  | -2 /1 \2
///      \1 \2 \2
///      |2 |2 |2 |2
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    position: Position,
    last_move: Option<Move>,
}

const BLACK: Style = AnsiColor::BrightMagenta.on_default().bold();
const WHITE: Style = AnsiColor::BrightCyan.on_default().bold();
const FAINT: Style = Style::new().dimmed();

impl Picture {
    /// Takes the picture of a position.
    pub const fn new(position: &Position, last_move: Option<Move>) -> Picture {
        Picture {
            position: *position,
            last_move,
        }
    }

    fn square(&self, square: Square) -> String {
        let piece = match self.position.at(square) {
            Some(Color::Black) => format!("{BLACK}b{BLACK:#}"),
            Some(Color::White) => format!("{WHITE}w{WHITE:#}"),
            None => format!("{FAINT}.{FAINT:#}"),
        };
        match self.last_move {
            Some(Move::Jump(from, to)) if square == from || square == to => format!("[{piece}]"),
            _ => format!(" {piece} "),
        }
    }

    fn files(&self) -> std::ops::Range<u8> {
        0..self.position.size().width()
    }

    /// The numbers of the lines along an axis through the squares of a rank, from a file on.
    fn counts_along(&self, rank: u8, axis: Axis, skip_last: bool) -> String {
        let right = self.position.size().width() - 1;
        let files = self.files().filter(|file| !(skip_last && *file == right));
        files
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

    fn rank(&self, rank: u8) -> String {
        let right = self.position.size().width() - 1;
        let squares: String = self
            .files()
            .filter_map(|file| Square::new(file, rank))
            .map(|square| self.square(square))
            .collect();
        let counts: String = [Axis::Horizontal, Axis::Rising, Axis::Falling]
            .into_iter()
            .filter_map(|axis| self.count(right, rank, axis))
            .collect();
        format!(" {} |{squares} |{FAINT}{counts}{FAINT:#}", rank + 1)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let top = self.position.size().height() - 1;
        let letters = self.files().map(|file| char::from(b'a' + file));
        let letters = letters.fold(String::new(), |mut row, letter| {
            let _ = write!(row, "  {letter}");
            row
        });
        let faint = |counts: String| format!("    {FAINT}{counts}{FAINT:#}");
        writeln!(f, "   {letters}")?;
        writeln!(f, "{}", faint(self.counts_along(top, Axis::Rising, true)))?;
        for rank in (0..=top).rev() {
            writeln!(f, "{}", self.rank(rank))?;
        }
        writeln!(f, "{}", faint(self.counts_along(0, Axis::Falling, true)))?;
        writeln!(f, "{}", faint(self.counts_along(0, Axis::Vertical, false)))
    }
}
