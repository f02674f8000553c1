loa::named! {
    /// The pairs of players that meet.
    pub enum Format: "a format" {
        /// Every player plays every other player.
        RoundRobin = "round-robin",
        /// The first player plays each of the others.
        Gauntlet = "gauntlet",
    }
}

/// The games of a match in their order: opening by opening, each played twice by each pair of
/// players, with colours exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Schedule {
    /// The players' names, by number.
    pub(super) names: Vec<String>,
    /// The players of each encounter, by number.
    pub(super) encounters: Vec<(usize, usize)>,
    /// The number of games for each encounter, an even one.
    pub(super) games: usize,
}

/// A scheduled game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the game, from 1.
    pub number: usize,
    /// The number of the opening, from 0.
    pub opening: usize,
    /// The number of the encounter.
    pub encounter: usize,
    /// The number of the player with Black.
    pub black: usize,
    /// The number of the player with White.
    pub white: usize,
}

impl Schedule {
    /// Makes a schedule for players with some names.
    pub(super) fn new(format: Format, names: Vec<String>, games: usize) -> Schedule {
        let players = names.len();
        let all = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
        let encounters = match format {
            Format::RoundRobin => all.collect(),
            Format::Gauntlet => all.filter(|(one, _)| *one == 0).collect(),
        };
        Schedule {
            names,
            encounters,
            games,
        }
    }

    /// Returns the number of games.
    pub(super) fn len(&self) -> usize {
        self.encounters.len().saturating_mul(self.games)
    }

    /// Returns the number of pairs of games.
    pub(super) fn pairs(&self) -> u32 {
        u32::try_from(self.len() / 2).unwrap_or(u32::MAX)
    }

    /// Returns a game by its number; `None` if there is no such game.
    pub(super) fn pairing(&self, number: usize) -> Option<Pairing> {
        let place = number.checked_sub(1).filter(|place| *place < self.len())?;
        let (pair, half) = (place / 2, place % 2);
        let encounter = pair % self.encounters.len();
        let (one, other) = self.encounters[encounter];
        let (black, white) = match half {
            0 => (one, other),
            _ => (other, one),
        };
        Some(Pairing {
            number,
            opening: pair / self.encounters.len(),
            encounter,
            black,
            white,
        })
    }
}

impl Pairing {
    /// Returns the number of the pair of games that this one is of, from 0.
    pub(super) fn pair(&self) -> u32 {
        u32::try_from((self.number - 1) / 2).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn schedule(format: Format, players: usize, games: usize) -> Schedule {
        let names = (0..players).map(|player| player.to_string());
        Schedule::new(format, names.collect(), games)
    }

    #[test]
    fn each_pair_plays_each_opening_with_both_colours() {
        for (format, players, encounters) in [
            (Format::RoundRobin, 4, 6),
            (Format::Gauntlet, 4, 3),
            (Format::RoundRobin, 2, 1),
        ] {
            let schedule = schedule(format, players, 10);
            assert_eq!(schedule.len(), encounters * 10);
            let mut games = HashMap::new();
            for number in 1..=schedule.len() {
                let pairing = schedule.pairing(number).unwrap();
                let key = (pairing.opening, pairing.black, pairing.white);
                *games.entry(key).or_insert(0) += 1;
            }
            for (one, other) in &schedule.encounters {
                for opening in 0..5 {
                    assert_eq!(games.remove(&(opening, *one, *other)), Some(1));
                    assert_eq!(games.remove(&(opening, *other, *one)), Some(1));
                }
            }
            assert!(games.is_empty());
            assert_eq!(schedule.pairing(0), None);
            assert_eq!(schedule.pairing(schedule.len() + 1), None);
        }
    }

    #[test]
    fn the_first_player_of_a_gauntlet_plays_each_other_one() {
        let schedule = schedule(Format::Gauntlet, 3, 2);
        assert_eq!(schedule.encounters, [(0, 1), (0, 2)]);
    }

    #[test]
    fn more_games_are_appended() {
        let (few, many) = (
            schedule(Format::RoundRobin, 3, 4),
            schedule(Format::RoundRobin, 3, 40),
        );
        for number in 1..=few.len() {
            assert_eq!(few.pairing(number), many.pairing(number));
        }
    }
}
