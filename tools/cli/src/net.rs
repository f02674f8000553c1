//! The nets of `--net`.

use anyhow::{Result, anyhow};
use loa_engine::net::Net;
use loa_work::read_input;
use std::path::Path;
use std::sync::Arc;

/// What is read of a file at most: ten times a net's size.
const MOST_BYTES: u64 = 1 << 20;

/// Reads a net's file, or returns the built-in net if there is none.
///
/// # Errors
/// If the file can't be read, or is not a net that the engine can use.
pub(crate) fn net_or_built_in(path: Option<&Path>) -> Result<Arc<Net>> {
    path.map_or_else(|| Ok(Net::built_in()), read_net)
}

/// Reads a net's file.
///
/// # Errors
/// If the file can't be read, or is not a net that the engine can use.
pub(crate) fn read_net(path: &Path) -> Result<Arc<Net>> {
    // One message, since the reader of a command line shows no causes.
    let bytes = read_input(path, MOST_BYTES);
    let bytes = bytes.map_err(|e| anyhow!("can't read the net {}: {e}", path.display()))?;
    let net = Net::decode(&bytes).map_err(|e| anyhow!("can't use {}: {e}", path.display()))?;
    Ok(Arc::new(net))
}
