//! Grades the C++ files that students of the CSCI1520 course project hand in: the class in
//! `LinesOfAction.cpp` and its client in `gameplay.cpp`, each by itself.
//!
//! ```no_run
//! use loa_course::cuhk::{GradeSettings, Grader, Workspace};
//! use loa_match::Interrupt;
//!
//! let workspace = Workspace::new(GradeSettings::default(), &Interrupt::never())?;
//! let grade = Grader::of_class(&workspace)?.grade("LinesOfAction.cpp".as_ref())?;
//! print!("{grade}");
//! # Ok::<(), loa_course::cuhk::GradeError>(())
//! ```
//!
//! A file is compiled with reference files in place of the student's other one and gets scripts as
//! input; its output is compared with that of the rules of the crate `loa`. A class also runs with
//! a probe, which calls its member functions one at a time on boards that are set up, so that one
//! mistake does not hide the others. What the course demands of the source text is checked too.
//!
//! Programs run with the user's rights, in a temporary directory, under limits of time, output and
//! memory. No process or file of them is left behind.

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
mod workspace;

pub use compare::Difference;
pub use error::GradeError;
pub use grade::{Grade, GradedScript, Part};
pub use grader::Grader;
pub use run::Stopped;
pub use workspace::{GradeSettings, Workspace};
