//! The boundary to C: error codes, and pointers, checked as far as possible. No panic gets past it.

use loa::IllegalMove;
use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;
use std::str::FromStr;

/// The result of a call: `LOA_OK` or an error.
pub type LoaError = i32;

/// The call succeeded.
pub const LOA_OK: LoaError = 0;
/// A required pointer is null.
pub const LOA_ERROR_NULL: LoaError = 1;
/// An argument has an invalid value.
pub const LOA_ERROR_ARGUMENT: LoaError = 2;
/// A text is not UTF-8 or can't be parsed.
pub const LOA_ERROR_TEXT: LoaError = 3;
/// The move is illegal.
pub const LOA_ERROR_ILLEGAL: LoaError = 4;
/// The game is over.
pub const LOA_ERROR_OVER: LoaError = 5;
/// There is no move to take back.
pub const LOA_ERROR_NOTHING: LoaError = 6;
/// The caller's buffer is too small; it holds the beginning.
pub const LOA_ERROR_ROOM: LoaError = 7;
/// The engine is searching already.
pub const LOA_ERROR_BUSY: LoaError = 8;
/// The library has a bug. Handles that the call could change should only be freed.
pub const LOA_ERROR_INTERNAL: LoaError = 9;
/// There is not enough memory.
pub const LOA_ERROR_MEMORY: LoaError = 10;

/// Why a call failed: its error code, and the message for [`loa_last_error`].
#[derive(Debug)]
pub(crate) struct Fault {
    code: LoaError,
    message: String,
}

#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
impl Fault {
    pub(crate) fn new(code: LoaError, message: impl Into<String>) -> Fault {
        let message = message.into();
        Fault { code, message }
    }

    pub(crate) fn argument(message: impl ToString) -> Fault {
        Fault::new(LOA_ERROR_ARGUMENT, message.to_string())
    }

    pub(crate) fn text(error: impl ToString) -> Fault {
        Fault::new(LOA_ERROR_TEXT, error.to_string())
    }

    pub(crate) fn illegal(cause: IllegalMove) -> Fault {
        let code = match cause {
            IllegalMove::Over(_) => LOA_ERROR_OVER,
            _ => LOA_ERROR_ILLEGAL,
        };
        Fault::new(code, cause.to_string())
    }

    pub(crate) fn internal(message: &str) -> Fault {
        Fault::new(LOA_ERROR_INTERNAL, format!("bug in the library: {message}"))
    }
}

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs the inside of a function that C calls: turns faults and panics into error codes and keeps
/// the message for [`loa_last_error`].
pub(crate) fn guard(body: impl FnOnce() -> Result<(), Fault>) -> LoaError {
    match contain(body) {
        Ok(()) => LOA_OK,
        Err(fault) => {
            // A thread that is ending has no place for the message any more.
            let _ = LAST.try_with(|last| last.replace(fault.message));
            fault.code
        }
    }
}

fn contain(body: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    let caught = catch_unwind(AssertUnwindSafe(body));
    caught.unwrap_or_else(|panic| Err(Fault::internal(words_of(panic.as_ref()))))
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&str>().copied();
    let text = literal.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without a message")
}

/// Writes why the last failed call of this thread failed; an empty text before that. Successful
/// calls, and this one, leave the message as it is.
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_last_error(
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let written = contain(|| {
        let message = LAST.try_with(|last| last.borrow().clone());
        // SAFETY: the caller's promise about buffers.
        let buffer = unsafe { room(buffer, size, "buffer") }?;
        fill_text(buffer, length, &message.unwrap_or_default())
    });
    written.map_or_else(|fault| fault.code, |()| LOA_OK)
}

/// Returns the meaning of an error code in a few words. The text belongs to the library and
/// stays valid; it is "unknown error" for other numbers.
#[unsafe(no_mangle)]
pub extern "C" fn loa_error_name(error: LoaError) -> *const c_char {
    let name = match error {
        LOA_OK => c"no error",
        LOA_ERROR_NULL => c"null pointer",
        LOA_ERROR_ARGUMENT => c"bad argument",
        LOA_ERROR_TEXT => c"bad text",
        LOA_ERROR_ILLEGAL => c"illegal move",
        LOA_ERROR_OVER => c"the game is over",
        LOA_ERROR_NOTHING => c"nothing to take back",
        LOA_ERROR_ROOM => c"buffer too small",
        LOA_ERROR_BUSY => c"engine busy",
        LOA_ERROR_INTERNAL => c"bug in the library",
        LOA_ERROR_MEMORY => c"not enough memory",
        _ => c"unknown error",
    };
    name.as_ptr()
}

/// Refuses a null pointer.
pub(crate) fn given<T>(pointer: Option<T>, name: &'static str) -> Result<T, Fault> {
    pointer.ok_or_else(|| Fault::new(LOA_ERROR_NULL, format!("`{name}` is a null pointer")))
}

/// Writes a value through a pointer of the caller's, which has a name.
pub(crate) fn write<T>(
    out: Option<&mut MaybeUninit<T>>,
    name: &'static str,
    value: impl FnOnce() -> Result<T, Fault>,
) -> LoaError {
    guard(|| {
        let out = given(out, name)?;
        out.write(value()?);
        Ok(())
    })
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
    let pointer = given(NonNull::new(pointer.cast_mut()), name)?;
    // SAFETY: not null, and the rest is the caller's promise.
    let text = unsafe { CStr::from_ptr(pointer.as_ptr()) };
    text.to_str()
        .map_err(|error| Fault::text(format!("`{name}` is not UTF-8: {error}")))
}

/// Reads a value from its text.
///
/// # Safety
/// As [`text`] asks.
pub(crate) unsafe fn parse<T: FromStr<Err: ToString>>(
    pointer: *const c_char,
    name: &'static str,
) -> Result<T, Fault> {
    // SAFETY: the caller's promise.
    unsafe { text(pointer, name) }?.parse().map_err(Fault::text)
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
    let buffer = given(NonNull::new(buffer), name)?;
    if size > isize::MAX as usize / size_of::<T>() {
        return Err(Fault::argument(format!("{size} is too large for a buffer")));
    }
    // SAFETY: not null, not larger than memory can be, and the rest is the caller's promise.
    Ok(unsafe { std::slice::from_raw_parts_mut(buffer.as_ptr().cast(), size) })
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
    check_room(greatest, text.len())
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
    if buffer.is_empty() {
        return Ok(()); // only the number was asked for
    }
    check_room(buffer.len(), values.len())
}

fn check_room(room: usize, needed: usize) -> Result<(), Fault> {
    if needed <= room {
        return Ok(());
    }
    let message = format!("there is room for {room} but {needed} are needed");
    Err(Fault::new(LOA_ERROR_ROOM, message))
}

/// Writes a text into the caller's buffer.
///
/// # Safety
/// As [`room`] asks.
pub(crate) unsafe fn write_text<T: ToString>(
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
    text: impl FnOnce() -> Result<T, Fault>,
) -> LoaError {
    guard(|| {
        let text = text()?.to_string();
        // SAFETY: the caller's promise.
        fill_text(unsafe { room(buffer, size, "buffer") }?, length, &text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last_error() -> String {
        LAST.with(|last| last.borrow().clone())
    }

    #[test]
    fn panics_stay_inside() {
        let number = 7;
        let code = guard(|| panic!("number {number}"));
        assert_eq!(code, LOA_ERROR_INTERNAL);
        assert_eq!(last_error(), "bug in the library: number 7");
        assert_eq!(guard(|| panic!("words")), LOA_ERROR_INTERNAL);
        assert_eq!(last_error(), "bug in the library: words");
        let code = guard(|| std::panic::panic_any(1));
        assert_eq!(code, LOA_ERROR_INTERNAL);
        assert_eq!(
            last_error(),
            "bug in the library: a panic without a message"
        );
    }

    #[test]
    fn success_keeps_the_message() {
        assert_eq!(guard(|| given(None, "game")), LOA_ERROR_NULL);
        assert_eq!(guard(|| Ok(())), LOA_OK);
        assert_eq!(last_error(), "`game` is a null pointer");
    }

    #[test]
    fn every_thread_has_its_own_message() {
        assert_eq!(
            guard(|| Err(Fault::new(LOA_ERROR_NOTHING, "nothing"))),
            LOA_ERROR_NOTHING
        );
        std::thread::spawn(|| assert_eq!(last_error(), ""))
            .join()
            .unwrap();
        assert_eq!(last_error(), "nothing");
    }
}
