#![doc = include_str!("../README.md")]
//!
//! | | |
//! |---|---|
//! | [`Game`], [`Ply`], [`Status`], [`Verdict`] | a game by its rules, checked and with its past |
//! | [`Rules`], [`Preset`] | what rule books differ in, and the rule sets in use |
//! | [`Position`], [`Start`], [`PositionFault`] | the pieces on a board and the side to move; what can't be of them |
//! | [`Move`], [`Jumps`], [`IllegalMove`] | moves, moves of a piece as a set, why a move is refused |
//! | [`Square`], [`SquareSet`], [`Size`], [`Axis`] | squares, sets of squares, board sizes, directions |
//! | [`Color`], [`ByColor`] | the two sides, and a value for each |
//! | [`Symmetry`] | rotations and reflections of boards |
//! | [`perft`], [`divide`] | counts of move sequences |
//! | [`LineIndex`], [`LineObserver`], [`ConnectionCandidates`] | for engines: what a move changes |
//! | [`Random`] | seedable random numbers |
//! | [`UnknownNameError`], [`parse_name`], [`named!`], [`split_word`], [`join`], [`excerpt`] | reading and writing words, and messages about them |

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "lazy")]
extern crate std;

#[cfg(feature = "serde")]
pub mod as_text;
mod candidates;
mod color;
mod excerpt;
mod fault;
mod game;
mod geometry;
mod illegal;
mod line_index;
mod moves;
mod perft;
mod position;
mod preset;
mod random;
mod rules;
mod size;
mod square;
mod squares;
mod start;
mod symmetry;
mod verdict;
mod word;
mod zobrist;

pub use candidates::ConnectionCandidates;
pub use color::{ByColor, Color};
pub use excerpt::{excerpt, excerpt_of};
pub use fault::{NoPiecesError, PositionFault};
pub use game::{Game, MoveLimitError, Ply};
pub use geometry::Axis;
pub use illegal::IllegalMove;
pub use line_index::{LineIndex, LineObserver, LinePieces};
pub use moves::{Jumps, Move};
pub use perft::{divide, perft};
pub use position::{OffBoardError, Position};
pub use preset::Preset;
pub use random::Random;
pub use rules::{Blocked, Goal, Recurrence, Repetition, Rules, Simultaneous};
pub use size::Size;
pub use square::Square;
pub use squares::{SquareSet, Squares};
pub use start::Start;
pub use symmetry::Symmetry;
pub use verdict::{Outcome, Reason, Status, Verdict};
pub use word::{UnknownNameError, join, parse_name, split_word};
