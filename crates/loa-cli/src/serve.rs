//! `loa serve`: the page for several people, each with their own games.

use crate::flags::ServeFlags;
use crate::web;
use anyhow::{Context, Result};
use loa_solver::Tables;
use loa_web::{Interrupts, Options, Server};
use std::io::Write;
use std::process::ExitCode;

/// Serves until it is interrupted.
pub(crate) fn run(flags: &ServeFlags) -> Result<ExitCode> {
    let token = match &flags.token {
        Some(token) => token.clone(),
        None => web::token()?,
    };
    let tables = flags.tables.as_ref().map(Tables::open).transpose()?;
    let interrupts = Interrupts::catch().context("can't listen to Ctrl-C")?;
    let server = Server::bind(Options {
        names: flags.name.clone(),
        tables,
        ..Options::new(flags.listen, token)
    })?;
    let address = server.address();
    let mut out = std::io::stdout();
    writeln!(out, "Ctrl-C ends the server.")?;
    writeln!(out, "Lines of Action is at {address}")?;
    if flags.listen.ip().is_unspecified() {
        writeln!(
            out,
            "From other computers, replace 127.0.0.1 with this computer's address."
        )?;
    }
    if flags.open && !web::open_browser(&address) {
        writeln!(
            out,
            "No browser can be opened; please open that address yourself."
        )?;
    }
    server.wait(interrupts);
    Ok(ExitCode::SUCCESS)
}
