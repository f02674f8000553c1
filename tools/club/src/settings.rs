//! The club's settings, and the server's sign of life.

use crate::code::bad_field;
use crate::store::fault;
use loa_page_api::ApiError;
use rusqlite::{Connection, OptionalExtension as _};
use serde::{Deserialize, Serialize};

/// What the owner decides about the club.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// The club's name.
    pub(crate) name: String,
    /// Whether people need a code to come in, and strangers see nothing.
    pub(crate) closed: bool,
    /// Whether spectators of running games may use the engine; the page obeys it.
    pub(crate) assist: bool,
    /// Whether players may send each other preset phrases.
    pub(crate) phrases: bool,
    /// Whether guests may play.
    pub(crate) guests: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: "Lines of Action".to_owned(),
            closed: false,
            assist: false,
            phrases: false,
            guests: true,
        }
    }
}

impl Settings {
    /// Checks what the owner has typed.
    ///
    /// # Errors
    /// If the club's name is empty or too long.
    pub(crate) fn checked(mut self) -> Result<Settings, ApiError> {
        self.name = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        if !(1..=LONGEST_NAME).contains(&self.name.chars().count()) {
            let wanted = format!("1 to {LONGEST_NAME} characters");
            return Err(bad_field("name", &wanted));
        }
        Ok(self)
    }
}

/// The most characters of a club's name.
const LONGEST_NAME: usize = 60;
/// The name of the setting with the time at which the server was last seen alive.
const ALIVE: &str = "alive";
const CLUB: &str = "club";

fn get(db: &Connection, name: &str) -> rusqlite::Result<Option<String>> {
    let mut statement = db.prepare_cached("SELECT value FROM setting WHERE name = ?1")?;
    statement.query_row([name], |row| row.get(0)).optional()
}

fn set(db: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    let sql = "INSERT INTO setting (name, value) VALUES (?1, ?2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    db.prepare_cached(sql)?.execute([name, value]).map(|_| ())
}

/// Returns the club's settings.
pub(crate) fn club(db: &Connection) -> Result<Settings, ApiError> {
    let text = get(db, CLUB).map_err(fault)?;
    Ok(text
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default())
}

/// Changes the club's settings.
pub(crate) fn set_club(db: &Connection, settings: &Settings) -> Result<(), ApiError> {
    let text = serde_json::to_string(settings).map_err(ApiError::internal)?;
    set(db, CLUB, &text).map_err(fault)
}

/// Returns when the server was last seen alive; 0 if never.
pub(crate) fn last_sign_of_life(db: &Connection) -> rusqlite::Result<i64> {
    let text = get(db, ALIVE)?;
    Ok(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Notes that the server is alive.
pub(crate) fn sign_of_life(db: &Connection, now: i64) -> Result<(), ApiError> {
    set(db, ALIVE, &now.to_string()).map_err(fault)
}
