use anyhow::{Context, Result, anyhow};
use loa::{Game, Move, Position, Verdict};
use loa_engine::{Job, Known, Report, Score};
use loa_solver::{Probe, TableError, Tables, Value};
use serde_json::{Value as Json, json};

/// The moves of a position with their values, the best first.
pub(crate) type Values = Vec<(Move, Value)>;

/// A game of best moves from a position to its end.
pub(crate) struct BestGame {
    pub(crate) line: Vec<Move>,
    pub(crate) end: Verdict,
}

/// The most plies of a line.
const MAX_LINE: usize = 32;

/// Says what tables are for if it is not the game's board and rules.
pub(crate) fn difference(tables: &Tables, game: &Game) -> Option<String> {
    let (problem, wanted) = (tables.problem(), game.position().size());
    let what = if !problem.fits(wanted) {
        format!("for boards of {}, not {wanted}", problem.size())
    } else if game.rules().unlimited() != *problem.rules() {
        "for other rules".to_owned()
    } else {
        return None;
    };
    let folder = tables.folder().display();
    Some(format!("the tables in {folder} are {what}"))
}

/// Checks that tables, if there are any, are for a game.
///
/// # Errors
/// With the difference.
pub(crate) fn check(tables: Option<&Tables>, game: &Game) -> Result<()> {
    let difference = tables.and_then(|tables| difference(tables, game));
    difference.map_or(Ok(()), |it| Err(anyhow!(it)))
}

/// Tells whether all values hold in an ongoing game.
pub(crate) fn hold(values: &Values, game: &Game) -> bool {
    let holds = Value::holding_in(game);
    values.iter().all(|(_, value)| holds(*value))
}

/// Gives the job of an ongoing game what tables for it know that holds in it: the best lines; or if
/// one is wanted and the best moves draw, those moves, which differ in how well they set problems.
///
/// # Errors
/// When a table is damaged or missing; the job stays as it was.
pub(crate) fn inform(tables: &Tables, job: &mut Job) -> Result<(), TableError> {
    let game = &job.game;
    let mut values = tables.probe_moves(game.position())?;
    values.retain(|(mv, _)| job.moves.is_empty() || job.moves.contains(mv));
    let holds = Value::holding_in(game);
    let is_draw = |value: Value| matches!(value, Value::Draw | Value::Tie(_));
    match values.first() {
        Some((_, best)) if !holds(*best) => {}
        Some((_, best)) if is_draw(*best) && job.lines == 1 => {
            let draws = values.iter().filter(|(_, value)| is_draw(*value));
            job.moves = draws.map(|(mv, _)| *mv).collect();
            job.known = Known::Draws;
        }
        Some(_) => {
            let decided = values.iter().take_while(|(_, value)| holds(*value));
            job.known = Known::Lines(reports(tables, game, decided.take(job.lines))?);
        }
        None => {}
    }
    Ok(())
}

/// Returns the best lines that begin with moves of some values.
///
/// # Errors
/// When a table is damaged or missing.
pub(crate) fn reports<'a>(
    tables: &Tables,
    game: &Game,
    values: impl Iterator<Item = &'a (Move, Value)>,
) -> Result<Vec<Report>, TableError> {
    let report = |(mv, value): &(Move, Value)| {
        let (rest, _) = tables.best_line(game.position().after(*mv), MAX_LINE - 1)?;
        Ok(Report {
            best: *mv,
            score: match value {
                Value::Win(plies) => Score::win_in(u32::from(*plies)),
                Value::Loss(plies) => Score::loss_in(u32::from(*plies)),
                Value::Draw | Value::Tie(_) => Score::DRAW,
            },
            depth: value.remoteness().map_or(1, u32::from),
            nodes: 0,
            line: [vec![*mv], rest].concat(),
        })
    };
    values.map(report).collect()
}

impl BestGame {
    /// Plays the best moves from a position that is not a draw.
    ///
    /// # Errors
    /// When a table is damaged or missing.
    pub(crate) fn new(tables: &Tables, position: Position) -> Result<BestGame> {
        let (line, last) = tables.best_line(position, usize::from(Value::MAX_REMOTENESS))?;
        let end = tables.problem().rules().judge(&last, 0, |_| 0);
        Ok(BestGame {
            line,
            end: end.context("the tables contradict themselves")?,
        })
    }
}

/// Returns the values of moves for other programs.
pub(crate) fn values_in_json(values: &Values) -> Json {
    let values = values.iter().map(|(mv, value)| {
        let remoteness = value.remoteness();
        json!({ "move": mv.to_string(), "value": value.kind(), "remoteness": remoteness })
    });
    values.collect()
}
