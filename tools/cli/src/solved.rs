use anyhow::{Context, Result};
use loa::{Game, Move, Position, Recurrence, Repetition, Verdict};
use loa_engine::{Report, Score};
use loa_solver::{Probe, TableError, Tables, Value};
use serde_json::{Value as Json, json};
use std::path::Path;

/// The tables of a solved board, probed for games.
pub(crate) struct Solved {
    tables: Tables,
}

/// What the tables know about a game's position.
pub(crate) enum Advice {
    /// Nothing that holds in this game.
    Unknown,
    /// The best moves with their values.
    Decided(Vec<Report>),
    /// The moves that keep a draw. They are best, but differ in how well they set problems.
    Drawn(Vec<Move>),
}

/// The moves of a position with their values, the best first.
pub(crate) type Values = Vec<(Move, Value)>;

/// A position with a game of best moves to its end.
pub(crate) struct BestGame {
    pub(crate) position: Position,
    pub(crate) line: Vec<Move>,
    pub(crate) end: Verdict,
}

/// The most plies of a line.
const MAX_LINE: usize = 32;

impl Solved {
    /// Opens the folder of a solution.
    ///
    /// # Errors
    /// When it can't be read.
    pub(crate) fn open(folder: &Path) -> Result<Solved, TableError> {
        let tables = Tables::open(folder)?;
        Ok(Solved { tables })
    }

    /// Returns what the tables are for if it is not the game's board and rules.
    pub(crate) fn difference(&self, game: &Game) -> Option<String> {
        let problem = self.tables.problem();
        let (size, wanted) = (problem.size(), game.position().size());
        if size != wanted && size.transposed() != wanted {
            Some(format!("for boards of {size}, not {wanted}"))
        } else if game.rules().unlimited() != *problem.rules() {
            Some("for other rules".to_owned())
        } else {
            None
        }
    }

    /// Returns the values of all moves; none if the position has too many pieces for the tables.
    ///
    /// # Errors
    /// When a table is damaged or missing.
    pub(crate) fn values(&self, game: &Game) -> Result<Values, TableError> {
        self.tables.probe_moves(game.position())
    }

    /// Returns the best lines from a game's position; none unless all values hold in the game.
    ///
    /// # Errors
    /// As [`values`](Solved::values).
    pub(crate) fn lines(
        &self,
        game: &Game,
        values: &Values,
        max: usize,
    ) -> Result<Vec<Report>, TableError> {
        if !values.iter().all(|(_, value)| holds(*value, game)) {
            return Ok(Vec::new());
        }
        self.reports(game, values.iter().take(max))
    }

    /// Returns advice for an ongoing game: the best `lines` moves among those allowed, or among all
    /// if `allowed` is empty.
    ///
    /// # Errors
    /// As [`values`](Solved::values).
    pub(crate) fn advise(
        &self,
        game: &Game,
        allowed: &[Move],
        lines: usize,
    ) -> Result<Advice, TableError> {
        if self.difference(game).is_some() {
            return Ok(Advice::Unknown);
        }
        let mut values = self.values(game)?;
        values.retain(|(mv, _)| allowed.is_empty() || allowed.contains(mv));
        let is_draw = |value: Value| matches!(value, Value::Draw | Value::Tie(_));
        match values.first() {
            None => return Ok(Advice::Unknown),
            Some((_, best)) if !holds(*best, game) => return Ok(Advice::Unknown),
            Some((_, best)) if is_draw(*best) && lines == 1 => {
                let draws = values.iter().filter(|(_, value)| is_draw(*value));
                return Ok(Advice::Drawn(draws.map(|(mv, _)| *mv).collect()));
            }
            Some(_) => {}
        }
        let decided = values.iter().take_while(|(_, value)| holds(*value, game));
        Ok(Advice::Decided(self.reports(game, decided.take(lines))?))
    }

    fn reports<'a>(
        &self,
        game: &Game,
        values: impl Iterator<Item = &'a (Move, Value)>,
    ) -> Result<Vec<Report>, TableError> {
        values
            .map(|(mv, value)| self.report(game.position(), *mv, *value))
            .collect()
    }

    fn report(&self, position: &Position, mv: Move, value: Value) -> Result<Report, TableError> {
        let (rest, _) = self.tables.best_line(position.after(mv), MAX_LINE - 1)?;
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
            position,
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
    let past = game.past();
    let since = past.len() - game.plies_since_capture() as usize;
    let known: Vec<Position> = past[since..].iter().map(|ply| ply.before).collect();
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
}
