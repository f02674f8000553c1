//! Tells what games won, drawn and lost say about the strength of a player.
//!
//! ```sh
//! cargo run --release -p lines-of-action-match --example how_much_stronger -- 60 10 30
//! ```

use loa_match::statistics::{EloModel, Hypothesis, Sprt, Strength, Tally};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let counts: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse())
        .collect::<Result<_, _>>()?;
    let [wins, draws, losses] = counts[..] else {
        return Err("how many won, drawn and lost?".into());
    };
    let tally = Tally {
        wins,
        draws,
        losses,
    };
    let strength = Strength::of_games(&tally).ok_or("without games nothing is known")?;
    let elo = strength.elo;
    println!(
        "Elo difference {:+.1} ({:+.1} to {:+.1})",
        elo.value, elo.low, elo.high
    );
    println!(
        "stronger with a likelihood of {:.1} %",
        100.0 * strength.superiority
    );

    // The same question as a test: 20 Elo stronger, or not at all?
    let test = Sprt::new(0.0, 20.0, 0.05, 0.05, EloModel::Logistic)?;
    let llr = test.llr_of_games(&tally);
    let found = match test.decide(llr) {
        Some(Hypothesis::H1) => "20 Elo stronger",
        Some(Hypothesis::H0) => "no stronger",
        None => "more games are needed",
    };
    println!("SPRT of 0 against 20: LLR {llr:.2}, {found}");
    Ok(())
}
