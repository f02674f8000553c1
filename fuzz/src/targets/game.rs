//! A game with moves, moves taken back, squares set and limits changed goes as the oracle's twin of
//! it goes, by any rule book: every law of the tests, and a refused move changes nothing.

use crate::input::{color, position, size};
use arbitrary::{Result, Unstructured};
use loa::{Color, Move, Square};
use test_support::laws;
use test_support::oracle::{self, BOOKS, Board, Twins};

/// The most plies and other changes of a game.
const MOST: usize = 60;

fn meddle(u: &mut Unstructured<'_>, twins: &mut Twins) -> Result<()> {
    match u.int_in_range(0..=15)? {
        0 => {
            twins.undo();
        }
        1 => {
            let board = twins.game.position().size().squares();
            let squares: Vec<Square> = board.into_iter().collect();
            let piece = *u.choose(&[None, Some(Color::Black), Some(Color::White)])?;
            twins.set(*u.choose(&squares)?, piece, color(u)?);
        }
        2 => {
            let limit = u.arbitrary::<Option<u8>>()?;
            twins.set_move_limit(limit.map(u32::from));
        }
        _ => {
            let moves: Vec<Move> = twins.referee().legal_moves().into_iter().collect();
            if !moves.is_empty() {
                twins.play(*u.choose(&moves)?);
            }
        }
    }
    Ok(())
}

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let book = *u.choose(&BOOKS)?;
    let size = size(u, 64)?;
    let first = position(u, size)?;
    let side = oracle::letter(first.turn());
    let mut twins = Twins::new(book, &Board::of(&first), side, "fuzz");
    for _ in 0..MOST {
        laws::the_game_is_the_referees(&twins.game, twins.referee());
        if u.is_empty() || meddle(u, &mut twins).is_err() {
            break;
        }
    }
    laws::check(&twins.game, twins.referee());
    Ok(())
}

pub fn run(data: &[u8]) {
    let _ = try_one(&mut Unstructured::new(data));
}
