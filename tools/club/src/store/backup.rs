//! Backups of a club's file, also while it is in use, and its check.

use crate::core::directing::result_of;
use crate::core::game::{ClubGame, Finish, How, State};
use crate::store::rows;
use crate::store::schema::{self, BEFORE, FileError, NEW};
use anyhow::{anyhow, bail, ensure};
use loa::Verdict;
use loa_work::check_is_file_or_new;
use rusqlite::{Connection, params};
use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A file of SQLite, and what SQLite reads and writes beside it.
const PARTS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// Copies a club's file as it is at one moment. The server may go on.
///
/// # Errors
/// If there is a file or a log of the copy's name already, or it can't be made; nothing is left of
/// it then.
pub fn backup(file: &Path, to: &Path) -> Result<(), FileError> {
    if let Some(part) = parts(to).find(|part| part.exists()) {
        return Err(FileError::Exists(part));
    }
    let connection = schema::open_read_only(file)?;
    copy(&connection, to)
}

/// Copies into a file of another name first, so that the name stands for a complete copy.
fn copy(from: &Connection, to: &Path) -> Result<(), FileError> {
    let part = with_ending(to, ".part");
    let copied = || -> Result<(), FileError> {
        let io = FileError::io(&part);
        remove(&part);
        // It has what people keep secret.
        schema::own(&part).map_err(&io)?;
        let no_text = || io(io::ErrorKind::InvalidFilename.into());
        // In one transaction, however much is written meanwhile.
        let name = part.to_str().ok_or_else(no_text)?;
        let copied = from.execute("VACUUM INTO ?1", params![name]);
        copied.map_err(FileError::database(&part))?;
        File::open(&part)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&part, to))
            .map_err(&io)
    };
    copied().inspect_err(|_| remove(&part))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn parts(path: &Path) -> impl Iterator<Item = PathBuf> {
    PARTS.into_iter().map(|part| with_ending(path, part))
}

/// Removes a file with its logs, which would change the next file of the name.
fn remove(path: &Path) {
    for part in parts(path) {
        let _ = fs::remove_file(part);
    }
}

/// Returns the name, or the first one with a number behind it that neither a file nor a log has.
fn free_name(path: &Path) -> PathBuf {
    let numbered = (2..).map(|number| with_ending(path, &format!("-{number}")));
    let mut names = std::iter::once(path.to_owned()).chain(numbered);
    names
        .find(|name| !parts(name).any(|part| part.exists()))
        .unwrap_or_else(|| path.to_owned())
}

/// Puts a backup in the place of a club's file, which no server may use. The file that was there
/// remains beside it; returns its name. Members sign in again, since sessions that have ended since
/// the backup would be there; guests, whom the browser alone knows, stay.
///
/// # Errors
/// If the backup is damaged, or a server uses the file.
pub fn restore(file: &Path, from: &Path) -> Result<Option<PathBuf>, FileError> {
    check_is_file_or_new(file).map_err(FileError::io(file))?;
    let lock = schema::lock(file)?;
    check(from)?;
    let source = schema::open_read_only(from)?;
    let new = file.with_added_extension(NEW);
    remove(&new);
    copy(&source, &new)?;
    let placed = place(&new, file).inspect_err(|_| remove(&new));
    drop(lock);
    placed
}

/// Ends the sessions of a copy, and puts it in the place of a club's file.
fn place(new: &Path, file: &Path) -> Result<Option<PathBuf>, FileError> {
    let of_members = "DELETE FROM session WHERE player IN
                        (SELECT id FROM player WHERE kind <> 'guest')";
    let ended = Connection::open(new).and_then(|db| db.execute(of_members, []));
    ended.map_err(FileError::database(new))?;
    check(new)?;
    let is_there = file.exists();
    if is_there {
        // What its log has must be in the file before the log goes, if it can be read at all.
        drop(schema::open(file));
    }
    let before = free_name(&file.with_added_extension(BEFORE));
    let placed = match is_there {
        true => replace(file, new, &before),
        false => move_logs(file, &before).and_then(|()| fs::rename(new, file)),
    };
    placed.map_err(FileError::io(file))?;
    Ok(is_there.then_some(before))
}

/// Moves what a file's name has beside it, so that it changes no other file of the name.
fn move_logs(from: &Path, to: &Path) -> io::Result<()> {
    let logs = parts(from).zip(parts(to)).skip(1);
    let mut moved = logs.map(|(from, to)| fs::rename(from, to));
    moved.try_for_each(|moved| match moved {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    })
}

/// Puts a new file in the place of another, which keeps another name, or its own after an error.
/// So its own is never missing where a file can have two, and otherwise for a moment, or until the
/// user gives it back if the system refuses.
fn replace(file: &Path, new: &Path, before: &Path) -> io::Result<()> {
    let has_both = fs::hard_link(file, before).is_ok();
    if !has_both {
        fs::rename(file, before)?;
    }
    let placed = move_logs(file, before).and_then(|()| fs::rename(new, file));
    placed.map_err(|error| {
        let back = match has_both {
            true => fs::remove_file(before),
            false => fs::rename(before, file),
        };
        let _ = move_logs(before, file);
        match back.is_err() && !has_both {
            true => io::Error::other(format!("{error}; it is now {}", before.display())),
            false => error,
        }
    })
}

/// Checks a club's file: its pages, its references, and that each game can be replayed to the
/// stored result. Returns the number of games.
///
/// # Errors
/// With the first fault.
pub fn check(file: &Path) -> Result<usize, FileError> {
    let connection = schema::open_current(file)?;
    let damaged = |what: anyhow::Error| FileError::Damaged(file.to_owned(), what.to_string());
    // The server may go on.
    let moment = connection.unchecked_transaction();
    let moment = moment.map_err(FileError::database(file))?;
    check_rows(&moment).map_err(damaged)
}

fn check_rows(db: &Connection) -> anyhow::Result<usize> {
    let sql = "PRAGMA integrity_check(1)";
    let word: String = db.query_row(sql, [], |row| row.get(0))?;
    ensure!(word == "ok", "{word}");
    let sql = "SELECT count(*) FROM pragma_foreign_key_check";
    let loose: i64 = db.query_row(sql, [], |row| row.get(0))?;
    ensure!(loose == 0, "{loose} references lead nowhere");
    rows::load(db)?;
    rows::invitations(db, "true", [])?;
    let sql = "SELECT id FROM game ORDER BY id";
    let ids: Vec<i64> = rows::select(db, sql, [], |row| Ok(row.get(0)?))?;
    let mut results = HashMap::new();
    for id in &ids {
        let game = rows::game(db, *id)?;
        check_game(&game).map_err(|what| anyhow!("game {id}: {what}"))?;
        results.insert(*id, result_of(&game));
    }
    for tournament in rows::tournaments(db, "true", [])? {
        let pairs = tournament.played.iter().flat_map(|round| &round.pairs);
        let mut played = pairs.filter_map(|pair| Some((pair.game?, pair.result)));
        let other = played.find(|(game, result)| results.get(game) != Some(result));
        if let Some((game, result)) = other {
            let what = format!("game {game} has another result than {result:?}");
            bail!("tournament {}: {what}", tournament.id);
        }
    }
    Ok(ids.len())
}

/// Compares what is stored of a game with its moves.
pub(crate) fn check_game(game: &ClubGame) -> Result<(), String> {
    let verdict = game.game.status().verdict();
    let goes_on = matches!(game.state, State::Running | State::Adjourned);
    let fault = match game.finish {
        _ if goes_on && verdict.is_some() => "it is over by the rules, but goes on".to_owned(),
        Some(_) if game.state != State::Over => format!("it is {}, but has a result", game.state),
        None if game.state == State::Over => "it is over, but has no result".to_owned(),
        Some(finish) if !can_follow(finish, verdict) => {
            let how = finish.how;
            format!("its result does not follow from its moves: {how}")
        }
        _ => return Ok(()),
    };
    Err(fault)
}

/// Tells whether a game with a verdict of the rules, or without one, can have a result.
fn can_follow(finish: Finish, verdict: Option<Verdict>) -> bool {
    match finish.how {
        // An arbiter can decide against the rules; the club has a move limit of its own.
        How::Arbiter | How::MoveLimit => true,
        How::Connection | How::Simultaneous | How::Blocked | How::Repetition => {
            let by_rule = |verdict: Verdict| (verdict.outcome.winner(), How::from(verdict.reason));
            verdict.map(by_rule) == Some((finish.winner, finish.how))
        }
        _ => verdict.is_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change of all games is between any two statements of a check.
    #[test]
    fn a_check_is_of_one_moment() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("club.db");
        let db = schema::open(&file).unwrap();
        db.execute_batch(
            "PRAGMA synchronous = off;
             INSERT INTO player (id, name, name_key, kind, role, created_at)
               VALUES (1, 'Ann', 'ann', 'person', 'player', 0),
                 (2, 'Bob', 'bob', 'person', 'player', 0);
             WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 200)
               INSERT INTO game (id, setup, rules, board, speed, rated, black, white, state,
                   black_ms, white_ms, turn_at, offers, created_at)
                 SELECT id, '{}', 'olympiad', '8x8', 'rapid', 0, 1, 2, 'running', 0, 0, 0, '[]', 0
                   FROM n;
             INSERT INTO move (game, ply, move, at, black_ms, white_ms)
               SELECT id, 1, 'b1-h1', 0, 0, 0 FROM game;",
        )
        .unwrap();
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        let writer = std::thread::spawn(move || {
            let boards = ["{\"board\": \"6x6\"}", "{}"].into_iter().cycle();
            for (setup, mv) in boards.zip(["b1-f1", "b1-h1"].into_iter().cycle()) {
                let change = "UPDATE game SET setup = '?'; UPDATE move SET move = '!'";
                let change = change.replace('?', setup).replace('!', mv);
                db.execute_batch(&format!("BEGIN; {change}; COMMIT"))
                    .unwrap();
                if stopped.try_recv().is_ok() {
                    return;
                }
            }
        });
        let checks: Vec<_> = (0..10).map(|_| check(&file)).collect();
        stop.send(()).unwrap();
        writer.join().unwrap();
        for checked in checks {
            assert_eq!(checked.unwrap(), 200);
        }
    }

    #[test]
    fn what_cannot_be_replaced_keeps_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["club.db", "club.db-wal", "club.db.new", "club.db.before"];
        let [file, log, new, before] = names.map(|name| folder.path().join(name));
        let texts = || [&file, &log, &before].map(|path| fs::read_to_string(path).ok());
        let text = |text: &str| Some(text.to_owned());
        fs::write(&file, "club").unwrap();
        fs::write(&log, "log").unwrap();
        assert!(replace(&file, &new, &before).is_err());
        assert_eq!(texts(), [text("club"), text("log"), None]);
        fs::write(&new, "copy").unwrap();
        replace(&file, &new, &before).unwrap();
        assert_eq!(texts(), [text("copy"), None, text("club")]);
    }
}
