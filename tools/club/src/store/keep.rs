//! Keeps rows of the club in SQL.

use crate::core::game::{ClubGame, Offer};
use crate::core::meeting::Invitation;
use crate::core::player::{Player, name_key};
use crate::core::rating::Rated;
use crate::core::row::{Audit, Row};
use crate::core::view::Side;
use crate::core::{JoinCode, Session};
use crate::store::StoreResult;
use crate::store::rows::{ALIVE, CLUB, execute};
use loa::Color;
use loa_engine::Level;
use loa_page_api::ApiError;
use rusqlite::{Connection, params};

/// How many plies of the opening are kept with a game.
const OPENING: usize = 12;
/// Keeps a row.
pub(crate) fn keep(db: &Connection, row: &Row) -> StoreResult<()> {
    match row {
        Row::Player(_, Some(player)) => keep_player(db, player),
        Row::Player(id, None) => execute(db, "DELETE FROM player WHERE id = ?1", [id]),
        Row::Session(hash, Some(session)) => {
            let sql = "INSERT INTO session (hash, player, created_at, used_at)
                       VALUES (?1, ?2, ?3, ?4)
                       ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at";
            let Session {
                player,
                created_at,
                used_at,
            } = session;
            execute(db, sql, params![hash, player, created_at, used_at])
        }
        Row::Session(hash, None) => execute(db, "DELETE FROM session WHERE hash = ?1", [hash]),
        Row::Block(player, blocked, true) => {
            let sql = "INSERT INTO block (player, blocked) VALUES (?1, ?2)";
            execute(db, sql, [player, blocked])
        }
        Row::Block(player, blocked, false) => {
            let sql = "DELETE FROM block WHERE player = ?1 AND blocked = ?2";
            execute(db, sql, [player, blocked])
        }
        Row::Invitation(_, Some(invitation)) => keep_invitation(db, invitation),
        Row::Invitation(token, None) => {
            execute(db, "DELETE FROM invitation WHERE token = ?1", [token])
        }
        Row::Game { id, game, kept } => match game {
            Some(game) => keep_game(db, game, *kept),
            None => execute(db, "DELETE FROM game WHERE id = ?1", [id]),
        },
        Row::Tournament(id, Some(tournament)) => {
            let sql = "INSERT INTO tournament (id, stage, content) VALUES (?1, ?2, ?3)
                       ON CONFLICT (id) DO UPDATE SET stage = excluded.stage,
                         content = excluded.content";
            let content = serde_json::to_string(tournament).map_err(ApiError::internal)?;
            execute(db, sql, params![id, tournament.stage.name(), content])
        }
        Row::Tournament(id, None) => execute(db, "DELETE FROM tournament WHERE id = ?1", [id]),
        Row::Rating(player, class, Some(rated)) => {
            let sql = "INSERT INTO rating (player, class, rating, deviation, volatility, games, at)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                       ON CONFLICT (player, class) DO UPDATE SET rating = excluded.rating,
                         deviation = excluded.deviation, volatility = excluded.volatility,
                         games = excluded.games, at = excluded.at";
            let Rated {
                rating,
                deviation,
                volatility,
                games,
                at,
            } = rated;
            execute(
                db,
                sql,
                params![player, class, rating, deviation, volatility, games, at],
            )
        }
        Row::Rating(player, class, None) => {
            let sql = "DELETE FROM rating WHERE player = ?1 AND class = ?2";
            execute(db, sql, params![player, class])
        }
        Row::RatingChange {
            game,
            player,
            class,
            rated,
        } => {
            let sql = "INSERT INTO rating_change (game, player, class, rating, deviation, at)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let Rated {
                rating,
                deviation,
                at,
                ..
            } = rated;
            execute(db, sql, params![game, player, class, rating, deviation, at])
        }
        Row::NoRatingChanges(class) => {
            execute(db, "DELETE FROM rating_change WHERE class = ?1", [class])
        }
        Row::NoRatingChangesOf(player) => {
            execute(db, "DELETE FROM rating_change WHERE player = ?1", [player])
        }
        Row::Code(code, Some(content)) => {
            let sql = "INSERT INTO join_code (code, uses_left, created_by, created_at)
                       VALUES (?1, ?2, ?3, ?4)
                       ON CONFLICT (code) DO UPDATE SET uses_left = excluded.uses_left";
            let JoinCode {
                uses_left,
                created_by,
                created_at,
            } = content;
            execute(db, sql, params![code, uses_left, created_by, created_at])
        }
        Row::Code(code, None) => execute(db, "DELETE FROM join_code WHERE code = ?1", [code]),
        Row::Settings(settings) => {
            let text = serde_json::to_string(settings).map_err(ApiError::internal)?;
            keep_setting(db, CLUB, &text)
        }
        Row::Alive(at) => keep_setting(db, ALIVE, &at.to_string()),
        Row::Audit(audit) => {
            let sql = "INSERT INTO audit (id, at, actor, act, subject, detail)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let Audit {
                id,
                at,
                actor,
                act,
                subject,
                detail,
            } = audit;
            execute(db, sql, params![id, at, actor, act, subject, detail])
        }
    }
}

fn keep_setting(db: &Connection, name: &str, value: &str) -> StoreResult<()> {
    let sql = "INSERT INTO setting (name, value) VALUES (?1, ?2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    execute(db, sql, [name, value])
}

fn keep_player(db: &Connection, player: &Player) -> StoreResult<()> {
    let sql = "INSERT INTO player (id, name, name_key, kind, role, passphrase, owner, key_hash,
                 accepts, level, created_at)
               VALUES (?1, ?2,
                 CASE WHEN EXISTS (SELECT 1 FROM player WHERE name_key = ?3 AND id <> ?1)
                   THEN ?3 || '/' || ?1 ELSE ?3 END, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,
                 kind = excluded.kind, role = excluded.role, passphrase = excluded.passphrase,
                 owner = excluded.owner, key_hash = excluded.key_hash,
                 accepts = excluded.accepts, level = excluded.level";
    let row = params![
        player.id,
        player.name,
        name_key(&player.name),
        player.kind.name(),
        player.role.name(),
        player.passphrase,
        player.owner,
        player.key,
        player.accepts.name(),
        player.level.map(Level::number),
        player.created_at
    ];
    execute(db, sql, row)
}

fn keep_invitation(db: &Connection, invitation: &Invitation) -> StoreResult<()> {
    let sql = "INSERT INTO invitation (token, kind, author, target, setup, color, created_at, game)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
               ON CONFLICT (token) DO UPDATE SET color = excluded.color, game = excluded.game";
    let setup = serde_json::to_string(&invitation.setup).map_err(ApiError::internal)?;
    let row = params![
        invitation.token,
        invitation.kind.name(),
        invitation.author,
        invitation.target,
        setup,
        invitation.color.map(word),
        invitation.created_at,
        invitation.game
    ];
    execute(db, sql, row)
}

fn word(color: Color) -> String {
    format!("{color:#}")
}

/// Adds a game, whose state follows.
fn add_game(db: &Connection, game: &ClubGame) -> StoreResult<()> {
    let sql = "INSERT INTO game (id, setup, rules, board, speed, rated, black, white, state,
                 black_ms, white_ms, turn_at, offers, created_at, tournament)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, '', 0, 0, 0, '[]', ?9, ?10)";
    let row = params![
        game.id,
        serde_json::to_string(&game.setup).map_err(ApiError::internal)?,
        game.setup.preset().name,
        game.setup.board().to_string(),
        game.setup.clock().speed().name(),
        game.setup.is_rated(),
        game.players.black,
        game.players.white,
        game.created_at,
        game.tournament
    ];
    execute(db, sql, row)
}

/// Keeps a game of which some plies are kept already.
fn keep_game(db: &Connection, game: &ClubGame, kept: usize) -> StoreResult<()> {
    if kept > game.plies() {
        let sql = "DELETE FROM move WHERE game = ?1 AND ply > ?2";
        execute(db, sql, params![game.id, game.plies() as i64])?;
    }
    let sql = "UPDATE game SET state = ?2, winner = ?3, how = ?4, black_ms = ?5, white_ms = ?6,
                 turn_at = ?7, deadline = ?8, offers = ?9, rematch = ?10, opening = ?11,
                 ended_at = ?12
               WHERE id = ?1";
    let offers = game.offers.iter();
    let offers: Vec<(Offer, Side)> = offers.map(|(what, by)| (*what, (*by).into())).collect();
    let opening = || {
        let mut moves = game.moves_since(0);
        moves.truncate(OPENING);
        moves.join(" ")
    };
    let row = params![
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
        game.ended_at
    ];
    let mut update = db.prepare_cached(sql)?;
    if update.execute(row)? == 0 {
        add_game(db, game)?;
        update.execute(row)?;
    }
    let sql = "INSERT INTO move (game, ply, move, at, black_ms, white_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    for (ply, mv) in (kept as i64 + 1..).zip(game.moves_since(kept)) {
        let clocks = game.clocks;
        let row = params![game.id, ply, mv, game.turn_at, clocks.black, clocks.white];
        execute(db, sql, row)?;
    }
    Ok(())
}
