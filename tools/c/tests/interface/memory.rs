//! Too little memory for an engine is an error code.

use loa_capi::boundary::{LOA_ERROR_MEMORY, LOA_OK};
use loa_capi::engine::{LOA_ENGINE_MEBIBYTES_MAX, loa_engine_new};
use std::mem::MaybeUninit;
use std::process::Command;

/// Set in the process of its own that the test runs in.
const LITTLE: &str = "LOA_LITTLE_MEMORY";

#[test]
fn too_little_memory_is_an_error_code() {
    if std::env::var_os(LITTLE).is_none() {
        let limited = Command::new("sh")
            .args(["-c", "ulimit -v 600000; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "memory::too_little_memory_is_an_error_code"])
            .env(LITTLE, "1")
            .output()
            .unwrap();
        assert!(limited.status.success(), "{limited:?}");
        return;
    }
    // Engines that are made last to the end of the process.
    let make = |mebibytes| loa_engine_new(mebibytes, Some(&mut MaybeUninit::uninit()));
    assert_eq!(make(LOA_ENGINE_MEBIBYTES_MAX), LOA_ERROR_MEMORY);
    assert_eq!(make(1), LOA_OK);
}
