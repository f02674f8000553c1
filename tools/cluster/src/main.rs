//! `loa-solve-cluster`: the values of all positions of a small board, computed by several processes
//! on as many computers. The solver does the work; here is its transport, timely dataflow, and what
//! connects the processes.

mod connect;
mod exchange;
mod failure;
mod flags;
mod hello;
mod hosts;
mod memory;
mod packet;
mod run;
mod slurm;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    loa_work::system::survive_large_files();
    match run::run(&flags::Flags::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            connect::say(&format!("error: {error:#}"));
            ExitCode::from(loa_work::status_of_signal().unwrap_or(failure::CAN_NOT))
        }
    }
}
