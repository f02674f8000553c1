//! The folder of a match, from which it can be resumed.
//!
//! ```text
//! match.json       what is played: one JSON object; locked while the match runs
//! games.jsonl      a JSON object a line for each game, in the order in which they ended
//! games/N.sgf      the game with the number N, six digits or more
//! ```
//!
//! A game counts when its line is complete, with its newline; its SGF file is complete before that.
//! An incomplete last line is cut off, and its game played again. The last field of a line,
//! `crc32`, is the checksum of the line as it is without this field; versions up to 0.1.0 wrote
//! none.

use super::entry::{Entry, PlayedGame};
use super::schedule::Schedule;
use loa_work::{Unsealed, seal, unseal, whole_lines, write_in_own_folder};
use serde_json::{Map, Value};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The folder of a match.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    journal: File,
    /// Holds the lock.
    _settings: File,
}

/// Why a folder can't be used.
#[derive(Debug, Error)]
pub enum FolderError {
    /// A file can't be read or written.
    #[error("{}: {cause}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// Another process plays a match there.
    #[error("{} is in use by another match", .0.display())]
    Locked(PathBuf),
    /// There is another match in it.
    #[error("{} holds a match with other settings: {key} was {there}, and is now {here}", path.display())]
    Different {
        /// The folder.
        path: PathBuf,
        /// What differs.
        key: String,
        /// What it is there.
        there: String,
        /// What it was to be.
        here: String,
    },
    /// A file is not what it should be.
    #[error("{}: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

impl Folder {
    /// Opens a folder for a match, or makes one; returns the games that have been played there.
    pub(super) fn open(
        path: &Path,
        settings: &Map<String, Value>,
        schedule: &Schedule,
        names: &[String],
    ) -> Result<(Folder, Vec<PlayedGame>), FolderError> {
        let games = path.join("games");
        fs::create_dir_all(&games).map_err(at(&games))?;
        let settings_file = lock_settings(path, settings)?;
        let journal_path = path.join("games.jsonl");
        let mut options = File::options();
        options.create(true).append(true);
        let journal = options.open(&journal_path).map_err(at(&journal_path))?;
        let bytes = fs::read(&journal_path).map_err(at(&journal_path))?;
        let lines = whole_lines(&bytes);
        if lines.len() < bytes.len() {
            let length = lines.len() as u64;
            journal.set_len(length).map_err(at(&journal_path))?;
        }
        let played = read_journal(&journal_path, lines, schedule, names)?;
        let folder = Folder {
            path: path.to_path_buf(),
            journal,
            _settings: settings_file,
        };
        Ok((folder, played))
    }

    /// Keeps a game and its record.
    pub(super) fn keep(&mut self, entry: &Entry, sgf: &str) -> Result<(), FolderError> {
        let path = self.path.join(format!("games/{:06}.sgf", entry.game));
        write_whole(&path, sgf.as_bytes()).map_err(at(&path))?;
        let path = self.path.join("games.jsonl");
        let entry = serde_json::to_vec(entry).map_err(|error| at(&path)(error.into()))?;
        let written = self.journal.write_all(&seal(&entry));
        written
            .and_then(|()| self.journal.sync_data())
            .map_err(at(&path))
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> FolderError {
    let path = path.to_path_buf();
    |cause| FolderError::File { path, cause }
}

/// Writes the settings, or compares with those that are there; returns the locked file.
fn lock_settings(folder: &Path, settings: &Map<String, Value>) -> Result<File, FolderError> {
    let path = folder.join("match.json");
    let lock_path = folder.join("lock");
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    let lock = options.open(&lock_path).map_err(at(&lock_path))?;
    if !loa_work::lock(&lock).map_err(at(&lock_path))? {
        return Err(FolderError::Locked(folder.to_path_buf()));
    }
    match fs::read(&path) {
        Ok(text) => compare_settings(folder, &path, &text, settings)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let text = serde_json::to_vec_pretty(settings);
            let text = text.map_err(|error| at(&path)(error.into()))?;
            write_whole(&path, &text).map_err(at(&path))?;
        }
        Err(error) => return Err(at(&path)(error)),
    }
    Ok(lock)
}

fn compare_settings(
    folder: &Path,
    path: &Path,
    text: &[u8],
    settings: &Map<String, Value>,
) -> Result<(), FolderError> {
    let there: Map<String, Value> =
        serde_json::from_slice(text).map_err(|error| FolderError::Damaged {
            path: path.to_path_buf(),
            what: error.to_string(),
        })?;
    let different = settings
        .keys()
        .chain(there.keys())
        .find(|key| settings.get(*key) != there.get(*key));
    let show = |value: Option<&Value>| value.map_or_else(|| "missing".to_owned(), Value::to_string);
    match different {
        None => Ok(()),
        Some(key) => Err(FolderError::Different {
            path: folder.to_path_buf(),
            key: key.clone(),
            there: show(there.get(key)),
            here: show(settings.get(key)),
        }),
    }
}

fn read_journal(
    path: &Path,
    text: &[u8],
    schedule: &Schedule,
    names: &[String],
) -> Result<Vec<PlayedGame>, FolderError> {
    let mut played: Vec<PlayedGame> = Vec::new();
    let mut known = std::collections::HashSet::new();
    for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
        let damaged = |what: String| FolderError::Damaged {
            path: path.to_path_buf(),
            what: format!("line {number}: {what}"),
        };
        let broken = |what: &str| {
            damaged(format!(
                "{what}; delete the line to have its game played again"
            ))
        };
        let entry = match unseal(line) {
            Unsealed::Good(entry) => entry,
            // Versions up to 0.1.0 wrote no checksums.
            Unsealed::Bare => line.to_vec(),
            Unsealed::Wrong => return Err(broken("the checksum does not match")),
        };
        let entry: Entry =
            serde_json::from_slice(&entry).map_err(|error| broken(&error.to_string()))?;
        let game = entry.game;
        // A match that was to have more games may be shortened.
        let Some(found) = entry.played(schedule, names).map_err(damaged)? else {
            continue;
        };
        if !known.insert(game) {
            return Err(damaged(format!("game {game} was there before")));
        }
        played.push(found);
    }
    Ok(played)
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_in_own_folder(path, |file| file.write_all(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Format;

    fn read(journal: &[u8]) -> Result<Vec<PlayedGame>, FolderError> {
        let schedule = Schedule::new(Format::RoundRobin, 2, 4);
        let names = ["one".to_owned(), "other".to_owned()];
        read_journal(
            Path::new("games.jsonl"),
            whole_lines(journal),
            &schedule,
            &names,
        )
    }

    /// A flipped bit is found, or makes the last line incomplete.
    #[test]
    fn a_flipped_bit_changes_no_result() {
        let entry = |game, black, white, winner| {
            format!(
                r#"{{"game":{game},"opening":1,"black":"{black}","white":"{white}","winner":{winner},"cause":"rules","reason":"connection","plies":1}}"#
            )
        };
        let lines = [
            entry(1, "one", "other", r#""black""#),
            entry(2, "other", "one", "null"),
        ];
        let journal = lines.map(|line| seal(line.as_bytes())).concat();
        let games = read(&journal).unwrap();
        assert_eq!(games.len(), 2);
        for bit in 0..8 * journal.len() {
            let mut damaged = journal.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            match read(&damaged) {
                Ok(found) => assert_eq!(found, games[..1], "bit {bit}"),
                Err(error) => assert!(error.to_string().contains(": line "), "{error}"),
            }
        }
    }
}
