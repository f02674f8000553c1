#![doc = include_str!("../README.md")]

mod node;
mod path;
mod search;

pub use node::{NodeState, ProofNumbers, Rest, Role};
pub use path::Path;
pub use search::{AndOrTree, Child, DfPn};
