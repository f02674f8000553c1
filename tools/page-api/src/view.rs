//! A position with everything that the page shows; `openapi.json` describes the fields.

use crate::lines::{all_lines, piece_lines};
use crate::message::color;
use crate::words;
use loa::{Axis, Color, Game, Move, Outcome, Position, SquareSet};
use loa_notation::Fen;
use serde_json::{Map, Value, json};

/// Describes the current position of a game.
pub(crate) fn position(game: &Game) -> Value {
    let position = game.position();
    let moves = game.legal_moves();
    let jumps = moves.iter().filter(|mv| **mv != Move::Pass);
    let by_color = |describe: &dyn Fn(Color) -> Value| {
        let [black, white] = Color::ALL.map(describe);
        json!({ "black": black, "white": white })
    };
    json!({
        "fen": Fen::from_game(game).to_string(),
        "width": position.size().width(),
        "height": position.size().height(),
        "toMove": color(position.turn()),
        "plies": game.plies(),
        "limit": game.rules().move_limit,
        "black": names(position.pieces(Color::Black)),
        "white": names(position.pieces(Color::White)),
        "lastMove": game.past().last().map(|ply| one_move(&ply.before, ply.mv)),
        "end": end(game),
        "mustPass": moves == [Move::Pass],
        "moves": jumps.map(|mv| one_move(position, *mv)).collect::<Value>(),
        "pieceLines": lines_of_pieces(position),
        "lines": all_lines(position),
        "groups": by_color(&|color| position.pieces(color).groups().map(names).collect()),
        "threats": by_color(&|color| threats(game, color)),
    })
}

pub(crate) fn names(squares: SquareSet) -> Vec<String> {
    let squares = squares.into_iter();
    squares.map(|square| square.to_string()).collect()
}

/// Describes a move, with the number of pieces on its line.
fn one_move(before: &Position, mv: Move) -> Value {
    let text = mv.to_string();
    let Move::Jump(from, to) = mv else {
        return json!({ "text": text, "from": null, "to": null, "capture": false, "count": 0 });
    };
    let axis = Axis::between(from, to);
    json!({
        "text": text,
        "from": from.to_string(),
        "to": to.to_string(),
        "capture": before.at(to).is_some(),
        "count": axis.map_or(0, |axis| before.line_count(from, axis)),
    })
}

/// Describes the end of a game, with the squares of the connected sides; `None` while it goes on.
fn end(game: &Game) -> Option<Value> {
    let verdict = game.status().verdict()?;
    let position = game.position();
    let connected = Color::ALL
        .into_iter()
        .filter(|color| position.is_connected(*color));
    Some(json!({
        "winner": match verdict.outcome {
            Outcome::Win(winner) => Some(color(winner)),
            Outcome::Draw => None,
        },
        "reason": words::reason(verdict.reason),
        "text": words::verdict(game, verdict),
        "connected": connected.flat_map(|color| names(position.pieces(color))).collect::<Value>(),
    }))
}

/// Describes the lines of each piece, by its square.
fn lines_of_pieces(position: &Position) -> Map<String, Value> {
    let describe = |color| {
        let pieces = position.pieces(color).into_iter();
        pieces.map(move |square| {
            (
                square.to_string(),
                piece_lines(position, square, color).into(),
            )
        })
    };
    Color::ALL.into_iter().flat_map(describe).collect()
}

/// Returns the moves that would win at once if it were a side's turn.
fn threats(game: &Game, color: Color) -> Value {
    if game.status().is_over() {
        return json!([]);
    }
    let threats = loa_review::threats(game.rules(), game.position(), color);
    threats.map(|mv| mv.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    fn length(list: &Value) -> usize {
        list.as_array().unwrap().len()
    }

    #[test]
    fn the_start_has_no_threats_and_two_groups_a_side() {
        let view = position(&Game::start(&Preset::BERKELEY, Size::STANDARD));
        assert_eq!(length(&view["moves"]), 36);
        for side in ["black", "white"] {
            assert_eq!(length(&view["threats"][side]), 0);
            assert_eq!(length(&view["groups"][side]), 2);
        }
        assert_eq!(view["pieceLines"].as_object().unwrap().len(), 24);
        assert!(view["end"].is_null());
    }

    #[test]
    fn a_side_that_can_connect_threatens() {
        let fen: Fen = "8/8/8/LL1L4/8/8/8/l6l b".parse().unwrap();
        let view = position(&Game::new(Preset::BERKELEY.rules, fen.position));
        assert_ne!(length(&view["threats"]["black"]), 0);
        assert_eq!(length(&view["threats"]["white"]), 0);
    }
}
