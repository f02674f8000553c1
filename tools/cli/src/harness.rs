//! `test-loa`: feeds scripts to Lines of Action programs and judges what they do.

use crate::guidance::with_examples;
use crate::version;
use crate::{UNWRITTEN, end_with};
use anstyle::{AnsiColor, Style};
use anyhow::{Context, Result};
use clap::{CommandFactory, FromArgMatches, Parser};
use loa_harness::{
    HarnessError, HarnessSettings, Test, TestReport, check_outputs, course_tests, find_tests,
    run_test,
};
use loa_match::{CommandLine, Interrupt, Sandbox, SandboxMode, adopt_orphans, kill_descendants};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const AFTER_HELP: &str = "Exit status: 0 passed, 1 failed, 2 a test could not be run.";

/// Feeds a script to a program, or two scripts to two programs that play each
/// other, and judges what they do.
///
/// A script starts with '#* COMMAND', the program to run. Its other lines are
/// sent to the program, but for those that start with '#*':
///
///   #*time MOVE GAME     sets time limits in seconds (10 and 60 at first)
///   #*move               waits for a move
///   #*move/win           waits for moves up to the end of the game
///   #*move/win+          the same, and prints who won
///   #*win+               waits for the end of the game, and prints who won
///   #*remote move/win    exchanges moves with the other program up to the end of the game
///   #*remote move/win+   the same, and prints who won
///
/// Dumps and printed ends go to NAME.out, standard error and the verdict to
/// NAME.err; if there is a NAME.std, NAME.out must match it. Illegal moves and
/// false claims of victory are reported.
#[derive(Parser)]
#[command(name = "test-loa", version, long_version = version::long(), verbatim_doc_comment)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Flags {
    /// One script for one program, or two for two programs; with --all any number, and folders
    #[arg(value_name = "SCRIPT", required_unless_present = "course")]
    scripts: Vec<PathBuf>,

    /// Run the scripts for the course's commands; a right program passes all. --out-dir keeps them
    #[arg(long, requires = "program", conflicts_with_all = ["scripts", "std"])]
    course: bool,

    /// Run each script as a test, NAME-1.in together with NAME-2.in where there is one
    #[arg(long)]
    all: bool,

    /// Show everything that is sent and received
    ///
    /// The same as --verbosity=2
    #[arg(short, long)]
    verbose: bool,

    /// Say less or more: 0 only failures, 1 a line for each test, 2 everything
    #[arg(long, value_name = "N", default_value_t = 1)]
    verbosity: u8,

    /// Show details of the first N failures only
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    show: usize,

    /// Write NAME.std with what was found instead of comparing with it
    #[arg(long)]
    std: bool,

    /// With --all, keep NAME.out and NAME.err of tests that passed
    #[arg(long)]
    keep: bool,

    /// Put NAME.out and NAME.err into this folder instead of beside the script
    #[arg(long, value_name = "DIR")]
    out_dir: Option<PathBuf>,

    /// Run this program instead of the one named in the first script; quotes protect blanks
    #[arg(long, value_name = "COMMAND", value_parser = CommandLine::split_quoted)]
    program: Option<CommandLine>,

    /// Run this program instead of the one named in the second script
    #[arg(long, value_name = "COMMAND", value_parser = CommandLine::split_quoted)]
    program2: Option<CommandLine>,

    /// Run programs in a sandbox: auto, where the system allows it; require; or off
    #[arg(long, value_name = "WHEN", default_value_t = SandboxMode::Off)]
    sandbox: SandboxMode,

    /// Don't check moves and results by the rules
    #[arg(long)]
    no_referee: bool,
}

/// Follows the verdict of a test that the referee could not check completely.
const UNCHECKED: &str =
    " (not all moves were checked: unknown commands came before something that can't be)";

/// Results of all tests.
#[derive(Default)]
struct Counts {
    passed: usize,
    failed: usize,
    not_run: usize,
}

/// Returns the definition of the arguments.
pub(crate) fn command() -> clap::Command {
    with_examples(Flags::command(), "test-loa")
}

/// Runs the program `test-loa`.
pub fn run() -> ExitCode {
    loa_work::system::survive_large_files();
    let parsed = command().try_get_matches();
    let parsed = parsed.and_then(|matches| Flags::from_arg_matches(&matches));
    let flags = parsed.unwrap_or_else(|error| end_with(&error, "test-loa", None));
    adopt_orphans();
    let code = run_tests(&flags).unwrap_or_else(|error| {
        complain(&format!("{error:#}"));
        2
    });
    kill_descendants();
    ExitCode::from(code)
}

impl Flags {
    fn tests(&self, folder: &Path) -> Result<Vec<Test>> {
        Ok(match self.all {
            _ if self.course => course_tests(self.out_dir.as_deref().unwrap_or(folder))?,
            true => find_tests(&self.scripts)?,
            false => vec![Test::of(self.scripts.clone())?],
        })
    }

    const fn is_suite(&self) -> bool {
        self.all || self.course
    }

    fn verbosity(&self) -> u8 {
        if self.verbose { 2 } else { self.verbosity }
    }

    fn settings(&self) -> Result<HarnessSettings> {
        let sandbox = Sandbox::find(self.sandbox, ".".as_ref())?;
        sandbox.warning().iter().for_each(|it| complain(it));
        Ok(HarnessSettings {
            programs: [
                self.program.clone(),
                // The course's games are between a program and itself.
                (self.program2.clone()).or_else(|| self.program.clone().filter(|_| self.course)),
            ],
            // The project's other program is installed beside this one.
            more_programs: std::env::current_exe()
                .ok()
                .and_then(|own| own.parent().map(Path::to_path_buf)),
            out_dir: self.out_dir.clone(),
            keep: self.keep || !self.is_suite(),
            write_std: self.std,
            verbose: self.verbosity() >= 2,
            referee: !self.no_referee,
            sandbox,
            ..HarnessSettings::default()
        })
    }
}

fn run_tests(flags: &Flags) -> Result<u8> {
    let folder = tempfile::tempdir()?;
    let (tests, settings) = (flags.tests(folder.path())?, flags.settings()?);
    check_outputs(&tests, &settings)?;
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let mut counts = Counts::default();
    for test in &tests {
        match run_test(test, &settings, &interrupt, &mut anstream::stdout()) {
            Ok(report) => judge(&report, flags, &mut counts)?,
            Err(error) => {
                complain(&error.to_string());
                if let Some(signal) = interrupt.signal() {
                    return Ok(loa_work::status_after(signal));
                }
                counts.not_run += 1;
                // Nor can the other tests run it.
                if matches!(error, HarnessError::Spawn(_)) && settings.programs[0].is_some() {
                    return Ok(2);
                }
            }
        }
    }
    let failed = counts.failed + counts.not_run;
    if flags.is_suite() {
        say(&format!("{} passed, {failed} failed", counts.passed))?;
    }
    Ok(match failed {
        0 => 0,
        // A suite could be run, and has not passed.
        _ if counts.failed > 0 || flags.is_suite() => 1,
        _ => 2,
    })
}

fn judge(report: &TestReport, flags: &Flags, counts: &mut Counts) -> Result<()> {
    let Some(failure) = &report.failure else {
        counts.passed += 1;
        if flags.verbosity() >= 1 {
            let passed = verdict(&report.name, "passed", AnsiColor::Green);
            let note = if report.checked { "" } else { UNCHECKED };
            say(&format!("{passed}{note}"))?;
        }
        return Ok(());
    };
    counts.failed += 1;
    if flags.is_suite() {
        say(&verdict(&report.name, "FAILED", AnsiColor::Red))?;
    }
    complain(&failure.to_string());
    let details = failure.details();
    if counts.failed <= flags.show && !details.is_empty() {
        // Standard error may be closed.
        let _ = writeln!(anstream::stderr(), "{details}");
    }
    Ok(())
}

fn verdict(name: &str, word: &str, color: AnsiColor) -> String {
    let style: Style = color.on_default();
    format!("{name}: {style}{word}{style:#}")
}

fn complain(text: &str) {
    let _ = writeln!(anstream::stderr(), "test-loa: {text}");
}

/// Prints a line. The tests go on if the reader has left.
fn say(text: &str) -> Result<()> {
    let mut stdout = anstream::stdout();
    match writeln!(stdout, "{text}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context(UNWRITTEN),
        _ => Ok(()),
    }
}
