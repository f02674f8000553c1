//! How players meet: links, the lobby, the queue, challenges.

use crate::ClubCode;
use crate::game::{ClubGame, FIRST_MOVE};
use crate::games::next_id;
use crate::hub::{Event, Kind, Topic};
use crate::players::{self, Accepts, Player, PlayerKind, execute};
use crate::ratings;
use crate::setup::Setup;
use crate::store::{Work, fault};
use loa::{ByColor, Color};
use loa_page_api::{ApiError, Message};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde_json::{Value, json};

/// The most running games of a person or program.
const MOST_GAMES: i64 = 64;
/// The most games that a level of the engine plays at a time.
const MOST_ENGINE_GAMES: i64 = 200;
/// The most running games of a member with one level.
const MOST_WITH_LEVEL: i64 = 16;
/// The most waiting invitations of a member; the oldest are withdrawn.
const MOST_WAITING: usize = 32;
/// The most invitations in the lobby.
const MOST_OPEN: i64 = 200;
/// How long an invitation is good, in milliseconds.
const GOOD_FOR: i64 = 14 * 24 * 3600 * 1000;
/// How far ratings may be apart in the queue at first, and how much more with each second.
const NEAR: f64 = 150.0;
const WIDENS: f64 = 15.0;

loa::named! {
    /// For whom an invitation is.
    pub(crate) enum InvitationKind: "a kind of invitation" {
        /// Whoever has the link.
        Link = "link",
        /// Whoever sees it in the lobby.
        Open = "open",
        /// Someone in the queue with the same wishes and about the same rating.
        Pair = "pair",
        /// One member.
        Challenge = "challenge",
    }
}

/// An invitation to a game.
#[derive(Clone, Debug)]
pub(crate) struct Invitation {
    pub(crate) token: String,
    pub(crate) kind: InvitationKind,
    pub(crate) author: i64,
    pub(crate) target: Option<i64>,
    pub(crate) setup: Setup,
    /// The author's side; chance decides if there is none.
    pub(crate) color: Option<Color>,
    pub(crate) created_at: i64,
    /// The game, once it was accepted.
    pub(crate) game: Option<i64>,
}

fn read(row: &Row<'_>) -> rusqlite::Result<Invitation> {
    let (kind, setup): (String, String) = (row.get("kind")?, row.get("setup")?);
    let color: Option<String> = row.get("color")?;
    Ok(Invitation {
        token: row.get("token")?,
        kind: kind.parse().unwrap_or(InvitationKind::Link),
        author: row.get("author")?,
        target: row.get("target")?,
        setup: serde_json::from_str(&setup).unwrap_or_default(),
        color: color.and_then(|color| color.parse().ok()),
        created_at: row.get("created_at")?,
        game: row.get("game")?,
    })
}

/// Returns an invitation.
pub(crate) fn get(db: &Connection, token: &str) -> Result<Invitation, ApiError> {
    let sql = "SELECT * FROM invitation WHERE token = ?1";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let found = statement.query_row([token], read).optional();
    let missing = || ApiError::not_found(ClubCode::NoInvitation);
    found.map_err(fault)?.ok_or_else(missing)
}

/// Returns the invitations that nobody has accepted yet and a condition selects, the oldest first.
pub(crate) fn waiting(
    db: &Connection,
    condition: &str,
    params: &[&dyn rusqlite::ToSql],
) -> Result<Vec<Invitation>, ApiError> {
    let sql = format!(
        "SELECT * FROM invitation WHERE game IS NULL AND {condition} ORDER BY created_at, token"
    );
    let mut statement = db.prepare_cached(&sql).map_err(fault)?;
    let found = statement.query_map(params, read).map_err(fault)?;
    found.collect::<Result<_, _>>().map_err(fault)
}

impl Invitation {
    /// Describes it.
    pub(crate) fn view(&self, db: &Connection) -> Result<Value, ApiError> {
        let class = self.setup.class();
        let player = |id| players::summary(db, id, Some(&class));
        Ok(json!({
            "token": self.token,
            "kind": self.kind.name(),
            "author": player(self.author)?,
            "target": self.target.map(player).transpose()?,
            "setup": self.setup,
            "speed": self.setup.clock.speed(),
            "color": self.color.map(|color| format!("{color:#}")),
            "createdAt": self.created_at,
            "game": self.game,
        }))
    }

    fn is_public(&self) -> bool {
        self.kind == InvitationKind::Open
    }
}

fn many_games(most: i64) -> ApiError {
    ApiError::new(409, Message::from(ClubCode::ManyGames).with("most", most))
}

impl Work<'_> {
    /// Stores an invitation and tells those whom it concerns. One in the queue, and a challenge of
    /// an engine, begin a game at once if they can; returns its number.
    pub(crate) fn invite(&mut self, invitation: &Invitation) -> Result<Option<i64>, ApiError> {
        self.check_games(invitation.author)?;
        let target = invitation.target.map(|id| players::get(self.db, id));
        let target = target.transpose()?;
        if let Some(target) = &target {
            self.check_target(invitation, target)?;
        }
        let known = [Some(invitation.author), invitation.target];
        let known: Vec<i64> = known.into_iter().flatten().collect();
        self.check_rated(&invitation.setup, &known)?;
        self.make_room(invitation)?;
        let setup = serde_json::to_string(&invitation.setup).map_err(ApiError::internal)?;
        let color = invitation.color.map(|color| format!("{color:#}"));
        let sql = "INSERT INTO invitation (token, kind, author, target, setup, color, created_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        execute(
            self.db,
            sql,
            params![
                invitation.token,
                invitation.kind.name(),
                invitation.author,
                invitation.target,
                setup,
                color,
                invitation.created_at
            ],
        )?;
        match (invitation.kind, &target) {
            (InvitationKind::Open, _) => self.tell_lobby()?,
            (InvitationKind::Pair, _) => return self.pair(invitation),
            (_, Some(target)) if target.kind == PlayerKind::Engine => {
                return self.accept(invitation, target.id).map(Some);
            }
            (_, Some(target)) => {
                let view = invitation.view(self.db)?;
                let message = json!({ "type": "challenge", "invitation": view });
                let event = Event::new(Kind::Challenge, &message);
                let topics = [Topic::Player(target.id), Topic::Player(invitation.author)];
                self.tell(&topics, event);
            }
            _ => {}
        }
        Ok(None)
    }

    /// Withdraws what would be too much: another place in the queue, the oldest invitations.
    fn make_room(&mut self, invitation: &Invitation) -> Result<(), ApiError> {
        let author = invitation.author;
        if invitation.kind == InvitationKind::Pair {
            self.withdraw_from_queue(&[author])?;
        }
        let own = waiting(self.db, "author = ?1", &[&author])?;
        let most = own.len().saturating_sub(MOST_WAITING - 1);
        own[..most]
            .iter()
            .try_for_each(|oldest| self.withdraw(&oldest.token, author))
    }

    fn check_target(&self, invitation: &Invitation, target: &Player) -> Result<(), ApiError> {
        if target.id == invitation.author {
            return Err(ApiError::new(409, ClubCode::OwnInvitation));
        }
        if players::is_blocked(self.db, invitation.author, target.id)? {
            return Err(ApiError::new(403, ClubCode::Blocked));
        }
        let accepts = match target.accepts {
            _ if target.kind == PlayerKind::Deleted => false,
            Accepts::All => true,
            Accepts::Owner => target.owner == Some(invitation.author),
            Accepts::None => false,
        };
        if !accepts {
            let message = Message::from(ClubCode::DoesNotAccept).with("name", target.name.as_str());
            return Err(ApiError::new(403, message));
        }
        if target.kind == PlayerKind::Engine {
            let sql = "SELECT count(*) FROM game WHERE state = 'running'
                         AND (black = ?1 AND white = ?2 OR black = ?2 AND white = ?1)";
            let mut statement = self.db.prepare_cached(sql).map_err(fault)?;
            let both = params![invitation.author, target.id];
            let count: i64 = statement.query_row(both, |row| row.get(0)).map_err(fault)?;
            if count >= MOST_WITH_LEVEL {
                return Err(many_games(MOST_WITH_LEVEL));
            }
        }
        self.check_games(target.id)
    }

    /// Refuses rated games of guests, of whom anyone can make as many as are needed to lose, and
    /// those of a member with an own program.
    fn check_rated(&self, setup: &Setup, players: &[i64]) -> Result<(), ApiError> {
        for id in players.iter().filter(|_| setup.rated) {
            let player = players::get(self.db, *id)?;
            let plays_owner = player.owner.is_some_and(|owner| players.contains(&owner));
            if plays_owner || player.kind == PlayerKind::Guest {
                return Err(ApiError::bad(ClubCode::NotRated));
            }
        }
        Ok(())
    }

    /// Refuses someone with too many running games.
    pub(crate) fn check_games(&self, player: i64) -> Result<(), ApiError> {
        let sql = "SELECT (SELECT count(*) FROM game WHERE black = ?1 AND state = 'running')
                     + (SELECT count(*) FROM game WHERE white = ?1 AND state = 'running')";
        let mut statement = self.db.prepare_cached(sql).map_err(fault)?;
        let count: i64 = statement
            .query_row([player], |row| row.get(0))
            .map_err(fault)?;
        let is_engine = players::get(self.db, player)?.kind == PlayerKind::Engine;
        let most = if is_engine {
            MOST_ENGINE_GAMES
        } else {
            MOST_GAMES
        };
        if count >= most {
            return Err(many_games(most));
        }
        Ok(())
    }

    /// Lets a member accept an invitation, and returns the number of the game.
    pub(crate) fn accept(&mut self, invitation: &Invitation, by: i64) -> Result<i64, ApiError> {
        if let Some(game) = invitation.game {
            // A repeated request.
            let players = self.game(game)?.players;
            let is_own = players.black == by || players.white == by;
            return if is_own {
                Ok(game)
            } else {
                Err(ApiError::not_found(ClubCode::NoInvitation))
            };
        }
        if invitation.author == by {
            return Err(ApiError::new(409, ClubCode::OwnInvitation));
        }
        if invitation.target.is_some_and(|target| target != by) {
            return Err(ApiError::new(403, ClubCode::NotForYou));
        }
        if players::is_blocked(self.db, invitation.author, by)? {
            return Err(ApiError::new(403, ClubCode::Blocked));
        }
        if invitation.created_at + GOOD_FOR < self.now {
            return Err(ApiError::not_found(ClubCode::NoInvitation));
        }
        self.check_games(by)?;
        self.check_games(invitation.author)?;
        let game = self.begin(&invitation.setup, invitation.author, by, invitation.color)?;
        let sql = "UPDATE invitation SET game = ?2 WHERE token = ?1";
        execute(self.db, sql, params![invitation.token, game])?;
        self.withdraw_from_queue(&[invitation.author, by])?;
        self.tell_gone(invitation)?;
        Ok(game)
    }

    /// Removes an invitation that was not accepted: its author or its target does not want it.
    pub(crate) fn withdraw(&mut self, token: &str, by: i64) -> Result<(), ApiError> {
        let invitation = get(self.db, token)?;
        if invitation.author != by && invitation.target != Some(by) {
            return Err(ApiError::new(403, ClubCode::NotForYou));
        }
        if invitation.game.is_some() {
            return Err(ApiError::not_found(ClubCode::NoInvitation));
        }
        execute(self.db, "DELETE FROM invitation WHERE token = ?1", [token])?;
        self.tell_gone(&invitation)
    }

    /// Begins a game of two members.
    pub(crate) fn begin(
        &mut self,
        setup: &Setup,
        author: i64,
        other: i64,
        color: Option<Color>,
    ) -> Result<i64, ApiError> {
        self.check_rated(setup, &[author, other])?;
        let chance = || {
            let mut byte = [0];
            // Without random numbers the author is Black.
            let _ = getrandom::fill(&mut byte);
            if byte[0] % 2 == 0 {
                Color::Black
            } else {
                Color::White
            }
        };
        let players = match color.unwrap_or_else(chance) {
            Color::Black => ByColor {
                black: author,
                white: other,
            },
            Color::White => ByColor {
                black: other,
                white: author,
            },
        };
        let id = next_id(self.db, "game")?;
        self.add(ClubGame::new(id, setup.clone(), players, self.now)?)?;
        Ok(id)
    }

    /// Looks for an opponent in the queue: the one with the nearest rating.
    fn pair(&mut self, invitation: &Invitation) -> Result<Option<i64>, ApiError> {
        let class = invitation.setup.class();
        let rating = |db: &Connection, id| {
            let player = players::get(db, id)?;
            Ok::<f64, ApiError>(ratings::of(db, &player, &class)?.rating)
        };
        let own = rating(self.db, invitation.author)?;
        let wanted = json!(invitation.setup);
        let condition = "kind = 'pair' AND author <> ?1";
        let mut nearest: Option<(f64, Invitation)> = None;
        for other in waiting(self.db, condition, &[&invitation.author])? {
            let colors = (invitation.color, other.color);
            let clash = matches!(colors, (Some(one), Some(other)) if one == other);
            if clash
                || json!(other.setup) != wanted
                || self.check_games(other.author).is_err()
                || self
                    .check_rated(&other.setup, &[invitation.author, other.author])
                    .is_err()
                || players::is_blocked(self.db, invitation.author, other.author)?
            {
                continue;
            }
            let difference = (rating(self.db, other.author)? - own).abs();
            let waited = (self.now - other.created_at.min(invitation.created_at)) as f64 / 1000.0;
            let is_near = difference <= NEAR + WIDENS * waited;
            if is_near && nearest.as_ref().is_none_or(|(best, _)| difference < *best) {
                nearest = Some((difference, other));
            }
        }
        let Some((_, mut other)) = nearest else {
            return Ok(None);
        };
        other.color = other.color.or(invitation.color.map(Color::opponent));
        self.accept(&other, invitation.author).map(Some)
    }

    /// Pairs those in the queue who are near enough by now, and removes those who have left.
    pub(crate) fn tend_queue(&mut self, present: &[i64]) -> Result<(), ApiError> {
        let old = self.now - FIRST_MOVE;
        for waiting in waiting(self.db, "kind = 'pair' AND created_at < ?1", &[&old])? {
            if !present.contains(&waiting.author) {
                self.withdraw_from_queue(&[waiting.author])?;
            }
        }
        for invitation in waiting(self.db, "kind = 'pair'", &[])? {
            // It may have been paired meanwhile.
            let is_waiting = get(self.db, &invitation.token).is_ok_and(|now| now.game.is_none());
            if is_waiting && self.check_games(invitation.author).is_ok() {
                self.pair(&invitation)?;
            }
        }
        let old = self.now - GOOD_FOR;
        execute(
            self.db,
            "DELETE FROM invitation WHERE created_at < ?1 AND game IS NULL",
            [old],
        )
    }

    fn withdraw_from_queue(&self, players: &[i64]) -> Result<(), ApiError> {
        let sql = "DELETE FROM invitation WHERE author = ?1 AND kind = 'pair' AND game IS NULL";
        players
            .iter()
            .try_for_each(|player| execute(self.db, sql, [player]))
    }

    /// Says that an invitation can't be accepted any more.
    fn tell_gone(&mut self, invitation: &Invitation) -> Result<(), ApiError> {
        if invitation.is_public() {
            return self.tell_lobby();
        }
        let message = json!({ "type": "challengeGone", "token": invitation.token });
        let event = Event::new(Kind::ChallengeGone, &message);
        let mut topics = vec![Topic::Player(invitation.author)];
        topics.extend(invitation.target.map(Topic::Player));
        self.tell(&topics, event);
        Ok(())
    }

    fn tell_lobby(&mut self) -> Result<(), ApiError> {
        let event = Event::new(Kind::Other, &lobby(self.db)?);
        self.tell(&[Topic::Lobby], event);
        Ok(())
    }
}

/// Returns the message with the open invitations.
pub(crate) fn lobby(db: &Connection) -> Result<Value, ApiError> {
    let newest = "kind = 'open' AND token IN (SELECT token FROM invitation
                    WHERE kind = 'open' AND game IS NULL ORDER BY created_at DESC LIMIT ?1)";
    let open = waiting(db, newest, &[&MOST_OPEN])?;
    let open = open.iter().map(|invitation| invitation.view(db));
    let open = open.collect::<Result<Vec<_>, _>>()?;
    Ok(json!({ "type": "lobby", "open": open }))
}
