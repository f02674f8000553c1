//! What clients are told, as types. `README.md` shows them in JSON.

use crate::core::club_tournament::Stage;
use crate::core::game::{How, State};
use crate::core::meeting::InvitationKind;
use crate::core::player::{Accepts, PlayerKind, Role};
use crate::core::rating::Rated;
use crate::core::setup::{Setup, SetupText, Speed, TimeControl};
pub(crate) use loa_page_api::Side;
use loa_page_api::{ApiError, Message};
use serde::Serialize;

/// A member, as everyone sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerView {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) kind: PlayerKind,
    pub(crate) role: Role,
    /// The owner of a program.
    pub(crate) owner: Option<i64>,
    pub(crate) level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) rating: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) provisional: Option<bool>,
    /// Whether it is connected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) present: Option<bool>,
    /// Whose challenges a program takes, for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) accepts: Option<Accepts>,
}

/// The clocks at a time, in milliseconds.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct ClocksView {
    pub(crate) black: i64,
    pub(crate) white: i64,
    /// The one that ticks.
    pub(crate) running: Option<Side>,
    /// When the turn is out of time.
    pub(crate) deadline: Option<i64>,
    /// The time at which they are so.
    pub(crate) now: i64,
}

/// Who offers what.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct OffersView {
    pub(crate) draw: Option<Side>,
    pub(crate) takeback: Option<Side>,
    pub(crate) adjourn: Option<Side>,
    pub(crate) resume: Option<Side>,
    pub(crate) rematch: Option<Side>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct EndView {
    pub(crate) winner: Option<Side>,
    /// Missing if the game does not count.
    pub(crate) how: Option<How>,
    pub(crate) text: Message,
}

/// What changes during a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StateView {
    pub(crate) id: i64,
    pub(crate) ply: usize,
    pub(crate) last_move: Option<String>,
    pub(crate) state: State,
    pub(crate) turn: Option<Side>,
    pub(crate) clocks: ClocksView,
    pub(crate) offers: OffersView,
    pub(crate) end: Option<EndView>,
    /// The game that followed.
    pub(crate) rematch: Option<i64>,
}

/// A game in the shape of the page's requests.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct MovesView {
    pub(crate) rules: &'static str,
    pub(crate) limit: Option<u32>,
    pub(crate) fen: String,
    pub(crate) moves: Vec<String>,
}

/// A game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameView {
    #[serde(flatten)]
    pub(crate) state: StateView,
    /// The moves from the ply `since` on.
    pub(crate) game: MovesView,
    pub(crate) since: usize,
    pub(crate) board: String,
    pub(crate) clock: TimeControl,
    pub(crate) speed: Speed,
    pub(crate) rated: bool,
    /// The tournament that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) tournament: Option<i64>,
    pub(crate) black: PlayerView,
    pub(crate) white: PlayerView,
    pub(crate) created_at: i64,
    pub(crate) ended_at: Option<i64>,
    /// When each move was made, in exports.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) times: Option<Vec<i64>>,
}

impl GameView {
    /// Returns the side of a member.
    pub(crate) fn side_of(&self, player: i64) -> Option<Side> {
        let sides = [(Side::Black, &self.black), (Side::White, &self.white)];
        let own = sides.into_iter().find(|(_, it)| it.id == player);
        own.map(|(side, _)| side)
    }
}

/// An invitation.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationView {
    pub(crate) token: String,
    pub(crate) kind: InvitationKind,
    pub(crate) author: PlayerView,
    pub(crate) target: Option<PlayerView>,
    #[schema(value_type = SetupText)]
    pub(crate) setup: Setup,
    pub(crate) speed: Speed,
    pub(crate) color: Option<Side>,
    pub(crate) created_at: i64,
    /// The game that it has begun.
    pub(crate) game: Option<i64>,
}

/// Something that has happened.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Event {
    /// A game has begun.
    Started { game: Box<GameView> },
    /// A game has changed.
    Game { game: Box<StateView> },
    /// The open invitations have changed.
    Lobby { open: Vec<InvitationView> },
    /// A tournament has changed.
    Tournament { id: i64, stage: Stage },
    /// Another game is on TV.
    Tv { game: Option<Box<GameView>> },
    /// A member is challenged.
    Challenge { invitation: Box<InvitationView> },
    /// A challenge is no more.
    ChallengeGone { token: String },
    /// A player has said a preset phrase.
    Phrase { game: i64, player: i64, phrase: u8 },
}

/// Where members are found, with their ratings in a class at a time.
pub(crate) trait Members {
    /// Describes a member.
    fn player_view(&self, id: i64, class: &str, now: i64) -> Result<PlayerView, ApiError>;
}

/// What events are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Topic {
    /// A game.
    Game(i64),
    /// What concerns a member.
    Player(i64),
    /// The open invitations.
    Lobby,
    /// The best running game.
    Tv,
}

impl PlayerView {
    /// Adds a rating.
    pub(crate) fn with_rating(self, rated: Rated) -> PlayerView {
        PlayerView {
            rating: Some(rated.glicko.rating.round()),
            provisional: Some(rated.is_provisional(self.level.is_some())),
            ..self
        }
    }
}
