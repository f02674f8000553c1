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

/// Lets objects of a class be pickled: the class, or a function of it, makes them again of these
/// arguments.
macro_rules! pickled {
    ($class:ident $(:: $maker:ident)?, $object:ident: $arguments:expr) => {
        #[pyo3::pymethods]
        impl $class {
            fn __reduce__<'py>(
                slf: &pyo3::Bound<'py, Self>,
            ) -> pyo3::PyResult<$crate::pickle::Reduced<'py>> {
                let $object = slf.try_borrow()?;
                let maker = slf.get_type().into_any();
                $(let maker = maker.getattr(stringify!($maker))?;)?
                $crate::pickle::reduced(maker, $arguments)
            }
        }
    };
}

pub(crate) use pickled;
