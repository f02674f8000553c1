use super::distribution::Distribution;
use super::estimate::NORMALIZED_ELO;
use super::{PairTally, Tally, score_of_elo};
use thiserror::Error;

/// A sequential probability ratio test of two hypotheses about how much stronger a player is: games
/// are played until one of them is a given number of times likelier than the other.
///
/// It is the generalized test that engine testing frameworks use: how likely a hypothesis is means
/// how likely the results are under the likeliest distribution of results that fits it. (Van den
/// Bergh, *A practical introduction to the GSPRT*; Wald's bounds.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: EloModel,
}

loa::named! {
    /// What kind of Elo the hypotheses are about.
    pub enum EloModel: "a kind of Elo" {
        /// The usual one, which is about scores.
        Logistic = "logistic",
        /// Normalized Elo: the same number needs about as many games however many of them are
        /// drawn.
        Normalized = "normalized",
    }
}

loa::named! {
    /// A hypothesis that a test can accept.
    pub enum Hypothesis: "a hypothesis" {
        /// The difference is `elo0` or less.
        H0 = "H0",
        /// The difference is `elo1` or more.
        H1 = "H1",
    }
}

/// Parameters that are out of range.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum SprtError {
    /// The hypotheses are the same, in the wrong order, or not finite.
    #[error("elo0 has to be less than elo1, and both between -{max} and {max}, not {0} and {1}", max = Sprt::MOST_ELO)]
    Elo(f64, f64),
    /// An error probability is out of range.
    #[error("alpha and beta have to be more than 0 and less than 0.5, not {0} and {1}")]
    Errors(f64, f64),
}

impl Sprt {
    /// The greatest difference that can be tested for.
    pub const MOST_ELO: f64 = 1000.0;

    /// Makes a test of `elo0` against `elo1`. `alpha` is the probability to find for the second
    /// where the first is true, `beta` the reverse.
    ///
    /// # Errors
    /// If the parameters are out of range.
    pub fn new(
        elo0: f64,
        elo1: f64,
        alpha: f64,
        beta: f64,
        model: EloModel,
    ) -> Result<Sprt, SprtError> {
        let range = -Sprt::MOST_ELO..=Sprt::MOST_ELO;
        if !(elo0 < elo1 && range.contains(&elo0) && range.contains(&elo1)) {
            return Err(SprtError::Elo(elo0, elo1));
        }
        let is_error = |error: f64| error > 0.0 && error < 0.5;
        if !(is_error(alpha) && is_error(beta)) {
            return Err(SprtError::Errors(alpha, beta));
        }
        Ok(Sprt {
            elo0,
            elo1,
            alpha,
            beta,
            model,
        })
    }

    /// Returns the two hypotheses, in Elo.
    pub const fn hypotheses(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Returns the probabilities of the two errors, alpha and beta.
    pub const fn errors(&self) -> (f64, f64) {
        (self.alpha, self.beta)
    }

    /// Returns what kind of Elo they are about.
    pub const fn model(&self) -> EloModel {
        self.model
    }

    /// Returns the logarithmic likelihood ratios at which the test ends, for H0 and for H1.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// Returns the logarithm of how much likelier H1 makes these pairs than H0; 0 without any.
    pub fn llr_of_pairs(&self, pairs: &PairTally) -> f64 {
        self.llr(&pairs.counts, 2.0)
    }

    /// Returns the logarithm of how much likelier H1 makes these games than H0; 0 without any.
    pub fn llr_of_games(&self, tally: &Tally) -> f64 {
        self.llr(&tally.counts(), 1.0)
    }

    /// Returns the hypothesis that a ratio accepts, if any.
    pub fn decide(&self, llr: f64) -> Option<Hypothesis> {
        let (lower, upper) = self.bounds();
        if llr >= upper {
            Some(Hypothesis::H1)
        } else if llr <= lower {
            Some(Hypothesis::H0)
        } else {
            None
        }
    }

    fn llr<const N: usize>(&self, counts: &[u64; N], games: f64) -> f64 {
        let Some((total, sample)) = Distribution::of_all_outcomes(counts) else {
            return 0.0;
        };
        let fit = |elo| match self.model {
            EloModel::Logistic => {
                let score = score_of_elo(elo);
                sample.with_mean_0(|value| value - score)
            }
            EloModel::Normalized => with_deviations(&sample, elo / NORMALIZED_ELO * games.sqrt()),
        };
        match (fit(self.elo0), fit(self.elo1)) {
            (Some(h0), Some(h1)) => total * sample.log_ratio(&h1, &h0),
            _ => 0.0,
        }
    }
}

/// Finds the most likely distribution whose mean is this many deviations over ½; `None` if there is
/// none.
///
/// About the uniform distribution the condition can only be made linear for a few deviations, so
/// greater ones are come to in steps.
fn with_deviations<const N: usize>(
    sample: &Distribution<N>,
    deviations: f64,
) -> Option<Distribution<N>> {
    const STEP: f64 = 0.5;
    let steps = (deviations.abs() / STEP).ceil().max(1.0);
    let uniform = Distribution {
        shares: [1.0 / N as f64; N],
    };
    (1..=steps as usize).try_fold(uniform, |near, step| {
        refine(sample, near, deviations * step as f64 / steps)
    })
}

/// Finds it from one that is not far away. (Van den Bergh, *Normalized Elo, practical*, section
/// 4.1: the condition is made linear about the last distribution found, again and again.)
fn refine<const N: usize>(
    sample: &Distribution<N>,
    mut fitted: Distribution<N>,
    deviations: f64,
) -> Option<Distribution<N>> {
    const ROUNDS: usize = 20;
    const CLOSE: f64 = 1e-12;
    for _ in 0..ROUNDS {
        let (mean, deviation) = (fitted.mean(), fitted.variance().sqrt());
        let next = sample.with_mean_0(|value| {
            let away = (mean - value) / deviation;
            value - 0.5 - deviations * deviation * (1.0 + away * away) / 2.0
        })?;
        let changes = next.shares.iter().zip(&fitted.shares);
        let change = changes.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        fitted = next;
        if change < CLOSE {
            break;
        }
    }
    Some(fitted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::tally::games;
    use proptest::prelude::*;

    fn test(elo0: f64, elo1: f64, model: EloModel) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05, model).unwrap()
    }

    /// Wald's bounds for 5 % are ±ln 19, which fishtest shows as "(-2.94,2.94)".
    #[test]
    fn bounds() {
        let (lower, upper) = test(0.0, 5.0, EloModel::Logistic).bounds();
        assert!((upper - 19.0_f64.ln()).abs() < 1e-12);
        assert!((lower + upper).abs() < 1e-12);
        assert_eq!(format!("{upper:.2}"), "2.94");
        let sprt = Sprt::new(0.0, 5.0, 0.01, 0.2, EloModel::Logistic).unwrap();
        let (lower, upper) = sprt.bounds();
        assert!((upper - 80.0_f64.ln()).abs() < 1e-12);
        assert!((lower - (0.2_f64 / 0.99).ln()).abs() < 1e-12);
    }

    /// Games that are only won or lost are coins: Wald's own ratio,
    /// w ln(s1 / s0) + l ln((1 - s1) / (1 - s0)).
    #[test]
    fn games_without_draws_match_walds_formula() {
        let sprt = test(-20.0, 60.0, EloModel::Logistic);
        let (s0, s1) = (score_of_elo(-20.0), score_of_elo(60.0));
        let tally = games(700, 0, 600);
        let wald = 700.0 * (s1 / s0).ln() + 600.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        // The 1/1000 of a draw that may still come is seen in the third place.
        assert!((sprt.llr_of_games(&tally) - wald).abs() < 2e-3);
    }

    /// Pairs that are both won or both lost are coins too.
    #[test]
    fn swept_pairs_match_walds_formula() {
        let sprt = test(0.0, 30.0, EloModel::Logistic);
        let (s0, s1) = (score_of_elo(0.0), score_of_elo(30.0));
        let pairs = PairTally {
            counts: [400, 0, 0, 0, 500],
        };
        let wald = 500.0 * (s1 / s0).ln() + 400.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((sprt.llr_of_pairs(&pairs) - wald).abs() < 5e-3);
    }

    /// Van den Bergh's approximation for small differences:
    /// n (s1 - s0) (2 m - s0 - s1) / (2 variance).
    #[test]
    fn small_differences() {
        let counts = [609, 3850, 9708, 3650, 590];
        let sprt = test(-1.0, 2.0, EloModel::Logistic);
        let (s0, s1) = (score_of_elo(-1.0), score_of_elo(2.0));
        let sample = Distribution::of(&counts).unwrap();
        let total = counts.iter().sum::<u64>() as f64;
        let approximate =
            total * (s1 - s0) * (2.0 * sample.mean() - s0 - s1) / (2.0 * sample.variance());
        let llr = sprt.llr_of_pairs(&PairTally { counts });
        assert!(llr < -0.5);
        assert!(
            (llr / approximate - 1.0).abs() < 0.01,
            "{llr} {approximate}"
        );
    }

    /// The same pairs from the opponent's point of view.
    fn reversed(pairs: &PairTally) -> PairTally {
        let [a, b, c, d, e] = pairs.counts;
        PairTally {
            counts: [e, d, c, b, a],
        }
    }

    /// Results that are all the same decide, too.
    #[test]
    fn winning_everything_decides() {
        for model in [EloModel::Logistic, EloModel::Normalized] {
            let sprt = test(0.0, 10.0, model);
            for counts in [[0, 0, 0, 0, 1000], [0, 0, 0, 1000, 0]] {
                let pairs = PairTally { counts };
                let (won, lost) = (
                    sprt.llr_of_pairs(&pairs),
                    sprt.llr_of_pairs(&reversed(&pairs)),
                );
                assert_eq!(sprt.decide(won), Some(Hypothesis::H1), "{model} {won}");
                assert_eq!(sprt.decide(lost), Some(Hypothesis::H0), "{model} {lost}");
            }
        }
    }

    /// Plays a test out with pairs drawn from a distribution; returns what it finds.
    fn simulate(sprt: &Sprt, truth: &Distribution<5>, seed: u64) -> Hypothesis {
        let mut random = loa::Random::new(seed);
        let mut pairs = PairTally::default();
        loop {
            let drawn = random.next_u64() as f64 / u64::MAX as f64;
            let mut sum = 0.0;
            let outcome = truth.shares.iter().position(|share| {
                sum += share;
                drawn < sum
            });
            pairs.counts[outcome.unwrap_or(4)] += 1;
            if let Some(hypothesis) = sprt.decide(sprt.llr_of_pairs(&pairs)) {
                return hypothesis;
            }
        }
    }

    /// Where a hypothesis is true the other one is found for about as rarely as was asked for.
    #[test]
    fn errors_are_rare() {
        const MATCHES: u64 = 400;
        let base = Distribution::of(&[10, 20, 40, 20, 10]).unwrap();
        let sprt = test(0.0, 60.0, EloModel::Logistic);
        for (elo, right) in [(0.0, Hypothesis::H0), (60.0, Hypothesis::H1)] {
            let score = score_of_elo(elo);
            let truth = base.with_mean_0(|value| value - score).unwrap();
            let wrong = (0..MATCHES).filter(|seed| simulate(&sprt, &truth, *seed << 32) != right);
            // 5 % of 400 are 20; the deviation is 4.4.
            let wrong = wrong.count();
            assert!((5..=34).contains(&wrong), "{elo}: {wrong}");
        }
    }

    /// The fitted distribution has the mean that was asked for, in its own deviations.
    #[test]
    fn normalized_fit() {
        let (_, sample) = Distribution::of_all_outcomes(&[10, 30, 80, 50, 12]).unwrap();
        for deviations in [-4.0, -1.0, -0.3, 0.0, 0.05, 0.4, 0.95, 2.0, 4.1] {
            let fitted = with_deviations(&sample, deviations).unwrap();
            assert!((fitted.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            let found = (fitted.mean() - 0.5) / fitted.variance().sqrt();
            assert!((found - deviations).abs() < 1e-9, "{found}");
        }
    }

    /// However far the hypotheses are apart, results speak for the one that they are nearer to.
    #[test]
    fn normalized_hypotheses_may_be_far_apart() {
        let good = PairTally {
            counts: [3, 5, 30, 40, 60],
        };
        // About 270 in normalized Elo.
        for (elo0, elo1, speaks_for) in [
            (0.0, 240.0, 1.0),
            (-300.0, 0.0, 1.0),
            (-1000.0, 1000.0, 1.0),
            (300.0, 600.0, -1.0),
            (280.0, 1000.0, -1.0),
        ] {
            let llr = test(elo0, elo1, EloModel::Normalized).llr_of_pairs(&good);
            assert!(llr * speaks_for > 1.0, "{elo0} {elo1}: {llr}");
        }
    }

    /// In coins normalized Elo and Elo are nearly the same for small differences.
    #[test]
    fn models_agree_without_draws() {
        let tally = games(5200, 0, 5000);
        let llr = |model| test(0.0, 3.0, model).llr_of_games(&tally);
        let (one, other) = (llr(EloModel::Logistic), llr(EloModel::Normalized));
        assert!((one - other).abs() < 0.01, "{one} {other}");
    }

    #[test]
    fn decisions() {
        let sprt = test(0.0, 5.0, EloModel::Logistic);
        assert_eq!(sprt.decide(2.95), Some(Hypothesis::H1));
        assert_eq!(sprt.decide(-2.95), Some(Hypothesis::H0));
        assert_eq!(sprt.decide(2.9), None);
        assert_eq!(sprt.llr_of_pairs(&PairTally::default()), 0.0);
        assert_eq!(sprt.llr_of_games(&Tally::default()), 0.0);
    }

    #[test]
    fn invalid_parameters_are_refused() {
        let of = |elo0, elo1, alpha| Sprt::new(elo0, elo1, alpha, 0.05, EloModel::Logistic);
        assert_eq!(of(5.0, 5.0, 0.05), Err(SprtError::Elo(5.0, 5.0)));
        assert!(of(0.0, f64::NAN, 0.05).is_err());
        assert!(of(0.0, 2000.0, 0.05).is_err());
        assert_eq!(of(0.0, 5.0, 0.5), Err(SprtError::Errors(0.5, 0.05)));
        assert!(of(0.0, 5.0, 0.0).is_err());
    }

    fn seen_pairs() -> impl Strategy<Value = PairTally> {
        proptest::array::uniform5(1..200_u64).prop_map(|counts| PairTally { counts })
    }

    fn models() -> impl Strategy<Value = EloModel> {
        prop_oneof![Just(EloModel::Logistic), Just(EloModel::Normalized)]
    }

    proptest! {
        #[test]
        fn exchanging_players_exchanges_hypotheses(pairs in seen_pairs(), model in models(), low in -30.0..30.0_f64, width in 1.0..30.0_f64) {
            let there = test(low, low + width, model).llr_of_pairs(&pairs);
            let back = test(-low - width, -low, model).llr_of_pairs(&reversed(&pairs));
            prop_assert!((there + back).abs() < 1e-6, "{there} {back}");
        }

        #[test]
        fn ratios_of_neighbouring_hypotheses_add_up(pairs in seen_pairs(), model in models(), low in -30.0..30.0_f64, first in 1.0..20.0_f64, second in 1.0..20.0_f64) {
            let llr = |elo0, elo1| test(elo0, elo1, model).llr_of_pairs(&pairs);
            let parts = llr(low, low + first) + llr(low + first, low + first + second);
            prop_assert!((llr(low, low + first + second) - parts).abs() < 1e-6);
        }

        #[test]
        fn any_results_have_a_ratio(counts in proptest::array::uniform5(0..50_u64), model in models()) {
            let llr = test(0.0, 10.0, model).llr_of_pairs(&PairTally { counts });
            prop_assert!(llr.is_finite());
            let nothing = counts.iter().sum::<u64>() == 0;
            prop_assert!(!nothing || llr == 0.0);
        }

        #[test]
        fn twice_the_same_pairs_count_twice(pairs in seen_pairs(), model in models()) {
            let twice = PairTally { counts: pairs.counts.map(|count| 2 * count) };
            let sprt = test(0.0, 10.0, model);
            prop_assert!((sprt.llr_of_pairs(&twice) - 2.0 * sprt.llr_of_pairs(&pairs)).abs() < 1e-6);
        }

        #[test]
        fn a_better_pair_speaks_for_the_stronger_hypothesis(pairs in seen_pairs(), worse in 0..4_usize) {
            prop_assume!(pairs.counts[worse] > 1);
            let mut better = pairs;
            better.counts[worse] -= 1;
            better.counts[worse + 1] += 1;
            let sprt = test(-5.0, 5.0, EloModel::Logistic);
            prop_assert!(sprt.llr_of_pairs(&better) > sprt.llr_of_pairs(&pairs));
        }
    }
}
