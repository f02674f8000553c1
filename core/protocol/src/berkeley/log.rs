use super::opening;
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
        // The plies that an undo takes back depend on the players. The replay does not have those
        // before a draw that was passed over.
        Request::Change(Change::Undo(_) | Change::Redo) => match replies {
            [Reply::Undone(moves), ..] => {
                let mut before = after.game().clone();
                let replayed = moves.iter().rev().all(|mv| before.play_on(*mv).is_ok());
                match replayed && before.counted_from() > 0 {
                    true => game_lines(after),
                    false => vec![format!("undo {}", moves.len())],
                }
            }
            [Reply::Redone(_), ..] if after.game().counted_from() > 0 => game_lines(after),
            [Reply::Redone(moves), ..] => {
                let passed = moves.first().filter(|mv| **mv == Move::Pass);
                let passed = passed.map(Move::to_string).into_iter();
                passed
                    .chain(opening::typed_moves(moves.iter().copied()))
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

/// The lines of input that lead to a session's game. A move that is typed does not go past a draw:
/// they begin at the last one that was passed over.
fn game_lines(session: &Session) -> Vec<String> {
    let (game, preset) = (session.game(), session.preset());
    let skipped = game.counted_from();
    let mut begun = game.clone();
    while begun.past().len() > skipped {
        begun.undo();
    }
    let fen = Fen::from_game(&begun);
    let size = fen.position.size();
    let mut lines = vec![format!("rules {preset}")];
    if session.start() != preset.start {
        lines.push(format!("start {}", session.start()));
    }
    lines.push(format!("size {size}"));
    if fen != Fen::from(Position::start(size, session.start())) {
        lines.push(format!("fen {fen}"));
    }
    let limit = game.rules().move_limit;
    let limit = limit.map(|limit| limit.saturating_sub(skipped as u32));
    if limit != fen.game(preset.rules).rules().move_limit {
        let plies = limit.map_or_else(|| "none".to_owned(), |plies| plies.to_string());
        lines.push(format!("plies {plies}"));
    }
    lines.extend(opening::typed_moves(game.moves().skip(skipped)));
    lines
}
