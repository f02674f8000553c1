//! Thinks about a position for some time, and tells what it found on the way.
//!
//! ```sh
//! cargo run --release -p lines-of-action-engine --example best_move -- "8/8/8/3L4/8/5L2/l6l/8 w" 1
//! ```

use loa::{Game, Preset};
use loa_engine::{Engine, Job, Limits, SearchProgress, win_chance};
use loa_notation::Fen;
use std::error::Error;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let fen: Fen = arguments.next().ok_or("which position?")?.parse()?;
    let seconds: f64 = arguments.next().map_or(Ok(1.0), |text| text.parse())?;

    let game = Game::new(Preset::SOUCIE.rules, fen.position);
    let time = Duration::try_from_secs_f64(seconds)?;
    let job = Job::new(&game, Limits::move_time(time));
    let found = job.run(&mut Engine::new(64), &mut || false, &mut show);
    match found.best() {
        Some(report) => println!("best: {}", report.best),
        None => println!("the game is over"),
    }
    Ok(())
}

/// Prints what a depth has come to.
fn show(found: &SearchProgress) {
    let report = &found.lines[0];
    let line: Vec<String> = report.line.iter().map(ToString::to_string).collect();
    println!(
        "depth {:2}  {:3.0} %  {}",
        report.depth,
        100.0 * win_chance(report.score),
        line.join(" ")
    );
}
