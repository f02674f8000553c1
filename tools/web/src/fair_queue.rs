//! Turns at the engine threads, given to addresses by rotation.

use loa_work::locked;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;

/// The engine threads, and who waits for them.
///
/// The next turn goes to the address that uses the fewest threads; among these, to the one whose
/// last turn is the longest ago. So no address has to wait for all jobs of another one.
pub(crate) struct FairQueue(Mutex<State>);

struct State {
    /// The threads that are not in use.
    free: usize,
    /// The jobs that wait, the oldest first.
    waiting: Vec<Waiting>,
    shares: HashMap<IpAddr, Share>,
    /// The number of turns given so far.
    count: u64,
}

struct Waiting {
    address: IpAddr,
    threads: usize,
    sender: oneshot::Sender<Turn>,
}

/// What an address uses.
#[derive(Clone, Copy, Default)]
struct Share {
    threads: usize,
    /// The number of its last turn.
    last: u64,
}

/// The right to use some threads, until it is dropped.
pub(crate) struct Turn {
    turns: Arc<FairQueue>,
    address: IpAddr,
    threads: usize,
}

impl FairQueue {
    pub(crate) fn new(threads: usize) -> Arc<FairQueue> {
        Arc::new(FairQueue(Mutex::new(State {
            free: threads,
            waiting: Vec::new(),
            shares: HashMap::new(),
            count: 0,
        })))
    }

    /// Waits for threads, of which there must be as many. `None` never comes.
    pub(crate) async fn wait(
        self: &Arc<FairQueue>,
        address: IpAddr,
        threads: usize,
    ) -> Option<Turn> {
        let (sender, turn) = oneshot::channel();
        let waiting = Waiting {
            address,
            threads,
            sender,
        };
        locked(&self.0).waiting.push(waiting);
        self.give();
        turn.await.ok()
    }

    /// Gives turns as long as there are threads. A turn whose client has gone ends at once.
    fn give(self: &Arc<FairQueue>) {
        while let Some((sender, turn)) = self.next() {
            let _ = sender.send(turn);
        }
    }

    fn next(self: &Arc<FairQueue>) -> Option<(oneshot::Sender<Turn>, Turn)> {
        let mut state = locked(&self.0);
        let state = &mut *state;
        state.waiting.retain(|job| !job.sender.is_closed());
        let share = |job: &Waiting| state.shares.get(&job.address).copied().unwrap_or_default();
        let jobs = state.waiting.iter().enumerate();
        let key = |(_, job): &(usize, &Waiting)| (share(job).threads, share(job).last);
        let (index, job) = jobs.min_by_key(key)?;
        if job.threads > state.free {
            return None;
        }
        let job = state.waiting.remove(index);
        state.free -= job.threads;
        state.count += 1;
        let share = state.shares.entry(job.address).or_default();
        share.threads += job.threads;
        share.last = state.count;
        let turn = Turn {
            turns: Arc::clone(self),
            address: job.address,
            threads: job.threads,
        };
        Some((job.sender, turn))
    }
}

impl Turn {
    /// Tells whether a job waits for a turn.
    pub(crate) fn is_wanted(&self) -> bool {
        let state = locked(&self.turns.0);
        state.waiting.iter().any(|job| !job.sender.is_closed())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut state = locked(&self.turns.0);
        state.free += self.threads;
        if let Some(share) = state.shares.get_mut(&self.address) {
            share.threads -= self.threads;
        }
        if state.waiting.is_empty() {
            // Then all are equal again, and the list does not grow.
            state.shares.retain(|_, share| share.threads > 0);
        }
        drop(state);
        self.turns.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(test: impl Future<Output = ()>) {
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        runtime.unwrap().block_on(test);
    }

    /// Begins to wait, and returns the turn when it comes.
    async fn ask(turns: &Arc<FairQueue>, address: u8) -> tokio::task::JoinHandle<Option<Turn>> {
        let turns = Arc::clone(turns);
        let waits = locked(&turns.0).waiting.len();
        let asked = Arc::clone(&turns);
        let job =
            tokio::spawn(async move { asked.wait(IpAddr::from([127, 0, 0, address]), 1).await });
        while locked(&turns.0).waiting.len() == waits {
            tokio::task::yield_now().await;
        }
        job
    }

    #[test]
    fn addresses_take_turns() {
        run(async {
            let turns = FairQueue::new(1);
            let mut turn = turns.wait(IpAddr::from([127, 0, 0, 1]), 1).await;
            let mut jobs = Vec::new();
            for address in [1, 1, 1, 2, 3, 2] {
                jobs.push((address, ask(&turns, address).await));
            }
            assert!(turn.as_ref().unwrap().is_wanted());
            let mut order = Vec::new();
            while !jobs.is_empty() {
                drop(turn.take());
                let next = loop {
                    tokio::task::yield_now().await;
                    if let Some(next) = jobs.iter().position(|(_, job)| job.is_finished()) {
                        break next;
                    }
                };
                let (address, job) = jobs.remove(next);
                order.push(address);
                turn = job.await.unwrap();
            }
            assert_eq!(order, [2, 3, 1, 2, 1, 1]);
            assert!(!turn.unwrap().is_wanted());
        });
    }

    #[test]
    fn a_turn_that_is_given_up_goes_to_the_next() {
        run(async {
            let turns = FairQueue::new(1);
            let turn = turns.wait(IpAddr::from([127, 0, 0, 1]), 1).await;
            let first = ask(&turns, 2).await;
            let second = ask(&turns, 2).await;
            first.abort();
            drop(turn);
            assert!(second.await.unwrap().is_some());
        });
    }
}
