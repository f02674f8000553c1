use crate::arguments::{Bounded, List, Number, Real, optional, seconds};
use crate::errors::{EngineError, illegal_move, value_error};
use crate::game::Game;
use crate::getters::getters;
use crate::memory::check_memory;
use crate::moves::Move;
use crate::net::NetArgument;
use crate::position::PositionArgument;
use crate::process::Process;
use crate::rules::RulesArgument;
use crate::search_result::{Score, SearchResult};
use crate::signals::SignalWatch;
use loa_engine::{Job, Level, Limits, SearchProgress, Style};
use loa_work::Interrupt;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::sync::{Mutex, TryLockError};

/// The computer player.
///
/// With a level it plays that well, without one as well as its limits allow. With one thread and
/// limits of nodes or depth it always finds the same. A search gives Python's lock back, so other
/// threads run; Ctrl-C and ``stop`` end it. One search at a time: a second one in another thread
/// raises ``EngineError``. An engine can't be pickled and is of no use in a forked child.
///
/// :param level: 1 to 10
/// :param memory: the size of the transposition table in MiB, 1 to 65536
/// :param threads: the number of search threads, 1 to 256
/// :param seed: other seeds make a level play other moves
/// :param net: a net for 8×8, as the path of its file or as the file's bytes; by default the one that
///     comes with the engine
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Engine {
    engine: Mutex<Option<loa_engine::Engine>>,
    level: Option<Level>,
    net: String,
    /// What `stop` asks for.
    pub(crate) stop: Interrupt,
    process: Process,
}

/// The largest transposition table, in MiB.
pub(crate) const MOST_MEBIBYTES: usize = 1 << 16;
/// The longest win to look for, in moves.
const MOST_MOVES: u32 = 500;
/// The most lines of a search; no position has as many moves.
pub(crate) const MOST_LINES: usize = 256;

impl Engine {
    /// Does work with the engine, unless it is closed or searching. What `stop` asked for before
    /// counts no more.
    pub(crate) fn with<T>(
        &self,
        work: impl FnOnce(&mut loa_engine::Engine) -> PyResult<T>,
    ) -> PyResult<T> {
        self.process.check("engine")?;
        let mut engine = self.engine.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                EngineError::new_err("the engine is searching already, in another thread")
            }
            TryLockError::Poisoned(_) => EngineError::new_err("the engine broke in a search"),
        })?;
        self.stop.set(false);
        match engine.as_mut() {
            Some(engine) => work(engine),
            None => Err(EngineError::new_err("the engine is closed")),
        }
    }

    /// Returns the limits that a search keeps to, the level's if there are no others.
    pub(crate) fn limits(
        &self,
        time: Option<Real>,
        nodes: Option<Number>,
        depth: Option<Number>,
        mate: Option<Number>,
    ) -> PyResult<Limits> {
        let nodes = optional(nodes, "nodes", 1..=u64::MAX)?;
        let depth = optional(depth, "depth", 1..=Limits::MAX_DEPTH)?;
        let mate = optional(mate, "mate", 1..=MOST_MOVES)?;
        let given = [
            time.map(seconds).transpose()?.map(Limits::move_time),
            nodes.map(Limits::nodes),
            depth.map(Limits::depth),
            mate.map(Limits::mate),
        ];
        let given = given.into_iter().flatten().reduce(Limits::and);
        let limits = given.or_else(|| self.level.map(Level::reproducible_limits));
        let message = "an engine without a level needs a limit: time, nodes, depth or mate";
        limits.ok_or_else(|| value_error(message))
    }

    /// Does one search without Python's lock.
    pub(crate) fn run(
        &self,
        py: Python<'_>,
        engine: &mut loa_engine::Engine,
        job: &Job,
        on_progress: Option<&Py<PyAny>>,
    ) -> PyResult<SearchProgress> {
        let watch = std::cell::RefCell::new(SignalWatch::new());
        let (found, watch) = py.detach(|| {
            let mut stop = || self.stop.is_requested() || watch.borrow_mut().has_to_stop();
            let mut progress = |found: &SearchProgress| {
                let Some(on_progress) = on_progress else {
                    return;
                };
                let found = SearchResult(found.clone());
                let result = Python::attach(|py| on_progress.call1(py, (found,)).map(drop));
                if let Err(error) = result {
                    watch.borrow_mut().fail(error);
                }
            };
            let found = job.run(engine, &mut stop, &mut progress);
            (found, watch)
        });
        watch.into_inner().finish()?;
        Ok(found)
    }

    fn find(
        &self,
        py: Python<'_>,
        job: &Job,
        on_progress: Option<&Py<PyAny>>,
    ) -> PyResult<SearchResult> {
        if let Some(verdict) = job.game.status().verdict() {
            return Err(value_error(format!("the game is over: {verdict}")));
        }
        self.with(|engine| self.run(py, engine, job, on_progress).map(SearchResult))
    }
}

getters! { Engine, self:
    /// The level; ``None`` for full strength.
    level: Option<u8> = self.level.map(Level::number);

    /// The name of the net, and its checksum.
    net: &str = &self.net;
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (
        level = None, *, memory = 64.into(), threads = 1.into(), seed = 0.into(), net = None
    ))]
    #[pyo3(text_signature = "(level=None, *, memory=64, threads=1, seed=0, net=None)")]
    fn new(
        level: Option<Number>,
        memory: Number,
        threads: Number,
        seed: Number,
        net: Option<NetArgument>,
    ) -> PyResult<Engine> {
        let levels = Level::MIN.number()..=Level::MAX.number();
        let level = optional(level, "level", levels)?;
        let level = level.and_then(Level::new);
        let memory = memory.within("memory", 1..=MOST_MEBIBYTES)?;
        let threads = threads.within("threads", 1..=loa_engine::Engine::MAX_THREADS)?;
        let seed = seed.within("seed", 0..=u64::MAX)?;
        check_memory("the table", memory)?;
        let mut engine = loa_engine::Engine::try_new(memory)
            .map_err(|error| PyMemoryError::new_err(error.to_string()))?;
        engine.set_threads(threads);
        let net = net.map_or_else(loa_engine::net::Net::built_in, |given| given.0);
        let name = net.to_string();
        engine.net = Some(net);
        engine.style = level.map_or(Style::STEADY, |level| level.style(seed));
        Ok(Engine {
            engine: Mutex::new(Some(engine)),
            level,
            net: name,
            stop: Interrupt::never(),
            process: Process::current(),
        })
    }

    /// Returns the static evaluation of a position for the side to move, without any search.
    #[pyo3(signature = (position, rules = RulesArgument::default()))]
    #[pyo3(text_signature = "($self, position, rules='olympiad')")]
    fn evaluate(&self, position: PositionArgument, rules: RulesArgument) -> PyResult<Score> {
        let (position, goal) = (position.0.position, rules.rules.goal);
        self.with(|engine| {
            Ok(Score(match engine.net_in_use() {
                Some(net) => net.evaluate(&position, goal),
                None => loa_engine::evaluate(&position, goal),
            }))
        })
    }

    /// Searches a game for the best moves.
    ///
    /// Several limits hold together, in place of the level's. Without limits those of the level
    /// hold; without a level, one limit is needed.
    ///
    /// :param time: seconds
    /// :param nodes: positions to visit
    /// :param depth: plies, 1 to 64
    /// :param mate: stop at a win in this many moves, 1 to 500
    /// :param lines: how many lines to find, each beginning with another move, 1 to 256
    /// :param moves: the moves to choose from, all legal; by default all legal moves
    /// :param on_progress: a function that gets a ``SearchResult`` after each depth; what it raises
    ///     ends the search
    #[pyo3(signature = (
        game, *, time = None, nodes = None, depth = None, mate = None, lines = 1.into(),
        moves = Bounded(Vec::new()), on_progress = None
    ))]
    #[pyo3(
        text_signature = "($self, game, *, time=None, nodes=None, depth=None, mate=None, \
                             lines=1, moves=(), on_progress=None)"
    )]
    #[allow(clippy::too_many_arguments, reason = "they are named in Python")]
    fn search(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        time: Option<Real>,
        nodes: Option<Number>,
        depth: Option<Number>,
        mate: Option<Number>,
        lines: Number,
        moves: List<Move>,
        on_progress: Option<Py<PyAny>>,
    ) -> PyResult<SearchResult> {
        let game = game.try_borrow()?.game.clone();
        let lines = lines.within("lines", 1..=MOST_LINES)?;
        let moves: Vec<loa::Move> = moves.0.into_iter().map(|mv| mv.0).collect();
        for mv in &moves {
            game.check(*mv).map_err(|cause| illegal_move(*mv, cause))?;
        }
        let job = Job {
            lines,
            moves,
            ..Job::new(&game, self.limits(time, nodes, depth, mate)?)
        };
        self.find(py, &job, on_progress.as_ref())
    }

    /// Returns the move that the engine would play, within the limits of ``search``.
    #[pyo3(signature = (game, *, time = None, nodes = None, depth = None))]
    fn best_move(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        time: Option<Real>,
        nodes: Option<Number>,
        depth: Option<Number>,
    ) -> PyResult<Move> {
        let limits = self.limits(time, nodes, depth, None)?;
        let job = Job::new(&game.try_borrow()?.game, limits);
        let found = self.find(py, &job, None)?;
        let best = found.0.best().map(|line| Move(line.best));
        best.ok_or_else(|| EngineError::new_err("the search has found no move"))
    }

    /// Ends the search in progress, from another thread; it returns what it has found.
    fn stop(&self) {
        self.stop.set(true);
    }

    /// Forgets all searches so far.
    fn clear(&self) -> PyResult<()> {
        self.with(|engine| {
            engine.clear();
            Ok(())
        })
    }

    /// Frees the memory. Any other use then raises ``EngineError``; closing again does nothing.
    fn close(&self) -> PyResult<()> {
        self.process.check("engine")?;
        match self.engine.try_lock() {
            Ok(mut engine) => *engine = None,
            Err(TryLockError::Poisoned(engine)) => *engine.into_inner() = None,
            Err(TryLockError::WouldBlock) => {
                let message = "the engine is searching, in another thread; stop it first";
                return Err(EngineError::new_err(message));
            }
        }
        Ok(())
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.close()
    }

    fn __repr__(&self) -> String {
        let level = self
            .level
            .map_or("full strength".to_owned(), |it| format!("level {it}"));
        format!("<Engine: {level}>")
    }
}
