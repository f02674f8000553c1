//! Writes the manual pages and completions below a prefix: `loa-manual PREFIX`.

#![forbid(unsafe_code)]

use clap::Parser;
use std::path::PathBuf;

/// Writes the manual pages and shell completions of `loa` and `test-loa`.
#[derive(Parser)]
struct Flags {
    /// The folder that has, or gets, `share/man` and the like.
    prefix: PathBuf,
}

fn main() -> anyhow::Result<()> {
    loa_manual::write_below(&Flags::parse().prefix)
}
