#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod class_scripts;
mod client_script;
mod client_scripts;
mod compare;
mod error;
mod forms;
mod games;
mod grade;
mod grader;
mod probe_script;
mod run;
mod script;
mod source;
mod submitted;
mod workspace;

pub use compare::Difference;
pub use error::GradeError;
pub use grade::{Grade, GradedScript, Part};
pub use grader::Grader;
pub use run::Stopped;
pub use submitted::read_submitted;
pub use workspace::{GradeSettings, Workspace};
