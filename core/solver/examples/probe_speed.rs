//! Times random probes of tables on disk, on one core.
//!
//! ```sh
//! cargo run --release --example probe_speed -- DIR [POSITIONS]
//! ```
//!
//! The positions have the largest number of pieces and are made before the clock starts. Files are
//! read once before, so that the system has them in memory.

use loa::{Color, Position, Random, Square};
use loa_solver::{Probe, Problem, TableError, Tables, Value};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let count = arguments
        .next()
        .map_or(Ok(1_000_000), |text| text.parse())?;
    let tables = Tables::open(&folder)?;
    let mut random = Random::new(1);
    let position = |_| random_position(tables.problem(), &mut random);
    let positions: Vec<Position> = (0..count).map(position).collect();
    for round in ["first round", "second round"] {
        let begin = Instant::now();
        let won = probe_all(&tables, &positions)?;
        let seconds = begin.elapsed().as_secs_f64();
        let speed = count as f64 / seconds;
        println!(
            "{round}: {speed:.0} positions/s, {:.2} µs each, {won} won",
            1e6 / speed
        );
    }
    Ok(())
}

/// Returns how many of the positions are won.
fn probe_all(tables: &Tables, positions: &[Position]) -> Result<usize, TableError> {
    let mut won = 0;
    for position in positions {
        won += usize::from(matches!(tables.probe(position)?, Some(Value::Win(_))));
    }
    Ok(won)
}

fn random_position(problem: &Problem, random: &mut Random) -> Position {
    let mut position = Position::empty(problem.size());
    let mut free: Vec<Square> = problem.size().squares().into_iter().collect();
    let to_move = Color::ALL[random.below(2)];
    for color in Color::ALL {
        for _ in 0..problem.material()[color] {
            let square = free.swap_remove(random.below(free.len()));
            let set = position.set(square, Some(color), to_move);
            assert!(set.is_ok(), "squares of the board only");
        }
    }
    position
}
