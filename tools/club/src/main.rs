//! `loa-club`: a club of Lines of Action, for people and programs.

#![forbid(unsafe_code)]

use clap::Parser as _;
use loa_club::program::{Flags, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(Flags::parse()).unwrap_or_else(|error| {
        eprintln!("loa-club: {error:#}");
        ExitCode::from(2)
    })
}
