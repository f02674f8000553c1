use crate::arguments::Number;
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::pickled;
use loa::join;
use loa_engine::{Report, SearchProgress, win_chance};
use loa_review::score_in_words;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::time::Duration;

/// The value of a position or a move for the side to move. Scores are ordered: a quick win is best,
/// a quick loss worst, and estimates lie between.
#[pyclass(eq, frozen, hash, ord, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Score(pub(crate) loa_engine::Score);

getters! { Score, self:
    /// The score as a number: points, or something beyond all points for a proven result.
    points: i32 = self.0.points();

    /// The plies to a proven win; ``None`` if none is proven.
    win_plies: Option<u32> = self.0.win_plies();

    /// The plies to a proven loss; ``None`` if none is proven.
    loss_plies: Option<u32> = self.0.loss_plies();

    /// Whether a win or loss is proven.
    is_proven: bool = self.0.is_proven();

    /// The share of games, 0 to 1, that the side to move can be expected to win.
    win_chance: f64 = win_chance(self.0);
}

#[pymethods]
impl Score {
    /// Makes an estimate of a number of points, -20000 to 20000.
    #[new]
    fn new(points: Number) -> PyResult<Score> {
        let most = loa_engine::Score::estimate(i32::MAX).points();
        let points = points.within("points", -most..=most)?;
        Ok(Score(loa_engine::Score::estimate(points)))
    }

    /// Returns the score of a win in a number of plies, 1 to 1000.
    #[staticmethod]
    fn win_in(plies: Number) -> PyResult<Score> {
        distance(&plies).map(|plies| Score(loa_engine::Score::win_in(plies)))
    }

    /// Returns the score of a loss in a number of plies, 1 to 1000.
    #[staticmethod]
    fn loss_in(plies: Number) -> PyResult<Score> {
        distance(&plies).map(|plies| Score(loa_engine::Score::loss_in(plies)))
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

fn distance(plies: &Number) -> PyResult<u32> {
    plies.within("plies", 1..=1000)
}

/// A line of play that a search has found.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line(pub(crate) Report);

getters! { Line, self:
    /// The move to play: the first one of the line.
    best as r#move: Move = Move(self.0.best);

    /// The score for the side to move.
    score: Score = Score(self.0.score);

    /// The completed depth in plies; for a proven win its length.
    depth: u32 = self.0.depth;

    /// The moves of the line.
    moves: Vec<Move> = self.0.line.iter().copied().map(Move).collect();
}

#[pymethods]
impl Line {
    #[staticmethod]
    fn _of(best: Move, score: &Score, depth: u32, nodes: u64, moves: Vec<Move>) -> Line {
        Line(Report {
            best: best.0,
            score: score.0,
            depth,
            nodes,
            line: moves.into_iter().map(|mv| mv.0).collect(),
        })
    }

    fn __repr__(&self) -> String {
        let (score, depth) = (score_in_words(self.0.score), self.0.depth);
        let moves = join(&self.0.line, " ");
        format!("<Line: {score}, depth {depth}, {moves}>")
    }
}

pickled!(Line::_of, it: (it.best(), it.score(), it.depth(), it.0.nodes, it.moves()));

/// What a search has found.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchResult(pub(crate) SearchProgress);

getters! { SearchResult, self:
    /// The lines found, the best one first, each beginning with another move.
    lines: Vec<Line> = self.0.lines.iter().cloned().map(Line).collect();

    /// The best move.
    best as r#move: Option<Move> = self.0.best().map(|line| Move(line.best));

    /// The score of the best move.
    score: Option<Score> = self.0.best().map(|line| Score(line.score));

    /// The completed depth in plies.
    depth: u32 = self.0.best().map_or(0, |line| line.depth);

    /// The positions visited.
    nodes: u64 = self.0.nodes();

    /// The seconds that the search took.
    time: f64 = self.0.time.as_secs_f64();
}

#[pymethods]
impl SearchResult {
    #[staticmethod]
    #[pyo3(signature = (lines, nanoseconds, hash_full=None))]
    fn _of(lines: Vec<Bound<'_, Line>>, nanoseconds: u64, hash_full: Option<u32>) -> SearchResult {
        SearchResult(SearchProgress {
            lines: lines.iter().map(|line| line.get().0.clone()).collect(),
            time: Duration::from_nanos(nanoseconds),
            hash_full,
        })
    }

    fn __repr__(&self) -> String {
        let lines = join(self.lines().iter().map(Line::__repr__), ", ");
        let (nodes, time) = (self.nodes(), self.time());
        format!("<SearchResult: {nodes} nodes in {time:.2} s, [{lines}]>")
    }
}

pickled!(SearchResult::_of, it: (it.lines(), it.0.time.as_nanos() as u64, it.0.hash_full));
