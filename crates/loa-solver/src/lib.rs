//! Small boards solved completely, and proofs for larger ones.

mod probe;
mod problem;
mod store;
mod tables;
mod tier;
mod value;

pub use probe::Probe;
pub use problem::{Problem, TooLargeError};
pub use store::Store;
pub use tables::TableError;
pub use tier::Tier;
pub use value::Value;
