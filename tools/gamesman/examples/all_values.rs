//! Solves a variant in memory, and writes the number and the value of every position, as a list to
//! compare with what another system says.
//!
//! ```sh
//! cargo run --release -p lines-of-action-gamesman --example all_values -- [W H] > values.txt
//! ```

use loa::Goal;
use loa_gamesman::{Solved, Variant};
use loa_notation::Fen;
use loa_solver::{SolveOptions, solve_in_memory};
use std::error::Error;
use std::io::{BufWriter, Write, stdout};
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let sides: Vec<u8> = std::env::args()
        .skip(1)
        .map(|side| side.parse())
        .collect::<Result<_, _>>()?;
    let (width, height) = match sides[..] {
        [] => (3, 3),
        [width, height] => (width, height),
        _ => return Err("WIDTH and HEIGHT, please".into()),
    };
    let variant = Variant::new(width, height, Goal::Connect).ok_or("sides are 3 to 6")?;
    let problem = variant.problem().ok_or("too large to be solved")?;
    let solution = solve_in_memory(&problem, &SolveOptions::default())?;
    let solved = Solved::new(variant, Arc::new(solution));

    let numbers = variant.position_numbers();
    let mut out = BufWriter::new(stdout().lock());
    for number in 0..numbers.count() {
        if let Some(position) = numbers.position(number) {
            let value = solved.value(&position)?;
            writeln!(out, "{number} {} {value:?}", Fen::from(position))?;
        }
    }
    out.flush()?;
    Ok(())
}
