use crate::Score;
use crate::search::Found;
use loa::Move;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move to play: the first one of the line.
    pub best: Move,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// How many plies were looked ahead to the end; where a win is proven, how many it takes.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The play that both sides are expected to choose, legal to the last move.
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
