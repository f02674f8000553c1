use crate::memory::memory_available;
use loa_gamesman::{NotSolved, Progress, Solver};
use loa_solver::{Probe, Problem, SolveError, SolveOptions, Watch, solve_in_memory_watched};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// Solves boards into memory.
pub(super) struct InMemory {
    stop: Arc<AtomicBool>,
}

/// How often progress is told. What is done sooner tells none.
const INTERVAL: Duration = Duration::from_millis(500);

impl InMemory {
    pub(super) const fn new(stop: Arc<AtomicBool>) -> InMemory {
        InMemory { stop }
    }
}

impl Solver for InMemory {
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        let options = SolveOptions {
            symmetries,
            memory: Some(memory_to_use()),
            ..SolveOptions::default()
        };
        let (done, all) = (AtomicU64::new(0), AtomicU64::new(0));
        let watch = Watch {
            stop: &self.stop,
            progress: &|progress| {
                done.store(progress.done, Ordering::Relaxed);
                all.store(progress.total, Ordering::Relaxed);
            },
        };
        let solved = std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            let watch = &watch;
            let begun = std::thread::Builder::new().spawn_scoped(scope, move || {
                // The receiver waits for it.
                let _ = sender.send(solve_in_memory_watched(problem, &options, watch));
            });
            begun.map_err(|error| error.to_string())?;
            loop {
                match receiver.recv_timeout(INTERVAL) {
                    Ok(solved) => return Ok(solved),
                    Err(RecvTimeoutError::Timeout) => progress(Progress {
                        done: done.load(Ordering::Relaxed),
                        all: all.load(Ordering::Relaxed),
                    }),
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err("the solver broke off".to_owned());
                    }
                }
            }
        });
        match solved {
            Ok(Ok(solution)) => Ok(Arc::new(solution)),
            Ok(Err(SolveError::Memory { .. })) => Err(NotSolved::TooLarge),
            Ok(Err(SolveError::Stopped)) => Err(NotSolved::Stopped),
            Ok(Err(error)) => Err(NotSolved::Failed(error.to_string())),
            Err(error) => Err(NotSolved::Failed(error)),
        }
    }
}

/// The memory that a solution may take, in bytes: three quarters of what is free, where the system
/// tells.
fn memory_to_use() -> u64 {
    const WHERE_NOBODY_KNOWS: u64 = 2 << 30;
    memory_available().map_or(WHERE_NOBODY_KNOWS, |free| free.as_u64() / 4 * 3)
}
