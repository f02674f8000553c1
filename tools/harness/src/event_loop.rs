//! Running one script with one program, or two with two that talk to each other.
//!
//! One thread does everything in turn, so there is one order of events: each script is followed
//! until it has to wait, then the next event is handled.

use crate::log::Log;
use crate::problem::{Awaited, Failure, Problem};
use crate::script::{Directive, Step};
use crate::script_run::{RemoteMessage, ScriptRun};
use loa_match::Event;
use loa_protocol::Message;
use std::iter::once;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// Runs one script, or two whose programs play each other, until it has to wait, and then until
/// something happens; returns whether the scripts are done. Events come with the program's number.
pub(crate) fn run_on(
    runs: &mut [ScriptRun],
    events: &Receiver<(usize, Event)>,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    /// How often to look for an interrupt.
    const TICK: Duration = Duration::from_millis(100);
    /// How many events may go before time limits are looked at, so that a message that came in
    /// time counts although this process read it late.
    const BATCH: usize = 256;
    while advance_all(runs, log)? {}
    check_alive(runs)?;
    let running = runs.iter().filter(|run| !run.is_done());
    if running.clone().next().is_none() {
        runs.iter().try_for_each(ScriptRun::check_dump)?;
        return Ok(true);
    }
    let next = running.filter_map(ScriptRun::deadline).min();
    let wait = next.map(|next| next.saturating_duration_since(Instant::now()));
    match events.recv_timeout(wait.unwrap_or(TICK).min(TICK)) {
        Ok(first) => {
            for (number, event) in once(first).chain(events.try_iter().take(BATCH)) {
                runs[number].handle(event, log)?;
            }
        }
        Err(_) => check_alive(runs)?,
    }
    while advance_all(runs, log)? {}
    check_time(runs)?;
    Ok(false)
}

fn check_alive(runs: &[ScriptRun]) -> Result<(), Box<Failure>> {
    let now = Instant::now();
    runs.iter().try_for_each(|run| run.check_alive(now))
}

/// Looks at the time limits, at those first that ran out first.
fn check_time(runs: &[ScriptRun]) -> Result<(), Box<Failure>> {
    let now = Instant::now();
    let mut runs: Vec<&ScriptRun> = runs.iter().filter(|run| !run.is_done()).collect();
    runs.sort_by_key(|run| run.deadline());
    runs.iter().try_for_each(|run| run.check_time(now))
}

/// Lets each script take a step; returns whether any did.
fn advance_all(runs: &mut [ScriptRun], log: &mut Log<'_>) -> Result<bool, Box<Failure>> {
    let mut any = false;
    for own in 0..runs.len() {
        let other = runs.len() - 1 - own;
        let Ok([run, partner]) = runs.get_disjoint_mut([own, other]) else {
            any |= advance(&mut runs[own], None, log)?;
            continue;
        };
        any |= advance(run, Some(&*partner), log)?;
        let mut messages = std::mem::take(&mut run.to_partner).into_iter();
        messages.try_for_each(|message| partner.receive(message))?;
    }
    Ok(any)
}

/// Tells whether a script waits for a message of the other one, and none is on the way.
fn listens(run: &ScriptRun) -> bool {
    run.is_waiting_for(Awaited::Partner) && run.from_partner.is_empty()
}

/// Lets a script take a step, if it can.
fn advance(
    run: &mut ScriptRun,
    partner: Option<&ScriptRun>,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    if let Some(waiting) = run.waiting {
        return take_message(run, waiting.what, partner, log);
    }
    let Some(Step { line, directive }) = run.steps.pop_front() else {
        run.process.close_input();
        run.wait(Awaited::Exit, false, None);
        return Ok(true);
    };
    match directive {
        Directive::Send(text) => run.send(text, line, log),
        Directive::Time(limits) => run.limits = limits,
        Directive::Wait { what, print } => run.wait(what, print, Some(line)),
    }
    Ok(true)
}

/// Lets a waiting script take a message; returns whether there was one.
fn take_message(
    run: &mut ScriptRun,
    what: Awaited,
    partner: Option<&ScriptRun>,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match what {
        Awaited::Exit => return Ok(false),
        Awaited::Partner => return take_partner_message(run, partner, log),
        Awaited::Move | Awaited::Game | Awaited::End => {
            if let Some(RemoteMessage::Move(mv)) = run.from_partner.front().copied()
                && run.is_ready_for_move()
            {
                run.from_partner.pop_front();
                run.send_move(mv, log)?;
                return Ok(true);
            }
        }
        Awaited::Answer | Awaited::SameEnd(_) => {}
    }
    take_own_message(run, what)
}

/// Of a remote game: takes the other program's message.
fn take_partner_message(
    run: &mut ScriptRun,
    partner: Option<&ScriptRun>,
    log: &mut Log<'_>,
) -> Result<bool, Box<Failure>> {
    match run.from_partner.pop_front() {
        Some(RemoteMessage::Move(mv)) => {
            run.send_move(mv, log)?;
            // It may have to pass, and then hears the other's next move first.
            match run.referee.program_is_next() {
                Some(false) => run.wait_for(Awaited::Partner),
                _ => run.wait_for(Awaited::Answer),
            }
            Ok(true)
        }
        Some(RemoteMessage::End(outcome)) => {
            run.wait_for(Awaited::SameEnd(outcome));
            Ok(true)
        }
        // Both listen: the other program passes, and this one moves again.
        None if partner.is_some_and(listens) => take_own_message(run, Awaited::Answer),
        None if partner.is_some_and(ScriptRun::is_ending) => Err(run.failure(Problem::PartnerGone)),
        None => Ok(false),
    }
}

/// Takes a message of the script's own program.
fn take_own_message(run: &mut ScriptRun, what: Awaited) -> Result<bool, Box<Failure>> {
    let Some((message, line)) = run.messages.pop_front() else {
        return Ok(false);
    };
    match (what, message) {
        (Awaited::Move | Awaited::Game | Awaited::Answer, Message::Move(mv)) => {
            run.to_partner.push(RemoteMessage::Move(mv));
            match what {
                Awaited::Move => run.waiting = None,
                Awaited::Answer => run.wait_for(Awaited::Partner),
                _ => run.wait_for(what),
            }
        }
        // The other program may announce it before or after.
        (Awaited::End | Awaited::Game | Awaited::Answer, Message::End(outcome)) => {
            run.confirm(outcome)?;
            run.finish(outcome, &line);
        }
        (Awaited::SameEnd(other), Message::End(own)) => {
            run.compare_ends(own, other)?;
            run.finish(own, &line);
        }
        (awaited, message) => {
            return Err(run.failure(Problem::Unexpected { message, awaited }));
        }
    }
    Ok(true)
}
