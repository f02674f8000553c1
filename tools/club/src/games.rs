//! Games in the store, and what clients are told of them.

use crate::ClubCode;
use crate::game::{ClubGame, Finish, Offer, State};
use crate::hub::{Event, Kind, Topic};
use crate::players;
use crate::setup::Setup;
use crate::store::fault;
use loa::{ByColor, Color};
use loa_page_api::ApiError;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde_json::{Value, json};

/// How many plies of the opening are kept with a game.
const OPENING: usize = 12;

/// Returns the number for a new row of a table.
pub(crate) fn next_id(db: &Connection, table: &str) -> Result<i64, ApiError> {
    let sql = format!("SELECT coalesce(max(id), 0) + 1 FROM {table}");
    let mut statement = db.prepare_cached(&sql).map_err(fault)?;
    statement.query_row([], |row| row.get(0)).map_err(fault)
}

/// Reads a word that the program has written.
fn word<T: std::str::FromStr>(row: &Row<'_>, name: &str) -> rusqlite::Result<Option<T>> {
    let text: Option<String> = row.get(name)?;
    Ok(text.and_then(|text| text.parse().ok()))
}

fn json_of<T: serde::de::DeserializeOwned>(row: &Row<'_>, name: &str) -> rusqlite::Result<T> {
    let text: String = row.get(name)?;
    serde_json::from_str(&text).map_err(|error| {
        let kind = rusqlite::types::Type::Text;
        rusqlite::Error::FromSqlConversionFailure(0, kind, Box::new(error))
    })
}

/// Reads a game without its moves.
fn read_row(row: &Row<'_>) -> rusqlite::Result<ClubGame> {
    let setup: Setup = json_of(row, "setup")?;
    let how = word(row, "how")?;
    let winner = word::<Color>(row, "winner")?;
    Ok(ClubGame {
        id: row.get("id")?,
        game: setup.begin().unwrap_or_default(),
        setup,
        players: ByColor {
            black: row.get("black")?,
            white: row.get("white")?,
        },
        state: word(row, "state")?.unwrap_or(State::Aborted),
        finish: how.map(|how| Finish { winner, how }),
        clocks: ByColor {
            black: row.get("black_ms")?,
            white: row.get("white_ms")?,
        },
        turn_at: row.get("turn_at")?,
        offers: json_of::<Vec<(Offer, String)>>(row, "offers")?
            .into_iter()
            .filter_map(|(what, by)| Some((what, by.parse().ok()?)))
            .collect(),
        rematch: row.get("rematch")?,
        created_at: row.get("created_at")?,
        ended_at: row.get("ended_at")?,
    })
}

/// Loads a game and replays its moves.
pub(crate) fn load(db: &Connection, id: i64) -> Result<ClubGame, ApiError> {
    let mut statement = db
        .prepare_cached("SELECT * FROM game WHERE id = ?1")
        .map_err(fault)?;
    let read = statement.query_row([id], read_row).optional();
    let no_game = || ApiError::not_found(ClubCode::NoSuchGame);
    let mut game = read.map_err(fault)?.ok_or_else(no_game)?;
    let sql = "SELECT move FROM move WHERE game = ?1 ORDER BY ply";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let moves = statement.query_map([id], |row| row.get::<_, String>(0));
    for mv in moves.map_err(fault)? {
        let mv = mv.map_err(fault)?.parse().map_err(ApiError::internal)?;
        game.game.play(mv).map_err(ApiError::internal)?;
    }
    Ok(game)
}

/// Returns the games that a condition selects, without their moves.
pub(crate) fn select(
    db: &Connection,
    condition: &str,
    params: &[&dyn rusqlite::ToSql],
) -> Result<Vec<ClubGame>, ApiError> {
    let sql = format!("SELECT * FROM game WHERE {condition}");
    let mut statement = db.prepare_cached(&sql).map_err(fault)?;
    let games = statement.query_map(params, read_row);
    let games = games.map_err(fault)?.collect::<Result<_, _>>();
    games.map_err(fault)
}

/// Returns how many plies of a game are stored.
pub(crate) fn stored_plies(db: &Connection, id: i64) -> Result<usize, ApiError> {
    let sql = "SELECT coalesce(max(ply), 0) FROM move WHERE game = ?1";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let plies: i64 = statement.query_row([id], |row| row.get(0)).map_err(fault)?;
    Ok(plies as usize)
}

/// Stores a new game.
pub(crate) fn insert(db: &Connection, game: &ClubGame) -> Result<(), ApiError> {
    let setup = serde_json::to_string(&game.setup).map_err(ApiError::internal)?;
    let sql = "INSERT INTO game (id, setup, rules, board, speed, rated, black, white, state,
                 black_ms, white_ms, turn_at, deadline, offers, created_at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, '[]', ?14)";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let inserted = statement.execute(params![
        game.id,
        setup,
        game.setup.rules,
        game.setup.board,
        game.setup.clock.speed(),
        game.setup.rated,
        game.players.black,
        game.players.white,
        game.state.name(),
        game.clocks.black,
        game.clocks.white,
        game.turn_at,
        game.deadline(),
        game.created_at,
    ]);
    inserted.map(|_| ()).map_err(fault)
}

/// Stores what has changed in a game of which some plies are stored.
pub(crate) fn save(db: &Connection, game: &ClubGame, stored: usize) -> Result<(), ApiError> {
    let sql = "DELETE FROM move WHERE game = ?1 AND ply > ?2";
    if stored > game.plies() {
        let mut statement = db.prepare_cached(sql).map_err(fault)?;
        let deleted = statement.execute(params![game.id, game.plies() as i64]);
        deleted.map_err(fault)?;
    }
    let sql = "INSERT INTO move (game, ply, move, at, black_ms, white_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    for (ply, mv) in (stored as i64 + 1..).zip(game.moves_since(stored)) {
        let mut statement = db.prepare_cached(sql).map_err(fault)?;
        let clocks = game.clocks;
        let inserted = statement.execute(params![
            game.id,
            ply,
            mv,
            game.turn_at,
            clocks.black,
            clocks.white
        ]);
        inserted.map_err(fault)?;
    }
    let sql = "UPDATE game SET state = ?2, winner = ?3, how = ?4, black_ms = ?5, white_ms = ?6,
                 turn_at = ?7, deadline = ?8, offers = ?9, rematch = ?10, opening = ?11,
                 ended_at = ?12
               WHERE id = ?1";
    let word = |color: Color| format!("{color:#}");
    let offers: Vec<_> = game
        .offers
        .iter()
        .map(|(what, by)| (what, word(*by)))
        .collect();
    let opening = || {
        let mut moves = game.moves_since(0);
        moves.truncate(OPENING);
        moves.join(" ")
    };
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let updated = statement.execute(params![
        game.id,
        game.state.name(),
        game.finish.and_then(|finish| finish.winner).map(word),
        game.finish.map(|finish| finish.how.name()),
        game.clocks.black,
        game.clocks.white,
        game.turn_at,
        game.deadline(),
        serde_json::to_string(&offers).map_err(ApiError::internal)?,
        game.rematch,
        game.ended_at.map(|_| opening()),
        game.ended_at,
    ]);
    updated.map(|_| ()).map_err(fault)
}

fn topics(game: &ClubGame) -> [Topic; 3] {
    [
        Topic::Game(game.id),
        Topic::Player(game.players.black),
        Topic::Player(game.players.white),
    ]
}

/// Returns the event of a change, with those who are told.
pub(crate) fn changed(game: &ClubGame, now: i64) -> ([Topic; 3], Event) {
    let message = json!({ "type": "game", "game": game.state_json(now) });
    (topics(game), Event::new(Kind::Game(game.id), &message))
}

/// Returns the event of a new game, with those who are told.
pub(crate) fn started(
    db: &Connection,
    game: &ClubGame,
    now: i64,
) -> Result<([Topic; 3], Event), ApiError> {
    let message = json!({ "type": "started", "game": view(db, game, 0, now)? });
    Ok((topics(game), Event::new(Kind::Started(game.id), &message)))
}

/// Describes a game: its players, its setup in the shape of the page's requests with the moves
/// from a ply on, and its state.
pub(crate) fn view(
    db: &Connection,
    game: &ClubGame,
    since: usize,
    now: i64,
) -> Result<Value, ApiError> {
    let mut view = game.state_json(now);
    let class = game.setup.class();
    let player = |color| players::summary(db, game.players[color], Some(&class));
    let first = loa_notation::Fen::from(*game.game.first_position());
    let own = json!({
        "game": {
            "rules": game.setup.rules,
            "limit": game.setup.limit,
            "fen": first.to_string(),
            "moves": game.moves_since(since),
        },
        "since": since,
        "board": game.setup.board,
        "clock": game.setup.clock,
        "speed": game.setup.clock.speed(),
        "rated": game.setup.rated,
        "black": player(Color::Black)?,
        "white": player(Color::White)?,
        "createdAt": game.created_at,
        "endedAt": game.ended_at,
    });
    if let (Some(view), Value::Object(own)) = (view.as_object_mut(), own) {
        view.extend(own);
    }
    Ok(view)
}

impl Event {
    /// Makes an event of its message.
    pub(crate) fn new(kind: Kind, message: &Value) -> Event {
        Event {
            kind,
            text: message.to_string().into(),
        }
    }
}
