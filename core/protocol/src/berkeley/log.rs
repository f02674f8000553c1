use super::reply::Reply;
use super::request::{Change, Request};
use super::session::Session;
use crate::sanitize::sanitize;
use loa::{Move, Position};
use loa_notation::Fen;

/// Returns the lines of input that repeat what a request has just done in a session where the
/// input plays both sides. What has no place in a replay becomes a comment.
///
/// `typed` is the line as it was typed, `after` the session after it and `replies` its answers.
pub fn log_lines(
    request: &Request,
    typed: &str,
    after: &Session,
    replies: &[Reply],
) -> Vec<String> {
    let comment = format!("# {}", sanitize(typed));
    match request {
        // The computer moves at once after these; its moves are logged separately.
        Request::Change(Change::Auto(_) | Change::Manual(_) | Change::Players(_)) => {
            with_end(comment, after, replies)
        }
        Request::Change(Change::Set { .. }) => with_end(typed.to_owned(), after, replies),
        // The plies that an undo takes back depend on the players.
        Request::Change(Change::Undo(_) | Change::Redo) => match replies {
            [Reply::Undone(moves), ..] => vec![format!("undo {}", moves.len())],
            [Reply::Redone(moves), ..] => {
                let passed = moves.first().filter(|mv| **mv == Move::Pass);
                let passed = passed.map(Move::to_string).into_iter();
                passed
                    .chain(without_passes(moves.iter().copied()))
                    .collect()
            }
            _ => Vec::new(),
        },
        // In the replay the user answers an offer in the computer's place.
        Request::Change(Change::Draw) if after.is_computer(!after.game().position().turn()) => {
            match replies {
                [Reply::Ended(_)] if after.has_offer() => vec![typed.to_owned()],
                [Reply::Ended(_)] => vec![typed.to_owned(); 2],
                _ => vec![comment],
            }
        }
        // The file may have changed by the time of the replay.
        Request::Load(_) => std::iter::once(comment).chain(game_lines(after)).collect(),
        // A replay writes no files and does not end.
        Request::Save { .. } | Request::Quit => vec![comment],
        Request::Change(_)
        | Request::Show(_)
        | Request::Ask(_)
        | Request::Setting(_)
        | Request::Style(_)
        | Request::Help(_) => vec![typed.to_owned()],
    }
}

/// Adds the pass that ends a game in which the computer is to move and neither side can.
fn with_end(line: String, after: &Session, replies: &[Reply]) -> Vec<String> {
    let ends = replies.iter().any(|reply| matches!(reply, Reply::Over(_)));
    let passed = after.game().last_move() == Some(Move::Pass);
    let end = (ends && passed).then(|| Move::Pass.to_string());
    [line].into_iter().chain(end).collect()
}

/// The lines of input that lead to a session's game.
fn game_lines(session: &Session) -> Vec<String> {
    let game = session.game();
    let first = *game.first_position();
    let mut lines = vec![format!("rules {}", session.preset())];
    if session.start() != session.preset().start {
        lines.push(format!("start {}", session.start()));
    }
    lines.push(format!("size {}", first.size()));
    if first != Position::start(first.size(), session.start()) {
        lines.push(format!("fen {}", Fen::from(first)));
    }
    let limit = game.rules().move_limit;
    if limit != session.preset().rules.move_limit {
        let plies = limit.map_or_else(|| "none".to_owned(), |plies| plies.to_string());
        lines.push(format!("plies {plies}"));
    }
    lines.extend(without_passes(game.moves()));
    lines
}

/// Passes happen by themselves.
fn without_passes(moves: impl Iterator<Item = Move>) -> impl Iterator<Item = String> {
    let jumps = moves.filter(|mv| *mv != Move::Pass);
    jumps.map(|mv| mv.to_string())
}
