use crate::actions::move_of;
use crate::arguments::{Number, SizeArgument, StartArgument, optional};
use crate::buffer::{Array, copied};
use crate::errors::{EngineError, IllegalMoveError, value_error};
use crate::game::Game;
use crate::memory::check_memory;
use crate::process::Process;
use crate::rules::RulesArgument;
use crate::verdict::result_for;
use loa::{Color, Status};
use loa_notation::{action_count, for_each_action};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use std::cell::Cell;

/// Many games that are played at once; ``lines_of_action.VecEnv`` is what to use.
///
/// The arrays are the caller's. All are contiguous; ``legal`` has a row of ``most_actions`` numbers
/// for each game, ``masks`` and the two arrays of planes may be missing.
#[pyclass(module = "lines_of_action")]
pub(crate) struct Batch {
    games: Vec<loa::Game>,
    first: loa::Game,
    /// The legal actions of each game, in ascending order, and those that the arrays show.
    legal: Vec<Vec<u32>>,
    shown: Vec<Vec<u32>>,
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
    /// The last position of each game that ended with the last step.
    final_planes: Option<Array<u8>>,
}

/// How a game ended, for the side that made the last move.
#[derive(Clone, Copy)]
struct End {
    reward: f32,
    /// `OVER` or `CUT`.
    done: u8,
    last: loa::Position,
}

/// The most games of a batch.
const MOST_GAMES: usize = 1 << 16;
/// What a game needs besides its arrays, in bytes, with the moves that it can take back.
const GAME_BYTES: usize = 16 << 10;

/// What `dones` has where a game goes on, is over, and was cut short.
const ONGOING: u8 = 0;
const OVER: u8 = 1;
const CUT: u8 = 2;

impl Batch {
    /// Plays one action in each game, without Python's lock.
    fn play(&mut self, actions: &[i64]) -> PyResult<Vec<Option<End>>> {
        let moves = self.checked(actions)?;
        let ends = moves.into_iter().enumerate().map(|(at, mv)| {
            let end = self.advance(at, mv);
            self.find_actions(at);
            end
        });
        Ok(ends.collect())
    }

    /// Begins all games anew.
    fn begin(&mut self, py: Python<'_>) -> PyResult<()> {
        self.process.check("environment")?;
        for game in &mut self.games {
            game.clone_from(&self.first);
        }
        self.show_all(py);
        Ok(())
    }

    /// Finds the legal actions of a game that are to be shown.
    fn find_actions(&mut self, at: usize) {
        let legal = &mut self.legal[at];
        std::mem::swap(legal, &mut self.shown[at]);
        legal.clear();
        for_each_action(self.games[at].position(), |action| legal.push(action));
    }

    /// Shows all games as they are, without an end.
    fn show_all(&mut self, py: Python<'_>) {
        for at in 0..self.games.len() {
            self.find_actions(at);
            self.show(py, at, None);
        }
    }

    /// Checks all actions before any is played.
    fn checked(&self, actions: &[i64]) -> PyResult<Vec<loa::Move>> {
        let games = self.games.iter().zip(&self.legal).zip(actions);
        let moves = games.enumerate().map(|(at, ((game, legal), given))| {
            let action = u32::try_from(*given).ok();
            let action = action.filter(|it| legal.binary_search(it).is_ok());
            let mv = action.and_then(|action| move_of(game.position(), action));
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
        let is_cut = self.max_plies.is_some_and(|most| game.plies() >= most);
        let (reward, done) = match status {
            Status::Over(verdict) => (result_for(mover, verdict.outcome).into(), OVER),
            Status::Ongoing if is_cut => (0.0, CUT),
            Status::Ongoing => return None,
        };
        let last = *game.position();
        game.clone_from(&self.first);
        Some(End { reward, done, last })
    }

    /// Writes what is to be seen of a game, and how its last move ended it.
    fn show(&self, py: Python<'_>, at: usize, end: Option<End>) {
        let width = self.width();
        let Some(arrays) = &self.arrays else { return };
        let (position, legal) = (self.games[at].position(), &self.legal[at]);
        let actions = action_count(position.size());
        if let Some(masks) = &arrays.masks {
            let mask = &masks.cells(py)[at * actions..][..actions];
            let set = |action: &u32, value| mask[*action as usize].set(value);
            self.shown[at].iter().for_each(|action| set(action, 0));
            legal.iter().for_each(|action| set(action, 1));
        }
        let row = &arrays.legal.cells(py)[at * width..][..width];
        for (cell, action) in row.iter().zip(legal.iter()) {
            cell.set(*action as i32);
        }
        arrays.counts.cells(py)[at].set(legal.len() as i32);
        let player = u8::from(position.turn() == Color::White);
        arrays.players.cells(py)[at].set(player);
        let (reward, done) = end.map_or((0.0, ONGOING), |end| (end.reward, end.done));
        arrays.rewards.cells(py)[at].set(reward);
        arrays.dones.cells(py)[at].set(done);
        let last = end.as_ref().map(|end| &end.last);
        for (planes, position) in [
            (&arrays.planes, Some(position)),
            (&arrays.final_planes, last),
        ] {
            if let (Some(planes), Some(position)) = (planes, position) {
                let len = 2 * position.size().squares().len() as usize;
                write_planes(&planes.cells(py)[at * len..][..len], position);
            }
        }
    }
}

/// Makes the exception of a call while a step is played without Python's lock.
fn busy() -> PyErr {
    EngineError::new_err("the environment makes a step already, in another thread")
}

/// Writes the pieces of the side to move and those of the opponent.
pub(crate) fn write_planes(planes: &[Cell<u8>], position: &loa::Position) {
    let size = position.size();
    let mut rows = planes.chunks_exact(usize::from(size.width()));
    for color in [position.turn(), !position.turn()] {
        let pieces = position.pieces(color).bits().to_le_bytes();
        for (bits, row) in pieces.iter().take(size.height().into()).zip(rows.by_ref()) {
            let values = spread(*bits);
            match <&[Cell<u8>; 8]>::try_from(row) {
                // Of a known length, which is one store.
                Ok(row) => row
                    .iter()
                    .zip(values)
                    .for_each(|(cell, value)| cell.set(value)),
                Err(_) => row
                    .iter()
                    .zip(values)
                    .for_each(|(cell, value)| cell.set(value)),
            }
        }
    }
}

/// Returns the bits of a byte, the lowest first, as bytes of 0 and 1.
const fn spread(bits: u8) -> [u8; 8] {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const BITS: u64 = 0x8040_2010_0804_0201;
    let apart = (bits as u64).wrapping_mul(EACH) & BITS;
    ((apart + 0x7f * EACH) >> 7 & EACH).to_le_bytes()
}

#[pymethods]
impl Batch {
    /// ``has_masks`` and ``has_planes`` say which arrays there will be.
    #[new]
    fn new(
        games: Number,
        rules: RulesArgument,
        board: SizeArgument,
        start: Option<StartArgument>,
        max_plies: Option<Number>,
        has_masks: bool,
        has_planes: bool,
    ) -> PyResult<Batch> {
        let games = games.within("num_envs", 1..=MOST_GAMES)?;
        let max_plies = optional(max_plies, "max_plies", 1..=u32::MAX)?;
        let masks = usize::from(has_masks) * action_count(board.0);
        let planes = usize::from(has_planes) * 4 * board.0.squares().len() as usize;
        let bytes = games * (GAME_BYTES + masks + planes);
        check_memory(&format!("{games} games"), bytes >> 20)?;
        let first = loa::Position::start(board.0, rules.start(start));
        let first = loa::Game::new(rules.rules, first);
        if let Some(verdict) = first.status().verdict() {
            let message = format!("on this board the game is over at once: {verdict}");
            return Err(value_error(message));
        }
        Ok(Batch {
            games: vec![first.clone(); games],
            first,
            legal: vec![Vec::new(); games],
            shown: vec![Vec::new(); games],
            max_plies,
            arrays: None,
            process: Process::current(),
        })
    }

    /// The most legal actions that a position can have.
    #[getter(most_actions)]
    fn width(&self) -> usize {
        let first = self.first.position();
        let pieces = Color::ALL.map(|color| first.pieces(color).len() as usize);
        (8 * pieces[0].max(pieces[1])).max(1)
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
        final_planes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (games, size) = (self.games.len(), self.first.position().size());
        let (actions, squares) = (action_count(size), size.squares().len() as usize);
        let take = |given: Option<&Bound<'_, PyAny>>, name, len| {
            given.map(|given| Array::new(given, name, len)).transpose()
        };
        self.arrays = Some(Arrays {
            legal: Array::new(legal, "legal", games * self.width())?,
            counts: Array::new(counts, "counts", games)?,
            players: Array::new(players, "players", games)?,
            rewards: Array::new(rewards, "rewards", games)?,
            dones: Array::new(dones, "dones", games)?,
            masks: take(masks, "masks", games * actions)?,
            planes: take(planes, "planes", games * 2 * squares)?,
            final_planes: take(final_planes, "final_planes", games * 2 * squares)?,
        });
        self.begin(py)
    }

    /// Begins all games anew.
    fn reset(slf: &Bound<'_, Self>) -> PyResult<()> {
        slf.try_borrow_mut().map_err(|_| busy())?.begin(slf.py())
    }

    /// Plays one action in each game. The games are played without Python's lock.
    fn step(slf: &Bound<'_, Self>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = slf.py();
        let mut batch = slf.try_borrow_mut().map_err(|_| busy())?;
        let batch = &mut *batch;
        batch.process.check("environment")?;
        let actions: Vec<i64> = copied(actions, "actions", batch.games.len())?;
        let ends = py.detach(|| batch.play(&actions))?;
        for (at, end) in ends.into_iter().enumerate() {
            batch.show(py, at, end);
        }
        Ok(())
    }

    /// Goes on with other games, by the same rules on the same board.
    fn resume(&mut self, py: Python<'_>, games: Vec<Bound<'_, Game>>) -> PyResult<()> {
        if games.len() != self.games.len() {
            return Err(value_error("another number of games"));
        }
        let mut resumed = Vec::with_capacity(games.len());
        for (at, game) in games.iter().enumerate() {
            let game = &game.try_borrow()?.game;
            let (size, expected) = (game.position().size(), self.first.position().size());
            if game.status().is_over() || game.rules() != self.first.rules() || size != expected {
                return Err(value_error(format!("game {at} is not one of these")));
            }
            resumed.push(game.clone());
        }
        self.games = resumed;
        self.show_all(py);
        Ok(())
    }

    /// Returns a copy of a game.
    fn game(slf: &Bound<'_, Self>, at: Number) -> PyResult<Game> {
        let games = &slf.try_borrow().map_err(|_| busy())?.games;
        let known = at.within("game", 0..=usize::MAX).ok();
        let game = known
            .and_then(|at| games.get(at).cloned())
            .ok_or_else(|| PyIndexError::new_err(format!("game {at} of {}", games.len())))?;
        Ok(Game { game, preset: None })
    }
}
