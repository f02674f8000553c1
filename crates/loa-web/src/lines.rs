//! The lines of a board with the pieces on them counted, and where they let a piece go.

use crate::words::line_name;
use loa::{Axis, Color, Position, Square};
use serde::Serialize;

/// A line of the board.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineView {
    axis: &'static str,
    /// The squares at its two ends.
    ends: [String; 2],
    count: u32,
}

/// One of the four lines that a piece stands on.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PieceLine {
    axis: &'static str,
    name: &'static str,
    ends: [String; 2],
    count: u32,
    /// The two ways along it.
    ways: [Way; 2],
}

/// A way that a piece can or can't go.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Way {
    /// Where it would land; `None` outside the board.
    to: Option<String>,
    /// Why it can't go there; `None` if it can.
    blocked: Option<String>,
    /// The square of the piece that is in the way, or that it would land on.
    by: Option<String>,
    capture: bool,
}

const fn axis_word(axis: Axis) -> &'static str {
    match axis {
        Axis::Horizontal => "rank",
        Axis::Vertical => "file",
        Axis::Rising => "rising",
        Axis::Falling => "falling",
    }
}

/// Returns all lines of two squares or more.
pub(crate) fn all_lines(position: &Position) -> Vec<LineView> {
    let size = position.size();
    let mut lines = Vec::new();
    for axis in Axis::ALL {
        for first in size.squares() {
            let begins = step(position, first, axis, -1).is_none();
            if !begins || step(position, first, axis, 1).is_none() {
                continue;
            }
            lines.push(LineView {
                axis: axis_word(axis),
                ends: [
                    first.to_string(),
                    last(position, first, axis, 1).to_string(),
                ],
                count: position.line_count(first, axis),
            });
        }
    }
    lines
}

/// Returns the four lines of a piece.
pub(crate) fn piece_lines(position: &Position, from: Square, owner: Color) -> Vec<PieceLine> {
    Axis::ALL
        .into_iter()
        .map(|axis| PieceLine {
            axis: axis_word(axis),
            name: line_name(axis),
            ends: [
                last(position, from, axis, -1).to_string(),
                last(position, from, axis, 1).to_string(),
            ],
            count: position.line_count(from, axis),
            ways: [1, -1].map(|sense| way(position, from, owner, axis, sense)),
        })
        .collect()
}

fn way(position: &Position, from: Square, owner: Color, axis: Axis, sense: i8) -> Way {
    let needed = position.line_count(from, axis);
    let path: Vec<Square> = std::iter::successors(step(position, from, axis, sense), |square| {
        step(position, *square, axis, sense)
    })
    .take(needed as usize)
    .collect();
    let enemy = |square: &&Square| position.at(**square) == Some(owner.opponent());
    if path.len() < needed as usize {
        return Way {
            to: None,
            blocked: Some(format!(
                "needs {needed} {}, but the board ends after {}",
                if needed == 1 { "square" } else { "squares" },
                path.len()
            )),
            by: None,
            capture: false,
        };
    }
    let (to, between) = match path.split_last() {
        Some((to, between)) => (*to, between),
        None => (from, &path[..0]),
    };
    let (blocked, by) = if let Some(square) = between.iter().find(enemy) {
        let text = format!("the {:#} piece on {square} is in the way", owner.opponent());
        (Some(text), Some(*square))
    } else if position.at(to) == Some(owner) {
        let text = format!("would land on its own piece on {to}");
        (Some(text), Some(to))
    } else {
        (None, None)
    };
    Way {
        to: Some(to.to_string()),
        capture: blocked.is_none() && position.at(to).is_some(),
        blocked,
        by: by.map(|square| square.to_string()),
    }
}

/// One step along an axis, forward or back, if the board goes on there.
fn step(position: &Position, from: Square, axis: Axis, sense: i8) -> Option<Square> {
    let (files, ranks) = axis.step();
    let next = Square::new(
        from.file().checked_add_signed(files * sense)?,
        from.rank().checked_add_signed(ranks * sense)?,
    )?;
    position.size().contains(next).then_some(next)
}

fn last(position: &Position, from: Square, axis: Axis, sense: i8) -> Square {
    std::iter::successors(Some(from), |square| step(position, *square, axis, sense))
        .last()
        .unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    #[test]
    fn every_size_has_its_lines() {
        for size in Size::all() {
            let position = Position::start(size, Start::Standard);
            let sides = usize::from(size.width() + size.height());
            // Ranks and files, and twice the diagonals without the two corners of one square.
            assert_eq!(
                all_lines(&position).len(),
                sides + 2 * (sides - 3),
                "{size}"
            );
        }
    }

    #[test]
    fn ways_that_are_free_are_the_legal_jumps() {
        for size in Size::all() {
            for start in Start::ALL {
                let position = Position::start(size, start);
                for color in Color::ALL {
                    for from in position.pieces(color) {
                        let lines = piece_lines(&position, from, color);
                        let ways = lines.iter().flat_map(|line| &line.ways);
                        let mut free: Vec<String> = ways
                            .filter(|way| way.blocked.is_none())
                            .filter_map(|way| way.to.clone())
                            .collect();
                        let jumps = position.jumps_from(from).to;
                        let mut legal: Vec<String> =
                            jumps.into_iter().map(|to| to.to_string()).collect();
                        free.sort();
                        legal.sort();
                        assert_eq!(free, legal, "{from} on {size} {start}");
                    }
                }
            }
        }
    }
}
