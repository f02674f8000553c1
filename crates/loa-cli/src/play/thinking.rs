//! A search on a thread of its own that answers in time, whatever else the machine does.
//!
//! The thread that searches looks at the clock about every millisecond. On a loaded machine it may
//! be waiting for its turn when time is up, so that an answer comes too late. Two things help:
//! - the longest time between two looks, in this search and those before it, shows how long such
//!   waits are at the moment, and the search ends so much earlier that another one does no harm;
//! - whoever began the search sleeps meanwhile, and when it has not ended in time answers with
//!   what has been found so far.

use super::waits::Waits;
use crate::solved::{Advice, Solved};
use loa::{Game, Move};
use loa_engine::{Allotment, Engine, Limits, Report, Score, Stability, Style};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What is to be searched, and for how long.
pub(super) struct Task {
    pub(super) game: Game,
    /// The number of lines that are wanted.
    pub(super) lines: usize,
    /// The moves to choose from; all, if empty.
    pub(super) allowed: Vec<Move>,
    pub(super) limits: Limits,
    pub(super) style: Style,
    /// The search ends with a win within so many plies.
    pub(super) win_within: Option<u32>,
    pub(super) solved: Option<Arc<Solved>>,
    /// When the search was asked for.
    pub(super) begun: Instant,
    pub(super) allotment: Option<Allotment>,
    /// How much later than allotted an answer may be.
    pub(super) late: Duration,
    pub(super) hold: Hold,
    /// What the search before this one had to wait for a processor.
    pub(super) waits: Waits,
}

/// Whether an answer has to wait for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// It comes when the search ends.
    Nothing,
    /// It comes after [`Thinking::stop`].
    ForStop,
    /// It comes after [`Thinking::stop`], or as usual after [`Thinking::hit`], from when on time runs;
    /// where there is no limit it waits for `stop` even then.
    ForHit { then_for_stop: bool },
}

/// What is known at some time of a search.
pub(super) struct Findings<'a> {
    /// The best line first. Empty where the game is over, or nothing is known yet.
    pub(super) reports: &'a [Report],
    /// Since the search was asked for.
    pub(super) time: Duration,
    /// How full the table is, in thousandths, once the search has ended.
    pub(super) hash_full: Option<u32>,
    /// Whether scores are from tables of a solved board.
    pub(super) from_tables: bool,
}

/// Who is told about a search.
pub(super) trait Listener: Send {
    /// Takes what another depth has found.
    fn depth(&mut self, findings: &Findings<'_>);
    /// Takes the outcome. Called once, and nothing else after it.
    fn answer(&mut self, findings: &Findings<'_>);
    /// Takes something that went wrong without ending the search.
    fn trouble(&mut self, what: &str);
    /// Tells whether nobody can be told any more.
    fn is_deaf(&self) -> bool {
        false
    }
}

/// A search that goes on.
pub(super) struct Thinking {
    shared: Arc<Shared>,
    thread: JoinHandle<Engine>,
}

struct Shared {
    state: Mutex<State>,
    answered: Condvar,
}

struct State {
    listener: Box<dyn Listener>,
    begun: Instant,
    allotment: Option<Allotment>,
    /// Since when the allotted time runs.
    runs_since: Option<Instant>,
    /// How much later than allotted an answer may be.
    late: Duration,
    /// When the searching thread last looked at the clock.
    last_look: Instant,
    /// The times between two looks.
    waits: Waits,
    /// When the search was stopped from outside.
    stopped: Option<Instant>,
    win_within: Option<u32>,
    hold: Hold,
    reports: Vec<Report>,
    from_tables: bool,
    stability: Stability,
    /// Whether another depth is not worth beginning.
    enough: bool,
    /// Whether the search has ended, with how full the table was.
    ended: Option<u32>,
    answered: bool,
}

/// How long after `stop` the answer is given by somebody else.
const STOPPING: Duration = Duration::from_millis(250);

/// A wait may be so many times as long as the longest one before.
const WORSE: u32 = 3;

/// Searches with less time than this look less far for forced wins before all else, which can take
/// longer in odd positions.
const HASTE: Duration = Duration::from_millis(250);

/// How far they look, in plies.
const HASTY_FORCED_PLIES: u32 = 3;

impl Thinking {
    /// Begins a search.
    ///
    /// # Errors
    /// If the system has no thread for it; the engine is lost then.
    pub(super) fn start(
        mut engine: Engine,
        task: Task,
        listener: Box<dyn Listener>,
    ) -> io::Result<Thinking> {
        let mut state = State::new(&task, listener);
        state.reports = first_thought(&mut engine, &task);
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            answered: Condvar::new(),
        });
        let of_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("search".to_owned());
        let thread = thread.spawn(move || search(engine, &task, &of_thread))?;
        Ok(Thinking { shared, thread })
    }

    /// Ends the search soon, and lets nothing hold the answer.
    pub(super) fn stop(&self) {
        let mut state = self.shared.lock();
        state.hold = Hold::Nothing;
        state.stopped.get_or_insert_with(Instant::now);
        self.shared.answer_if_ended(&mut state);
    }

    /// Lets the time run that was allotted, if it has been waiting for this.
    pub(super) fn hit(&self, now: Instant) {
        let mut state = self.shared.lock();
        let Hold::ForHit { then_for_stop } = state.hold else {
            return;
        };
        state.hold = match then_for_stop {
            true => Hold::ForStop,
            false => Hold::Nothing,
        };
        state.runs_since = Some(now);
        state.judge_depth(now);
        self.shared.answer_if_ended(&mut state);
    }

    /// Returns when [`answer_if_due`](Thinking::answer_if_due) is to be called.
    pub(super) fn due(&self) -> Option<Instant> {
        self.shared.lock().due()
    }

    /// Answers in place of a search that does not do so in time.
    pub(super) fn answer_if_due(&self) {
        let mut state = self.shared.lock();
        if state.due().is_some_and(|due| Instant::now() >= due) {
            state.stopped.get_or_insert_with(Instant::now);
            self.shared.answer(&mut state);
        }
    }

    /// Waits for the answer, and sees to it that it comes in time.
    pub(super) fn wait(&self) {
        let mut state = self.shared.lock();
        while !state.answered {
            let due = state.due();
            let left = due.map(|due| due.saturating_duration_since(Instant::now()));
            state = match left {
                Some(Duration::ZERO) => {
                    state.stopped.get_or_insert_with(Instant::now);
                    self.shared.answer(&mut state);
                    state
                }
                Some(left) => unpoisoned(self.shared.answered.wait_timeout(state, left)).0,
                None => unpoisoned(self.shared.answered.wait(state)),
            };
        }
    }

    /// Tells whether the search is over, so that [`join`](Thinking::join) takes no time.
    pub(super) fn has_ended(&self) -> bool {
        let state = self.shared.lock();
        state.ended.is_some() && state.answered
    }

    /// Waits until the search has ended, and returns the engine, `None` if it broke off, and what
    /// it had to wait for a processor.
    pub(super) fn join(self) -> (Option<Engine>, Waits) {
        let engine = self.thread.join().ok();
        (engine, self.shared.lock().waits)
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        unpoisoned(self.state.lock())
    }

    fn answer_if_ended(&self, state: &mut State) {
        if state.ended.is_some() && state.hold == Hold::Nothing {
            self.answer(state);
        }
    }

    fn answer(&self, state: &mut State) {
        if !std::mem::replace(&mut state.answered, true) {
            state.tell(|listener, findings| listener.answer(findings));
            self.answered.notify_all();
        }
    }
}

/// Whoever panicked with the lock has left the state as good as it was.
fn unpoisoned<T>(result: Result<T, PoisonError<T>>) -> T {
    result.unwrap_or_else(PoisonError::into_inner)
}

impl State {
    fn new(task: &Task, listener: Box<dyn Listener>) -> State {
        State {
            listener,
            begun: task.begun,
            allotment: task.allotment,
            runs_since: (!matches!(task.hold, Hold::ForHit { .. })).then_some(task.begun),
            late: task.late,
            last_look: task.begun,
            waits: task.waits.faded(),
            stopped: None,
            win_within: task.win_within,
            hold: task.hold,
            reports: Vec::new(),
            from_tables: false,
            stability: Stability::default(),
            enough: false,
            ended: None,
            answered: false,
        }
    }

    fn tell(&mut self, tell: impl FnOnce(&mut dyn Listener, &Findings<'_>)) {
        let findings = Findings {
            reports: &self.reports,
            time: self.begun.elapsed(),
            hash_full: self.ended,
            from_tables: self.from_tables,
        };
        tell(&mut *self.listener, &findings);
    }

    /// Returns how long the search may take, so that it is still in time if the thread has to wait once
    /// more, and longer. Half of the time is used in any case.
    fn limit(&self) -> Option<Duration> {
        let hard = self.allotment?.hard;
        let another = self.waits.longest() * WORSE;
        let earlier = another.saturating_sub(self.late / 2);
        Some(hard.saturating_sub(earlier).max(hard / 2))
    }

    fn has_to_end(&mut self) -> bool {
        let now = Instant::now();
        self.waits
            .note(now.saturating_duration_since(self.last_look));
        self.last_look = now;
        self.stopped.is_some() || self.enough || self.listener.is_deaf() || self.is_late(now)
    }

    fn is_late(&self, now: Instant) -> bool {
        let limit = self.runs_since.zip(self.limit());
        limit.is_some_and(|(since, limit)| now.saturating_duration_since(since) >= limit)
    }

    /// When a search is late that nobody holds. On a machine where threads have to wait that is long before
    /// the time is over, since whoever answers then may have to wait as well.
    fn end(&self) -> Option<Instant> {
        let limit = self.limit()?;
        let grace = self.late.min(self.allotment?.hard) / 2;
        self.runs_since?.checked_add(limit)?.checked_add(grace)
    }

    /// When somebody else has to answer.
    fn due(&self) -> Option<Instant> {
        if self.answered {
            return None;
        }
        let stopped = self.stopped.map(|stopped| stopped + STOPPING);
        let end = self.end().filter(|_| self.hold == Hold::Nothing);
        stopped.into_iter().chain(end).min()
    }

    fn take_depth(&mut self, reports: Vec<Report>) {
        if self.answered {
            return;
        }
        if let Some(best) = reports.first() {
            self.stability.note(best.best);
            let win = best.score.win_plies();
            let is_asked_for = |most| win.is_some_and(|plies| plies <= most);
            self.enough |= self.win_within.is_some_and(is_asked_for);
        }
        self.reports = reports;
        self.tell(|listener, findings| listener.depth(findings));
        self.judge_depth(Instant::now());
    }

    fn take_outcome(&mut self, reports: Vec<Report>) {
        if !self.answered {
            self.reports = reports;
        }
    }

    fn judge_depth(&mut self, now: Instant) {
        if let (Some(allotment), Some(since)) = (self.allotment, self.runs_since) {
            let spent = now.saturating_duration_since(since);
            self.enough |= !allotment.allows_depth(spent, &self.stability);
        }
    }
}

/// Ends a search for all who wait for it, also where it breaks off.
struct Ending<'a> {
    shared: &'a Shared,
    hash_full: u32,
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.ended = Some(self.hash_full);
        self.shared.answer_if_ended(&mut state);
    }
}

/// Finds something to answer with even if the thread that searches gets no time to run. That takes
/// about a millisecond, and is left out where the answer has no hurry, or where it would take longer
/// since some moves are not allowed.
fn first_thought(engine: &mut Engine, task: &Task) -> Vec<Report> {
    let is_patient = task.allotment.is_none() && task.hold == Hold::Nothing;
    if is_patient || task.game.judged().is_over() {
        return Vec::new();
    }
    let choice = Choice {
        wanted: 1,
        ..Choice::new(task, task.allowed.clone(), false)
    };
    if choice.lines > task.lines {
        return Vec::new();
    }
    engine.set_style(within(task.style, 1));
    let choice = Choice { lines: 1, ..choice };
    choice.search(engine, Limits::depth(1), &mut || false, &mut |_| {})
}

/// Does the task; returns the engine for the next one.
fn search(mut engine: Engine, task: &Task, shared: &Shared) -> Engine {
    let mut ending = Ending {
        shared,
        hash_full: 0,
    };
    if let Some(choice) = choice(task, shared) {
        let is_hasty = task.allotment.is_some_and(|time| time.hard < HASTE);
        let plies = if is_hasty {
            HASTY_FORCED_PLIES
        } else {
            u32::MAX
        };
        engine.set_style(within(task.style, plies));
        let found = choice.search(
            &mut engine,
            task.limits,
            &mut || shared.lock().has_to_end(),
            &mut |reports| shared.lock().take_depth(reports),
        );
        shared.lock().take_outcome(found);
        ending.hash_full = engine.permille_full();
    }
    drop(ending);
    engine
}

/// A style that looks at most so many plies far for forced wins before all else.
fn within(style: Style, plies: u32) -> Style {
    Style {
        forced_plies: style.forced_plies.min(plies),
        ..style
    }
}

/// Returns what is left to be searched, unless the game is over or tables know the answer.
fn choice<'a>(task: &'a Task, shared: &Shared) -> Option<Choice<'a>> {
    if task.game.judged().is_over() {
        return None;
    }
    match advice(task, shared) {
        Advice::Decided(reports) => {
            let mut state = shared.lock();
            state.from_tables = true;
            state.take_depth(reports);
            None
        }
        Advice::Drawn(moves) => {
            let choice = Choice::new(task, moves, true);
            let mut state = shared.lock();
            state.from_tables = true;
            state.reports = choice.select(&std::mem::take(&mut state.reports));
            Some(choice)
        }
        Advice::Unknown => Some(Choice::new(task, task.allowed.clone(), false)),
    }
}

fn advice(task: &Task, shared: &Shared) -> Advice {
    let Some(solved) = &task.solved else {
        return Advice::Unknown;
    };
    let advice = solved.advise(&task.game, &task.allowed, task.lines);
    advice.unwrap_or_else(|error| {
        shared.lock().listener.trouble(&error.to_string());
        Advice::Unknown
    })
}

/// The part of a task that says what to choose from.
struct Choice<'a> {
    game: &'a Game,
    /// The lines to search for, so that enough of them begin with the moves wanted.
    lines: usize,
    /// The lines that are wanted.
    wanted: usize,
    /// The moves to choose from; all, if empty.
    allowed: Vec<Move>,
    /// Whether these are known to draw.
    drawn: bool,
}

impl<'a> Choice<'a> {
    fn new(task: &'a Task, allowed: Vec<Move>, drawn: bool) -> Choice<'a> {
        let all = task.game.legal_moves();
        let others = all.iter().filter(|mv| !allowed.contains(mv)).count();
        let others = if allowed.is_empty() { 0 } else { others };
        Choice {
            game: &task.game,
            lines: task.lines.saturating_add(others).min(all.len()),
            wanted: task.lines,
            allowed,
            drawn,
        }
    }

    fn search(
        &self,
        engine: &mut Engine,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
        on_lines: &mut dyn FnMut(Vec<Report>),
    ) -> Vec<Report> {
        let mut on_all = |reports: &[Report]| on_lines(self.select(reports));
        let found = engine.analyze(self.game, self.lines, limits, stop, &mut on_all);
        self.select(&found)
    }

    /// The lines that are wanted among all that were searched for.
    fn select(&self, reports: &[Report]) -> Vec<Report> {
        let is_allowed =
            |report: &&Report| self.allowed.is_empty() || self.allowed.contains(&report.best);
        let chosen = reports.iter().filter(is_allowed).take(self.wanted);
        let mut chosen: Vec<Report> = chosen.cloned().collect();
        if self.drawn {
            for report in &mut chosen {
                report.score = Score::DRAW;
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Preset;
    use loa::Size;
    use loa_engine::TimeControl;

    struct Nobody;

    impl Listener for Nobody {
        fn depth(&mut self, _: &Findings<'_>) {}
        fn answer(&mut self, _: &Findings<'_>) {}
        fn trouble(&mut self, _: &str) {}
    }

    /// A search that has been pondering for much longer than it may take from now on.
    #[test]
    fn time_runs_from_the_expected_move_on() {
        let move_time = Duration::from_secs(600);
        let task = Task {
            game: Game::start(&Preset::SOUCIE, Size::STANDARD),
            lines: 1,
            allowed: Vec::new(),
            limits: Limits::NONE,
            style: Style::STEADY,
            win_within: None,
            solved: None,
            begun: Instant::now(),
            allotment: TimeControl::Move(move_time).allot(Duration::ZERO),
            late: Duration::ZERO,
            hold: Hold::ForHit {
                then_for_stop: false,
            },
            waits: Waits::default(),
        };
        let mut state = State::new(&task, Box::new(Nobody));
        let hit = task.begun + 2 * move_time;
        state.judge_depth(hit);
        assert!(!state.enough && !state.is_late(hit));
        state.runs_since = Some(hit);
        state.judge_depth(hit + move_time / 2);
        assert!(!state.enough && !state.is_late(hit + move_time / 2));
        state.judge_depth(hit + move_time);
        assert!(state.enough && state.is_late(hit + move_time));
    }
}
