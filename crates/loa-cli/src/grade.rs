//! `loa grade`: the files that students of CSCI1520 hand in.

use crate::flags::GradeFlags;
use anyhow::{Context, Result};
use loa_course::cuhk::{Grade, GradeError, GradeSettings, Grader, Workspace, find_library};
use loa_match::{Interrupt, adopt_orphans, kill_descendants};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

pub(crate) fn run(flags: &GradeFlags) -> Result<ExitCode> {
    /// What shells add to the number of a signal that ends a program.
    const SIGNALLED: i32 = 128;
    adopt_orphans();
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let grades = grade(flags, &interrupt);
    kill_descendants();
    match grades {
        Ok(grades) => {
            print(&grades, flags)?;
            Ok(ExitCode::from(u8::from(!all_right(&grades))))
        }
        Err(GradeError::Interrupted(signal)) => Ok(ExitCode::from(
            u8::try_from(SIGNALLED + signal).unwrap_or(u8::MAX),
        )),
        Err(error) => Err(error.into()),
    }
}

fn grade(flags: &GradeFlags, interrupt: &Interrupt) -> Result<Vec<Grade>, GradeError> {
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
        let library = find_library(flags.library.as_deref())?;
        grades.push(Grader::of_client(&workspace, &library)?.grade(file)?);
    }
    Ok(grades)
}

fn all_right(grades: &[Grade]) -> bool {
    grades.iter().all(|grade| grade.right)
}

fn print(grades: &[Grade], flags: &GradeFlags) -> Result<()> {
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
