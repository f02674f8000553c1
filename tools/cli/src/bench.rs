//! `loa bench`: the checksum of search and evaluation, and the speed.

use crate::say::say;
use anyhow::Result;
use loa_engine::bench;
use loa_engine::net::Net;
use std::time::Instant;

/// Prints one line, in the form that frameworks for testing engines read.
pub(crate) fn run() -> Result<()> {
    let begin = Instant::now();
    let nodes = bench(Some(Net::built_in()));
    let speed = nodes as f64 / begin.elapsed().as_secs_f64();
    say!("{nodes} nodes {speed:.0} nps")?;
    Ok(())
}
