//! `loa grade`: the files that students of CSCI1520 hand in.

mod folder;

use crate::progress::status_after;
use anyhow::{Context, Result};
use clap::{ArgGroup, Args};
use loa_cuhk::{Grade, GradeError, GradeSettings, Grader, Part, Workspace};
use loa_match::{Interrupt, adopt_orphans, kill_descendants};
use serde_json::json;
use std::fs;
use std::io::{Error, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

#[derive(Args)]
#[command(
    group = ArgGroup::new("file").required(true).multiple(true),
    after_help = "CXX names the C++ compiler, g++ otherwise; CXXFLAGS its flags. Exit status: 0 all is \
                  right, 1 something differs, does not compile or is wrong in the source, 2 grading \
                  was not possible. A FOLDER has a folder for each student, with LinesOfAction.cpp, \
                  gameplay.cpp or both; the same command continues interrupted work."
)]
pub(crate) struct Flags {
    /// The folder with all submissions, a folder for each.
    #[arg(value_name = "FOLDER", group = "file", conflicts_with_all = ["class", "client"])]
    folder: Option<PathBuf>,
    /// Where the grades of a FOLDER are kept, in JSON [default: FOLDER/grades.jsonl].
    #[arg(long, value_name = "FILE", requires = "folder")]
    out: Option<PathBuf>,
    /// Where the marks of a FOLDER go, for spreadsheets [default: FOLDER/marks.csv].
    #[arg(long, value_name = "FILE", requires = "folder")]
    csv: Option<PathBuf>,
    /// Number of submissions of a FOLDER graded at a time [default: one for each core].
    #[arg(long, value_name = "N", requires = "folder")]
    jobs: Option<NonZeroUsize>,
    /// The file with the class, LinesOfAction.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    class: Option<PathBuf>,
    /// The file with the client program, gameplay.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    client: Option<PathBuf>,
    /// Compares blanks at line ends and blank lines at the end of the output too.
    #[arg(long)]
    strict_space: bool,
    /// Counts what a client does with words on several lines, and when the input ends too early.
    #[arg(long)]
    strict_input: bool,
    /// Seconds that a program may take for a script.
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=3600))]
    time: u64,
    /// Number of differing scripts whose output is shown; of others only the names.
    #[arg(long, value_name = "N", default_value_t = 10)]
    show: usize,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    adopt_orphans();
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    if let Some(folder) = &flags.folder {
        let status = folder::run(flags, folder, &interrupt);
        kill_descendants();
        return status;
    }
    let mut grades = Vec::new();
    let graded = grade(flags, &interrupt, &mut grades);
    kill_descendants();
    // What is done is kept, whatever became of the rest.
    if !grades.is_empty() || graded.is_ok() {
        print(&grades, flags)?;
    }
    match graded {
        Ok(()) => Ok(ExitCode::from(u8::from(!all_right(&grades)))),
        Err(GradeError::Interrupted(signal)) => Ok(status_after(signal).into()),
        Err(error) => Err(error.into()),
    }
}

fn settings(flags: &Flags) -> GradeSettings {
    GradeSettings {
        run_limit: Duration::from_secs(flags.time),
        strict_space: flags.strict_space,
        strict_input: flags.strict_input,
        ..GradeSettings::default()
    }
}

fn grade(flags: &Flags, interrupt: &Interrupt, grades: &mut Vec<Grade>) -> Result<(), GradeError> {
    let parts = [(Part::Class, &flags.class), (Part::Client, &flags.client)];
    let files = || {
        parts
            .iter()
            .filter_map(|(part, file)| Some((*part, file.as_deref()?)))
    };
    files().try_for_each(|(_, file)| check_is_file(file))?;
    let workspace = Workspace::new(settings(flags), interrupt)?;
    for (part, file) in files() {
        grades.push(Grader::of(part, &workspace)?.grade(file)?);
    }
    Ok(())
}

/// Finds a mistyped path before any work is done.
fn check_is_file(file: &Path) -> Result<(), GradeError> {
    let checked = match fs::metadata(file) {
        Ok(data) if data.is_dir() => Err(Error::from(ErrorKind::IsADirectory)),
        checked => checked.map(drop),
    };
    checked.map_err(|cause| GradeError::Read(file.to_path_buf(), cause))
}

fn all_right(grades: &[Grade]) -> bool {
    grades.iter().all(|grade| grade.right)
}

fn print(grades: &[Grade], flags: &Flags) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if flags.json {
        let report = json!({ "right": all_right(grades), "files": grades });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    for grade in grades {
        write!(out, "{grade:.*}", flags.show)?;
    }
    Ok(())
}
