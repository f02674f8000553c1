//! The bots of CodinGame's "Lines of Action".
//!
//! ```text
//! input  := color turn { turn }
//! color  := "w" | "b"                      the bot's side
//! turn   := board last count { move }      as many moves as the count says, sorted as text
//! board  := row { row }                    from the top: 8 rows of 8 signs, "." "w" "b"
//! last   := move | "null"                  the opponent's last move; "null" where there is none
//! move   := square square | "pass"         a pass where there is no other move
//! output := { move }                       one line a turn
//! ```
//!
//! Each of these is a line of its own. Blank lines mean nothing. Boards of other sizes are read as
//! well, since the line after a board tells where it ends.

mod turn;

pub use turn::{
    CodingameError, CodingameReader, CodingameTurn, read_codingame_answer, write_codingame_side,
    write_codingame_turn,
};
