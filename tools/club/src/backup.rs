//! Backups of a club's file, also while it is in use, and its check.

use crate::schema::{self, OpenError};
use crate::{games, store};
use rusqlite::Connection;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thiserror::Error;

/// A backup, a restoration or a check that has failed.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum BackupError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("{0}: {1}")]
    Copy(PathBuf, rusqlite::Error),
    #[error("{0}: {1}")]
    Io(PathBuf, io::Error),
    #[error("{0} exists already; choose another name")]
    Exists(PathBuf),
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, String),
}

/// Copies a club's file as it is at one moment. The server may go on.
///
/// # Errors
/// If the copy exists already, or can't be made; nothing is left of it then.
pub fn backup(file: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let connection = schema::open_read_only(file)?;
    copy(&connection, to)
}

/// Copies into a file of another name first, so that the name stands for a complete copy.
fn copy(from: &Connection, to: &Path) -> Result<(), BackupError> {
    let part = with_ending(to, ".part");
    let io = |error| BackupError::Io(part.clone(), error);
    let fault = |error| BackupError::Copy(part.clone(), error);
    let copied = || -> Result<(), BackupError> {
        let _ = fs::remove_file(&part);
        let mut target = Connection::open(&part).map_err(fault)?;
        let backup = rusqlite::backup::Backup::new(from, &mut target).map_err(fault)?;
        let (pages, pause) = (1024, Duration::from_millis(1));
        backup
            .run_to_completion(pages, pause, None)
            .map_err(fault)?;
        drop(backup);
        // One file, also while it is read.
        target
            .pragma_update(None, "journal_mode", "delete")
            .map_err(fault)?;
        target.close().map_err(|(_, error)| fault(error))?;
        File::open(&part)
            .and_then(|file| file.sync_all())
            .map_err(io)?;
        fs::rename(&part, to).map_err(io)
    };
    let copied = copied();
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Puts a backup in the place of a club's file, which no server may use. The file that was there
/// remains beside it; returns its name.
///
/// # Errors
/// If the backup is damaged, or a server uses the file.
pub fn restore(file: &Path, from: &Path) -> Result<Option<PathBuf>, BackupError> {
    let lock = schema::lock(file)?;
    check(from)?;
    let source = schema::open_read_only(from)?;
    let new = with_ending(file, ".new");
    let _ = fs::remove_file(&new);
    copy(&source, &new)?;
    let before = match file.exists() {
        true => {
            // What its log has must be in the file before the log goes.
            drop(schema::open(file)?);
            let before = with_ending(file, ".before-restore");
            fs::rename(file, &before).map_err(|error| BackupError::Io(before.clone(), error))?;
            Some(before)
        }
        false => None,
    };
    for ending in ["-wal", "-shm"] {
        let _ = fs::remove_file(with_ending(file, ending));
    }
    fs::rename(&new, file).map_err(|error| BackupError::Io(file.to_owned(), error))?;
    drop(lock);
    Ok(before)
}

/// Checks a club's file: its pages, its references, and that each game can be replayed to the
/// stored result. Returns the number of games.
///
/// # Errors
/// With the first fault.
pub fn check(file: &Path) -> Result<usize, BackupError> {
    let connection = schema::open_read_only(file)?;
    let damaged = |what: String| BackupError::Damaged(file.to_owned(), what);
    let fault = |error: rusqlite::Error| damaged(error.to_string());
    let sql = "PRAGMA integrity_check(1)";
    let word: String = connection
        .query_row(sql, [], |row| row.get(0))
        .map_err(fault)?;
    if word != "ok" {
        return Err(damaged(word));
    }
    let sql = "SELECT count(*) FROM pragma_foreign_key_check";
    let loose: i64 = connection
        .query_row(sql, [], |row| row.get(0))
        .map_err(fault)?;
    if loose > 0 {
        return Err(damaged(format!("{loose} references lead nowhere")));
    }
    let mut statement = connection
        .prepare("SELECT id FROM game ORDER BY id")
        .map_err(fault)?;
    let ids = statement
        .query_map([], |row| row.get::<_, i64>(0))
        .map_err(fault)?;
    let ids = ids.collect::<Result<Vec<_>, _>>().map_err(fault)?;
    for id in &ids {
        check_game(&connection, *id).map_err(|what| damaged(format!("game {id}: {what}")))?;
    }
    Ok(ids.len())
}

fn check_game(connection: &Connection, id: i64) -> Result<(), String> {
    let game = games::load(connection, id).map_err(|error| error.to_string())?;
    let sql = "SELECT count(*) = coalesce(max(ply), 0) FROM move WHERE game = ?1";
    let is_whole = connection.query_row(sql, [id], |row| row.get(0));
    if !is_whole.map_err(|error| store::fault(error).to_string())? {
        return Err("plies are missing".to_owned());
    }
    let is_running = game.state == crate::game::State::Running;
    if is_running && game.game.status().is_over() {
        return Err("it is over by the rules, but goes on".to_owned());
    }
    Ok(())
}
