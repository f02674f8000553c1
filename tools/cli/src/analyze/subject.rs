use super::Flags;
use crate::game_file;
use crate::say::tell;
use anyhow::{Context, Result, bail, ensure};
use loa::{Game, Preset};
use loa_notation::{Fen, Record};
use std::path::Path;

/// The position that was asked for, with the game that led to it.
pub(super) fn position(flags: &Flags) -> Result<(Preset, Game)> {
    let preset = flags.setup.rules.unwrap_or_default();
    for fault in flags.position.iter().flat_map(Fen::faults) {
        tell!("Warning: no game leads to this position: {fault}");
    }
    let game = flags.setup.game_from(flags.position.as_ref())?;
    if let Some(verdict) = game.status().verdict() {
        bail!("the game is over: {verdict}");
    }
    Ok((preset, game))
}

/// The record of the game that was asked for, and the game.
pub(super) fn record(flags: &Flags, path: &Path) -> Result<(Record, Game)> {
    let file = path.display();
    let records = game_file::read_records(path)?;
    let count = records.len();
    let number = match flags.number {
        Some(number) => number.get(),
        None if count == 1 => 1,
        None => bail!("{file} has {count} games; --number chooses one"),
    };
    let record = records.into_iter().nth(number - 1);
    let record = record.with_context(|| format!("{file} has no game number {number}"))?;
    replayed(flags, record, path)
}

/// A record by the rules that were asked for, and its game.
pub(super) fn replayed(flags: &Flags, mut record: Record, path: &Path) -> Result<(Record, Game)> {
    let file = path.display();
    if let Some(preset) = flags.setup.rules {
        game_file::use_rules(&mut record, preset);
    }
    let game = record
        .to_game()
        .with_context(|| format!("{file} can't be replayed"))?;
    ensure!(!game.past().is_empty(), "the game in {file} has no moves");
    Ok((record, game))
}
