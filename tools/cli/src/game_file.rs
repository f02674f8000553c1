//! Files of games, in any notation.

use crate::say::tell;
use anyhow::{Context, Result};
use loa::Preset;
use loa_notation::{GamesRead, LARGEST_FILE, ReadGame, Record, RuleSet, decode, read_games};
use loa_protocol::{Change, Request};
use loa_work::read_input;
use std::path::Path;

/// What is read of a file at most.
const MOST_BYTES: u64 = LARGEST_FILE as u64;

/// Reads the games of a file, one at least.
///
/// # Errors
/// If the file can't be read, is too large, or has no game.
pub(crate) fn read(path: &Path) -> Result<GamesRead> {
    let name = path.display();
    let bytes = read_input(path, MOST_BYTES).with_context(|| format!("can't read {name}"))?;
    read_games(&bytes).with_context(|| format!("can't use {name}"))
}

/// Returns the ending of a file's name in small letters, without its dot.
pub(crate) fn ending(path: &Path) -> String {
    let ending = path.extension().unwrap_or_default();
    ending.to_string_lossy().to_ascii_lowercase()
}

/// Reads the records of a file's games. What was left out is told on standard error.
///
/// # Errors
/// As [`read`].
pub(crate) fn read_records(path: &Path) -> Result<Vec<Record>> {
    let games = (1..).zip(read(path)?.games);
    let records = games.map(|(number, ReadGame { record, left_out })| {
        if let Some(left_out) = left_out {
            tell!("{}, game {number}: {left_out}", path.display());
        }
        record
    });
    Ok(records.collect())
}

/// Gives a record other rules.
pub(crate) fn use_rules(record: &mut Record, preset: Preset) {
    record.rule_set = RuleSet::Preset(preset);
    record.move_limit = record.usual_move_limit();
}

/// Tells whether a file holds a game to go on with, not commands: no line is a command other than a
/// move, or the rules before numbered moves, and if all are moves they are one game's.
pub(crate) fn holds_a_game(path: &Path) -> bool {
    if !path.is_file() {
        return false;
    }
    let Ok(bytes) = read_input(path, MOST_BYTES) else {
        return false;
    };
    let text = decode(&bytes);
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (mut are_moves, mut is_first) = (false, true);
    let is_numbered = lines
        .clone()
        .any(|line| line.starts_with("1. ") || line == "*");
    for line in lines {
        match Request::read(line) {
            Ok(Some(Request::Change(Change::Play(_)))) => are_moves |= is_first,
            Ok(Some(Request::Change(Change::Rules(_) | Change::Plies(_)))) if is_numbered => {}
            Ok(Some(_)) => return false,
            Ok(None) | Err(_) => {}
        }
        is_first = false;
    }
    let read = read_games(&bytes);
    read.is_ok_and(|read| !are_moves || is_whole(&read))
}

/// Tells whether all of a text is one game of more than a move.
fn is_whole(read: &GamesRead) -> bool {
    let [
        ReadGame {
            record,
            left_out: None,
        },
    ] = &read.games[..]
    else {
        return false;
    };
    record.nodes.len() > 2
}
