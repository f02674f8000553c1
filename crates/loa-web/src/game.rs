//! Games in requests: rules, first position, and moves.

use crate::error::ApiError;
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
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct GameText {
    /// The name of a preset; `olympiad` if it is missing.
    pub(crate) rules: Option<String>,
    /// The move limit in plies, 0 for none; the preset's if it is missing.
    pub(crate) limit: Option<u32>,
    /// The size of the board for a named start, such as `6x6`.
    pub(crate) board: Option<String>,
    /// The name of a start position.
    pub(crate) start: Option<String>,
    /// The first position, instead of size and start.
    pub(crate) fen: Option<String>,
    /// The moves since.
    pub(crate) moves: Vec<String>,
}

impl GameText {
    pub(crate) fn preset(&self) -> Result<Preset, ApiError> {
        read_or(self.rules.as_deref(), Preset::default())
    }

    /// Returns the rules: the preset's, with the game's own limit.
    pub(crate) fn rules(&self) -> Result<Rules, ApiError> {
        let mut rules = self.preset()?.rules;
        if let Some(limit) = self.limit {
            rules.move_limit = (limit > 0).then_some(limit);
        }
        Ok(rules)
    }

    pub(crate) fn first_position(&self) -> Result<Position, ApiError> {
        if let Some(fen) = &self.fen {
            return Ok(read::<Fen>(fen)?.position);
        }
        let size = read_or(self.board.as_deref(), Size::STANDARD)?;
        let start = match &self.start {
            Some(start) => read(start)?,
            None => self.preset()?.start,
        };
        Ok(Position::start(size, start))
    }

    /// Replays the game.
    pub(crate) fn replay(&self) -> Result<Game, ApiError> {
        if self.moves.len() > LONGEST {
            return Err(ApiError::bad(format!(
                "a game of {} moves is too long; {LONGEST} are allowed",
                self.moves.len()
            )));
        }
        let mut game = Game::new(self.rules()?, self.first_position()?);
        for (number, text) in (1..).zip(&self.moves) {
            let played = short(text)?
                .trim()
                .parse::<Move>()
                .map_err(|error| error.to_string())
                .and_then(|mv| game.play(mv).map_err(|error| format!("{mv}: {error}")));
            played.map_err(|error| ApiError::bad(format!("move {number}: {error}")))?;
        }
        Ok(game)
    }
}

/// Reads a time in seconds, up to a limit.
pub(crate) fn seconds(asked: f64, most: f64) -> Result<Duration, ApiError> {
    if asked.is_finite() && asked > 0.0 {
        Ok(Duration::from_secs_f64(asked.min(most)))
    } else {
        Err(ApiError::bad("a time is a number of seconds, more than 0"))
    }
}

/// Refuses long text.
fn short(text: &str) -> Result<&str, ApiError> {
    if text.len() <= LONGEST_TEXT {
        Ok(text)
    } else {
        Err(ApiError::bad("the text is too long"))
    }
}

/// Reads a short text.
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, ApiError> {
    short(text)?.parse().map_err(ApiError::bad)
}

fn read_or<T: FromStr<Err: Display>>(text: Option<&str>, default: T) -> Result<T, ApiError> {
    text.map_or(Ok(default), read)
}
