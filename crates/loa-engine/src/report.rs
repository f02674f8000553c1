use crate::Score;
use crate::search::Found;
use loa::Move;

/// A line found by a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move to play: the first one of the line.
    pub best: Move,
    /// The score for the side to move.
    pub score: Score,
    /// The completed depth in plies; for a proven win, its length.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The principal variation; every move is legal.
    pub line: Vec<Move>,
}

impl Report {
    pub(crate) fn new(found: &Found, nodes: u64) -> Report {
        Report {
            best: *found.line.first().expect("an ongoing game has a move"),
            score: found.score,
            depth: found.depth,
            nodes,
            line: found.line.clone(),
        }
    }
}
