//! Running one script with one program, or two with two that talk to each other.
//!
//! One thread does everything in turn, so there is one order of events: each side follows its
//! script until it has to wait, then the next event is handled.

use crate::harness::log::Log;
use crate::harness::problem::{Awaited, Failure, Problem};
use crate::harness::script::{Directive, Step, TimeLimits};
use crate::harness::side::{RemoteMessage, Side};
use crate::harness::waiting::{Timer, Waiting};
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
            side.check_backlog()?;
            side.check_alive(Instant::now())?;
        }
        if sides.iter().all(Side::is_done) {
            for side in &*sides {
                side.check_dump()?;
            }
            return Ok(());
        }
        handle_events(sides, events, log)?;
        if let Some(signal) = interrupt.signal() {
            return Err(Stop::Interrupted(signal));
        }
    }
}

/// Waits for an event, and for time limits when none comes.
fn handle_events(
    sides: &mut [Side],
    events: &Receiver<ProcessEvent>,
    log: &mut Log<'_>,
) -> Result<(), Box<Failure>> {
    /// How often to look for an interrupt.
    const TICK: Duration = Duration::from_millis(100);
    /// How many events may go before time limits are looked at, so that a message that came in
    /// time counts although this process read it late.
    const BATCH: usize = 256;
    let now = Instant::now();
    let running = sides.iter().filter(|side| !side.is_done());
    let next = running.filter_map(Side::deadline).min();
    let wait = next.map_or(TICK, |next| next.saturating_duration_since(now).min(TICK));
    match events.recv_timeout(wait) {
        Ok(first) => {
            sides[first.process].handle(first.event, log)?;
            for event in events.try_iter().take(BATCH) {
                sides[event.process].handle(event.event, log)?;
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

/// What a side knows of the other one.
#[derive(Clone, Copy, Default)]
struct Partner {
    /// It waits for a message of this one, and there is none on the way.
    listens: bool,
    /// Its script is done.
    is_ending: bool,
}

/// Lets each side take a step; returns whether any did.
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
        let messages = std::mem::take(&mut sides[own].for_other_side);
        if other != own {
            messages
                .into_iter()
                .try_for_each(|message| sides[other].receive(message))?;
        }
    }
    Ok(any)
}

fn listens(side: &Side) -> bool {
    side.is_waiting_for(Awaited::Partner) && side.inbox.is_empty()
}

/// Lets a side take a step, if it can.
fn advance(side: &mut Side, partner: Partner, log: &mut Log<'_>) -> Result<bool, Box<Failure>> {
    if let Some(waiting) = side.waiting {
        return serve(side, waiting.what, partner, log);
    }
    match side.steps.pop_front() {
        Some(Step::Send { text, .. }) => side.send(text, log),
        Some(Step::Direct { line, directive }) => begin(side, line, directive),
        None => {
            side.process.close_input();
            side.waiting = Some(Waiting {
                what: Awaited::Exit,
                print: false,
                line: None,
                message: Timer::start(side.end_limit),
                game: None,
            });
        }
    }
    Ok(true)
}

fn begin(side: &mut Side, line: usize, directive: Directive) {
    let TimeLimits { message, game } = side.limits;
    let (what, print, message, game) = match directive {
        Directive::Time(limits) => {
            side.limits = limits;
            return;
        }
        Directive::Move => (Awaited::Move, false, Timer::start(message), None),
        Directive::Game { print } => {
            let game = Timer::start(game);
            (Awaited::Game, print, Timer::start(message), Some(game))
        }
        Directive::Win => (Awaited::End, true, Timer::start(side.end_limit), None),
        Directive::Remote { print } => {
            let game = Timer::start_for_partner(game);
            let message = Timer::start_for_partner(message);
            (Awaited::Partner, print, message, Some(game))
        }
    };
    side.waiting = Some(Waiting {
        what,
        print,
        line: Some(line),
        message,
        game,
    });
}

/// Lets a waiting side take a message; returns whether there was one.
fn serve(
    side: &mut Side,
    what: Awaited,
    partner: Partner,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match what {
        Awaited::Exit => Ok(false),
        Awaited::Partner => serve_partner(side, partner, log),
        Awaited::Move | Awaited::Game | Awaited::End => {
            if let (Some(RemoteMessage::Move(from, to)), true) =
                (side.inbox.front().copied(), side.is_ready_for_move())
            {
                side.inbox.pop_front();
                side.send_move(from, to, log)?;
                return Ok(true);
            }
            serve_own(side, what)
        }
        Awaited::Answer | Awaited::SameEnd(_) => serve_own(side, what),
    }
}

/// Of a remote game: takes the other program's message.
fn serve_partner(
    side: &mut Side,
    partner: Partner,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match side.inbox.pop_front() {
        Some(RemoteMessage::Move(from, to)) => {
            side.send_move(from, to, log)?;
            // It may have to pass, and then hears the other's next move first.
            match side.referee.program_is_next() {
                Some(false) => wait_for(side, Awaited::Partner),
                _ => wait_for(side, Awaited::Answer),
            }
            Ok(true)
        }
        Some(RemoteMessage::End(outcome)) => {
            wait_for(side, Awaited::SameEnd(outcome));
            Ok(true)
        }
        // Both listen: the other program passes, and this one moves again.
        None if partner.listens => serve_own(side, Awaited::Answer),
        None if partner.is_ending => Err(side.failure(Problem::PartnerGone)),
        None => Ok(false),
    }
}

/// Takes a message of the side's own program.
fn serve_own(side: &mut Side, what: Awaited) -> Result<bool, Box<Failure>> {
    let Some(message) = side.messages.pop_front() else {
        return Ok(false);
    };
    match (what, message) {
        (Awaited::Move | Awaited::Game | Awaited::Answer, Message::Move(from, to)) => {
            side.for_other_side.push(RemoteMessage::Move(from, to));
            match what {
                Awaited::Move => side.waiting = None,
                Awaited::Answer => wait_for(side, Awaited::Partner),
                _ => wait_for(side, what),
            }
        }
        // The other program may announce it before or after.
        (Awaited::End | Awaited::Game | Awaited::Answer, Message::End(outcome)) => {
            side.confirm(outcome)?;
            side.finish(outcome);
        }
        (Awaited::SameEnd(other), Message::End(own)) => {
            side.compare_ends(own, other)?;
            side.finish(own);
        }
        (awaited, message) => {
            return Err(side.failure(Problem::Unexpected { message, awaited }));
        }
    }
    Ok(true)
}

/// Goes on waiting, with a new limit for the next message.
fn wait_for(side: &mut Side, what: Awaited) {
    let limit = side.limits.message;
    if let Some(waiting) = &mut side.waiting {
        waiting.what = what;
        waiting.message = match what {
            Awaited::Partner => Timer::start_for_partner(limit),
            _ => Timer::start(limit),
        };
    }
}
