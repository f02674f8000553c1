//! Grades the C++ files that students of the CSCI1520 course project hand in: the class in
//! `LinesOfAction.cpp` and its client in `gameplay.cpp`, each by itself.
//!
//! ```no_run
//! use loa_course::cuhk::{ClassGrader, Settings, Workshop};
//! use loa_match::Interrupt;
//!
//! let workshop = Workshop::new(Settings::default(), &Interrupt::never())?;
//! let grade = ClassGrader::new(&workshop)?.grade("LinesOfAction.cpp".as_ref())?;
//! print!("{grade}");
//! # Ok::<(), loa_course::cuhk::GradeError>(())
//! ```
//!
//! A file is compiled with reference files in place of the student's other one, and fed scripts;
//! what it prints is compared with what the rules of the crate `loa` make of the same scripts. A
//! class also meets a probe, which calls its member functions one at a time, on boards that are
//! set up: so one mistake does not hide the others.
//!
//! Programs run with the rights of whoever grades, in a folder of their own, under limits of time,
//! output and memory. Nothing of them is left behind, be they at fault or interrupted.

mod class;
mod class_scripts;
mod client;
mod client_scripts;
mod compare;
mod compiler;
mod conversation;
mod error;
mod games;
mod grade;
mod library;
mod report;
mod run;
mod script;
mod sheet;
mod workshop;

pub use class::ClassGrader;
pub use client::ClientGrader;
pub use compare::Difference;
pub use error::GradeError;
pub use grade::{Grade, Graded, Outcome, Part};
pub use library::find_library;
pub use run::Stopped;
pub use workshop::{Settings, Workshop};
