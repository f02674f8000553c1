//! What a position keeps up to date through any moves and set-ups is what is worked out anew from
//! its pieces.

use crate::input::{color, position, size};
use arbitrary::{Result, Unstructured};
use loa::{Axis, Color, Jumps, Move, Position, Square};
use test_support::oracle::{Board, letter};

fn check(kept: &Position) {
    // The same pieces, put on an empty board one by one.
    let anew = Board::of(kept).position(letter(kept.turn()));
    assert_eq!(*kept, anew);
    assert_eq!(kept.key(), anew.key());
    for color in Color::ALL {
        let jumps = kept.jumps_of(color).flat_map(Jumps::moves).count();
        assert_eq!(kept.mobility(color) as usize, jumps);
        assert_eq!(kept.mobility(color), anew.mobility(color));
        assert_eq!(kept.is_connected(color), anew.is_connected(color));
    }
    for at in (0..Square::COUNT).map(Square::from_index) {
        for axis in Axis::ALL {
            assert_eq!(kept.line_count(at, axis), anew.line_count(at, axis));
        }
    }
}

fn change(u: &mut Unstructured<'_>, position: &mut Position) -> Result<()> {
    if u.ratio(1, 8)? {
        let squares: Vec<Square> = position.size().squares().into_iter().collect();
        let piece = *u.choose(&[None, Some(Color::Black), Some(Color::White)])?;
        let set = position.set(*u.choose(&squares)?, piece, color(u)?);
        set.expect("a square of the board");
        return Ok(());
    }
    let moves: Vec<Move> = position.jumps().flat_map(Jumps::moves).collect();
    let mv = match moves[..] {
        [] => Move::Pass,
        _ => *u.choose(&moves)?,
    };
    let after = position.after(mv);
    position.play_unchecked(mv);
    assert_eq!(*position, after);
    Ok(())
}

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let size = size(u, 64)?;
    let mut position = position(u, size)?;
    check(&position);
    while !u.is_empty() {
        change(u, &mut position)?;
        check(&position);
    }
    Ok(())
}

pub fn run(data: &[u8]) {
    let _ = try_one(&mut Unstructured::new(data));
}
