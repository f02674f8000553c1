//! Whatever text is read as a move, square, side, size, start or rule set, is written and read as
//! the same; nothing panics.

use crate::input::text;
use loa::{Color, Move, Preset, Size, Square, Start};
use loa_protocol::{cuhk_square, read_uci_move, write_cuhk_move, write_uci_move};
use std::fmt::{Debug, Display};
use std::str::FromStr;

fn returns(mv: Move) {
    assert_eq!(mv.to_string().parse(), Ok(mv));
    assert_eq!(read_uci_move(&write_uci_move(mv)), Ok(mv));
    assert_eq!(
        loa_gamesman::parse_move(&loa_gamesman::move_text(mv)).is_ok(),
        matches!(mv, Move::Jump(..))
    );
    let words = write_cuhk_move(mv);
    let squares: Vec<_> = words
        .split_whitespace()
        .map(|word| cuhk_square(word.as_bytes()))
        .collect();
    match mv {
        Move::Jump(from, to) => assert_eq!(squares, [Some(from), Some(to)]),
        Move::Pass => assert!(squares.is_empty()),
    }
}

/// What is read is written and read as the same.
fn is_kept<T: FromStr<Err: Debug + PartialEq> + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse(), Ok(value));
    }
}

pub fn run(data: &[u8]) {
    let text = text(data);
    for mv in [
        text.parse().ok(),
        read_uci_move(&text).ok(),
        loa_gamesman::parse_move(&text).ok(),
    ] {
        mv.into_iter().for_each(returns);
    }
    if let Some(square) = cuhk_square(data) {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    is_kept::<Square>(&text);
    is_kept::<Color>(&text);
    is_kept::<Size>(&text);
    is_kept::<Start>(&text);
    is_kept::<Preset>(&text);
}
