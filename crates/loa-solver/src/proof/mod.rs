//! Proofs.

mod claim;
mod control;
mod initial;
mod keys;
mod leaf;
mod numbers;
mod path;
pub mod scratch;
mod search;
mod symmetry;
mod table;

pub use claim::Claim;
pub use control::Control;
pub use initial::Initial;
