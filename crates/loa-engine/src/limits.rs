/// How far a search may go. Limits compose: the tightest of each kind holds.
///
/// Time is not among them: the caller's stop function looks at the clock.
///
/// ```
/// use loa_engine::Limits;
///
/// let limits = Limits::depth(6).and(Limits::nodes(10_000));
/// assert_eq!(limits.and(Limits::depth(8)), limits);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    depth: u32,
    nodes: u64,
}

impl Limits {
    /// The deepest that a search goes, in plies.
    pub const MAX_DEPTH: u32 = 64;

    /// No limit but [`MAX_DEPTH`](Limits::MAX_DEPTH).
    pub const NONE: Limits = Limits {
        depth: Limits::MAX_DEPTH,
        nodes: u64::MAX,
    };

    /// Limits the depth, in plies, 1 or more.
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

    /// Limits the number of positions that the main search and the search for long forced wins
    /// visit together. The first ply, and the look for short forced wins before it, are done
    /// whatever the number.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    /// Returns the limits that keep within both.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        Limits {
            depth: self.depth.min(other.depth),
            nodes: self.nodes.min(other.nodes),
        }
    }

    /// Returns the limits of each of several searches that share the number of positions.
    pub(crate) fn shared_by(self, searches: usize) -> Limits {
        let nodes = match self.nodes {
            u64::MAX => u64::MAX,
            nodes => nodes.div_ceil(searches as u64),
        };
        Limits { nodes, ..self }
    }

    /// Returns the greatest depth, in plies.
    pub const fn greatest_depth(self) -> u32 {
        self.depth
    }

    /// Returns the greatest number of positions; `u64::MAX` for any number.
    pub const fn most_nodes(self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tightest_of_each_kind_holds() {
        let both = Limits::nodes(50).and(Limits::depth(3));
        assert_eq!((both.greatest_depth(), both.most_nodes()), (3, 50));
        assert_eq!(both.and(Limits::NONE), both);
        assert_eq!(Limits::depth(9).and(Limits::depth(4)), Limits::depth(4));
    }

    #[test]
    fn depth_stays_in_range() {
        assert_eq!(Limits::depth(0), Limits::depth(1));
        assert_eq!(Limits::depth(u32::MAX), Limits::NONE);
    }
}
