//! Files of games, in any notation.

use crate::say::tell;
use anyhow::{Context, Result, ensure};
use loa_notation::{GamesRead, LARGEST_FILE, ReadGame, Record, decode, read_games};
use loa_protocol::{Change, Request};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Reads the games of a file, one at least.
///
/// # Errors
/// If the file can't be read, is too large, or has no game.
pub(crate) fn read(path: &Path) -> Result<GamesRead> {
    let name = path.display();
    let bytes = read_whole(path).with_context(|| format!("can't read {name}"))?;
    read_games(&bytes).with_context(|| format!("can't use {name}"))
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

/// Tells whether a file holds a game to be shown, not commands: its first line is no command, or all
/// its lines are the moves of one game.
pub(crate) fn holds_a_game(path: &Path) -> bool {
    if !path.is_file() {
        return false;
    }
    let Ok(bytes) = read_whole(path) else {
        return false;
    };
    let text = decode(&bytes);
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let is_move = |line: &str| {
        matches!(
            Request::read(line),
            Ok(Some(Request::Change(Change::Play(_))))
        )
    };
    match lines.next().map(Request::read) {
        Some(Ok(Some(Request::Change(Change::Play(_))))) => {
            let whole = |read: GamesRead| read.games.len() == 1 && read.games[0].left_out.is_none();
            lines.clone().next().is_some()
                && lines.all(is_move)
                && read_games(&bytes).is_ok_and(whole)
        }
        Some(Ok(Some(_))) | None => false,
        Some(Ok(None) | Err(_)) => read_games(&bytes).is_ok(),
    }
}

fn read_whole(path: &Path) -> Result<Vec<u8>> {
    ensure!(!path.is_dir(), "it is a directory");
    let mut bytes = Vec::new();
    let most = LARGEST_FILE as u64 + 1;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
