use crate::arguments::{Number, Real};
use crate::color::Color;
use crate::engine::{Engine, MOST_LINES};
use crate::errors::value_error;
use crate::game::Game;
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::pickled;
use crate::record::Record;
use crate::search_result::{Line, Score};
use loa_engine::{Job, Report};
use loa_review::{ReviewedPly, annotate, search_game, svg_curve};
use pyo3::prelude::*;
use std::sync::Arc;

/// A game with every move judged. In notebooks it draws Black's chance to win.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(Clone, PartialEq)]
pub(crate) struct Review(Arc<Reviewed>);

/// A move of a reviewed game. Scores are those of the player who made it.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(PartialEq)]
pub(crate) struct ReviewedMove {
    review: Review,
    place: usize,
}

/// A review with what it was made of.
struct Reviewed {
    game: loa::Game,
    found: Vec<Vec<Report>>,
    review: loa_review::Review,
}

impl PartialEq for Reviewed {
    fn eq(&self, other: &Reviewed) -> bool {
        self.review == other.review && self.found == other.found
    }
}

impl Review {
    fn new(game: loa::Game, found: Vec<Vec<Report>>) -> Review {
        let review = loa_review::Review::new(&game, &found);
        Review(Arc::new(Reviewed {
            game,
            found,
            review,
        }))
    }
}

impl ReviewedMove {
    fn ply(&self) -> &ReviewedPly {
        &self.review.0.review.plies[self.place]
    }
}

getters! { ReviewedMove, self:
    /// Its number in the game, from 1.
    number: u32 = self.ply().number;

    /// The side that made it.
    color: Color = self.ply().color.into();

    /// The move.
    played_move as r#move: Move = Move(self.ply().mv);

    /// ``forced``, ``best``, ``good``, ``inaccuracy``, ``mistake``, ``blunder`` or ``missed win``;
    /// ``None`` where too little is known.
    judgement: Option<String> = self.ply().judgement.map(|judgement| judgement.to_string());

    /// The share of the win chance that the move lost, 0 to 1.
    loss: Option<f64> = self.ply().loss();

    /// The score of the best known move.
    best_score: Option<Score> = self.ply().best.map(Score);

    /// The score of the move.
    score: Option<Score> = self.ply().played.map(Score);

    /// The best line of the search, if it begins with another move.
    better: Option<Line> = self.ply().better().cloned().map(Line);
}

#[pymethods]
impl ReviewedMove {
    #[staticmethod]
    fn _of(review: &Review, place: usize) -> PyResult<ReviewedMove> {
        let mut moves = review.moves().into_iter();
        let found = moves.nth(place);
        found.ok_or_else(|| value_error("the review has fewer moves"))
    }

    /// The judgement in a sentence or two.
    fn __str__(&self) -> String {
        self.ply().remark().unwrap_or_default()
    }

    fn __repr__(&self) -> String {
        let (number, mv, text) = (self.ply().number, self.ply().mv, self.__str__());
        format!("<ReviewedMove: {number}. {mv} {text}>")
    }
}

pickled!(ReviewedMove::_of, it: (it.review.clone(), it.place));

getters! { Review, self:
    /// The moves in the order they were played.
    moves: Vec<ReviewedMove> = (0..self.0.review.plies.len())
        .map(|place| ReviewedMove {
            review: self.clone(),
            place,
        })
        .collect();

    /// Black's win chance in each position from the first to the last; ``None`` where nothing is
    /// known.
    chances: Vec<Option<f64>> = self.0.review.chances.clone();
}

#[pymethods]
impl Review {
    #[staticmethod]
    fn _of(game: &Bound<'_, Game>, found: Vec<Vec<Bound<'_, Line>>>) -> PyResult<Review> {
        let reports = |lines: Vec<Bound<'_, Line>>| -> Vec<Report> {
            lines.iter().map(|line| line.get().0.clone()).collect()
        };
        let found = found.into_iter().map(reports).collect();
        Ok(Review::new(game.try_borrow()?.game.clone(), found))
    }

    /// Returns a side's accuracy, 0 to 1; ``None`` if it had no choice in any move.
    fn accuracy(&self, color: Color) -> Option<f64> {
        self.0.review.summaries()[color.into()].accuracy()
    }

    /// Returns a side's accuracy and errors in words.
    fn summary(&self, color: Color) -> String {
        self.0.review.summaries()[color.into()].to_string()
    }

    /// Returns a copy of the game's record with comments, marks and better lines.
    fn annotated(&self, record: &Bound<'_, Record>) -> PyResult<Record> {
        let mut record = record.try_borrow()?.clone();
        annotate(&mut record.0, &self.0.review).map_err(value_error)?;
        Ok(record)
    }

    /// Draws Black's chance to win over the game, with marks at the errors.
    fn svg(&self) -> String {
        svg_curve(&self.0.review)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __repr__(&self) -> String {
        let [black, white] =
            loa::Color::ALL.map(|color| self.0.review.summaries()[color].to_string());
        format!("<Review: Black: {black}; White: {white}>")
    }
}

pickled!(Review::_of, it: {
    let lines = |found: &Vec<Report>| -> Vec<Line> { found.iter().cloned().map(Line).collect() };
    let found: Vec<Vec<Line>> = it.0.found.iter().map(lines).collect();
    let (game, preset) = (it.0.game.clone(), None);
    (Game { game, preset }, found)
});

/// Judges the moves of a game with an engine, which searches every position within the limits of
/// ``Engine.search``.
#[pyfunction]
#[pyo3(signature = (game, engine, *, time = None, nodes = None, depth = None, lines = 1.into()))]
#[pyo3(text_signature = "(game, engine, *, time=None, nodes=None, depth=None, lines=1)")]
#[allow(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn review(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    engine: &Bound<'_, Engine>,
    time: Option<Real>,
    nodes: Option<Number>,
    depth: Option<Number>,
    lines: Number,
) -> PyResult<Review> {
    let reviewed = game.try_borrow()?.game.clone();
    let lines = lines.within("lines", 1..=MOST_LINES)?;
    let engine = engine.get();
    let limits = engine.limits(time, nodes, depth, None)?;
    let found = engine.with(|player| {
        search_game(&reviewed, |position| {
            if engine.stop.is_requested() {
                return Ok(Vec::new());
            }
            let job = Job {
                lines,
                ..Job::new(position, limits)
            };
            Ok(engine.run(py, player, &job, None)?.lines)
        })
    })?;
    Ok(Review::new(reviewed, found))
}
