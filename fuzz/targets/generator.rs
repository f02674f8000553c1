//! In any position the fast move generator and the tests of connection say what the oracle of the
//! tests says, which shares nothing with them.

#![no_main]

#[path = "../../crates/loa/tests/check/mod.rs"]
#[allow(dead_code)]
mod check;
#[path = "../../crates/loa/tests/oracle/mod.rs"]
#[allow(unused_imports)]
mod oracle;

use arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use loa_fuzz::{position, size};
use oracle::Board;

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let size = size(u, 64)?;
    let position = position(u, size)?;
    let board = Board::of(&position);
    check::jumps_are_the_oracles(&position, &board);
    check::connection_is_the_oracles(&position, &board);
    check::far_from_end_is_far(&position, &board);
    Ok(())
}

fuzz_target!(|data: &[u8]| {
    let _ = try_one(&mut Unstructured::new(data));
});
