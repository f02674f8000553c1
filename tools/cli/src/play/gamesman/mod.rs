//! `--dialect gamesman`: boards solved, played and analysed by menus.

mod host;

use super::input::Input;
use super::output::Output;
use super::terminal::Terminal;
use crate::play::{Flags, seed};
use anyhow::{Context, Result, ensure};
use host::EngineHost;
use loa::Preset;
use loa_gamesman::{Session, Variant};
use loa_solver::{Probe as _, Tables};
use loa_work::Interrupt;
use std::path::Path;
use std::process::ExitCode;

/// Talks until the input ends or the user leaves.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let variant = variant(flags)?;
    check_tables(flags)?;
    let mut input = Input::new(flags, || Terminal::new("(Ctrl-D leaves)"))?;
    let mut output = Output::new(flags.output.as_deref())?;
    let stop = Interrupt::default();
    if input.is_terminal {
        stop.listen_to_ctrl_c().context("can't listen to Ctrl-C")?;
    }
    let host = EngineHost::new(flags, stop.clone());
    let mut session = Session::new(host, variant, seed(flags));
    let tables = flags.tables.as_deref().map(Path::to_string_lossy);
    say(&mut output, &stop, |out| {
        session.begin(tables.as_deref(), out);
    })?;
    while !session.is_over() {
        stop.set(false);
        let Some(line) = input.next(&session.prompt(), &mut output, Vec::new())? else {
            break;
        };
        say(&mut output, &stop, |out| session.line(&line.text, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the board and the objective that the session begins with.
fn variant(flags: &Flags) -> Result<Variant> {
    let preset = flags.rules.unwrap_or(Preset::GAMESMAN);
    let size = flags.board.unwrap_or(Variant::default().size());
    let variant = Variant::new(size.width(), size.height(), preset.rules.goal)
        .with_context(|| format!("--board {size}: the menus know boards of 3x3 to 6x6"))?;
    ensure!(
        variant.rules() == preset.rules,
        "--rules {preset}: the menus know gamesman and gamesman-misere"
    );
    Ok(variant)
}

/// Refuses tables that are not of the given board and rules: the session takes both from them.
fn check_tables(flags: &Flags) -> Result<()> {
    let Some(Ok(tables)) = flags.tables.as_ref().map(Tables::open) else {
        // The session says what is wrong with the folder.
        return Ok(());
    };
    let (problem, folder) = (tables.problem(), tables.folder().display());
    if let Some(size) = flags.board {
        let own = problem.size();
        ensure!(
            size == own,
            "--board {size}: the tables in {folder} are for boards of {own}"
        );
    }
    if let Some(preset) = flags.rules {
        let is_own = preset.rules.unlimited() == *problem.rules();
        ensure!(
            is_own,
            "--rules {preset}: the tables in {folder} are for other rules"
        );
    }
    Ok(())
}

/// Writes what the session says, and stops its work once the output fails.
fn say(
    output: &mut Output,
    stop: &Interrupt,
    speak: impl FnOnce(&mut (dyn FnMut(&str) + Send)),
) -> Result<()> {
    let mut said = Ok(());
    speak(&mut |text| {
        if said.is_ok() {
            said = output.say(text);
        }
        if said.is_err() {
            stop.set(true);
        }
    });
    said
}
