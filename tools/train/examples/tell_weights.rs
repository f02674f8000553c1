//! Lets the engine play some games against itself, and tells which weights of its evaluation would
//! have foretold their results best.
//!
//! Some dozens of games show how it goes; weights to play with take thousands, which `loa datagen`
//! keeps in a file and `loa train --terms-only` uses.
//!
//! ```sh
//! cargo run --release -p lines-of-action-train --example tell_weights -- [GAMES]
//! ```

use loa::{Preset, Size};
use loa_engine::Term;
use loa_train::net::{Collection, Options, Trainer, Variant, losses};
use loa_train::{SelfPlay, SelfPlaySettings, Shard};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args().nth(1).as_deref().unwrap_or("40").parse()?;
    let settings = SelfPlaySettings {
        preset: Preset::default(),
        size: Size::STANDARD,
        nodes: 500,
        evaluated: 0,
        seed: 1,
        shard: Shard::ALL,
    };
    let header = settings.header();
    let mut collection = Collection::new(5, Variant::of(&header)?);
    let mut player = SelfPlay::new(settings);
    for number in 0..games {
        if let Some(game) = player.play(number, &|| false) {
            collection.add(&header, &game);
        }
    }
    let (positions, held_back, summary) = collection.finish();
    if positions.is_empty() {
        return Err("too few games".into());
    }
    let options = Options {
        hidden: 0,
        has_lines: false,
        ..Options::default()
    };
    let mut trainer = Trainer::new(&positions, &held_back, options);
    while trainer.step() > 0 {}

    println!("{} positions of {} games", summary.distinct, summary.games);
    println!("{:16} {:>8} {:>8}", "", "many", "few");
    let points = trainer.model().term_points().unwrap_or_default();
    for (term, (many, few)) in Term::ALL.into_iter().zip(points) {
        println!("{:16} {many:8.2} {few:8.2}", term.name());
    }
    for loss in losses(&positions, &held_back, trainer.model(), None) {
        println!("loss {:.4}  {}", loss.results, loss.name);
    }
    Ok(())
}
