//! Proofs and certificates.

mod certificate;
mod search;
