//! `loa analyze`: what the engine, or solved tables, think of a position or a game.

mod files;
mod game;
mod json;
mod position;
mod subject;
mod thinker;

use crate::flags::AnalyzeFlags;
use crate::solved::Solved;
use crate::whole_file::check_can_be_written;
use anyhow::{Result, bail};
pub(crate) use files::write_text;
use std::process::ExitCode;
use thinker::Thinker;

pub(crate) fn run(flags: &AnalyzeFlags) -> Result<ExitCode> {
    for path in [&flags.svg, &flags.sgf].into_iter().flatten() {
        check_can_be_written(path)?;
    }
    match &flags.game {
        Some(path) => game::run(flags, path)?,
        None => position::run(flags)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Opens the tables that were asked for, and makes sure that they are for the game.
fn solved(flags: &AnalyzeFlags, game: &loa::Game) -> Result<Option<Solved>> {
    let Some(folder) = &flags.tables else {
        return Ok(None);
    };
    let solved = Solved::open(folder)?;
    if let Some(difference) = solved.difference(game) {
        bail!("the tables in {} are {difference}", folder.display());
    }
    Ok(Some(solved))
}
