//! `--dialect gamesman`: boards solved, played and analysed by menus.

mod console;
mod host;

use super::output::Output;
use super::plan::{refuse, seed};
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use console::Console;
use host::{EngineAdviser, InMemory, WholeFiles};
use loa_gamesman::{Host, Session};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Talks until the input ends or the user leaves.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    let refused = [
        "--log",
        "--strict",
        "--auto",
        "--start",
        "--level",
        "--threads",
        "--hash",
        "--tables",
        "--display",
    ];
    refuse(flags, &refused, "gamesman")?;
    let console = Console::new(flags.input.as_deref(), flags.output.is_some())?;
    let output = Output::new(flags.output.as_deref(), console.is_terminal())?;
    let stop = Arc::new(AtomicBool::new(false));
    if console.is_terminal() {
        listen_to_interrupts(&stop).context("can't listen to Ctrl-C")?;
    }
    let host = session_host(&stop, flags.seed.is_some());
    let session = Session::new(host, seed(flags));
    talk(session, console, output, &stop)?;
    Ok(ExitCode::SUCCESS)
}

fn session_host(stop: &Arc<AtomicBool>, seeded: bool) -> Host {
    let asked = Arc::clone(stop);
    Host {
        solver: Box::new(InMemory::new(Arc::clone(stop))),
        adviser: Box::new(EngineAdviser::new(Arc::clone(stop), seeded)),
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

/// Writes what the session says, and stops its work once the output fails.
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

/// Makes Ctrl-C stop the work; a second one before the next prompt ends the program.
fn listen_to_interrupts(stop: &Arc<AtomicBool>) -> std::io::Result<()> {
    const STATUS_OF_INTERRUPTED: i32 = 130;
    flag::register_conditional_shutdown(SIGINT, STATUS_OF_INTERRUPTED, Arc::clone(stop))?;
    flag::register(SIGINT, Arc::clone(stop))?;
    Ok(())
}
