//! The engine's work: a limited number of jobs at a time, each ended when its client leaves.

use loa::{Game, Move};
use loa_engine::review::moves_to_win;
use loa_engine::{Engine, Job, Level, Limits, Report, SearchProgress, Style, win_chance};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The memory of an engine, in mebibytes.
const TABLE: usize = 32;
/// The most best lines of an analysis.
pub(crate) const MOST_LINES: usize = 10;

/// What an engine has to do.
#[derive(Clone, Copy)]
pub(crate) enum JobKind {
    /// Choose a move at a level.
    Move { level: Level, seed: u64 },
    /// Find the best lines within a time.
    Analysis {
        lines: usize,
        time: Duration,
        threads: usize,
    },
}

/// Describes what the engine has found so far, the best line first.
fn findings(progress: &SearchProgress) -> Value {
    json!({
        "lines": progress.lines.iter().map(line).collect::<Value>(),
        "depth": progress.best().map_or(0, |report| report.depth),
        "nodes": progress.nodes(),
        "speed": progress.nodes_per_second() as u64,
        "seconds": progress.time.as_secs_f64(),
    })
}

/// Describes a move, its score for the side that makes it, and how the game may go on.
fn line(report: &Report) -> Value {
    let score = report.score;
    json!({
        "move": report.best.to_string(),
        "moves": report.line.iter().map(Move::to_string).collect::<Value>(),
        "depth": report.depth,
        "score": {
            "points": score.points(),
            "winIn": score.win_plies(),
            "lossIn": score.loss_plies(),
            "moves": moves_to_win(score),
            "chance": win_chance(score),
        },
    })
}

/// Sets a stop flag when dropped, so that a job ends when its client leaves.
pub(crate) struct StopOnDrop(pub(crate) Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// The engines, and how many may work at a time.
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

    /// Does a job, as soon as an engine is free. `update` gets progress on another thread. `None`
    /// if the game is over, or the job was stopped before it began.
    pub(crate) async fn run(
        &self,
        game: Game,
        kind: JobKind,
        stop: Arc<AtomicBool>,
        mut update: Box<dyn FnMut(Value) + Send>,
    ) -> Option<Value> {
        let (places, threads) = match kind {
            JobKind::Move { .. } => (&self.moves, 1),
            JobKind::Analysis { threads, .. } => (&self.analyses, threads as u32),
        };
        let place = Arc::clone(places).acquire_many_owned(threads).await.ok()?;
        if stop.load(Relaxed) {
            return None;
        }
        let _guard = StopOnDrop(Arc::clone(&stop));
        let idle = Arc::clone(&self.idle);
        let work = tokio::task::spawn_blocking(move || {
            let lock = || idle.lock().unwrap_or_else(PoisonError::into_inner);
            let engine = lock().pop();
            let mut engine = engine.unwrap_or_else(|| Engine::new(TABLE));
            engine.clear();
            let findings = think(&mut engine, &game, kind, &stop, &mut update);
            lock().push(engine);
            drop(place);
            findings
        });
        work.await.ok().flatten()
    }
}

fn think(
    engine: &mut Engine,
    game: &Game,
    kind: JobKind,
    stop: &AtomicBool,
    update: &mut dyn FnMut(Value),
) -> Option<Value> {
    let (lines, limits, style, threads) = match kind {
        JobKind::Move { level, seed } => {
            let time = Duration::from_secs_f64(level.seconds());
            let limits = level.timed_limits().and(Limits::move_time(time));
            (1, limits, level.style(seed), 1)
        }
        JobKind::Analysis {
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
    let found = job.run(engine, &mut || stop.load(Relaxed), &mut |progress| {
        update(findings(progress));
    });
    found.best().map(|_| findings(&found))
}
