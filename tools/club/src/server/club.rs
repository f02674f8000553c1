//! What all requests share, and what happens in games.

use crate::ClubCode;
use crate::core::Change;
use crate::core::game::Act;
use crate::core::meeting::{InvitationText, Invited};
use crate::core::player::Player;
use crate::core::settings::Settings;
use crate::core::view::{Event, GameView, StateView};
use crate::server::hashing::Hashing;
use crate::server::hub::Hub;
use crate::server::limits::{Deed, Doer, Limits};
use crate::server::visitor::Visitor;
use crate::store::{Store, rows};
use loa_page_api::ApiError;
use loa_web::{Connections, HostName, Limits as ClientLimits, Page};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use tokio::sync::watch;
use tracing::{Instrument as _, info_span};

/// The club, as the server has it.
pub(crate) struct Club {
    /// Its file.
    pub(crate) store: Arc<Store>,
    /// Its connected clients.
    pub(crate) hub: Arc<Hub>,
    /// What has been done of late.
    pub(crate) limits: Limits,
    /// What the first visit of an owner needs.
    pub(crate) setup_code: String,
    /// The page.
    pub(crate) page: Page,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub(crate) names: Vec<HostName>,
    pub(crate) connections: Arc<Connections>,
    /// What each client may use.
    pub(crate) client_limits: ClientLimits,
    pub(crate) hashing: Hashing,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}

/// Nothing more to say.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Done {}

/// Returns the hash under which a secret is stored.
pub(crate) fn hash(secret: &str) -> String {
    let digest = Sha256::digest(secret.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a random secret.
pub(crate) fn secret() -> Result<String, ApiError> {
    let token = loa_web::Token::random().map_err(ApiError::internal)?;
    Ok(token.as_str().to_owned())
}

impl Club {
    /// Returns the settings.
    pub(crate) fn settings(&self) -> Settings {
        self.store.terms().settings
    }

    /// Returns what the owner's first visit needs; `None` when there is an owner.
    pub(crate) fn setup_code(&self) -> Option<&str> {
        (!self.store.terms().has_owner).then_some(&*self.setup_code)
    }

    /// Lets a member do something in a game, and returns the game's state when it is on disk. The
    /// act was on its way for a number of milliseconds.
    pub(crate) async fn act(
        &self,
        player: &Player,
        game: i64,
        act: Act,
        lag: i64,
    ) -> Result<StateView, ApiError> {
        self.limits.count(Deed::Act, Doer::Player(player.id))?;
        self.act_since(player.id, game, act, lag, self.store.time().now())
            .await
    }

    /// As [`Club::act`]; the club is late since a time.
    pub(crate) async fn act_since(
        &self,
        by: i64,
        game: i64,
        act: Act,
        lag: i64,
        since: i64,
    ) -> Result<StateView, ApiError> {
        let hub = Arc::clone(&self.hub);
        let change = move |change: &mut Change<'_>| {
            let late = (change.now - since).max(0);
            let away = |player| hub.away(player);
            change.act(by, game, &act, (late, lag), &away)
        };
        let span = info_span!("act", game, by);
        let done = self.store.write(change).instrument(span).await?;
        done.ok_or_else(|| ClubCode::NotRunning.into())
    }

    /// Makes an invitation for a visitor.
    pub(crate) async fn invite(
        &self,
        visitor: &Visitor,
        asked: InvitationText,
    ) -> Result<Invited, ApiError> {
        let (author, token) = (visitor.inviter(self)?, secret()?);
        let change = move |change: &mut Change<'_>| change.invite(author, token, asked);
        self.store.write(change).await
    }

    /// Lets a visitor accept an invitation, and returns the number of the game.
    pub(crate) async fn accept(&self, visitor: &Visitor, token: String) -> Result<i64, ApiError> {
        let by = visitor.inviter(self)?;
        let change = move |change: &mut Change<'_>| change.accept(&token, by);
        self.store.write(change).await
    }

    /// Lets a member withdraw or decline an invitation.
    pub(crate) async fn withdraw(&self, by: &Player, token: String) -> Result<(), ApiError> {
        let by = by.id;
        let change = move |change: &mut Change<'_>| change.withdraw(&token, by);
        self.store.write(change).await
    }

    /// Describes a game, with the moves from a ply on.
    pub(crate) async fn view(&self, game: i64, since: usize) -> Result<GameView, ApiError> {
        let now = self.store.time().now();
        let read = move |db: &rusqlite::Connection| {
            let game = rows::game(db, game)?;
            Ok(game.view(db, since, now)?)
        };
        self.store.read(read).await
    }

    /// Returns the message with the game on TV.
    pub(crate) async fn tv(&self) -> Result<Event, ApiError> {
        let shown = |change: &mut Change<'_>| change.state.on_tv(change.now);
        self.store.write(shown).await
    }

    /// Returns the message with the open invitations.
    pub(crate) async fn lobby(&self) -> Result<Event, ApiError> {
        let open = |change: &mut Change<'_>| change.state.lobby(change.now);
        self.store.write(open).await
    }
}
