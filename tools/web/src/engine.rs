//! The engine's work: a limited number of jobs at a time, each ended when its client leaves.

use crate::error::ApiError;
use crate::fair_queue::{FairQueue, Turn};
use crate::limits::{AddressCounts, Limits as ClientLimits};
use crate::message::Code;
use hyper::StatusCode;
use loa::{Game, Move};
use loa_engine::{Engine, Job, Level, Limits, Report, SearchProgress, Style, win_chance};
use loa_review::moves_to_win;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::time::sleep_until;

/// The memory of an engine, in mebibytes.
const TABLE: usize = 32;
/// The most best lines of an analysis.
pub(crate) const MOST_LINES: usize = 10;
/// How long an analysis may go on while others wait.
const SLICE: Duration = Duration::from_secs(1);

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

/// Describes what the engine has found so far after a number of positions, the best line first.
fn findings(progress: &SearchProgress, nodes: u64) -> Value {
    let seconds = progress.time.as_secs_f64();
    json!({
        "lines": progress.lines.iter().map(line).collect::<Value>(),
        "depth": progress.best().map_or(0, |report| report.depth),
        "nodes": nodes,
        "speed": (nodes as f64 / seconds.max(1e-3)) as u64,
        "seconds": seconds,
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

/// A request to end a job.
#[derive(Default)]
pub(crate) struct Stop {
    is_set: AtomicBool,
    notify: Notify,
}

impl Stop {
    pub(crate) fn set(&self) {
        self.is_set.store(true, Relaxed);
        self.notify.notify_one();
    }

    fn is_set(&self) -> bool {
        self.is_set.load(Relaxed)
    }
}

/// Ends a job when dropped, for when its client leaves.
pub(crate) struct StopOnDrop(pub(crate) Arc<Stop>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The findings of a job, when it has ended; `None` if the game is over, or the job was stopped
/// before it began.
pub(crate) type FutureFindings = Pin<Box<dyn Future<Output = Option<Value>> + Send>>;

/// The engines, and how many may work at a time.
pub(crate) struct Jobs {
    /// For moves, which are short and don't wait for analyses.
    moves: Arc<FairQueue>,
    analyses: Arc<FairQueue>,
    /// The analyses that have begun or wait; each needs an engine of its own.
    counts: Arc<AddressCounts>,
    limits: ClientLimits,
    idle: Mutex<Vec<Engine>>,
}

impl Jobs {
    pub(crate) fn new(limits: ClientLimits) -> Arc<Jobs> {
        Arc::new(Jobs {
            moves: FairQueue::new(limits.jobs.max(1)),
            analyses: FairQueue::new(limits.jobs.max(1)),
            counts: Arc::default(),
            limits,
            idle: Mutex::default(),
        })
    }

    /// Starts a job of a client. `update` gets progress on another thread.
    ///
    /// # Errors
    /// If there are too many analyses.
    pub(crate) fn start(
        self: &Arc<Jobs>,
        address: IpAddr,
        game: Game,
        kind: JobKind,
        stop: Arc<Stop>,
        update: Box<dyn FnMut(Value) + Send>,
    ) -> Result<FutureFindings, ApiError> {
        let most = (self.limits.analyses, self.limits.analyses_per_address);
        let counted = match kind {
            JobKind::Move { .. } => None,
            JobKind::Analysis { .. } => {
                let too_many = || ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::ManyAnalyses);
                Some(self.counts.add(address, most).ok_or_else(too_many)?)
            }
        };
        let search = Search {
            game,
            kind,
            stop,
            update,
            begun: None,
            best: None,
            nodes: 0,
        };
        let jobs = Arc::clone(self);
        Ok(Box::pin(async move {
            let findings = jobs.run(address, search).await;
            drop(counted);
            findings
        }))
    }

    /// Runs a search, an analysis in slices while others wait.
    async fn run(&self, address: IpAddr, mut search: Search) -> Option<Value> {
        let (turns, threads) = match search.kind {
            JobKind::Move { .. } => (&self.moves, 1),
            JobKind::Analysis { threads, .. } => (&self.analyses, threads),
        };
        let stop = StopOnDrop(Arc::clone(&search.stop));
        let mut engine = None;
        loop {
            let turn = tokio::select! {
                turn = turns.wait(address, threads) => turn?,
                () = stop.0.notify.notified() => break,
                () = sleep_until_end(search.end()) => break,
            };
            if stop.0.is_set() {
                break;
            }
            let mut with = engine.take().unwrap_or_else(|| self.take());
            let slice = tokio::task::spawn_blocking(move || {
                let has_ended = search.slice(&mut with, &turn);
                (search, with, has_ended)
            });
            let has_ended;
            (search, with, has_ended) = slice.await.ok()?;
            engine = Some(with);
            if has_ended {
                break;
            }
        }
        if let Some(engine) = engine {
            self.put_back(engine);
        }
        search.best.map(|best| findings(&best, search.nodes))
    }

    fn take(&self) -> Engine {
        let idle = self
            .idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        let mut engine = idle.unwrap_or_else(|| Engine::new(TABLE));
        engine.clear();
        engine
    }

    fn put_back(&self, engine: Engine) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < 2 * self.limits.jobs {
            idle.push(engine);
        }
    }
}

/// Waits for a time; forever if there is none.
async fn sleep_until_end(end: Option<Instant>) {
    match end {
        Some(end) => sleep_until(end.into()).await,
        None => std::future::pending().await,
    }
}

/// A job of a client.
struct Search {
    game: Game,
    kind: JobKind,
    stop: Arc<Stop>,
    update: Box<dyn FnMut(Value) + Send>,
    /// The begin of its first slice.
    begun: Option<Instant>,
    best: Option<SearchProgress>,
    /// The positions visited in earlier slices.
    nodes: u64,
}

impl Search {
    /// Returns the end of its time, once it has begun.
    fn end(&self) -> Option<Instant> {
        match self.kind {
            JobKind::Move { .. } => None,
            JobKind::Analysis { time, .. } => Some(self.begun? + time),
        }
    }

    /// Searches to the end, or until others wait for the turn of an analysis after a while. Tells
    /// whether the search has ended. The next slice finds in the table what this one has found.
    fn slice(&mut self, engine: &mut Engine, turn: &Turn) -> bool {
        let (lines, limits, style, threads, length) = match self.kind {
            JobKind::Move { level, seed } => {
                let time = Duration::from_secs_f64(level.seconds());
                let limits = level.timed_limits().and(Limits::move_time(time));
                (1, limits, level.style(seed), 1, Duration::MAX)
            }
            JobKind::Analysis {
                lines,
                time,
                threads,
            } => (
                lines,
                Limits::move_time(time),
                Style::STEADY,
                threads,
                SLICE,
            ),
        };
        engine.style = style;
        engine.set_threads(threads);
        let now = Instant::now();
        let job = Job {
            lines,
            begun: *self.begun.get_or_insert(now),
            ..Job::new(&self.game, limits)
        };
        let mut is_interrupted = false;
        let stop = Arc::clone(&self.stop);
        let mut has_to_end = || {
            is_interrupted |= now.elapsed() >= length && turn.is_wanted();
            is_interrupted || stop.is_set()
        };
        let found = job.run(engine, &mut has_to_end, &mut |progress| {
            if self.improve(progress) {
                let nodes = self.nodes + progress.nodes();
                (self.update)(findings(progress, nodes));
            }
        });
        self.nodes += found.nodes();
        self.improve(&found);
        !is_interrupted
    }

    /// Keeps what was found, unless an earlier slice has found more; returns whether it was kept.
    fn improve(&mut self, found: &SearchProgress) -> bool {
        let depth = |progress: &SearchProgress| progress.best().map(|report| report.depth);
        let is_proven = found.best().is_some_and(|report| {
            report.score.win_plies().is_some() || report.score.loss_plies().is_some()
        });
        let is_better = is_proven || depth(found) >= self.best.as_ref().and_then(depth);
        if is_better && found.best().is_some() {
            self.best = Some(found.clone());
        }
        is_better
    }
}
