use crate::player::sign;
use loa::{Color, Position, Size, join};
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
    for (number, rank) in (1..=height).rev().zip(position.ranks()) {
        let _ = write!(text, "{number:>3} |");
        for piece in rank {
            let _ = write!(text, " {} |", piece.map_or(' ', sign));
        }
        text.push('\n');
        text.push_str(&edge);
    }
    let letters = (b'a'..).take(usize::from(width)).map(char::from);
    let _ = writeln!(text, "      {}", join(letters, "   "));
    text
}

/// Writes a board on one line: the ranks from the top, `-` for an empty square.
pub(crate) fn board_text(position: &Position) -> String {
    let ranks = position.ranks();
    let text = |piece: Option<Color>| piece.map_or('-', sign);
    join(ranks.map(|rank| rank.map(text).collect::<String>()), "/")
}

/// Writes a position on one line: the board, and the sign of the side to move.
pub(crate) fn position_text(position: &Position) -> String {
    format!("{} {}", board_text(position), sign(position.turn()))
}

/// Reads a position as [`position_text`] writes it, as in `-X-/o-o/-X- X`. `None` if the text is
/// anything else.
pub(crate) fn parse_position(text: &str, size: Size) -> Option<Position> {
    let (board, turn) = text.split_once(char::is_whitespace)?;
    let color = |typed: char| {
        let is_typed = |color: &Color| sign(*color).eq_ignore_ascii_case(&typed);
        Color::ALL.into_iter().find(is_typed)
    };
    let piece = |typed| match typed {
        '-' => Some(None),
        typed => color(typed).map(Some),
    };
    let ranks = board
        .split('/')
        .map(|rank| rank.chars().map(piece).collect());
    let ranks: Option<Vec<Vec<_>>> = ranks.collect();
    let mut signs = turn.trim().chars();
    let position = Position::from_ranks(ranks?, color(signs.next()?)?)?;
    (signs.next().is_none() && position.size() == size).then_some(position)
}
