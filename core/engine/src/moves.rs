use loa::{Move, Position};

/// Calls a function with each legal move of a position in which the game goes on.
#[inline]
pub(crate) fn push_moves(position: &Position, mut push: impl FnMut(Move)) {
    find_move(position, |mv| {
        push(mv);
        false
    });
}

/// Returns the first legal move that passes a test, in a position in which the game goes on.
#[inline]
pub(crate) fn find_move(position: &Position, mut test: impl FnMut(Move) -> bool) -> Option<Move> {
    if position.is_blocked() {
        return test(Move::Pass).then_some(Move::Pass);
    }
    position.find_jump(position.turn(), |from, to| test(Move::Jump(from, to)))
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
