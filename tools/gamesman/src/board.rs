use crate::player::sign;
use loa::{Color, Position, Size, Square};
use std::fmt::Write;

/// Draws a board: a grid with the ranks numbered from the bottom at its left and the letters of the
/// files below.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::{Variant, draw_board};
///
/// let variant = Variant::new(3, 3, Goal::Connect).expect("a supported size");
/// assert_eq!(
///     draw_board(&variant.initial_position()),
///     concat!(
///         "    +---+---+---+\n",
///         "  3 |   | X |   |\n",
///         "    +---+---+---+\n",
///         "  2 | o |   | o |\n",
///         "    +---+---+---+\n",
///         "  1 |   | X |   |\n",
///         "    +---+---+---+\n",
///         "      a   b   c\n",
///     )
/// );
/// ```
pub fn draw_board(position: &Position) -> String {
    let (width, height) = (position.size().width(), position.size().height());
    let edge = format!("    +{}\n", "---+".repeat(usize::from(width)));
    let mut text = edge.clone();
    for rank in (0..height).rev() {
        let _ = write!(text, "{:>3} |", rank + 1);
        for sign in signs(position, rank) {
            let _ = write!(text, " {sign} |");
        }
        text.push('\n');
        text.push_str(&edge);
    }
    let letters: Vec<String> = (b'a'..)
        .take(usize::from(width))
        .map(|c| char::from(c).into())
        .collect();
    let _ = writeln!(text, "      {}", letters.join("   "));
    text
}

/// Writes a board on one line: the ranks from the top, `-` for an empty square.
pub(crate) fn board_text(position: &Position) -> String {
    let rank = |rank| -> String {
        let dash = |sign| if sign == ' ' { '-' } else { sign };
        signs(position, rank).map(dash).collect()
    };
    let ranks: Vec<String> = (0..position.size().height()).rev().map(rank).collect();
    ranks.join("/")
}

/// Writes a position on one line: the board, and the sign of the side to move.
pub(crate) fn position_text(position: &Position) -> String {
    format!("{} {}", board_text(position), sign(position.turn()))
}

/// Reads a position as [`position_text`] writes it, as in `-X-/o-o/-X- X`. `None` if the text is
/// anything else.
pub(crate) fn parse_position(text: &str, size: Size) -> Option<Position> {
    let (board, turn) = text.split_once(char::is_whitespace)?;
    let color = |sign: char| match sign.to_ascii_lowercase() {
        'x' => Some(Color::Black),
        'o' => Some(Color::White),
        _ => None,
    };
    let mut position = Position::empty(size);
    let ranks: Vec<&str> = board.split('/').rev().collect();
    if ranks.len() != usize::from(size.height()) {
        return None;
    }
    for (rank, signs) in (0..).zip(ranks) {
        if signs.chars().count() != usize::from(size.width()) {
            return None;
        }
        for (file, sign) in (0..).zip(signs.chars()) {
            let piece = match sign {
                '-' => None,
                sign => Some(color(sign)?),
            };
            position
                .set(Square::new(file, rank)?, piece, Color::Black)
                .ok()?;
        }
    }
    let mut signs = turn.trim().chars();
    position.set_turn(color(signs.next()?)?);
    signs.next().is_none().then_some(position)
}

/// The signs of a rank's squares, `X`, `o` or a blank.
fn signs(position: &Position, rank: u8) -> impl Iterator<Item = char> {
    let piece = move |file| position.at(Square::new(file, rank)?);
    let sign_of = |color: Option<Color>| color.map_or(' ', sign);
    (0..position.size().width()).map(move |file| sign_of(piece(file)))
}
