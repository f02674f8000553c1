//! Texts of the page: refused moves and ends of games.

use crate::lines::{line_name, path_between};
use loa::{Axis, Color, Game, IllegalMove, Move, Outcome, Position, Reason, Square, Verdict};

/// Says why a move is illegal, with the pieces concerned.
pub(crate) fn refusal(position: &Position, mv: Move, reason: &IllegalMove) -> String {
    let mover = position.turn();
    match (reason, mv) {
        (IllegalMove::Distance { .. } | IllegalMove::InTheWay(_), Move::Jump(from, to)) => {
            jump_refusal(position, from, to)
        }
        (IllegalMove::Occupied(square), _) => {
            Some(format!("your own {mover:#} piece is on {square}"))
        }
        (IllegalMove::NotYours { from, owner }, _) => Some(format!(
            "the piece on {from} is {owner:#}, and {mover:#} is to move"
        )),
        _ => None,
    }
    .unwrap_or_else(|| reason.to_string())
}

/// Says what is wrong with the length of a jump, and which piece is in the way.
fn jump_refusal(position: &Position, from: Square, to: Square) -> Option<String> {
    let enemy = !position.at(from)?;
    let axis = Axis::between(from, to)?;
    let path = path_between(position, from, to, axis);
    let needed = position.line_count(from, axis);
    let tried = path.len() as u32 + 1;
    let length = (tried != needed).then(|| {
        let squares = if needed == 1 { "square" } else { "squares" };
        let line = line_name(axis);
        format!(
            "needs exactly {needed} {squares}, the number of pieces on this {line}, not {tried}"
        )
    });
    let mut path = path.into_iter();
    let obstacle = path.find(|square| position.at(*square) == Some(enemy));
    let obstacle = obstacle.map(|square| format!("the {enemy:#} piece on {square} is in the way"));
    let parts: Vec<String> = length.into_iter().chain(obstacle).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
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
