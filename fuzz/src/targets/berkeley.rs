//! Any lines to a session of the Berkeley course's program: nothing panics, and the laws hold.

use crate::input::lines;
use test_support::sessions::BerkeleyLaws;

pub fn run(data: &[u8]) {
    let mut laws = BerkeleyLaws::default();
    for line in lines(data) {
        // The computer moves at once; if both sides are its own, it stops for the input here.
        laws.computer_moves(line.len());
        laws.line(&line);
    }
    laws.check_log();
}
