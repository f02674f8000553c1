use super::reachable::Reachable;
use super::watch::{Unfinished, Watch};
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
    max: usize,
    watch: &mut Watch,
) -> Result<String, Unfinished> {
    let mut lists = ValueKind::ALL.map(|class| List {
        class,
        lines: Vec::new(),
    });
    let mut pace = reachable.pace(watch);
    for (number, position) in reachable.iter() {
        pace.step()?;
        let value = solved.value(&position)?;
        for list in lists
            .iter_mut()
            .filter(|list| list.class == ValueKind::of(value))
        {
            if list.lines.len() < max {
                list.lines
                    .push(format!("{number:>14}  {}", describe(&position, value)));
            }
        }
        if lists.iter().all(|list| list.lines.len() == max) {
            break;
        }
    }
    Ok(lists.iter().map(List::text).collect())
}

/// Positions of one kind of value.
struct List {
    class: ValueKind,
    lines: Vec<String>,
}

impl List {
    fn text(&self) -> String {
        let mut text = format!("\n  {}:\n", self.class.verb());
        for line in &self.lines {
            let _ = writeln!(text, "{line}");
        }
        if self.lines.is_empty() {
            text.push_str("    none\n");
        }
        text
    }
}

/// Writes a position with its value on one line.
pub(super) fn describe(position: &Position, value: Value) -> String {
    let (board, turn) = (board_text(position), sign(position.turn()));
    format!("{board}  {turn} {}", value_text(value))
}
