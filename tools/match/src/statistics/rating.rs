//! Ratings of players who have met each other, by maximum likelihood.
//!
//! Bradley and Terry's model: the expected score between two is that of the difference of their
//! ratings; a draw is half a win and half a loss. Ratings have the mean 0 among those who have met,
//! directly or through others.

use super::normal::TWO_SIDED_95;
use super::{PairTally, Tally};
use std::collections::BTreeSet;
use std::ops::Range;

/// The games between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The number of one player.
    pub first: usize,
    /// The number of the other.
    pub second: usize,
    /// The games, from the first one's point of view.
    pub tally: Tally,
    /// The complete pairs of games, from the first one's point of view.
    pub pairs: PairTally,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating in Elo, over the mean of the players.
    pub elo: f64,
    /// Half the width of the interval that holds the true rating, over the true mean, with a
    /// probability of 95 %. As if no game were drawn: with draws it is less.
    pub error: f64,
}

/// The ratings of all players.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// By number; `None` for players without games.
    pub players: Vec<Option<Rating>>,
    /// Whether a drawn game was added for each two that met, because no finite ratings explain the
    /// games: some players have lost to the others all that they played.
    pub softened: bool,
}

/// Rates players by the games between them.
///
/// # Panics
/// If a meeting has a player whose number is not less than `players`, or one with itself.
pub fn rate(players: usize, meetings: &[Meeting]) -> Ratings {
    let mut crosstable = Crosstable::new(players, meetings);
    let softened = !crosstable.has_finite_ratings();
    if softened {
        crosstable.add_draws();
    }
    let mut ratings = vec![None; players];
    for group in crosstable.groups() {
        for (player, rating) in group.iter().zip(crosstable.fit(&group)) {
            ratings[*player] = Some(rating);
        }
    }
    Ratings {
        players: ratings,
        softened,
    }
}

/// A square matrix, row by row.
type Matrix = Vec<Vec<f64>>;

/// The points of each player (row) against each other one (column).
struct Crosstable {
    points: Matrix,
}

impl Crosstable {
    fn new(players: usize, meetings: &[Meeting]) -> Crosstable {
        let mut points = vec![vec![0.0; players]; players];
        for meeting in meetings {
            let (first, second) = (meeting.first, meeting.second);
            assert!(first != second);
            points[first][second] += meeting.tally.points();
            points[second][first] += meeting.tally.reversed().points();
        }
        Crosstable { points }
    }

    fn players(&self) -> Range<usize> {
        0..self.points.len()
    }

    fn games(&self, one: usize, other: usize) -> f64 {
        self.points[one][other] + self.points[other][one]
    }

    /// Tells whether finite ratings exist (Ford 1957): for any two players who met, directly or
    /// through others, a chain of wins or draws leads from each to the other.
    fn has_finite_ratings(&self) -> bool {
        self.players().all(|player| {
            let beaten = self.reached(player, |one, other| self.points[one][other] > 0.0);
            self.met(player) == beaten
        })
    }

    fn add_draws(&mut self) {
        for one in self.players() {
            for other in 0..one {
                if self.games(one, other) > 0.0 {
                    self.points[one][other] += 0.5;
                    self.points[other][one] += 0.5;
                }
            }
        }
    }

    /// Groups of players who have met, directly or through others.
    fn groups(&self) -> Vec<Vec<usize>> {
        let groups = self.players().map(|player| (player, self.met(player)));
        // All members have met the same; the first one stands for them.
        let groups = groups.filter(|(player, group)| group.len() > 1 && group[0] == *player);
        groups.map(|(_, group)| group).collect()
    }

    /// The players that a player has met, directly or through others, and itself.
    fn met(&self, player: usize) -> Vec<usize> {
        self.reached(player, |one, other| self.games(one, other) > 0.0)
    }

    /// The players that can be reached from a player, including itself, in ascending order.
    fn reached(&self, from: usize, leads: impl Fn(usize, usize) -> bool) -> Vec<usize> {
        let (mut known, mut waiting) = (BTreeSet::from([from]), vec![from]);
        while let Some(one) = waiting.pop() {
            let led = self.players().filter(|other| leads(one, *other));
            waiting.extend(led.filter(|other| known.insert(*other)));
        }
        known.into_iter().collect()
    }

    /// Fits ratings to a group by Newton's method, with steps that are bounded: the likelihood has
    /// one maximum.
    fn fit(&self, group: &[usize]) -> Vec<Rating> {
        const ROUNDS: usize = 200;
        const LONGEST_STEP: f64 = 1.0;
        const CLOSE: f64 = 1e-10;
        /// Elo in a natural logarithm of odds.
        const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
        let mut strengths = vec![0.0; group.len()];
        for _ in 0..ROUNDS {
            let (surplus, information) = self.derivatives(group, &strengths);
            let inverse = inverse(information);
            let rows = inverse.iter().map(|row| row.iter().zip(&surplus));
            let step: Vec<f64> = rows.map(|row| row.map(|(a, b)| a * b).sum()).collect();
            let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
            let share = (LONGEST_STEP / longest).min(1.0);
            for (strength, part) in strengths.iter_mut().zip(&step) {
                *strength += share * part;
            }
            if longest < CLOSE {
                break;
            }
        }
        let inverse = inverse(self.derivatives(group, &strengths).1);
        let mean = 1.0 / group.len() as f64;
        let rating = |(number, strength): (usize, &f64)| Rating {
            elo: UNIT * strength,
            // The mean of the ratings is fixed, not uncertain.
            error: UNIT * TWO_SIDED_95 * (inverse[number][number] - mean).max(0.0).sqrt(),
        };
        strengths.iter().enumerate().map(rating).collect()
    }

    /// The points of each player of a group minus the expected points; and the information in the
    /// games about the ratings, with a constant added to all entries, which keeps the mean where it
    /// is and makes the matrix invertible.
    fn derivatives(&self, group: &[usize], strengths: &[f64]) -> (Vec<f64>, Matrix) {
        let size = group.len();
        let mut surplus = vec![0.0; size];
        let mut information = vec![vec![1.0 / size as f64; size]; size];
        for one in 0..size {
            for other in (0..size).filter(|other| *other != one) {
                let games = self.games(group[one], group[other]);
                let score = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                surplus[one] += self.points[group[one]][group[other]] - games * score;
                let weight = games * score * (1.0 - score);
                information[one][other] -= weight;
                information[one][one] += weight;
            }
        }
        (surplus, information)
    }
}

/// Inverts a positive definite matrix in place (Gauss and Jordan; no exchange of rows is needed).
fn inverse(mut matrix: Matrix) -> Matrix {
    for pivot in 0..matrix.len() {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|entry| *entry *= scale);
        let pivot_row = matrix[pivot].clone();
        for (number, row) in matrix.iter_mut().enumerate() {
            if number != pivot {
                let factor = std::mem::take(&mut row[pivot]);
                let entries = row.iter_mut().zip(&pivot_row);
                entries.for_each(|(entry, other)| *entry -= factor * other);
            }
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::tally::games;
    use proptest::prelude::*;

    fn meeting(first: usize, second: usize, wins: u64, draws: u64, losses: u64) -> Meeting {
        Meeting {
            first,
            second,
            tally: games(wins, draws, losses),
            pairs: PairTally::default(),
        }
    }

    fn elo(ratings: &Ratings, player: usize) -> f64 {
        ratings.players[player].unwrap().elo
    }

    /// The American League of 1987 (Agresti, *Categorical Data Analysis*, section 10.6): what each
    /// team won at the expense of each. The abilities over Baltimore's are those that Agresti, and
    /// the vignette of the R package BradleyTerry2, print.
    #[test]
    fn baseball() {
        const WON: [[u64; 7]; 7] = [
            [0, 7, 9, 7, 7, 9, 11], // Milwaukee
            [6, 0, 7, 5, 11, 9, 9], // Detroit
            [4, 6, 0, 7, 7, 8, 12], // Toronto
            [6, 8, 6, 0, 6, 7, 10], // New York
            [6, 2, 6, 7, 0, 7, 12], // Boston
            [4, 4, 5, 6, 6, 0, 6],  // Cleveland
            [2, 4, 1, 3, 1, 7, 0],  // Baltimore
        ];
        const ABILITIES: [f64; 7] = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0];
        let mut meetings = Vec::new();
        for (one, row) in WON.iter().enumerate() {
            for (other, column) in WON[..one].iter().enumerate() {
                meetings.push(meeting(one, other, row[other], 0, column[one]));
            }
        }
        let ratings = rate(7, &meetings);
        assert!(!ratings.softened);
        for (player, ability) in ABILITIES.iter().enumerate() {
            let found = (elo(&ratings, player) - elo(&ratings, 6)) * 10.0_f64.ln() / 400.0;
            assert!((found - ability).abs() < 1e-4, "{player}: {found}");
        }
        let sum: f64 = (0..7).map(|player| elo(&ratings, player)).sum();
        assert!(sum.abs() < 1e-6);
    }

    /// Two players: the difference is that of the score, and its variance 1 / (n p (1 - p)); each
    /// is half of that away from the mean.
    #[test]
    fn two_players() {
        let ratings = rate(2, &[meeting(0, 1, 70, 10, 20)]);
        let expected = 400.0 * (75.0_f64 / 25.0).log10();
        assert!((elo(&ratings, 0) - expected / 2.0).abs() < 1e-6);
        assert!((elo(&ratings, 1) + expected / 2.0).abs() < 1e-6);
        let deviation = 1.0 / (100.0_f64 * 0.75 * 0.25).sqrt();
        let error = 1.959_964 * deviation / 2.0 * 400.0 / 10.0_f64.ln();
        assert!((ratings.players[0].unwrap().error - error).abs() < 1e-3);
    }

    #[test]
    fn a_cycle_of_wins_gives_equal_ratings() {
        let cycle = [(0, 1), (1, 2), (2, 0)].map(|(one, other)| meeting(one, other, 5, 0, 0));
        let ratings = rate(3, &cycle);
        assert!(!ratings.softened);
        assert!((0..3).all(|player| elo(&ratings, player).abs() < 1e-6));
    }

    #[test]
    fn a_player_who_wins_all_games_is_rated() {
        let won = [(0, 1), (0, 2)].map(|(one, other)| meeting(one, other, 10, 0, 0));
        let ratings = rate(3, &[&won[..], &[meeting(1, 2, 6, 0, 4)]].concat());
        assert!(ratings.softened);
        // 10½ of 11, as for two alone: the order of the others is kept.
        assert!(elo(&ratings, 0) > 200.0 && elo(&ratings, 0) < 1000.0);
        assert!(elo(&ratings, 1) > elo(&ratings, 2));
        let mut ratings = ratings.players.iter();
        assert!(ratings.all(|rating| rating.unwrap().error.is_finite()));
    }

    #[test]
    fn a_player_without_games_has_no_rating() {
        let ratings = rate(5, &[meeting(0, 1, 1, 0, 1), meeting(3, 4, 3, 0, 1)]);
        assert_eq!(ratings.players[2], None);
        assert!(elo(&ratings, 0).abs() < 1e-9);
        assert!((elo(&ratings, 3) + elo(&ratings, 4)).abs() < 1e-6);
        assert_eq!(rate(2, &[]).players, [None, None]);
    }

    fn tournaments() -> impl Strategy<Value = Vec<Meeting>> {
        let tally = (0..20_u64, 0..10_u64, 0..20_u64);
        proptest::array::uniform6(tally).prop_map(|tallies| {
            let two = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
            let of = |((first, second), (wins, draws, losses))| {
                meeting(first, second, wins, draws, losses)
            };
            two.into_iter().zip(tallies).map(of).collect()
        })
    }

    proptest! {
        /// At the maximum the expected points are the points.
        #[test]
        fn expected_points_are_the_points(meetings in tournaments()) {
            let ratings = rate(4, &meetings);
            prop_assume!(!ratings.softened);
            for player in 0..4 {
                let (mut points, mut expected) = (0.0, 0.0);
                for Meeting { first, second, tally, .. } in &meetings {
                    let (opponent, own) = match player {
                        _ if player == *first => (*second, *tally),
                        _ if player == *second => (*first, tally.reversed()),
                        _ => continue,
                    };
                    if own.games() > 0 {
                        let difference = elo(&ratings, player) - elo(&ratings, opponent);
                        points += own.points();
                        expected += own.games() as f64 * super::super::score_of_elo(difference);
                    }
                }
                prop_assert!((points - expected).abs() < 1e-6, "{points} {expected}");
            }
        }

        #[test]
        fn exchanging_all_results_turns_the_table_over(meetings in tournaments()) {
            let turned: Vec<Meeting> = meetings
                .iter()
                .map(|meeting| Meeting { tally: meeting.tally.reversed(), ..*meeting })
                .collect();
            let (one, other) = (rate(4, &meetings), rate(4, &turned));
            for (a, b) in one.players.iter().zip(&other.players) {
                match (a, b) {
                    (Some(a), Some(b)) => prop_assert!((a.elo + b.elo).abs() < 1e-6),
                    (a, b) => prop_assert_eq!(a.is_none(), b.is_none()),
                }
            }
        }
    }
}
