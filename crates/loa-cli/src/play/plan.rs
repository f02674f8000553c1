use super::equipment::Equipment;
use super::input::Input;
use super::journal::Journal;
use super::output::Output;
use super::program::Program;
use crate::flags::{DialectName, PlayFlags};
use anyhow::{Result, bail};
use loa::Color;
use loa_protocol::{Berkeley, Dialect};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// How the log begins: its moves are those of both sides.
const BOTH_MANUAL: [&str; 2] = ["manual black", "manual white"];

/// Whether the page opens by itself.
pub(super) type OpenBrowser = bool;

/// Everything that the command line has asked for, found to be possible.
pub(crate) struct Plan {
    pub(super) input: Input,
    pub(super) output: Output,
    pub(super) journal: Journal,
    pub(super) dialect: Box<dyn Dialect>,
    pub(super) strict: bool,
    pub(super) equipment: Equipment,
    /// Whether the game is shown on a page too, and if so, whether the browser is opened.
    pub(super) display: Option<OpenBrowser>,
    /// What the flags say that could have been typed first.
    pub(super) first_lines: Vec<String>,
}

impl Plan {
    pub(crate) fn new(flags: &PlayFlags) -> Result<Plan> {
        let dialect = match flags.dialect {
            DialectName::Berkeley => Box::new(Berkeley),
            _ => unreachable!("has sessions of its own"),
        };
        keep_apart(flags)?;
        let input = Input::new(flags.input.as_deref(), flags.output.is_some(), &*dialect)?;
        Ok(Plan {
            output: Output::new(flags.output.as_deref(), input.is_terminal())?,
            journal: Journal::new(flags.log.as_deref(), &BOTH_MANUAL.map(str::to_owned))?,
            input,
            dialect,
            strict: flags.strict,
            equipment: Equipment::new(flags)?,
            display: flags.display.then_some(!flags.no_open),
            first_lines: first_lines(flags),
        })
    }

    /// Plays until the input ends or says so.
    pub(crate) fn run(self) -> Result<ExitCode> {
        Program::new(self)?.run()
    }
}

fn first_lines(flags: &PlayFlags) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(flags.start.map(|start| format!("start {start}")));
    lines.extend(flags.level.map(|level| format!("level {level}")));
    lines.extend(flags.seed.map(|seed| format!("seed {seed}")));
    if !flags.auto.is_empty() {
        lines.extend(Color::ALL.map(|color| match flags.auto.contains(&color) {
            true => format!("auto {color:#}"),
            false => format!("manual {color:#}"),
        }));
    }
    lines
}

/// Refuses flags that a dialect has no use for, where they are given.
pub(super) fn refuse(given: &[(bool, &str)], dialect: &str) -> Result<()> {
    match given.iter().find(|(is_given, _)| *is_given) {
        Some((_, name)) => bail!("{name} does not go with --dialect {dialect}"),
        None => Ok(()),
    }
}

/// Refuses to write over the input, or two things into one file.
pub(super) fn keep_apart(flags: &PlayFlags) -> Result<()> {
    let file = |path: &Option<PathBuf>| path.as_deref().and_then(whereabouts);
    let (input, output, log) = (file(&flags.input), file(&flags.output), file(&flags.log));
    for (path, written) in [(&output, &flags.output), (&log, &flags.log)] {
        if let (true, Some(written)) = (path.is_some() && *path == input, written) {
            bail!("can't write {}: it is the input", written.display());
        }
    }
    if let (true, Some(log)) = (log.is_some() && log == output, &flags.log) {
        bail!(
            "can't write {}: it can't be both the output and the log",
            log.display()
        );
    }
    Ok(())
}

/// Where a file is or will be, links followed; `None` for devices and pipes.
fn whereabouts(path: &Path) -> Option<PathBuf> {
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return None;
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let in_folder = || {
        Some(
            folder
                .unwrap_or(Path::new("."))
                .canonicalize()
                .ok()?
                .join(path.file_name()?),
        )
    };
    path.canonicalize().ok().or_else(in_folder)
}
