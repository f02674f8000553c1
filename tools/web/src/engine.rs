//! The engine's work: a limited number of jobs at a time, each ended when its client leaves.

use crate::fair_queue::{FairQueue, Turn};
use crate::limits::{AddressCounts, Limits as ClientLimits};
use futures_util::future::OptionFuture;
use loa_engine::Engine;
use loa_page_api::{ApiError, Code, Findings, Search};
use loa_work::locked;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::sleep_until;

/// The memory of an engine, in mebibytes.
const TABLE: usize = 32;
/// How long an analysis may go on while others wait.
const SLICE: Duration = Duration::from_secs(1);

/// A request to end a job, once it is true.
pub(crate) type Stop = watch::Sender<bool>;

/// Ends a job when dropped, for when its client leaves.
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.send_replace(true);
    }
}

/// The findings of a job, when it has ended; `None` if the game is over, or the job was stopped
/// before it began.
pub(crate) type FutureFindings = Pin<Box<dyn Future<Output = Option<Findings>> + Send>>;

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
        search: Search,
        stop: Stop,
        update: Box<dyn FnMut(&Findings) + Send>,
    ) -> Result<FutureFindings, ApiError> {
        let most = (self.limits.analyses, self.limits.analyses_per_address);
        let counted = match search.is_analysis {
            true => Some(self.counts.add(address, most).ok_or(Code::ManyAnalyses)?),
            false => None,
        };
        let jobs = Arc::clone(self);
        Ok(Box::pin(async move {
            let findings = jobs.run(address, search, stop, update).await;
            drop(counted);
            findings
        }))
    }

    /// Runs a search, an analysis in slices while others wait.
    async fn run(
        &self,
        address: IpAddr,
        mut search: Search,
        stop: Stop,
        mut update: Box<dyn FnMut(&Findings) + Send>,
    ) -> Option<Findings> {
        let turns = match search.is_analysis {
            true => &self.analyses,
            false => &self.moves,
        };
        let stop = StopOnDrop(stop);
        let mut stopped = stop.0.subscribe();
        let mut engine = None;
        loop {
            let time_up = search.end().map(|end| sleep_until(end.into()));
            let turn = tokio::select! {
                turn = turns.wait(address, search.threads) => turn?,
                _ = stopped.wait_for(|is_set| *is_set) => break,
                Some(()) = OptionFuture::from(time_up) => break,
            };
            if *stop.0.borrow() {
                break;
            }
            let mut with = engine.take().unwrap_or_else(|| self.take());
            let slice_stop = stop.0.clone();
            let slice = tokio::task::spawn_blocking(move || {
                let has_ended = slice(&mut search, &mut with, &turn, &slice_stop, &mut *update);
                (search, with, update, has_ended)
            });
            let has_ended;
            (search, with, update, has_ended) = slice.await.ok()?;
            engine = Some(with);
            if has_ended {
                break;
            }
        }
        if let Some(engine) = engine {
            self.put_back(engine);
        }
        search.findings()
    }

    fn take(&self) -> Engine {
        let idle = locked(&self.idle).pop();
        let mut engine = idle.unwrap_or_else(|| Engine::new(TABLE));
        engine.clear();
        engine
    }

    fn put_back(&self, engine: Engine) {
        let mut idle = locked(&self.idle);
        if idle.len() < 2 * self.limits.jobs {
            idle.push(engine);
        }
    }
}

/// Searches to the end, or until others wait for the turn of an analysis after a while. Tells
/// whether the search has ended.
fn slice(
    search: &mut Search,
    engine: &mut Engine,
    turn: &Turn,
    stop: &Stop,
    update: &mut dyn FnMut(&Findings),
) -> bool {
    let begun = Instant::now();
    let is_analysis = search.is_analysis;
    let mut is_interrupted = false;
    let mut has_to_end = || {
        is_interrupted |= is_analysis && begun.elapsed() >= SLICE && turn.is_wanted();
        is_interrupted || *stop.borrow()
    };
    search.run(engine, &mut has_to_end, update);
    !is_interrupted
}
