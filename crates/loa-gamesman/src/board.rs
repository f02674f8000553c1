use crate::player::sign;
use loa::{Color, Position, Square};
use std::fmt::Write;

/// Draws a board: a grid with the ranks numbered from the bottom at its left and the letters of the
/// files below.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::{Variant, draw_board};
///
/// let variant = Variant::new(3, 3, Goal::Connect).expect("a size that there is");
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

/// The signs of a rank's squares, `X`, `o` or a blank.
fn signs(position: &Position, rank: u8) -> impl Iterator<Item = char> {
    let piece = move |file| position.at(Square::new(file, rank)?);
    let sign_of = |color: Option<Color>| color.map_or(' ', sign);
    (0..position.size().width()).map(move |file| sign_of(piece(file)))
}
