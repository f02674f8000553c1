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

/// Tells whether a move is legal in a position in which the game goes on.
#[inline]
pub(crate) fn is_legal(mv: Move, position: &Position) -> bool {
    match mv {
        Move::Jump(from, to) => {
            position.pieces(position.turn()).contains(from)
                && position.jumps_from(from).to.contains(to)
        }
        Move::Pass => position.is_blocked(),
    }
}
