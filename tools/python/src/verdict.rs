use crate::color::{Color, ColorArgument};
use crate::errors::value_error;
use crate::pickle::pickled;
use loa::{Outcome, Reason};
use pyo3::prelude::*;

/// How a game ended. ``str`` gives a sentence such as ``Black wins by connection``.
#[pyclass(eq, frozen, hash, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Verdict(pub(crate) loa::Verdict);

const REASONS: [(Reason, &str); 5] = [
    (Reason::Connection, "connection"),
    (Reason::Simultaneous, "simultaneous"),
    (Reason::Blocked, "blocked"),
    (Reason::Repetition, "repetition"),
    (Reason::MoveLimit, "move_limit"),
];

#[pymethods]
impl Verdict {
    #[staticmethod]
    #[pyo3(signature = (winner, reason))]
    fn _of(winner: Option<ColorArgument>, reason: &str) -> PyResult<Verdict> {
        let mut known = REASONS.iter().filter(|(_, word)| *word == reason);
        let reason = known.next().map(|(reason, _)| *reason);
        Ok(Verdict(loa::Verdict {
            outcome: winner.map_or(Outcome::Draw, |color| Outcome::Win(color.0)),
            reason: reason.ok_or_else(|| value_error("no reason"))?,
        }))
    }

    /// The winner; ``None`` for a draw.
    #[getter]
    fn winner(&self) -> Option<Color> {
        self.0.outcome.winner().map(Color::from)
    }

    /// The rule that ended the game: ``connection``, ``simultaneous``, ``blocked``, ``repetition``
    /// or ``move_limit``.
    #[getter]
    fn reason(&self) -> &'static str {
        let found = REASONS.iter().find(|(reason, _)| *reason == self.0.reason);
        found.map_or("", |(_, word)| word)
    }

    fn __repr__(&self) -> String {
        format!("<Verdict: {}>", self.0)
    }
}

pickled!(Verdict::_of, it: (it.winner(), it.reason()));
