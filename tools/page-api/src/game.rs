//! Games in requests: rules, first position, and moves.

use crate::error::ApiError;
use crate::message::Code;
use crate::words;
use loa::{Game, Move, Position, Preset, Rules, Size};
use loa_notation::Fen;
use serde::Deserialize;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// The longest game, in plies.
const LONGEST: usize = 2_000;
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
        read_or(self.rules.as_deref(), Preset::default(), Code::BadRules)
    }

    /// Returns the rules: the preset's, with the game's own limit.
    ///
    /// # Errors
    /// If there is no preset of that name.
    pub fn rules(&self) -> Result<Rules, ApiError> {
        let mut rules = self.preset()?.rules;
        if let Some(limit) = self.limit {
            rules.move_limit = (limit > 0).then_some(limit);
        }
        Ok(rules)
    }

    /// Returns the size of the board for a named start.
    ///
    /// # Errors
    /// If it is none.
    pub fn size(&self) -> Result<Size, ApiError> {
        read_or(self.board.as_deref(), Size::STANDARD, Code::BadSize)
    }

    /// Returns the position that the game begins with, and its counts.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn first(&self) -> Result<Fen, ApiError> {
        if let Some(fen) = &self.fen {
            return read(fen, Code::BadPosition);
        }
        let size = self.size()?;
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
        if count > LONGEST {
            let refusal = ApiError::bad(Code::LongGame).with("count", count);
            return Err(refusal.with("most", LONGEST));
        }
        let mut game = first.game(self.rules()?);
        for (number, text) in (1..).zip(&self.moves) {
            play(&mut game, number, short(text)?.trim())?;
        }
        Ok(game)
    }
}

/// Plays the move with a number.
fn play(game: &mut Game, number: u32, text: &str) -> Result<(), ApiError> {
    let refused = |code: Code| ApiError::bad(code).with("number", number);
    let read = text.parse::<Move>();
    let mv = read.map_err(|error| refused(Code::BadPly).with("detail", error.to_string()))?;
    game.play_on(mv).map(drop).map_err(|reason| {
        let reason = words::refusal(game, mv, &reason);
        let refusal = refused(Code::IllegalPly).with("move", mv.to_string());
        refusal.with("reason", reason)
    })
}

/// Reads a time in seconds, up to a limit.
///
/// # Errors
/// If it is not a positive number.
pub fn seconds(asked: f64, most: f64) -> Result<Duration, ApiError> {
    if asked.is_finite() && asked > 0.0 {
        Ok(Duration::from_secs_f64(asked.min(most)))
    } else {
        Err(ApiError::bad(Code::BadTime))
    }
}

/// Refuses long text.
fn short(text: &str) -> Result<&str, ApiError> {
    match text.len() <= LONGEST_TEXT {
        true => Ok(text),
        false => Err(ApiError::bad(Code::LongText).with("most", LONGEST_TEXT)),
    }
}

/// Reads a short text; `fault` says what it should be.
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str, fault: Code) -> Result<T, ApiError> {
    let read = short(text)?.parse();
    read.map_err(|error| ApiError::unreadable(fault, error))
}

fn read_or<T: FromStr<Err: Display>>(
    text: Option<&str>,
    default: T,
    fault: Code,
) -> Result<T, ApiError> {
    text.map_or(Ok(default), |text| read(text, fault))
}
