//! A position with everything that the page shows.

use crate::lines::{LineView, PieceLine, all_lines, piece_lines};
use crate::words;
use loa::{Color, Game, Move, Outcome, Position, Rules, SquareSet};
use loa_notation::Fen;
use serde::Serialize;
use std::collections::BTreeMap;

/// A position of a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
    fen: String,
    width: u8,
    height: u8,
    to_move: &'static str,
    /// The number of plies played.
    plies: u32,
    /// The move limit in plies.
    limit: Option<u32>,
    black: Vec<String>,
    white: Vec<String>,
    last_move: Option<MoveView>,
    /// The end of the game; `None` while it is going on.
    end: Option<EndView>,
    /// Whether the only move is a pass.
    must_pass: bool,
    moves: Vec<MoveView>,
    /// The lines of each piece, by its square.
    piece_lines: BTreeMap<String, Vec<PieceLine>>,
    lines: Vec<LineView>,
    groups: Groups,
    /// Each side's winning moves if it were its turn.
    threats: Threats,
}

/// A move.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoveView {
    text: String,
    from: Option<String>,
    to: Option<String>,
    capture: bool,
    /// The number of pieces on the line of the move.
    count: u32,
}

/// The end of a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct EndView {
    winner: Option<&'static str>,
    reason: String,
    text: String,
    /// The squares of the connected sides.
    connected: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Groups {
    black: Vec<Vec<String>>,
    white: Vec<Vec<String>>,
}

#[derive(Debug, Serialize)]
struct Threats {
    black: Vec<String>,
    white: Vec<String>,
}

pub(crate) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn names(squares: SquareSet) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

impl MoveView {
    pub(crate) fn new(before: &Position, mv: Move) -> MoveView {
        let (from, to) = match mv {
            Move::Jump(from, to) => (Some(from), Some(to)),
            Move::Pass => (None, None),
        };
        let axis = from
            .zip(to)
            .and_then(|(from, to)| loa::Axis::between(from, to));
        MoveView {
            text: mv.to_string(),
            from: from.map(|square| square.to_string()),
            to: to.map(|square| square.to_string()),
            capture: to.is_some_and(|to| before.at(to).is_some()),
            count: from
                .zip(axis)
                .map_or(0, |(from, axis)| before.line_count(from, axis)),
        }
    }
}

impl PositionView {
    pub(crate) fn new(game: &Game) -> PositionView {
        let position = game.position();
        let moves = game.legal_moves();
        PositionView {
            fen: Fen::from_game(game).to_string(),
            width: position.size().width(),
            height: position.size().height(),
            to_move: color_word(position.turn()),
            plies: game.plies(),
            limit: game.rules().move_limit,
            black: names(position.pieces(Color::Black)),
            white: names(position.pieces(Color::White)),
            last_move: game
                .past()
                .last()
                .map(|ply| MoveView::new(&ply.before, ply.mv)),
            end: EndView::of(game),
            must_pass: moves == [Move::Pass],
            moves: moves
                .into_iter()
                .filter(|mv| *mv != Move::Pass)
                .map(|mv| MoveView::new(position, mv))
                .collect(),
            piece_lines: lines_of_pieces(position),
            lines: all_lines(position),
            groups: Groups {
                black: groups(position, Color::Black),
                white: groups(position, Color::White),
            },
            threats: Threats {
                black: threats(game, Color::Black),
                white: threats(game, Color::White),
            },
        }
    }
}

impl EndView {
    fn of(game: &Game) -> Option<EndView> {
        let verdict = game.status().verdict()?;
        let connected = Color::ALL
            .into_iter()
            .filter(|color| game.position().is_connected(*color))
            .flat_map(|color| game.position().pieces(color))
            .map(|square| square.to_string());
        Some(EndView {
            winner: match verdict.outcome {
                Outcome::Win(winner) => Some(color_word(winner)),
                Outcome::Draw => None,
            },
            reason: verdict.reason.to_string(),
            text: words::verdict(game, verdict),
            connected: connected.collect(),
        })
    }
}

fn lines_of_pieces(position: &Position) -> BTreeMap<String, Vec<PieceLine>> {
    let mut lines = BTreeMap::new();
    for color in Color::ALL {
        for square in position.pieces(color) {
            lines.insert(square.to_string(), piece_lines(position, square, color));
        }
    }
    lines
}

fn groups(position: &Position, color: Color) -> Vec<Vec<String>> {
    position.pieces(color).groups().map(names).collect()
}

/// Returns the moves that would win at once if it were a side's turn.
fn threats(game: &Game, color: Color) -> Vec<String> {
    if game.status().is_over() {
        return Vec::new();
    }
    let mut position = *game.position();
    position.set_turn(color);
    let jumps: Vec<_> = position.jumps().collect();
    jumps
        .into_iter()
        .flat_map(loa::Jumps::moves)
        .filter(|mv| wins(game.rules(), &position.after(*mv), color))
        .map(|mv| mv.to_string())
        .collect()
}

fn wins(rules: &Rules, after: &Position, color: Color) -> bool {
    let verdict = rules.judge_connection(after);
    verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(color))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    #[test]
    fn the_start_has_no_threats_and_two_groups_a_side() {
        let view = PositionView::new(&Game::start(&Preset::BERKELEY, Size::STANDARD));
        assert_eq!(view.moves.len(), 36);
        assert!(view.threats.black.is_empty() && view.threats.white.is_empty());
        assert_eq!((view.groups.black.len(), view.groups.white.len()), (2, 2));
        assert_eq!(view.piece_lines.len(), 24);
        assert!(view.end.is_none());
    }

    #[test]
    fn a_side_that_can_connect_threatens() {
        let fen: Fen = "8/8/8/LL1L4/8/8/8/l6l b".parse().unwrap();
        let view = PositionView::new(&Game::new(Preset::BERKELEY.rules, fen.position));
        assert!(!view.threats.black.is_empty());
        assert!(view.threats.white.is_empty());
    }
}
