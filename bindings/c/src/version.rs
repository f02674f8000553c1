use std::ffi::c_char;

/// The number of the binary interface that this header describes. It grows when programs have to
/// be compiled anew: when a function, structure or constant changes or goes, not when one is added.
pub const LOA_ABI_VERSION: u32 = 1;

/// Returns the number of the binary interface of the library itself. If it is not
/// `LOA_ABI_VERSION`, header and library don't belong together.
#[unsafe(no_mangle)]
pub extern "C" fn loa_abi_version() -> u32 {
    LOA_ABI_VERSION
}

/// Returns the library's version, as in "1.2.3". The text is the library's and stays for ever.
#[unsafe(no_mangle)]
pub extern "C" fn loa_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
