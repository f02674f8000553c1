use crate::error::WorkError;
use crate::signals::Interrupt;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, Builder};

/// A request to stop work: one from outside, or because there is enough.
#[derive(Debug)]
pub struct Stop {
    outside: Interrupt,
    is_enough: AtomicBool,
}

impl Stop {
    /// Takes the request from outside.
    pub fn new(outside: &Interrupt) -> Stop {
        Stop {
            outside: outside.clone(),
            is_enough: AtomicBool::new(false),
        }
    }

    /// Tells whether work has to stop.
    pub fn is_requested(&self) -> bool {
        self.is_enough.load(Ordering::Relaxed) || self.outside.is_requested()
    }
}

/// Locks what no panic of another thread leaves half changed.
pub fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does the items with some numbers on several threads, fewer if the system does not give more or
/// the work needs no more, until `take` has enough, which gets the results: in the order of the
/// numbers, or as they come.
/// Returns what it breaks with; `None` without that, if all is done or stopped. Each thread has a
/// worker, which returns `None` where it was stopped.
///
/// # Errors
/// Those of `take`; or if the system gives no thread.
pub fn on_threads<N: Send, T: Send, W: FnMut(&N) -> Option<T>, B, E: From<WorkError>>(
    threads: NonZeroUsize,
    numbers: impl Iterator<Item = N> + Send,
    stop: &Stop,
    in_order: bool,
    worker: impl Fn() -> W + Sync,
    take: impl FnMut(N, T) -> Result<ControlFlow<B>, E>,
) -> Result<Option<B>, E> {
    let numbers = Mutex::new(numbers.enumerate());
    // Threads that begin after the last number was taken have nothing to do.
    let has_ended = AtomicBool::new(false);
    let work = |results: Sender<(usize, N, T)>| {
        let mut worker = worker();
        while !stop.is_requested() {
            let next = numbers.lock().ok().and_then(|mut numbers| numbers.next());
            let done = next.and_then(|(place, number)| {
                let result = worker(&number)?;
                results.send((place, number, result)).ok()
            });
            if done.is_none() {
                has_ended.store(true, Ordering::Relaxed);
                return;
            }
        }
    };
    let work = &work;
    thread::scope(|scope| {
        let (sender, results) = channel();
        for running in 0..threads.get() {
            if has_ended.load(Ordering::Relaxed) || stop.is_requested() {
                break;
            }
            let sender = sender.clone();
            let started = Builder::new().spawn_scoped(scope, move || work(sender));
            match started {
                Ok(_) => {}
                Err(error) if running == 0 => return Err(WorkError::Thread(error).into()),
                Err(_) => break,
            }
        }
        drop(sender);
        let taken = hand_over(&results, in_order, take);
        stop.is_enough.store(true, Ordering::Relaxed);
        taken
    })
}

fn hand_over<N, T, B, E>(
    results: &Receiver<(usize, N, T)>,
    in_order: bool,
    mut take: impl FnMut(N, T) -> Result<ControlFlow<B>, E>,
) -> Result<Option<B>, E> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (place, number, result) in results {
        early.insert(place, (number, result));
        while let Some(entry) = early.first_entry()
            && (!in_order || *entry.key() == next)
        {
            let (number, result) = entry.remove();
            next += 1;
            if let ControlFlow::Break(enough) = take(number, result)? {
                return Ok(Some(enough));
            }
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(threads: usize, enough: u32) -> (Vec<u32>, Option<&'static str>) {
        let stop = Stop::new(&Interrupt::never());
        let threads = NonZeroUsize::new(threads).unwrap();
        let square = || |number: &u32| Some(number * number);
        let mut taken = Vec::new();
        let end = on_threads(threads, 0..100, &stop, true, square, |number, square| {
            assert_eq!(square, number * number);
            taken.push(number);
            Ok::<_, WorkError>(match number == enough {
                true => ControlFlow::Break("enough"),
                false => ControlFlow::Continue(()),
            })
        });
        (taken, end.unwrap())
    }

    #[test]
    fn results_come_in_order_until_there_are_enough() {
        for threads in [1, 2, 7, usize::MAX] {
            assert_eq!(squares(threads, 1000), ((0..100).collect(), None));
            assert_eq!(squares(threads, 40), ((0..=40).collect(), Some("enough")));
        }
    }

    #[test]
    fn an_error_or_a_request_ends_the_work() {
        let outside = Interrupt::never();
        let stop = Stop::new(&outside);
        let three = NonZeroUsize::new(3).unwrap();
        let worker = || |number: &u32| Some(*number);
        let failed = on_threads(three, 0.., &stop, false, worker, |_, _| {
            Err::<ControlFlow<()>, _>(WorkError::Shards("full".to_owned()))
        });
        assert_eq!(failed.unwrap_err().to_string(), "full");
        let stop = Stop::new(&outside);
        let ended = on_threads(three, 0.., &stop, false, worker, |_, _| {
            outside.set(true);
            Ok::<ControlFlow<()>, WorkError>(ControlFlow::Continue(()))
        });
        assert_eq!(ended.unwrap(), None);
    }
}
