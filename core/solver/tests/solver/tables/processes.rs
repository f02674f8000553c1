//! Problems solved by several processes, here threads that pass messages to each other.

use super::{contents, new_folder, problem_of, solved};
use loa::Preset;
use loa_solver::{
    Interrupt, Message, Problem, RoundMessages, SolveError, SolveOptions, SolveWatch, TableStore,
    Transport, solve_with_others,
};
use std::path::Path;
use std::sync::Barrier;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A note with the number of its thread, or other bytes.
type Sent = (Option<usize>, Vec<u8>);

/// One of several threads that stand for processes.
struct Thread<'a> {
    number: usize,
    /// The way to each thread.
    to: Vec<Sender<Sent>>,
    arrived: Receiver<Sent>,
    all: &'a Barrier,
}

impl Transport for Thread<'_> {
    fn process(&self) -> usize {
        self.number
    }

    fn processes(&self) -> usize {
        self.to.len()
    }

    fn send(&mut self, to: usize, bytes: Vec<u8>) {
        self.to[to].send((None, bytes)).unwrap();
    }

    fn finish_round(&mut self, note: &[u8]) -> Result<RoundMessages, SolveError> {
        for to in &self.to {
            to.send((Some(self.number), note.to_vec())).unwrap();
        }
        self.all.wait();
        let (mut notes, batches): (Vec<Sent>, Vec<Sent>) = self
            .arrived
            .try_iter()
            .partition(|(from, _)| from.is_some());
        self.all.wait();
        notes.sort();
        let message = |(_, bytes)| Message::new(bytes);
        Ok(RoundMessages {
            notes: notes.into_iter().map(message).collect(),
            // The order does not matter.
            batches: batches.into_iter().map(message).rev().collect(),
        })
    }
}

/// Solves with several threads, and stops after a number of reports of progress, if there is one.
/// Tells whether the solution is complete.
fn solve_together(problem: &Problem, path: &Path, threads: usize, reports: Option<u64>) -> bool {
    let (to, arrived): (Vec<_>, Vec<_>) = (0..threads).map(|_| channel()).unzip();
    let all = &Barrier::new(threads);
    let opened = TableStore::create_or_resume(path, problem).unwrap();
    let (stop, seen) = (&Interrupt::never(), &AtomicU64::new(0));
    let process = |(number, arrived)| {
        let mut thread = Thread {
            number,
            to: to.clone(),
            arrived,
            all,
        };
        move || {
            let mut folder = TableStore::open_beside(path, problem).unwrap();
            let enough = || seen.fetch_add(1, Ordering::Relaxed) >= reports.unwrap_or(u64::MAX);
            let watch = SolveWatch {
                stop,
                progress: &|_| {
                    if enough() {
                        stop.set(true);
                    }
                },
            };
            let options = SolveOptions::default();
            match solve_with_others(problem, &options, &mut folder, &mut thread, &watch) {
                Ok(_) => true,
                Err(SolveError::Stopped) => false,
                Err(error) => panic!("{error}"),
            }
        }
    };
    let complete = thread::scope(|scope| {
        let processes = arrived.into_iter().enumerate().map(process);
        let started: Vec<_> = processes.map(|process| scope.spawn(process)).collect();
        let ends = started.into_iter().map(|process| process.join().unwrap());
        ends.collect::<Vec<_>>()
    });
    drop(opened);
    assert!(
        complete.iter().all(|end| *end == complete[0]),
        "{complete:?}"
    );
    complete[0]
}

/// Compares the files of a solution by several threads with those of [`solve`](loa_solver::solve()).
fn assert_no_byte_changes(size: &str, preset: &Preset, threads: &[usize], reports: Option<u64>) {
    let problem = problem_of(size, &preset.rules);
    let ((whole, _), folder) = (solved(&problem), new_folder());
    let mut stops = 0;
    for threads in threads.iter().cycle() {
        if solve_together(&problem, folder.path(), *threads, reports) {
            break;
        }
        stops += 1;
        assert!(stops < 1000, "it does not come to an end");
    }
    assert!(reports.is_none() || stops > 5, "{stops}");
    let is_same = contents(folder.path()) == contents(whole.path());
    assert!(is_same, "{size}, {}", preset.name);
}

#[test]
fn processes_change_no_byte() {
    assert_no_byte_changes("3x3", &Preset::GAMESMAN_MISERE, &[7], None);
    assert_no_byte_changes("4x4", &Preset::OLYMPIAD, &[2], None);
    assert_no_byte_changes("4x4", &Preset::GAMESMAN, &[5], None);
    assert_no_byte_changes("5x3", &Preset::OPENSPIEL, &[3], None);
}

#[test]
fn other_processes_resume() {
    assert_no_byte_changes("3x4", &Preset::GAMESMAN, &[3, 1, 2, 5], Some(30));
    assert_no_byte_changes("4x3", &Preset::GAMESMAN_MISERE, &[2, 3], Some(30));
}
