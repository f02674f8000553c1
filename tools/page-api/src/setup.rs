//! Start positions: named ones, handicaps, and positions set up by people.

use crate::error::{ApiError, refuse_if};
use crate::game::GameText;
use crate::message::{Code, Message, of_color};
use crate::view::{self, PositionView};
use crate::words;
use loa::{Color, Game, Position, PositionFault, Status};
use loa_notation::Fen;
use serde::{Deserialize, Serialize};

/// A request for a start position.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartText {
    #[serde(default)]
    game: GameText,
    /// The pieces to remove from each side.
    #[serde(default)]
    fewer: Fewer,
}

#[derive(Default, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Fewer {
    black: u32,
    white: u32,
}

/// A position where a game can start.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct StartView {
    fen: String,
}

/// Answers with a start position.
pub(crate) fn start(asked: &StartText) -> Result<StartView, ApiError> {
    let mut position = asked.game.first()?.position;
    remove(&mut position, Color::Black, asked.fewer.black)?;
    remove(&mut position, Color::White, asked.fewer.white)?;
    let fen = Fen::from(position).to_string();
    Ok(StartView { fen })
}

/// Removes pieces alternately from both ends of their rows, so that the rest stays even.
fn remove(position: &mut Position, color: Color, fewer: u32) -> Result<(), ApiError> {
    let (turn, fewer) = (position.turn(), fewer as usize);
    let pieces: Vec<_> = position.pieces(color).into_iter().collect();
    refuse_if(fewer > pieces.len().saturating_sub(2), Code::FewPieces)?;
    let (of_begin, of_end) = (fewer.div_ceil(2), fewer / 2);
    let removed = pieces[..of_begin].iter();
    for square in removed.chain(&pieces[pieces.len() - of_end..]) {
        let set = position.set(*square, None, turn);
        set.map_err(ApiError::internal)?;
    }
    Ok(())
}

/// A position, and what is wrong with it.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Checked {
    playable: bool,
    faults: Vec<Message>,
    remarks: Vec<Message>,
    position: PositionView,
}

/// Checks whether a game can start from a position, and shows it.
pub(crate) fn check(game: &GameText) -> Result<Checked, ApiError> {
    let game = game.replay_any()?;
    let faults = faults(&game);
    Ok(Checked {
        playable: faults.is_empty(),
        faults,
        remarks: remarks(game.position()),
        position: view::position(&game),
    })
}

/// Returns the reasons why no game can start from a position.
fn faults(game: &Game) -> Vec<Message> {
    let position = game.position();
    let mut faults = Vec::new();
    for color in Color::ALL {
        let code = match position.pieces(color).len() {
            0 => Code::NoPieces,
            1 => Code::OnePiece,
            _ if position.is_connected(color) => Code::AllConnected,
            _ => continue,
        };
        faults.push(of_color(code, color));
    }
    if let (true, Status::Over(verdict)) = (faults.is_empty(), game.status()) {
        let end = words::verdict(game, verdict);
        faults.push(Message::from(Code::OverAlready).with("end", end));
    }
    if faults.is_empty()
        && Color::ALL
            .iter()
            .all(|color| position.mobility(*color) == 0)
    {
        faults.push(Code::NoMoves.into());
    }
    faults
}

/// Returns oddities of a position that don't prevent a game.
fn remarks(position: &Position) -> Vec<Message> {
    let mut remarks = Vec::new();
    for fault in position.faults() {
        if let PositionFault::ManyPieces { color, count, most } = fault {
            let message = of_color(Code::ManyPieces, color);
            remarks.push(message.with("count", count).with("most", most));
        }
    }
    let mover = position.turn();
    if position.mobility(mover) == 0 && !position.pieces(mover).is_empty() {
        remarks.push(of_color(Code::MoverBlocked, mover));
    }
    remarks
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size, Start};

    fn faults_of(fen: &str) -> Vec<String> {
        let fen = Fen::of_any_board(fen).unwrap();
        let faults = faults(&Game::new(Preset::BERKELEY.rules, fen.position));
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn positions_in_which_the_game_is_over_are_refused() {
        assert!(faults_of("8/8/8/8/8/8/8/8 w")[0].contains("no-pieces"));
        assert!(faults_of("8/8/8/L1L5/8/8/8/l6l w").is_empty());
        assert!(faults_of("8/8/8/LL6/8/8/8/l6l w")[0].contains("all-connected"));
        assert!(faults_of("8/8/8/L1L5/8/8/8/l7 w")[0].contains("one-piece"));
    }

    #[test]
    fn a_handicap_removes_pieces_evenly_but_never_all() {
        let mut position = Position::start(Size::STANDARD, Start::Standard);
        remove(&mut position, Color::Black, 4).unwrap();
        assert_eq!(position.pieces(Color::Black).len(), 8);
        assert!(remove(&mut position, Color::Black, 7).is_err());
        assert_eq!(position.pieces(Color::White).len(), 12);
    }
}
