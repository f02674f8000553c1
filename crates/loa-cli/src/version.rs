//! What `--version` says.

use std::sync::LazyLock;

/// Version, commit, what the program was compiled for, and what it uses besides because this machine
/// has it. `build.rs` finds out what is known beforehand.
pub(crate) fn long() -> &'static str {
    static LONG: LazyLock<String> = LazyLock::new(|| {
        let found = loa_engine::instructions();
        let used = if found.is_empty() {
            "none".to_owned()
        } else {
            found.join(", ")
        };
        format!("{COMPILED}\nfound here and used: {used}")
    });
    &LONG
}

const COMPILED: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    "\ncommit: ",
    env!("LOA_COMMIT"),
    "\ntarget: ",
    env!("LOA_TARGET"),
    "\nfeatures: ",
    env!("LOA_FEATURES"),
);
