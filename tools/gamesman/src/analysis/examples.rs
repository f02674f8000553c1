use super::progress::{OnProgress, REPORT_INTERVAL, Unfinished};
use crate::Solved;
use crate::board::board_text;
use crate::player::sign;
use crate::text::value_text;
use loa::{Position, Symmetry};
use loa_solver::Value;
use std::fmt::Write;

/// Tells whether a position with its value is listed.
pub(super) type Filter = fn(&Position, Value) -> bool;

/// Tells whether a rotation or reflection of the board maps a position to itself.
pub(super) fn is_symmetric(position: &Position, _: Value) -> bool {
    let mut others = Symmetry::of(position.size()).skip(1);
    others.any(|symmetry| symmetry.position(position) == *position)
}

/// Lists the first positions that a filter accepts, with their numbers and remotenesses. Looks at
/// `numbers`, which ascend. Also returns the number after the last position of a full list; `None`
/// if there are no others.
pub(super) fn list_examples(
    solved: &Solved,
    numbers: impl Iterator<Item = u64>,
    filter: Filter,
    most: usize,
    on_progress: &mut OnProgress,
) -> Result<(String, Option<u64>), Unfinished> {
    let all = solved.variant().position_numbers();
    let (mut text, mut found) = (String::new(), 0);
    for (done, number) in (1..).zip(numbers) {
        if done % REPORT_INTERVAL == 0 && !on_progress(number, all.count()) {
            return Err(Unfinished::Stopped);
        }
        let Some(position) = all.position(number) else {
            break;
        };
        let value = solved.value(&position)?;
        if filter(&position, value) {
            let _ = writeln!(text, "{number:>14}  {}", describe(&position, value));
            found += 1;
        }
        if found == most {
            return Ok((text, Some(number + 1)));
        }
    }
    Ok((text, None))
}

/// Writes a position with its value on one line.
pub(super) fn describe(position: &Position, value: Value) -> String {
    let (board, turn) = (board_text(position), sign(position.turn()));
    format!("{board}  {turn} {}", value_text(value))
}
