//! Files with all positions.

use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::board::board_text;
use crate::player::sign;
use crate::text::{ValueKind, value_text};
use crate::{Solved, move_text};
use loa::Position;
use loa_solver::Value;
use std::io::{self, Write};

/// The format of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// Comma-separated values, one line for each position.
    Csv,
    /// The graph of the game for Graphviz.
    Dot,
}

impl Format {
    pub(super) fn write(
        self,
        solved: &Solved,
        reachable: &Reachable,
        on_progress: &mut OnProgress,
        file: &mut dyn Write,
    ) -> io::Result<()> {
        file.write_all(self.head().as_bytes())?;
        for found in reachable.iter_watched(on_progress) {
            let (number, position) = found?;
            let value = solved.value(&position).map_err(Unfinished::from)?;
            match self {
                Format::Csv => write_row(solved, number, &position, value, file)?,
                Format::Dot => write_node(solved, reachable, number, &position, value, file)?,
            }
        }
        match self {
            Format::Csv => Ok(()),
            Format::Dot => writeln!(file, "}}"),
        }
    }

    const fn head(self) -> &'static str {
        match self {
            Format::Csv => "number,board,turn,value,remoteness,primitive\n",
            Format::Dot => "digraph loa {\n  node [shape=box fontname=monospace style=filled];\n",
        }
    }
}

fn write_row(
    solved: &Solved,
    number: u64,
    position: &Position,
    value: Value,
    file: &mut dyn Write,
) -> io::Result<()> {
    let (board, turn) = (board_text(position), sign(position.turn()));
    let verb = ValueKind::of(value);
    let remoteness = value.remoteness().map(|plies| plies.to_string());
    let remoteness = remoteness.unwrap_or_default();
    let primitive = u8::from(solved.variant().primitive(position).is_some());
    writeln!(
        file,
        "{number},{board},{turn},{verb},{remoteness},{primitive}"
    )
}

/// Writes a position as a node, and its moves as edges.
fn write_node(
    solved: &Solved,
    reachable: &Reachable,
    number: u64,
    position: &Position,
    value: Value,
    file: &mut dyn Write,
) -> io::Result<()> {
    let (label, style) = (label(position, value), style(value));
    writeln!(file, "  n{number} [label=\"{label}\" {style}];")?;
    let variant = solved.variant();
    if variant.primitive(position).is_some() {
        return Ok(());
    }
    let numbers = reachable.numbers();
    for mv in variant.generate_moves(position) {
        let after = numbers.number(&position.after(mv)).unwrap_or_default();
        writeln!(file, "  n{number} -> n{after} [label={}];", move_text(mv))?;
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
