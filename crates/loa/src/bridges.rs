use crate::{Square, SquareSet};

/// Where a piece would have to land, or be taken away, for a set of pieces to become connected.
///
/// Worked out once for a set, it rules out nearly all moves that do not connect it at the cost of
/// a look at two squares; the moves that are left still have to be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bridges {
    /// Squares that touch every group.
    touch_all: SquareSet,
    /// Squares that touch every group but one at most.
    touch_all_but_one: SquareSet,
    /// Pieces that are a group of their own.
    lonely: SquareSet,
    groups: u32,
}

impl Bridges {
    /// A set that nothing can connect.
    const NONE: Bridges = Bridges {
        touch_all: SquareSet::EMPTY,
        touch_all_but_one: SquareSet::EMPTY,
        lonely: SquareSet::EMPTY,
        groups: u32::MAX,
    };

    /// Works the bridges of a set out; the number of groups is not counted where it is seen
    /// otherwise that nothing can connect them.
    #[inline]
    pub(crate) fn of(set: SquareSet) -> Bridges {
        if set.is_far_from_connected() {
            return Bridges::NONE;
        }
        let mut bridges = Bridges {
            touch_all: !SquareSet::EMPTY,
            touch_all_but_one: !SquareSet::EMPTY,
            lonely: set - set.neighbours(),
            groups: 0,
        };
        for group in set.groups() {
            let touching = group.neighbours();
            bridges.touch_all_but_one = bridges.touch_all_but_one & touching | bridges.touch_all;
            bridges.touch_all &= touching;
            bridges.groups += 1;
        }
        bridges
    }

    /// Tells whether the set is connected as it is.
    #[inline]
    pub(crate) const fn is_connected(&self) -> bool {
        self.groups < 2
    }

    /// Tells whether any move could connect the set, wherever pieces can go.
    #[inline]
    pub(crate) fn can_connect_by_moving(&self) -> bool {
        !self.touch_all.is_empty() || !self.lonely.is_empty() && !self.touch_all_but_one.is_empty()
    }

    /// Tells whether the loss of a piece, or of none, could leave the set connected.
    #[inline]
    pub(crate) fn can_connect_by_losing(&self) -> bool {
        self.groups < 2 || self.groups == 2 && !self.lonely.is_empty()
    }

    /// Tells whether a move of a piece of the set could leave the set connected; if not, it does
    /// not. The piece that moves may have been a group of its own, which need not be touched then.
    #[inline]
    pub(crate) fn may_connect(&self, from: Square, to: Square) -> bool {
        self.touch_all.contains(to)
            || self.lonely.contains(from) && self.touch_all_but_one.contains(to)
    }

    /// Tells whether taking a piece of the set away could leave the set connected; if not, it does
    /// not.
    #[inline]
    pub(crate) fn may_connect_without(&self, piece: Square) -> bool {
        self.groups < 2 || self.groups == 2 && self.lonely.contains(piece)
    }
}
