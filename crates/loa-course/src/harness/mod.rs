//! Lines of Action players as processes, and scripts that test them.
//!
//! A script in the form of the Berkeley course's integration tests is fed to a program, or two
//! scripts to two programs that play each other; the harness waits for their moves, follows the
//! game by the rules and compares the boards they print with what is expected:
//!
//! ```no_run
//! use loa_course::harness::{Settings, Test, run_test};
//! use loa_match::Interrupt;
//!
//! let test = Test::of(vec!["testing/win-1.in".into()])?;
//! let report = run_test(&test, &Settings::default(), &Interrupt::never(), &mut std::io::sink())?;
//! if let Some(failure) = report.failure {
//!     println!("{}: {failure}", report.name);
//! }
//! # Ok::<(), loa_course::harness::HarnessError>(())
//! ```
//!
//! Whatever happens, no process that was started is left behind; see [`ChildProcess`](loa_match::ChildProcess).

mod conductor;
mod diff;
mod expect;
mod failure;
mod line;
mod problem;
mod referee;
mod run;
mod script;
mod side;
mod suite;
mod waiting;

pub use diff::diff;
pub use expect::{Difference, compare};
pub use failure::Failure;
pub use problem::{During, Problem};
pub use referee::{Foul, Referee};
pub use run::{HarnessError, Report, Settings, run_test};
pub use script::{Directive, Script, ScriptError, Step, TimeLimits};
pub use suite::{SuiteError, Test, find_tests};
pub use waiting::Awaited;
