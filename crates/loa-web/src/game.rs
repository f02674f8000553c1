//! Games in requests: rules, first position, and moves.

use crate::error::ApiError;
use loa::{Game, Move, Position, Preset, Rules, Size, Start};
use loa_notation::Fen;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The longest game, in plies.
const LONGEST: usize = 2_000;
/// The longest text of a position or a move.
const LONGEST_TEXT: usize = 200;

/// A game in a request.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GameText {
    /// The name of a preset; `olympiad` if it is missing.
    #[serde(default)]
    pub(crate) rules: Option<String>,
    /// The move limit in plies, 0 for none; the preset's if it is missing.
    #[serde(default)]
    pub(crate) limit: Option<u32>,
    /// The size of the board for a named start, such as `6x6`.
    #[serde(default)]
    pub(crate) board: Option<String>,
    /// The name of a start position.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// The first position, instead of size and start.
    #[serde(default)]
    pub(crate) fen: Option<String>,
    /// The moves since.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
}

impl GameText {
    pub(crate) fn preset(&self) -> Result<Preset, ApiError> {
        match &self.rules {
            None => Ok(Preset::default()),
            Some(name) => short(name)?.parse().map_err(ApiError::bad),
        }
    }

    /// Returns the rules: the preset's, with the game's own limit.
    pub(crate) fn rules(&self) -> Result<Rules, ApiError> {
        let rules = self.preset()?.rules;
        Ok(match self.limit {
            None => rules,
            Some(0) => Rules {
                move_limit: None,
                ..rules
            },
            limit => Rules {
                move_limit: limit,
                ..rules
            },
        })
    }

    pub(crate) fn first_position(&self) -> Result<Position, ApiError> {
        if let Some(fen) = &self.fen {
            let fen: Fen = short(fen)?.parse().map_err(ApiError::bad)?;
            return Ok(fen.position);
        }
        let size: Size = match &self.board {
            Some(size) => short(size)?.parse().map_err(ApiError::bad)?,
            None => Size::STANDARD,
        };
        let start: Start = match &self.start {
            Some(start) => short(start)?.parse().map_err(ApiError::bad)?,
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
pub(crate) fn short(text: &str) -> Result<&str, ApiError> {
    if text.len() <= LONGEST_TEXT {
        Ok(text)
    } else {
        Err(ApiError::bad("the text is too long"))
    }
}

/// A rule preset in an answer.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PresetView {
    name: &'static str,
    summary: &'static str,
    start: &'static str,
    limit: Option<u32>,
    misere: bool,
}

impl From<Preset> for PresetView {
    fn from(preset: Preset) -> PresetView {
        PresetView {
            name: preset.name,
            summary: preset.summary,
            start: preset.start.name(),
            limit: preset.rules.move_limit,
            misere: preset.rules.goal == loa::Goal::Misere,
        }
    }
}
