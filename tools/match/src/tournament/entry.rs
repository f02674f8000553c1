use super::finish::{Cause, Finish};
use super::schedule::{Pairing, Schedule};
use loa::{Color, Outcome};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Which game.
    pub pairing: Pairing,
    /// How it ended.
    pub finish: Finish,
    /// How many plies it took, the opening's too.
    pub plies: u32,
}

/// What is kept of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) game: usize,
    opening: usize,
    black: String,
    white: String,
    /// `black` or `white`; `null` for a draw. May not be missing.
    #[serde(deserialize_with = "Option::deserialize")]
    winner: Option<String>,
    cause: Cause,
    reason: String,
    plies: u32,
    /// Versions up to 0.1.0 wrote it; it means nothing now.
    #[serde(default, rename = "held_up", skip_serializing)]
    _held_up: IgnoredAny,
}

impl Entry {
    pub(super) fn new(played: &PlayedGame, names: &[String]) -> Entry {
        let winner = played.finish.outcome.winner();
        Entry {
            game: played.pairing.number,
            opening: played.pairing.opening + 1,
            black: names[played.pairing.black].clone(),
            white: names[played.pairing.white].clone(),
            winner: winner.map(|color| color.name().to_owned()),
            cause: played.finish.cause,
            reason: played.finish.reason.clone(),
            plies: played.plies,
            _held_up: IgnoredAny,
        }
    }

    /// Returns the game of a schedule; `None` if the schedule is too short for it.
    ///
    /// # Errors
    /// If it is not the schedule's game of this number; the error says what differs.
    pub(super) fn played(self, schedule: &Schedule) -> Result<Option<PlayedGame>, String> {
        let (game, names) = (self.game, &schedule.names);
        let Some(pairing) = schedule.pairing(game) else {
            return Ok(None);
        };
        if names[pairing.black] != self.black || names[pairing.white] != self.white {
            return Err(format!("game {game} has other players"));
        }
        let (opening, expected) = (self.opening, pairing.opening + 1);
        if opening != expected {
            return Err(format!("game {game} has opening {opening}, not {expected}"));
        }
        let winner = self.winner.as_deref().map(str::parse::<Color>).transpose();
        let winner = winner.map_err(|error| error.to_string())?;
        Ok(Some(PlayedGame {
            pairing,
            finish: Finish {
                outcome: winner.map_or(Outcome::Draw, Outcome::Win),
                cause: self.cause,
                reason: self.reason,
            },
            plies: self.plies,
        }))
    }
}
