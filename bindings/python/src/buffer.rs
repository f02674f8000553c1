//! Arrays of the caller, written in place.

#![allow(
    unsafe_code,
    reason = "Python's buffers are memory that others can see too"
)]

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A contiguous array of a known length, such as a NumPy array. It lives as long as this.
pub(crate) struct Array<T: Element> {
    buffer: PyBuffer<T>,
    len: usize,
}

impl<T: Element> Array<T> {
    /// Takes an array that can be written to and has this many elements.
    pub(crate) fn writable(given: &Bound<'_, PyAny>, name: &str, len: usize) -> PyResult<Array<T>> {
        let array = Array::readable(given, name, len)?;
        if array.buffer.readonly() {
            return Err(PyValueError::new_err(format!("{name} is read-only")));
        }
        Ok(array)
    }

    /// Takes an array that has this many elements.
    pub(crate) fn readable(given: &Bound<'_, PyAny>, name: &str, len: usize) -> PyResult<Array<T>> {
        let buffer = PyBuffer::get(given)
            .map_err(|error| PyValueError::new_err(format!("{name}: {error}")))?;
        let slice = buffer
            .as_slice_ptr()
            .ok_or_else(|| PyValueError::new_err(format!("{name} is not contiguous")))?;
        let found = slice.len();
        if found != len {
            let message = format!("{name} has {found} elements, not {len}");
            return Err(PyValueError::new_err(message));
        }
        Ok(Array { len, buffer })
    }

    /// Reads an element.
    #[inline]
    pub(crate) fn get(&self, _py: Python<'_>, at: usize) -> T {
        assert!(at < self.len);
        // SAFETY: within the buffer, which is kept. The caller holds Python's lock, so that no
        // other thread writes, except code that ignores the lock; that is the arrays' own risk, and
        // every value of an element type is valid.
        unsafe { self.buffer.buf_ptr().cast::<T>().add(at).read() }
    }

    /// Writes an element of an array that was taken as writable.
    #[inline]
    pub(crate) fn set(&self, _py: Python<'_>, at: usize, value: T) {
        assert!(at < self.len && !self.buffer.readonly());
        // SAFETY: as above; the buffer may be written to.
        unsafe { self.buffer.buf_ptr().cast::<T>().add(at).write(value) }
    }
}
