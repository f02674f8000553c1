//! What is seen of a position without looking at moves, or at a player's next move only.

use loa::{Goal, Position, Rules, Simultaneous, SquareSet};

/// Tells whether the side to move wins by connection with a single move.
#[inline]
pub(crate) fn connects_at_once(rules: &Rules, position: &Position) -> bool {
    let mover = position.turn();
    let (own, enemies) = (position.pieces(mover), position.pieces(mover.opponent()));
    let must_connect = match rules.goal {
        Goal::Connect => own,
        Goal::Misere => enemies,
    };
    if must_connect.is_far_from_connected() {
        return false;
    }
    let mut wins = false;
    position.for_each_jump(|from, to| {
        let (from, to) = (SquareSet::of(from), SquareSet::of(to));
        wins = wins || wins_by_connection(rules, (own - from) | to, enemies - to);
    });
    wins
}

#[inline]
fn wins_by_connection(rules: &Rules, own: SquareSet, enemies: SquareSet) -> bool {
    match rules.goal {
        Goal::Connect => {
            own.is_connected()
                && (rules.simultaneous == Simultaneous::Mover || !enemies.is_connected())
        }
        Goal::Misere => enemies.is_connected() && !own.is_connected(),
    }
}
