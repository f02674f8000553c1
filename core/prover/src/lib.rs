#![doc = include_str!("../README.md")]

mod arrangement;
pub mod certificate;
mod goal;
mod keys;
mod leaf_heuristic;
mod parts;
mod proof_tree;
mod prover;
mod run;
mod search_parts;
mod table;
mod tree;

pub use certificate::{
    CertificateError, Certified, WinningMoves, check_certificate, write_certificate,
};
pub use goal::ProofGoal;
pub use leaf_heuristic::LeafHeuristic;
pub use loa_pns::Rest;
pub use proof_tree::ProofTree;
pub use prover::{Answer, ProofError, Prover, ProverOptions};
pub use run::Control;
pub use search_parts::SearchParts;
