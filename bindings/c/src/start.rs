use crate::boundary::{Fault, LoaError, given, guard, text, write_text};
use loa::Start;
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// An arrangement of the pieces at the start: one of the `LOA_START_` numbers.
pub type LoaStart = i32;

/// Black on the first and last rank, White on the first and last file.
pub const LOA_START_STANDARD: LoaStart = 0;
/// The standard start with the colours exchanged.
pub const LOA_START_SIDES: LoaStart = 1;
/// The two colours alternate along the edge ("scrambled eggs").
pub const LOA_START_SCRAMBLED: LoaStart = 2;

pub(crate) fn start(number: LoaStart) -> Result<Start, Fault> {
    match number {
        LOA_START_STANDARD => Ok(Start::Standard),
        LOA_START_SIDES => Ok(Start::Sides),
        LOA_START_SCRAMBLED => Ok(Start::Scrambled),
        _ => Err(Fault::Argument(format!("{number} is not a start position"))),
    }
}

pub(crate) const fn number_of(start: Start) -> LoaStart {
    match start {
        Start::Standard => LOA_START_STANDARD,
        Start::Sides => LOA_START_SIDES,
        Start::Scrambled => LOA_START_SCRAMBLED,
    }
}

/// Finds a start position by its name: "standard", "sides" or "scrambled", in any case.
///
/// Errors: `LOA_ERROR_TEXT` if there is none with this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_start_from_name(
    name: *const c_char,
    start: Option<&mut MaybeUninit<LoaStart>>,
) -> LoaError {
    guard(|| {
        let out = given(start, "start")?;
        // SAFETY: the caller's promise about texts.
        let name = unsafe { text(name, "name") }?;
        let start: Start = name.parse().map_err(Fault::text)?;
        out.write(number_of(start));
        Ok(())
    })
}

/// Writes the name of a start position.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the number is not a start position; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_start_name(
    start: LoaStart,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe {
        write_text(buffer, size, length, || {
            Ok(self::start(start)?.name().to_owned())
        })
    }
}
