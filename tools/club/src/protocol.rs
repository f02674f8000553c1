//! The interface for programs as types, for both of its sides. The shapes are those of lichess's bot
//! API where the game allows.

use crate::core::setup::{SetupText, Speed};
use crate::core::view::Side;
use serde::{Deserialize, Serialize};

/// The status of a game that goes on.
pub(crate) const STARTED: &str = "started";

/// A program's account.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) username: String,
    pub(crate) title: String,
}

/// A line about what concerns a program.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum EventLine {
    GameStart {
        game: GameInfo,
    },
    GameFinish {
        game: GameInfo,
    },
    /// The opponent of a game that is over offers another.
    RematchOffer {
        game: GameInfo,
    },
    Challenge {
        challenge: Box<ChallengeInfo>,
    },
    ChallengeCanceled {
        challenge: ChallengeId,
    },
    /// What a newer club says.
    #[serde(other)]
    Other,
}

/// A game of a program.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    pub(crate) game_id: String,
    pub(crate) color: Side,
    pub(crate) opponent: Opponent,
    pub(crate) rated: bool,
    pub(crate) is_my_turn: bool,
}

#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct Opponent {
    pub(crate) id: i64,
    pub(crate) username: String,
}

#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct ChallengeId {
    pub(crate) id: String,
}

/// A challenge.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct ChallengeInfo {
    pub(crate) id: String,
    pub(crate) challenger: Challenger,
    pub(crate) setup: SetupText,
    pub(crate) rated: bool,
    pub(crate) speed: Speed,
    pub(crate) color: Option<Side>,
}

#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct Challenger {
    pub(crate) id: i64,
    pub(crate) name: String,
}

/// A line about a game.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum GameLine {
    GameFull(Box<GameFull>),
    GameState(GameState),
    /// What a newer club says.
    #[serde(other)]
    Other,
}

/// A game.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameFull {
    pub(crate) id: String,
    pub(crate) rules: String,
    pub(crate) limit: Option<u32>,
    pub(crate) board: String,
    pub(crate) initial_fen: String,
    /// Missing without clocks of seconds.
    pub(crate) clock: Option<ClockInfo>,
    pub(crate) speed: Speed,
    pub(crate) rated: bool,
    pub(crate) black: PlayerInfo,
    pub(crate) white: PlayerInfo,
    pub(crate) state: TypedState,
}

/// A clock, in milliseconds.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct ClockInfo {
    pub(crate) initial: i64,
    pub(crate) increment: i64,
}

#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct PlayerInfo {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) rating: Option<f64>,
}

/// A state within [`GameFull`], which has its type, too.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum TypedState {
    GameState(GameState),
}

/// What changes during a game. Times are milliseconds.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct GameState {
    /// With blanks between them.
    pub(crate) moves: String,
    pub(crate) btime: i64,
    pub(crate) wtime: i64,
    pub(crate) binc: i64,
    pub(crate) winc: i64,
    /// [`STARTED`], or how it ended.
    pub(crate) status: String,
    pub(crate) winner: Option<Side>,
    pub(crate) bdraw: bool,
    pub(crate) wdraw: bool,
    pub(crate) btakeback: bool,
    pub(crate) wtakeback: bool,
}

impl GameState {
    /// Tells whether the game goes on.
    pub(crate) fn is_started(&self) -> bool {
        self.status == STARTED
    }
}

/// What was asked for is on disk.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct Kept {
    pub(crate) ok: bool,
    /// The game that a challenge has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) game: Option<i64>,
}

/// A challenge that was made, and the game that it began.
#[derive(Debug, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct Challenged {
    pub(crate) challenge: ChallengeInfo,
    pub(crate) game: Option<i64>,
}
