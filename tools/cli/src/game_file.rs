//! Files of games, in any notation.

use crate::say::tell;
use anyhow::{Context, Result};
use loa::{Move, Preset, split_word};
use loa_notation::{GamesRead, LARGEST_FILE, ReadGame, Record, RuleSet, decode, read_games};
use loa_protocol::{Change, Request, RequestError, Setting};
use loa_work::{look_at, read_input};
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
    // The games first: their place becomes that of the records.
    let games = read(path)?.games.into_iter().zip(1..);
    let records = games.map(|(ReadGame { record, left_out }, number)| {
        if let Some(left_out) = left_out {
            tell!("{}, game {number}: {left_out}", path.display());
        }
        record
    });
    Ok(records.collect())
}

/// Gives a record other rules, if there are any.
pub(crate) fn use_rules(record: &mut Record, rules: Option<Preset>) {
    if let Some(preset) = rules {
        record.rule_set = RuleSet::Preset(preset);
        record.move_limit = record.usual_move_limit();
    }
}

/// Tells whether a file holds a game to go on with, not commands. It does if it begins as a
/// notation in brackets does. Else no line is a command other than a move, or the rules before
/// numbered moves; if all are moves they are one game's. A file that begins with a FEN or a bracket
/// and can't be read is an error of its game.
pub(crate) fn holds_a_game(path: &Path) -> bool {
    if !path.is_file() {
        return false;
    }
    let Ok(Ok(bytes)) = look_at(path, || read_input(path, MOST_BYTES)) else {
        return false;
    };
    let text = decode(&bytes);
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = lines.clone().next().unwrap_or_default();
    if first.starts_with(['(', '[', '{']) {
        return true;
    }
    let (mut are_moves, mut is_first) = (false, true);
    let is_numbered = lines
        .clone()
        .any(|line| line.starts_with("1. ") || line == "*");
    for line in lines {
        match Request::read(line) {
            Ok(Some(Request::Change(Change::Play(_)))) => are_moves |= is_first,
            Ok(Some(Request::Change(Change::Rules(_) | Change::Plies(_)))) if is_numbered => {}
            Ok(Some(_)) => return false,
            Err(error) if !is_numbered && is_wrong_command(line, &error) => return false,
            Ok(None) | Err(_) => {}
        }
        is_first = false;
    }
    match read_games(&bytes) {
        Ok(read) => !are_moves || is_whole(&read),
        Err(_) => is_fen(split_word(first).0),
    }
}

/// Tells whether a line that can't be read is a command with a slip, not a move or words.
fn is_wrong_command(line: &str, error: &RequestError) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let command = words[0].to_ascii_lowercase();
    let most = if command == "set" { 4 } else { 2 };
    // `size 6` is a line of games.
    let is_size = |word: &&str| command == "size" && word.parse::<u8>().is_ok();
    let is_of_game = |word: &&str| word.parse::<Move>().is_ok() || is_size(word);
    if words.len() > most || words.iter().any(is_of_game) {
        return false;
    }
    match error {
        // Words may be as near to a command; these also have its operand.
        RequestError::Suggestion { instead, .. } => matches!(
            Request::read(instead),
            Ok(Some(
                Request::Setting(Setting::Seed(_))
                    | Request::Change(
                        Change::Auto(_)
                            | Change::Manual(_)
                            | Change::Limit(_)
                            | Change::Plies(_)
                            | Change::Rules(_)
                            | Change::Set { .. }
                            | Change::Size(_)
                    )
            ))
        ),
        // Others begin sentences, or lines of other notations: START GAME OPTIONS.
        _ => [
            "auto", "limit", "manual", "plies", "rules", "seed", "set", "size", "undo",
        ]
        .contains(&command.as_str()),
    }
}

/// Tells whether a word looks like the board of a FEN.
fn is_fen(word: &str) -> bool {
    let is_of_fen = |sign: char| sign.is_ascii_alphanumeric() || sign == '/';
    word.matches('/').count() > 1 && !word.starts_with('/') && word.chars().all(is_of_fen)
}

/// Tells whether all of a text is one game of more than a move.
fn is_whole(read: &GamesRead) -> bool {
    matches!(
        &read.games[..],
        [ReadGame { record, left_out: None }] if record.nodes.len() > 2
    )
}
