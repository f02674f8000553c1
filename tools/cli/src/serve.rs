//! `loa serve`: the page for several people, each with their own games.

use crate::say::{say, tell};
use crate::tables;
use crate::web;
use anyhow::{Context, Result};
use clap::Args;
use loa_web::{HostName, Interrupt, Options, Server, Token};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = "The printed address has a secret part; anyone who knows it can play.")]
pub(crate) struct Flags {
    /// Address and port to listen at; port 0 takes any free one.
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:8462", value_parser = listen)]
    listen: SocketAddr,
    /// Tables of a solved board to show, and to answer programs of GAMESMAN's family at values/.
    #[arg(long, value_name = "DIR", visible_alias = "values")]
    tables: Option<PathBuf>,
    /// Secret part of the address [default: random, the same each time].
    #[arg(long, value_name = "TOKEN")]
    token: Option<Token>,
    /// Host name to accept besides localhost and IP addresses; can be repeated.
    #[arg(long, value_name = "HOST")]
    name: Vec<HostName>,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

/// The page's WebAssembly module, if it was there when this program was built.
const MODULE: Option<&[u8]> = include!(concat!(env!("OUT_DIR"), "/module.rs"));

fn listen(text: &str) -> std::result::Result<SocketAddr, &'static str> {
    let error = "expected an IP address and a port, as in 127.0.0.1:8462 or 0.0.0.0:8462";
    text.parse().map_err(|_| error)
}

/// Serves until it is interrupted.
pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    let token = flags.token.clone().map_or_else(web::token, Ok)?;
    let tables = flags.tables.as_deref().map(tables::open).transpose()?;
    let interrupt = Interrupt::of_server().context("can't listen to Ctrl-C")?;
    let server = Server::bind(Options {
        names: flags.name.clone(),
        tables,
        module: MODULE.map(<[u8]>::to_vec),
        ..Options::new(flags.listen, token)
    })?;
    let address = server.address();
    if !flags.listen.ip().is_loopback() {
        tell!(
            "Warning: the traffic is not encrypted, so others in the network can read the address \
             and the games. For access from outside put an encrypting proxy in front."
        );
    }
    say!("Ctrl-C ends the server.\nLines of Action is at {address}")?;
    if flags.tables.is_some() {
        say!("Values for GAMESMAN's pages are at {address}values/")?;
    }
    if flags.listen.ip().is_unspecified() {
        let here = if flags.listen.is_ipv4() {
            "127.0.0.1"
        } else {
            "[::1]"
        };
        say!("From other computers, replace {here} with this computer's address.")?;
    }
    if flags.open && !web::open_browser(&server) {
        say!("No browser can be opened; please open that address yourself.")?;
    }
    Ok(ExitCode::from(interrupt.wait()))
}
