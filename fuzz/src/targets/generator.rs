//! In any position the fast move generator and the tests of connection say what the oracle of the
//! tests says, which shares nothing with them.

use crate::input::{position, size};
use arbitrary::{Result, Unstructured};
use test_support::laws;
use test_support::oracle::Board;

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let size = size(u, 64)?;
    let position = position(u, size)?;
    let board = Board::of(&position);
    laws::jumps_are_the_oracles(&position, &board);
    laws::connection_is_the_oracles(&position, &board);
    laws::connecting_wins_are_the_oracles(&position, &board);
    laws::far_from_end_is_far(&position, &board);
    Ok(())
}

pub fn run(data: &[u8]) {
    let _ = try_one(&mut Unstructured::new(data));
}
