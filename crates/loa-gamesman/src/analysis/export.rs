//! Files with all positions.

use super::reachable::Reachable;
use super::watch::{Unfinished, Watch};
use crate::board::board_text;
use crate::player::sign;
use crate::text::ValueKind;
use crate::{Solved, move_text};
use loa::Position;
use loa_solver::{TableError, Value};
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
        watch: &mut Watch,
        file: &mut dyn Write,
    ) -> io::Result<()> {
        match self {
            Format::Csv => write_csv(solved, reachable, watch, file),
            Format::Dot => write_dot(solved, reachable, watch, file),
        }
    }
}

fn write_csv(
    solved: &Solved,
    reachable: &Reachable,
    watch: &mut Watch,
    file: &mut dyn Write,
) -> io::Result<()> {
    writeln!(file, "number,board,turn,value,remoteness,primitive")?;
    let mut pace = reachable.pace(watch);
    for (number, position) in reachable.iter() {
        pace.step()?;
        let value = solved.value(&position).map_err(unreadable)?;
        let board = board_text(&position);
        let turn = sign(position.turn());
        let verb = ValueKind::of(value).verb();
        let remoteness = value
            .remoteness()
            .map(|plies| plies.to_string())
            .unwrap_or_default();
        let primitive = u8::from(solved.variant().primitive(&position).is_some());
        writeln!(
            file,
            "{number},{board},{turn},{verb},{remoteness},{primitive}"
        )?;
    }
    Ok(())
}

fn write_dot(
    solved: &Solved,
    reachable: &Reachable,
    watch: &mut Watch,
    file: &mut dyn Write,
) -> io::Result<()> {
    writeln!(
        file,
        "digraph loa {{\n  node [shape=box fontname=monospace style=filled];"
    )?;
    let mut pace = reachable.pace(watch);
    for (number, position) in reachable.iter() {
        pace.step()?;
        let value = solved.value(&position).map_err(unreadable)?;
        writeln!(
            file,
            "  n{number} [label=\"{}\" {}];",
            label(&position, value),
            style(value)
        )?;
        if solved.variant().primitive(&position).is_some() {
            continue;
        }
        for mv in solved.variant().generate_moves(&position) {
            let after = reachable
                .numbers()
                .number(&position.after(mv))
                .unwrap_or_default();
            writeln!(file, "  n{number} -> n{after} [label={}];", move_text(mv))?;
        }
    }
    writeln!(file, "}}")
}

/// Writes the ranks below each other, then the side to move and the value.
fn label(position: &Position, value: Value) -> String {
    let board = board_text(position).replace('/', "\\n");
    let turn = sign(position.turn());
    format!("{board}\\n{turn} {}", crate::text::value_text(value))
}

const fn style(value: Value) -> &'static str {
    match ValueKind::of(value) {
        ValueKind::Win => "fillcolor=palegreen",
        ValueKind::Tie => "fillcolor=khaki",
        ValueKind::Draw => "fillcolor=lightgrey",
        ValueKind::Lose => "fillcolor=lightpink",
    }
}

fn unreadable(error: TableError) -> io::Error {
    Unfinished::from(error).into()
}
