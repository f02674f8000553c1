use crate::actions::{action_count, for_each_action, move_of};
use crate::arguments::{RulesArgument, SizeArgument, StartArgument};
use crate::buffer::Array;
use crate::errors::IllegalMoveError;
use crate::game::Game;
use crate::process::Process;
use loa::{Color, Outcome, Status};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

/// Many games that are played at once; ``lines_of_action.VecEnv`` is what to use.
///
/// The arrays are the caller's. All are contiguous; ``legal`` has a row of ``most_actions`` numbers
/// for each game, ``masks`` and ``planes`` may be missing.
#[pyclass(module = "lines_of_action")]
pub(crate) struct Batch {
    games: Vec<loa::Game>,
    first: loa::Game,
    /// The legal actions of each game, in ascending order.
    legal: Vec<Vec<u32>>,
    max_plies: Option<u32>,
    arrays: Option<Arrays>,
    process: Process,
}

/// The caller's arrays.
struct Arrays {
    legal: Array<i32>,
    counts: Array<i32>,
    players: Array<u8>,
    rewards: Array<f32>,
    dones: Array<u8>,
    masks: Option<Array<u8>>,
    planes: Option<Array<u8>>,
}

/// How a game ended, for the side that made the last move.
#[derive(Clone, Copy)]
struct End {
    reward: f32,
    /// Whether it was cut short at its greatest length.
    is_cut: bool,
}

/// What `dones` has where a game goes on, is over, and was cut short.
const ONGOING: u8 = 0;
const OVER: u8 = 1;
const CUT: u8 = 2;

impl Batch {
    fn width(&self) -> usize {
        most_actions(self.first.position())
    }

    /// Checks all actions before any is played.
    fn checked(&self, py: Python<'_>, actions: &Array<i64>) -> PyResult<Vec<loa::Move>> {
        let moves = self.games.iter().enumerate().map(|(at, game)| {
            let given = actions.get(py, at);
            let action = u32::try_from(given).ok();
            let legal = action.filter(|it| self.legal[at].binary_search(it).is_ok());
            let mv = legal.and_then(|action| move_of(game.position(), action));
            mv.ok_or_else(|| {
                let message = format!("game {at}: {given} is not a legal action");
                IllegalMoveError::new_err(message)
            })
        });
        moves.collect()
    }

    /// Plays a move; a game that ends begins anew.
    fn advance(&mut self, at: usize, mv: loa::Move) -> Option<End> {
        let game = &mut self.games[at];
        let mover = game.position().turn();
        // Checked before; a game that is over has begun anew.
        let status = game.play(mv).unwrap_or(Status::Ongoing);
        let end = match status {
            Status::Over(verdict) => Some(End {
                reward: reward(verdict.outcome, mover),
                is_cut: false,
            }),
            Status::Ongoing => {
                let is_cut = self.max_plies.is_some_and(|most| game.plies() >= most);
                is_cut.then_some(End {
                    reward: 0.0,
                    is_cut,
                })
            }
        };
        if end.is_some() {
            game.clone_from(&self.first);
        }
        end
    }

    /// Writes what is to be seen of a game.
    fn show(&mut self, py: Python<'_>, at: usize) {
        let width = self.width();
        let Some(arrays) = &self.arrays else { return };
        let position = *self.games[at].position();
        let actions = action_count(position.size());
        let legal = &mut self.legal[at];
        if let Some(masks) = &arrays.masks {
            for action in legal.iter() {
                masks.set(py, at * actions + *action as usize, 0);
            }
        }
        legal.clear();
        for_each_action(&position, |action| legal.push(action));
        for (place, action) in legal.iter().enumerate() {
            arrays.legal.set(py, at * width + place, *action as i32);
        }
        arrays.counts.set(py, at, legal.len() as i32);
        arrays
            .players
            .set(py, at, u8::from(position.turn() == Color::White));
        if let Some(masks) = &arrays.masks {
            for action in legal.iter() {
                masks.set(py, at * actions + *action as usize, 1);
            }
        }
        if let Some(planes) = &arrays.planes {
            write_planes(py, planes, at, &position);
        }
    }
}

/// Writes the pieces of the side to move and those of the opponent.
fn write_planes(py: Python<'_>, planes: &Array<u8>, at: usize, position: &loa::Position) {
    let size = position.size();
    let count = size.squares().len() as usize;
    let mut place = 2 * at * count;
    for color in [position.turn(), !position.turn()] {
        let bits = position.pieces(color).bits();
        for rank in 0..u32::from(size.height()) {
            let row = bits >> (8 * rank);
            for file in 0..u32::from(size.width()) {
                planes.set(py, place, (row >> file) as u8 & 1);
                place += 1;
            }
        }
    }
}

fn reward(outcome: Outcome, mover: Color) -> f32 {
    match outcome.winner() {
        Some(winner) if winner == mover => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    }
}

/// Returns the most legal actions that a position of a game can have.
fn most_actions(first: &loa::Position) -> usize {
    let pieces = Color::ALL.map(|color| first.pieces(color).len() as usize);
    (8 * pieces[0].max(pieces[1])).max(1)
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        games: usize,
        rules: RulesArgument,
        board: SizeArgument,
        start: Option<StartArgument>,
        max_plies: Option<u32>,
    ) -> PyResult<Batch> {
        if !(1..=1 << 20).contains(&games) {
            let message = format!("{games} is not a number of games from 1 to {}", 1 << 20);
            return Err(PyValueError::new_err(message));
        }
        if max_plies == Some(0) {
            return Err(PyValueError::new_err("max_plies has to be 1 or more"));
        }
        let start = start.map_or(rules.start(), |start| start.0);
        let first = loa::Game::new(rules.rules, loa::Position::start(board.0, start));
        if let Some(verdict) = first.status().verdict() {
            let message = format!("on this board the game is over at once: {verdict}");
            return Err(PyValueError::new_err(message));
        }
        Ok(Batch {
            games: vec![first.clone(); games],
            first,
            legal: vec![Vec::new(); games],
            max_plies,
            arrays: None,
            process: Process::current(),
        })
    }

    /// The most legal actions that a position can have.
    #[getter]
    fn most_actions(&self) -> usize {
        self.width()
    }

    /// Takes the arrays to fill and begins all games.
    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    fn attach(
        &mut self,
        py: Python<'_>,
        legal: &Bound<'_, PyAny>,
        counts: &Bound<'_, PyAny>,
        players: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        dones: &Bound<'_, PyAny>,
        masks: Option<&Bound<'_, PyAny>>,
        planes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (games, size) = (self.games.len(), self.first.position().size());
        let (actions, squares) = (action_count(size), size.squares().len() as usize);
        let take = |given: Option<&Bound<'_, PyAny>>, name, len| {
            given
                .map(|given| Array::writable(given, name, len))
                .transpose()
        };
        self.arrays = Some(Arrays {
            legal: Array::writable(legal, "legal", games * self.width())?,
            counts: Array::writable(counts, "counts", games)?,
            players: Array::writable(players, "players", games)?,
            rewards: Array::writable(rewards, "rewards", games)?,
            dones: Array::writable(dones, "dones", games)?,
            masks: take(masks, "masks", games * actions)?,
            planes: take(planes, "planes", games * 2 * squares)?,
        });
        self.reset(py)
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.process.check("environment")?;
        for at in 0..self.games.len() {
            self.games[at].clone_from(&self.first);
            self.show(py, at);
            if let Some(arrays) = &self.arrays {
                arrays.rewards.set(py, at, 0.0);
                arrays.dones.set(py, at, ONGOING);
            }
        }
        Ok(())
    }

    /// Plays one action in each game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.process.check("environment")?;
        let actions = Array::<i64>::readable(actions, "actions", self.games.len())?;
        let moves = self.checked(py, &actions)?;
        for (at, mv) in moves.into_iter().enumerate() {
            let end = self.advance(at, mv);
            self.show(py, at);
            let Some(arrays) = &self.arrays else { continue };
            let done = end.map_or(ONGOING, |end| if end.is_cut { CUT } else { OVER });
            arrays
                .rewards
                .set(py, at, end.map_or(0.0, |end| end.reward));
            arrays.dones.set(py, at, done);
        }
        Ok(())
    }

    /// Returns a copy of a game.
    fn game(&self, at: usize) -> PyResult<Game> {
        let game = self.games.get(at).cloned();
        let game = game
            .ok_or_else(|| PyIndexError::new_err(format!("game {at} of {}", self.games.len())))?;
        Ok(Game { game, preset: None })
    }
}
