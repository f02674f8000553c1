//! `loa-solve-cluster`: the values of all positions of a small board, computed by several processes
//! on as many computers. Each has a section of every pair of tiers in its memory. They send each
//! other updates with timely dataflow, and write their parts of the tables into a shared folder.

mod connect;
mod exchange;
mod failure;
mod flags;
mod hello;
mod hosts;
mod memory;
mod note;
mod packet;
mod pair;
mod problem;
mod run;
mod slurm;

use clap::Parser;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run::run(&flags::Flags::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::from(failure::CAN_NOT)
        }
    }
}
