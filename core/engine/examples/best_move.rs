//! Thinks about a position for some time, and tells what it found on the way.
//!
//! ```sh
//! cargo run --release -p lines-of-action-engine --example best_move -- "8/8/8/3L4/8/5L2/l6l/8 w" 1
//! ```

use loa::{Game, Preset};
use loa_engine::{Engine, Limits, Report, win_chance};
use loa_notation::Fen;
use std::error::Error;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let fen: Fen = arguments.next().ok_or("which position?")?.parse()?;
    let seconds: f64 = arguments.next().map_or(Ok(1.0), |text| text.parse())?;

    let game = Game::new(Preset::SOUCIE.rules, fen.position);
    let (begin, time) = (Instant::now(), Duration::try_from_secs_f64(seconds)?);
    let mut engine = Engine::new(64);
    let found = engine.search(
        &game,
        Limits::NONE,
        &mut || begin.elapsed() >= time,
        &mut show,
    );
    match found {
        Some(report) => println!("best: {}", report.best),
        None => println!("the game is over"),
    }
    Ok(())
}

/// Prints what a depth has come to.
fn show(report: &Report) {
    let line: Vec<String> = report.line.iter().map(ToString::to_string).collect();
    println!(
        "depth {:2}  {:3.0} %  {}",
        report.depth,
        100.0 * win_chance(report.score),
        line.join(" ")
    );
}
