//! Tools for courses: the harness that tests text programs with scripts, and graders of the C++
//! files of the CSCI1520 course project.

#![forbid(unsafe_code)]

pub mod cuhk;
pub mod harness;
