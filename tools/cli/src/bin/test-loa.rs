//! The program `test-loa`: feeds scripts to Lines of Action programs and judges what they do.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    loa_cli::run_test_loa()
}
