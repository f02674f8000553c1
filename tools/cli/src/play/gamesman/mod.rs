//! `--dialect gamesman`: boards solved, played and analysed by menus.

mod host;

use super::input::Input;
use super::output::Output;
use super::terminal::Terminal;
use crate::play::{Flags, seed};
use anyhow::{Context, Result, bail};
use host::EngineHost;
use loa::{Goal, Preset};
use loa_gamesman::{Session, Variant};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Talks until the input ends or the user leaves.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let mut input = Input::new(flags, Terminal::of_menus)?;
    let mut output = Output::new(flags.output.as_deref())?;
    let stop = Arc::new(AtomicBool::new(false));
    if input.is_terminal() {
        loa_work::stop_on_interrupt(&stop).context("can't listen to Ctrl-C")?;
    }
    let host = EngineHost::new(flags, Arc::clone(&stop));
    let mut session = Session::new(host, variant(flags)?, seed(flags));
    let tables = flags.tables.as_deref().map(Path::to_string_lossy);
    say(&mut output, &stop, |out| {
        session.begin(tables.as_deref(), out);
    })?;
    while !session.is_over() {
        stop.store(false, Ordering::Relaxed);
        let Some(line) = input.next(&session.prompt(), &mut output, Vec::new())? else {
            break;
        };
        say(&mut output, &stop, |out| session.line(&line.text, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the board and the objective that the session begins with.
fn variant(flags: &Flags) -> Result<Variant> {
    let goal = match &flags.rules {
        None => Goal::Connect,
        Some(preset) if preset.rules == Preset::GAMESMAN.rules => Goal::Connect,
        Some(preset) if preset.rules == Preset::GAMESMAN_MISERE.rules => Goal::Misere,
        Some(Preset { name, .. }) => {
            bail!("--rules {name}: the menus know gamesman and gamesman-misere")
        }
    };
    let size = flags.board.unwrap_or(Variant::default().size());
    let variant = Variant::new(size.width(), size.height(), goal);
    variant.with_context(|| format!("--board {size}: the menus know boards of 3x3 to 6x6"))
}

/// Writes what the session says, and stops its work once the output fails.
fn say(
    output: &mut Output,
    stop: &AtomicBool,
    speak: impl FnOnce(&mut (dyn FnMut(&str) + Send)),
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
