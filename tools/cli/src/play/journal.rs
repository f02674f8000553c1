use super::streams::open_output;
use anyhow::{Context, Result};
use std::io::Write;
use std::path::Path;

/// The file of `--log`: input that repeats the session, with both sides played by the input.
pub(super) struct Journal(Option<(Box<dyn Write>, String)>);

impl Journal {
    /// Begins the file, if there is to be one, with some lines.
    pub(super) fn new(path: Option<&Path>, first_lines: &[String]) -> Result<Journal> {
        let Some(path) = path else {
            return Ok(Journal(None));
        };
        let (file, name) = open_output(Some(path))?;
        let mut journal = Journal(Some((file, name)));
        journal.write(first_lines)?;
        Ok(journal)
    }

    /// Writes lines at once, so that they are there whatever happens next.
    pub(super) fn write(&mut self, lines: &[String]) -> Result<()> {
        let Journal(Some((file, name))) = self else {
            return Ok(());
        };
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        file.write_all(text.as_bytes())
            .with_context(|| format!("can't write {name}"))
    }
}
