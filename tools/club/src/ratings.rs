//! Glicko-2 ratings, one per speed and board. Each rated game is a rating period of its own.

use crate::game::ClubGame;
use crate::games;
use crate::players::{self, Player, execute};
use crate::store::fault;
use loa::Color;
use loa_page_api::ApiError;
use rusqlite::{Connection, OptionalExtension as _, params};
use serde_json::{Value, json};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// Ratings with a larger deviation are provisional.
const PROVISIONAL: f64 = 110.0;
/// The deviation of a standard normal distribution for 95 %.
const NORMAL_95: f64 = 1.96;

/// A member's rating in a class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rated {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) games: u32,
}

impl Rated {
    /// Tells whether it may change much.
    pub(crate) fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    fn glicko(&self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// Returns a member's rating. That of an engine is its measured Elo, and does not change.
pub(crate) fn of(db: &Connection, player: &Player, class: &str) -> Result<Rated, ApiError> {
    let new = Glicko2Rating::new();
    let rated = Rated {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: 0,
    };
    if let Some(level) = player.level {
        return Ok(level.rating().map_or(rated, |measured| Rated {
            rating: f64::from(measured.elo),
            deviation: f64::from(measured.error) / NORMAL_95,
            ..rated
        }));
    }
    let sql = "SELECT rating, deviation, volatility, games FROM rating
               WHERE player = ?1 AND class = ?2";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let found = statement.query_row(params![player.id, class], |row| {
        Ok(Rated {
            rating: row.get(0)?,
            deviation: row.get(1)?,
            volatility: row.get(2)?,
            games: row.get(3)?,
        })
    });
    Ok(found.optional().map_err(fault)?.unwrap_or(rated))
}

/// Counts a rated game that has a result.
pub(crate) fn count(db: &Connection, game: &ClubGame) -> Result<(), ApiError> {
    let (true, Some(finish), Some(at)) = (game.setup.rated, game.finish, game.ended_at) else {
        return Ok(());
    };
    let class = game.setup.class();
    let black = players::get(db, game.players.black)?;
    let white = players::get(db, game.players.white)?;
    let before = [of(db, &black, &class)?, of(db, &white, &class)?];
    let outcome = match finish.winner {
        Some(Color::Black) => Outcomes::WIN,
        Some(Color::White) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let [one, other] = before.map(|rated| rated.glicko());
    let after = glicko2(&one, &other, &outcome, &Glicko2Config::new());
    for (player, before, after) in [(&black, before[0], after.0), (&white, before[1], after.1)] {
        if player.level.is_some() {
            continue;
        }
        let sql = "INSERT INTO rating (player, class, rating, deviation, volatility, games)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT (player, class) DO UPDATE SET rating = excluded.rating,
                     deviation = excluded.deviation, volatility = excluded.volatility,
                     games = excluded.games";
        let (rating, deviation) = (after.rating, after.deviation);
        let games = before.games + 1;
        let row = params![player.id, class, rating, deviation, after.volatility, games];
        execute(db, sql, row)?;
        let sql = "INSERT INTO rating_change (game, player, class, rating, deviation, at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        execute(
            db,
            sql,
            params![game.id, player.id, class, rating, deviation, at],
        )?;
    }
    Ok(())
}

/// Counts all rated games of a class again, after a result was corrected.
pub(crate) fn count_again(db: &Connection, class: &str) -> Result<(), ApiError> {
    execute(db, "DELETE FROM rating WHERE class = ?1", [class])?;
    execute(db, "DELETE FROM rating_change WHERE class = ?1", [class])?;
    let condition = "rated = 1 AND state = 'over' ORDER BY ended_at, id";
    for game in games::select(db, condition, &[])? {
        if game.setup.class() == class {
            count(db, &game)?;
        }
    }
    Ok(())
}

/// Describes all ratings of a member, with their history.
pub(crate) fn all(db: &Connection, player: &Player) -> Result<Value, ApiError> {
    let sql = "SELECT class FROM rating WHERE player = ?1 ORDER BY class";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let classes = statement.query_map([player.id], |row| row.get::<_, String>(0));
    let classes: Vec<_> = classes
        .map_err(fault)?
        .collect::<Result<_, _>>()
        .map_err(fault)?;
    let mut ratings = Vec::new();
    for class in classes {
        let rated = of(db, player, &class)?;
        ratings.push(json!({
            "class": class,
            "rating": rated.rating.round(),
            "deviation": rated.deviation.round(),
            "provisional": rated.is_provisional(),
            "games": rated.games,
            "history": history(db, player.id, &class)?,
        }));
    }
    Ok(ratings.into())
}

fn history(db: &Connection, player: i64, class: &str) -> Result<Value, ApiError> {
    let sql = "SELECT at, rating, deviation, game FROM rating_change
               WHERE player = ?1 AND class = ?2 ORDER BY at, game";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let changes = statement.query_map(params![player, class], |row| {
        let (at, rating, deviation): (i64, f64, f64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let game: i64 = row.get(3)?;
        Ok(json!({
            "at": at,
            "rating": rating.round(),
            "deviation": deviation.round(),
            "game": game,
        }))
    });
    let changes = changes.map_err(fault)?.collect::<Result<Vec<_>, _>>();
    Ok(changes.map_err(fault)?.into())
}
