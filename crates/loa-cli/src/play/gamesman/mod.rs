//! `--dialect gamesman`: boards solved, played and analysed by menus.

mod console;
mod files;
mod search;
mod tables;

use super::output::Output;
use super::plan::{keep_apart, refuse};
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use console::Console;
use files::WholeFiles;
use loa_gamesman::{Helpers, Session};
use search::Search;
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::hash::{BuildHasher, RandomState};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tables::InMemory;

/// Talks until the input ends or the user leaves.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    refuse_flags_of_other_dialects(flags)?;
    keep_apart(flags)?;
    let console = Console::new(flags.input.as_deref(), flags.output.is_some())?;
    let output = Output::new(flags.output.as_deref(), console.is_terminal())?;
    let stop = Arc::new(AtomicBool::new(false));
    if console.is_terminal() {
        listen_to_interrupts(&stop).context("can't listen to Ctrl-C")?;
    }
    let seed = flags.seed.map(|seed| seed as u64);
    let helpers = helpers(&stop, seed.is_some());
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one("moves"));
    let session = Session::new(helpers, seed);
    talk(session, console, output, &stop)?;
    Ok(ExitCode::SUCCESS)
}

fn refuse_flags_of_other_dialects(flags: &PlayFlags) -> Result<()> {
    let given = [
        (flags.log.is_some(), "--log"),
        (flags.strict, "--strict"),
        (!flags.auto.is_empty(), "--auto"),
        (flags.start.is_some(), "--start"),
        (flags.level.is_some(), "--level"),
        (flags.threads.is_some(), "--threads"),
        (flags.hash.is_some(), "--hash"),
        (flags.tables.is_some(), "--tables"),
        (flags.display, "--display"),
    ];
    refuse(&given, "gamesman")
}

fn helpers(stop: &Arc<AtomicBool>, seeded: bool) -> Helpers {
    let asked = Arc::clone(stop);
    Helpers {
        solver: Box::new(InMemory::new(Arc::clone(stop))),
        adviser: Box::new(Search::new(Arc::clone(stop), seeded)),
        files: Box::new(WholeFiles),
        stop: Box::new(move || asked.load(Ordering::Relaxed)),
    }
}

fn talk(
    mut session: Session,
    mut console: Console,
    mut output: Output,
    stop: &AtomicBool,
) -> Result<()> {
    say(&mut output, stop, |out| session.begin(out))?;
    while !session.is_over() {
        stop.store(false, Ordering::Relaxed);
        let Some(line) = console.next(&session.prompt(), &mut output)? else {
            break;
        };
        say(&mut output, stop, |out| session.line(&line, out))?;
    }
    Ok(())
}

/// Lets something speak, and ends what it does as soon as nobody can hear it.
fn say(
    output: &mut Output,
    stop: &AtomicBool,
    speak: impl FnOnce(&mut dyn FnMut(&str)),
) -> Result<()> {
    let mut said = Ok(());
    speak(&mut |text| {
        if said.is_ok() {
            said = output.say(text);
        }
        if said.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    });
    said
}

/// Lets Ctrl-C stop what goes on; a second one before the next prompt ends the program.
fn listen_to_interrupts(stop: &Arc<AtomicBool>) -> std::io::Result<()> {
    const STATUS_OF_INTERRUPTED: i32 = 130;
    flag::register_conditional_shutdown(SIGINT, STATUS_OF_INTERRUPTED, Arc::clone(stop))?;
    flag::register(SIGINT, Arc::clone(stop))?;
    Ok(())
}
