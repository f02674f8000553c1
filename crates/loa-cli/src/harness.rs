//! `test-loa`: feeds scripts to Lines of Action programs and judges what they do.

use crate::version;
use anstyle::{AnsiColor, Style};
use anyhow::{Context, Result};
use clap::Parser;
use loa_course::harness::{
    Failure, HarnessError, HarnessSettings, Test, TestReport, find_tests, run_test,
};
use loa_match::{CommandLine, Interrupt, adopt_orphans, kill_descendants};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Feeds a script to a program, or two scripts to two programs that play each other, and judges
/// what they do.
///
/// A script starts with '#* COMMAND', the program to run. Its other lines are sent to the program,
/// but for those that start with '#*':
///
///   #*time MOVE GAME     sets time limits in seconds (10 and 60 at first)
///   #*move               waits for a move
///   #*move/win           waits for moves up to the end of the game
///   #*move/win+          the same, and prints who won
///   #*win+               waits for the end of the game, and prints who won
///   #*remote move/win    exchanges moves with the other program up to the end of the game
///   #*remote move/win+   the same, and prints who won
///
/// Dumps and printed ends go to NAME.out, standard error and the verdict to NAME.err; if there is
/// a NAME.std, NAME.out must match it. Illegal moves and false claims of victory are reported.
#[derive(Parser)]
#[command(name = "test-loa", version, long_version = version::long(), verbatim_doc_comment)]
#[command(after_help = "Exit status: 0 passed, 1 failed, 2 a test could not be run.")]
pub(crate) struct Flags {
    /// One script for one program, or two for two programs; with --all any number, and folders
    #[arg(value_name = "SCRIPT", required = true)]
    scripts: Vec<PathBuf>,

    /// Run each script as a test, NAME-1.in together with NAME-2.in where there is one
    #[arg(long)]
    all: bool,

    /// Show everything that is sent and received (--verbosity=2)
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

    /// Don't check moves and results by the rules
    #[arg(long)]
    no_referee: bool,
}

/// The tests to run, and how.
struct Plan {
    tests: Vec<Test>,
    settings: HarnessSettings,
    verbosity: u8,
    show: usize,
    /// Whether the tests are counted in the end.
    is_suite: bool,
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

/// Runs the program.
pub(crate) fn run() -> ExitCode {
    let flags = Flags::parse();
    adopt_orphans();
    let code = match plan(flags).and_then(|plan| run_tests(&plan)) {
        Ok(code) => code,
        Err(error) => {
            complain(&format!("{error:#}"));
            2
        }
    };
    kill_descendants();
    ExitCode::from(code)
}

fn plan(flags: Flags) -> Result<Plan> {
    let tests = match flags.all {
        true => find_tests(&flags.scripts)?,
        false => vec![Test::of(flags.scripts)?],
    };
    let verbosity = if flags.verbose { 2 } else { flags.verbosity };
    Ok(Plan {
        tests,
        settings: HarnessSettings {
            programs: [flags.program, flags.program2],
            // The project's other program is installed beside this one.
            more_programs: std::env::current_exe()
                .ok()
                .and_then(|own| own.parent().map(Path::to_path_buf)),
            out_dir: flags.out_dir,
            keep: flags.keep || !flags.all,
            write_std: flags.std,
            verbose: verbosity >= 2,
            referee: !flags.no_referee,
            ..HarnessSettings::default()
        },
        verbosity,
        show: flags.show,
        is_suite: flags.all,
    })
}

fn run_tests(plan: &Plan) -> Result<u8> {
    /// What shells add to the number of a signal that ends a program.
    const SIGNALLED: i32 = 128;
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let mut counts = Counts::default();
    for test in &plan.tests {
        match run_test(test, &plan.settings, &interrupt, &mut anstream::stdout()) {
            Ok(report) => judge(&report, plan, &mut counts),
            Err(HarnessError::Interrupted(signal)) => {
                complain(&HarnessError::Interrupted(signal).to_string());
                return Ok(u8::try_from(SIGNALLED + signal).unwrap_or(2));
            }
            Err(error) => {
                complain(&error.to_string());
                counts.not_run += 1;
            }
        }
    }
    if plan.is_suite {
        let failed = counts.failed + counts.not_run;
        say(&format!("{} passed, {failed} failed", counts.passed));
    }
    Ok(match counts {
        Counts { failed: 1.., .. } => 1,
        // The suite could be run, and has not passed.
        Counts { not_run: 1.., .. } if plan.is_suite => 1,
        Counts { not_run: 1.., .. } => 2,
        _ => 0,
    })
}

fn judge(report: &TestReport, plan: &Plan, counts: &mut Counts) {
    match &report.failure {
        None => {
            counts.passed += 1;
            if plan.verbosity >= 1 {
                let mut text = verdict(&report.name, "passed", AnsiColor::Green);
                if !report.checked {
                    text.push_str(UNCHECKED);
                }
                say(&text);
            }
        }
        Some(failure) => {
            counts.failed += 1;
            if plan.is_suite {
                say(&verdict(&report.name, "FAILED", AnsiColor::Red));
            }
            explain(failure, counts.failed <= plan.show);
        }
    }
}

fn verdict(name: &str, word: &str, color: AnsiColor) -> String {
    let style: Style = color.on_default();
    format!("{name}: {style}{word}{style:#}")
}

fn explain(failure: &Failure, with_details: bool) {
    complain(&failure.to_string());
    let details = failure.details();
    if with_details && !details.is_empty() {
        // Standard error may be closed.
        let _ = writeln!(anstream::stderr(), "{details}");
    }
}

fn complain(text: &str) {
    let _ = writeln!(anstream::stderr(), "test-loa: {text}");
}

fn say(text: &str) {
    let mut stdout = anstream::stdout();
    let _ = writeln!(stdout, "{text}").and_then(|()| io::Write::flush(&mut stdout));
}
