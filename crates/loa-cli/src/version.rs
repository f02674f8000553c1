//! What `--version` says.

/// Version, commit, and what the program was compiled for. `build.rs` finds them out.
pub(crate) const LONG: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    "\ncommit: ",
    env!("LOA_COMMIT"),
    "\ntarget: ",
    env!("LOA_TARGET"),
    "\nfeatures: ",
    env!("LOA_FEATURES"),
);
