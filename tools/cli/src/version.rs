//! What `--version` says.

use loa_engine::net::Net;
use std::sync::LazyLock;

/// Returns the version, the commit, the target, the processor features found at run time, and
/// the built-in net.
pub(crate) fn long() -> &'static str {
    static LONG: LazyLock<String> = LazyLock::new(|| {
        let found = loa_engine::instructions();
        let used = if found.is_empty() {
            "none".to_owned()
        } else {
            found.join(", ")
        };
        let net = Net::built_in();
        format!("{COMPILED}\nfound here and used: {used}\nnet: {net}")
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
