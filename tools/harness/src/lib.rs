#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod compare;
mod course;
mod error;
mod event_loop;
mod log;
mod problem;
mod referee;
mod run;
mod script;
mod script_run;
mod suite;

pub use compare::{OutputDifference, compare, diff};
pub use course::course_tests;
pub use error::HarnessError;
pub use problem::{Awaited, ExitPhase, Failure, ManualTurn, Problem};
pub use referee::Referee;
pub use run::{HarnessSettings, TestReport, check_outputs, run_test};
pub use script::{Directive, Script, ScriptError, Step, TimeLimits};
pub use suite::{Test, find_tests};
