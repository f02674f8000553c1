//! Times the move generator against a plain one in the same run and prints the ratio.
//!
//! `cargo bench -p lines-of-action-rules --bench perft` runs both in turn on start and middle-game
//! positions and takes the median of the pairs' ratios, which cancels the drift of a shared
//! computer.

mod baseline;

use loa::{Color, Position, Preset, Size, Square, Start, perft};
use std::time::Instant;

const PAIRS: usize = 7;

fn main() {
    compare(
        "8x8 standard",
        &Position::start(Size::STANDARD, Start::Standard),
        5,
    );
    compare(
        "8x8 scrambled",
        &Position::start(Size::STANDARD, Start::Scrambled),
        5,
    );
    compare("8x8 middle game", &middle_game(), 5);
    if std::env::args().any(|arg| arg == "--deep") {
        compare(
            "8x8 standard",
            &Position::start(Size::STANDARD, Start::Standard),
            6,
        );
    }
}

/// Pieces gathered round the centre, where a connection is often near.
fn middle_game() -> Position {
    let mut position = Position::empty(Size::STANDARD);
    let sides = [
        (Color::Black, "c2 d3 e4 c4 f3 e6 b5 g4 d7 h5"),
        (Color::White, "d4 d5 c6 e5 f6 f5 b3 g6 c7 a4"),
    ];
    for (color, squares) in sides {
        for square in squares.split(' ') {
            let square: Square = square.parse().expect("a square");
            position
                .set(square, Some(color), Color::Black)
                .expect("on the board");
        }
    }
    position
}

fn compare(name: &str, position: &Position, depth: u32) {
    let plain = baseline::Board::new(position);
    // The plain generator knows no passes.
    let rules = Preset::GAMESMAN.rules;
    let mut pairs: Vec<(f64, f64)> = (0..PAIRS)
        .map(|_| {
            let (plain_count, plain_time) = timed(|| plain.perft(depth));
            let (count, time) = timed(|| perft(&rules, position, depth));
            assert_eq!(count, plain_count, "the two generators agree");
            (plain_time, time)
        })
        .collect();
    pairs.sort_by(|a, b| (a.0 / a.1).total_cmp(&(b.0 / b.1)));
    let (plain_time, time) = pairs[PAIRS / 2];
    println!(
        "{name}, depth {depth}: plain {plain_time:.3} s, loa {time:.3} s, ratio {:.1} ({:.1} to {:.1})",
        plain_time / time,
        pairs[0].0 / pairs[0].1,
        pairs[PAIRS - 1].0 / pairs[PAIRS - 1].1,
    );
}

fn timed(count: impl Fn() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let count = count();
    (count, start.elapsed().as_secs_f64())
}
