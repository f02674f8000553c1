//! `loa grade`: the files that students of CSCI1520 hand in.

mod begun;
mod folder;
mod report;
mod row;

use crate::answer_status;
use crate::numbers::threads;
use crate::say::tell;
use crate::whole_file::check_results;
use anyhow::{Context, Result, ensure};
use clap::{ArgGroup, Args};
use loa_cuhk::{Grade, GradeError, GradeSettings, Grader, Part, Workspace, read_submitted};
use loa_match::{Interrupt, Sandbox, SandboxMode, adopt_orphans, kill_descendants};
use report::write_reports;
use row::Row;
use serde_json::json;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
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
    #[arg(long, value_name = "FILE", requires = "folder", conflicts_with_all = ["class", "client"])]
    out: Option<PathBuf>,
    /// Where the marks of a FOLDER go, for spreadsheets [default: FOLDER/marks.csv].
    #[arg(long, value_name = "FILE", requires = "folder", conflicts_with_all = ["class", "client"])]
    csv: Option<PathBuf>,
    /// Number of submissions of a FOLDER graded at a time [default: one for each core].
    #[arg(
        long,
        value_name = "N",
        value_parser = threads,
        requires = "folder",
        conflicts_with_all = ["class", "client"]
    )]
    jobs: Option<NonZeroUsize>,
    /// The file with the class, LinesOfAction.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    class: Option<PathBuf>,
    /// The file with the client program, gameplay.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    client: Option<PathBuf>,
    /// Whether programs run in a sandbox: auto, where the system allows it; require; or off.
    #[arg(long, value_name = "WHEN", default_value_t = SandboxMode::Auto)]
    sandbox: SandboxMode,
    /// Writes all results as JUnit XML, for services that run tests.
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Writes all results as Gradescope's results.json.
    #[arg(long, value_name = "FILE")]
    gradescope: Option<PathBuf>,
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
    show: u16,
    /// Prints one JSON object; for a FOLDER an array of one for each student.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    // The limits of a submission are those of a shell.
    ensure!(cfg!(unix), "grade needs Linux or another Unix");
    adopt_orphans();
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let folder = flags.folder.as_deref();
    let beside =
        |given: Option<&PathBuf>, name: &str| given.cloned().or_else(|| Some(folder?.join(name)));
    let out = beside(flags.out.as_ref(), "grades.jsonl");
    let csv = beside(flags.csv.as_ref(), "marks.csv");
    let submitted = folder.map_or(Ok(Vec::new()), folder::submitted)?;
    let read = flags.class.iter().chain(&flags.client).chain(&submitted);
    let written = [
        ("--out", &out),
        ("--csv", &csv),
        ("--junit", &flags.junit),
        ("--gradescope", &flags.gradescope),
    ];
    check_results(read, &written)?;
    let status = match (folder, &out, &csv) {
        (Some(folder), Some(out), Some(csv)) => folder::run(flags, folder, [out, csv], &interrupt),
        _ => run_files(flags, &interrupt),
    };
    kill_descendants();
    status.or_else(|error| match error.downcast_ref() {
        Some(GradeError::Interrupted(signal)) => Ok(loa_work::status_after(*signal).into()),
        _ => Err(error),
    })
}

/// Makes a workspace, and warns if programs run without a sandbox there.
fn workspace(flags: &Flags, interrupt: &Interrupt) -> Result<Workspace, GradeError> {
    let settings = GradeSettings {
        run_limit: Duration::from_secs(flags.time),
        strict_space: flags.strict_space,
        strict_input: flags.strict_input,
        sandbox: flags.sandbox,
        ..GradeSettings::default()
    };
    let workspace = Workspace::new(settings, interrupt)?;
    if let Some(warning) = workspace.sandbox().warning() {
        tell!("loa: {warning}");
    }
    Ok(workspace)
}

fn run_files(flags: &Flags, interrupt: &Interrupt) -> Result<ExitCode> {
    let mut files = Vec::new();
    for (part, file) in [(Part::Class, &flags.class), (Part::Client, &flags.client)] {
        if let Some(file) = file {
            // A mistyped path is found before any work is done.
            files.push((part, file, read_submitted(file, None)?));
        }
    }
    let workspace = workspace(flags, interrupt)?;
    let mut grades = Vec::new();
    let graded = files.iter().try_for_each(|(part, file, source)| {
        grades.push(Grader::of(*part, &workspace)?.grade_source(file, source)?);
        Ok::<_, GradeError>(())
    });
    // What is done is kept, whatever became of the rest.
    if !grades.is_empty() || graded.is_ok() {
        print(&grades, flags, workspace.sandbox())?;
    }
    graded?;
    Ok(answer_status(all_right(&grades)))
}

fn all_right(grades: &[Grade]) -> bool {
    grades.iter().all(|grade| grade.right)
}

fn print(grades: &[Grade], flags: &Flags, sandbox: &Sandbox) -> Result<()> {
    let mut row = Row::new(String::new(), sandbox);
    grades.iter().for_each(|grade| row.add(grade));
    let parts: Vec<Part> = grades.iter().map(|grade| grade.part).collect();
    write_reports(flags, &[row], &parts)?;
    let mut out = std::io::stdout().lock();
    if flags.json {
        let right = all_right(grades);
        let report = json!({ "right": right, "files": grades, "sandbox": sandbox.to_string() });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    for grade in grades {
        write!(out, "{grade:.*}", usize::from(flags.show))?;
    }
    writeln!(out, "  sandbox: {sandbox}")?;
    Ok(())
}
