//! Whole games as SGF, the Smart Game Format: `FF[4]`, and `GM[9]` for Lines of Action.
//!
//! [`Collection`] is the format itself, whatever the properties mean:
//!
//! ```text
//! file     = [ text without "(;" ] game { game }
//! game     = "(" node { node } { game } ")"         what follows the last node: variations
//! node     = ";" { property }
//! property = name value { value }
//! name     = a capital letter, then capital letters and digits; small letters are passed over
//! value    = "[" text "]"                           "\" protects the character after it
//! ```
//!
//! Blanks may stand between any two of these. Line breaks (LF, CR, CR LF, LF CR) become `\n`; one
//! after a backslash is dropped. Other blanks in values are kept as they are, which is more than
//! `FF[4]` asks for. A byte order mark is passed over; [`decode`] turns bytes into
//! text. A name of small letters only is read as if they were capitals.
//!
//! [`Record`] is a game of Lines of Action. In the root:
//!
//! | property | meaning |
//! |---|---|
//! | `FF`, `CA` | passed over, written as `4` and `UTF-8` |
//! | `GM` | `9` (or `LOA`, `Lines of Action`); may be missing |
//! | `RU` | the name of a rule preset. Other text is kept, and `soucie` is taken to replay by; so it is when `RU` is missing, unless the root has `P0` or `P1`: that is `boardspace` |
//! | `ML` | the move limit in plies, or `none`, where it is not the preset's; our own |
//! | `SZ` | `8`, or `6:5` for 6 files and 5 ranks; 8×8 if missing |
//! | `SU` | `Standard`, `Scrambled-eggs`, `Sides` (CUHK's start; also `Reversed`, as BoardSpace has it), in any case, or `Custom` with `IP`; the preset's usual start if missing. Other words are taken for `Custom`, and an error where no position is given |
//! | `IP` | the initial position, as [`Fen`](crate::Fen) reads it, with its counts: the plies of the move number are taken off the limit of the rules, not off `ML`. A value without `/` is other programs' and kept |
//! | `AB`, `AW`, `AE`, `PL` | read as `FF[4]` says, squares and rectangles as `b1`, `b1:g1`: put on the board that `IP` or `SU` names, or on an empty one. Written beside `IP`, for other programs |
//! | `PB`, `PW` | the players' names |
//! | `RE` | the result, see [`GameResult`]; also BoardSpace's `Game won by NAME` |
//!
//! SGF wants each of these once. Where one is repeated all the same, the points of `AB`, `AW` and
//! `AE` count together and of the others the first value counts.
//!
//! In any node: `B` and `W` with a move as [`loa::Move`] reads it, blanks
//! allowed in it, or `resign`, or nothing for a pass, or a value as `P0` has it, one in a node; `C`
//! with a comment; all else is kept as it is, and [`RecordNode::marks`] reads arrows (`AR[b1:b3]`)
//! and circles (`CR[b1]`). A root may have a move, too. A board set up after the root can be read
//! and written but not replayed. A forced pass may be missing; see [`Record::to_game`].
//!
//! Files of the server BoardSpace have `P0` and `P1` instead, or beside `B[1 B1-B3]`:
//!
//! ```text
//! value  = "id" name                          the player's name, bare or in double quotes
//!        | [ number [ "." ] ] [ word ] turn
//!        | ( "start" | "done" | "edit" ) …    passed over
//!        | number letters …                   passed over: an entry of the server's own
//!        | anything else                      kept as it is: times, rankings
//! word   = "move" | "b" | "w" | "black" | "white"     decoration, means nothing
//! turn   = square [ "-" | "x" | ":" ] square | "pass" | "resign" | "resigns"
//! ```
//!
//! in any case, blanks anywhere in the move. After `move`, and after a number with something else
//! than three letters or more, a turn has to follow. Nodes in which all was passed over are left
//! out. The colour map `CM[1,0]` says that `P0` is White, `CM[0,1]` that it is Black. Without it,
//! `P0` is the player who moves first: whichever of the two makes the first move of the main line
//! has the side that is to move in the initial position (Black in every start position); without
//! such moves that is `P0`. What has been read is written in the standard form.

mod boardspace;
mod collection;
mod error;
mod header;
mod mark;
mod property;
mod read;
mod record;
mod replay;
mod result;
mod text;
mod tree;
mod write;

pub use collection::{Collection, SgfFault};
pub use error::{RecordError, RecordFault, Spot};
pub(crate) use header::read_move_limit;
pub use mark::Mark;
pub use property::{Property, Value};
pub(crate) use read::read_kept;
pub use read::read_records;
pub use record::{Action, Beginning, OtherRulesError, Record, RecordNode, RuleSet, Turn};
pub use replay::{LeftOut, Visit};
pub(crate) use result::score;
pub use result::{Ending, GameResult};
pub(crate) use text::is_number;
pub use text::{Place, decode, with_line_feeds};
pub use tree::{NodeId, Tree};
