//! The lines of a board with their piece counts, and a piece's moves along them.

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
    /// The two directions along it.
    ways: [Direction; 2],
}

/// A piece's move in one direction of a line.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Direction {
    /// The goal; `None` outside the board.
    to: Option<String>,
    /// Why the move is illegal; `None` if it is legal.
    blocked: Option<String>,
    /// The square of the piece in the way, or of the own piece on the goal.
    by: Option<String>,
    capture: bool,
}

/// Returns the name of the lines of an axis.
pub(crate) const fn line_name(axis: Axis) -> &'static str {
    match axis {
        Axis::Horizontal => "rank",
        Axis::Vertical => "file",
        Axis::Rising => "diagonal up to the right",
        Axis::Falling => "diagonal up to the left",
    }
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
            ways: [1, -1].map(|sense| direction(position, from, owner, axis, sense)),
        })
        .collect()
}

fn direction(position: &Position, from: Square, owner: Color, axis: Axis, sense: i8) -> Direction {
    let needed = position.line_count(from, axis);
    let path = ray(position, from, axis, sense).skip(1);
    let path: Vec<Square> = path.take(needed as usize).collect();
    let enemy = |square: &&Square| position.at(**square) == Some(owner.opponent());
    if path.len() < needed as usize {
        return Direction {
            to: None,
            blocked: Some("would leave the board".to_owned()),
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
    Direction {
        to: Some(to.to_string()),
        capture: blocked.is_none() && position.at(to).is_some(),
        blocked,
        by: by.map(|square| square.to_string()),
    }
}

/// Returns the squares between two squares of a line.
pub(crate) fn path_between(
    position: &Position,
    from: Square,
    to: Square,
    axis: Axis,
) -> Vec<Square> {
    let path = |sense| ray(position, from, axis, sense).skip(1);
    let sense = if path(1).any(|square| square == to) {
        1
    } else {
        -1
    };
    path(sense).take_while(|square| *square != to).collect()
}

/// Returns a square and those that follow it along an axis, forward or back.
fn ray(position: &Position, from: Square, axis: Axis, sense: i8) -> impl Iterator<Item = Square> {
    std::iter::successors(Some(from), move |square| {
        step(position, *square, axis, sense)
    })
}

/// Returns the next square along an axis, forward or back.
fn step(position: &Position, from: Square, axis: Axis, sense: i8) -> Option<Square> {
    let (files, ranks) = axis.step();
    let next = Square::new(
        from.file().checked_add_signed(files * sense)?,
        from.rank().checked_add_signed(ranks * sense)?,
    )?;
    position.size().contains(next).then_some(next)
}

fn last(position: &Position, from: Square, axis: Axis, sense: i8) -> Square {
    ray(position, from, axis, sense).last().unwrap_or(from)
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
    fn free_directions_are_the_legal_jumps() {
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
