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
//! `crc32`, is the checksum of the line as it is without this field. Versions up to 0.1.0 wrote
//! none: where no line has one, all get theirs when the match is resumed.

use super::entry::{Entry, PlayedGame};
use super::head::MatchHead;
use super::schedule::Schedule;
use loa::Preset;
use loa_work::{
    LARGEST_TEXT, SealError, WorkError, check_same_run, if_there, open_locked, read_input, seal,
    unseal, unseal_as, whole_lines, write_in_own_folder,
};
use serde_json::{Map, Value};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// More bytes than a journal has: a million games take half of it.
const LONGEST: u64 = 1 << 29;

/// The file that says what is played.
const HEAD: &str = "match.json";

/// The file of the games.
const GAMES: &str = "games.jsonl";

/// The journal of a match, in its folder.
#[derive(Debug)]
pub(super) struct Journal {
    folder: PathBuf,
    file: File,
    /// Holds the lock.
    _lock: File,
}

impl Journal {
    /// Opens a folder for a match, or makes one; returns the games that have been played there.
    pub(super) fn open(
        folder: &Path,
        head: &MatchHead,
        schedule: &Schedule,
    ) -> Result<(Journal, Vec<PlayedGame>), WorkError> {
        let (path, games) = (folder.join(GAMES), folder.join("games"));
        if fs::metadata(&path).is_ok_and(|journal| journal.len() > 0) {
            check_has_head(folder)?;
        }
        fs::create_dir_all(&games).map_err(WorkError::file(&games))?;
        let lock = lock_head(folder, head)?;
        let failed = WorkError::file(&path);
        let bytes = if_there(read_input(&path, LONGEST)).map_err(&failed)?;
        let bytes = bytes.unwrap_or_default();
        let lines = with_checksums(whole_lines(&bytes));
        let played = read_journal(&path, &lines, schedule)?;
        if lines != bytes {
            write_whole(&path, &lines)?;
        }
        let file = File::options().create(true).append(true).open(&path);
        let file = file.map_err(&failed)?;
        let journal = Journal {
            folder: folder.to_path_buf(),
            file,
            _lock: lock,
        };
        Ok((journal, played))
    }

    /// Keeps a game and its record.
    pub(super) fn keep(&mut self, entry: &Entry, sgf: &str) -> Result<(), WorkError> {
        let record = self.folder.join(format!("games/{:06}.sgf", entry.game));
        write_whole(&record, sgf.as_bytes())?;
        let path = self.folder.join(GAMES);
        let entry = serde_json::to_vec(entry).map_err(WorkError::damaged(&path))?;
        let written = self.file.write_all(&seal(&entry));
        let written = written.and_then(|()| self.file.sync_data());
        written.map_err(WorkError::file(&path))
    }
}

/// Returns the rules of the match that was begun in a folder.
pub fn rules_of_folder(folder: &Path) -> Option<Preset> {
    let text = read_input(&folder.join(HEAD), LARGEST_TEXT).ok()?;
    let head: MatchHead = serde_json::from_slice(&text).ok()?;
    Some(head.rules)
}

/// Refuses games that could be of any match. The head is written before them.
fn check_has_head(folder: &Path) -> Result<(), WorkError> {
    let path = folder.join(HEAD);
    match fs::exists(&path).map_err(WorkError::file(&path))? {
        true => Ok(()),
        false => {
            let what = format!("it is missing, but {GAMES} is there");
            Err(WorkError::damaged(&path)(what))
        }
    }
}

/// Writes what the match is of, or compares with what is there; returns the locked file.
fn lock_head(folder: &Path, head: &MatchHead) -> Result<File, WorkError> {
    let path = folder.join(HEAD);
    let lock = open_locked(&folder.join("lock"), folder)?;
    let damaged = WorkError::damaged(&path);
    match if_there(read_input(&path, LARGEST_TEXT)).map_err(WorkError::file(&path))? {
        Some(text) => {
            let there: Map<String, Value> = serde_json::from_slice(&text).map_err(&damaged)?;
            check_same_run(folder, head, &there)?;
        }
        None => {
            let text = serde_json::to_vec_pretty(head).map_err(&damaged)?;
            write_whole(&path, &text)?;
        }
    }
    Ok(lock)
}

/// Returns the lines of a journal; with checksums if it is of a version that wrote none.
fn with_checksums(journal: &[u8]) -> Vec<u8> {
    let lines = || journal.split_inclusive(|byte| *byte == b'\n');
    match lines().all(|line| unseal(line) == Err(SealError::Missing)) {
        true => lines()
            .flat_map(|line| seal(line.trim_ascii_end()))
            .collect(),
        false => journal.to_vec(),
    }
}

fn read_journal(
    path: &Path,
    text: &[u8],
    schedule: &Schedule,
) -> Result<Vec<PlayedGame>, WorkError> {
    let mut played: Vec<PlayedGame> = Vec::new();
    let mut known = std::collections::HashSet::new();
    for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
        let damaged = |what: String| WorkError::damaged(path)(format!("line {number}: {what}"));
        let again = "delete the line to have its game played again";
        let broken = |what| damaged(format!("{what}; {again}"));
        let entry: Entry = unseal_as(line).map_err(broken)?;
        let game = entry.game;
        // A match that was to have more games may be shortened.
        let Some(found) = entry.played(schedule).map_err(damaged)? else {
            continue;
        };
        if !known.insert(game) {
            return Err(damaged(format!("game {game} was there before")));
        }
        played.push(found);
    }
    Ok(played)
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WorkError> {
    write_in_own_folder(path, |file| file.write_all(bytes)).map_err(WorkError::file(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Format;

    fn read(journal: &[u8]) -> Result<Vec<PlayedGame>, WorkError> {
        let names = ["one", "other"].map(str::to_owned).to_vec();
        let schedule = Schedule::new(Format::RoundRobin, names, 4);
        let path = Path::new("games.jsonl");
        read_journal(path, &with_checksums(whole_lines(journal)), &schedule)
    }

    fn lines() -> [String; 2] {
        let entry = |game, black, white, winner| {
            format!(
                r#"{{"game":{game},"opening":1,"black":"{black}","white":"{white}","winner":{winner},"cause":"rules","reason":"connection","plies":1}}"#
            )
        };
        [
            entry(1, "one", "other", r#""black""#),
            entry(2, "other", "one", "null"),
        ]
    }

    #[test]
    fn a_line_without_checksum_is_damaged_unless_none_has_one() {
        let [sealed, bare] = [
            lines().map(|line| seal(line.as_bytes())),
            lines().map(|line| format!("{line}\n").into_bytes()),
        ];
        assert_eq!(
            read(&bare.concat()).unwrap(),
            read(&sealed.concat()).unwrap()
        );
        assert_eq!(with_checksums(&bare.concat()), sealed.concat());
        for (mixed, number) in [([&bare[0], &sealed[1]], 1), ([&sealed[0], &bare[1]], 2)] {
            let error = read(&mixed.map(Vec::as_slice).concat())
                .unwrap_err()
                .to_string();
            assert!(
                error.contains(&format!("line {number}: it has no checksum")),
                "{error}"
            );
        }
    }

    /// A flipped bit is found, or makes the last line incomplete.
    #[test]
    fn a_flipped_bit_changes_no_result() {
        let journal = lines().map(|line| seal(line.as_bytes())).concat();
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
