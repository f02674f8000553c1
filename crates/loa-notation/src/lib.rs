#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod fen;
pub mod sgf;

pub use fen::{Fen, FenFault, ParseFenError};
pub use sgf::{
    Action, Beginning, Collection, Ending, GameResult, NodeId, OtherRulesError, Place, Property,
    Record, RecordError, RecordFault, RecordNode, RuleSet, SgfError, SgfFault, Spot, Tree, Turn,
    Value, decode, read_records,
};
