//! Trains the policy of the engine with the moves of training data, one game of 50 held back.
//!
//! ```sh
//! cargo run --release -p lines-of-action-train --example policy -- \
//!     games.bin more-games.bin gen7.policy
//! ```

mod trainer;

use loa::{Goal, Size};
use loa_train::GameReader;
use loa_train::net::Variant;
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use trainer::{PolicyTrainer, Prediction};

/// One of as many games is held back.
const HOLD_BACK: u32 = 50;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let Some((out, data @ [_, ..])) = files.split_last() else {
        return Err("which games, and which file for the policy?".into());
    };
    let (mut trainer, mut held_back) = (PolicyTrainer::default(), Vec::new());
    for file in data {
        let mut reader = GameReader::new(BufReader::new(File::open(file)?))?;
        let (found, wanted) = (
            Variant::of(&reader.contents().head),
            Variant::new(Size::STANDARD, Goal::Connect),
        );
        if found != wanted {
            return Err(format!("the games of {file} are on {found}, not on {wanted}").into());
        }
        while let Some(game) = reader.next_item()? {
            if game.number % HOLD_BACK == 0 {
                held_back.push(game);
            } else {
                trainer.learn(&game);
            }
        }
        if let Some(damage) = &reader.contents().damage {
            eprintln!("the games of {file} end before the file does: {damage}");
        }
    }
    let Prediction {
        moves,
        loss,
        likelier,
    } = trainer.check(&held_back);
    println!("{moves} moves held back: loss {loss:.4}, {likelier:.2} jumps seem likelier");
    std::fs::write(out, trainer.weights())?;
    Ok(())
}
