use super::engine_options::EngineOptions;
use super::input::{Input, open};
use super::journal::Journal;
use super::output::Output;
use crate::flags::PlayFlags;
use anyhow::{Context, Result, bail, ensure};
use loa::Color;
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The first lines of a log, whose moves are those of both sides.
const BOTH_MANUAL: [&str; 2] = ["manual black", "manual white"];

/// The command line of the text program, checked and with its files open.
pub(crate) struct Plan {
    pub(super) input: Input,
    pub(super) output: Output,
    pub(super) journal: Journal,
    pub(super) strict: bool,
    pub(super) engine: EngineOptions,
    /// Whether the game is shown on a page too, and then whether the browser is opened.
    pub(super) display: Option<bool>,
    /// The commands that stand for flags.
    pub(super) first_lines: Vec<String>,
}

impl Plan {
    pub(crate) fn new(flags: &PlayFlags) -> Result<Plan> {
        keep_apart(flags)?;
        let input = Input::new(flags.input.as_deref(), flags.output.is_some())?;
        Ok(Plan {
            output: Output::new(flags.output.as_deref(), input.is_terminal())?,
            journal: Journal::new(flags.log.as_deref(), &BOTH_MANUAL.map(str::to_owned))?,
            input,
            strict: flags.strict,
            engine: EngineOptions::new(flags)?,
            display: flags.display.then_some(!flags.no_open),
            first_lines: first_lines(flags),
        })
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

/// Refuses flags that a dialect has no use for, and files that would overwrite each other.
pub(super) fn refuse(flags: &PlayFlags, refused: &[&str], dialect: &str) -> Result<()> {
    let given = [
        (flags.log.is_some(), "--log"),
        (flags.strict, "--strict"),
        (!flags.auto.is_empty(), "--auto"),
        (flags.start.is_some(), "--start"),
        (flags.level.is_some(), "--level"),
        (flags.threads.is_some(), "--threads"),
        (flags.hash.is_some(), "--hash"),
        (flags.tables.is_some(), "--tables"),
        (flags.display, "--display"),
    ];
    for (is_given, name) in given {
        ensure!(
            !is_given || !refused.contains(&name),
            "{name} does not go with --dialect {dialect}"
        );
    }
    keep_apart(flags)
}

/// Returns the seed that was asked for, or a random one.
pub(super) fn seed(flags: &PlayFlags) -> u64 {
    let seed = flags.seed.map(|seed| seed as u64);
    seed.unwrap_or_else(|| RandomState::new().hash_one("seed"))
}

/// The input and output of a dialect for programs.
pub(super) struct Streams {
    pub(super) reader: Box<dyn Read + Send>,
    pub(super) writer: Box<dyn Write + Send>,
}

impl Streams {
    pub(super) fn open(flags: &PlayFlags) -> Result<Streams> {
        Ok(Streams {
            reader: match &flags.input {
                Some(path) => Box::new(open(path)?),
                None => Box::new(std::io::stdin()),
            },
            writer: match &flags.output {
                Some(path) => {
                    let file = File::create(path);
                    Box::new(file.with_context(|| format!("can't write {}", path.display()))?)
                }
                None => Box::new(std::io::stdout()),
            },
        })
    }
}

/// Refuses to write over the input, or two things into one file.
fn keep_apart(flags: &PlayFlags) -> Result<()> {
    let file = |path: &Option<PathBuf>| path.as_deref().and_then(canonical);
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

/// Returns the canonical path of a file, existing or not; `None` for devices and pipes.
fn canonical(path: &Path) -> Option<PathBuf> {
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
