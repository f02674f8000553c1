//! A search with a clock and a stop flag: what every program that runs the engine needs.
//!
//! The clock is read where the engine asks whether to stop, about once a millisecond. On a loaded
//! system the search thread may be waiting for a processor when its time is up. So a search that
//! has had to wait ends earlier, and a timer thread, which sleeps until the time is up, then gives
//! the result of the last completed depth. The first depth is always completed.

use crate::time::Stability;
use crate::{Allotment, Engine, Instant, Limits, Report, Score};
use loa::{Game, Move};
use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{JoinHandle, Thread};
use std::time::Duration;

/// How long after the end of its time a search may give its result itself.
const GRACE: Duration = Duration::from_millis(2);

/// A search to be done: a game, the lines wanted, and the limits. The clock starts when the job is
/// made.
///
/// ```
/// use loa::{Game, Preset, Size};
/// use loa_engine::{Engine, Job, Limits};
/// use std::time::Duration;
///
/// let game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
/// let job = Job::new(&game, Limits::move_time(Duration::from_millis(20)));
/// let found = job.run(&mut Engine::new(1), &mut || false, &mut |_| {});
/// assert!(found.best().is_some());
/// ```
/// With other lines or moves, say `Job { lines: 3, ..Job::new(&game, limits) }`.
#[derive(Clone, Debug)]
pub struct Job {
    /// The game to search.
    pub game: Game,
    /// How far the search may go.
    pub limits: Limits,
    /// The number of lines wanted.
    pub lines: usize,
    /// The moves to choose from, all of them legal; all legal moves if empty.
    pub moves: Vec<Move>,
    /// What is known of the result before the search.
    pub known: Known,
    /// The time from which on the clock runs.
    pub begun: Instant,
    /// Whether a [started](Job::start) job keeps its result until [`stop`](RunningJob::stop).
    pub is_infinite: bool,
    /// Whether a [started](Job::start) job stops its clock and keeps its result until
    /// [`ponderhit`](RunningJob::ponderhit) or [`stop`](RunningJob::stop).
    pub is_ponder: bool,
}

/// What is known of a result before a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Known {
    /// Nothing.
    #[default]
    Nothing,
    /// The moves to choose from are the best ones, and draw.
    Draws,
    /// The lines, which are given instead of searching.
    Lines(Vec<Report>),
}

/// What a search has found, the best line first. No lines if the game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// The lines found, each beginning with another move.
    pub lines: Vec<Report>,
    /// The time since the job began.
    pub time: Duration,
    /// How full the table is, in thousandths, once a search has ended.
    pub hash_full: Option<u32>,
}

impl SearchProgress {
    /// Returns the best line.
    pub fn best(&self) -> Option<&Report> {
        self.lines.first()
    }

    /// Returns the number of positions visited.
    pub fn nodes(&self) -> u64 {
        self.best().map_or(0, |line| line.nodes)
    }

    /// Returns the number of positions visited in a second.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes() as f64 / self.time.as_secs_f64().max(1e-3)
    }
}

impl Job {
    /// Makes a job that looks for the best line of a game.
    pub fn new(game: &Game, limits: Limits) -> Job {
        Job {
            game: game.clone(),
            limits,
            lines: 1,
            moves: Vec::new(),
            known: Known::Nothing,
            begun: Instant::now(),
            is_infinite: false,
            is_ponder: false,
        }
    }

    /// Does the job on this thread. `stop` is asked often whether to end early; the first depth is
    /// always completed. `on_progress` gets what is known after each depth; the result can differ
    /// from the last progress, because it includes the interrupted depth.
    pub fn run(
        &self,
        engine: &mut Engine,
        stop: &mut dyn FnMut() -> bool,
        on_progress: &mut dyn FnMut(&SearchProgress),
    ) -> SearchProgress {
        let signals = Signals {
            is_stopped: AtomicBool::new(false),
            clock: OnceLock::from(self.begun),
        };
        self.search(engine, &signals, stop, on_progress)
    }

    /// Does the job on a thread of its own. `on_progress` gets what is known after each depth and
    /// returns whether to go on; `on_end` gets the result, exactly once, even if the search panics.
    ///
    /// # Errors
    /// If the system has no thread for it; the engine is lost then.
    pub fn start(
        self,
        mut engine: Engine,
        mut on_progress: impl FnMut(&SearchProgress) -> bool + Send + 'static,
        on_end: impl FnOnce(&SearchProgress) + Send + 'static,
    ) -> io::Result<RunningJob> {
        let shared = Arc::new(Shared {
            signals: Signals {
                is_stopped: AtomicBool::new(false),
                clock: match self.is_ponder {
                    true => OnceLock::new(),
                    false => OnceLock::from(self.begun),
                },
            },
            is_infinite: self.is_infinite,
            result: Mutex::new(JobResult {
                last: SearchProgress::default(),
                on_end: Some(Box::new(on_end)),
            }),
        });
        let timer = self.start_timer(&shared);
        let of_thread = (Arc::clone(&shared), timer.clone());
        let search = move || {
            let (shared, timer) = of_thread;
            let result = catch_unwind(AssertUnwindSafe(|| {
                let goes_on = Cell::new(true);
                let mut stop = || !goes_on.get();
                self.search(&mut engine, &shared.signals, &mut stop, &mut |progress| {
                    let mut result = shared.lock();
                    if result.on_end.is_some() {
                        result.last.clone_from(progress);
                        goes_on.set(on_progress(progress));
                    }
                    drop(result);
                    timer.as_ref().map(Thread::unpark);
                })
            }));
            while !shared.is_released() {
                std::thread::park();
            }
            shared.end(result.as_ref().ok());
            if let Some(timer) = timer {
                timer.unpark();
            }
            result.is_ok().then_some(engine)
        };
        let thread = std::thread::Builder::new().name("search".to_owned());
        Ok(RunningJob {
            thread: thread.spawn(search)?,
            timer,
            shared,
        })
    }

    /// Starts the thread that gives a late result, but not before the first depth is completed, if
    /// there is a time limit and a thread.
    fn start_timer(&self, shared: &Arc<Shared>) -> Option<Thread> {
        let hard = self.limits.allotment().filter(|_| !self.is_infinite)?.hard;
        let time = hard.saturating_add(GRACE.min(hard / 2));
        let shared = Arc::clone(shared);
        let timer = move || {
            loop {
                let (has_found, has_ended) = {
                    let result = shared.lock();
                    (!result.last.lines.is_empty(), result.on_end.is_none())
                };
                if has_ended {
                    break;
                }
                let clock = shared.signals.clock.get().filter(|_| has_found);
                match clock.map(|since| time.checked_sub(since.elapsed())) {
                    None => std::thread::park(),
                    Some(Some(left)) => std::thread::park_timeout(left),
                    Some(None) => shared.end(None),
                }
            }
        };
        let thread = std::thread::Builder::new().name("timer".to_owned());
        let timer = thread.spawn(timer).ok()?;
        Some(timer.thread().clone())
    }

    fn search(
        &self,
        engine: &mut Engine,
        signals: &Signals,
        stop: &mut dyn FnMut() -> bool,
        on_progress: &mut dyn FnMut(&SearchProgress),
    ) -> SearchProgress {
        let progress = |lines: &[Report], hash_full| {
            let mut lines = lines.to_vec();
            for report in lines.iter_mut().filter(|_| self.known == Known::Draws) {
                report.score = Score::DRAW;
            }
            SearchProgress {
                lines,
                time: self.begun.elapsed(),
                hash_full,
            }
        };
        if let Known::Lines(known) = &self.known {
            let known = progress(known, None);
            on_progress(&known);
            return known;
        }
        let time_and_spent = || {
            let spent = signals.clock.get().map(Instant::elapsed);
            self.limits.allotment().zip(spent)
        };
        let is_out_of_time = |(time, spent): (Allotment, Duration)| spent >= time.hard;
        let is_stopped = || signals.is_stopped.load(Relaxed);
        let is_over = || is_stopped() || time_and_spent().is_some_and(is_out_of_time);
        let is_enough = Cell::new(false);
        let mut last_asked = Instant::now();
        let mut longest_wait = Duration::ZERO;
        let mut has_to_end = || {
            let now = Instant::now();
            longest_wait = longest_wait.max(now - last_asked);
            last_asked = now;
            let is_late = |(time, spent): (Allotment, Duration)| {
                // On a loaded system the thread may have to wait as long again.
                let early = time.hard.saturating_sub(2 * longest_wait);
                spent >= early.max(time.hard / 2)
            };
            let has_to_stop = is_enough.get() || is_stopped() || stop();
            has_to_stop || time_and_spent().is_some_and(is_late)
        };
        let mut stability = Stability::default();
        let mut on_lines = |lines: &[Report]| {
            let found = progress(lines, None);
            on_progress(&found);
            let Some(best) = found.best() else {
                return;
            };
            stability.update(best.best, best.score);
            let wins = self.limits.win_plies.zip(best.score.win_plies());
            let has_won = wins.is_some_and(|(most, plies)| plies <= most);
            let is_settled =
                time_and_spent().is_some_and(|(time, spent)| !time.allows_depth(spent, &stability));
            is_enough.set(has_won || is_settled);
        };
        let lines = engine.search(self, &mut has_to_end, &is_over, &mut on_lines);
        progress(&lines, Some(engine.permille_full()))
    }

    /// Tells whether a legal move is among those to choose from.
    pub(crate) fn allows(&self, mv: &Move) -> bool {
        self.moves.is_empty() || self.moves.contains(mv)
    }
}

/// A job on a thread of its own, which goes on when this is dropped: [stop](RunningJob::stop) one
/// before that does not [end by itself](RunningJob::ends_by_itself).
pub struct RunningJob {
    thread: JoinHandle<Option<Engine>>,
    timer: Option<Thread>,
    shared: Arc<Shared>,
}

type OnEnd = Box<dyn FnOnce(&SearchProgress) + Send>;

/// What a search hears from outside.
struct Signals {
    is_stopped: AtomicBool,
    /// Since when the time for the move runs; empty while pondering.
    clock: OnceLock<Instant>,
}

struct JobResult {
    /// What is known after the last depth.
    last: SearchProgress,
    /// The receiver of the result; `None` once it has been given.
    on_end: Option<OnEnd>,
}

struct Shared {
    signals: Signals,
    is_infinite: bool,
    result: Mutex<JobResult>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, JobResult> {
        self.result.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the result, unless it has been given; the last progress if there is none.
    fn end(&self, found: Option<&SearchProgress>) {
        let result = &mut *self.lock();
        if let Some(on_end) = result.on_end.take() {
            on_end(found.unwrap_or(&result.last));
        }
    }

    /// Tells whether the result may be given.
    fn is_released(&self) -> bool {
        let is_waiting = self.is_infinite || self.signals.clock.get().is_none();
        !is_waiting || self.signals.is_stopped.load(Relaxed)
    }
}

impl RunningJob {
    /// Ends the search soon, and lets it give its result.
    pub fn stop(&self) {
        self.shared.signals.is_stopped.store(true, Relaxed);
        self.thread.thread().unpark();
    }

    /// Starts the clock of a job that [ponders](Job::is_ponder).
    pub fn ponderhit(&self, at: Instant) {
        self.shared.signals.clock.get_or_init(|| at);
        for thread in [Some(self.thread.thread()), self.timer.as_ref()] {
            thread.map(Thread::unpark);
        }
    }

    /// Tells whether the search gives its result without [`stop`](RunningJob::stop) and
    /// [`ponderhit`](RunningJob::ponderhit).
    pub fn ends_by_itself(&self) -> bool {
        !self.shared.is_infinite && self.shared.signals.clock.get().is_some()
    }

    /// Waits for the end, and returns the engine; `None` if the search panicked.
    pub fn wait(self) -> Option<Engine> {
        self.thread.join().ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};
    use std::sync::mpsc;

    fn ms(milliseconds: u64) -> Limits {
        Limits::move_time(Duration::from_millis(milliseconds))
    }

    fn job(limits: Limits) -> Job {
        Job::new(&Game::start(&Preset::SOUCIE, Size::STANDARD), limits)
    }

    fn start(job: Job) -> (RunningJob, mpsc::Receiver<SearchProgress>) {
        let (sender, receiver) = mpsc::channel();
        let on_end = move |found: &SearchProgress| sender.send(found.clone()).unwrap();
        let running = job.start(Engine::new(1), |_| true, on_end).unwrap();
        (running, receiver)
    }

    #[test]
    fn the_clock_ends_a_search() {
        let mut engine = Engine::new(1);
        let found = job(ms(30)).run(&mut engine, &mut || false, &mut |_| {});
        assert!(found.time >= Duration::from_millis(15) && found.best().is_some());
        assert!(found.hash_full.is_some() && found.nodes() > 0);
    }

    #[test]
    fn a_started_job_gives_its_result_once() {
        let (running, results) = start(job(Limits::depth(2)));
        assert!(running.wait().is_some());
        assert_eq!(results.iter().count(), 1);
    }

    #[test]
    fn the_first_depth_comes_before_the_clock() {
        for _ in 0..50 {
            let (_running, results) = start(job(ms(0)));
            assert!(results.recv().unwrap().best().is_some());
        }
    }

    #[test]
    fn time_runs_from_ponderhit_on() {
        let (running, results) = start(Job {
            is_ponder: true,
            ..job(ms(5))
        });
        assert!(results.recv_timeout(Duration::from_millis(100)).is_err());
        assert!(!running.ends_by_itself());
        running.ponderhit(Instant::now());
        assert!(running.ends_by_itself());
        assert!(results.recv().unwrap().best().is_some());
    }

    #[test]
    fn results_wait_for_stop() {
        for limits in [Limits::depth(1), Limits::NONE] {
            for is_ponder in [false, true] {
                let (running, results) = start(Job {
                    is_infinite: true,
                    is_ponder,
                    ..job(limits)
                });
                running.ponderhit(Instant::now());
                assert!(results.recv_timeout(Duration::from_millis(50)).is_err());
                assert!(!running.ends_by_itself());
                running.stop();
                assert!(results.recv().unwrap().best().is_some());
            }
        }
    }

    #[test]
    fn a_panic_still_gives_a_result() {
        let (sender, results) = mpsc::channel();
        let on_end = move |found: &SearchProgress| sender.send(found.lines.len()).unwrap();
        let job = job(Limits::depth(3));
        let running = job.start(Engine::new(1), |_| panic!("on purpose"), on_end);
        assert!(running.unwrap().wait().is_none());
        assert_eq!(results.iter().collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn only_some_moves_are_chosen_from() {
        let moves = Game::start(&Preset::SOUCIE, Size::STANDARD).legal_moves();
        let some = moves[3..6].to_vec();
        let mut engine = Engine::new(1);
        let mut run = |job: Job| job.run(&mut engine, &mut || false, &mut |_| {}).lines;
        let mut job = Job {
            lines: 2,
            moves: some.clone(),
            ..job(Limits::depth(2))
        };
        let found = run(job.clone());
        assert_eq!(found.len(), 2);
        assert!(found.iter().all(|line| some.contains(&line.best)));
        let nodes = |moves: &[Move]| {
            let job = Job {
                moves: moves.to_vec(),
                ..self::job(Limits::depth(6))
            };
            job.run(&mut Engine::new(1), &mut || false, &mut |_| {})
                .nodes()
        };
        assert!(nodes(&some[..1]) < nodes(&[]), "other moves are searched");
        job.known = Known::Draws;
        assert!(
            run(job.clone())
                .iter()
                .all(|line| line.score == Score::DRAW)
        );
        job.known = Known::Lines(found.clone());
        assert_eq!(run(job), found);
    }
}
