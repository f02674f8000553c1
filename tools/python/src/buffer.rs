//! Arrays of the caller, written in place.

#![allow(
    unsafe_code,
    reason = "Python's buffers are memory that others can see too"
)]

use crate::errors::value_error;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use std::cell::Cell;

/// A contiguous array that can be written to, such as a NumPy array. It lives as long as this.
pub(crate) struct Array<T: Element> {
    buffer: PyBuffer<T>,
    len: usize,
}

impl<T: Element> Array<T> {
    /// Takes an array with this many elements.
    pub(crate) fn new(given: &Bound<'_, PyAny>, name: &str, len: usize) -> PyResult<Array<T>> {
        let buffer: PyBuffer<T> = buffer(given, name)?;
        if buffer.readonly() {
            return Err(value_error(format!("{name} is read-only")));
        }
        if !buffer.is_c_contiguous() {
            return Err(value_error(format!("{name} is not contiguous")));
        }
        check_len(name, buffer.item_count(), len)?;
        Ok(Array { buffer, len })
    }

    /// Returns the elements.
    pub(crate) fn cells<'a>(&'a self, _py: Python<'a>) -> &'a [Cell<T>] {
        // SAFETY: the buffer is contiguous, has this many elements, can be written to, and is kept.
        // Every value of an element type is valid. The caller holds Python's lock and runs no
        // Python code meanwhile, so no code that respects the lock touches the elements.
        unsafe { std::slice::from_raw_parts(self.buffer.buf_ptr().cast::<Cell<T>>(), self.len) }
    }
}

/// Copies an array with this many elements.
pub(crate) fn copied<T: Element>(
    given: &Bound<'_, PyAny>,
    name: &str,
    len: usize,
) -> PyResult<Vec<T>> {
    let buffer: PyBuffer<T> = buffer(given, name)?;
    check_len(name, buffer.item_count(), len)?;
    buffer.to_vec(given.py())
}

fn buffer<T: Element>(given: &Bound<'_, PyAny>, name: &str) -> PyResult<PyBuffer<T>> {
    PyBuffer::get(given).map_err(|error| value_error(format!("{name}: {error}")))
}

fn check_len(name: &str, found: usize, expected: usize) -> PyResult<()> {
    if found == expected {
        return Ok(());
    }
    let message = format!("{name} has {found} elements, not {expected}");
    Err(value_error(message))
}
