//! The folder of a match, from which it can be resumed.
//!
//! ```text
//! match.json       what is played: one JSON object; locked while the match runs
//! games.jsonl      a JSON object a line for each game, in the order in which they ended
//! games/N.sgf      the game with the number N, six digits or more
//! ```
//!
//! A game counts when its line is complete, with its newline; its SGF file is complete before that.
//! An incomplete last line is cut off, and its game played again.

use super::finish::{Cause, Finish};
use super::schedule::{Fixture, Schedule};
use loa::{Color, Outcome};
use loa_notation::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};
use thiserror::Error;

/// The folder of a match.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    journal: File,
    /// Holds the lock.
    _settings: File,
}

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Which game.
    pub fixture: Fixture,
    /// How it ended.
    pub finish: Finish,
    /// How many plies it took, the opening's too.
    pub plies: u32,
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

/// A line of the journal. Versions up to 0.1.0 also wrote `held_up`, which is ignored.
#[derive(Serialize, Deserialize)]
struct Entry {
    game: usize,
    opening: usize,
    black: String,
    white: String,
    /// `black` or `white`; `null` for a draw.
    winner: Option<String>,
    cause: Cause,
    reason: String,
    plies: u32,
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
        let whole = bytes
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |end| end + 1);
        if whole < bytes.len() {
            journal.set_len(whole as u64).map_err(at(&journal_path))?;
        }
        let played = read_journal(&journal_path, &bytes[..whole], schedule, names)?;
        let folder = Folder {
            path: path.to_path_buf(),
            journal,
            _settings: settings_file,
        };
        Ok((folder, played))
    }

    /// Keeps a game.
    pub(super) fn keep(
        &mut self,
        played: &PlayedGame,
        record: &Record,
        names: &[String],
    ) -> Result<(), FolderError> {
        let number = played.fixture.number;
        let sgf = self.path.join("games").join(format!("{number:06}.sgf"));
        write_whole(&sgf, record.to_string().as_bytes()).map_err(at(&sgf))?;
        let entry = Entry {
            game: number,
            opening: played.fixture.opening + 1,
            black: names[played.fixture.black].clone(),
            white: names[played.fixture.white].clone(),
            winner: played
                .finish
                .outcome
                .winner()
                .map(|color| format!("{color:#}")),
            cause: played.finish.cause,
            reason: played.finish.reason.clone(),
            plies: played.plies,
        };
        let path = self.path.join("games.jsonl");
        let mut line = serde_json::to_vec(&entry).map_err(|error| at(&path)(error.into()))?;
        line.push(b'\n');
        let written = self.journal.write_all(&line);
        written
            .and_then(|()| self.journal.sync_data())
            .map_err(at(&path))
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> FolderError {
    let path = path.to_path_buf();
    |cause| FolderError::File { path, cause }
}

/// The time for which a locked folder is tried again: a player that a killed match was just
/// starting holds the lock until it runs its own program.
const LOCK_PATIENCE: Duration = Duration::from_secs(1);

/// Writes the settings, or compares with those that are there; returns the locked file.
fn lock_settings(folder: &Path, settings: &Map<String, Value>) -> Result<File, FolderError> {
    let path = folder.join("match.json");
    let lock_path = folder.join("lock");
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    let lock = options.open(&lock_path).map_err(at(&lock_path))?;
    let deadline = Instant::now() + LOCK_PATIENCE;
    loop {
        match lock.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if Instant::now() < deadline => {
                sleep(Duration::from_millis(10));
            }
            Err(TryLockError::WouldBlock) => return Err(FolderError::Locked(folder.to_path_buf())),
            Err(TryLockError::Error(error)) => return Err(at(&lock_path)(error)),
        }
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
        let entry: Entry =
            serde_json::from_slice(line).map_err(|error| damaged(error.to_string()))?;
        let game = entry.game;
        // A match that was to have more games may be shortened.
        let Some(fixture) = schedule.fixture(game) else {
            continue;
        };
        if names[fixture.black] != entry.black || names[fixture.white] != entry.white {
            return Err(damaged(format!("game {game} has other players")));
        }
        if !known.insert(game) {
            return Err(damaged(format!("game {game} was there before")));
        }
        let winner = entry.winner.as_deref().map(str::parse::<Color>).transpose();
        let winner = winner.map_err(|error| damaged(error.to_string()))?;
        played.push(PlayedGame {
            fixture,
            finish: Finish {
                outcome: winner.map_or(Outcome::Draw, Outcome::Win),
                cause: entry.cause,
                reason: entry.reason,
            },
            plies: entry.plies,
        });
    }
    Ok(played)
}

/// Writes a file that is there completely or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let temporary = path.with_extension("part");
    let mut file = File::create(&temporary)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    fs::rename(&temporary, path)
}
