//! The command line: its help, and hostile files at every option and argument that takes a path.

#[path = "../../src/flags.rs"]
mod flags;

use crate::support::Server;
use clap::CommandFactory;
use std::path::Path;
use test_support::check_help;
use test_support::hostile::{Door, Hostile};

const DOORS: &[Door] = &[
    ">loa-club --file @",
    "<loa-club --listen 127.0.0.1:0 --tls-key %nul.txt --tls-cert @",
    "<loa-club --listen 127.0.0.1:0 --tls-cert %nul.txt --tls-key @",
    "<loa-club --module @ --tls-cert missing --tls-key missing",
    ">loa-club serve --file @",
    "<loa-club serve --listen 127.0.0.1:0 --tls-key %nul.txt --tls-cert @",
    "<loa-club serve --listen 127.0.0.1:0 --tls-cert %nul.txt --tls-key @",
    "<loa-club serve --module @ --tls-cert missing --tls-key missing",
    "<loa-club backup copy --file @",
    ">loa-club backup --file %club.db @",
    ">loa-club restore %club.db --file @",
    "<loa-club restore @",
    "<loa-club check --file @",
];

#[test]
fn no_hostile_file_stops_a_club() {
    let program = Path::new(env!("CARGO_BIN_EXE_loa-club"));
    let hostile = Hostile::new();
    drop(Server::start(&hostile.path("club.db"), |_| {}));
    hostile.walk(program, &flags::Flags::command(), DOORS);
}

#[test]
fn help_fits_terminals() {
    check_help(&mut flags::Flags::command());
}
