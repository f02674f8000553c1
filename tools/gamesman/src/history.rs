//! The visual value history: a picture of the values of a game's positions.

use crate::choose::had_before_slip;
use crate::move_text;
use crate::player::sign;
use crate::text::{ValueKind, value_text};
use loa::{Color, Move};
use loa_solver::Value;
use std::fmt::Write;

/// A position of a game, or one that another move would have led to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The move that led to it.
    pub(crate) mv: Option<Move>,
    pub(crate) to_move: Color,
    pub(crate) value: Value,
    /// Whether it came up in the game.
    pub(crate) is_played: bool,
}

/// The most columns of a side; wins that are farther away share the last one.
const MAX_COLUMNS: u16 = 12;
/// The fewest columns of a side, so that its heading fits.
const MIN_COLUMNS: u16 = 3;

/// Draws a line for each position. Its mark stands on the side of the player who can force a win,
/// nearer to the edge if fewer moves are left, or in the middle if neither can. The mark of a
/// position that did not come up is a plus sign.
pub(crate) fn draw_history(entries: &[Entry]) -> String {
    let columns = Columns::of(entries);
    let mut text = columns.header();
    let mut before: Option<&Entry> = None;
    let mut ply = 0;
    for entry in entries {
        let label = match entry.mv {
            Some(mv) => format!("{} {}", sign(!entry.to_move), move_text(mv)),
            None => "start".to_owned(),
        };
        let to_move = format!("{} {}", sign(entry.to_move), value_text(entry.value));
        let marks = columns.marks(entry);
        if !entry.is_played {
            let _ = writeln!(text, "  or {label:<7}{marks}  {to_move}");
            continue;
        }
        let had = before.and_then(|before| had_before_slip(before.value, entry.value));
        let remark = had.map_or(String::new(), |had| {
            let player = sign(!entry.to_move);
            format!("  {player} slipped: {} before", value_text(had))
        });
        let _ = writeln!(text, "{ply:>4} {label:<7}{marks}  {to_move}{remark}");
        before = Some(entry);
        ply += 1;
    }
    text
}

/// The columns of the picture: for wins of `X`, for ties, for draws, for wins of `o`.
struct Columns {
    /// The greatest number of moves to a win that has a column of its own.
    farthest: u16,
    /// Whether some win is farther away than that.
    crowded: bool,
}

impl Columns {
    fn of(entries: &[Entry]) -> Columns {
        let wins = entries.iter().filter_map(|entry| match entry.value {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Tie(_) | Value::Draw => None,
        });
        let farthest = wins.max().unwrap_or(0);
        Columns {
            farthest: farthest.clamp(MIN_COLUMNS, MAX_COLUMNS),
            crowded: farthest > MAX_COLUMNS,
        }
    }

    fn header(&self) -> String {
        let width = 3 * usize::from(self.farthest + 1);
        let (left, right) = self.of_wins(|_, moves| match self.crowded && moves == self.farthest {
            true => format!("{moves}+"),
            false => format!("{moves:>3}"),
        });
        format!(
            "{:12}{:<width$}            {:>width$}\n ply move   {left}  tie draw{right}  to move\n",
            "", " X wins in", "o wins in",
        )
    }

    /// Draws a line's marks: `*` or `+` where the position stands, dots elsewhere.
    fn marks(&self, entry: &Entry) -> String {
        let kind = ValueKind::of(entry.value);
        let winner = match kind {
            ValueKind::Win => Some(entry.to_move),
            ValueKind::Lose => Some(!entry.to_move),
            ValueKind::Tie | ValueKind::Draw => None,
        };
        let plies = entry.value.remoteness().unwrap_or(0).min(self.farthest);
        let mark = if entry.is_played { '*' } else { '+' };
        let cell = |marked: bool| if marked { mark } else { '.' };
        let (left, right) = self.of_wins(|color, column| {
            format!("  {}", cell(winner == Some(color) && plies == column))
        });
        let [tie, draw] = [ValueKind::Tie, ValueKind::Draw].map(|end| cell(kind == end));
        format!("{left}   {tie}    {draw} {right}")
    }

    /// Writes the columns of the wins of each side, the nearest ones at the edges.
    fn of_wins(&self, cell: impl Fn(Color, u16) -> String) -> (String, String) {
        let columns = 0..=self.farthest;
        let left = columns.clone().map(|plies| cell(Color::Black, plies));
        let right = columns.rev().map(|plies| cell(Color::White, plies));
        (left.collect(), right.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_move;

    #[test]
    fn marks_stand_on_the_side_of_the_winner_and_slips_are_named() {
        let entry = |mv: &str, to_move, value| Entry {
            mv: parse_move(mv).ok(),
            to_move,
            value,
            is_played: true,
        };
        let entries = [
            entry("", Color::Black, Value::Win(3)),
            entry("b1b3", Color::White, Value::Tie(2)),
            entry("a2c2", Color::Black, Value::Draw),
            entry("c1c3", Color::White, Value::Loss(2)),
            entry("a3b3", Color::Black, Value::Win(1)),
            entry("b4a3", Color::White, Value::Loss(0)),
        ];
        let expected = "
             X wins in                 o wins in
 ply move     0  1  2  3  tie draw  3  2  1  0  to move
   0 start    .  .  .  *   .    .   .  .  .  .  X Win in 3
   1 X b1b3   .  .  .  .   *    .   .  .  .  .  o Tie in 2  X slipped: Win in 3 before
";
        assert_eq!(draw_history(&entries[..2]), expected[1..]);
        assert!(draw_history(&entries).contains("o slipped: Tie in 2 before"));
        let other = Entry {
            is_played: false,
            ..entry("b1d1", Color::White, Value::Loss(2))
        };
        let text = draw_history(&[entries[0], entries[1], other, entries[2]]);
        assert!(text.contains("  or X b1d1   .  .  +  .   .    .   .  .  .  .  o Lose in 2\n"));
        assert!(text.contains("   2 o a2c2"), "{text}");
    }
}
