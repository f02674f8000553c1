//! Members: people, guests, programs, and the levels of the engine.

use crate::ClubCode;
use crate::games::next_id;
use crate::permission::Standing;
use crate::ratings;
use crate::store::fault;
use loa_engine::Level;
use loa_page_api::{ApiError, Message};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const LONGEST_NAME: usize = 24;
/// The words that begin the names of guests, deleted members and levels; a number follows.
const NUMBERED: [&str; 3] = ["guest", "deleted", "level"];
/// How long a session lasts after its last use, in milliseconds.
const SESSION: i64 = 180 * DAY;
/// How exactly the last use is known, so that few requests write.
const DAY: i64 = 24 * 3600 * 1000;

loa::named! {
    /// What a member is.
    pub(crate) enum PlayerKind: "a kind of member" {
        /// A person without passphrase, known by the browser alone.
        Guest = "guest",
        /// A person.
        Person = "person",
        /// A program of a person.
        Bot = "bot",
        /// A level of the engine.
        Engine = "engine",
        /// Someone whose data were deleted.
        Deleted = "deleted",
    }
}

loa::named! {
    /// What a person is in the club.
    pub(crate) enum Role: "a role" {
        /// Plays.
        Player = "player",
        /// Can correct results.
        Arbiter = "arbiter",
        /// Can do everything.
        Owner = "owner",
    }
}

loa::named! {
    /// Whose challenges a program takes.
    pub(crate) enum Accepts: "whose challenges a program takes" {
        /// Everyone's.
        All = "all",
        /// Its owner's.
        Owner = "owner",
        /// None.
        None = "none",
    }
}

/// A member.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) kind: PlayerKind,
    pub(crate) role: Role,
    /// The hash of the passphrase.
    pub(crate) passphrase: Option<String>,
    /// The owner of a program.
    pub(crate) owner: Option<i64>,
    pub(crate) accepts: Accepts,
    /// The level of an engine.
    pub(crate) level: Option<Level>,
}

impl Player {
    fn read(row: &Row<'_>) -> rusqlite::Result<Player> {
        let text = |name: &str| row.get::<_, Option<String>>(name);
        let level: Option<u8> = row.get("level")?;
        Ok(Player {
            id: row.get("id")?,
            name: row.get("name")?,
            kind: text("kind")?
                .and_then(|kind| kind.parse().ok())
                .unwrap_or(PlayerKind::Deleted),
            role: text("role")?
                .and_then(|role| role.parse().ok())
                .unwrap_or(Role::Player),
            passphrase: text("passphrase")?,
            owner: row.get("owner")?,
            accepts: text("accepts")?
                .and_then(|accepts| accepts.parse().ok())
                .unwrap_or(Accepts::All),
            level: level.and_then(Level::new),
        })
    }

    /// Returns what the member may do.
    pub(crate) const fn standing(&self) -> Standing {
        match (self.kind, self.role) {
            (PlayerKind::Guest, _) => Standing::Guest,
            (PlayerKind::Bot | PlayerKind::Engine, _) => Standing::Bot,
            (PlayerKind::Deleted, _) => Standing::Stranger,
            (PlayerKind::Person, Role::Player) => Standing::Player,
            (PlayerKind::Person, Role::Arbiter) => Standing::Arbiter,
            (PlayerKind::Person, Role::Owner) => Standing::Owner,
        }
    }

    /// Describes the member for everyone.
    pub(crate) fn summary(&self) -> Value {
        json!({
            "id": self.id,
            "name": self.name,
            "kind": self.kind.name(),
            "role": self.role.name(),
            "owner": self.owner,
            "level": self.level.map(Level::number),
        })
    }
}

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

fn find(
    db: &Connection,
    condition: &str,
    value: impl rusqlite::ToSql,
) -> Result<Option<Player>, ApiError> {
    let sql = format!("SELECT player.* FROM player WHERE {condition}");
    let mut statement = db.prepare_cached(&sql).map_err(fault)?;
    let found = statement.query_row([value], Player::read).optional();
    found.map_err(fault)
}

fn no_such_player() -> ApiError {
    ApiError::not_found(ClubCode::NoSuchPlayer)
}

/// Returns a member.
pub(crate) fn get(db: &Connection, id: i64) -> Result<Player, ApiError> {
    find(db, "id = ?1", id)?.ok_or_else(no_such_player)
}

/// Returns the member with a name, in any case.
pub(crate) fn by_name(db: &Connection, name: &str) -> Result<Player, ApiError> {
    find(db, "name_key = ?1", key(name))?.ok_or_else(no_such_player)
}

/// Returns the member whose session has a token, and whether its use has to be
/// [noted](use_session).
pub(crate) fn by_session(
    db: &Connection,
    token: &str,
    now: i64,
) -> Result<Option<(Player, bool)>, ApiError> {
    let sql = "SELECT player.*, used_at FROM player JOIN session ON session.player = player.id
               WHERE hash = ?1 AND used_at > ?2";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let found = statement.query_row(params![hash(token), now - SESSION], |row| {
        Ok((
            Player::read(row)?,
            row.get::<_, i64>("used_at")? < now - DAY,
        ))
    });
    found.optional().map_err(fault)
}

/// Returns the program that has a key.
pub(crate) fn by_key(db: &Connection, key: &str) -> Result<Option<Player>, ApiError> {
    find(db, "key_hash = ?1", hash(key))
}

/// Returns all members that a condition selects.
pub(crate) fn all(db: &Connection, condition: &str, value: i64) -> Result<Vec<Player>, ApiError> {
    let sql = format!("SELECT * FROM player WHERE {condition} ORDER BY id");
    let mut statement = db.prepare_cached(&sql).map_err(fault)?;
    let players = statement.query_map([value], Player::read).map_err(fault)?;
    players.collect::<Result<_, _>>().map_err(fault)
}

/// Describes a member, with a rating.
pub(crate) fn summary(db: &Connection, id: i64, class: Option<&str>) -> Result<Value, ApiError> {
    let player = get(db, id)?;
    let mut summary = player.summary();
    if let Some(class) = class {
        let rating = ratings::of(db, &player, class)?;
        summary["rating"] = json!(rating.rating.round());
        summary["provisional"] = json!(rating.is_provisional());
    }
    Ok(summary)
}

fn key(name: &str) -> String {
    name.to_lowercase()
}

/// Checks a name that a person has chosen. Names that the club gives are taken, also in another
/// spelling.
pub(crate) fn check_name(name: &str) -> Result<String, ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_visible = |c: char| c == ' ' || c.is_alphanumeric() || "-_.'".contains(c);
    let count = name.chars().count();
    if !(1..=LONGEST_NAME).contains(&count) || !name.chars().all(is_visible) {
        let message = Message::from(ClubCode::BadName).with("most", LONGEST_NAME);
        return Err(ApiError::bad(message));
    }
    let folded = key(&name).replace(|c: char| !c.is_alphanumeric(), "");
    let numbers = NUMBERED.iter().filter_map(|word| folded.strip_prefix(word));
    for number in numbers {
        if number.chars().all(char::is_numeric) {
            return Err(name_taken(&name));
        }
    }
    Ok(name)
}

fn name_taken(name: &str) -> ApiError {
    ApiError::new(409, Message::from(ClubCode::NameTaken).with("name", name))
}

/// Adds a member and returns its number.
pub(crate) fn add(
    db: &Connection,
    now: i64,
    name: Option<&str>,
    kind: PlayerKind,
    role: Role,
) -> Result<i64, ApiError> {
    let id = next_id(db, "player")?;
    let name = match name {
        Some(name) => name.to_owned(),
        None => format!("Guest {id}"),
    };
    check_free(db, &name, id)?;
    let sql = "INSERT INTO player (id, name, name_key, kind, role, created_at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let added = statement.execute(params![id, name, key(&name), kind.name(), role.name(), now]);
    added.map_err(fault)?;
    Ok(id)
}

fn check_free(db: &Connection, name: &str, own: i64) -> Result<(), ApiError> {
    match find(db, "name_key = ?1", key(name))? {
        Some(other) if other.id != own => Err(name_taken(name)),
        _ => Ok(()),
    }
}

/// Gives a guest or a new member a name and the hash of a passphrase.
pub(crate) fn become_person(
    db: &Connection,
    id: i64,
    name: &str,
    passphrase: &str,
) -> Result<(), ApiError> {
    check_free(db, name, id)?;
    let sql = "UPDATE player SET name = ?2, name_key = ?3, passphrase = ?4, kind = 'person'
               WHERE id = ?1";
    execute(db, sql, params![id, name, key(name), passphrase])
}

/// Does a statement.
pub(crate) fn execute(
    db: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
) -> Result<(), ApiError> {
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    statement.execute(params).map(|_| ()).map_err(fault)
}

/// Begins a session of a member, and returns its token.
pub(crate) fn begin_session(db: &Connection, player: i64, now: i64) -> Result<String, ApiError> {
    let token = secret()?;
    let sql = "INSERT INTO session (hash, player, created_at, used_at) VALUES (?1, ?2, ?3, ?3)";
    execute(db, sql, params![hash(&token), player, now])?;
    Ok(token)
}

/// Notes that a session was used.
pub(crate) fn use_session(db: &Connection, token: &str, now: i64) -> Result<(), ApiError> {
    let sql = "UPDATE session SET used_at = ?2 WHERE hash = ?1";
    execute(db, sql, params![hash(token), now])
}

/// Ends all sessions of a member.
pub(crate) fn end_sessions(db: &Connection, player: i64) -> Result<(), ApiError> {
    execute(db, "DELETE FROM session WHERE player = ?1", [player])
}

/// Deletes the sessions that were not used for too long.
pub(crate) fn delete_old_sessions(db: &Connection, now: i64) -> Result<(), ApiError> {
    let sql = "DELETE FROM session WHERE used_at <= ?1";
    execute(db, sql, [now - SESSION])
}

/// Deletes what the club has of a member but its games, which other people have, too: name,
/// passphrase, sessions, programs' keys, blocks, invitations, ratings.
pub(crate) fn delete(db: &Connection, id: i64) -> Result<(), ApiError> {
    for program in all(db, "owner = ?1 AND kind = 'bot'", id)? {
        delete(db, program.id)?;
    }
    for sql in [
        "UPDATE player SET name = 'deleted ' || id, name_key = 'deleted ' || id,
           kind = 'deleted', role = 'player', passphrase = NULL, key_hash = NULL, owner = NULL
         WHERE id = ?1",
        "DELETE FROM session WHERE player = ?1",
        "DELETE FROM block WHERE player = ?1 OR blocked = ?1",
        "DELETE FROM invitation WHERE (author = ?1 OR target = ?1) AND game IS NULL",
        "DELETE FROM rating WHERE player = ?1",
        "DELETE FROM rating_change WHERE player = ?1",
    ] {
        execute(db, sql, [id])?;
    }
    Ok(())
}

/// Adds the levels of the engine that are missing.
pub(crate) fn add_engines(db: &Connection, now: i64) -> Result<(), ApiError> {
    for level in Level::all() {
        if find(db, "level = ?1", level.number())?.is_none() {
            let name = format!("Level {}", level.number());
            let id = add(db, now, Some(&name), PlayerKind::Engine, Role::Player)?;
            let sql = "UPDATE player SET level = ?2 WHERE id = ?1";
            execute(db, sql, params![id, level.number()])?;
        }
    }
    Ok(())
}

/// Tells whether one of two members has blocked the other.
pub(crate) fn is_blocked(db: &Connection, one: i64, other: i64) -> Result<bool, ApiError> {
    let sql = "SELECT count(*) FROM block
               WHERE (player = ?1 AND blocked = ?2) OR (player = ?2 AND blocked = ?1)";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let count: i64 = statement
        .query_row([one, other], |row| row.get(0))
        .map_err(fault)?;
    Ok(count > 0)
}

/// Writes an act into the audit log.
pub(crate) fn audit(
    db: &Connection,
    now: i64,
    actor: Option<i64>,
    act: &str,
    subject: &str,
    detail: &Value,
) -> Result<(), ApiError> {
    let id = next_id(db, "audit")?;
    let sql = "INSERT INTO audit (id, at, actor, act, subject, detail)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    execute(
        db,
        sql,
        params![id, now, actor, act, subject, detail.to_string()],
    )
}
