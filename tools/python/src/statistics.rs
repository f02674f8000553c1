use crate::arguments::{Number, Real, real};
use crate::errors::value_error;
use crate::getters::getters;
use crate::pickle::pickled;
use loa_match::statistics::{
    EloModel, Hypothesis, Interval, PairTally, Strength, Tally, elo_of_score, score_of_elo,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};

/// The results of games, or of pairs of games, from one player's point of view.
enum Results {
    Games(Tally),
    Pairs(PairTally),
}

/// The most games that are counted: sums stay exact.
const MOST: u64 = 1 << 50;

/// How much stronger a player is than its opponent. Intervals, ``(low, value, high)``, hold the
/// true value with a probability of 95 %.
#[pyclass(eq, frozen, module = "lines_of_action", name = "Strength")]
#[derive(PartialEq)]
pub(crate) struct EloEstimate(Strength);

/// Low end, value, high end.
type Ends = (f64, f64, f64);

const fn ends(interval: Interval) -> Ends {
    (interval.low, interval.value, interval.high)
}

const fn interval((low, value, high): Ends) -> Interval {
    Interval { low, value, high }
}

getters! { EloEstimate, self:
    /// The score to expect.
    score: (f64, f64, f64) = ends(self.0.score);

    /// The same as a difference in Elo.
    elo: (f64, f64, f64) = ends(self.0.elo);

    /// The difference in normalized Elo; ``None`` where all results are the same.
    normalized_elo: Option<(f64, f64, f64)> = self.0.normalized_elo.map(ends);

    /// The probability that the player is the stronger one.
    superiority: f64 = self.0.superiority;
}

#[pymethods]
impl EloEstimate {
    #[staticmethod]
    #[pyo3(signature = (score, elo, normalized_elo, superiority))]
    fn _of(score: Ends, elo: Ends, normalized_elo: Option<Ends>, superiority: f64) -> EloEstimate {
        EloEstimate(Strength {
            score: interval(score),
            elo: interval(elo),
            normalized_elo: normalized_elo.map(interval),
            superiority,
        })
    }

    fn __repr__(&self) -> String {
        let elo = self.0.elo;
        format!(
            "<Strength: {:+.1} Elo ({:+.1} to {:+.1})>",
            elo.value, elo.low, elo.high
        )
    }
}

pickled!(EloEstimate::_of, it: (it.score(), it.elo(), it.normalized_elo(), it.superiority()));

/// Estimates a difference in strength from ``(wins, draws, losses)``, or from counts of pairs of
/// games by their points, the fewest first.
#[pyfunction]
pub(crate) fn strength(results: &Bound<'_, PyAny>) -> PyResult<EloEstimate> {
    let found = match read(results)? {
        Results::Games(tally) => Strength::of_games(&tally),
        Results::Pairs(pairs) => Strength::of_pairs(&pairs),
    };
    let found = found.map(EloEstimate);
    found.ok_or_else(|| value_error("there are no games"))
}

/// Reads wins, draws and losses, or pairs by the points in both games: 0, ½, 1, 1½, 2.
fn read(results: &Bound<'_, PyAny>) -> PyResult<Results> {
    if results.is_instance_of::<PyBytes>() || results.is_instance_of::<PyByteArray>() {
        return Err(PyTypeError::new_err("results are counts, not bytes"));
    }
    let counts: Vec<Number> = results.extract()?;
    let counts = counts
        .iter()
        .map(|it| it.within("results: each count", 0..=MOST));
    let counts: Vec<u64> = counts.collect::<PyResult<_>>()?;
    if let [wins, draws, losses] = counts[..] {
        return Ok(Results::Games(Tally {
            wins,
            draws,
            losses,
        }));
    }
    let pairs = counts.try_into().map(|counts| PairTally { counts });
    let message = "results are 3 counts (wins, draws, losses) or 5 counts of pairs";
    pairs.map(Results::Pairs).map_err(|_| value_error(message))
}

/// Returns the score that an Elo difference stands for.
#[pyfunction]
#[pyo3(name = "score_of_elo")]
pub(crate) fn expected_score(elo: Real) -> PyResult<f64> {
    real("elo", elo, f64::NEG_INFINITY..=f64::INFINITY).map(score_of_elo)
}

/// Returns the Elo difference that a score, 0 to 1, stands for; infinite for 0 and 1.
#[pyfunction]
#[pyo3(name = "elo_of_score")]
pub(crate) fn elo_difference(score: Real) -> PyResult<f64> {
    real("score", score, 0.0..=1.0).map(elo_of_score)
}

/// A sequential test of two hypotheses: that a player is ``elo0`` stronger or less, or ``elo1`` or
/// more. ``alpha`` and ``beta`` are the probabilities of the two errors.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(PartialEq)]
pub(crate) struct Sprt(loa_match::statistics::Sprt);

getters! { Sprt, self:
    /// The log-likelihood ratios at which the test ends, for the first hypothesis and the second.
    bounds: (f64, f64) = self.0.bounds();
}

#[pymethods]
impl Sprt {
    #[new]
    #[pyo3(signature = (
        elo0, elo1, *, alpha = Real(0.05), beta = Real(0.05), normalized = false
    ))]
    #[pyo3(text_signature = "(elo0, elo1, *, alpha=0.05, beta=0.05, normalized=False)")]
    fn new(elo0: Real, elo1: Real, alpha: Real, beta: Real, normalized: bool) -> PyResult<Sprt> {
        let model = match normalized {
            true => EloModel::Normalized,
            false => EloModel::Logistic,
        };
        let test = loa_match::statistics::Sprt::new(elo0.0, elo1.0, alpha.0, beta.0, model);
        let test = test.map_err(value_error)?;
        Ok(Sprt(test))
    }

    #[staticmethod]
    fn _of(elo: (Real, Real), errors: (Real, Real), normalized: bool) -> PyResult<Sprt> {
        Sprt::new(elo.0, elo.1, errors.0, errors.1, normalized)
    }

    /// Returns the log-likelihood ratio of results, as ``strength`` takes them.
    fn llr(&self, results: &Bound<'_, PyAny>) -> PyResult<f64> {
        Ok(match read(results)? {
            Results::Games(tally) => self.0.llr_of_games(&tally),
            Results::Pairs(pairs) => self.0.llr_of_pairs(&pairs),
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

pickled!(Sprt::_of, it: {
    let test = it.0;
    (test.hypotheses(), test.errors(), test.model() == EloModel::Normalized)
});
