//! Plays legal moves at random until the rules end the game.
//!
//! ```sh
//! cargo run --release -p lines-of-action --example random_game -- [SEED [RULES]]
//! ```

use loa::{Game, Preset, Size, Status};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut seed: u64 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let rules: Preset = arguments
        .next()
        .map_or(Ok(Preset::default()), |text| text.parse())?;

    let mut game = Game::start(&rules, Size::STANDARD);
    let verdict = loop {
        if let Status::Over(verdict) = game.status() {
            break verdict;
        }
        // An ongoing game always has a move, if only a pass.
        let moves = game.legal_moves();
        seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let mv = moves[(seed >> 33) as usize % moves.len()];
        let mover = game.position().turn();
        game.play(mv)?;
        println!("{:3}. {mover:5} {mv}", game.plies());
    };
    println!("{:?} by {:?}", verdict.outcome, verdict.reason);
    Ok(())
}
