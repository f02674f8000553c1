//! `loa`, the Lines of Action program: games in the terminal, and tools besides.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    loa_cli::run_loa()
}
