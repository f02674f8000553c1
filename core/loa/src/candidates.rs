use crate::{Color, Move, Position, Square, SquareSet};

/// The moves that could connect a set of pieces: where a piece has to land, or be captured.
///
/// Worked out once for a set, it rules out nearly all moves that do not connect it by looking at
/// two squares; the moves that are left must still be tried. Many sets are ruled out as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionCandidates {
    /// Squares that touch every group.
    touch_all: SquareSet,
    /// Squares that touch every group but one at most.
    touch_all_but_one: SquareSet,
    /// Pieces that are a group of their own.
    lonely: SquareSet,
    /// The number of groups; `u32::MAX` if no change of one square connects the set.
    groups: u32,
}

impl ConnectionCandidates {
    const NONE: ConnectionCandidates = ConnectionCandidates {
        touch_all: SquareSet::EMPTY,
        touch_all_but_one: SquareSet::EMPTY,
        lonely: SquareSet::EMPTY,
        groups: u32::MAX,
    };

    /// Works out the candidates for one side's pieces.
    #[inline]
    pub fn of(set: SquareSet) -> ConnectionCandidates {
        if set.is_far_from_connected() {
            return ConnectionCandidates::NONE;
        }
        let mut candidates = ConnectionCandidates {
            touch_all: !SquareSet::EMPTY,
            touch_all_but_one: !SquareSet::EMPTY,
            lonely: set - set.neighbours(),
            groups: 0,
        };
        for group in set.groups() {
            let touching = group.neighbours();
            candidates.touch_all_but_one =
                candidates.touch_all_but_one & touching | candidates.touch_all;
            candidates.touch_all &= touching;
            candidates.groups += 1;
            if candidates.touch_all_but_one.is_empty() && candidates.groups > 2 {
                return ConnectionCandidates::NONE;
            }
        }
        candidates
    }

    /// Tells whether the set is connected as it is.
    #[inline]
    pub const fn is_connected(&self) -> bool {
        self.groups < 2
    }

    /// Tells whether some move of a piece of the set could leave it connected.
    #[inline]
    pub const fn can_connect_by_moving(&self) -> bool {
        !self.touch_all.is_empty() || !self.lonely.is_empty() && !self.touch_all_but_one.is_empty()
    }

    /// Returns a jump of a side, whose pieces are the set, that could leave it connected and
    /// passes a test.
    #[inline]
    pub(crate) fn find_jump(
        &self,
        position: &Position,
        color: Color,
        mut test: impl FnMut(Square, Square) -> bool,
    ) -> Option<Move> {
        if let Some(mv) = position.find_landing(color, self.touch_all, &mut test) {
            return Some(mv);
        }
        if self.touch_all_but_one.is_empty() {
            return None;
        }
        self.lonely.into_iter().find_map(|from| {
            let to = position.jumps_from(from).to & self.touch_all_but_one;
            let to = to.into_iter().find(|to| test(from, *to))?;
            Some(Move::Jump(from, to))
        })
    }

    /// Tells whether the set is connected or could be after the loss of a piece.
    #[inline]
    pub const fn can_connect_by_losing(&self) -> bool {
        self.groups < 2 || self.groups == 2 && !self.lonely.is_empty()
    }

    /// Tells whether a move of a piece of the set could leave the set connected. A piece that is a
    /// group of its own need not be touched when it moves itself.
    #[inline]
    pub const fn may_connect(&self, from: Square, to: Square) -> bool {
        self.touch_all.contains(to)
            || self.lonely.contains(from) && self.touch_all_but_one.contains(to)
    }

    /// Tells whether the loss of a piece could leave the set connected.
    #[inline]
    pub const fn may_connect_without(&self, piece: Square) -> bool {
        self.groups < 2 || self.groups == 2 && self.lonely.contains(piece)
    }
}
