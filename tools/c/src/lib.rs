//! The C interface of the Lines of Action library; `tools/cpp/loa.h` is generated from it.
//!
//! What holds for every function (errors, ownership, texts, threads) is documented at the head of
//! `loa.h`, which is kept in `cbindgen.toml`. In short:
//!
//! - A function that can fail returns a [`LoaError`](boundary::LoaError) and writes its results
//!   through pointers.
//! - A null pointer, a number out of range or a text that can't be read is an error, never
//!   undefined behaviour. No panic leaves the crate.
//! - Other pointers can't be checked.
//!
//! Pointers to single values are `Option`s of references, which C sees as plain pointers. So only
//! texts, arrays and searches need `unsafe`, and the checks are in `boundary.rs`. Enumerations are
//! plain integers, since a C program can pass any number.

// What the crate is for: `no_mangle` names and pointers that come from C.
#![allow(unsafe_code)]
// The same for all: pointers are as `loa.h` asks.
#![allow(clippy::missing_safety_doc)]

// In the order of the header.
pub mod version;

pub mod boundary;

pub mod letters;

pub mod moves;

pub mod rules;

pub mod game;

pub mod play;

pub mod state;

pub mod notation;

pub mod cells;

pub mod engine;
