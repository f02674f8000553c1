//! Running one script with one program, or two with two that talk to each other.
//!
//! There is one thread that does everything in turn, and so one order of what happens: each side
//! goes on with its script until it has to wait; then the next event is heard.

use crate::harness::run::Log;
use crate::harness::side::{Side, Told};
use crate::harness::waiting::{Clock, Waiting, What};
use crate::harness::{Directive, Failure, Problem, Step, TimeLimits};
use loa::Outcome;
use loa_match::{Interrupt, ProcessEvent};
use loa_protocol::Message;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Why scripts were not run to their end.
pub(crate) enum Stop {
    Failed(Box<Failure>),
    Interrupted(i32),
}

impl From<Box<Failure>> for Stop {
    fn from(failure: Box<Failure>) -> Stop {
        Stop::Failed(failure)
    }
}

/// Runs the scripts of one or two sides.
pub(crate) fn conduct(
    sides: &mut [Side],
    events: &Receiver<ProcessEvent>,
    interrupt: &Interrupt,
    log: &mut Log<'_>,
) -> Result<(), Stop> {
    loop {
        while advance_all(sides, log)? {}
        for side in &*sides {
            side.check_unheard()?;
            side.check_alive(Instant::now())?;
        }
        if sides.iter().all(Side::is_done) {
            for side in &*sides {
                side.check_dump()?;
            }
            return Ok(());
        }
        hear_some(sides, events, log)?;
        if let Some(signal) = interrupt.signal() {
            return Err(Stop::Interrupted(signal));
        }
    }
}

/// Waits for an event, and for time limits when none comes.
fn hear_some(
    sides: &mut [Side],
    events: &Receiver<ProcessEvent>,
    log: &mut Log<'_>,
) -> Result<(), Box<Failure>> {
    /// How often to look for an interrupt.
    const TICK: Duration = Duration::from_millis(100);
    /// How many events may go before time limits are looked at, so that a message that came in
    /// time counts although this process was not there to hear it.
    const BATCH: usize = 256;
    let now = Instant::now();
    let running = sides.iter().filter(|side| !side.is_done());
    let next = running.filter_map(Side::deadline).min();
    let wait = next.map_or(TICK, |next| next.saturating_duration_since(now).min(TICK));
    match events.recv_timeout(wait) {
        Ok(first) => {
            sides[first.process].hear(first.event, log)?;
            for event in events.try_iter().take(BATCH) {
                sides[event.process].hear(event.event, log)?;
            }
        }
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
            let now = Instant::now();
            for side in &*sides {
                side.check_alive(now)?;
            }
            return check_time(sides, now);
        }
    }
    while advance_all(sides, log)? {}
    check_time(sides, Instant::now())
}

/// Looks at the time limits, at those first that ran out first.
fn check_time(sides: &[Side], now: Instant) -> Result<(), Box<Failure>> {
    let mut sides: Vec<&Side> = sides.iter().filter(|side| !side.is_done()).collect();
    sides.sort_by_key(|side| side.deadline());
    sides.iter().try_for_each(|side| side.check_time(now))
}

/// What a side has to know of the other one.
#[derive(Clone, Copy, Default)]
struct Partner {
    /// It waits for a message of this one, and there is none on the way.
    listens: bool,
    /// Its script is done.
    is_ending: bool,
}

/// Lets each side go a step further; tells whether any could.
fn advance_all(sides: &mut [Side], log: &mut Log<'_>) -> Result<bool, Box<Failure>> {
    let mut any = false;
    for own in 0..sides.len() {
        let other = sides.len() - 1 - own;
        let partner = if other == own {
            Partner::default()
        } else {
            Partner {
                listens: listens(&sides[other]),
                is_ending: sides[other].is_ending(),
            }
        };
        any |= advance(&mut sides[own], partner, log)?;
        let told = std::mem::take(&mut sides[own].outbox);
        if other != own {
            told.into_iter()
                .try_for_each(|told| sides[other].receive(told))?;
        }
    }
    Ok(any)
}

fn listens(side: &Side) -> bool {
    let is_listening = |waiting: &Waiting| matches!(waiting.what, What::Theirs { .. });
    side.waiting.as_ref().is_some_and(is_listening) && side.inbox.is_empty()
}

/// Lets a side do one thing, if it can.
fn advance(side: &mut Side, partner: Partner, log: &mut Log<'_>) -> Result<bool, Box<Failure>> {
    match side.waiting {
        Some(waiting) => serve(side, waiting, partner, log),
        None => {
            match side.next_step() {
                Some(Step::Send { text, .. }) => side.send(text, log),
                Some(Step::Direct { line, directive }) => begin(side, line, directive),
                None => begin_end(side),
            }
            Ok(true)
        }
    }
}

fn begin(side: &mut Side, line: usize, directive: Directive) {
    let TimeLimits { message, game } = side.limits;
    let (what, message, game) = match directive {
        Directive::Time(limits) => {
            side.limits = limits;
            return;
        }
        Directive::Move => (What::Move, Clock::start(message), None),
        Directive::Game { print } => {
            let game = Clock::start(game);
            (What::Game { print }, Clock::start(message), Some(game))
        }
        Directive::Win => (What::Win, Clock::start(side.end_limit), None),
        Directive::Remote { print } => {
            let game = Clock::start_for_partner(game);
            let message = Clock::start_for_partner(message);
            (What::Theirs { print }, message, Some(game))
        }
    };
    side.waiting = Some(Waiting {
        what,
        line: Some(line),
        message,
        game,
    });
}

fn begin_end(side: &mut Side) {
    side.close_input();
    side.waiting = Some(Waiting {
        what: What::Exit,
        line: None,
        message: Clock::start(side.end_limit),
        game: None,
    });
}

/// Lets a side that waits take what has come for it; tells whether there was something.
fn serve(
    side: &mut Side,
    waiting: Waiting,
    partner: Partner,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match waiting.what {
        What::Exit => Ok(false),
        What::Theirs { print } => serve_theirs(side, print, partner, log),
        What::Move | What::Game { .. } | What::Win => {
            if let (Some(Told::Move(from, to)), true) =
                (side.inbox.front().copied(), side.is_ready_for_move())
            {
                side.inbox.pop_front();
                side.send_move(from, to, log)?;
                return Ok(true);
            }
            serve_own(side, waiting.what)
        }
        What::Ours { .. } | What::SameEnd { .. } => serve_own(side, waiting.what),
    }
}

/// Of a remote game: takes what the other program has told.
fn serve_theirs(
    side: &mut Side,
    print: bool,
    partner: Partner,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match side.inbox.pop_front() {
        Some(Told::Move(from, to)) => {
            side.send_move(from, to, log)?;
            // It may have to pass, and then hears the other's next move first.
            match side.referee.machine_is_next() {
                Some(false) => wait_for(side, What::Theirs { print }),
                _ => wait_for(side, What::Ours { print }),
            }
            Ok(true)
        }
        Some(Told::End(outcome)) => {
            wait_for(side, What::SameEnd { outcome, print });
            Ok(true)
        }
        // Both listen: the other program passes, and this one moves again.
        None if partner.listens => serve_own(side, What::Ours { print }),
        None if partner.is_ending => Err(side.failure(Problem::PartnerGone)),
        None => Ok(false),
    }
}

/// Takes a message of the side's own program.
fn serve_own(side: &mut Side, what: What) -> Result<bool, Box<Failure>> {
    let Some(message) = side.heard.pop_front() else {
        return Ok(false);
    };
    match (what, message) {
        (What::Move, Message::Move(from, to)) => {
            side.outbox.push(Told::Move(from, to));
            side.waiting = None;
        }
        (What::Game { .. }, Message::Move(from, to)) => {
            side.outbox.push(Told::Move(from, to));
            wait_for(side, what);
        }
        (What::Ours { print }, Message::Move(from, to)) => {
            side.outbox.push(Told::Move(from, to));
            wait_for(side, What::Theirs { print });
        }
        (What::Win, Message::End(outcome)) => end(side, outcome, true)?,
        (What::Game { print } | What::Ours { print }, Message::End(outcome)) => {
            end(side, outcome, print)?;
        }
        (
            What::SameEnd {
                outcome: other,
                print,
            },
            Message::End(own),
        ) => {
            if own != other {
                return Err(side.failure(Problem::Disagreement { own, other }));
            }
            finish(side, own, print);
        }
        (_, message) => {
            let awaited = what.awaited();
            return Err(side.failure(Problem::Unexpected { message, awaited }));
        }
    }
    Ok(true)
}

/// Goes on waiting, with a new limit for the next message.
fn wait_for(side: &mut Side, what: What) {
    let limit = side.limits.message;
    if let Some(waiting) = &mut side.waiting {
        waiting.what = what;
        waiting.message = match what {
            What::Theirs { .. } => Clock::start_for_partner(limit),
            _ => Clock::start(limit),
        };
    }
}

/// Takes the end of the game, which the other program may have told or may tell later.
fn end(side: &mut Side, outcome: Outcome, print: bool) -> Result<(), Box<Failure>> {
    side.confirm(outcome)?;
    finish(side, outcome, print);
    Ok(())
}

fn finish(side: &mut Side, outcome: Outcome, print: bool) {
    side.outbox.push(Told::End(outcome));
    if print {
        side.print(Message::End(outcome).to_string().as_bytes());
    }
    side.waiting = None;
}
