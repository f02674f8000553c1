use anstyle::{Ansi256Color, AnsiColor, Color as Shade, Style};
use loa::{Axis, Color, Move, Position, Square, Symmetry};
use std::fmt;

/// A board for people to look at: coordinates, the last move in brackets, and around the edge the
/// number of pieces on each line.
///
/// Every line's number stands where the line leaves the board: `-` a rank, `|` a file, `/` and `\`
/// the diagonals that lean that way. `{}` writes it plainly.
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
    /// Turned round if the picture is.
    position: Position,
    last_move: Option<Move>,
    is_flipped: bool,
}

loa::named! {
    /// The signs of pieces.
    pub enum PictureStyle: "a style" {
        /// `b` and `w`.
        Letters = "letters",
        /// Discs of Unicode.
        Symbols = "symbols",
        /// Letters, without colors.
        Plain = "plain",
    }
}

/// The colors that a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// Only its foreground and background.
    None,
    /// Eight colors and their bright forms, which each terminal defines.
    Basic,
    /// 256 colors.
    Large,
}

/// Every color has a background of its own, so that black is dark and white is light on any
/// screen.
const fn on(back: Shade, front: Shade) -> Style {
    Style::new().bg_color(Some(back)).fg_color(Some(front))
}

impl Palette {
    /// How Black's and White's pieces, the dots of empty squares and the squares of the last move
    /// look.
    const fn styles(self) -> [Style; 4] {
        const fn shade(number: u8) -> Shade {
            Shade::Ansi256(Ansi256Color(number))
        }
        match self {
            Palette::None => [Style::new(); 4],
            Palette::Basic => {
                let felt = Shade::Ansi(AnsiColor::Green);
                let black = on(felt, Shade::Ansi(AnsiColor::Black));
                let white = on(felt, Shade::Ansi(AnsiColor::BrightWhite));
                [black, white, black, black]
            }
            Palette::Large => {
                let felt = shade(65);
                let [black, white] = [on(felt, shade(16)), on(felt, shade(231))];
                [black, white, on(felt, shade(22)), on(felt, shade(229))]
            }
        }
    }
}

impl Picture {
    /// Takes the picture of a position; flipped, the last rank is at the bottom.
    pub fn new(position: &Position, last_move: Option<Move>, is_flipped: bool) -> Picture {
        // The first one changes nothing, the fourth one turns round.
        let turn = Symmetry::of(position.size()).nth(if is_flipped { 3 } else { 0 });
        let turn = turn.expect("boards have at least four symmetries");
        Picture {
            position: turn.position(position),
            last_move: last_move.map(|mv| turn.mv(mv)),
            is_flipped,
        }
    }

    /// Writes the picture with signs, and with ANSI escape codes for colors. White's discs are
    /// outlines where there are no colors.
    pub fn draw(&self, style: PictureStyle, palette: Palette) -> String {
        let palette = match style {
            PictureStyle::Plain => Palette::None,
            _ => palette,
        };
        let signs = match (style, palette) {
            (PictureStyle::Symbols, Palette::None) => ['●', '○', '·'],
            (PictureStyle::Symbols, _) => ['●', '●', '·'],
            _ => ['b', 'w', '.'],
        };
        self.lines(signs, palette.styles())
    }

    fn square(&self, square: Square, signs: [char; 3], styles: [Style; 4]) -> String {
        let content = match self.position.at(square) {
            Some(Color::Black) => 0,
            Some(Color::White) => 1,
            None => 2,
        };
        let (sign, style, last) = (signs[content], styles[content], styles[3]);
        let (left, right) = match self.last_move {
            Some(Move::Jump(from, to)) if square == from || square == to => ('[', ']'),
            _ => (' ', ' '),
        };
        format!("{last}{left}{last:#}{style}{sign}{style:#}{last}{right}{last:#}")
    }

    /// The number that stands in place of another when the picture is flipped.
    const fn turned(&self, number: u8, count: u8) -> u8 {
        match self.is_flipped {
            true => count - 1 - number,
            false => number,
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

    fn rank(&self, rank: u8, signs: [char; 3], styles: [Style; 4]) -> String {
        let right = self.position.size().width() - 1;
        let squares: String = self
            .files()
            .filter_map(|file| Square::new(file, rank))
            .map(|square| self.square(square, signs, styles))
            .collect();
        let counts: String = [Axis::Horizontal, Axis::Rising, Axis::Falling]
            .into_iter()
            .filter_map(|axis| self.count(right, rank, axis))
            .collect();
        let name = self.turned(rank, self.position.size().height()) + 1;
        format!(" {name} |{squares} |{counts}")
    }

    fn lines(&self, signs: [char; 3], styles: [Style; 4]) -> String {
        let (width, height) = (self.position.size().width(), self.position.size().height());
        let letter = |file: u8| format!("  {}", char::from(b'a' + self.turned(file, width)));
        let mut lines = vec![
            format!("   {}", self.files().map(letter).collect::<String>()),
            format!("    {}", self.counts_along(height - 1, Axis::Rising)),
        ];
        lines.extend((0..height).rev().map(|rank| self.rank(rank, signs, styles)));
        lines.extend(
            [Axis::Falling, Axis::Vertical]
                .map(|axis| format!("    {}", self.counts_along(0, axis))),
        );
        lines.join("\n") + "\n"
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.draw(PictureStyle::Plain, Palette::None))
    }
}
