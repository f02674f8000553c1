//! What objects return for pickling: a function and its arguments.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// Returns a call that makes the object again.
pub(crate) fn reduced<'py>(
    maker: Bound<'py, PyAny>,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
) -> PyResult<Reduced<'py>> {
    let arguments = arguments.into_pyobject(maker.py())?;
    Ok((maker, arguments))
}
