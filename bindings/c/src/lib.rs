//! The C interface of the Lines of Action library; `bindings/cpp/loa.h` is generated from it.
//!
//! What holds for every function (errors, owners, texts, threads) is said once, at the head of
//! `loa.h`, which is kept in `cbindgen.toml`. In short:
//!
//! - A function that can fail returns a [`LoaError`]; what it has to tell goes through pointers.
//! - A null pointer, a number out of range or a text that can't be read is an error, never
//!   undefined behaviour. No panic leaves the crate.
//! - Whether a pointer that is not null points to what it should, nobody can check.
//!
//! Pointers to single values are `Option`s of references here, which C sees as plain pointers: so
//! `unsafe` is left to texts, arrays and searches, and the checks are in one place, `boundary.rs`.
//! Numbers and letters that stand for choices are plain integers, since a C program can pass any.

// What the crate is for: `no_mangle` names and pointers that come from C.
#![allow(unsafe_code)]
// The same for all: pointers are as `loa.h` asks.
#![allow(clippy::missing_safety_doc)]

// In the order of the header.
mod version;

mod boundary;

mod letters;
mod moves;

mod rules;
mod start;

mod game;

mod play;

mod status;

mod position;

mod past;

mod notation;

mod cells;

mod engine;

pub use boundary::*;
pub use cells::*;
pub use engine::*;
pub use game::*;
pub use letters::*;
pub use moves::*;
pub use notation::*;
pub use past::*;
pub use play::*;
pub use position::*;
pub use rules::*;
pub use start::*;
pub use status::*;
pub use version::*;
