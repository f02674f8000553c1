use loa_match::statistics::{
    EloModel, Hypothesis, Interval, PairTally, Strength, Tally, elo_of_score, score_of_elo,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The results of games from one player's point of view: wins, draws, losses; or of pairs of games
/// by the points in both: 0, ½, 1, 1½, 2.
#[derive(FromPyObject)]
enum Results {
    Games([u64; 3]),
    Pairs([u64; 5]),
}

/// The most games that are counted: sums stay exact.
const MOST: u64 = 1 << 50;

impl Results {
    fn checked(self) -> PyResult<Results> {
        let counts = match &self {
            Results::Games(counts) => &counts[..],
            Results::Pairs(counts) => &counts[..],
        };
        match counts.iter().all(|count| *count <= MOST) {
            true => Ok(self),
            false => Err(PyValueError::new_err("too many games")),
        }
    }
}

const fn tally([wins, draws, losses]: [u64; 3]) -> Tally {
    Tally {
        wins,
        draws,
        losses,
    }
}

/// How much stronger a player is than its opponent. Intervals, ``(low, value, high)``, hold the
/// true value with a probability of 95 %.
#[pyclass(frozen, module = "lines_of_action", name = "Strength")]
pub(crate) struct EloEstimate(Strength);

const fn ends(interval: Interval) -> (f64, f64, f64) {
    (interval.low, interval.value, interval.high)
}

#[pymethods]
impl EloEstimate {
    /// The score to expect.
    #[getter]
    fn score(&self) -> (f64, f64, f64) {
        ends(self.0.score)
    }

    /// The same as a difference in Elo.
    #[getter]
    fn elo(&self) -> (f64, f64, f64) {
        ends(self.0.elo)
    }

    /// The difference in normalized Elo; ``None`` where all results are the same.
    #[getter]
    fn normalized_elo(&self) -> Option<(f64, f64, f64)> {
        self.0.normalized_elo.map(ends)
    }

    /// The probability that the player is the stronger one.
    #[getter]
    fn superiority(&self) -> f64 {
        self.0.superiority
    }

    fn __repr__(&self) -> String {
        let elo = self.0.elo;
        format!(
            "<Strength: {:+.1} Elo ({:+.1} to {:+.1})>",
            elo.value, elo.low, elo.high
        )
    }
}

/// Estimates a difference in strength from ``(wins, draws, losses)``, or from counts of pairs of
/// games by their points, the fewest first.
#[pyfunction]
pub(crate) fn strength(results: &Bound<'_, PyAny>) -> PyResult<EloEstimate> {
    let found = match read(results)? {
        Results::Games(counts) => Strength::of_games(&tally(counts)),
        Results::Pairs(counts) => Strength::of_pairs(&PairTally { counts }),
    };
    let found = found.map(EloEstimate);
    found.ok_or_else(|| PyValueError::new_err("there are no games"))
}

fn read(results: &Bound<'_, PyAny>) -> PyResult<Results> {
    results
        .extract::<Results>()
        .map_err(|_| {
            let message = "results are 3 counts (wins, draws, losses) or 5 counts of pairs";
            PyValueError::new_err(message)
        })?
        .checked()
}

/// Returns the score that an Elo difference stands for.
#[pyfunction]
#[pyo3(name = "score_of_elo")]
pub(crate) fn expected_score(elo: f64) -> f64 {
    score_of_elo(elo)
}

/// Returns the Elo difference that a score stands for.
#[pyfunction]
#[pyo3(name = "elo_of_score")]
pub(crate) fn elo_difference(score: f64) -> f64 {
    elo_of_score(score)
}

/// A sequential test of two hypotheses: that a player is ``elo0`` stronger or less, or ``elo1`` or
/// more. ``alpha`` and ``beta`` are the probabilities of the two errors.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Sprt(loa_match::statistics::Sprt);

#[pymethods]
impl Sprt {
    #[new]
    #[pyo3(signature = (elo0, elo1, *, alpha = 0.05, beta = 0.05, normalized = false))]
    fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64, normalized: bool) -> PyResult<Sprt> {
        let model = match normalized {
            true => EloModel::Normalized,
            false => EloModel::Logistic,
        };
        loa_match::statistics::Sprt::new(elo0, elo1, alpha, beta, model)
            .map(Sprt)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// The log-likelihood ratios at which the test ends, for the first hypothesis and the second.
    #[getter]
    fn bounds(&self) -> (f64, f64) {
        self.0.bounds()
    }

    /// Returns the log-likelihood ratio of results, as ``strength`` takes them.
    fn llr(&self, results: &Bound<'_, PyAny>) -> PyResult<f64> {
        Ok(match read(results)? {
            Results::Games(counts) => self.0.llr_of_games(&tally(counts)),
            Results::Pairs(counts) => self.0.llr_of_pairs(&PairTally { counts }),
        })
    }

    /// Returns the hypothesis that results accept: 0, 1, or ``None`` while the test goes on.
    fn decide(&self, results: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
        let accepted = self.0.decide(self.llr(results)?);
        Ok(accepted.map(|hypothesis| u8::from(hypothesis == Hypothesis::H1)))
    }

    fn __repr__(&self) -> String {
        let (elo0, elo1) = self.0.hypotheses();
        format!("<Sprt: {elo0} against {elo1} Elo>")
    }
}
