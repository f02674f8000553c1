//! What happens by itself: time runs out, players in the queue are paired, TV changes its game.

use crate::club::Club;
use crate::game::{MOST_LAG, State};
use crate::players;
use crate::store::{Work, fault};
use crate::{games, ratings, settings};
use loa::Color;
use loa_page_api::ApiError;
use rusqlite::{Connection, params};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// How often games that are out of time are looked for.
const TICK: Duration = Duration::from_millis(200);
/// How many ticks there are between signs of life while clocks of seconds run, and else.
const SIGN_OF_LIFE: u64 = 5;
const QUIET_SIGN_OF_LIFE: u64 = 300;
/// The most games that TV chooses from.
const MOST_CANDIDATES: i64 = 200;

/// Gives running games the time back that the server was down, all at once. Returns that time in
/// milliseconds.
pub(crate) fn recover(work: &mut Work<'_>) -> Result<i64, ApiError> {
    let sql = "SELECT coalesce(max(turn_at), 0) FROM game WHERE state = 'running'";
    let last_move = work.db.query_row(sql, [], |row| row.get::<_, i64>(0));
    let alive = settings::last_sign_of_life(work.db).map_err(fault)?;
    let last = last_move.map_err(fault)?.max(alive);
    let gap = if last == 0 {
        0
    } else {
        (work.now - last).max(0)
    };
    let sql = "UPDATE game SET turn_at = turn_at + ?1, deadline = deadline + ?1
               WHERE state = 'running'";
    players::execute(work.db, sql, [gap])?;
    settings::sign_of_life(work.db, work.now)?;
    Ok(gap)
}

/// Does what is due, until the club ends.
pub(crate) async fn run(club: Arc<Club>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopped = club.stopped.clone();
    for tick in 0_u64.. {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopped.changed() => return,
        }
        if let Err(error) = once(&club, tick).await {
            eprintln!("loa-club: {error}");
        }
    }
}

/// What a tick finds to do.
struct Due {
    /// Games that are out of time.
    late: Vec<i64>,
    is_real_time: bool,
    has_queue: bool,
}

fn due(db: &Connection, now: i64) -> rusqlite::Result<Due> {
    let sql = "SELECT id FROM game WHERE state = 'running' AND deadline < ?1";
    let mut statement = db.prepare_cached(sql)?;
    let late = statement.query_map([now - MOST_LAG], |row| row.get(0))?;
    let sql = "SELECT EXISTS (SELECT 1 FROM game WHERE state = 'running'
                 AND speed NOT IN ('days', 'unlimited')),
               EXISTS (SELECT 1 FROM invitation WHERE kind = 'pair' AND game IS NULL)";
    let mut statement = db.prepare_cached(sql)?;
    let late = late.collect::<Result<_, _>>()?;
    statement.query_row([], |row| {
        Ok(Due {
            late,
            is_real_time: row.get(0)?,
            has_queue: row.get(1)?,
        })
    })
}

async fn once(club: &Club, tick: u64) -> Result<(), ApiError> {
    let now = club.store.time().now();
    let due = club
        .store
        .read(move |db| due(db, now).map_err(fault))
        .await?;
    for game in due.late {
        if let Err(error) = club.expire(game).await {
            eprintln!("loa-club: game {game}: {error}");
        }
    }
    if !tick.is_multiple_of(SIGN_OF_LIFE) {
        return Ok(());
    }
    if due.has_queue {
        let present = club.hub.present();
        club.store
            .write(move |work| work.tend_queue(&present))
            .await?;
    }
    if due.is_real_time || tick.is_multiple_of(QUIET_SIGN_OF_LIFE) {
        let sign = |work: &mut Work<'_>| settings::sign_of_life(work.db, work.now);
        club.store.write(sign).await?;
    }
    choose_tv(club).await
}

/// Shows the running game of the strongest players; keeps it until it ends.
async fn choose_tv(club: &Club) -> Result<(), ApiError> {
    let shown = *club.tv.lock().unwrap_or_else(PoisonError::into_inner);
    let best = club.store.read(move |db| best_game(db, shown)).await?;
    if best == shown {
        return Ok(());
    }
    club.show(best).await
}

fn best_game(db: &Connection, shown: Option<i64>) -> Result<Option<i64>, ApiError> {
    if let Some(id) = shown {
        let still = games::select(db, "id = ?1", params![id])?;
        if still.iter().any(|game| game.state == State::Running) {
            return Ok(shown);
        }
    }
    let condition = "state = 'running' AND speed NOT IN ('days', 'unlimited')
                     ORDER BY id DESC LIMIT ?1";
    let mut best = None;
    for game in games::select(db, condition, params![MOST_CANDIDATES])? {
        let class = game.setup.class();
        let mut strength = 0.0;
        for color in Color::ALL {
            let player = players::get(db, game.players[color])?;
            strength += ratings::of(db, &player, &class)?.rating;
        }
        if best.is_none_or(|(most, _)| strength > most) {
            best = Some((strength, game.id));
        }
    }
    Ok(best.map(|(_, id)| id))
}
