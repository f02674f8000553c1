//! Exceptions. Their messages are those of the libraries.

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};

create_exception!(
    lines_of_action,
    IllegalMoveError,
    PyValueError,
    "A move that the rules do not allow; the message says why. Nothing has changed."
);
create_exception!(
    lines_of_action,
    ParseError,
    PyValueError,
    "Text that can't be read; the message says what was found and where."
);
create_exception!(
    lines_of_action,
    EngineError,
    PyRuntimeError,
    "An engine that can't be used now: it is closed, searching in another thread, or was made \
     before a fork."
);

create_exception!(
    lines_of_action,
    SolverError,
    PyRuntimeError,
    "A board that can't be solved, a table or certificate that can't be used, or a search that had \
     to give up; the message says why."
);

/// Makes an exception of what went wrong with a solver, its tables or proofs.
pub(crate) fn solver_error(error: impl std::fmt::Display) -> pyo3::PyErr {
    SolverError::new_err(error.to_string())
}

/// Makes an exception of what went wrong with a file.
pub(crate) fn file_error(path: &std::path::Path, error: &std::io::Error) -> pyo3::PyErr {
    let text = format!("{}: {error}", path.display());
    std::io::Error::new(error.kind(), text).into()
}

/// Makes an exception of what is wrong with a text.
pub(crate) fn parse_error(error: impl std::fmt::Display) -> pyo3::PyErr {
    ParseError::new_err(error.to_string())
}

/// Makes an exception of what is wrong with an argument.
pub(crate) fn value_error(error: impl std::fmt::Display) -> pyo3::PyErr {
    PyValueError::new_err(error.to_string())
}

/// Makes an exception of what is wrong with a move.
pub(crate) fn illegal_move(mv: loa::Move, cause: impl std::fmt::Display) -> pyo3::PyErr {
    IllegalMoveError::new_err(format!("{mv}: {cause}"))
}
