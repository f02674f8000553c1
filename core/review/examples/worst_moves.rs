//! Finds the moves of a game that gave away the most.
//!
//! ```sh
//! cargo run --release -p lines-of-action-review --example worst_moves -- docs/book/desk/game.sgf
//! ```

use loa::Game;
use loa_engine::{Engine, Job, Limits};
use loa_notation::Record;
use loa_review::Review;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let record: Record = std::fs::read_to_string(&path)?.parse()?;
    let game = record.to_game()?;

    // What a search finds before each move, and after the last one.
    let mut engine = Engine::new(16);
    let mut search = |game: &Game| {
        let job = Job::new(game, Limits::nodes(20_000));
        job.run(&mut engine, &mut || false, &mut |_| {}).lines
    };
    let mut replayed = Game::new(*game.rules(), *game.first_position());
    let mut found = Vec::new();
    for ply in game.past() {
        found.push(search(&replayed));
        replayed.play(ply.mv)?;
    }
    found.push(search(&replayed));

    let mut plies = Review::new(&game, &found).plies;
    plies.sort_by(|a, b| b.loss().unwrap_or(0.0).total_cmp(&a.loss().unwrap_or(0.0)));
    for ply in plies.iter().take(3) {
        let better = ply
            .better()
            .map_or("nothing".to_owned(), |line| line.best.to_string());
        println!(
            "{}. {} {}: lost {:.0} % of the chance to win; better was {better}",
            ply.number,
            ply.color,
            ply.mv,
            100.0 * ply.loss().unwrap_or(0.0),
        );
    }
    Ok(())
}
