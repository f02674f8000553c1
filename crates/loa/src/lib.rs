//! The rules of Lines of Action (Claude Soucie, about 1960): squares, boards, moves, rule sets and
//! games.
//!
//! ```
//! use loa::{Game, Move, Preset, Size};
//!
//! let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
//! assert_eq!(game.legal_moves().len(), 36);
//! game.play(Move::Jump("b1".parse()?, "b3".parse()?))?;
//! assert!(!game.status().is_over());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! The crate depends on nothing, does no input or output, and has no `unsafe` code.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod candidates;
mod color;
mod excerpt;
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
mod zobrist;

pub use candidates::ConnectionCandidates;
pub use color::{ByColor, Color, ParseColorError};
pub use excerpt::excerpt;
pub use game::{Game, MoveLimitError, Ply};
pub use geometry::Axis;
pub use illegal::IllegalMove;
pub use line_index::{LineIndex, LineObserver, LinePieces};
pub use moves::{Jumps, Move, ParseMoveError};
pub use perft::{divide, perft};
pub use position::{OffBoardError, Position};
pub use preset::{ParsePresetError, Preset};
pub use random::Random;
pub use rules::{Blocked, Goal, Recurrence, Repetition, Rules, Simultaneous};
pub use size::{ParseSizeError, Size};
pub use square::{ParseSquareError, Square};
pub use squares::{SquareSet, Squares};
pub use start::{ParseStartError, Start};
pub use symmetry::Symmetry;
pub use verdict::{Outcome, Reason, Status, Verdict};
