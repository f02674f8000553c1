use loa::{Color, Outcome, Verdict};
use std::fmt;
use std::ops::Neg;

/// The value of a position for the side to move, or of a move for the side that makes it.
///
/// Proven results and estimates share one order: a quick win is best, a quick loss worst, and every
/// estimate lies between the slowest win and the slowest loss. A proven draw is the estimate 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i16);

/// A win already reached; each ply to a win takes a point off.
const WON: i16 = 32_000;
/// The greatest estimate.
const GREATEST_ESTIMATE: i16 = 20_000;
/// The most plies that a proven result can be away.
const GREATEST_DISTANCE: i16 = 1_000;
/// The slowest win.
const SLOWEST_WIN: i16 = WON - GREATEST_DISTANCE;

const _: () = assert!(GREATEST_ESTIMATE < SLOWEST_WIN);
const _: () = assert!(WON < i16::MAX);

impl Score {
    /// A draw, or a position in which neither side is better off.
    pub const DRAW: Score = Score(0);
    /// Better than anything that can happen to the side to move.
    pub const MAX: Score = Score(WON);
    /// Worse than anything that can happen to the side to move.
    pub const MIN: Score = Score(-WON);

    /// Returns the score of a win in a number of plies; more than 1000 count as 1000.
    pub const fn win_in(plies: u32) -> Score {
        let greatest = GREATEST_DISTANCE as u32;
        let plies = if plies < greatest { plies } else { greatest };
        Score(WON - plies as i16)
    }

    /// Returns the score of a loss in a number of plies; more than 1000 count as 1000.
    pub const fn loss_in(plies: u32) -> Score {
        Score(-Score::win_in(plies).0)
    }

    /// Returns an estimate, limited to the range of estimates.
    pub fn estimate(value: i32) -> Score {
        let greatest = i32::from(GREATEST_ESTIMATE);
        Score(value.clamp(-greatest, greatest) as i16)
    }

    /// Returns the plies to a proven win; `None` if this is not one.
    pub const fn win_plies(self) -> Option<u32> {
        if self.0 >= SLOWEST_WIN {
            Some((WON - self.0) as u32)
        } else {
            None
        }
    }

    /// Returns the plies to a proven loss; `None` if this is not one.
    pub const fn loss_plies(self) -> Option<u32> {
        Score(-self.0).win_plies()
    }

    /// Tells whether this is a proven win or loss.
    pub const fn is_proven(self) -> bool {
        self.0.unsigned_abs() >= SLOWEST_WIN as u16
    }

    /// Returns the score as a plain number, the larger the better.
    pub const fn points(self) -> i32 {
        self.0 as i32
    }

    /// Returns the next better score.
    pub(crate) const fn next(self) -> Score {
        Score(self.0 + 1)
    }

    /// Converts the score of a position `ply` plies below the root: seen from the root, proven
    /// results are that many plies farther away.
    pub fn seen_from_root(self, ply: u32) -> Score {
        self.map_distance(|plies| plies + ply)
    }

    /// Undoes [`seen_from_root`](Score::seen_from_root).
    pub(crate) fn seen_from_ply(self, ply: u32) -> Score {
        self.map_distance(|plies| plies.saturating_sub(ply))
    }

    /// Changes the plies to a proven result.
    #[inline]
    fn map_distance(self, change: impl Fn(u32) -> u32) -> Score {
        match (self.win_plies(), self.loss_plies()) {
            (Some(plies), _) => Score::win_in(change(plies)),
            (_, Some(plies)) => Score::loss_in(change(plies)),
            _ => self,
        }
    }

    /// Returns the score of a game's end, `ply` plies below the root, for a side.
    #[inline]
    pub fn of_verdict(verdict: Verdict, color: Color, ply: u32) -> Score {
        match verdict.outcome {
            Outcome::Win(winner) if winner == color => Score::win_in(ply),
            Outcome::Win(_) => Score::loss_in(ply),
            Outcome::Draw => Score::DRAW,
        }
    }

    pub(crate) const fn to_bits(self) -> i16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: i16) -> Score {
        Score(bits)
    }
}

/// The same score from the opponent's point of view.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// Writes `win in 3`, `loss in 4` (plies), or an estimate with its sign, as in `+120`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.win_plies(), self.loss_plies()) {
            (Some(plies), _) => write!(f, "win in {plies}"),
            (_, Some(plies)) => write!(f, "loss in {plies}"),
            _ if self.0 == 0 => f.write_str("0"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered() {
        let ascending = [
            Score::MIN,
            Score::loss_in(2),
            Score::loss_in(5000),
            Score::estimate(-1_000_000),
            Score::estimate(-1),
            Score::DRAW,
            Score::estimate(1_000_000),
            Score::win_in(5000),
            Score::win_in(3),
            Score::win_in(1),
            Score::MAX,
        ];
        assert!(ascending.is_sorted_by(|a, b| a < b));
        for score in ascending {
            assert_eq!(-(-score), score);
        }
    }

    #[test]
    fn scores_as_text() {
        assert_eq!(Score::win_in(3).to_string(), "win in 3");
        assert_eq!(Score::loss_in(4).to_string(), "loss in 4");
        assert_eq!(Score::estimate(12).to_string(), "+12");
        assert_eq!(Score::estimate(-7).to_string(), "-7");
        assert_eq!(Score::DRAW.to_string(), "0");
    }

    #[test]
    fn distances_shift() {
        for score in [
            Score::win_in(1),
            Score::loss_in(6),
            Score::estimate(5),
            Score::DRAW,
        ] {
            assert_eq!(score.seen_from_root(7).seen_from_ply(7), score);
        }
        assert_eq!(Score::win_in(1).seen_from_root(4), Score::win_in(5));
        assert_eq!(Score::loss_in(2).seen_from_root(4), Score::loss_in(6));
    }
}
