//! Lets the engine play some games against itself, and tells which weights of its evaluation would
//! have foretold their results best.
//!
//! Some dozens of games show how it goes; weights to play with take thousands, which `loa datagen`
//! keeps in a file.
//!
//! ```sh
//! cargo run --release -p lines-of-action-train --example tell_weights -- [GAMES]
//! ```

use loa::{Preset, Size};
use loa_train::{Plan, Rows, SelfPlay, SelfPlaySettings, Shard, Tuning, loss_of, score_scale};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args().nth(1).as_deref().unwrap_or("40").parse()?;
    let preset = Preset::default();
    let mut player = SelfPlay::new(SelfPlaySettings {
        preset,
        size: Size::STANDARD,
        nodes: 500,
        seed: 1,
        shard: Shard::ALL,
    });
    let games: Vec<_> = (0..games)
        .filter_map(|number| player.play(number, &|| false))
        .collect();

    let rows = Rows::of(&games, preset.rules.goal);
    let (fitted_to, held_back) = rows.split(5);
    let (scale, _) = score_scale(&fitted_to).ok_or("too few games")?;
    let mut tuning = Tuning::new(&fitted_to, &held_back, Plan::default(), scale);
    tuning.finish();

    let fitted = tuning.fitted();
    println!("{} positions of {} games", rows.len(), rows.game_count());
    println!("{:16} {:>8} {:>8}", "", "many", "few");
    for weight in &fitted.weights {
        let name = weight.term.name();
        println!("{name:16} {:8.2} {:8.2}", weight.many, weight.few);
    }
    println!(
        "loss {:.4}, of guesses alone {:.4}",
        fitted.loss,
        loss_of(&fitted_to, &[])
    );
    Ok(())
}
