//! Games that are told by their boards: the moves lead from each to the next.

use super::builder::Builder;
use crate::sgf::RecordFault;
use loa::{Color, Position, Size, Square, SquareSet, Start};

/// The signs of a board's squares, rank by rank from the top.
pub(super) struct Board {
    signs: Vec<char>,
    /// The three different ones: of an empty square and of two sides.
    kinds: Vec<char>,
}

impl Board {
    /// Reads a board of 8×8 squares: signs with or without separators between them. `None` unless
    /// there are 64, of an empty square and two sides.
    pub(super) fn read(text: &str) -> Option<Board> {
        if text.len() > 400 {
            return None;
        }
        let separators = |c: &char| c.is_whitespace() || matches!(c, ',' | '/' | '|' | ';');
        let signs: Vec<char> = text.chars().filter(|c| !separators(c)).collect();
        let mut kinds = signs.clone();
        kinds.sort_unstable();
        kinds.dedup();
        (signs.len() == 64 && kinds.len() == 3).then_some(Board { signs, kinds })
    }

    /// Returns the squares with a sign.
    fn squares(&self, sign: char) -> SquareSet {
        let marked = self
            .signs
            .iter()
            .enumerate()
            .filter(|(_, here)| **here == sign);
        let squares = marked.map(|(index, _)| Square::from_index((7 - index / 8) * 8 + index % 8));
        squares.collect()
    }
}

/// Plays the moves that lead from board to board; `None` unless the first is a start position or
/// one move from one.
pub(super) fn play(boards: &[Board]) -> Option<Builder> {
    let (start, signs) = Start::ALL.into_iter().find_map(|start| {
        let signs = signs_of(boards, start)?;
        Some((start, signs))
    })?;
    let mut builder = Builder::default();
    builder.begin_with(start, Size::STANDARD);
    for board in boards {
        let wanted = signs.map(|sign| board.squares(sign));
        let pieces = |position: &Position| Color::ALL.map(|color| position.pieces(color));
        let position = *builder.game().position();
        if pieces(&position) == wanted {
            continue;
        }
        let mut moves = builder.game().legal_moves().into_iter();
        match moves.find(|mv| pieces(&position.after(*mv)) == wanted) {
            Some(mv) => builder.play(mv, None),
            None => builder.leave_out(RecordFault::Board, None),
        }
    }
    (builder.plies() > 0).then_some(builder)
}

/// Finds the signs of both sides by which the first or second board is a start position.
fn signs_of(boards: &[Board], start: Start) -> Option<[char; 2]> {
    let pieces = start.pieces(Size::STANDARD);
    boards.iter().take(2).find_map(|board| {
        let sign = |color: Color| {
            let most = |sign: &char| (board.squares(*sign) & pieces[color]).len();
            board.kinds.iter().copied().max_by_key(most)
        };
        let signs = [sign(Color::Black)?, sign(Color::White)?];
        let moved = Color::ALL.iter().zip(signs).map(|(color, sign)| {
            let here = board.squares(sign);
            (here - pieces[*color]).len() + (pieces[*color] - here).len()
        });
        (signs[0] != signs[1] && moved.sum::<u32>() <= 2).then_some(signs)
    })
}
