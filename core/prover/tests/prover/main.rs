//! Proofs and certificates.

#![allow(clippy::unwrap_used)]

mod certificate;
mod search;
