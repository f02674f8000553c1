use anyhow::Result;
use loa::{Game, Move, Position, Recurrence, Repetition, Rules};
use loa_engine::{Report, Score};
use loa_solver::{Probe, Tables, Value};
use std::path::Path;

/// Solved tables, asked about games.
pub(super) struct Exact {
    tables: Tables,
}

/// Every move of a position with its value, the best first.
pub(super) type Values = Vec<(Move, Value)>;

/// The most plies of a line that is told.
const LINE: usize = 32;

impl Exact {
    pub(super) fn open(folder: &Path) -> Result<Exact> {
        let tables = Tables::open(folder)?;
        Ok(Exact { tables })
    }

    /// Says what the tables are for, if it is not the game's board and rules.
    pub(super) fn difference(&self, game: &Game) -> Option<String> {
        let problem = self.tables.problem();
        let unlimited = Rules {
            repetition: Repetition::Ignored,
            move_limit: None,
            ..*game.rules()
        };
        let (size, wanted) = (problem.size(), game.position().size());
        if size != wanted {
            Some(format!("for boards of {size}, not {wanted}"))
        } else if unlimited != *problem.rules() {
            Some("for other rules".to_owned())
        } else {
            None
        }
    }

    /// Looks a position up; nothing where the tables don't have it, as it has too many pieces.
    pub(super) fn values(&self, game: &Game) -> Result<Values> {
        Ok(self.tables.probe_moves(game.position())?)
    }

    /// Returns the best lines, if the values hold in this game, which may have a move limit and
    /// end by repetition.
    pub(super) fn lines(&self, game: &Game, values: &Values, most: usize) -> Result<Vec<Report>> {
        if !values.iter().all(|(_, value)| holds(*value, game)) {
            return Ok(Vec::new());
        }
        let best = values.iter().take(most);
        best.map(|(mv, value)| self.report(game.position(), *mv, *value))
            .collect()
    }

    fn report(&self, position: &Position, mv: Move, value: Value) -> Result<Report> {
        Ok(Report {
            best: mv,
            score: match value {
                Value::Win(plies) => Score::win_in(u32::from(plies)),
                Value::Loss(plies) => Score::loss_in(u32::from(plies)),
                Value::Draw | Value::Tie(_) => Score::DRAW,
            },
            depth: value.remoteness().map_or(1, u32::from),
            nodes: 0,
            line: self.line(position, mv)?,
        })
    }

    /// The line that begins with a move, as long as it leads to an end.
    fn line(&self, position: &Position, mv: Move) -> Result<Vec<Move>> {
        let mut line = vec![mv];
        let mut position = position.after(mv);
        while line.len() < LINE {
            let values = self.tables.probe_moves(&position)?;
            match values.first() {
                Some((best, value)) if value.remoteness().is_some() => {
                    line.push(*best);
                    position = position.after(*best);
                }
                _ => break,
            }
        }
        Ok(line)
    }
}

/// Tells whether a value, for which neither move limit nor repetition counts, holds in a game in
/// which they do: whoever wins needs the plies, and no position that could come again on the way.
/// What nobody can force without them nobody can force with them.
fn holds(value: Value, game: &Game) -> bool {
    let plies = match value {
        Value::Win(plies) | Value::Loss(plies) => u32::from(plies),
        Value::Draw | Value::Tie(_) => return true,
    };
    let limit = game.rules().move_limit;
    limit.is_none_or(|limit| game.plies() + plies <= limit) && !may_repeat(game)
}

fn may_repeat(game: &Game) -> bool {
    let Repetition::Draws { occurrence, of } = game.rules().repetition else {
        return false;
    };
    let seen: Vec<&Position> = game.past().iter().map(|ply| &ply.before).collect();
    let times = |position: &Position| seen.iter().filter(|other| of.same(other, position)).count();
    // The line itself adds one occurrence at most.
    of == Recurrence::Board
        || seen
            .iter()
            .chain([&game.position()])
            .any(|position| times(position) + 1 >= occurrence as usize)
}
