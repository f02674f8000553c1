//! Keeps rows of the club in SQL.

use crate::core::game::{ClubGame, Offer};
use crate::core::player::{Player, name_key};
use crate::core::rating::Rated;
use crate::core::row::Row;
use crate::core::view::Side;
use crate::store::StoreResult;
use crate::store::rows::{ALIVE, CLUB, execute};
use crate::store::schema::SET_NAME_KEY;
use loa::Color;
use loa_engine::Level;
use loa_page_api::ApiError;
use rusqlite::{Connection, ToSql, params};
use serde::Serialize;

/// How many plies of the opening are kept with a game.
const OPENING: usize = 12;

/// Keeps a row.
pub(crate) fn keep(db: &Connection, row: &Row) -> StoreResult<()> {
    match row {
        Row::Player(_, Some(player)) => keep_player(db, player),
        Row::Player(id, None) => execute(db, "DELETE FROM player WHERE id = ?1", [id]),
        Row::Session(hash, Some(it)) => {
            let row = params![hash, it.player, it.created_at, it.used_at];
            put(db, "session", "hash | player, created_at, used_at", row)
        }
        Row::Session(hash, None) => execute(db, "DELETE FROM session WHERE hash = ?1", [hash]),
        Row::Block(player, blocked, true) => {
            put(db, "block", "player, blocked", params![player, blocked])
        }
        Row::Block(player, blocked, false) => {
            let sql = "DELETE FROM block WHERE player = ?1 AND blocked = ?2";
            execute(db, sql, [player, blocked])
        }
        Row::Invitation(_, Some(it)) => {
            let columns = "token | kind, author, target, setup, color, created_at, game";
            let row = params![
                it.token,
                it.kind.name(),
                it.author,
                it.target,
                json(&it.setup)?,
                it.color.map(Color::name),
                it.created_at,
                it.game
            ];
            put(db, "invitation", columns, row)
        }
        Row::Invitation(token, None) => {
            execute(db, "DELETE FROM invitation WHERE token = ?1", [token])
        }
        Row::Game(_, Some(game)) => keep_game(db, game),
        Row::Game(id, None) => execute(db, "DELETE FROM game WHERE id = ?1", [id]),
        Row::Tournament(id, Some(tournament)) => {
            let row = params![id, tournament.stage.name(), json(tournament)?];
            put(db, "tournament", "id | stage, content", row)
        }
        Row::Tournament(id, None) => execute(db, "DELETE FROM tournament WHERE id = ?1", [id]),
        Row::Rating(player, class, Some(it)) => {
            let columns = "player, class | rating, deviation, volatility, games, at";
            let row = params![
                player,
                class,
                it.glicko.rating,
                it.glicko.deviation,
                it.glicko.volatility,
                it.games,
                it.at
            ];
            put(db, "rating", columns, row)
        }
        Row::Rating(player, class, None) => {
            ["rating", "rating_change"].iter().try_for_each(|table| {
                let sql = format!("DELETE FROM {table} WHERE player = ?1 AND class = ?2");
                execute(db, &sql, params![player, class])
            })
        }
        Row::RatingChange {
            game,
            player,
            class,
            rated: Rated { glicko, at, .. },
        } => {
            let columns = "game, player, class, rating, deviation, at";
            let row = params![game, player, class, glicko.rating, glicko.deviation, at];
            put(db, "rating_change", columns, row)
        }
        Row::Code(_, Some(it)) => {
            let row = params![it.code, it.uses_left, it.created_by, it.created_at];
            let columns = "code | uses_left, created_by, created_at";
            put(db, "join_code", columns, row)
        }
        Row::Code(code, None) => execute(db, "DELETE FROM join_code WHERE code = ?1", [code]),
        Row::Settings(settings) => keep_setting(db, CLUB, settings),
        Row::Alive(at) => keep_setting(db, ALIVE, at),
        Row::Audit(it) => {
            let columns = "id, at, actor, act, subject, detail";
            let detail = json(&it.detail)?;
            let row = params![it.id, it.at, it.actor, it.act, it.subject, detail];
            put(db, "audit", columns, row)
        }
    }
}

/// Puts a row in the place of the one with the same keys, which are the columns before a bar; those
/// behind another bar never change. Without keys it is new: another one with its primary key is an
/// error.
fn put(db: &Connection, table: &str, columns: &str, row: &[&dyn ToSql]) -> StoreResult<()> {
    let names = columns.replace(" |", ",");
    let marks = vec!["?"; row.len()].join(", ");
    let mut sql = format!("INSERT INTO {table} ({names}) VALUES ({marks})");
    if let [keys, changing, ..] = columns.split(" | ").collect::<Vec<_>>()[..] {
        let changing = changing.split(", ");
        let set: Vec<String> = changing.map(|it| format!("{it} = excluded.{it}")).collect();
        sql += &format!(" ON CONFLICT ({keys}) DO UPDATE SET {}", set.join(", "));
    }
    execute(db, &sql, row)
}

fn keep_setting(db: &Connection, name: &str, value: &impl Serialize) -> StoreResult<()> {
    let row = params![name, json(value)?];
    put(db, "setting", "name | value", row)
}

fn json(value: &impl Serialize) -> Result<String, ApiError> {
    serde_json::to_string(value).map_err(ApiError::internal)
}

fn keep_player(db: &Connection, player: &Player) -> StoreResult<()> {
    let columns = "id | name, name_key, kind, role, passphrase, owner, key_hash, accepts, level, \
                   created_at";
    let row = params![
        player.id,
        player.name,
        // No name has this key; the next statement sets the right one.
        format!("/{}", player.id),
        player.kind.name(),
        player.role.name(),
        player.passphrase,
        player.owner,
        player.key,
        player.accepts.name(),
        player.level.map(Level::number),
        player.created_at
    ];
    put(db, "player", columns, row)?;
    let key = name_key(&player.name);
    execute(db, SET_NAME_KEY, params![player.id, key])
}

/// Keeps a game, of which some plies may be kept already.
fn keep_game(db: &Connection, game: &ClubGame) -> StoreResult<()> {
    let sql = "SELECT coalesce(max(ply), 0) FROM move WHERE game = ?1";
    let kept: i64 = db
        .prepare_cached(sql)?
        .query_row([game.id], |row| row.get(0))?;
    if kept > game.plies() as i64 {
        let sql = "DELETE FROM move WHERE game = ?1 AND ply > ?2";
        execute(db, sql, params![game.id, game.plies() as i64])?;
    }
    put_game(db, game)?;
    let columns = "game, ply, move, at, black_ms, white_ms";
    for (ply, mv) in (kept + 1..).zip(game.moves_since(kept as usize)) {
        let clocks = game.clocks;
        let row = params![game.id, ply, mv, game.turn_at, clocks.black, clocks.white];
        put(db, "move", columns, row)?;
    }
    Ok(())
}

/// Keeps a game without its moves.
fn put_game(db: &Connection, game: &ClubGame) -> StoreResult<()> {
    let columns = "id | state, winner, how, black_ms, white_ms, turn_at, deadline, offers, \
                   rematch, opening, ended_at | setup, rules, board, speed, rated, black, white, \
                   created_at, tournament";
    let offers = game.offers.iter();
    let offers: Vec<(Offer, Side)> = offers.map(|(what, by)| (*what, (*by).into())).collect();
    let opening = || {
        let mut moves = game.moves_since(0);
        moves.truncate(OPENING);
        moves.join(" ")
    };
    let winner = game.finish.and_then(|finish| finish.winner);
    let row = params![
        game.id,
        game.state.name(),
        winner.map(Color::name),
        game.finish.map(|finish| finish.how.name()),
        game.clocks.black,
        game.clocks.white,
        game.turn_at,
        game.deadline(),
        json(&offers)?,
        game.rematch,
        game.ended_at.map(|_| opening()),
        game.ended_at,
        json(&game.setup)?,
        game.setup.preset().name,
        game.setup.text().board,
        game.setup.clock().speed().name(),
        game.setup.is_rated(),
        game.players.black,
        game.players.white,
        game.created_at,
        game.tournament
    ];
    put(db, "game", columns, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_replaces_the_one_with_its_keys_and_a_new_one_no_other() {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE t (a, b, c, PRIMARY KEY (a, b))")
            .unwrap();
        let rows = || {
            let mut all = db.prepare("SELECT a, b, c FROM t ORDER BY b").unwrap();
            let read = |row: &rusqlite::Row<'_>| Ok([row.get(0)?, row.get(1)?, row.get(2)?]);
            let rows = all.query_map([], read).unwrap();
            rows.collect::<Result<Vec<[i64; 3]>, _>>().unwrap()
        };
        put(&db, "t", "a, b | c", params![1, 2, 3]).unwrap();
        put(&db, "t", "a, b | c", params![1, 3, 4]).unwrap();
        put(&db, "t", "a, b | c", params![1, 2, 5]).unwrap();
        assert_eq!(rows(), [[1, 2, 5], [1, 3, 4]]);
        assert!(put(&db, "t", "a, b, c", params![1, 2, 6]).is_err());
        put(&db, "t", "a, b, c", params![1, 4, 7]).unwrap();
        assert_eq!(rows(), [[1, 2, 5], [1, 3, 4], [1, 4, 7]]);
        // What is behind a second bar never changes.
        put(&db, "t", "a, b | rowid | c", params![1, 4, 9, 8]).unwrap();
        assert_eq!(rows(), [[1, 2, 5], [1, 3, 4], [1, 4, 7]]);
    }
}
