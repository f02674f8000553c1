//! The archive: finished and running games by player, result, rules and board; exports; statistics.

use crate::core::game::{ClubGame, Finish, How, State};
use crate::core::player::Player;
use crate::core::rating::Rated;
use crate::core::setup::Speed;
use crate::core::view::GameView;
use crate::store::StoreResult;
use crate::store::rows::{self, select};
use loa::{ByColor, Color, Outcome, Reason};
use loa_notation::{Ending, GameResult, Record};
use loa_page_api::ApiError;
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

/// The most games of a page of the archive.
const MOST: u32 = 100;
/// How many games, the newest, the statistics of openings are of.
const NEWEST: u32 = 20_000;

/// Which games are wanted.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Query {
    /// A player, by number.
    player: Option<i64>,
    /// The player's opponent, by number.
    opponent: Option<i64>,
    /// Of the player, or of a side.
    #[param(inline)]
    result: Option<Wanted>,
    rules: Option<String>,
    board: Option<String>,
    #[param(inline)]
    speed: Option<Speed>,
    rated: Option<bool>,
    /// Those with a result if it is missing.
    #[param(inline)]
    state: Option<State>,
    /// Games before this one.
    before: Option<i64>,
    limit: Option<u32>,
    /// For exports.
    #[param(inline)]
    pub(crate) format: Option<Format>,
}

/// A result that is wanted.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
enum Wanted {
    Black,
    White,
    Draw,
    Win,
    Loss,
}

/// A format of exports.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    Sgf,
    Jsonl,
}

impl Query {
    /// Returns the numbers of the games, the newest first. The SQL has nothing of the request.
    pub(crate) fn games(&self, db: &Connection, most: u32) -> StoreResult<Vec<i64>> {
        let result = self.result.map(|wanted| match wanted {
            Wanted::Black => "winner = 'black'",
            Wanted::White => "winner = 'white'",
            Wanted::Draw => "winner IS NULL AND state = 'over'",
            Wanted::Win => "(black = ?1 AND winner = 'black' OR white = ?1 AND winner = 'white')",
            Wanted::Loss => "(black = ?1 AND winner = 'white' OR white = ?1 AND winner = 'black')",
        });
        // These are left out where nothing is asked, so that an index finds a player's games.
        let asked = [
            self.player.map(|_| "(black = ?1 OR white = ?1)"),
            self.opponent.map(|_| "(black = ?2 OR white = ?2)"),
            result,
        ];
        let asked = asked.into_iter().flatten();
        let asked: String = asked.map(|condition| format!("{condition} AND ")).collect();
        let limit = self.limit.unwrap_or(most).min(most);
        let sql = format!(
            "SELECT id FROM game
             WHERE {asked} rules = coalesce(?3, rules) AND board = coalesce(?4, board)
               AND speed = coalesce(?5, speed) AND rated = coalesce(?6, rated)
               AND id < ?7 AND state = ?8
             ORDER BY id DESC LIMIT {limit}"
        );
        let params = params![
            self.player,
            self.opponent,
            self.rules,
            self.board,
            self.speed.map(Speed::name),
            self.rated,
            self.before.unwrap_or(i64::MAX),
            self.state.unwrap_or(State::Over).name()
        ];
        select(db, &sql, params, |row| Ok(row.get(0)?))
    }

    /// Describes the games, the newest first, without moves: `ply` counts them.
    pub(crate) fn list(&self, db: &Connection, now: i64) -> StoreResult<GameList> {
        let games = self.games(db, MOST)?.into_iter();
        let views = games.map(|id| Ok(rows::game(db, id)?.view(db, usize::MAX, now)?));
        let games = views.collect::<StoreResult<_>>()?;
        Ok(GameList { games })
    }
}

/// A page of the archive.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct GameList {
    games: Vec<GameView>,
}

/// Describes the games of a member that go on, or do so later, without moves: `ply` counts them.
pub(crate) fn unfinished(db: &Connection, of: i64, now: i64) -> StoreResult<Vec<GameView>> {
    let condition = "(black = ?1 OR white = ?1) AND state IN ('running', 'adjourned')
                     ORDER BY coalesce(deadline, turn_at)";
    let games = rows::games(db, condition, [of])?.into_iter();
    let views = games.map(|game| Ok(rows::replay(db, game)?.view(db, usize::MAX, now)?));
    views.collect()
}

/// Writes some games in a format, each with the end of a line.
pub(crate) fn part(db: &Connection, games: &[i64], format: Format) -> StoreResult<String> {
    let written = games.iter().map(|id| match format {
        Format::Sgf => Ok(sgf(db, *id)? + "\n"),
        Format::Jsonl => Ok(loa_page_api::text(&line(db, *id)?) + "\n"),
    });
    written.collect()
}

/// Describes a game: what the page is told of it, and the times of its moves.
pub(crate) fn line(db: &Connection, id: i64) -> StoreResult<GameView> {
    let game = rows::game(db, id)?;
    let at = game.ended_at.unwrap_or(game.turn_at);
    let view = game.view(db, 0, at)?;
    let sql = "SELECT at FROM move WHERE game = ?1 ORDER BY ply";
    let times = select(db, sql, [id], |row| Ok(row.get(0)?))?;
    Ok(GameView {
        times: Some(times),
        ..view
    })
}

/// Writes a game as SGF.
pub(crate) fn sgf(db: &Connection, id: i64) -> StoreResult<String> {
    let game = rows::game(db, id)?;
    let record = Record::from_game(&game.game, game.setup.preset());
    let mut record = record.map_err(ApiError::internal)?;
    let name = |color| rows::player(db, game.players[color]).map(|player| Some(player.name));
    record.players = ByColor {
        black: name(Color::Black)?,
        white: name(Color::White)?,
    };
    record.result = result(&game).or(record.result);
    Ok(record.to_string())
}

/// Returns the result of a game, unless its moves alone say it.
fn result(game: &ClubGame) -> Option<GameResult> {
    if game.state == State::Aborted {
        return Some(GameResult::Void);
    }
    let Finish { winner, how } = game.finish?;
    let ending = match how {
        How::Resignation => Ending::Resignation,
        How::Time => Ending::Time,
        How::Gone | How::Forfeit => Ending::Forfeit,
        How::Agreement | How::Arbiter => Ending::Unstated,
        // The club has a limit of its own.
        How::MoveLimit => Ending::Rule(Reason::MoveLimit),
        How::Connection | How::Simultaneous | How::Blocked | How::Repetition => return None,
    };
    let outcome = winner.map_or(Outcome::Draw, Outcome::Win);
    Some(GameResult::new(outcome, ending))
}

/// A player's results with some rules, on a board.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Statistics {
    rules: String,
    board: String,
    games: i64,
    wins: i64,
    draws: i64,
    losses: i64,
}

/// Counts a player's results by rules and board.
pub(crate) fn statistics(db: &Connection, player: i64) -> StoreResult<Vec<Statistics>> {
    let sql = "SELECT rules, board, count(*),
                 sum(CASE WHEN (black = ?1) = (winner = 'black') THEN 1 ELSE 0 END),
                 sum(CASE WHEN winner IS NULL THEN 1 ELSE 0 END)
               FROM game WHERE (black = ?1 OR white = ?1) AND state = 'over'
               GROUP BY rules, board ORDER BY count(*) DESC";
    select(db, sql, [player], |row| {
        let (games, wins, draws): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(Statistics {
            rules: row.get(0)?,
            board: row.get(1)?,
            games,
            wins,
            draws,
            losses: games - wins - draws,
        })
    })
}

/// A member's rating in a class, with its history.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct RatingView {
    class: String,
    rating: f64,
    deviation: f64,
    provisional: bool,
    games: u32,
    history: Vec<RatingChange>,
}

/// A rating after a game.
#[derive(Serialize, utoipa::ToSchema)]
struct RatingChange {
    at: i64,
    rating: f64,
    deviation: f64,
    game: i64,
}

/// Describes all ratings of a member.
pub(crate) fn ratings(db: &Connection, player: &Player, now: i64) -> StoreResult<Vec<RatingView>> {
    let sql = "SELECT * FROM rating WHERE player = ?1 ORDER BY class";
    select(db, sql, [player.id], |row| {
        let (_, class, kept) = rows::read_rating(row)?;
        let rated = Rated::of(player, Some(kept), now);
        Ok(RatingView {
            rating: rated.glicko.rating.round(),
            deviation: rated.glicko.deviation.round(),
            provisional: rated.is_provisional(player.level.is_some()),
            games: rated.games,
            history: history(db, player.id, &class)?,
            class,
        })
    })
}

fn history(db: &Connection, player: i64, class: &str) -> StoreResult<Vec<RatingChange>> {
    let sql = "SELECT at, rating, deviation, game FROM rating_change
               WHERE player = ?1 AND class = ?2 ORDER BY at, game";
    select(db, sql, params![player, class], |row| {
        Ok(RatingChange {
            at: row.get(0)?,
            rating: row.get::<_, f64>(1)?.round(),
            deviation: row.get::<_, f64>(2)?.round(),
            game: row.get(3)?,
        })
    })
}

/// Which openings are wanted.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Opening {
    rules: Option<String>,
    board: Option<String>,
    /// The moves so far, separated by blanks.
    moves: String,
    player: Option<i64>,
}

/// What was played after some moves.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Openings {
    /// Of how many of the newest games it is at most.
    newest: u32,
    moves: Vec<OpeningMove>,
}

/// A move, with the results of the games with it.
#[derive(Serialize, utoipa::ToSchema)]
struct OpeningMove {
    #[serde(rename = "move")]
    mv: String,
    black: u32,
    draws: u32,
    white: u32,
}

impl Opening {
    /// Counts the results of each move that was played after some moves.
    pub(crate) fn moves(&self, db: &Connection) -> StoreResult<Openings> {
        let moves = self.moves.split_whitespace();
        let prefix = moves.map(|mv| format!("{mv} ")).collect::<String>();
        let sql = "SELECT next, sum(winner IS 'black'), sum(winner IS NULL), sum(winner IS 'white')
                   FROM (SELECT substr(rest, 1, instr(rest, ' ') - 1) AS next, winner
                         FROM (SELECT *, substr(opening || ' ', length(?1) + 1) AS rest
                               FROM game ORDER BY id DESC LIMIT ?5)
                         WHERE state = 'over' AND rules = coalesce(?2, rules)
                           AND board = coalesce(?3, board)
                           AND substr(opening || ' ', 1, length(?1)) = ?1
                           AND (?4 IS NULL OR black = ?4 OR white = ?4))
                   WHERE next <> '' GROUP BY next ORDER BY count(*) DESC, next";
        let params = params![prefix, self.rules, self.board, self.player, NEWEST];
        let moves = select(db, sql, params, |row| {
            Ok(OpeningMove {
                mv: row.get(0)?,
                black: row.get(1)?,
                draws: row.get(2)?,
                white: row.get(3)?,
            })
        })?;
        Ok(Openings {
            newest: NEWEST,
            moves,
        })
    }
}
