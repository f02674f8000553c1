//! The files, pipes and terminals that dialects read and write.

use anyhow::{Context, Result};
use loa_work::{create_output, system};
use std::fmt::Display;
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

/// A file or standard output.
pub(super) struct OutputFile {
    pub(super) writer: Box<dyn Write + Send>,
    /// Its name for messages.
    name: String,
}

impl OutputFile {
    /// Creates a file or opens standard output.
    pub(super) fn open(path: Option<&Path>) -> Result<OutputFile> {
        let Some(path) = path else {
            let (writer, name) = (Box::new(io::stdout()), "standard output".to_owned());
            return Ok(OutputFile { writer, name });
        };
        let name = path.display().to_string();
        let file = create_output(path).with_context(|| format!("can't write {name}"))?;
        let writer = Box::new(file);
        Ok(OutputFile { writer, name })
    }

    /// Writes text at once, so that it is there whatever happens next.
    pub(super) fn write(&mut self, text: &str) -> Result<()> {
        let written = self.writer.write_all(text.as_bytes());
        let written = written.and_then(|()| self.writer.flush());
        written.with_context(|| format!("can't write {}", self.name))
    }
}

/// The file of `--log`: input that repeats the session, with both sides played by the input.
pub(super) struct Journal(Option<OutputFile>);

impl Journal {
    /// Begins the file, if there is to be one, with some lines.
    pub(super) fn new(path: Option<&Path>, first_lines: &[&str]) -> Result<Journal> {
        let file = path.map(|path| OutputFile::open(Some(path)));
        let mut journal = Journal(file.transpose()?);
        journal.write(first_lines)?;
        Ok(journal)
    }

    /// Writes lines, if there is a file.
    pub(super) fn write(&mut self, lines: &[impl Display]) -> Result<()> {
        let Journal(Some(file)) = self else {
            return Ok(());
        };
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        file.write(&text)
    }
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
