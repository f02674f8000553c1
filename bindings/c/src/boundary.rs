//! Pointers from C, checked as far as they can be.

use crate::error::Fault;
use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;

/// Refuses a null pointer.
pub(crate) fn given<T>(pointer: Option<T>, name: &'static str) -> Result<T, Fault> {
    pointer.ok_or(Fault::Null(name))
}

/// Reads a text.
///
/// # Safety
/// If the pointer is not null, it points to a text that ends with a NUL byte and stays as it is
/// for as long as the result is used.
pub(crate) unsafe fn text<'a>(
    pointer: *const c_char,
    name: &'static str,
) -> Result<&'a str, Fault> {
    if pointer.is_null() {
        return Err(Fault::Null(name));
    }
    // SAFETY: not null, and the rest is the caller's promise.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str()
        .map_err(|error| Fault::Text(format!("`{name}` is not UTF-8: {error}")))
}

/// Reads an array.
///
/// # Safety
/// If the pointer is not null, it points to `length` values that stay as they are for as long as
/// the result is used, and `length` is a small number.
pub(crate) unsafe fn array<'a, T>(
    pointer: *const T,
    length: usize,
    name: &'static str,
) -> Result<&'a [T], Fault> {
    if pointer.is_null() {
        return Err(Fault::Null(name));
    }
    // SAFETY: not null, and the rest is the caller's promise.
    Ok(unsafe { std::slice::from_raw_parts(pointer, length) })
}

/// Takes a caller's buffer. A null pointer is a buffer of size 0.
///
/// # Safety
/// If the pointer is not null, nothing but the result uses the `size` values that it points to.
pub(crate) unsafe fn room<'a, T>(
    buffer: *mut T,
    size: usize,
    name: &'static str,
) -> Result<&'a mut [MaybeUninit<T>], Fault> {
    if size == 0 {
        return Ok(&mut []);
    }
    if buffer.is_null() {
        return Err(Fault::Null(name));
    }
    if size
        .checked_mul(size_of::<T>())
        .is_none_or(|bytes| bytes > isize::MAX as usize)
    {
        return Err(Fault::Argument(format!("no buffer has room for {size}")));
    }
    // SAFETY: not null, not larger than memory can be, and the rest is the caller's promise.
    Ok(unsafe { std::slice::from_raw_parts_mut(buffer.cast(), size) })
}

/// Copies a text into a buffer, cut at a character if it is too long, with a NUL byte after it.
pub(crate) fn fill_text(
    buffer: &mut [MaybeUninit<c_char>],
    length: Option<&mut MaybeUninit<usize>>,
    text: &str,
) -> Result<(), Fault> {
    if let Some(length) = length {
        length.write(text.len());
    }
    let Some(greatest) = buffer.len().checked_sub(1) else {
        return Ok(()); // only the length was asked for
    };
    let kept = text.floor_char_boundary(greatest);
    for (place, byte) in buffer.iter_mut().zip(text[..kept].bytes().chain([0])) {
        place.write(byte as c_char);
    }
    match kept == text.len() {
        true => Ok(()),
        false => Err(Fault::Room {
            room: greatest,
            needed: text.len(),
        }),
    }
}

/// Copies values into a buffer, as many as it has room for.
pub(crate) fn fill<T: Copy>(
    buffer: &mut [MaybeUninit<T>],
    count: Option<&mut MaybeUninit<usize>>,
    values: &[T],
) -> Result<(), Fault> {
    if let Some(count) = count {
        count.write(values.len());
    }
    for (place, value) in buffer.iter_mut().zip(values) {
        place.write(*value);
    }
    // A buffer of size 0 only asks for the number.
    match buffer.is_empty() || values.len() <= buffer.len() {
        true => Ok(()),
        false => Err(Fault::Room {
            room: buffer.len(),
            needed: values.len(),
        }),
    }
}
