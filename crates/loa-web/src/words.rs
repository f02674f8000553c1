//! What the page says in words.

use loa::{Axis, Color, Game, IllegalMove, Outcome, Position, Reason, Square, Verdict};

/// Says what the lines of an axis are called.
pub(crate) const fn line_name(axis: Axis) -> &'static str {
    match axis {
        Axis::Horizontal => "rank",
        Axis::Vertical => "file",
        Axis::Rising => "diagonal up to the right",
        Axis::Falling => "diagonal up to the left",
    }
}

/// Says why a move can't be played; more about what stands where than the reason alone knows.
pub(crate) fn refusal(position: &Position, reason: &IllegalMove) -> String {
    let mover = position.turn();
    match reason {
        IllegalMove::InTheWay(square) => {
            format!("the {:#} piece on {square} is in the way", mover.opponent())
        }
        IllegalMove::Occupied(square) => {
            format!("your own {mover:#} piece stands on {square}")
        }
        IllegalMove::NotYours { from, owner } => {
            format!("the piece on {from} is {owner:#}, and {mover:#} is to move")
        }
        other => other.to_string(),
    }
}

/// Says all that is wrong with a jump: its length first, then what stands in the way.
pub(crate) fn jump_refusal(position: &Position, from: Square, to: Square) -> Option<String> {
    let mut probe = *position;
    let owner = probe.at(from)?;
    probe.set_turn(owner);
    let axis = Axis::between(from, to)?;
    let needed = position.line_count(from, axis);
    let squares = if needed == 1 { "square" } else { "squares" };
    let tried = distance(from, to);
    let obstacle = enemy_between(position, from, to, owner);
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

fn distance(from: Square, to: Square) -> u32 {
    let steps = |a: u8, b: u8| u32::from(a.abs_diff(b));
    steps(from.file(), to.file()).max(steps(from.rank(), to.rank()))
}

fn enemy_between(position: &Position, from: Square, to: Square, owner: Color) -> Option<Square> {
    let toward = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
    let (files, ranks) = (
        toward(from.file(), to.file()),
        toward(from.rank(), to.rank()),
    );
    let next = |square: Square| {
        Square::new(
            square.file().checked_add_signed(files)?,
            square.rank().checked_add_signed(ranks)?,
        )
    };
    std::iter::successors(next(from), |square| next(*square))
        .take_while(|square| *square != to)
        .find(|square| position.at(*square) == Some(owner.opponent()))
}

/// Says how a game has ended.
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
        (Outcome::Draw, Reason::Simultaneous) => {
            "A draw: the move has connected both sides.".to_owned()
        }
        (Outcome::Win(winner), Reason::Blocked) => {
            format!("{winner} wins: {} has no move.", winner.opponent())
        }
        (Outcome::Draw, Reason::Blocked) => "A draw: there is no move.".to_owned(),
        (Outcome::Draw, Reason::Repetition) => {
            "A draw: the position has come up too often.".to_owned()
        }
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
    fn a_wrong_length_and_an_obstacle_are_both_told() {
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
