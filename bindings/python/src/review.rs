use crate::color::Color;
use crate::engine::Engine;
use crate::errors::EngineError;
use crate::game::Game;
use crate::moves::Move;
use crate::record::Record;
use crate::search_result::{Line, Score};
use loa_engine::Job;
use loa_engine::review::{annotate, svg_curve};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A game with every move judged. In notebooks it draws Black's chance to win.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Review(loa_engine::review::Review);

/// A move of a reviewed game. Scores are those of the player who made it.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct ReviewedMove(loa_engine::review::ReviewedPly);

#[pymethods]
impl ReviewedMove {
    /// Its number in the game, from 1.
    #[getter]
    fn number(&self) -> u32 {
        self.0.number
    }

    /// The side that made it.
    #[getter]
    fn color(&self) -> Color {
        self.0.color.into()
    }

    /// The move.
    #[getter(r#move)]
    fn played_move(&self) -> Move {
        Move(self.0.mv)
    }

    /// ``forced``, ``best``, ``good``, ``inaccuracy``, ``mistake``, ``blunder`` or ``missed win``;
    /// ``None`` where too little is known.
    #[getter]
    fn judgement(&self) -> Option<String> {
        self.0.judgement.map(|judgement| judgement.to_string())
    }

    /// The share of the win chance that the move lost, 0 to 1.
    #[getter]
    fn loss(&self) -> Option<f64> {
        self.0.loss()
    }

    /// The score of the best known move.
    #[getter]
    fn best_score(&self) -> Option<Score> {
        self.0.best.map(Score)
    }

    /// The score of the move.
    #[getter]
    fn score(&self) -> Option<Score> {
        self.0.played.map(Score)
    }

    /// The best line of the search, if it begins with another move.
    #[getter]
    fn better(&self) -> Option<Line> {
        self.0.better().cloned().map(Line)
    }

    /// The judgement in a sentence or two.
    fn __str__(&self) -> String {
        self.0.remark().unwrap_or_default()
    }

    fn __repr__(&self) -> String {
        let (number, mv, text) = (self.0.number, self.0.mv, self.__str__());
        format!("<ReviewedMove: {number}. {mv} {text}>")
    }
}

#[pymethods]
impl Review {
    /// The moves in the order they were played.
    #[getter]
    fn moves(&self) -> Vec<ReviewedMove> {
        self.0.plies.iter().cloned().map(ReviewedMove).collect()
    }

    /// Black's win chance in each position from the first to the last; ``None`` where nothing is
    /// known.
    #[getter]
    fn chances(&self) -> Vec<Option<f64>> {
        self.0.chances.clone()
    }

    /// Returns a side's accuracy, 0 to 1; ``None`` if it had no choice in any move.
    fn accuracy(&self, color: crate::arguments::ColorArgument) -> Option<f64> {
        self.0.summaries()[color.0].accuracy()
    }

    /// Returns a side's accuracy and errors in words.
    fn summary(&self, color: crate::arguments::ColorArgument) -> String {
        self.0.summaries()[color.0].to_string()
    }

    /// Returns a copy of the game's record with comments, marks and better lines.
    fn annotated(&self, record: &Bound<'_, Record>) -> PyResult<Record> {
        let mut record = record.try_borrow()?.clone();
        annotate(&mut record.0, &self.0)
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(record)
    }

    /// Draws Black's chance to win over the game, with marks at the errors.
    fn svg(&self) -> String {
        svg_curve(&self.0)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __repr__(&self) -> String {
        let [black, white] = loa::Color::ALL.map(|color| self.0.summaries()[color].to_string());
        format!("<Review: Black: {black}; White: {white}>")
    }
}

/// Judges the moves of a game with an engine, which searches every position within the limits of
/// ``Engine.search``.
#[pyfunction]
#[pyo3(signature = (game, engine, *, time = None, nodes = None, depth = None, lines = 1))]
#[allow(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn review(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    engine: &Bound<'_, Engine>,
    time: Option<f64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    lines: usize,
) -> PyResult<Review> {
    let reviewed = game.try_borrow()?.game.clone();
    if lines == 0 {
        return Err(PyValueError::new_err("lines has to be 1 or more"));
    }
    let engine = engine.get();
    let limits = engine.limits(time, nodes, depth, None)?;
    let mut guard = engine.lock()?;
    let Some(player) = guard.as_mut() else {
        return Err(EngineError::new_err("the engine is closed"));
    };
    engine.begin();
    let mut game = reviewed.clone();
    let mut found = vec![Vec::new(); reviewed.past().len() + 1];
    // From the last position to the first, so that the table knows what follows.
    for place in found.iter_mut().rev() {
        if !game.status().is_over() && !engine.is_stopped() {
            let job = Job {
                lines,
                ..Job::new(&game, limits)
            };
            *place = engine.run(py, player, &job, None)?.lines;
        }
        game.undo();
    }
    Ok(Review(loa_engine::review::Review::new(&reviewed, &found)))
}
