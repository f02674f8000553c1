use loa::{Move, Position};

/// Puts the legal moves of a position in which the game goes on at the end of a list.
#[inline]
pub(crate) fn push_moves(position: &Position, mut push: impl FnMut(Move)) {
    if position.is_blocked() {
        push(Move::Pass);
    } else {
        position.for_each_jump(|from, to| push(Move::Jump(from, to)));
    }
}
