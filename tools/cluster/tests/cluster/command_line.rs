//! The command line: its help, and hostile files at every option that takes a path.

#[path = "../../src/flags.rs"]
#[allow(dead_code, reason = "the definitions alone are needed")]
mod flags;

use clap::CommandFactory;
use std::path::Path;
use test_support::check_help;
use test_support::hostile::{Door, Hostile};

const DOORS: &[Door] = &[
    "/loa-solve-cluster --board 3x3 --process 0 --hosts %hosts --out @",
    "<loa-solve-cluster --board 3x3 --out out --hosts @",
];

#[test]
fn no_hostile_file_stops_a_cluster() {
    let hostile = Hostile::new();
    std::fs::write(hostile.path("hosts"), "127.0.0.1:1\n").unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_loa-solve-cluster"));
    hostile.walk(program, &flags::Flags::command(), DOORS);
}

#[test]
fn help_fits_terminals() {
    check_help(&mut flags::Flags::command());
}
