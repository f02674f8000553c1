//! What is kept of the club, row by row.

use crate::core::account::{JoinCode, Session};
use crate::core::club_tournament::ClubTournament;
use crate::core::game::ClubGame;
use crate::core::meeting::Invitation;
use crate::core::player::Player;
use crate::core::rating::Rated;
use crate::core::settings::Settings;
use serde::Serialize;

/// A row with its key; without content, it is deleted.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "most rows are games")]
pub(crate) enum Row {
    Player(i64, Option<Player>),
    /// By the hash of the token.
    Session(String, Option<Session>),
    /// The second has been blocked by the first.
    Block(i64, i64, bool),
    Invitation(String, Option<Invitation>),
    Game(i64, Option<ClubGame>),
    Tournament(i64, Option<ClubTournament>),
    /// Of a member in a class; without it, its [changes](Row::RatingChange) are deleted, too.
    Rating(i64, String, Option<Rated>),
    /// A rating after a game.
    RatingChange {
        game: i64,
        player: i64,
        class: String,
        rated: Rated,
    },
    Code(String, Option<JoinCode>),
    Settings(Settings),
    /// When the server was last seen alive.
    Alive(i64),
    Audit(Audit),
}

/// What someone with rights has done.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = AuditView)]
pub(crate) struct Audit {
    #[serde(skip)]
    pub(crate) id: i64,
    pub(crate) at: i64,
    pub(crate) actor: Option<i64>,
    pub(crate) act: String,
    pub(crate) subject: String,
    /// As it was written.
    pub(crate) detail: serde_json::Value,
}
