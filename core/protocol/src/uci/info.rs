use super::moves::write_moves;
use loa::Move;
use std::fmt;
use std::time::Duration;

/// What a search says that a position is worth to the side to move, or a move to the side that
/// makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchScore {
    /// An estimate, in points.
    Points(i32),
    /// A proven win in this many plies.
    Win(u32),
    /// A proven loss in this many plies.
    Loss(u32),
}

/// Writes `cp 12`, or `mate 2` or `mate -2` in moves of the winner: 3 plies are a mate in 2.
fn write_score(score: SearchScore) -> String {
    match score {
        SearchScore::Points(points) => format!("cp {points}"),
        SearchScore::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        SearchScore::Loss(0) => "mate 0".to_owned(),
        SearchScore::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
    }
}

/// What a search has found out.
#[derive(Clone, Debug, PartialEq)]
pub struct UciInfo<'a> {
    /// How many plies it looks ahead.
    pub depth: u32,
    /// Which of the best lines this is, from 1.
    pub multi_pv: usize,
    /// What the position is worth if it is played.
    pub score: SearchScore,
    /// The positions visited.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the table is, in thousandths, if known.
    pub hash_full: Option<u32>,
    /// Whether the score is from tables of a solved board.
    pub from_tables: bool,
    /// The line.
    pub line: &'a [Move],
}

/// Writes an `info` line.
impl fmt::Display for UciInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UciInfo { depth, nodes, .. } = self;
        write!(
            f,
            "info depth {depth} multipv {} score {} nodes {nodes} nps {}",
            self.multi_pv,
            write_score(self.score),
            per_second(*nodes, self.time)
        )?;
        if let Some(permille) = self.hash_full {
            write!(f, " hashfull {permille}")?;
        }
        if self.from_tables {
            write!(f, " tbhits 1")?;
        }
        write!(f, " time {}", self.time.as_millis())?;
        f.write_str(&write_moves("pv", self.line.iter().copied()))
    }
}

fn per_second(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / time.as_micros().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_count_moves_of_the_winner() {
        for (score, text) in [
            (SearchScore::Points(-12), "cp -12"),
            (SearchScore::Win(1), "mate 1"),
            (SearchScore::Win(3), "mate 2"),
            (SearchScore::Loss(2), "mate -1"),
            (SearchScore::Loss(4), "mate -2"),
            (SearchScore::Loss(0), "mate 0"),
        ] {
            assert_eq!(write_score(score), text);
        }
    }

    #[test]
    fn info_lines() {
        let line = ["b1-b3".parse().unwrap(), Move::Pass];
        let info = UciInfo {
            depth: 5,
            multi_pv: 1,
            score: SearchScore::Points(7),
            nodes: 3000,
            time: Duration::from_millis(1500),
            hash_full: Some(12),
            from_tables: false,
            line: &line,
        };
        let text = "info depth 5 multipv 1 score cp 7 nodes 3000 nps 2000 hashfull 12 time 1500 pv b1b3 0000";
        assert_eq!(info.to_string(), text);
        let bare = UciInfo {
            hash_full: None,
            from_tables: true,
            time: Duration::ZERO,
            nodes: 0,
            line: &[],
            ..info
        };
        let text = "info depth 5 multipv 1 score cp 7 nodes 0 nps 0 tbhits 1 time 0";
        assert_eq!(bare.to_string(), text);
    }
}
