//! The harness that tests text programs with scripts.
//!
//! A script in the form of the Berkeley course's integration tests is fed to a program, or two
//! scripts to two programs that play each other; the harness waits for their moves, follows the
//! game by the rules and compares the boards they print with what is expected:
//!
//! ```no_run
//! use loa_course::harness::{HarnessSettings, Test, run_test};
//! use loa_match::Interrupt;
//!
//! let test = Test::of(vec!["testing/win-1.in".into()])?;
//! let settings = HarnessSettings::default();
//! let report = run_test(&test, &settings, &Interrupt::never(), &mut std::io::sink())?;
//! if let Some(failure) = report.failure {
//!     println!("{}: {failure}", report.name);
//! }
//! # Ok::<(), loa_course::harness::HarnessError>(())
//! ```
//!
//! Whatever happens, no process that was started is left behind; see
//! [`ChildProcess`](loa_match::ChildProcess).

mod compare;
mod error;
mod event_loop;
mod log;
mod problem;
mod referee;
mod run;
mod script;
mod script_run;
mod suite;
mod waiting;

pub use compare::{OutputDifference, compare, diff};
pub use error::HarnessError;
pub use problem::{Awaited, ExitPhase, Failure, ManualTurn, Problem};
pub use referee::{Referee, RuleViolation};
pub use run::{HarnessSettings, TestReport, run_test};
pub use script::{Directive, Script, ScriptError, Step, TimeLimits};
pub use suite::{Test, find_tests};
