//! Prints how every game of an SGF file began, what was played, and where it ended.
//!
//! ```sh
//! cargo run --release -p lines-of-action-notation --example positions_of_a_file -- testdata/sgf/collection.sgf
//! ```

use loa_notation::{Fen, read_records};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
    for (number, record) in read_records(&text)?.iter().enumerate() {
        let name = |player: &Option<String>| player.clone().unwrap_or("?".to_owned());
        let players = &record.players;
        println!(
            "game {}: {} - {}",
            number + 1,
            name(&players.black),
            name(&players.white)
        );
        // Here the moves are held against the rules; an illegal one is an error that says which.
        let game = record.to_game()?;
        let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
        println!("  {}", moves.join(" "));
        println!("  {}", Fen::from_game(&game));
        println!("  {:?}", game.status());
    }
    Ok(())
}
