//! A game with moves, moves taken back, squares set and limits changed goes as the oracle's game of
//! it goes, by any rule book: every law of the tests, and a refused move changes nothing.

use crate::input::{color, position, size};
use arbitrary::{Result, Unstructured};
use loa::{Color, Move, Square};
use test_support::laws;
use test_support::oracle::{self, BOOKS, Board, PairedGame};

/// The most plies and other changes of a game.
const MOST: usize = 60;

fn meddle(u: &mut Unstructured<'_>, pair: &mut PairedGame) -> Result<()> {
    match u.int_in_range(0..=15)? {
        0 => {
            pair.undo();
        }
        1 => {
            let board = pair.game.position().size().squares();
            let squares: Vec<Square> = board.into_iter().collect();
            let piece = *u.choose(&[None, Some(Color::Black), Some(Color::White)])?;
            pair.set(*u.choose(&squares)?, piece, color(u)?);
        }
        2 => {
            let limit = u.arbitrary::<Option<u8>>()?;
            pair.set_move_limit(limit.map(u32::from));
        }
        _ => {
            let moves: Vec<Move> = pair.referee().legal_moves().into_iter().collect();
            if !moves.is_empty() {
                pair.play(*u.choose(&moves)?);
            }
        }
    }
    Ok(())
}

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let book = *u.choose(BOOKS)?;
    let size = size(u, 64)?;
    let first = position(u, size)?;
    let side = oracle::letter(first.turn());
    let mut pair = PairedGame::new(book, &Board::of(&first), side, "fuzz");
    for _ in 0..MOST {
        laws::the_game_is_the_referees(&pair.game, pair.referee());
        if u.is_empty() || meddle(u, &mut pair).is_err() {
            break;
        }
    }
    laws::check(&pair.game, pair.referee());
    Ok(())
}

pub fn run(data: &[u8]) {
    let _ = try_one(&mut Unstructured::new(data));
}
