use crate::color::Color;
use crate::errors::value_error;
use crate::getters::getters;
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

/// Returns 1 if a side has won, -1 if it has lost, and 0 for a draw.
pub(crate) fn result_for(color: loa::Color, outcome: Outcome) -> i8 {
    match outcome.winner() {
        Some(winner) if winner == color => 1,
        Some(_) => -1,
        None => 0,
    }
}

getters! { Verdict, self:
    /// The winner; ``None`` for a draw.
    winner: Option<Color> = self.0.outcome.winner().map(Color::from);

    /// The rule that ended the game: ``connection``, ``simultaneous``, ``blocked``, ``repetition``
    /// or ``move_limit``.
    reason: &'static str = {
        let found = REASONS.iter().find(|(reason, _)| *reason == self.0.reason);
        found.map_or("", |(_, word)| word)
    };
}

#[pymethods]
impl Verdict {
    #[staticmethod]
    #[pyo3(signature = (winner, reason))]
    fn _of(winner: Option<Color>, reason: &str) -> PyResult<Verdict> {
        let mut known = REASONS.iter().filter(|(_, word)| *word == reason);
        let reason = known.next().map(|(reason, _)| *reason);
        Ok(Verdict(loa::Verdict {
            outcome: winner.map_or(Outcome::Draw, |color| Outcome::Win(color.into())),
            reason: reason.ok_or_else(|| value_error("no reason"))?,
        }))
    }

    fn __repr__(&self) -> String {
        format!("<Verdict: {}>", self.0)
    }
}

pickled!(Verdict::_of, it: (it.winner(), it.reason()));
