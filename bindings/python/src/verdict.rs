use crate::color::Color;
use loa::Reason;
use pyo3::prelude::*;

/// How a game ended. ``str`` gives a sentence such as ``Black wins by connection``.
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Verdict(pub(crate) loa::Verdict);

#[pymethods]
impl Verdict {
    /// The winner; ``None`` for a draw.
    #[getter]
    fn winner(&self) -> Option<Color> {
        self.0.outcome.winner().map(Color::from)
    }

    /// The rule that ended the game: ``connection``, ``simultaneous``, ``blocked``, ``repetition``
    /// or ``move_limit``.
    #[getter]
    fn reason(&self) -> &'static str {
        match self.0.reason {
            Reason::Connection => "connection",
            Reason::Simultaneous => "simultaneous",
            Reason::Blocked => "blocked",
            Reason::Repetition => "repetition",
            Reason::MoveLimit => "move_limit",
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Verdict: {}>", self.0)
    }
}
