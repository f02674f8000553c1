//! Lines of Action positions and whole games as text, and back. Moves are read and written by
//! [`loa::Move`] itself.
//!
//! ```
//! use loa::{Game, Preset, Size};
//! use loa_notation::{Fen, Record};
//!
//! let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
//! game.play("b1-b3".parse()?)?;
//! game.play("A2xC2".parse()?)?;
//!
//! let fen = Fen::from_game(&game).to_string();
//! assert_eq!(fen, "1LLLLLL1/l6l/l6l/l6l/l6l/lL5l/2l4l/2LLLLL1 w - - 2 2");
//!
//! let mut record = Record::from_game(&game, &Preset::BERKELEY)?;
//! record.players.black = Some("Ann".to_owned());
//! let text = record.to_string();
//! assert!(text.contains("PB[Ann]"));
//! assert!(text.contains(";B[b1-b3];W[a2-c2]"));
//!
//! let read: Record = text.parse()?;
//! assert_eq!(read, record);
//! assert_eq!(read.to_game()?.position(), game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Fen`] is a position on one line.
//! - [`Record`] is a game with its players, result, comments and variations, as an SGF file has it;
//!   [`Collection`] is any SGF file. The grammar is in the documentation of [`sgf`].
//!
//! The crate does no input or output. Whatever is read, reading takes time proportional to the
//! length of the text, and a fault in it is an error that says where, never a panic.

#![forbid(unsafe_code)]

mod fen;
pub mod sgf;

pub use fen::{Fen, FenFault, ParseFenError};
pub use sgf::{
    Action, Beginning, Collection, Ending, GameResult, NodeId, OtherRulesError, Place, Property,
    Record, RecordError, RecordFault, RecordNode, RuleSet, SgfError, SgfFault, Spot, Tree, Turn,
    Value, decode, read_records,
};
