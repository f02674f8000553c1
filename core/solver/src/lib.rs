#![doc = include_str!("../README.md")]

mod cells;
mod combinations;
mod fields;
mod holds;
mod index;
mod numbers;
mod pages;
mod probe;
mod problem;
mod solution;
mod solve;
mod stats;
mod store;
mod survey;
mod symmetry;
mod tables;
mod tier;
mod value;
mod verify;

pub use index::{Index, TablePlace};
pub use loa_work::Interrupt;
pub use numbers::PositionNumbers;
pub use pages::zeroed_pages;
pub use probe::Probe;
pub use problem::{Problem, ProblemError, rules_in_words};
pub use solution::{Memory, Solution};
pub use solve::{
    Message, RoundMessages, SolveError, SolveOptions, SolveProgress, SolveWatch, Transport,
    UpdateCounts, disk_needed, least_memory, memory_needed, memory_of_each, solve, solve_in_memory,
    solve_in_memory_watched, solve_with_others,
};
pub use stats::Counts;
pub use store::{Store, TierValues};
pub use survey::{LongestGames, Survey, SurveyTally, Zugzwang};
pub use tables::{Fault, SetAside, TableError, TableStore, Tables};
pub use tier::Tier;
pub use value::Value;
pub use verify::{Extent, Verification, Verifier, verify};
