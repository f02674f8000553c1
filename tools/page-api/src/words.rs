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
        (IllegalMove::Distance { tried, needed }, Move::Jump(from, to)) => {
            wrong_length(position, (from, to), (*tried, *needed)).unwrap_or_else(other)
        }
        (IllegalMove::InTheWay(square), _) => in_the_way(!mover, *square),
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

/// Says that a jump is not as long as it has to be, and which piece is in the way, if any is.
fn wrong_length(
    position: &Position,
    (from, to): (Square, Square),
    (tried, needed): (u32, u32),
) -> Option<Message> {
    let enemy = !position.turn();
    let axis = Axis::between(from, to)?;
    let length = Message::from(Code::WrongLength).with("needed", needed);
    let line = Message::from(line_name(axis));
    let length = length.with("tried", tried).with("line", line);
    let mut paths = paths(position, from, axis).into_iter();
    let path = paths.find(|path| path.contains(&to))?.into_iter();
    let mut between = path.take_while(|square| *square != to);
    let Some(square) = between.find(|square| position.at(*square) == Some(enemy)) else {
        return Some(length);
    };
    let both = Message::from(Code::TwoFaults).with("first", length);
    Some(both.with("second", in_the_way(enemy, square)))
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
    let win = |code, winner: Color| Message::from(code).with("winner", winner.name());
    match (verdict.outcome, verdict.reason) {
        (Outcome::Win(winner), Reason::Connection) => {
            let mut colors = Color::ALL.into_iter();
            let connected = colors.find(|color| position.is_connected(*color));
            let connected = connected.unwrap_or(winner);
            let count = position.pieces(connected).len();
            let message = win(Code::WinConnected, winner).with("color", connected.name());
            message.with("count", count)
        }
        (Outcome::Win(winner), Reason::Simultaneous) => {
            win(Code::WinSimultaneous, winner).with("mover", (!position.turn()).name())
        }
        (Outcome::Win(winner), Reason::Blocked) => {
            win(Code::WinBlocked, winner).with("loser", (!winner).name())
        }
        (Outcome::Win(winner), why) => win(Code::WinOther, winner).with("reason", reason(why)),
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
    use loa::Preset;
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
        let game = Game::new(Preset::default().rules, position("8/8/8/Ll5l/8/8/8/L7 w"));
        let refused = |mv: &str| {
            let mv = mv.parse().unwrap();
            refusal(&game, mv, &game.check(mv).unwrap_err())
        };
        let length = Message::from(Code::WrongLength).with("needed", 3);
        let length = length
            .with("tried", 2)
            .with("line", Message::from(Code::Rank));
        let obstacle = in_the_way(Color::White, square("b5"));
        let both = Message::from(Code::TwoFaults).with("first", length);
        assert_eq!(refused("a5-c5"), both.with("second", obstacle.clone()));
        assert_eq!(refused("a5-d5"), obstacle);
    }
}
