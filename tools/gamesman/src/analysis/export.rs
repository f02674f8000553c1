//! Files with all positions.

use super::progress::{OnProgress, REPORT_INTERVAL, Unfinished};
use super::reachable::Reachable;
use crate::board::board_text;
use crate::player::sign;
use crate::text::{ValueKind, value_text};
use crate::{Solved, move_text};
use loa::Position;
use loa_solver::Value;
use std::io::{self, Write};

/// Writes all positions in a format.
pub(super) type Export = fn(&Solved, &Reachable, &mut OnProgress, &mut dyn Write) -> io::Result<()>;

/// Writes comma-separated values, one line for each position.
pub(super) fn write_csv(
    solved: &Solved,
    reachable: &Reachable,
    on_progress: &mut OnProgress,
    file: &mut dyn Write,
) -> io::Result<()> {
    writeln!(file, "number,board,turn,value,remoteness,primitive")?;
    each_position(solved, reachable, on_progress, |number, position, value| {
        let (board, turn) = (board_text(position), sign(position.turn()));
        let verb = ValueKind::of(value);
        let remoteness = value.remoteness().map(|plies| plies.to_string());
        let remoteness = remoteness.unwrap_or_default();
        let primitive = u8::from(solved.variant().primitive(position).is_some());
        writeln!(
            file,
            "{number},{board},{turn},{verb},{remoteness},{primitive}"
        )
    })
}

/// Writes the graph of the game for Graphviz: a position as a node, and its moves as edges.
pub(super) fn write_dot(
    solved: &Solved,
    reachable: &Reachable,
    on_progress: &mut OnProgress,
    file: &mut dyn Write,
) -> io::Result<()> {
    let (variant, numbers) = (solved.variant(), reachable.numbers());
    writeln!(file, "digraph loa {{")?;
    writeln!(file, "  node [shape=box fontname=monospace style=filled];")?;
    each_position(solved, reachable, on_progress, |number, position, value| {
        let (label, style) = (label(position, value), style(value));
        writeln!(file, "  n{number} [label=\"{label}\" {style}];")?;
        if variant.primitive(position).is_some() {
            return Ok(());
        }
        for mv in variant.generate_moves(position) {
            let after = numbers.number(&position.after(mv)).unwrap_or_default();
            writeln!(file, "  n{number} -> n{after} [label={}];", move_text(mv))?;
        }
        Ok(())
    })?;
    writeln!(file, "}}")
}

/// Calls a function with each position, its number and its value, in the order of the numbers.
fn each_position(
    solved: &Solved,
    reachable: &Reachable,
    on_progress: &mut OnProgress,
    mut write: impl FnMut(u64, &Position, Value) -> io::Result<()>,
) -> io::Result<()> {
    for ((number, position), done) in reachable.iter().zip(1..) {
        if done % REPORT_INTERVAL == 0 && !on_progress(done, reachable.count()) {
            return Err(Unfinished::Stopped.into());
        }
        let value = solved.value(&position).map_err(Unfinished::from)?;
        write(number, &position, value)?;
    }
    Ok(())
}

/// Writes the ranks below each other, then the side to move and the value.
fn label(position: &Position, value: Value) -> String {
    let board = board_text(position).replace('/', "\\n");
    let turn = sign(position.turn());
    format!("{board}\\n{turn} {}", value_text(value))
}

const fn style(value: Value) -> &'static str {
    match ValueKind::of(value) {
        ValueKind::Win => "fillcolor=palegreen",
        ValueKind::Tie => "fillcolor=khaki",
        ValueKind::Draw => "fillcolor=lightgrey",
        ValueKind::Lose => "fillcolor=lightpink",
    }
}
