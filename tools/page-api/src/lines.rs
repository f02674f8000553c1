//! The lines of a board with their piece counts, and a piece's moves along them.

use crate::message::{Code, Message, in_the_way};
use loa::{Axis, Color, Position, Square, SquareSet};
use serde::Serialize;

/// A line of the board.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Line {
    /// rank, file, rising or falling.
    axis: &'static str,
    ends: [String; 2],
    /// The pieces on it.
    count: u32,
}

/// A line of a piece.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct PieceLine {
    #[serde(flatten)]
    line: Line,
    name: Message,
    /// Its moves in both directions.
    ways: [Way; 2],
}

/// A move of a piece along a line.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Way {
    /// The target; null outside the board.
    to: Option<String>,
    /// Why the move is illegal; null if it is legal.
    blocked: Option<Message>,
    /// The square of the piece in the way.
    by: Option<String>,
    capture: bool,
}

/// Returns the name of the lines of an axis.
pub(crate) const fn line_name(axis: Axis) -> Code {
    match axis {
        Axis::Horizontal => Code::Rank,
        Axis::Vertical => Code::File,
        Axis::Rising => Code::Rising,
        Axis::Falling => Code::Falling,
    }
}

/// Describes all lines of two squares or more.
pub(crate) fn all_lines(position: &Position) -> Vec<Line> {
    let mut lines = Vec::new();
    for axis in Axis::ALL {
        for first in position.size().squares() {
            let squares = squares(position, first, axis);
            if squares.len() > 1 && squares[0] == first {
                lines.push(line(position, first, axis));
            }
        }
    }
    lines
}

/// Describes the line through a square.
fn line(position: &Position, square: Square, axis: Axis) -> Line {
    let squares = squares(position, square, axis);
    let ends = [squares.first(), squares.last()];
    Line {
        axis: line_name(axis).as_str(),
        ends: ends.map(|square| square.map(Square::to_string).unwrap_or_default()),
        count: position.line_count(square, axis),
    }
}

/// Describes the four lines of a piece, with its moves in both directions of each.
pub(crate) fn piece_lines(position: &Position, from: Square, owner: Color) -> Vec<PieceLine> {
    let describe = |axis| {
        let (line, paths) = (line(position, from, axis), paths(position, from, axis));
        PieceLine {
            name: Message::from(line_name(axis)),
            ways: paths.map(|path| direction(position, owner, &path, line.count)),
            line,
        }
    };
    Axis::ALL.map(describe).into()
}

/// Describes a piece's move along a path of squares to the edge: its target, or why it is illegal
/// and the square of the piece in the way.
fn direction(position: &Position, owner: Color, path: &[Square], count: u32) -> Way {
    let Some((to, between)) = path.get(..count as usize).and_then(<[Square]>::split_last) else {
        return Way {
            to: None,
            blocked: Some(Code::LeavesBoard.into()),
            by: None,
            capture: false,
        };
    };
    let enemy = |square: &&Square| position.at(**square) == Some(!owner);
    let lands_on_own = || Message::from(Code::LandsOnOwn).with_text("square", to);
    let blocked = match between.iter().find(enemy) {
        Some(square) => Some((in_the_way(!owner, *square), square)),
        None => (position.at(*to) == Some(owner)).then(|| (lands_on_own(), to)),
    };
    let (blocked, by) = blocked.unzip();
    Way {
        to: Some(to.to_string()),
        capture: blocked.is_none() && position.at(*to).is_some(),
        blocked,
        by: by.map(Square::to_string),
    }
}

/// Returns the squares from a square to both ends of a line, the nearest first.
pub(crate) fn paths(position: &Position, from: Square, axis: Axis) -> [Vec<Square>; 2] {
    let others = squares(position, from, axis).into_iter();
    let others = others.filter(|square| *square != from);
    let (mut back, forth): (Vec<Square>, Vec<Square>) = others.partition(|square| *square < from);
    back.reverse();
    [forth, back]
}

/// Returns the squares of the line through a square; their order is that of the axis.
fn squares(position: &Position, square: Square, axis: Axis) -> Vec<Square> {
    let line = position.line(square, axis).unwrap_or(SquareSet::EMPTY);
    line.into_iter().collect()
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
                        let mut free: Vec<&str> = ways
                            .filter(|way| way.blocked.is_none())
                            .filter_map(|way| way.to.as_deref())
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
