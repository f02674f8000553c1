//! A game in the terminal, or driven by another program through pipes or files.

mod cuhk;
mod files;
mod gamesman;
mod input;
mod journal;
mod machine;
mod output;
mod plan;
mod program;
mod terminal;

use crate::flags::{DialectName, PlayFlags};
use anyhow::Result;
use plan::Plan;
use std::process::ExitCode;

/// Plays until the input ends or says so.
pub(crate) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    match flags.dialect {
        DialectName::Cuhk => cuhk::run(flags),
        DialectName::Gamesman => gamesman::run(flags),
        _ => Plan::new(flags)?.run(),
    }
}
