//! Solutions and tables.

mod agree;
mod known;
mod numbering;
mod reference;
mod tables;
mod verify;
