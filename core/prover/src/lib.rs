#![doc = include_str!("../README.md")]

mod arrangement;
pub mod certificate;
mod goal;
mod jump_counts;
mod keys;
mod leaf_inputs;
mod leaf_model;
mod leaf_sample;
mod proof_tree;
mod prover;
mod run;
mod table;
mod tree;

pub use certificate::{CertificateError, Certified, check_certificate, write_certificate};
pub use goal::ProofGoal;
pub use leaf_inputs::INPUTS;
pub use leaf_model::LeafModel;
pub use proof_tree::ProofTree;
pub use prover::{Answer, ProofError, Prover, ProverOptions};
pub use run::Control;
