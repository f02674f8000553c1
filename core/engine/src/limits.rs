use crate::{Allotment, Clock};
use std::time::Duration;

/// How far a search may go. Limits compose: the tightest of each kind holds.
///
/// ```
/// use loa_engine::Limits;
///
/// let limits = Limits::depth(6).and(Limits::nodes(10_000));
/// assert_eq!(limits.and(Limits::depth(8)), limits);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The greatest depth, in plies.
    pub(crate) depth: u32,
    /// The greatest number of positions; `u64::MAX`, which no search reaches, for any number.
    pub(crate) nodes: u64,
    time: Option<Allotment>,
    /// The plies of a win that ends the search.
    pub(crate) win_plies: Option<u32>,
}

/// A search for a win in a number of moves gives up at this depth for each of them: reductions
/// hide some wins at their own depth.
const DEPTH_PER_MATE_MOVE: u32 = 4;

impl Limits {
    /// The greatest depth of a search, in plies.
    pub const MAX_DEPTH: u32 = 64;

    /// No limit but [`MAX_DEPTH`](Limits::MAX_DEPTH).
    pub const NONE: Limits = Limits {
        depth: Limits::MAX_DEPTH,
        nodes: u64::MAX,
        time: None,
        win_plies: None,
    };

    /// Limits the depth, in plies, 1 or more. Short forced wins are found at any depth.
    pub const fn depth(plies: u32) -> Limits {
        let depth = if plies < Limits::MAX_DEPTH {
            plies
        } else {
            Limits::MAX_DEPTH
        };
        Limits {
            depth: if depth == 0 { 1 } else { depth },
            ..Limits::NONE
        }
    }

    /// Limits the positions visited by all threads together. The first search, for short forced
    /// wins, gets [its share](crate::Style::forced_share) of them, what it leaves goes to the main
    /// search and the search for long forced wins. The first ply is always completed.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    /// Limits the time to a clock's share for this move; `overhead` is how late an answer may
    /// arrive, on each move.
    pub fn clock(clock: Clock, overhead: Duration) -> Limits {
        Limits {
            time: Some(clock.allot(overhead)),
            ..Limits::NONE
        }
    }

    /// Limits the time of this move alone.
    pub const fn move_time(time: Duration) -> Limits {
        let (soft, hard) = (time, time);
        Limits {
            time: Some(Allotment { soft, hard }),
            ..Limits::NONE
        }
    }

    /// Limits the time of this move alone, up to an answer that may arrive late by `overhead`.
    pub fn answer_time(time: Duration, overhead: Duration) -> Limits {
        Limits::move_time(time.saturating_sub(overhead).max(time / 2))
    }

    /// Ends a [`Job`](crate::Job) with a win in this many moves of the side to move, or at a depth
    /// at which there is hardly any.
    pub const fn mate(moves: u32) -> Limits {
        Limits {
            win_plies: Some(moves.saturating_mul(2).saturating_sub(1)),
            ..Limits::depth(moves.saturating_mul(DEPTH_PER_MATE_MOVE))
        }
    }

    /// Returns the limits that keep within both.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        let times = [self.time, other.time].into_iter().flatten();
        let wins = [self.win_plies, other.win_plies].into_iter().flatten();
        Limits {
            depth: self.depth.min(other.depth),
            nodes: self.nodes.min(other.nodes),
            time: times.min_by_key(|time| time.hard),
            win_plies: wins.min(),
        }
    }

    /// Returns a share of the positions that may be visited.
    pub(crate) fn share(self, one_in: u64) -> u64 {
        match self.nodes {
            u64::MAX => u64::MAX,
            nodes => nodes / one_in.max(1),
        }
    }

    /// Returns the limits of the rest of a search that has visited some positions.
    pub(crate) const fn after(self, visited: u64) -> Limits {
        let nodes = self.nodes.saturating_sub(visited);
        Limits { nodes, ..self }
    }

    /// Returns the time for the move; `None` for any time.
    pub const fn allotment(self) -> Option<Allotment> {
        self.time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tightest_of_each_kind_holds() {
        let both = Limits::nodes(50).and(Limits::depth(3));
        assert_eq!((both.depth, both.nodes), (3, 50));
        assert_eq!(both.and(Limits::NONE), both);
        assert_eq!(Limits::depth(9).and(Limits::depth(4)), Limits::depth(4));
        let [short, long] = [1, 2].map(|seconds| Limits::move_time(Duration::from_secs(seconds)));
        assert_eq!(long.and(short), short);
        assert_eq!(short.and(Limits::NONE), short);
        assert_eq!(Limits::mate(3).and(Limits::mate(2)), Limits::mate(2));
    }

    #[test]
    fn the_time_of_an_answer_is_used_except_the_margin() {
        let ms = Duration::from_millis;
        for (time, overhead, left) in [(100, 20, 80), (10, 20, 5), (0, 20, 0)] {
            let limits = Limits::answer_time(ms(time), ms(overhead));
            assert_eq!(limits, Limits::move_time(ms(left)));
        }
    }

    #[test]
    fn depth_stays_in_range() {
        assert_eq!(Limits::depth(0), Limits::depth(1));
        assert_eq!(Limits::depth(u32::MAX), Limits::NONE);
        let mate = Limits::mate(3);
        assert_eq!((mate.depth, mate.win_plies), (12, Some(5)));
    }
}
