//! The Universal Chess Interface (Huber and Meyer-Kahlen, 2000-2006) as engines of chess variants
//! use it, with moves of Lines of Action.
//!
//! ```text
//! line    := [ { unknown } command ]          unknown words before a command are skipped
//! command := "uci" | "isready" | "ucinewgame" | "stop" | "ponderhit" | "quit" | "d"
//!          | "debug" ( "on" | "off" )
//!          | "setoption" "name" { word } [ "value" text ]
//!          | "position" ( "startpos" | "fen" fen ) [ "moves" { move } ]
//!          | "go" { limit }
//! limit   := "searchmoves" { move } | "ponder" | "infinite"
//!          | ( "wtime" | "btime" | "winc" | "binc" | "movetime" ) milliseconds
//!          | ( "movestogo" | "depth" | "nodes" | "mate" | "perft" ) number
//! move    := square square | "0000"                        "0000" is a pass
//! ```
//!
//! What the interface calls White is the first player, as in [`Fen`](loa_notation::Fen): Black
//! here. `wtime` is Black's clock.

mod command;
mod go;
mod info;
mod moves;
mod option;

pub use command::{UciCommand, UciError, write_uci_position};
pub use go::UciGo;
pub use info::{SearchScore, UciInfo};
pub use moves::{read_uci_best, read_uci_move, write_uci_best, write_uci_move};
pub use option::{
    UciDefaults, UciOptionError, UciSetting, read_uci_option_name, write_uci_options,
};
