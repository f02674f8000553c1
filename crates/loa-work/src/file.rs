//! The file of a shard: lines of JSON with checksums (see [`seal`]).
//!
//! ```text
//! {"shard":"2/8","command":"match","program":"0.1.0 1a2b3c4d","settings":{...},"crc32":"..."}
//! {"number":1,...,"crc32":"..."}       an item; the numbers are those of the shard, in order
//! {"number":9,...,"crc32":"..."}
//! {"end":100,"crc32":"..."}            all items below this number are done
//! ```
//!
//! Without its last line a file is unfinished. Its name ends with `.part` then.

use crate::lines::{Unsealed, seal, unseal};
use crate::part::{LockError, PartFile};
use crate::shard::Shard;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fs;
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// What a shard is of. Files of one run have the same head but for the shard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShardHead {
    /// Which items the file has.
    pub shard: Shard,
    /// The command that does the work.
    pub command: String,
    /// The version of the program.
    pub program: String,
    /// All that the items depend on.
    pub settings: Map<String, Value>,
}

/// A part of the work that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its number among those of all shards, from 0.
    pub number: u32,
    /// A JSON object with the number and the result.
    pub json: Vec<u8>,
}

/// What a file holds, as far as it is good.
#[derive(Clone, Debug, PartialEq)]
pub struct Contents {
    /// What it is of.
    pub head: ShardHead,
    /// The items, in order.
    pub items: Vec<Item>,
    /// The number below which all items are done; `None` if the file is unfinished.
    pub end: Option<u32>,
    /// What is wrong after the last good item.
    pub damage: Option<Damage>,
}

/// A line that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} is damaged: {what}")]
pub struct Damage {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// Why a shard's file can't be used.
#[derive(Debug, Error)]
pub enum ShardError {
    /// It can't be worked on.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// It can't be read or written.
    #[error("can't use {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is no file of a shard, or its head is damaged.
    #[error("{} is no shard's file: its first line has no head with a good checksum", .0.display())]
    NoShard(PathBuf),
    /// It is a shard of another run.
    #[error("{} is of another run: {key} is {there}, not {here}", path.display())]
    OtherRun {
        /// The file.
        path: PathBuf,
        /// What differs.
        key: String,
        /// What it is in the file.
        there: String,
        /// What it should be.
        here: String,
    },
    /// An item can't be written as JSON.
    #[error("an item can't be written")]
    Json(#[from] serde_json::Error),
}

/// The file of a shard that is being worked on.
#[derive(Debug)]
pub struct ShardFile {
    part: PartFile,
    path: PathBuf,
    shard: Shard,
    done: u32,
    end: u32,
}

/// A shard's file, finished or to go on with.
#[derive(Debug)]
pub enum Opened {
    /// All items below the number asked for, or more, are done.
    Finished(Contents),
    /// Work goes on after the items that are there.
    Begun(ShardFile, Contents),
}

/// An item as it stands on its line.
#[derive(Serialize)]
struct Numbered<'a, T> {
    number: u32,
    #[serde(flatten)]
    result: &'a T,
}

#[derive(Deserialize)]
struct Number {
    number: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: u32,
}

impl ShardHead {
    /// Compares what the files of one run have in common.
    ///
    /// # Errors
    /// If it differs; the error says where.
    pub fn check_run(&self, other: &ShardHead, path: &Path) -> Result<(), ShardError> {
        let keys = self.settings.keys().chain(other.settings.keys());
        let setting = |head: &ShardHead, key: &String| {
            let value = head.settings.get(key);
            value.map_or_else(|| "missing".to_owned(), Value::to_string)
        };
        let settings = keys.map(|key| (key.clone(), setting(self, key), setting(other, key)));
        let fixed = [
            ("the command", &self.command, &other.command),
            ("the program", &self.program, &other.program),
        ];
        let fixed = fixed.map(|(key, here, there)| (key.to_owned(), here.clone(), there.clone()));
        let counts = [self, other].map(|head| head.shard.count().to_string());
        let [here, there] = counts;
        let shards = ("the number of shards".to_owned(), here, there);
        let mut all = fixed.into_iter().chain([shards]).chain(settings);
        match all.find(|(_, here, there)| here != there) {
            None => Ok(()),
            Some((key, here, there)) => Err(ShardError::OtherRun {
                path: path.to_path_buf(),
                key,
                there,
                here,
            }),
        }
    }

    /// Compares all, the shard too.
    fn check(&self, other: &ShardHead, path: &Path) -> Result<(), ShardError> {
        self.check_run(other, path)?;
        if self.shard == other.shard {
            return Ok(());
        }
        Err(ShardError::OtherRun {
            path: path.to_path_buf(),
            key: "the shard".to_owned(),
            there: other.shard.to_string(),
            here: self.shard.to_string(),
        })
    }
}

impl Contents {
    /// Reads a file, finished or not.
    ///
    /// # Errors
    /// If it can't be read, or has no head. Damage further on is part of what is returned.
    pub fn read(path: &Path) -> Result<Contents, ShardError> {
        let bytes = fs::read(path).map_err(failed(path))?;
        Contents::of(&bytes).ok_or_else(|| ShardError::NoShard(path.to_path_buf()))
    }

    /// Reads lines up to the first that is not good; `None` if that is the head.
    pub fn of(bytes: &[u8]) -> Option<Contents> {
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let head = object(lines.next()?).ok()?;
        let mut contents = Contents {
            head: serde_json::from_slice(&head).ok()?,
            items: Vec::new(),
            end: None,
            damage: None,
        };
        for (line, text) in (2..).zip(lines) {
            if let Err(what) = contents.add(text) {
                contents.damage = Some(Damage { line, what });
                break;
            }
        }
        Some(contents)
    }

    fn add(&mut self, line: &[u8]) -> Result<(), String> {
        if self.end.is_some() {
            return Err("there is more after the end".to_owned());
        }
        let json = object(line)?;
        let done = u32::try_from(self.items.len()).map_err(|_| "too many items")?;
        if let Ok(End { end }) = serde_json::from_slice(&json) {
            let wanted = self.head.shard.count_below(end);
            if done != wanted {
                return Err(format!("it ends after {done} items, not {wanted}"));
            }
            self.end = Some(end);
            return Ok(());
        }
        let Number { number } = serde_json::from_slice(&json).map_err(|error| error.to_string())?;
        match self.head.shard.number(done) {
            Some(wanted) if wanted == number => {
                self.items.push(Item { number, json });
                Ok(())
            }
            wanted => Err(format!("item {number} stands where {wanted:?} should")),
        }
    }

    fn is_finished(&self, end: u32) -> bool {
        self.end.is_some_and(|there| there >= end)
    }

    /// Returns the lines without the end.
    fn lines(&self) -> Result<Vec<u8>, ShardError> {
        let mut lines = seal(&serde_json::to_vec(&self.head)?);
        for item in &self.items {
            lines.extend(seal(&item.json));
        }
        Ok(lines)
    }

    /// Returns a finished file with these items.
    ///
    /// # Errors
    /// If the settings can't be written as JSON.
    pub fn finished(&self, end: u32) -> Result<Vec<u8>, ShardError> {
        let mut lines = self.lines()?;
        lines.extend(seal(&serde_json::to_vec(&End { end })?));
        Ok(lines)
    }
}

/// Returns the object of a line with a good checksum.
fn object(line: &[u8]) -> Result<Vec<u8>, String> {
    if line.last() != Some(&b'\n') {
        return Err("it is cut off".to_owned());
    }
    match unseal(line) {
        Unsealed::Good(object) => Ok(object),
        Unsealed::Bare => Err("it has no checksum".to_owned()),
        Unsealed::Wrong => Err("the checksum does not match".to_owned()),
    }
}

fn failed(path: &Path) -> impl Fn(io::Error) -> ShardError + use<> {
    let path = path.to_path_buf();
    move |source| ShardError::File {
        path: path.clone(),
        source,
    }
}

impl ShardFile {
    /// Opens the file of a shard whose items are to be done below the number `end`, or makes it.
    /// Work goes on after the good items of the unfinished file, or of the finished one if that has
    /// more: then there was to be less, or it is damaged.
    ///
    /// # Errors
    /// If another process works on it, it can't be read and written, or is of another run. Nothing
    /// is changed then.
    pub fn open(path: &Path, head: &ShardHead, end: u32) -> Result<Opened, ShardError> {
        let mut part = PartFile::open(path)?;
        let whole = there(path, head)?;
        if let Some(contents) = whole.clone().filter(|whole| whole.is_finished(end)) {
            return Ok(Opened::Finished(contents));
        }
        let begun = there(part.part(), head)?;
        let mut found = Contents {
            head: head.clone(),
            items: Vec::new(),
            end: None,
            damage: None,
        };
        for contents in [begun, whole].into_iter().flatten() {
            if contents.items.len() >= found.items.len() {
                found = contents;
            }
        }
        let lines = found.lines()?;
        let wrong = failed(part.part());
        // What is there already stays untouched: the program may be killed in between.
        if !fs::read(part.part()).map_err(&wrong)?.starts_with(&lines) {
            rewrite(&mut part, &lines).map_err(&wrong)?;
        }
        let length = lines.len() as u64;
        part.file().set_len(length).map_err(&wrong)?;
        part.file().seek(SeekFrom::End(0)).map_err(&wrong)?;
        let done = found.items.len() as u32;
        let file = ShardFile {
            part,
            path: path.to_path_buf(),
            shard: head.shard,
            done,
            end,
        };
        Ok(Opened::Begun(file, found))
    }

    /// Returns the number of the item to do next; `None` if all are done.
    pub fn next_number(&self) -> Option<u32> {
        let next = self.shard.number(self.done);
        next.filter(|next| *next < self.end)
    }

    /// Returns how many items are done.
    pub const fn done(&self) -> u32 {
        self.done
    }

    /// Returns the file's name when it is finished.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the next item. Its result is an object without `number`.
    ///
    /// # Errors
    /// If it can't be written; half a line is cut off later.
    ///
    /// # Panics
    /// If all items are done.
    pub fn append<T: Serialize>(&mut self, result: &T) -> Result<(), ShardError> {
        let number = self.next_number().expect("an item is left");
        self.write(&Numbered { number, result })?;
        self.done += 1;
        Ok(())
    }

    /// Gives the file its name, now that all items are done.
    ///
    /// # Errors
    /// If it can't be written.
    ///
    /// # Panics
    /// If items are left.
    pub fn finish(mut self) -> Result<(), ShardError> {
        assert_eq!(self.next_number(), None, "items are left");
        let end = End { end: self.end };
        self.write(&end)?;
        let wrong = failed(&self.path);
        self.part.finish().map_err(wrong)
    }

    fn write(&mut self, object: &impl Serialize) -> Result<(), ShardError> {
        let line = seal(&serde_json::to_vec(object)?);
        let file = self.part.file();
        let written = file.write_all(&line).and_then(|()| file.sync_data());
        written.map_err(failed(self.part.part()))
    }
}

fn rewrite(part: &mut PartFile, lines: &[u8]) -> io::Result<()> {
    part.file().set_len(0)?;
    part.file().rewind()?;
    part.file().write_all(lines)
}

/// Returns what a file holds; `None` if there is none, or nothing but the beginning of the head.
fn there(path: &Path, head: &ShardHead) -> Result<Option<Contents>, ShardError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(path)(error)),
    };
    if seal(&serde_json::to_vec(head)?).starts_with(&bytes) && bytes.last() != Some(&b'\n') {
        return Ok(None);
    }
    let contents = Contents::of(&bytes).ok_or_else(|| ShardError::NoShard(path.to_path_buf()))?;
    head.check(&contents.head, path)?;
    Ok(Some(contents))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::part_of;
    use serde_json::json;

    fn head(shard: &str, seed: u32) -> ShardHead {
        let settings = json!({ "seed": seed, "nodes": 50 });
        ShardHead {
            shard: shard.parse().unwrap(),
            command: "test".to_owned(),
            program: "1".to_owned(),
            settings: settings.as_object().unwrap().clone(),
        }
    }

    /// Does `most` items at most; returns how many the file had before.
    fn work(path: &Path, end: u32, most: u32) -> u32 {
        match ShardFile::open(path, &head("2/3", 1), end).unwrap() {
            Opened::Finished(contents) => contents.items.len() as u32,
            Opened::Begun(mut file, contents) => {
                for _ in 0..most {
                    let Some(number) = file.next_number() else {
                        file.finish().unwrap();
                        break;
                    };
                    file.append(&json!({ "square": number * number })).unwrap();
                }
                contents.items.len() as u32
            }
        }
    }

    fn whole() -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        work(&path, 10, 99);
        fs::read(path).unwrap()
    }

    #[test]
    fn work_goes_on_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        for done in 0..3 {
            assert_eq!(work(&path, 10, 1), done);
            assert!(!path.exists(), "{done}");
        }
        work(&path, 10, 1);
        assert_eq!(fs::read(&path).unwrap(), whole());
        assert_eq!(work(&path, 10, 99), 3, "nothing is left to do");
        assert_eq!(work(&path, 4, 99), 3, "fewer are there too");
        let contents = Contents::read(&path).unwrap();
        let numbers: Vec<u32> = contents.items.iter().map(|item| item.number).collect();
        assert_eq!((numbers, contents.end), (vec![1, 4, 7], Some(10)));
    }

    #[test]
    fn a_finished_file_can_get_more_items() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        assert_eq!(work(&path, 5, 99), 0);
        let few = fs::read(&path).unwrap();
        assert_eq!(work(&path, 10, 1), 2);
        assert_eq!(
            fs::read(&path).unwrap(),
            few,
            "it stays until there are more"
        );
        assert_eq!(work(&path, 10, 99), 3);
        assert_eq!(fs::read(&path).unwrap(), whole());
        assert!(!part_of(&path).exists());
    }

    /// Cut off or damaged anywhere, a file still has the items before.
    #[test]
    fn damaged_files_are_repaired() {
        let whole = whole();
        let head_length = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        let folder = tempfile::tempdir().unwrap();
        for at in 0..whole.len() {
            let path = folder.path().join(at.to_string());
            fs::write(part_of(&path), &whole[..at]).unwrap();
            work(&path, 10, 99);
            assert_eq!(fs::read(&path).unwrap(), whole, "cut off at {at}");
            let mut damaged = whole.clone();
            damaged[at] ^= 1 << (at % 7);
            fs::write(&path, &damaged).unwrap();
            if at < head_length {
                let error = ShardFile::open(&path, &head("2/3", 1), 10).unwrap_err();
                assert!(matches!(error, ShardError::NoShard(_)), "{at}: {error}");
                assert_eq!(fs::read(&path).unwrap(), damaged, "{at}");
            } else {
                let found = Contents::read(&path).unwrap();
                assert!(found.damage.is_some() && found.end.is_none(), "{at}");
                work(&path, 10, 99);
                assert_eq!(fs::read(&path).unwrap(), whole, "damaged at {at}");
            }
        }
    }

    #[test]
    fn files_of_other_runs_stay_as_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        work(&path, 10, 99);
        for (other, complaint) in [
            (
                head("1/3", 1),
                "a is of another run: the shard is 2/3, not 1/3",
            ),
            (head("2/4", 1), "the number of shards is 3, not 4"),
            (head("2/3", 7), "seed is 1, not 7"),
        ] {
            let error = ShardFile::open(&path, &other, 99).unwrap_err().to_string();
            assert!(error.ends_with(complaint), "{error}");
        }
        fs::write(&path, "Dear diary,\n").unwrap();
        let error = ShardFile::open(&path, &head("2/3", 1), 99).unwrap_err();
        assert!(error.to_string().contains("is no shard's file"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"Dear diary,\n");
        assert!(!part_of(&path).exists());
    }
}
