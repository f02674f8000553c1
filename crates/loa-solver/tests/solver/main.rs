//! Solutions, tables and proofs.

mod agree;
mod certificate;
mod known;
mod numbering;
mod proof;
mod tables;
mod twin;
mod verify;
