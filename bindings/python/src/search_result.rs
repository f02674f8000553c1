use crate::moves::Move;
use loa_engine::review::score_in_words;
use loa_engine::{Report, SearchProgress, win_chance};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The value of a position or a move for the side to move. Scores are ordered: a quick win is best,
/// a quick loss worst, and estimates lie between.
#[pyclass(eq, frozen, hash, ord, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Score(pub(crate) loa_engine::Score);

#[pymethods]
impl Score {
    /// Makes an estimate of a number of points.
    #[new]
    fn new(points: i32) -> Score {
        Score(loa_engine::Score::estimate(points))
    }

    /// Returns the score of a win in a number of plies, 1 to 1000.
    #[staticmethod]
    fn win_in(plies: u32) -> PyResult<Score> {
        distance(plies).map(|plies| Score(loa_engine::Score::win_in(plies)))
    }

    /// Returns the score of a loss in a number of plies, 1 to 1000.
    #[staticmethod]
    fn loss_in(plies: u32) -> PyResult<Score> {
        distance(plies).map(|plies| Score(loa_engine::Score::loss_in(plies)))
    }

    /// The score as a number: points, or something beyond all points for a proven result.
    #[getter]
    fn points(&self) -> i32 {
        self.0.points()
    }

    /// The plies to a proven win; ``None`` if none is proven.
    #[getter]
    fn win_plies(&self) -> Option<u32> {
        self.0.win_plies()
    }

    /// The plies to a proven loss; ``None`` if none is proven.
    #[getter]
    fn loss_plies(&self) -> Option<u32> {
        self.0.loss_plies()
    }

    /// Whether a win or loss is proven.
    #[getter]
    fn is_proven(&self) -> bool {
        self.0.is_proven()
    }

    /// The share of games, 0 to 1, that the side to move can be expected to win.
    #[getter]
    fn win_chance(&self) -> f64 {
        win_chance(self.0)
    }

    fn __neg__(&self) -> Score {
        Score(-self.0)
    }

    /// The score in words, as in ``win in 3`` (moves) or ``+120``.
    fn __str__(&self) -> String {
        score_in_words(self.0)
    }

    fn __repr__(&self) -> String {
        format!("<Score: {}>", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (i64,))> {
        let (kind, class): (Bound<'py, PyType>, Score) = (slf.get_type(), *slf.get());
        match (class.0.win_plies(), class.0.loss_plies()) {
            (Some(plies), _) => Ok((kind.getattr("win_in")?, (plies.into(),))),
            (_, Some(plies)) => Ok((kind.getattr("loss_in")?, (plies.into(),))),
            _ => Ok((kind.into_any(), (class.0.points().into(),))),
        }
    }
}

fn distance(plies: u32) -> PyResult<u32> {
    let is_possible = (1..=1000).contains(&plies);
    is_possible.then_some(plies).ok_or_else(|| {
        PyValueError::new_err(format!("{plies} is not a number of plies from 1 to 1000"))
    })
}

/// A line of play that a search has found.
#[pyclass(frozen, module = "lines_of_action")]
#[derive(Clone, Debug)]
pub(crate) struct Line(pub(crate) Report);

#[pymethods]
impl Line {
    /// The move to play: the first one of the line.
    #[getter(r#move)]
    fn best(&self) -> Move {
        Move(self.0.best)
    }

    /// The score for the side to move.
    #[getter]
    fn score(&self) -> Score {
        Score(self.0.score)
    }

    /// The completed depth in plies; for a proven win its length.
    #[getter]
    fn depth(&self) -> u32 {
        self.0.depth
    }

    /// The moves of the line.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.0.line.iter().copied().map(Move).collect()
    }

    fn __repr__(&self) -> String {
        let moves: Vec<String> = self.0.line.iter().map(ToString::to_string).collect();
        let (score, depth) = (score_in_words(self.0.score), self.0.depth);
        format!("<Line: {score}, depth {depth}, {}>", moves.join(" "))
    }
}

/// What a search has found.
#[pyclass(frozen, module = "lines_of_action")]
#[derive(Clone, Debug)]
pub(crate) struct SearchResult(pub(crate) SearchProgress);

#[pymethods]
impl SearchResult {
    /// The lines found, the best one first, each beginning with another move.
    #[getter]
    fn lines(&self) -> Vec<Line> {
        self.0.lines.iter().cloned().map(Line).collect()
    }

    /// The best move.
    #[getter(r#move)]
    fn best(&self) -> Option<Move> {
        self.0.best().map(|line| Move(line.best))
    }

    /// The score of the best move.
    #[getter]
    fn score(&self) -> Option<Score> {
        self.0.best().map(|line| Score(line.score))
    }

    /// The completed depth in plies.
    #[getter]
    fn depth(&self) -> u32 {
        self.0.best().map_or(0, |line| line.depth)
    }

    /// The positions visited.
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    /// The seconds that the search took.
    #[getter]
    fn time(&self) -> f64 {
        self.0.time.as_secs_f64()
    }

    fn __repr__(&self) -> String {
        let lines: Vec<String> = self.lines().iter().map(Line::__repr__).collect();
        let (nodes, time) = (self.nodes(), self.time());
        format!(
            "<SearchResult: {nodes} nodes in {time:.2} s, [{}]>",
            lines.join(", ")
        )
    }
}
