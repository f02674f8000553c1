//! The pairings of small tournaments are what the handbook's procedure leads to.

use super::oracle;
use super::recorded::{new, play_round};
use crate::core::tournament::{Bye, Format, NoPairing, Part, Round, Tournament, pair_next_round};
use loa::{Color, Random};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Compares the next round with the oracle's; returns it if there is one.
pub(super) fn checked(tournament: &Tournament, seed: &dyn Display) -> Option<Round> {
    let expected = oracle::pair(tournament);
    let round = match pair_next_round(tournament) {
        Ok(round) => round,
        Err(error) => {
            assert!(
                error == NoPairing::Impossible && expected.is_none(),
                "{seed}: {expected:?}"
            );
            return None;
        }
    };
    let games = round.pairs.iter().map(|pair| (pair.black, pair.white));
    let games: BTreeSet<(i64, i64)> = games.collect();
    let left = round.byes.iter().find(|(_, bye)| *bye == Bye::Allocated);
    let left = left.map(|(player, _)| *player);
    assert_eq!(Some((games, left)), expected, "{seed}: {tournament:?}");
    Some(round)
}

/// Lets players ask for byes; returns how many play.
fn ask(tournament: &mut Tournament, random: &mut Random, percent: usize) -> usize {
    for player in &mut tournament.players {
        if random.below(100) < percent {
            player.bye = Some([Bye::Half, Bye::Zero][random.below(2)]);
        }
    }
    tournament
        .players
        .iter()
        .filter(|player| player.bye.is_none())
        .count()
}

/// Plays a round with every kind of result.
fn play(tournament: &mut Tournament, round: &Round, random: &mut Random, draws: usize) {
    play_round(tournament, round, || match random.below(100) {
        0..6 => ["+", "-", "x"][random.below(3)],
        _ if random.below(100) < draws => "=",
        _ => ["1", "0"][random.below(2)],
    });
}

fn check_small(seeds: std::ops::Range<u64>, largest: usize) {
    for seed in seeds {
        let mut random = Random::new(seed);
        let players = 2 + random.below(largest - 1);
        let rounds = 1 + random.below(players);
        let mut tournament = new(players, rounds, Color::ALL[random.below(2)]);
        let draws = random.below(100);
        let absences = [0, 5, 30][random.below(3)];
        for _ in 0..rounds {
            if ask(&mut tournament, &mut random, absences) < 2 {
                break;
            }
            let Some(round) = checked(&tournament, &seed) else {
                break;
            };
            play(&mut tournament, &round, &mut random, draws);
        }
    }
}

#[test]
fn small_tournaments_are_paired_as_by_hand() {
    check_small(0..3000, 8);
}

#[test]
#[ignore = "takes minutes"]
fn many_small_tournaments_are_paired_as_by_hand() {
    check_small(3000..100_000, 8);
    check_small(100_000..103_000, 11);
}

/// How many games more a player has with one colour than with the other.
fn imbalance(colors: &[Color]) -> usize {
    let black = colors.iter().filter(|color| **color == Color::Black);
    let black = black.count();
    black.abs_diff(colors.len() - black)
}

/// Tells whether a player has one colour three times in a row.
fn has_thrice(colors: &[Color]) -> bool {
    let mut windows = colors.windows(3);
    windows.any(|last| last[0] == last[1] && last[1] == last[2])
}

#[test]
fn large_tournaments_keep_the_absolute_rules() {
    let mut random = Random::new(1);
    for (players, rounds) in [(300, 2), (101, 5), (60, 9), (41, 9)] {
        let mut tournament = new(players, rounds + 1, Color::Black);
        for _ in 0..rounds {
            ask(&mut tournament, &mut random, 3);
            let round = pair_next_round(&tournament).unwrap();
            play(&mut tournament, &round, &mut random, 30);
        }
        for player in &tournament.players {
            assert_eq!(player.past.len(), rounds);
            let games = player.past.iter().filter(|part| part.is_played());
            let games = games.filter_map(|part| part.opponent());
            let (opponents, colors): (BTreeSet<i64>, Vec<Color>) = games.unzip();
            assert_eq!(opponents.len(), colors.len(), "{player:?}");
            assert!(imbalance(&colors) <= 2, "{player:?}");
            assert!(!has_thrice(&colors), "{player:?}");
            let is_free = |part: &&Part| !part.is_played() && part.halves() == 2;
            let free = player
                .past
                .iter()
                .rev()
                .skip_while(|part| !matches!(part, Part::Bye(Bye::Allocated)));
            assert!(free.skip(1).filter(is_free).count() == 0, "{player:?}");
        }
    }
}

#[test]
fn a_next_round_needs_players_rounds_and_results() {
    let mut tournament = new(3, 1, Color::Black);
    let mut round = pair_next_round(&tournament).unwrap();
    assert_eq!((round.pairs.len(), round.byes.len()), (1, 1));
    let byes = std::mem::take(&mut round.byes);
    play_round(&mut tournament, &round, || "1");
    assert_eq!(pair_next_round(&tournament), Err(NoPairing::Over));
    tournament.rounds = 3;
    assert_eq!(pair_next_round(&tournament), Err(NoPairing::Open));
    let pairs = Vec::new();
    play_round(&mut tournament, &Round { pairs, byes }, || "1");
    tournament.players[0].bye = Some(Bye::Zero);
    tournament.players[1].bye = Some(Bye::Half);
    assert_eq!(pair_next_round(&tournament), Err(NoPairing::TooFew));
}

#[test]
fn a_round_robin_has_every_game_with_forfeits_for_who_is_not_there() {
    let formats = [(Format::RoundRobin, 1), (Format::DoubleRoundRobin, 2)];
    for (players, (format, cycles)) in (2..=24).flat_map(|players| formats.map(|it| (players, it)))
    {
        let mut tournament = new(players, 0, Color::Black);
        tournament.format = format;
        tournament.rounds = tournament.format.rounds(players).unwrap();
        tournament.players[1].bye = Some(Bye::Zero);
        for _ in 0..tournament.rounds {
            let round = pair_next_round(&tournament).unwrap();
            play_round(&mut tournament, &round, || "1");
            tournament.players[1].bye = Some(Bye::Zero);
        }
        assert_eq!(pair_next_round(&tournament), Err(NoPairing::Over));
        for player in &tournament.players {
            let opponents = player.past.iter().filter_map(|part| part.opponent());
            let (opponents, colors): (Vec<i64>, Vec<Color>) = opponents.unzip();
            assert_eq!(opponents.len(), cycles * (players - 1));
            for id in (1..=players as i64).filter(|&id| id != player.id) {
                let games = opponents.iter().filter(|&&opponent| opponent == id);
                assert_eq!(games.count(), cycles);
            }
            assert_eq!(imbalance(&colors), colors.len() % 2, "{players} {colors:?}");
            assert!(!has_thrice(&colors), "{players} {colors:?}");
        }
    }
}
