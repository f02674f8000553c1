/// A distribution of scores over `N` values that lie evenly between 0 and 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Distribution<const N: usize> {
    pub(super) shares: [f64; N],
}

/// What an outcome counts that has not come up, where a logarithm of its share is needed: it may
/// still come.
const UNSEEN: f64 = 1e-3;

impl<const N: usize> Distribution<N> {
    /// Takes the distribution of a sample; `None` if it is empty.
    pub(super) fn of(counts: &[u64; N]) -> Option<Distribution<N>> {
        let total: u64 = counts.iter().sum();
        (total > 0).then(|| Distribution {
            shares: counts.map(|count| count as f64 / total as f64),
        })
    }

    /// Takes the distribution of a sample with a little of every outcome, and the sample's size
    /// together with that; `None` if it is empty.
    pub(super) fn of_all_outcomes(counts: &[u64; N]) -> Option<(f64, Distribution<N>)> {
        Distribution::of(counts)?;
        let counts = counts.map(|count| if count == 0 { UNSEEN } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        Some((total, Distribution { shares }))
    }

    /// The score that an outcome stands for.
    pub(super) const fn value(outcome: usize) -> f64 {
        outcome as f64 / (N - 1) as f64
    }

    pub(super) fn mean(&self) -> f64 {
        self.expected(|value| value)
    }

    pub(super) fn variance(&self) -> f64 {
        let mean = self.mean();
        self.expected(|value| (value - mean).powi(2))
    }

    fn expected(&self, of: impl Fn(f64) -> f64) -> f64 {
        let terms = self.shares.iter().enumerate();
        terms
            .map(|(outcome, share)| share * of(Self::value(outcome)))
            .sum()
    }

    /// Finds the most likely distribution under which something has the mean 0, given a sample of
    /// this distribution; `None` if that can't be.
    ///
    /// The shares become `share / (1 + t x)`, with the `t` at which the mean of `x` is 0 (Owen,
    /// *Empirical Likelihood*, 2001).
    pub(super) fn with_mean_0(&self, of: impl Fn(f64) -> f64) -> Option<Distribution<N>> {
        let values: [f64; N] = std::array::from_fn(|outcome| of(Self::value(outcome)));
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if !(least < 0.0 && most > 0.0) {
            return None;
        }
        let slope = |t: f64| -> f64 {
            let terms = self.shares.iter().zip(&values);
            terms.map(|(share, x)| share * x / (1.0 + t * x)).sum()
        };
        // All shares are positive between these two, and the slope falls from one to the other.
        let t = bisect(-1.0 / most, -1.0 / least, |t| slope(t) > 0.0);
        let shares =
            std::array::from_fn(|outcome| self.shares[outcome] / (1.0 + t * values[outcome]));
        Some(Distribution { shares })
    }

    /// The expected logarithm of how much likelier an outcome is under one hypothesis than under
    /// another.
    pub(super) fn log_ratio(&self, numerator: &Self, denominator: &Self) -> f64 {
        let hypotheses = numerator.shares.iter().zip(&denominator.shares);
        let terms = self.shares.iter().zip(hypotheses);
        terms
            .map(|(share, (one, other))| share * (one / other).ln())
            .sum()
    }
}

/// Finds the number between two at which a condition begins to fail.
pub(super) fn bisect(mut low: f64, mut high: f64, holds: impl Fn(f64) -> bool) -> f64 {
    /// Halvings after which a number can't get closer.
    const HALVINGS: usize = 100;
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
