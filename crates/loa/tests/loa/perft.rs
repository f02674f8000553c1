//! Golden counts of move sequences.

use loa::{Position, Size, Start, perft};

#[track_caller]
fn counts(size: (u8, u8), start: Start, golden: &[u64]) {
    let position = Position::start(Size::new(size.0, size.1).unwrap(), start);
    for (depth, count) in (1..).zip(golden) {
        assert_eq!(perft(&position, depth), *count, "depth {depth}");
    }
}

#[test]
fn standard_8x8() {
    counts(
        (8, 8),
        Start::Standard,
        &[36, 1244, 44952, 1563208, 55963132, 1938494632],
    );
}

#[test]
fn scrambled_8x8() {
    counts(
        (8, 8),
        Start::Scrambled,
        &[32, 992, 32000, 1002260, 32396552],
    );
}

#[test]
fn standard_5x5() {
    counts(
        (5, 5),
        Start::Standard,
        &[18, 280, 4164, 56108, 743264, 9420768],
    );
}

#[test]
fn standard_4x4() {
    counts(
        (4, 4),
        Start::Standard,
        &[12, 120, 1012, 7460, 54700, 389872],
    );
}
