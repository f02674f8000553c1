//! Solves a small board in memory, and plays a game without mistakes.
//!
//! ```sh
//! cargo run --release -p lines-of-action-solver --example perfect_game -- [WxH]
//! ```

use loa::{Position, Preset, Size, Start};
use loa_solver::{Probe, Problem, SolveOptions, Value, solve_in_memory};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let size: Size = std::env::args()
        .nth(1)
        .as_deref()
        .unwrap_or("4x4")
        .parse()?;
    let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules)?;
    let solution = solve_in_memory(&problem, &SolveOptions::default())?;

    let mut position = Position::start(size, Start::Standard);
    // The best move first; none once the game is over.
    while let Some((mv, value)) = solution.probe_moves(&position)?.first().copied() {
        println!("{:5} {mv}: {value:?}", position.turn());
        if value == Value::Draw {
            println!("and so on for ever");
            break;
        }
        position = position.after(mv);
    }
    Ok(())
}
