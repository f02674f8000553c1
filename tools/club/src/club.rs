//! What all requests share, and what happens in games.

use crate::ClubCode;
use crate::code::bad_field;
use crate::game::{Act, ClubGame, Moment, Offer, State};
use crate::hub::{Event, Hub, Kind, Topic};
use crate::limits::{Deed, Doer, Limits};
use crate::meeting::{self, Invitation, InvitationKind};
use crate::players::{self, Player, PlayerKind};
use crate::settings::Settings;
use crate::setup::Setup;
use crate::store::{Store, Work};
use crate::{games, ratings};
use loa::Color;
use loa_page_api::{ApiError, Host};
use loa_web::{HostName, Page};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;
use tokio::sync::{Semaphore, watch};

/// The club, as the server has it.
pub(crate) struct Club {
    /// Its file.
    pub(crate) store: Arc<Store>,
    /// Its connected clients.
    pub(crate) hub: Arc<Hub>,
    /// What has been done of late.
    pub(crate) limits: Limits,
    /// A copy of the stored settings.
    pub(crate) settings: RwLock<Settings>,
    /// What the owner's first visit needs; `None` when there is an owner.
    pub(crate) setup_code: Mutex<Option<String>>,
    /// The page.
    pub(crate) page: Page,
    /// What the page is told that the server offers.
    pub(crate) host: Host,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub(crate) names: Vec<HostName>,
    /// Proxies whose word on the client's address counts.
    pub(crate) proxies: Vec<IpAddr>,
    /// Whether the server encrypts.
    pub(crate) is_encrypted: bool,
    /// For the hashing of passphrases, which takes time and memory.
    pub(crate) hashing: Semaphore,
    /// When the server started.
    pub(crate) started: Instant,
    /// The game on TV.
    pub(crate) tv: Mutex<Option<i64>>,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}

/// What has become of an act: the state of the game, and the game that a rematch began.
type Acted = Result<Value, ApiError>;

impl Club {
    /// Returns the settings.
    pub(crate) fn settings(&self) -> Settings {
        let settings = self.settings.read().unwrap_or_else(PoisonError::into_inner);
        settings.clone()
    }

    /// Lets a member do something in a game, and returns the game's state when it is on disk.
    pub(crate) async fn act(&self, player: &Player, game: i64, act: Act, lag: i64) -> Acted {
        if player.kind != PlayerKind::Engine {
            self.limits.count(Deed::Act, Doer::Player(player.id))?;
        }
        let (hub, started, by) = (Arc::clone(&self.hub), self.started, player.id);
        let arrived = self.store.time().now();
        let change = move |work: &mut Work<'_>| {
            let mut game = work.game(game)?;
            let color = game.color_of(by);
            let color = color.ok_or_else(|| ApiError::new(403, ClubCode::NotAPlayer))?;
            let opponent = players::get(work.db, game.players[color.opponent()])?;
            let gone = match opponent.kind {
                PlayerKind::Engine => 0,
                _ => hub.away(opponent.id, started).as_millis() as i64,
            };
            let now = work.now;
            // The wait for the writer counts like the time on the way.
            let lag = lag + (now - arrived);
            let moment = Moment { now, lag, gone };
            if game.expire(moment) {
                // That is kept, though the act is refused.
                work.finish(game)?;
                return Ok(Err(ApiError::new(409, ClubCode::NotRunning)));
            }
            game.act(color, &act, moment)?;
            work.answer_offer(&mut game, color, &act, &opponent, moment)?;
            let state = game.state_json(now);
            work.finish(game)?;
            Ok(Ok(state))
        };
        self.store.write(change).await?
    }

    /// Makes an invitation, and returns it with the game that it has begun, if any. A challenge is
    /// to a name or a number.
    pub(crate) async fn invite(
        &self,
        author: &Player,
        kind: InvitationKind,
        setup: Setup,
        color: Option<Color>,
        to: Option<Value>,
    ) -> Result<Value, ApiError> {
        self.limits.count(Deed::Invite, Doer::Player(author.id))?;
        let (token, setup, author) = (players::secret()?, setup.checked()?, author.id);
        let change = move |work: &mut Work<'_>| {
            let target = match to {
                Some(Value::String(name)) => Some(players::by_name(work.db, &name)?.id),
                Some(id) => Some(id.as_i64().ok_or_else(|| bad_field("to", &"no number"))?),
                None => None,
            };
            let invitation = Invitation {
                token,
                kind,
                author,
                target,
                setup,
                color,
                created_at: work.now,
                game: None,
            };
            let game = work.invite(&invitation)?;
            Ok(json!({ "invitation": invitation.view(work.db)?, "game": game }))
        };
        self.store.write(change).await
    }

    /// Lets a member accept an invitation, and returns the number of the game.
    pub(crate) async fn accept(&self, by: &Player, token: String) -> Result<i64, ApiError> {
        self.limits.count(Deed::Invite, Doer::Player(by.id))?;
        let by = by.id;
        let change = move |work: &mut Work<'_>| {
            let invitation = meeting::get(work.db, &token)?;
            work.accept(&invitation, by)
        };
        self.store.write(change).await
    }

    /// Lets a member withdraw or decline an invitation.
    pub(crate) async fn withdraw(&self, by: &Player, token: String) -> Result<(), ApiError> {
        let by = by.id;
        let change = move |work: &mut Work<'_>| work.withdraw(&token, by);
        self.store.write(change).await
    }

    /// Ends a game if a player is out of time.
    pub(crate) async fn expire(&self, game: i64) -> Result<(), ApiError> {
        let change = move |work: &mut Work<'_>| {
            let mut game = work.game(game)?;
            let (now, lag) = (work.now, crate::game::MOST_LAG);
            let moment = Moment { now, lag, gone: 0 };
            match game.expire(moment) {
                true => work.finish(game),
                false => Ok(()),
            }
        };
        self.store.write(change).await
    }

    /// Lets an arbiter decide a game, and counts the ratings again.
    pub(crate) async fn correct(
        &self,
        by: i64,
        game: i64,
        winner: Option<Color>,
    ) -> Result<Value, ApiError> {
        let change = move |work: &mut Work<'_>| {
            let mut game = work.game(game)?;
            let before = game.state_json(work.now)["end"].clone();
            game.decide(winner, work.now);
            let now = work.now;
            let state = game.state_json(now);
            let detail = json!({ "before": before, "after": state["end"] });
            let subject = format!("game {}", game.id);
            players::audit(work.db, now, Some(by), "correct", &subject, &detail)?;
            let (rated, class) = (game.setup.rated, game.setup.class());
            work.save(game)?;
            if rated {
                ratings::count_again(work.db, &class)?;
            }
            Ok(state)
        };
        self.store.write(change).await
    }

    /// Describes a game, with the moves from a ply on.
    pub(crate) async fn view(&self, game: i64, since: usize) -> Result<Value, ApiError> {
        let now = self.store.time().now();
        let read = move |db: &rusqlite::Connection| {
            let game = games::load(db, game)?;
            games::view(db, &game, since.min(game.plies()), now)
        };
        self.store.read(read).await
    }

    /// Returns the message with the game on TV.
    pub(crate) async fn tv_message(&self) -> Result<Value, ApiError> {
        let game = *self.tv.lock().unwrap_or_else(PoisonError::into_inner);
        let game = match game {
            Some(game) => Some(self.view(game, 0).await?),
            None => None,
        };
        Ok(json!({ "type": "tv", "game": game }))
    }

    /// Shows a game on TV.
    pub(crate) async fn show(&self, game: Option<i64>) -> Result<(), ApiError> {
        *self.tv.lock().unwrap_or_else(PoisonError::into_inner) = game;
        let event = Event::new(Kind::Other, &self.tv_message().await?);
        self.hub.publish(&[Topic::Tv], &event);
        Ok(())
    }
}

impl Work<'_> {
    /// Saves a game, and counts its result if it has ended.
    fn finish(&mut self, game: ClubGame) -> Result<(), ApiError> {
        let has_ended = game.state == State::Over && game.ended_at == Some(self.now);
        let counted = game.clone();
        self.save(game)?;
        match has_ended && !is_counted(self.db, counted.id)? {
            true => ratings::count(self.db, &counted),
            false => Ok(()),
        }
    }

    /// Ends a game that a player leaves for good.
    pub(crate) fn leave(&mut self, game: i64, player: i64) -> Result<(), ApiError> {
        let mut game = self.game(game)?;
        if let Some(color) = game.color_of(player) {
            game.leave(color, self.now);
            self.finish(game)?;
        }
        Ok(())
    }

    /// Begins the game of a rematch, and answers offers to an engine: it declines draws, and to
    /// adjourn rated games, and accepts the rest.
    fn answer_offer(
        &mut self,
        game: &mut ClubGame,
        color: Color,
        act: &Act,
        opponent: &Player,
        moment: Moment,
    ) -> Result<(), ApiError> {
        let mut act = act.clone();
        if let (PlayerKind::Engine, Act::Offer { what }) = (opponent.kind, &act) {
            act = match what {
                Offer::Adjourn if !game.setup.rated => Act::Accept { what: *what },
                Offer::Draw | Offer::Adjourn => Act::Decline { what: *what },
                what => Act::Accept { what: *what },
            };
            game.act(color.opponent(), &act, moment)?;
        }
        let Act::Accept { what } = act else {
            return Ok(());
        };
        let (black, white) = (game.players.black, game.players.white);
        if matches!(what, Offer::Rematch | Offer::Resume) {
            self.check_games(black)?;
            self.check_games(white)?;
        }
        if what == Offer::Rematch {
            let id = self.begin(&game.setup, black, white, Some(Color::White))?;
            game.rematch = Some(id);
        }
        Ok(())
    }
}

fn is_counted(db: &rusqlite::Connection, game: i64) -> Result<bool, ApiError> {
    let sql = "SELECT count(*) FROM rating_change WHERE game = ?1";
    let mut statement = db.prepare_cached(sql).map_err(crate::store::fault)?;
    let count = statement.query_row([game], |row| row.get::<_, i64>(0));
    Ok(count.map_err(crate::store::fault)? > 0)
}
