//! A position with everything that the page shows.

use crate::lines::{Line, PieceLine, all_lines, piece_lines};
use crate::message::{Message, Side};
use crate::words;
use loa::{Axis, Color, Game, Move, Position, SquareSet};
use loa_notation::Fen;
use serde::Serialize;
use std::collections::BTreeMap;

/// A position with everything that the page shows.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
    fen: String,
    width: u8,
    height: u8,
    to_move: Side,
    plies: u32,
    limit: Option<u32>,
    black: Vec<String>,
    white: Vec<String>,
    last_move: Option<MoveView>,
    /// The end of the game; null while it is going on.
    end: Option<EndView>,
    must_pass: bool,
    moves: Vec<MoveView>,
    /// The four lines of each piece, by its square.
    piece_lines: BTreeMap<String, Vec<PieceLine>>,
    /// All lines of two squares or more.
    lines: Vec<Line>,
    groups: Groups,
    threats: Threats,
}

/// The groups of each side.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct Groups {
    black: Vec<Vec<String>>,
    white: Vec<Vec<String>>,
}

/// Each side's winning moves if it were its turn.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct Threats {
    black: Vec<String>,
    white: Vec<String>,
}

/// A move.
#[derive(Debug, Default, Serialize, utoipa::ToSchema)]
struct MoveView {
    text: String,
    from: Option<String>,
    to: Option<String>,
    capture: bool,
    /// The pieces on the line of the move.
    count: u32,
}

/// The end of a game.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct EndView {
    winner: Option<Side>,
    /// connection, simultaneous, blocked, repetition or limit.
    reason: &'static str,
    text: Message,
    /// The squares of the connected sides.
    connected: Vec<String>,
}

/// Describes the current position of a game.
pub(crate) fn position(game: &Game) -> PositionView {
    let position = game.position();
    let moves = game.legal_moves();
    let jumps = moves.iter().filter(|mv| **mv != Move::Pass);
    let groups = |color| position.pieces(color).groups().map(names).collect();
    PositionView {
        fen: Fen::from_game(game).to_string(),
        width: position.size().width(),
        height: position.size().height(),
        to_move: position.turn().into(),
        plies: game.plies(),
        limit: game.rules().move_limit,
        black: names(position.pieces(Color::Black)),
        white: names(position.pieces(Color::White)),
        last_move: game.past().last().map(|ply| one_move(&ply.before, ply.mv)),
        end: end(game),
        must_pass: moves == [Move::Pass],
        moves: jumps.map(|mv| one_move(position, *mv)).collect(),
        piece_lines: lines_of_pieces(position),
        lines: all_lines(position),
        groups: Groups {
            black: groups(Color::Black),
            white: groups(Color::White),
        },
        threats: Threats {
            black: threats(game, Color::Black),
            white: threats(game, Color::White),
        },
    }
}

pub(crate) fn names(squares: SquareSet) -> Vec<String> {
    let squares = squares.into_iter();
    squares.map(|square| square.to_string()).collect()
}

/// Describes a move, with the number of pieces on its line.
fn one_move(before: &Position, mv: Move) -> MoveView {
    let text = mv.to_string();
    let Move::Jump(from, to) = mv else {
        return MoveView {
            text,
            ..MoveView::default()
        };
    };
    let axis = Axis::between(from, to);
    MoveView {
        text,
        from: Some(from.to_string()),
        to: Some(to.to_string()),
        capture: before.at(to).is_some(),
        count: axis.map_or(0, |axis| before.line_count(from, axis)),
    }
}

/// Describes the end of a game, with the squares of the connected sides; `None` while it goes on.
fn end(game: &Game) -> Option<EndView> {
    let verdict = game.status().verdict()?;
    let position = game.position();
    let connected = Color::ALL
        .into_iter()
        .filter(|color| position.is_connected(*color));
    Some(EndView {
        winner: verdict.outcome.winner().map(Side::from),
        reason: words::reason(verdict.reason),
        text: words::verdict(game, verdict),
        connected: connected
            .flat_map(|color| names(position.pieces(color)))
            .collect(),
    })
}

/// Describes the lines of each piece, by its square.
fn lines_of_pieces(position: &Position) -> BTreeMap<String, Vec<PieceLine>> {
    let describe = |color| {
        let pieces = position.pieces(color).into_iter();
        pieces.map(move |square| (square.to_string(), piece_lines(position, square, color)))
    };
    Color::ALL.into_iter().flat_map(describe).collect()
}

/// Returns the moves that would win at once if it were a side's turn.
fn threats(game: &Game, color: Color) -> Vec<String> {
    if game.status().is_over() {
        return Vec::new();
    }
    let threats = loa_review::threats(game.rules(), game.position(), color);
    threats.map(|mv| mv.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    #[test]
    fn the_start_has_no_threats_and_two_groups_a_side() {
        let view = position(&Game::start(&Preset::BERKELEY, Size::STANDARD));
        assert_eq!(view.moves.len(), 36);
        assert!(view.moves.iter().all(|mv| [2, 6].contains(&mv.count)));
        assert!(view.threats.black.is_empty() && view.threats.white.is_empty());
        assert_eq!((view.groups.black.len(), view.groups.white.len()), (2, 2));
        assert_eq!(view.piece_lines.len(), 24);
        assert!(view.end.is_none());
    }

    #[test]
    fn a_side_that_can_win_by_connecting_threatens() {
        let [usual, misere] = [Preset::BERKELEY, Preset::GAMESMAN_MISERE];
        for (preset, fen, black, white) in [
            (usual, "8/8/8/LL1L4/8/8/8/l6l b", true, false),
            // Black can connect, and would lose.
            (misere, "8/8/2LL4/3L4/8/l2L4/5l2/l6l w", false, false),
            // White can take the piece that keeps Black's apart.
            (misere, "5l1L/8/8/8/l7/8/2L5/2L4l w", false, true),
        ] {
            let position = fen.parse::<Fen>().unwrap().position;
            let threats = self::position(&Game::new(preset.rules, position)).threats;
            let found = (!threats.black.is_empty(), !threats.white.is_empty());
            assert_eq!(found, (black, white), "{fen}");
        }
    }
}
