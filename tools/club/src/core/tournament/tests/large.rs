//! A tournament of 300.

use super::recorded::{new, play_pairing};
use crate::core::tournament::{pair_next_round};
use loa::Random;

#[test]
fn explore_300() {
    let draws: usize = std::env::var("DRAWS").map_or(30, |t| t.parse().unwrap());
    let mut tournament = new(300, 9, loa::Color::Black);
    let mut random = Random::new(1);
    for round in 0..9 {
        let begin = std::time::Instant::now();
        let pairings = pair_next_round(&tournament).unwrap();
        println!("{round} {:?}", begin.elapsed());
        for pairing in pairings {
            play_pairing(&mut tournament, pairing, |black, white| {
                if random.below(100) < draws { "=" } else if (random.below(100) < 85) == (black < white) { "1" } else { "0" }
            });
        }
    }
}
