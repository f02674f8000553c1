//! The Universal Chess Interface (Huber and Meyer-Kahlen, 2000-2006) as engines of chess variants
//! use it, with moves of Lines of Action.
//!
//! ```text
//! line    := [ { unknown } command ]                       unknown words before a command are skipped
//! command := "uci" | "isready" | "ucinewgame" | "stop" | "ponderhit" | "quit" | "d"
//!          | "debug" ( "on" | "off" )
//!          | "setoption" "name" { word } [ "value" text ]
//!          | "position" ( "startpos" | "fen" fen ) [ "moves" { move } ]
//!          | "go" { limit }
//! limit   := "searchmoves" { move } | "ponder" | "infinite"
//!          | ( "wtime" | "btime" | "winc" | "binc" | "movetime" ) milliseconds
//!          | ( "movestogo" | "depth" | "nodes" | "mate" ) number
//! move    := square square | "0000"                        "0000" is a pass
//! ```
//!
//! What the interface calls White is the first player, as in [`Fen`](loa_notation::Fen): Black
//! here. `wtime` is Black's clock.

mod command;
mod go;
mod option;
mod write;

pub use command::{UciCommand, UciError, UciStart};
pub use go::UciGo;
pub use option::{UciDefaults, UciOptionError, UciSetting, write_uci_options};
pub use write::{UciInfo, UciScore, write_uci_best, write_uci_move};

use loa::Move;
use loa_notation::{ParseMoveError, parse_move};

/// Reads a move as `b1b3`, also as `b1-b3`; `0000` and `pass` are a pass.
///
/// # Errors
/// If the word is no move.
pub fn read_uci_move(word: &str) -> Result<Move, ParseMoveError> {
    if word == "0000" {
        return Ok(Move::Pass);
    }
    parse_move(word)
}
