//! Solutions, tables and proofs.

mod agree;
mod certificate;
mod known;
mod numbering;
mod proof;
mod reference;
mod tables;
mod verify;
