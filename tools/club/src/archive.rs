//! The archive: finished and running games by player, result, rules and board; exports; statistics.

use crate::game::{ClubGame, Finish, How, State};
use crate::games;
use crate::players;
use crate::store::fault;
use loa::{ByColor, Color};
use loa_notation::{Beginning, Ending, GameResult, Record};
use loa_page_api::ApiError;
use rusqlite::{Connection, ToSql};
use serde::Deserialize;
use serde_json::{Value, json};

/// The most games of a page of the archive.
const MOST: u32 = 100;
/// How many games, the newest, the statistics of openings are of.
const NEWEST: u32 = 20_000;

/// Which games are wanted.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Query {
    /// A player, by number.
    player: Option<i64>,
    /// The player's opponent, by number.
    opponent: Option<i64>,
    /// `black`, `white`, `draw`, or `win`, `loss` of the player.
    result: Option<String>,
    rules: Option<String>,
    board: Option<String>,
    speed: Option<String>,
    rated: Option<bool>,
    /// `running`, `adjourned`, `over`, `aborted`; those with a result if it is missing.
    state: Option<String>,
    /// Games before this one.
    before: Option<i64>,
    limit: Option<u32>,
    /// `sgf` or `jsonl`; for exports.
    pub(crate) format: Option<String>,
}

impl Query {
    /// Returns the condition, in SQL without anything of the request, and its parameters.
    fn condition(&self, most: u32) -> (String, Vec<Box<dyn ToSql>>) {
        let mut conditions: Vec<String> = Vec::new();
        let mut params: Vec<Box<dyn ToSql>> = Vec::new();
        let mut add = |condition: &str, value: Box<dyn ToSql>| {
            params.push(value);
            conditions.push(condition.replace('?', &format!("?{}", params.len())));
        };
        if let Some(player) = self.player {
            add("(black = ? OR white = ?)", Box::new(player));
        }
        if let Some(opponent) = self.opponent {
            add("(black = ? OR white = ?)", Box::new(opponent));
        }
        let player = self.player.unwrap_or(0);
        match self.result.as_deref() {
            Some("draw") => add("winner IS NULL AND state = ?", Box::new("over")),
            Some("win") => add(
                "((black = ? AND winner = 'black') OR (white = ? AND winner = 'white'))",
                Box::new(player),
            ),
            Some("loss") => add(
                "((black = ? AND winner = 'white') OR (white = ? AND winner = 'black'))",
                Box::new(player),
            ),
            Some(winner) => add("winner = ?", Box::new(winner.to_owned())),
            None => {}
        }
        let state = self.state.clone().unwrap_or_else(|| "over".to_owned());
        for (condition, value) in [
            ("rules = ?", self.rules.clone()),
            ("board = ?", self.board.clone()),
            ("speed = ?", self.speed.clone()),
            ("state = ?", Some(state)),
        ] {
            if let Some(value) = value {
                add(condition, Box::new(value));
            }
        }
        if let Some(rated) = self.rated {
            add("rated = ?", Box::new(i64::from(rated)));
        }
        if let Some(before) = self.before {
            add("id < ?", Box::new(before));
        }
        let limit = self.limit.unwrap_or(most).min(most);
        let condition = format!(
            "{} ORDER BY id DESC LIMIT {limit}",
            conditions.join(" AND ")
        );
        (condition, params)
    }

    /// Returns the numbers of the games, the newest first.
    pub(crate) fn games(&self, db: &Connection, most: u32) -> Result<Vec<i64>, ApiError> {
        let (condition, params) = self.condition(most);
        let params: Vec<&dyn ToSql> = params.iter().map(AsRef::as_ref).collect();
        let sql = format!("SELECT id FROM game WHERE {condition}");
        let mut statement = db.prepare_cached(&sql).map_err(fault)?;
        let games = statement.query_map(&*params, |row| row.get(0));
        games
            .map_err(fault)?
            .collect::<Result<_, _>>()
            .map_err(fault)
    }

    /// Describes the games, the newest first, each with its last moves missing: `ply` counts them.
    pub(crate) fn list(&self, db: &Connection, now: i64) -> Result<Value, ApiError> {
        let mut list = Vec::new();
        for game in self.games(db, MOST)? {
            let game = games::load(db, game)?;
            list.push(games::view(db, &game, game.plies(), now)?);
        }
        Ok(json!({ "games": list }))
    }
}

/// Writes a game.
pub(crate) type Write = fn(&Connection, i64) -> Result<String, ApiError>;

/// Writes some games, each with the end of a line.
pub(crate) fn part(db: &Connection, games: &[i64], write: Write) -> Result<String, ApiError> {
    let games = games.iter().map(|game| Ok(write(db, *game)? + "\n"));
    games.collect()
}

/// Describes a game in a line of JSON: what the page is told of it, and the times of its moves.
pub(crate) fn line(db: &Connection, id: i64) -> Result<Value, ApiError> {
    let game = games::load(db, id)?;
    let at = game.ended_at.unwrap_or(game.turn_at);
    let mut view = games::view(db, &game, 0, at)?;
    let sql = "SELECT at FROM move WHERE game = ?1 ORDER BY ply";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let times = statement.query_map([id], |row| row.get::<_, i64>(0));
    let times: Result<Vec<_>, _> = times.map_err(fault)?.collect();
    view["times"] = json!(times.map_err(fault)?);
    Ok(view)
}

/// Writes a game as SGF.
pub(crate) fn sgf(db: &Connection, id: i64) -> Result<String, ApiError> {
    let game = games::load(db, id)?;
    let first = *game.game.first_position();
    let mut record = Record::new(game.setup.preset()?, Beginning::from(first));
    record.move_limit = game.game.rules().move_limit;
    let name = |color: Color| Ok(Some(players::get(db, game.players[color])?.name));
    record.players = ByColor {
        black: name(Color::Black)?,
        white: name(Color::White)?,
    };
    record.result = result(&game);
    let mut node = record.nodes.root();
    for ply in game.game.past() {
        node = record.add_move(node, ply.mv);
    }
    Ok(record.to_string())
}

fn result(game: &ClubGame) -> Option<GameResult> {
    if game.state == State::Aborted {
        return Some(GameResult::Void);
    }
    let Finish { winner, how } = game.finish?;
    let ending = match how {
        How::Resignation => Ending::Resignation,
        How::Time => Ending::Time,
        How::Gone => Ending::Forfeit,
        How::Agreement | How::Arbiter => Ending::Unstated,
        _ => Ending::Rule(game.game.status().verdict()?.reason),
    };
    Some(match winner {
        Some(winner) => GameResult::Win(winner, ending),
        None => GameResult::Draw(ending),
    })
}

/// Counts a player's results by rules and board.
pub(crate) fn statistics(db: &Connection, player: i64) -> Result<Value, ApiError> {
    let sql = "SELECT rules, board, count(*),
                 sum(CASE WHEN (black = ?1) = (winner = 'black') THEN 1 ELSE 0 END),
                 sum(CASE WHEN winner IS NULL THEN 1 ELSE 0 END)
               FROM game WHERE (black = ?1 OR white = ?1) AND state = 'over'
               GROUP BY rules, board ORDER BY count(*) DESC";
    let mut statement = db.prepare_cached(sql).map_err(fault)?;
    let rows = statement.query_map([player], |row| {
        let (rules, board): (String, String) = (row.get(0)?, row.get(1)?);
        let (games, wins, draws): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(json!({
            "rules": rules,
            "board": board,
            "games": games,
            "wins": wins,
            "draws": draws,
            "losses": games - wins - draws,
        }))
    });
    let rows: Result<Vec<_>, _> = rows.map_err(fault)?.collect();
    Ok(rows.map_err(fault)?.into())
}

/// Which openings are wanted.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Opening {
    rules: Option<String>,
    board: Option<String>,
    /// The moves so far, separated by blanks.
    moves: String,
    player: Option<i64>,
}

impl Opening {
    /// Counts the results of each move that was played after some moves.
    pub(crate) fn moves(&self, db: &Connection) -> Result<Value, ApiError> {
        let moves: Vec<&str> = self.moves.split_whitespace().collect();
        let prefix = moves.iter().map(|mv| format!("{mv} ")).collect::<String>();
        let sql = "SELECT substr(opening || ' ', length(?1) + 1) AS rest, winner
                   FROM (SELECT * FROM game ORDER BY id DESC LIMIT ?5) AS newest
                   WHERE state = 'over' AND rules = coalesce(?2, rules)
                     AND board = coalesce(?3, board) AND substr(opening || ' ', 1, length(?1)) = ?1
                     AND (?4 IS NULL OR black = ?4 OR white = ?4)";
        let mut statement = db.prepare_cached(sql).map_err(fault)?;
        let params = rusqlite::params![prefix, self.rules, self.board, self.player, NEWEST];
        let rows = statement.query_map(params, |row| {
            let (rest, winner): (String, Option<String>) = (row.get(0)?, row.get(1)?);
            let next = rest.split(' ').next().unwrap_or_default().to_owned();
            Ok((next, winner))
        });
        let mut counts = std::collections::BTreeMap::<String, [u32; 3]>::new();
        for row in rows.map_err(fault)? {
            let (next, winner) = row.map_err(fault)?;
            let of = match winner.as_deref() {
                Some("black") => 0,
                None => 1,
                Some(_) => 2,
            };
            if !next.is_empty() {
                counts.entry(next).or_default()[of] += 1;
            }
        }
        let mut list: Vec<_> = counts.into_iter().collect();
        list.sort_by_key(|(_, counts)| std::cmp::Reverse(counts.iter().sum::<u32>()));
        let list = list.into_iter().map(|(mv, [black, draws, white])| {
            json!({ "move": mv, "black": black, "draws": draws, "white": white })
        });
        Ok(json!({ "newest": NEWEST, "moves": list.collect::<Value>() }))
    }
}
