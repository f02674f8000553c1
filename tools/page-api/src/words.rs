//! Messages of the page: refused moves, ends of games, scores.

use crate::lines::{line_name, paths};
use crate::message::{Code, Message, in_the_way};
use loa::{Axis, Color, Game, IllegalMove, Move, Outcome, Position, Reason, Square, Verdict};
#[cfg(feature = "full")]
use loa_engine::{Score, win_chance};
#[cfg(feature = "full")]
use loa_review::moves_to_win;

/// Says why a move is illegal in the position of a game, with the pieces concerned.
pub fn refusal(game: &Game, mv: Move, reason: &IllegalMove) -> Message {
    let position = game.position();
    let mover = position.turn();
    let about = |code, square: &Square| Message::from(code).with_text("square", square);
    let other = || Message::from(Code::BadMove).with_text("detail", reason);
    match (reason, mv) {
        (IllegalMove::Distance { .. } | IllegalMove::InTheWay(_), Move::Jump(from, to)) => {
            jump_refusal(position, from, to).unwrap_or_else(other)
        }
        (IllegalMove::Over(_), _) => Code::Over.into(),
        (IllegalMove::OffBoard(square), _) => about(Code::OffBoard, square),
        (IllegalMove::Empty(square), _) => about(Code::EmptySquare, square),
        (IllegalMove::NotYours { from, owner }, _) => {
            let message = about(Code::OtherPiece, from).with("owner", owner.name());
            message.with("mover", mover.name())
        }
        (IllegalMove::NotALine { from, to }, _) if from == to => about(Code::SameSquare, from),
        (IllegalMove::NotALine { from, to }, _) => {
            let message = Message::from(Code::NoLine).with_text("from", from);
            message.with_text("to", to)
        }
        (IllegalMove::Occupied(square), _) => {
            about(Code::OwnPiece, square).with("color", mover.name())
        }
        (IllegalMove::MustJump, _) => Code::MustJump.into(),
        (IllegalMove::NoPassing, _) => Code::NoPassing.into(),
        _ => other(),
    }
}

/// Says what is wrong with the length of a jump, and which piece is in the way.
fn jump_refusal(position: &Position, from: Square, to: Square) -> Option<Message> {
    let enemy = !position.at(from)?;
    let axis = Axis::between(from, to)?;
    let mut paths = paths(position, from, axis).into_iter();
    let path = paths.find(|path| path.contains(&to))?.into_iter();
    let between: Vec<Square> = path.take_while(|square| *square != to).collect();
    let needed = position.line_count(from, axis);
    let tried = between.len() as u32 + 1;
    let length = (tried != needed).then(|| {
        let message = Message::from(Code::WrongLength).with("needed", needed);
        let line = Message::from(line_name(axis));
        message.with("tried", tried).with("line", line)
    });
    let mut between = between.into_iter();
    let obstacle = between.find(|square| position.at(*square) == Some(enemy));
    let obstacle = obstacle.map(|square| in_the_way(enemy, square));
    match (length, obstacle) {
        (Some(length), Some(obstacle)) => {
            let message = Message::from(Code::TwoFaults).with("first", length);
            Some(message.with("second", obstacle))
        }
        (length, obstacle) => length.or(obstacle),
    }
}

/// Returns the code of the reason for the end of a game.
pub(crate) const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Connection => "connection",
        Reason::Simultaneous => "simultaneous",
        Reason::Blocked => "blocked",
        Reason::Repetition => "repetition",
        Reason::MoveLimit => "limit",
    }
}

/// Says how a game ended.
pub fn verdict(game: &Game, verdict: Verdict) -> Message {
    let position = game.position();
    match (verdict.outcome, verdict.reason) {
        (Outcome::Win(winner), why) => {
            let win = |code| Message::from(code).with("winner", winner.name());
            match why {
                Reason::Connection => {
                    let mut colors = Color::ALL.into_iter();
                    let connected = colors.find(|color| position.is_connected(*color));
                    let connected = connected.unwrap_or(winner);
                    let count = position.pieces(connected).len();
                    let message = win(Code::WinConnected).with("color", connected.name());
                    message.with("count", count)
                }
                Reason::Simultaneous => {
                    let mover = position.turn().opponent();
                    win(Code::WinSimultaneous).with("mover", mover.name())
                }
                Reason::Blocked => win(Code::WinBlocked).with("loser", (!winner).name()),
                why => win(Code::WinOther).with("reason", reason(why)),
            }
        }
        (Outcome::Draw, Reason::Connection) => Code::DrawConnected.into(),
        (Outcome::Draw, Reason::Simultaneous) => Code::DrawSimultaneous.into(),
        (Outcome::Draw, Reason::Blocked) => Code::DrawBlocked.into(),
        (Outcome::Draw, Reason::Repetition) => Code::DrawRepetition.into(),
        (Outcome::Draw, Reason::MoveLimit) => {
            Message::from(Code::DrawMoveLimit).with("count", game.plies())
        }
    }
}

/// Says what a score means for its side: a proven end in moves of the winner, or its chance to win.
#[cfg(feature = "full")]
pub(crate) fn score(score: Score) -> Message {
    let moves = |code, moves: u32| Message::from(code).with("moves", moves);
    match (moves_to_win(score), score.win_plies(), score.loss_plies()) {
        (_, Some(0), _) => Code::Won.into(),
        (_, _, Some(0)) => Code::Lost.into(),
        (Some(count), Some(_), _) => moves(Code::WinIn, count),
        (Some(count), ..) => moves(Code::LossIn, count),
        _ => Message::from(Code::Chance).with("chance", win_chance(score)),
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
        let message = jump_refusal(&position, square("a5"), square("c5")).unwrap();
        let length = Message::from(Code::WrongLength).with("needed", 3);
        let length = length
            .with("tried", 2)
            .with("line", Message::from(Code::Rank));
        let obstacle = in_the_way(Color::White, square("b5"));
        let both = Message::from(Code::TwoFaults).with("first", length);
        assert_eq!(message, both.with("second", obstacle.clone()));
        let message = jump_refusal(&position, square("a5"), square("d5")).unwrap();
        assert_eq!(message, obstacle);
    }

    #[test]
    fn a_jump_of_the_right_length_on_a_free_line_has_nothing_wrong() {
        let position = position("8/8/8/L6l/8/8/8/8 w");
        assert_eq!(jump_refusal(&position, square("a5"), square("c5")), None);
    }
}
