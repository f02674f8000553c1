use crate::{Move, Position};

/// Counts the sequences of jumps of a length from a position. A connection, of either side, ends
/// a sequence; so does a player without jumps.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return u64::from(position.mobility(position.to_move()));
    }
    let mut count = 0;
    position.for_each_jump(|from, to| {
        let after = position.after(Move::Jump(from, to));
        if !after.is_connected(crate::Color::Black) && !after.is_connected(crate::Color::White) {
            count += perft(&after, depth - 1);
        }
    });
    count
}

/// Returns [`perft`] of the positions one ply on, by move.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let _ = (position, depth);
    Vec::new()
}
