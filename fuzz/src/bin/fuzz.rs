//! libFuzzer with the target that `LOA_FUZZ_TARGET` names.

#![no_main]

use libfuzzer_sys::fuzz_target;
use loa_fuzz::{TARGETS, Target};
use std::sync::LazyLock;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let wanted = std::env::var("LOA_FUZZ_TARGET").expect("LOA_FUZZ_TARGET names a target");
    let found = TARGETS.iter().find(|(name, _)| *name == wanted);
    found.expect("LOA_FUZZ_TARGET names a target").1
});

fuzz_target!(|data: &[u8]| TARGET(data));
