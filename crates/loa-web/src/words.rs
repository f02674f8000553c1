//! Texts of the page: refused moves and ends of games.

use crate::lines::{line_name, path_between};
use loa::{Axis, Color, Game, IllegalMove, Outcome, Position, Reason, Square, Verdict};

/// Says why a move is illegal, with the pieces concerned.
pub(crate) fn refusal(position: &Position, reason: &IllegalMove) -> String {
    let mover = position.turn();
    match reason {
        IllegalMove::InTheWay(square) => {
            format!("the {:#} piece on {square} is in the way", mover.opponent())
        }
        IllegalMove::Occupied(square) => {
            format!("your own {mover:#} piece is on {square}")
        }
        IllegalMove::NotYours { from, owner } => {
            format!("the piece on {from} is {owner:#}, and {mover:#} is to move")
        }
        other => other.to_string(),
    }
}

/// Says what is wrong with the length of a jump, and which piece is in the way.
pub(crate) fn jump_refusal(position: &Position, from: Square, to: Square) -> Option<String> {
    let mut probe = *position;
    let owner = probe.at(from)?;
    probe.set_turn(owner);
    let axis = Axis::between(from, to)?;
    let needed = position.line_count(from, axis);
    let squares = if needed == 1 { "square" } else { "squares" };
    let path = path_between(position, from, to, axis);
    let tried = path.len() as u32 + 1;
    let enemy = |square: &Square| position.at(*square) == Some(!owner);
    let obstacle = path.into_iter().find(enemy);
    if tried == needed && obstacle.is_none() {
        return None;
    }
    let mut parts = Vec::new();
    if tried != needed {
        parts.push(format!(
            "needs exactly {needed} {squares}, the number of pieces on this {}, not {tried}",
            line_name(axis)
        ));
    }
    if let Some(square) = obstacle {
        parts.push(format!(
            "the {:#} piece on {square} is in the way",
            owner.opponent()
        ));
    }
    Some(parts.join("; "))
}

/// Says how a game ended.
pub(crate) fn verdict(game: &Game, verdict: Verdict) -> String {
    let pieces = |color: Color| match game.position().pieces(color).len() {
        0 => format!("{color} has no pieces left, which counts as connected"),
        1 => format!("{color}'s single piece counts as connected"),
        count => format!("all {count} {color:#} pieces are in one group"),
    };
    match (verdict.outcome, verdict.reason) {
        (Outcome::Win(winner), Reason::Connection) => {
            let connected = Color::ALL
                .into_iter()
                .find(|color| game.position().is_connected(*color))
                .unwrap_or(winner);
            format!("{winner} wins: {}.", pieces(connected))
        }
        (Outcome::Win(winner), Reason::Simultaneous) => {
            let mover = game.position().turn().opponent();
            format!("{winner} wins: both sides are connected, and {mover} made the move.")
        }
        (Outcome::Draw, Reason::Simultaneous) => "A draw: the move connects both sides.".to_owned(),
        (Outcome::Win(winner), Reason::Blocked) => {
            format!("{winner} wins: {} has no legal move.", winner.opponent())
        }
        (Outcome::Draw, Reason::Blocked) => "A draw: there is no legal move.".to_owned(),
        (Outcome::Draw, Reason::Repetition) => "A draw by repetition.".to_owned(),
        (Outcome::Draw, Reason::MoveLimit) => {
            format!("A draw: {} moves have been made.", game.plies())
        }
        (outcome, reason) => format!("{outcome} by {reason}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa_notation::Fen;

    fn position(fen: &str) -> Position {
        fen.parse::<Fen>().unwrap().position
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn a_wrong_length_and_an_obstacle_are_both_named() {
        // Three pieces on rank 5: a5 black, b5 white, h5 white.
        let position = position("8/8/8/Ll5l/8/8/8/8 w");
        let text = jump_refusal(&position, square("a5"), square("c5")).unwrap();
        assert_eq!(
            text,
            "needs exactly 3 squares, the number of pieces on this rank, not 2; \
             the white piece on b5 is in the way"
        );
        let text = jump_refusal(&position, square("a5"), square("d5")).unwrap();
        assert_eq!(text, "the white piece on b5 is in the way");
    }

    #[test]
    fn a_jump_of_the_right_length_on_a_free_line_has_nothing_wrong() {
        let position = position("8/8/8/L6l/8/8/8/8 w");
        assert_eq!(jump_refusal(&position, square("a5"), square("c5")), None);
    }
}
