//! Proofs.


mod check;
mod claim;
mod control;
mod format;
mod initial;
mod keys;
mod leaf;
mod node;
mod numbers;
mod path;
mod play;
mod prover;
mod search;
mod standing;
mod strategy;
mod symmetry;
mod table;
mod task;
mod traffic;

pub use format::Extent;
pub use check::{CertificateError, CheckedProof, Line, check_proof};
pub use claim::Claim;
pub use control::Control;
pub use initial::{Initial, ParseInitialError};
pub use prover::{Answer, ProofError, Prover, ProverOptions};
pub use strategy::Strategy;
