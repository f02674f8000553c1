//! The files, pipes and terminals that every dialect reads and writes.

use anyhow::{Context, Result};
use loa_work::{create_output, system};
use std::fs::File;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// Opens a file or standard input, and returns its name for messages.
pub(super) fn open_input(path: Option<&Path>) -> Result<(File, String)> {
    let Some(path) = path else {
        let name = "standard input".to_owned();
        let input = system::stdin().with_context(|| format!("can't read {name}"))?;
        return Ok((input, name));
    };
    let name = path.display().to_string();
    let input = loa_work::open_input(path).with_context(|| format!("can't read {name}"))?;
    Ok((input.into(), name))
}

/// Creates a file or opens standard output, and returns its name for messages.
pub(super) fn open_output(path: Option<&Path>) -> Result<(Box<dyn Write + Send>, String)> {
    let Some(path) = path else {
        return Ok((Box::new(io::stdout()), "standard output".to_owned()));
    };
    let name = path.display().to_string();
    let file = create_output(path).with_context(|| format!("can't write {name}"))?;
    Ok((Box::new(file), name))
}

/// Reads a line with its end; empty at the end of the input. What exceeds `most` bytes is dropped,
/// so that endless input without newlines does not fill the memory. Tells whether something was.
pub(super) fn read_line(reader: &mut impl BufRead, most: u64) -> io::Result<(Vec<u8>, bool)> {
    let bytes = loa_work::read_line(reader, most)?;
    let is_cut = bytes.len() as u64 == most && !bytes.ends_with(b"\n");
    if is_cut {
        reader.skip_until(b'\n')?;
    }
    Ok((bytes, is_cut))
}

/// Returns the text of a line, without its end and the byte order mark of some editors.
pub(super) fn line_text(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}');
    text.trim_end_matches(['\n', '\r']).to_owned()
}
