//! Times random probes of tables on disk, on one core.
//!
//! ```sh
//! cargo run --release --example probe_speed -- DIR [POSITIONS]
//! ```
//!
//! The positions have the largest number of pieces and are made before the clock starts. Files are
//! read once before, so that the system has them in memory.

use loa::{Color, Position, Square};
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
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let position = |_| random_position(tables.problem(), &mut dice);
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

fn random_position(problem: &Problem, dice: &mut Dice) -> Position {
    let mut position = Position::empty(problem.size());
    let mut free: Vec<Square> = problem.size().squares().into_iter().collect();
    let to_move = Color::ALL[dice.below(2)];
    for color in Color::ALL {
        for _ in 0..problem.material()[color] {
            let square = free.swap_remove(dice.below(free.len()));
            let set = position.set(square, Some(color), to_move);
            assert!(set.is_ok(), "squares of the board only");
        }
    }
    position
}

/// Numbers that look random (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}
