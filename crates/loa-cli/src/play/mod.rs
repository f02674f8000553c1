//! A game in the terminal, or driven by another program through pipes or files.

mod files;
mod input;
mod journal;
mod machine;
mod output;
mod plan;
mod program;
mod terminal;

pub(crate) use plan::Plan;
