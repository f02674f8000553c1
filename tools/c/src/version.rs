//! The version of the library and of its binary interface.

use std::ffi::c_char;

/// The version of the binary interface that this header describes. It grows when programs have to
/// be recompiled: when a function, structure or constant changes or goes, not when one is added.
pub const LOA_ABI_VERSION: u32 = 1;

/// Returns the version of the library's binary interface. If it is not `LOA_ABI_VERSION`, header
/// and library don't match.
#[unsafe(no_mangle)]
pub extern "C" fn loa_abi_version() -> u32 {
    LOA_ABI_VERSION
}

/// Returns the library's version, as in "1.2.3". The text belongs to the library and stays valid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
