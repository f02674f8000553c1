use crate::Score;
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
    /// Makes the report of a line, without the positions visited; `None` if the line is empty.
    pub(crate) fn new(line: Vec<Move>, score: Score, depth: u32) -> Option<Report> {
        Some(Report {
            best: *line.first()?,
            score,
            depth,
            nodes: 0,
            line,
        })
    }

    /// Makes the report of a line that wins within a number of plies.
    pub(crate) fn win(line: Vec<Move>, plies: u32) -> Option<Report> {
        Report::new(line, Score::win_in(plies), plies)
    }
}
