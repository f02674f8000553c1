//! The game client of the CSCI1520 course project at the Chinese University of Hong Kong.
//!
//! ```text
//! input  := white { word white }       white is what C++'s `cin >>` skips: blanks, \t \n \v \f \r
//! move   := word word                  valid if both are squares and the move is legal
//! square := "a".."h" "0".."7"          lowercase; rows are counted from the top
//! output := turn { "Invalid move. Try again!\n" prompt | turn } [ board result ]
//! turn   := board { pass } prompt      the board is not printed again after an invalid move
//! prompt := "B's move: " | "W's move: "
//! result := "B wins!\n" | "W wins!\n" | "Draw game!\n"
//! ```
//!
//! Words are read in pairs. The output has no newline after a prompt: at a
//! terminal the echo of what is typed ends that line, in a file the next board begins there. The
//! program ends after a result, and when the input ends.
//!
//! The course assumes that a player can always move: its class has no way to pass, and its client
//! would ask a blocked player for ever. Here such a player passes, which one line tells (`W has no
//! move and passes.`), and the other player is asked. If neither can move it is a draw.

mod board;
mod client;

pub use board::{cuhk_letter, cuhk_square, read_cuhk_move, write_cuhk_board, write_cuhk_move};
pub use client::{CuhkAnswer, CuhkClient};
