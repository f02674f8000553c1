use loa::{Color, Move, Position, Square};
use std::fmt::Write;

/// Returns the square that a word names: a lowercase letter and the number of a row, counted from
/// 0 at the top of an 8×8 board.
pub fn cuhk_square(word: &[u8]) -> Option<Square> {
    match word {
        [file, row @ b'0'..=b'7'] => Square::new(file.wrapping_sub(b'a'), b'7' - row),
        _ => None,
    }
}

/// Reads a move of two words.
pub fn read_cuhk_move(from: &[u8], to: &[u8]) -> Option<Move> {
    Some(Move::Jump(cuhk_square(from)?, cuhk_square(to)?))
}

/// Writes a move as the two words that a player types; a pass as nothing.
pub fn write_cuhk_move(mv: Move) -> String {
    match mv {
        Move::Jump(from, to) => format!("{} {}", name(from), name(to)),
        Move::Pass => String::new(),
    }
}

/// Writes an 8×8 board, no blanks at the ends of lines.
pub fn write_cuhk_board(position: &Position) -> String {
    let mut text = "  a b c d e f g h\n".to_owned();
    for (row, pieces) in position.ranks().enumerate() {
        let _ = write!(text, "{row}");
        for piece in pieces {
            let _ = write!(text, " {}", piece.map_or('.', cuhk_letter));
        }
        text.push('\n');
    }
    text
}

/// Returns the letter of a side.
pub const fn cuhk_letter(color: Color) -> char {
    color.letter().to_ascii_uppercase()
}

fn name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file()), 7 - square.rank())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_a_lowercase_letter_and_a_row_from_the_top() {
        let square = |word: &str| cuhk_square(word.as_bytes()).map(|square| square.to_string());
        assert_eq!(square("a0").as_deref(), Some("a8"));
        assert_eq!(square("h7").as_deref(), Some("h1"));
        assert_eq!(square("c2").as_deref(), Some("c6"));
        for word in [
            "", "a", "A0", "a8", "i0", "`0", "a/", "a00", "0a", "\0\0", "a-1",
        ] {
            assert_eq!(square(word), None, "{word:?}");
        }
    }
}
