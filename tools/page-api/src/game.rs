//! Games in requests: rules, first position, and moves.

use crate::error::ApiError;
use crate::message::Code;
use crate::words;
use loa::{Game, Move, Position, Preset, Rules, Size};
use loa_notation::Fen;
use serde::Deserialize;
use std::fmt::Display;
use std::str::FromStr;

/// The longest game, in plies.
pub const LONGEST_GAME: usize = 2_000;
/// The longest text of a position or a move.
const LONGEST_TEXT: usize = 200;

/// A game in a request.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GameText {
    /// The name of a preset; `olympiad` if it is missing.
    pub rules: Option<String>,
    /// The move limit in plies, 0 for none; the preset's if it is missing.
    pub limit: Option<u32>,
    /// The size of the board for a named start, such as `6x6`.
    pub board: Option<String>,
    /// The name of a start position.
    pub start: Option<String>,
    /// The first position, instead of size and start.
    pub fen: Option<String>,
    /// The moves since.
    pub moves: Vec<String>,
}

impl GameText {
    /// Returns the preset that the rules are made of.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn preset(&self) -> Result<Preset, ApiError> {
        Ok(rules_of(self.rules.as_deref(), self.limit)?.0)
    }

    /// Returns the position that the game begins with, and its counts.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn first(&self) -> Result<Fen, ApiError> {
        if let Some(fen) = &self.fen {
            return read(fen, Code::BadPosition);
        }
        let size = match &self.board {
            Some(board) => read(board, Code::BadSize)?,
            None => Size::STANDARD,
        };
        let start = match &self.start {
            Some(start) => read(start, Code::BadStart)?,
            None => self.preset()?.start,
        };
        Ok(Position::start(size, start).into())
    }

    /// Replays the game.
    ///
    /// # Errors
    /// If a part can't be read, a move is illegal, or the game is too long.
    pub fn replay(&self) -> Result<Game, ApiError> {
        self.replay_from(&self.first()?)
    }

    /// Replays a game that may begin with an empty board, such as one that is being set up.
    pub(crate) fn replay_any(&self) -> Result<Game, ApiError> {
        match &self.fen {
            Some(text) => {
                let fen = Fen::of_any_board(short(text)?);
                let fen = fen.map_err(|error| ApiError::unreadable(Code::BadPosition, error))?;
                self.replay_from(&fen)
            }
            None => self.replay(),
        }
    }

    fn replay_from(&self, first: &Fen) -> Result<Game, ApiError> {
        let count = self.moves.len();
        if count > LONGEST_GAME {
            let refusal = ApiError::from(Code::LongGame).with("count", count);
            return Err(refusal.with("most", LONGEST_GAME));
        }
        let (_, rules) = rules_of(self.rules.as_deref(), self.limit)?;
        let mut game = first.game(rules);
        for (number, text) in (1..).zip(&self.moves) {
            play(&mut game, number, short(text)?.trim())?;
        }
        Ok(game)
    }
}

/// Returns the preset with a name, `olympiad` if it is missing, and its rules with another move
/// limit in plies, 0 for none, if there is one.
pub(crate) fn rules_of(
    name: Option<&str>,
    limit: Option<u32>,
) -> Result<(Preset, Rules), ApiError> {
    let preset = name.map_or(Ok(Preset::default()), |name| read(name, Code::BadRules))?;
    let limit = limit.map_or(preset.rules.move_limit, |limit| {
        (limit > 0).then_some(limit)
    });
    Ok((preset, preset.rules.with_move_limit(limit)))
}

/// Plays the move with a number.
fn play(game: &mut Game, number: u32, text: &str) -> Result<(), ApiError> {
    let refused = |code: Code| ApiError::from(code).with("number", number);
    let read = text.parse::<Move>();
    let mv = read.map_err(|error| refused(Code::BadPly).with("detail", error.to_string()))?;
    game.play_on(mv).map(drop).map_err(|reason| {
        let reason = words::refusal(game, mv, &reason);
        let refusal = refused(Code::IllegalPly).with("move", mv.to_string());
        refusal.with("reason", reason)
    })
}

/// Refuses long text.
fn short(text: &str) -> Result<&str, ApiError> {
    match text.len() <= LONGEST_TEXT {
        true => Ok(text),
        false => Err(ApiError::from(Code::LongText).with("most", LONGEST_TEXT)),
    }
}

/// Reads a short text; `fault` says what it should be.
///
/// # Errors
/// If it is not that.
pub fn read<T: FromStr<Err: Display>>(text: &str, fault: Code) -> Result<T, ApiError> {
    let read = short(text)?.parse();
    read.map_err(|error| ApiError::unreadable(fault, error))
}
