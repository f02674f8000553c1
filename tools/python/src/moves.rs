use crate::arguments::argument;
use crate::errors::parse_error;
use crate::getters::getters;
use crate::pickle::pickled;
use crate::square::Square;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::pyclass::CompareOp;
use pyo3::types::{PyNotImplemented, PyString};

/// A move: a jump such as ``Move("b1-b3")``, or ``Move("pass")``.
///
/// Wherever a move is expected, its text does as well. It equals its text, and has its hash.
#[pyclass(frozen, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Move(pub(crate) loa::Move);

getters! { Move, self:
    /// The square that the piece leaves; ``None`` for a pass.
    source: Option<Square> = match self.0 {
        loa::Move::Jump(from, _) => Some(Square(from)),
        loa::Move::Pass => None,
    };

    /// The square that the piece goes to; ``None`` for a pass.
    target: Option<Square> = match self.0 {
        loa::Move::Jump(_, to) => Some(Square(to)),
        loa::Move::Pass => None,
    };

    /// Whether the move is a pass.
    is_pass: bool = self.0 == loa::Move::Pass;
}

#[pymethods]
impl Move {
    #[new]
    fn new(text: &str) -> PyResult<Move> {
        text.parse().map(Move).map_err(parse_error)
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __hash__(slf: &Bound<'_, Self>) -> PyResult<isize> {
        slf.str()?.hash()
    }

    fn __richcmp__<'py>(
        &self,
        other: &Bound<'py, PyAny>,
        op: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let ordering = match (other.cast::<Move>(), other.cast::<PyString>()) {
            (Ok(other), _) => self.cmp(other.get()),
            (_, Ok(text)) if matches!(op, CompareOp::Eq | CompareOp::Ne) => {
                self.0.to_string().as_str().cmp(&text.to_string_lossy())
            }
            _ => return Ok(PyNotImplemented::get(other.py()).to_owned().into_any()),
        };
        op.matches(ordering).into_bound_py_any(other.py())
    }
}

pickled!(Move, it: (it.0.to_string(),));

argument!(Move, Move, "a Move or text such as 'b1-b3'");
