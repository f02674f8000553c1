//! A game in the terminal, or driven by another program through pipes or files.

mod codingame;
mod computer;
mod cuhk;
mod display;
mod engine_options;
mod files;
mod gamesman;
mod input;
mod journal;
mod output;
mod plan;
mod program;
mod terminal;
mod uci;

use crate::flags::{DialectName, PlayFlags};
use anyhow::Result;
use plan::Plan;
use program::Program;
use std::process::ExitCode;

/// Plays until the input ends or says so.
pub(crate) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    match flags.dialect {
        DialectName::Codingame => codingame::run(flags),
        DialectName::Cuhk => cuhk::run(flags),
        DialectName::Gamesman => gamesman::run(flags),
        DialectName::Uci => uci::run(flags),
        DialectName::Berkeley => Program::new(Plan::new(flags)?)?.run(),
    }
}
