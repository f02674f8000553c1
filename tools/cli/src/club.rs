//! `loa club` and `loa bot`: the program `loa-club`, which is built by itself.

use anyhow::{Context as _, Result};
use clap::Args;
use loa_work::system::become_program;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

const PROGRAM: &str = "loa-club";

#[derive(Args)]
pub(crate) struct Flags {
    /// What loa-club gets; --help shows its options.
    #[arg(
        value_name = "ARGUMENTS",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    arguments: Vec<OsString>,
}

/// Becomes the program `loa-club`: the one beside this program, else one in the folders of `PATH`.
pub(crate) fn run(command: Option<&str>, flags: &Flags) -> Result<ExitCode> {
    let beside = env::current_exe().ok().map(|own| {
        own.with_file_name(PROGRAM)
            .with_extension(env::consts::EXE_EXTENSION)
    });
    let beside = beside.filter(|path| path.is_file());
    let mut program = Command::new(beside.unwrap_or_else(|| PathBuf::from(PROGRAM)));
    let ended = become_program(program.args(command).args(&flags.arguments));
    ended
        .map(ExitCode::from)
        .context("can't run loa-club; `cargo build --release -p lines-of-action-club` builds it")
}
