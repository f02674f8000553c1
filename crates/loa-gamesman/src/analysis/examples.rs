use super::progress::Unfinished;
use crate::Solved;
use crate::board::board_text;
use crate::player::sign;
use crate::text::{ValueKind, value_text};
use loa::{Position, Symmetry};
use loa_solver::Value;
use std::fmt::Write;

/// Which positions are listed.
#[derive(Clone, Copy)]
pub(super) enum Filter {
    /// Those with a kind of value.
    Kind(ValueKind),
    /// Those that a rotation or reflection of the board maps to themselves.
    Symmetric,
    /// Any.
    Mixed,
}

impl Filter {
    fn accepts(self, position: &Position, value: Value) -> bool {
        match self {
            Filter::Kind(kind) => ValueKind::of(value) == kind,
            Filter::Symmetric => is_symmetric(position),
            Filter::Mixed => true,
        }
    }
}

fn is_symmetric(position: &Position) -> bool {
    let others = Symmetry::of(position.size()).skip(1);
    others
        .into_iter()
        .any(|symmetry| symmetry.position(position) == *position)
}

/// Lists the first of some positions that a filter accepts, with their numbers and remotenesses.
pub(super) fn list_examples(
    solved: &Solved,
    positions: impl Iterator<Item = Result<(u64, Position), Unfinished>>,
    filter: Filter,
    most: usize,
) -> Result<String, Unfinished> {
    let mut text = String::new();
    let mut found = 0;
    for numbered in positions {
        let (number, position) = numbered?;
        let value = solved.value(&position)?;
        if filter.accepts(&position, value) {
            let _ = writeln!(text, "{number:>14}  {}", describe(&position, value));
            found += 1;
        }
        if found == most {
            break;
        }
    }
    if found == 0 {
        text.push_str("    none\n");
    }
    Ok(text)
}

/// Writes a position with its value on one line.
pub(super) fn describe(position: &Position, value: Value) -> String {
    let (board, turn) = (board_text(position), sign(position.turn()));
    format!("{board}  {turn} {}", value_text(value))
}
