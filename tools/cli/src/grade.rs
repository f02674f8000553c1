//! `loa grade`: the files that students of CSCI1520 hand in.

use crate::progress::status_after;
use anyhow::{Context, Result};
use clap::{ArgGroup, Args};
use loa_course::cuhk::{Grade, GradeError, GradeSettings, Grader, Workspace};
use loa_match::{Interrupt, adopt_orphans, kill_descendants};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

#[derive(Args)]
#[command(
    group = ArgGroup::new("file").required(true).multiple(true),
    after_help = "CXX names the C++ compiler, g++ otherwise; CXXFLAGS its flags. Exit status: 0 all is \
                  right, 1 something differs, does not compile or is wrong in the source, 2 grading \
                  was not possible."
)]
pub(crate) struct Flags {
    /// The file with the class, LinesOfAction.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    class: Option<PathBuf>,
    /// The file with the client program, gameplay.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    client: Option<PathBuf>,
    /// Ignored: clients need no library any more.
    #[arg(long, value_name = "DIR", hide = true)]
    library: Option<PathBuf>,
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
    let grades = grade(flags, &interrupt);
    kill_descendants();
    match grades {
        Ok(grades) => {
            print(&grades, flags)?;
            Ok(ExitCode::from(u8::from(!all_right(&grades))))
        }
        Err(GradeError::Interrupted(signal)) => Ok(status_after(signal).into()),
        Err(error) => Err(error.into()),
    }
}

fn grade(flags: &Flags, interrupt: &Interrupt) -> Result<Vec<Grade>, GradeError> {
    let settings = GradeSettings {
        run_limit: Duration::from_secs(flags.time),
        strict_space: flags.strict_space,
        strict_input: flags.strict_input,
        ..GradeSettings::default()
    };
    let workspace = Workspace::new(settings, interrupt)?;
    let mut grades = Vec::new();
    if let Some(file) = &flags.class {
        grades.push(Grader::of_class(&workspace)?.grade(file)?);
    }
    if let Some(file) = &flags.client {
        grades.push(Grader::of_client(&workspace)?.grade(file)?);
    }
    Ok(grades)
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
