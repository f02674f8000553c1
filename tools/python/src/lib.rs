//! The native part of the Python package `lines_of_action`.
//!
//! One file for each group of classes. Everything that takes long gives Python's lock back and asks
//! for signals, so that other threads run and Ctrl-C works. Objects that hold locks refuse to work
//! in a forked child.

mod actions;
mod arguments;
mod batch;
mod buffer;
mod color;
mod data;
mod engine;
mod errors;
mod game;
mod getters;
mod memory;
mod moves;
mod net;
mod pickle;
mod position;
mod process;
mod proof;
mod puzzle;
mod record;
mod review;
mod rules;
mod search_result;
mod signals;
mod square;
mod statistics;
mod tables;
mod verdict;

/// Lines of Action: rules, engine, solver.
#[pyo3::pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::actions::num_actions;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::color::Color;
    #[pymodule_export]
    use crate::data::{play_rows, read_rows};
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::errors::{EngineError, IllegalMoveError, ParseError, SolverError};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::net::{decode_net, encode_net, net_inputs, net_tensors, square_classes};
    #[pymodule_export]
    use crate::position::{Position, fen_faults};
    #[pymodule_export]
    use crate::proof::{Certificate, Proof, check_proof, prove};
    #[pymodule_export]
    use crate::puzzle::Puzzle;
    #[pymodule_export]
    use crate::record::{Record, read_games, read_sgf};
    #[pymodule_export]
    use crate::review::{Review, ReviewedMove, review};
    #[pymodule_export]
    use crate::rules::{Preset, Rules};
    #[pymodule_export]
    use crate::search_result::{Line, Score, SearchResult};
    #[pymodule_export]
    use crate::square::Square;
    #[pymodule_export]
    use crate::statistics::{EloEstimate, Sprt, elo_difference, expected_score, strength};
    #[pymodule_export]
    use crate::tables::{Tables, Value, solve};
    #[pymodule_export]
    use crate::verdict::Verdict;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("FIRST_LEVEL", loa_engine::Level::FIRST.number())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
