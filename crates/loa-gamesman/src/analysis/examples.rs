use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::Solved;
use crate::board::board_text;
use crate::player::sign;
use crate::text::{ValueKind, value_text};
use loa::Position;
use loa_solver::Value;
use std::fmt::Write;

/// Lists the first positions of each kind of value, with their numbers and remotenesses.
pub(super) fn list_examples(
    solved: &Solved,
    reachable: &Reachable,
    most: usize,
    on_progress: &mut OnProgress,
) -> Result<String, Unfinished> {
    let mut lists = ValueKind::ALL.map(|kind| (kind, Vec::new()));
    for found in reachable.iter_watched(on_progress) {
        let (number, position) = found?;
        let value = solved.value(&position)?;
        let list = lists
            .iter_mut()
            .find(|(kind, _)| *kind == ValueKind::of(value));
        if let Some((_, lines)) = list
            && lines.len() < most
        {
            lines.push(format!("{number:>14}  {}", describe(&position, value)));
        }
        if lists.iter().all(|(_, lines)| lines.len() == most) {
            break;
        }
    }
    let mut text = String::new();
    for (kind, mut lines) in lists {
        if lines.is_empty() {
            lines.push("    none".to_owned());
        }
        let _ = writeln!(text, "\n  {}:\n{}", kind.verb(), lines.join("\n"));
    }
    Ok(text)
}

/// Writes a position with its value on one line.
pub(super) fn describe(position: &Position, value: Value) -> String {
    let (board, turn) = (board_text(position), sign(position.turn()));
    format!("{board}  {turn} {}", value_text(value))
}
