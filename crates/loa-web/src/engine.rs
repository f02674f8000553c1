//! The engine's work: so many jobs at a time, each ended when nobody waits for it any more.

use loa::Game;
use loa_engine::{Engine, Level, Limits, Report, Score, Style, win_chance};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// The memory of an engine, in mebibytes.
const TABLE: usize = 32;
/// The most best lines of an analysis.
pub(crate) const MOST_LINES: usize = 10;

/// What an engine is to do with a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// Choose a move as a player of a level does.
    Move { level: Level, seed: u64 },
    /// Find the best lines within a time.
    Analysis {
        lines: usize,
        time: Duration,
        threads: usize,
    },
}

/// What the engine has found so far.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Findings {
    /// The best first.
    pub(crate) lines: Vec<LineFound>,
    depth: u32,
    nodes: u64,
    /// Positions in a second.
    speed: u64,
    seconds: f64,
}

/// A move and how the game is expected to go on.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineFound {
    #[serde(rename = "move")]
    mv: String,
    moves: Vec<String>,
    depth: u32,
    score: ScoreView,
}

/// What a move is worth to the side that makes it.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScoreView {
    points: i32,
    /// The plies to a proven win.
    win_in: Option<u32>,
    /// The plies to a proven loss.
    loss_in: Option<u32>,
    /// The chance to win, 0 to 1.
    chance: f64,
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> ScoreView {
        ScoreView {
            points: score.points(),
            win_in: score.win_plies(),
            loss_in: score.loss_plies(),
            chance: win_chance(score),
        }
    }
}

impl Findings {
    fn new(reports: &[Report], begun: Instant) -> Findings {
        let seconds = begun.elapsed().as_secs_f64();
        let nodes = reports.iter().map(|report| report.nodes).max().unwrap_or(0);
        let found = |report: &Report| LineFound {
            mv: report.best.to_string(),
            moves: report.line.iter().map(ToString::to_string).collect(),
            depth: report.depth,
            score: report.score.into(),
        };
        Findings {
            lines: reports.iter().map(found).collect(),
            depth: reports.first().map_or(0, |report| report.depth),
            nodes,
            speed: (nodes as f64 / seconds.max(1e-3)) as u64,
            seconds,
        }
    }
}

/// Ends a job when it is dropped or told to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Sets a stop when dropped, so that a job ends with whoever waits for it.
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The engines and the places to use them.
#[derive(Clone)]
pub(crate) struct Jobs {
    /// Moves are short, and don't wait behind analyses.
    moves: Arc<Semaphore>,
    analyses: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Engine>>>,
}

impl Jobs {
    pub(crate) fn new(places: usize) -> Jobs {
        let places = || Arc::new(Semaphore::new(places.max(1)));
        Jobs {
            moves: places(),
            analyses: places(),
            idle: Arc::default(),
        }
    }

    /// Does a task when there is a place for it. `update` gets what is found on the way, on another
    /// thread. `None` if the game is over, or the job was stopped before it began.
    pub(crate) async fn run(
        &self,
        game: Game,
        task: Task,
        stop: Stop,
        update: impl FnMut(Findings) + Send + 'static,
    ) -> Option<Findings> {
        let (places, threads) = match task {
            Task::Move { .. } => (&self.moves, 1),
            Task::Analysis { threads, .. } => (&self.analyses, threads as u32),
        };
        let place = Arc::clone(places).acquire_many_owned(threads).await.ok()?;
        if stop.is_set() {
            return None;
        }
        let guard = StopOnDrop(stop.clone());
        let mut engine = self.take();
        let idle = Arc::clone(&self.idle);
        let work = tokio::task::spawn_blocking(move || {
            let findings = think(&mut engine, &game, task, &stop, update);
            idle.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(engine);
            drop(place);
            findings
        });
        let findings = work.await.ok().flatten();
        drop(guard);
        findings
    }

    fn take(&self) -> Engine {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut engine = idle.pop().unwrap_or_else(|| Engine::new(TABLE));
        engine.clear();
        engine
    }
}

fn think(
    engine: &mut Engine,
    game: &Game,
    task: Task,
    stop: &Stop,
    mut update: impl FnMut(Findings),
) -> Option<Findings> {
    let begun = Instant::now();
    let (lines, time, limits, threads) = match task {
        Task::Move { level, seed } => {
            engine.set_style(level.style(seed));
            let time = Duration::from_secs_f64(level.seconds());
            (1, time, level.timed_limits(), 1)
        }
        Task::Analysis {
            lines,
            time,
            threads,
        } => {
            engine.set_style(Style::STEADY);
            (lines, time, Limits::NONE, threads)
        }
    };
    engine.set_threads(threads);
    let mut stop = || stop.is_set() || begun.elapsed() >= time;
    let reports = engine.analyze(game, lines, limits, &mut stop, &mut |reports| {
        update(Findings::new(reports, begun));
    });
    (!reports.is_empty()).then(|| Findings::new(&reports, begun))
}
