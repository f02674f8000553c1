use super::distribution::Distribution;
use super::elo::elo_of_score;
use super::normal::{ONE_TAIL, probability_up_to};
use super::student::{student_two_sided_95, student_up_to};
use super::{PairTally, Tally};
use serde::Serialize;

/// Normalized Elo of a score that is one deviation of a game over ½. It equals Elo for small
/// differences in games without draws (Van den Bergh, *Normalized Elo*).
pub(super) const NORMALIZED_ELO: f64 = 800.0 / std::f64::consts::LN_10;

/// An estimate with the interval that holds the true value with a probability of 95 %. Each may be
/// infinite, which is `null` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The most likely value.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    fn map(self, change: impl Fn(f64) -> f64) -> Interval {
        Interval {
            low: change(self.low),
            value: change(self.value),
            high: change(self.high),
        }
    }
}

/// How much stronger a player is than its opponent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// The score to expect.
    pub score: Interval,
    /// The same as a difference in Elo.
    pub elo: Interval,
    /// The difference in normalized Elo, the score over its deviation in a game: what decides how
    /// many games it takes to see a difference. `None` where all results are the same.
    pub normalized_elo: Option<Interval>,
    /// The likelihood of superiority: that the player is the stronger one, 0 to 1.
    pub superiority: f64,
}

impl Strength {
    /// Estimates from single games; `None` without any.
    pub fn of_games(tally: &Tally) -> Option<Strength> {
        let estimate = estimate(&tally.counts(), 1.0)?;
        let (wins, losses) = (tally.wins as f64, tally.losses as f64);
        // Draws say nothing about which player is stronger.
        let decided = wins + losses;
        let superiority = if decided > 0.0 {
            probability_up_to((wins - losses) / decided.sqrt())
        } else {
            0.5
        };
        Some(Strength {
            superiority,
            ..estimate
        })
    }

    /// Estimates from pairs of games; `None` without any.
    pub fn of_pairs(pairs: &PairTally) -> Option<Strength> {
        estimate(&pairs.counts, 2.0)
    }
}

/// Estimates from a sample of results, each of a number of games, by Student's distribution, which
/// matters for few results.
fn estimate<const N: usize>(counts: &[u64; N], games: f64) -> Option<Strength> {
    let sample = Distribution::of(counts)?;
    let count: u64 = counts.iter().sum();
    let (total, mean) = (count as f64, sample.mean());
    if counts.contains(&count) {
        return Some(of_same(mean, total));
    }
    let deviation = (sample.variance() * total / (total - 1.0)).sqrt();
    let mean_deviation = deviation / total.sqrt();
    let error = student_two_sided_95(count - 1) * mean_deviation;
    let score = Interval {
        low: mean - error,
        value: mean,
        high: mean + error,
    };
    let normalized = |score: f64| NORMALIZED_ELO * (score - 0.5) / (deviation * games.sqrt());
    Some(Strength {
        score: score.map(|score| score.clamp(0.0, 1.0)),
        elo: score.map(elo_of_score),
        normalized_elo: Some(score.map(normalized)),
        superiority: student_up_to((mean - 0.5) / mean_deviation, count - 1),
    })
}

/// Estimates where all results are the same, so that their variance is unknown. The interval allows
/// for other results, the worst or the best, of a frequency at which none occurs with a probability
/// of 1 in 40. If everything was won it is the exact interval of Clopper and Pearson.
fn of_same(mean: f64, total: f64) -> Strength {
    let same = ONE_TAIL.powf(1.0 / total);
    let score = Interval {
        low: mean * same,
        value: mean,
        high: mean * same + (1.0 - same),
    };
    let above = f64::from(u8::from(mean > 0.5)) - f64::from(u8::from(mean < 0.5));
    Strength {
        score,
        elo: score.map(elo_of_score),
        normalized_elo: None,
        // As if each had been a game without draws.
        superiority: probability_up_to(above * total.sqrt()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::tally::games;
    use proptest::prelude::*;

    fn pairs_of(counts: [u64; 5]) -> PairTally {
        PairTally { counts }
    }

    /// Half the width, the number to follow "±".
    fn half_width(interval: &Interval) -> f64 {
        (interval.high - interval.low) / 2.0
    }

    /// As published with the change that brought Stockfish its neural network (August 2020,
    /// Stockfish commit 84f3e867): "ELO: 92.77 +-2.1 (95%)" and "ELO: 89.47".
    #[test]
    fn pairs_as_fishtest_counts_them() {
        let short = pairs_of([609, 3850, 9708, 10948, 4885]);
        let long = pairs_of([74, 1583, 8550, 7776, 2017]);
        let strength = Strength::of_pairs(&short).unwrap();
        assert!((strength.elo.value - 92.77).abs() < 0.005);
        assert!((half_width(&strength.elo) - 2.1).abs() < 0.05);
        assert!(strength.superiority > 0.9995);
        let strength = Strength::of_pairs(&long).unwrap();
        assert!((strength.elo.value - 89.47).abs() < 0.005);
    }

    /// The same match in single games.
    #[test]
    fn single_games_have_the_same_difference() {
        let strength = Strength::of_games(&games(24193, 27264, 8543)).unwrap();
        assert!((strength.elo.value - 92.77).abs() < 0.005);
    }

    /// Of 50 games won and 50 lost the variance is 100 / 99 / 4, and of Student's distribution with
    /// 99 degrees of freedom 1.9842 deviations hold 95 %.
    #[test]
    fn games_without_draws() {
        let strength = Strength::of_games(&games(50, 0, 50)).unwrap();
        let error = 1.984_217 * (100.0_f64 / 99.0 / 4.0 / 100.0).sqrt();
        assert!((half_width(&strength.score) - error).abs() < 1e-6);
        assert_eq!(strength.superiority, 0.5);
    }

    /// Three pairs won by 1½, one lost by ½: the mean is 5/8, the variance 1/16; 3.1824 deviations
    /// hold 95 % with 3 degrees of freedom. The mean is one of its deviations over ½, and Student's
    /// distribution with 3 degrees is 1/2 + (1/√3 / (4/3) + π/6) / π there.
    #[test]
    fn few_pairs() {
        use std::f64::consts::PI;
        let strength = Strength::of_pairs(&pairs_of([0, 1, 0, 3, 0])).unwrap();
        assert_eq!(strength.score.value, 0.625);
        assert!((0.625 - strength.score.low - 3.182_446 / 8.0).abs() < 1e-6);
        assert_eq!(strength.score.high, 1.0);
        let third = 1.0 / 3.0_f64.sqrt();
        let expected = 0.5 + (third / (4.0 / 3.0) + PI / 6.0) / PI;
        assert!((strength.superiority - expected).abs() < 1e-9);
        // An eighth over ½, in deviations of a game, of which a pair's mean has 1/√2.
        let expected = 800.0 / 10.0_f64.ln() * 0.125 / (0.25 * 2.0_f64.sqrt());
        let normalized = strength.normalized_elo.unwrap();
        assert!((normalized.value - expected).abs() < 1e-9);
    }

    /// Chess Programming Wiki, "Match Statistics": LOS = ½ (1 + erf((w - l) / √(2w + 2l))). For 21
    /// wins and 12 losses that is Φ(9 / √33) = Φ(1.5667) = 0.9414.
    #[test]
    fn superiority_does_not_depend_on_draws() {
        for draws in [0, 1000] {
            let strength = Strength::of_games(&games(21, draws, 12)).unwrap();
            assert!((strength.superiority - 0.9414).abs() < 5e-5, "{draws}");
        }
    }

    /// Clopper and Pearson: 0 of n has the upper end 1 - 0.025^(1/n); for n = 10 that is 0.3085.
    #[test]
    fn a_perfect_score_is_not_certainty() {
        let strength = Strength::of_games(&games(10, 0, 0)).unwrap();
        assert!((strength.score.low - (1.0 - 0.3085)).abs() < 5e-5);
        assert_eq!(strength.score.high, 1.0);
        assert_eq!(strength.elo.value, f64::INFINITY);
        assert!(strength.elo.low.is_finite());
        assert!(strength.superiority < 1.0);
        assert_eq!(strength.normalized_elo, None);
    }

    #[test]
    fn there_is_no_estimate_without_games() {
        assert_eq!(Strength::of_games(&Tally::default()), None);
        assert_eq!(Strength::of_pairs(&PairTally::default()), None);
    }

    fn tallies() -> impl Strategy<Value = Tally> {
        (0..200_u64, 0..200_u64, 0..200_u64)
            .prop_map(|(wins, draws, losses)| games(wins, draws, losses))
            .prop_filter("games", |tally| tally.games() > 0)
    }

    fn pair_tallies() -> impl Strategy<Value = PairTally> {
        proptest::array::uniform5(0..100_u64)
            .prop_map(|counts| PairTally { counts })
            .prop_filter("pairs", |pairs| pairs.counts != [0; 5])
    }

    fn opposite(a: f64, b: f64) -> bool {
        a == -b || (a + b).abs() < 1e-6
    }

    fn check_opposites(one: &Strength, other: &Strength) -> Result<(), TestCaseError> {
        prop_assert!((one.superiority + other.superiority - 1.0).abs() < 1e-9);
        prop_assert!(opposite(one.elo.value, other.elo.value));
        prop_assert!(opposite(one.elo.low, other.elo.high));
        prop_assert!(opposite(one.elo.high, other.elo.low));
        prop_assert!(one.elo.low <= one.elo.value && one.elo.value <= one.elo.high);
        Ok(())
    }

    proptest! {
        #[test]
        fn the_opponent_sees_the_opposite(tally in tallies(), pairs in pair_tallies()) {
            let of = |tally: &Tally| Strength::of_games(tally).unwrap();
            check_opposites(&of(&tally), &of(&tally.reversed()))?;
            let of = |pairs: &PairTally| Strength::of_pairs(pairs).unwrap();
            let [a, b, c, d, e] = pairs.counts;
            check_opposites(&of(&pairs), &of(&pairs_of([e, d, c, b, a])))?;
        }

        #[test]
        fn a_loss_turned_into_a_win_makes_stronger(tally in tallies()) {
            prop_assume!(tally.losses > 0);
            let better = Tally { wins: tally.wins + 1, losses: tally.losses - 1, ..tally };
            let (before, after) = (Strength::of_games(&tally).unwrap(), Strength::of_games(&better).unwrap());
            prop_assert!(after.elo.value > before.elo.value);
            prop_assert!(after.superiority >= before.superiority);
        }

        #[test]
        fn more_of_the_same_narrows_the_interval(tally in tallies()) {
            let twice = tally + tally;
            let width = |tally: &Tally| half_width(&Strength::of_games(tally).unwrap().score);
            prop_assert!(width(&twice) < width(&tally) || width(&tally) == 0.0);
        }
    }
}
