use anyhow::{Context, Result};
use loa::{Game, Move, Position, Recurrence, Repetition, Verdict};
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

/// Returns what tables are for if it is not the game's board and rules.
pub(crate) fn difference(tables: &Tables, game: &Game) -> Option<String> {
    let problem = tables.problem();
    let (size, wanted) = (problem.size(), game.position().size());
    if size != wanted && size.transposed() != wanted {
        Some(format!("for boards of {size}, not {wanted}"))
    } else if game.rules().unlimited() != *problem.rules() {
        Some("for other rules".to_owned())
    } else {
        None
    }
}

/// Returns the best lines from a game's position, whose moves have the given values; none unless
/// all values hold in the game.
///
/// # Errors
/// When a table is damaged or missing.
pub(crate) fn lines(
    tables: &Tables,
    game: &Game,
    values: &Values,
    max: usize,
) -> Result<Vec<Report>, TableError> {
    if !values.iter().all(|(_, value)| holds(*value, game)) {
        return Ok(Vec::new());
    }
    reports(tables, game, values.iter().take(max))
}

/// Gives the job of an ongoing game what tables know that holds in the game: the best lines; or if
/// one is wanted and the best moves draw, those moves, which differ in how well they set problems.
///
/// # Errors
/// When a table is damaged or missing; the job stays as it was.
pub(crate) fn inform(tables: &Tables, job: &mut Job) -> Result<(), TableError> {
    let game = &job.game;
    if difference(tables, game).is_some() {
        return Ok(());
    }
    let mut values = tables.probe_moves(game.position())?;
    values.retain(|(mv, _)| job.moves.is_empty() || job.moves.contains(mv));
    let is_draw = |value: Value| matches!(value, Value::Draw | Value::Tie(_));
    match values.first() {
        Some((_, best)) if !holds(*best, game) => {}
        Some((_, best)) if is_draw(*best) && job.lines == 1 => {
            let draws = values.iter().filter(|(_, value)| is_draw(*value));
            job.moves = draws.map(|(mv, _)| *mv).collect();
            job.known = Known::Draws;
        }
        Some(_) => {
            let decided = values.iter().take_while(|(_, value)| holds(*value, game));
            job.known = Known::Lines(reports(tables, game, decided.take(job.lines))?);
        }
        None => {}
    }
    Ok(())
}

fn reports<'a>(
    tables: &Tables,
    game: &Game,
    values: impl Iterator<Item = &'a (Move, Value)>,
) -> Result<Vec<Report>, TableError> {
    values
        .map(|(mv, value)| report(tables, game.position(), *mv, *value))
        .collect()
}

fn report(
    tables: &Tables,
    position: &Position,
    mv: Move,
    value: Value,
) -> Result<Report, TableError> {
    let (rest, _) = tables.best_line(position.after(mv), MAX_LINE - 1)?;
    Ok(Report {
        best: mv,
        score: match value {
            Value::Win(plies) => Score::win_in(u32::from(plies)),
            Value::Loss(plies) => Score::loss_in(u32::from(plies)),
            Value::Draw | Value::Tie(_) => Score::DRAW,
        },
        depth: value.remoteness().map_or(1, u32::from),
        nodes: 0,
        line: [vec![mv], rest].concat(),
    })
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

/// Tells whether a value from the tables, which ignore move limit and repetition, holds in a game.
///
/// A win by the tables gets nearer to the end with each ply, so no position recurs on the way; but
/// one from earlier in the game could, and so could a board with the other side to move. Draws and
/// ties always hold: what neither side can force without these rules, neither can force with them.
fn holds(value: Value, game: &Game) -> bool {
    let plies = match value {
        Value::Win(plies) | Value::Loss(plies) => u32::from(plies),
        Value::Draw | Value::Tie(_) => return true,
    };
    let limit = game.rules().move_limit;
    let in_time = limit.is_none_or(|limit| plies <= limit.saturating_sub(game.plies()));
    in_time && !may_repeat(game)
}

/// Tells whether a draw by repetition could come first.
fn may_repeat(game: &Game) -> bool {
    let Repetition::Draws { occurrence, of } = game.rules().repetition else {
        return false;
    };
    if of == Recurrence::Board {
        return true;
    }
    let known: Vec<Position> = game.repeatable().iter().map(|ply| ply.before).collect();
    let times = |position: &Position| {
        let same = known.iter().chain([game.position()]);
        same.filter(|other| of.same(other, position)).count() as u32
    };
    known
        .iter()
        .any(|position| times(position) + 1 >= occurrence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    fn jump(from: &str, to: &str) -> Move {
        Move::Jump(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn wins_hold_within_the_move_limit() {
        let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
        game.set_move_limit(Some(5)).unwrap();
        assert!(holds(Value::Win(5), &game) && !holds(Value::Win(7), &game));
        game.play(jump("b1", "b3")).unwrap();
        assert!(holds(Value::Loss(4), &game) && !holds(Value::Loss(6), &game));
        assert!(holds(Value::Draw, &game) && holds(Value::Tie(30), &game));
    }

    #[test]
    fn wins_hold_if_nothing_can_repeat() {
        let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
        let round = [("b1", "b3"), ("a2", "c2"), ("b3", "b1"), ("c2", "a2")];
        for (from, to) in round {
            assert!(holds(Value::Win(3), &game));
            game.play(jump(from, to)).unwrap();
        }
        // The start position has come up twice.
        assert!(!holds(Value::Win(3), &game));
        assert!(holds(Value::Tie(3), &game));
        let by_boards = Game::start(&Preset::OPENSPIEL, Size::STANDARD);
        assert!(!holds(Value::Win(3), &by_boards));
        let ignored = Game::start(&Preset::SOUCIE, Size::STANDARD);
        assert!(holds(Value::Win(3), &ignored));
    }

    /// The rules count from a draw that was played over on.
    #[test]
    fn wins_hold_again_after_a_draw_that_was_played_over() {
        let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
        let round = [("b1", "b3"), ("a2", "c2"), ("b3", "b1"), ("c2", "a2")];
        for (from, to) in round.into_iter().cycle().take(8) {
            assert!(!game.status().is_over());
            game.play_on(jump(from, to)).unwrap();
        }
        assert!(game.status().is_over());
        game.play_on(jump("b1", "b3")).unwrap();
        assert!(!game.status().is_over() && holds(Value::Win(3), &game));
    }
}
