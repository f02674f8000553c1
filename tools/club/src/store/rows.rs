//! Reads the club's rows. A row that can't be read is an error, which names it.

use crate::ClubCode;
use crate::core::club_tournament::ClubTournament;
use crate::core::game::{ClubGame, Finish, Offer};
use crate::core::meeting::Invitation;
use crate::core::player::{Accepts, Player, name_key};
use crate::core::rating::Rated;
use crate::core::row::{Audit, Row};
use crate::core::view::{Members, PlayerView, Side};
use crate::core::{JoinCode, Session, State};
use crate::store::{Fault, StoreResult};
use loa::{ByColor, Color};
use loa_engine::Level;
use loa_page_api::ApiError;
use rusqlite::types::FromSql;
use rusqlite::{Connection, Params, Row as SqlRow, params};
use serde::de::DeserializeOwned;
use skillratings::glicko2::Glicko2Rating;
use std::collections::HashMap;
use std::fmt::Display;
use std::str::FromStr;

/// The names of settings.
pub(super) const CLUB: &str = "club";
pub(super) const ALIVE: &str = "alive";

/// A row of a table that is being read, with its name for errors.
struct Reader<'a> {
    row: &'a SqlRow<'a>,
    name: String,
}

impl<'a> Reader<'a> {
    fn new<K: FromSql + Display>(row: &'a SqlRow<'a>, table: &str, key: &str) -> Reader<'a> {
        let key = row.get::<_, K>(key).map(|key| key.to_string());
        let name = format!("{table} {}", key.unwrap_or_default());
        Reader { row, name }
    }

    fn damaged(&self, column: &str, what: &dyn Display) -> Fault {
        Fault::Damaged(format!("{}, {column}: {what}", self.name))
    }

    fn get<T: FromSql>(&self, column: &str) -> StoreResult<T> {
        let value = self.row.get(column);
        value.map_err(|error| self.damaged(column, &error))
    }

    /// Reads a word that the program has written.
    fn word<T: FromStr<Err: Display>>(&self, column: &str) -> StoreResult<T> {
        let text: String = self.get(column)?;
        text.parse().map_err(|error| self.damaged(column, &error))
    }

    fn word_or_null<T: FromStr<Err: Display>>(&self, column: &str) -> StoreResult<Option<T>> {
        let text: Option<String> = self.get(column)?;
        text.map(|_| self.word(column)).transpose()
    }

    fn json<T: DeserializeOwned>(&self, column: &str) -> StoreResult<T> {
        let text: String = self.get(column)?;
        serde_json::from_str(&text).map_err(|error| self.damaged(column, &error))
    }
}

/// Reads all rows that a statement selects.
pub(crate) fn select<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&SqlRow<'_>) -> StoreResult<T>,
) -> StoreResult<Vec<T>> {
    let mut statement = db.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(row)?);
    }
    Ok(found)
}

/// Does a statement.
pub(crate) fn execute(db: &Connection, sql: &str, params: impl Params) -> StoreResult<()> {
    db.prepare_cached(sql)?.execute(params)?;
    Ok(())
}

fn read_player(row: &SqlRow<'_>) -> StoreResult<Player> {
    let read = Reader::new::<i64>(row, "player", "id");
    let level = read.get::<Option<u8>>("level")?.map(|level| {
        Level::new(level).ok_or_else(|| read.damaged("level", &"there is no such level"))
    });
    Ok(Player {
        id: read.get("id")?,
        name: read.get("name")?,
        kind: read.word("kind")?,
        role: read.word("role")?,
        passphrase: read.get("passphrase")?,
        owner: read.get("owner")?,
        key: read.get("key_hash")?,
        accepts: read.word_or_null("accepts")?.unwrap_or(Accepts::All),
        level: level.transpose()?,
        created_at: read.get("created_at")?,
    })
}

fn read_session(row: &SqlRow<'_>) -> StoreResult<(String, Session)> {
    let read = Reader::new::<i64>(row, "session of player", "player");
    let session = Session {
        player: read.get("player")?,
        created_at: read.get("created_at")?,
        used_at: read.get("used_at")?,
    };
    Ok((read.get("hash")?, session))
}

fn read_invitation(row: &SqlRow<'_>) -> StoreResult<Invitation> {
    let read = Reader::new::<String>(row, "invitation", "token");
    Ok(Invitation {
        token: read.get("token")?,
        kind: read.word("kind")?,
        author: read.get("author")?,
        target: read.get("target")?,
        setup: read.json("setup")?,
        color: read.word_or_null("color")?,
        created_at: read.get("created_at")?,
        game: read.get("game")?,
    })
}

/// Reads a game without its moves.
fn read_game(row: &SqlRow<'_>) -> StoreResult<ClubGame> {
    let read = Reader::new::<i64>(row, "game", "id");
    let players = ByColor {
        black: read.get("black")?,
        white: read.get("white")?,
    };
    let winner: Option<Color> = read.word_or_null("winner")?;
    let finish = match read.word_or_null("how")? {
        Some(how) => Some(Finish { winner, how }),
        None if winner.is_some() => return Err(read.damaged("how", &"missing")),
        None => None,
    };
    let offers: Vec<(Offer, Side)> = read.json("offers")?;
    let game = ClubGame::new(
        read.get("id")?,
        read.json("setup")?,
        players,
        read.get("created_at")?,
    );
    Ok(ClubGame {
        state: read.word("state")?,
        finish,
        clocks: ByColor {
            black: read.get("black_ms")?,
            white: read.get("white_ms")?,
        },
        turn_at: read.get("turn_at")?,
        tournament: read.get("tournament")?,
        offers: offers
            .into_iter()
            .map(|(what, by)| (what, by.into()))
            .collect(),
        rematch: read.get("rematch")?,
        ended_at: read.get("ended_at")?,
        ..game
    })
}

/// Returns the games that a condition selects, without their moves.
pub(crate) fn games(
    db: &Connection,
    condition: &str,
    params: impl Params,
) -> StoreResult<Vec<ClubGame>> {
    let sql = format!("SELECT * FROM game WHERE {condition}");
    select(db, &sql, params, read_game)
}

/// Returns the tournaments that a condition selects.
pub(crate) fn tournaments(
    db: &Connection,
    condition: &str,
    params: impl Params,
) -> StoreResult<Vec<ClubTournament>> {
    let sql = format!("SELECT * FROM tournament WHERE {condition}");
    select(db, &sql, params, |row| {
        Reader::new::<i64>(row, "tournament", "id").json("content")
    })
}

/// Returns a tournament.
pub(crate) fn tournament(db: &Connection, id: i64) -> StoreResult<ClubTournament> {
    let found = tournaments(db, "id = ?1", [id])?.pop();
    found.ok_or_else(|| ClubCode::NoSuchTournament.into())
}

/// Replays a game's moves. An older version counted fewer plies before the first position of some
/// games, so they went on after what is a draw by now.
pub(crate) fn replay(db: &Connection, mut game: ClubGame) -> StoreResult<ClubGame> {
    let sql = "SELECT ply, move FROM move WHERE game = ?1 ORDER BY ply";
    let moves = select(db, sql, [game.id], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
    })?;
    let id = game.id;
    for (wanted, (ply, mv)) in (1..).zip(moves) {
        let damaged =
            |what: &dyn Display| Fault::Damaged(format!("game {id}, ply {wanted}: {what}"));
        if ply != wanted {
            return Err(damaged(&"missing"));
        }
        let mv = mv.parse().map_err(|error| damaged(&error))?;
        game.game.play_on(mv).map_err(|error| damaged(&error))?;
    }
    Ok(game)
}

/// Returns a game.
pub(crate) fn game(db: &Connection, id: i64) -> StoreResult<ClubGame> {
    let found = games(db, "id = ?1", [id])?.pop();
    replay(db, found.ok_or(ClubCode::NoSuchGame)?)
}

/// Returns the members that a condition selects.
pub(crate) fn players(
    db: &Connection,
    condition: &str,
    params: impl Params,
) -> StoreResult<Vec<Player>> {
    let sql = format!("SELECT player.* FROM player WHERE {condition} ORDER BY id");
    select(db, &sql, params, read_player)
}

/// Returns a member.
pub(crate) fn player(db: &Connection, id: i64) -> StoreResult<Player> {
    let found = players(db, "id = ?1", [id])?.pop();
    found.ok_or_else(|| ClubCode::NoSuchPlayer.into())
}

/// Returns the member with a name, in any spelling.
pub(crate) fn by_name(db: &Connection, name: &str) -> StoreResult<Option<Player>> {
    let condition = "name = ?1 OR name_key = ?2";
    let found = players(db, condition, [name, &name_key(name)])?;
    // Of two old members whose names look alike, the second is found by its own spelling alone.
    Ok(found.into_iter().max_by_key(|player| player.name == name))
}

/// Returns the member whose session has a token with a hash, and the session.
pub(crate) fn by_session(db: &Connection, hash: &str) -> StoreResult<Option<(Player, Session)>> {
    let sql = "SELECT * FROM session WHERE hash = ?1";
    let Some((_, session)) = select(db, sql, [hash], read_session)?.pop() else {
        return Ok(None);
    };
    Ok(Some((player(db, session.player)?, session)))
}

/// Returns the sessions of a member.
pub(crate) fn sessions(db: &Connection, player: i64) -> StoreResult<Vec<Session>> {
    let sql = "SELECT * FROM session WHERE player = ?1 ORDER BY created_at";
    select(db, sql, [player], |row| Ok(read_session(row)?.1))
}

/// Returns the invitations that a condition selects, the oldest first.
pub(crate) fn invitations(
    db: &Connection,
    condition: &str,
    params: impl Params,
) -> StoreResult<Vec<Invitation>> {
    let sql = format!("SELECT * FROM invitation WHERE {condition} ORDER BY created_at, token");
    select(db, &sql, params, read_invitation)
}

/// Returns an invitation.
pub(crate) fn invitation(db: &Connection, token: &str) -> StoreResult<Invitation> {
    let found = invitations(db, "token = ?1", [token])?.pop();
    found.ok_or_else(|| ClubCode::NoInvitation.into())
}

/// Reads the member, the class and the rating of a row.
pub(super) fn read_rating(row: &SqlRow<'_>) -> StoreResult<(i64, String, Rated)> {
    let read = Reader::new::<i64>(row, "rating of player", "player");
    let rated = Rated {
        glicko: Glicko2Rating {
            rating: read.get("rating")?,
            deviation: read.get("deviation")?,
            volatility: read.get("volatility")?,
        },
        games: read.get("games")?,
        at: read.get("at")?,
    };
    Ok((read.get("player")?, read.get("class")?, rated))
}

/// Returns each member's rating in the class with the most games.
pub(crate) fn most_played_ratings(db: &Connection, now: i64) -> StoreResult<HashMap<i64, Rated>> {
    let all = select(db, "SELECT * FROM rating ORDER BY games", [], read_rating)?;
    let rested = |(player, _, rated): (i64, String, Rated)| (player, rated.after_rest(now));
    Ok(all.into_iter().map(rested).collect())
}

impl Members for Connection {
    fn player_view(&self, id: i64, class: &str, now: i64) -> Result<PlayerView, ApiError> {
        let player = player(self, id)?;
        let sql = "SELECT * FROM rating WHERE player = ?1 AND class = ?2";
        let kept = select(self, sql, params![id, class], read_rating)?.pop();
        let rated = Rated::of(&player, kept.map(|(_, _, rated)| rated), now);
        Ok(player.view().with_rating(rated))
    }
}

/// Reads a setting, which is JSON; its default if there is none.
fn setting<T: Default + DeserializeOwned>(db: &Connection, name: &str) -> StoreResult<T> {
    let sql = "SELECT name, value FROM setting WHERE name = ?1";
    let read = |row: &SqlRow<'_>| Reader::new::<String>(row, "setting", "name").json("value");
    Ok(select(db, sql, [name], read)?.pop().unwrap_or_default())
}

/// Reads the club.
pub(crate) fn load(db: &Connection) -> StoreResult<State> {
    let mut state = State::default();
    for player in players(db, "true", [])? {
        state.apply(Row::Player(player.id, Some(player)));
    }
    for (hash, session) in select(db, "SELECT * FROM session", [], read_session)? {
        state.apply(Row::Session(hash, Some(session)));
    }
    let blocks = select(db, "SELECT player, blocked FROM block", [], |row| {
        Ok((row.get(0)?, row.get(1)?))
    });
    for (player, blocked) in blocks? {
        state.apply(Row::Block(player, blocked, true));
    }
    for (player, class, rated) in select(db, "SELECT * FROM rating", [], read_rating)? {
        state.apply(Row::Rating(player, class, Some(rated)));
    }
    for code in codes(db)? {
        state.apply(Row::Code(code.code.clone(), Some(code)));
    }
    for game in games(db, "state NOT IN ('over', 'aborted')", [])? {
        let game = replay(db, game)?;
        state.apply(Row::Game(game.id, Some(game)));
    }
    for tournament in tournaments(db, "stage <> 'over'", [])? {
        state.apply(Row::Tournament(tournament.id, Some(tournament)));
    }
    state.settings = setting(db, CLUB)?;
    state.alive = setting(db, ALIVE)?;
    for invitation in invitations(db, "game IS NULL", [])? {
        state.apply(Row::Invitation(invitation.token.clone(), Some(invitation)));
    }
    let last = |table| {
        let sql = format!("SELECT coalesce(max(id), 0) FROM {table}");
        db.query_row(&sql, [], |row| row.get::<_, i64>(0))
    };
    state.last_game = last("game")?;
    state.last_audit = last("audit")?;
    state.last_tournament = last("tournament")?;
    Ok(state)
}

/// Returns the codes that let people into a closed club.
pub(crate) fn codes(db: &Connection) -> StoreResult<Vec<JoinCode>> {
    let sql = "SELECT * FROM join_code ORDER BY created_at";
    select(db, sql, [], |row| {
        let read = Reader::new::<String>(row, "join code", "code");
        Ok(JoinCode {
            code: read.get("code")?,
            uses_left: read.get("uses_left")?,
            created_by: read.get("created_by")?,
            created_at: read.get("created_at")?,
        })
    })
}

/// Returns the newest acts of the audit log, the newest first.
pub(crate) fn audit(db: &Connection) -> StoreResult<Vec<Audit>> {
    let sql = "SELECT * FROM audit ORDER BY id DESC LIMIT 1000";
    select(db, sql, [], |row| {
        let read = Reader::new::<i64>(row, "audit", "id");
        Ok(Audit {
            id: read.get("id")?,
            at: read.get("at")?,
            actor: read.get("actor")?,
            act: read.get("act")?,
            subject: read.get("subject")?,
            detail: read.json("detail")?,
        })
    })
}
