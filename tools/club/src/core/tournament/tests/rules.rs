//! The pairings of small tournaments are what the handbook's procedure leads to.

use super::oracle;
use super::recorded::{new, play_pairing};
use crate::core::tournament::{Bye, NoPairing, Pairing, Tournament, pair_next_round};
use loa::{Color, Random};
use std::collections::BTreeSet;

/// Compares the next pairing with the oracle's; returns it if there is one.
fn checked(tournament: &Tournament, seed: u64) -> Option<Vec<Pairing>> {
    let expected = oracle::pair(tournament);
    let pairings = match pair_next_round(tournament) {
        Ok(pairings) => pairings,
        Err(error) => {
            assert!(error == NoPairing::Impossible && expected.is_none(), "{seed}: {expected:?}");
            return None;
        }
    };
    let mut games = BTreeSet::new();
    let mut left = None;
    for pairing in &pairings {
        match *pairing {
            Pairing::Game { black, white } => games.extend([(black, white)]),
            Pairing::Bye { player, bye: Bye::Allocated } => left = Some(player),
            _ => {}
        }
    }
    assert_eq!(Some((games, left)), expected, "{seed}: {tournament:?}");
    Some(pairings)
}

/// Plays a tournament with every kind of result and of absence.
fn play(seed: u64, largest: usize) -> usize {
    let mut random = Random::new(seed);
    let players = 2 + random.below(largest - 1);
    let rounds = 1 + random.below(players);
    let first = Color::ALL[random.below(2)];
    let mut tournament = new(players, rounds, first);
    let draws = random.below(100);
    let absences = [0, 5, 30][random.below(3)];
    for round in 0..rounds {
        for player in &mut tournament.players {
            if random.below(100) < absences {
                player.bye = Some([Bye::Half, Bye::Zero][random.below(2)]);
            }
        }
        if tournament.players.iter().filter(|player| player.bye.is_none()).count() < 2 {
            return round;
        }
        let Some(pairings) = checked(&tournament, seed) else { return round };
        for pairing in pairings {
            play_pairing(&mut tournament, pairing, |_, _| match random.below(100) {
                0..6 => ["+", "-", "x"][random.below(3)],
                _ if random.below(100) < draws => "=",
                _ => ["1", "0"][random.below(2)],
            });
        }
    }
    rounds
}

#[test]
fn small_tournaments_are_paired_as_by_hand() {
    let seeds = std::env::var("LOA_SEEDS").map_or(1000, |text| text.parse().unwrap());
    let mut rounds = 0;
    for seed in 0..seeds {
        rounds += play(seed, std::env::var("LARGEST").map_or(8, |t| t.parse().unwrap()));
    }
    println!("{rounds} rounds");
}
