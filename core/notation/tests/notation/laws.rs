//! What is written is read as the same, for positions.

use crate::common::{game, set_up};
use loa::{Color, Move, Position, Size, Start};
use loa_notation::Fen;
use proptest::prelude::*;

#[track_caller]
fn check_fen(fen: Fen) {
    let text = fen.to_string();
    assert_eq!(text.parse(), Ok(fen), "{text}");
    let board = text.split(' ').next().unwrap();
    let turn = fen.position.turn() as usize;
    for (first, second, sides) in [
        ("L", "l", ["W", "B"]),
        ("x", "o", ["x", "o"]),
        ("X", "O", ["X", "O"]),
        ("b", "w", ["Black", "White"]),
        ("B", "W", ["BLACK", "WHITE"]),
    ] {
        let other = board.replace('L', first).replace('l', second);
        for side in [["black", "white"][turn], sides[turn]] {
            let read: Fen = format!("{other} {side}").parse().unwrap();
            assert_eq!(read.position, fen.position, "{other} {side}");
        }
    }
}

proptest! {
    #[test]
    fn positions_set_up(position in set_up(), plies_since_capture: u32, move_number: u32) {
        check_fen(Fen { position, plies_since_capture, move_number });
    }

    #[test]
    fn positions_reached((_, game) in game()) {
        let fen = Fen::from_game(&game);
        check_fen(fen);
        // Counted anew, from the plies themselves.
        let quiet = game.past().iter().rev().position(|ply| match ply.mv {
            Move::Jump(_, to) => ply.before.at(to).is_some(),
            Move::Pass => false,
        });
        let since = quiet.unwrap_or(game.past().len());
        let whites = game.past().iter().filter(|ply| ply.before.turn() == Color::White);
        prop_assert_eq!(fen.plies_since_capture as usize, since);
        prop_assert_eq!(fen.move_number as usize, 1 + whites.count());
    }
}

#[test]
fn start_positions_of_all_sizes() {
    for size in Size::all() {
        for start in Start::ALL {
            check_fen(Fen::from(Position::start(size, start)));
        }
        let empty = Fen::from(Position::empty(size));
        assert_eq!(Fen::of_any_board(&empty.to_string()), Ok(empty));
    }
}
