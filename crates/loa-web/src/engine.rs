//! The engine's work: a limited number of jobs at a time, each ended when its client leaves.

use loa::Game;
use loa_engine::review::moves_to_win;
use loa_engine::{Engine, Job, Level, Limits, Report, Score, SearchProgress, Style, win_chance};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The memory of an engine, in mebibytes.
const TABLE: usize = 32;
/// The most best lines of an analysis.
pub(crate) const MOST_LINES: usize = 10;

/// A task for an engine.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// Choose a move at a level.
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
    /// Positions per second.
    speed: u64,
    seconds: f64,
}

/// A move and how the game is expected to go on.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineFound {
    #[serde(rename = "move")]
    pub(crate) mv: String,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    depth: u32,
    pub(crate) score: ScoreView,
}

/// The score of a move for the side that makes it.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScoreView {
    points: i32,
    /// The plies to a proven win.
    win_in: Option<u32>,
    /// The plies to a proven loss.
    loss_in: Option<u32>,
    /// The moves that the winner of a proven result still has to make.
    #[serde(skip_deserializing)]
    moves: Option<u32>,
    /// The win chance, 0 to 1.
    #[serde(skip_deserializing)]
    chance: f64,
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> ScoreView {
        ScoreView {
            points: score.points(),
            win_in: score.win_plies(),
            loss_in: score.loss_plies(),
            moves: moves_to_win(score),
            chance: win_chance(score),
        }
    }
}

impl From<ScoreView> for Score {
    fn from(view: ScoreView) -> Score {
        match (view.win_in, view.loss_in) {
            (Some(plies), _) => Score::win_in(plies),
            (_, Some(plies)) => Score::loss_in(plies),
            _ => Score::estimate(view.points),
        }
    }
}

impl Findings {
    fn new(progress: &SearchProgress) -> Findings {
        let found = |report: &Report| LineFound {
            mv: report.best.to_string(),
            moves: report.line.iter().map(ToString::to_string).collect(),
            depth: report.depth,
            score: report.score.into(),
        };
        Findings {
            lines: progress.lines.iter().map(found).collect(),
            depth: progress.best().map_or(0, |report| report.depth),
            nodes: progress.nodes(),
            speed: progress.nodes_per_second() as u64,
            seconds: progress.time.as_secs_f64(),
        }
    }
}

/// A stop flag; clones share it.
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

/// Sets a stop flag when dropped, so that a job ends when its client leaves.
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The engines, and how many may work at a time.
#[derive(Clone)]
pub(crate) struct Jobs {
    /// For moves, which are short and don't wait for analyses.
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

    /// Does a task, as soon as an engine is free. `update` gets progress on another thread. `None`
    /// if the game is over, or the task was stopped before it began.
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
    let (lines, limits, style, threads) = match task {
        Task::Move { level, seed } => {
            let time = Duration::from_secs_f64(level.seconds());
            let limits = level.timed_limits().and(Limits::move_time(time));
            (1, limits, level.style(seed), 1)
        }
        Task::Analysis {
            lines,
            time,
            threads,
        } => (lines, Limits::move_time(time), Style::STEADY, threads),
    };
    engine.style = style;
    engine.set_threads(threads);
    let job = Job {
        lines,
        ..Job::new(game, limits)
    };
    let found = job.run(engine, &mut || stop.is_set(), &mut |progress| {
        update(Findings::new(progress));
    });
    found.best().map(|_| Findings::new(&found))
}
