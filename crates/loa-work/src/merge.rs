use crate::file::{Contents, Item, ShardError, ShardHead};
use crate::shard::Shard;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The files of the shards of one run.
#[derive(Debug)]
pub struct Shards {
    head: ShardHead,
    /// By the shard's index.
    files: Arranged<Contents>,
    end: Option<u32>,
}

/// Why files are not the shards of one run.
#[derive(Debug, Error)]
pub enum MergeError {
    /// A file can't be used, or is of another run than the first.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// There are no files.
    #[error("there is no shard")]
    None,
    /// Two files are the same shard.
    #[error("{} and {} are both shard {shard}", one.display(), other.display())]
    Twice {
        /// A file.
        one: PathBuf,
        /// The other file.
        other: PathBuf,
        /// The shard.
        shard: Shard,
    },
    /// Files are of runs with another number of shards.
    #[error("{} is shard {found}, and {} is shard {shard}", other.display(), one.display())]
    Count {
        /// The first file.
        one: PathBuf,
        /// Its shard.
        shard: Shard,
        /// The other file.
        other: PathBuf,
        /// The other shard.
        found: Shard,
    },
}

/// The first item, in global order, that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("item {number} is missing: {reason}")]
pub struct Gap {
    /// Its number.
    pub number: u32,
    /// Why it is missing.
    pub reason: GapReason,
}

/// Why an item is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GapReason {
    /// Its shard's file is.
    NoFile(Shard),
    /// Its shard's file is unfinished.
    Unfinished(PathBuf),
    /// Its shard's file is damaged before it; what is wrong.
    Damaged(PathBuf, String),
    /// Its shard's file ends before it, and others go on.
    Short(PathBuf),
}

impl fmt::Display for GapReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GapReason::NoFile(shard) => write!(f, "there is no file of shard {shard}"),
            GapReason::Unfinished(path) => write!(f, "{} is unfinished", path.display()),
            GapReason::Damaged(path, what) => write!(f, "{}: {what}", path.display()),
            GapReason::Short(path) => {
                write!(f, "{} ends before it, other shards go on", path.display())
            }
        }
    }
}

/// Files with their paths, by the index of their shard.
pub type Arranged<T> = BTreeMap<u32, (PathBuf, T)>;

/// Arranges files by their shards' indices.
///
/// # Errors
/// If they are not different shards of the same number.
pub fn arrange<T>(
    files: impl IntoIterator<Item = (PathBuf, Shard, T)>,
) -> Result<Arranged<T>, MergeError> {
    let mut first: Option<(PathBuf, Shard)> = None;
    let mut arranged = BTreeMap::new();
    for (path, shard, file) in files {
        let (one, wanted) = first.get_or_insert_with(|| (path.clone(), shard));
        if wanted.count() != shard.count() {
            return Err(MergeError::Count {
                one: one.clone(),
                shard: *wanted,
                other: path,
                found: shard,
            });
        }
        match arranged.entry(shard.index()) {
            Entry::Vacant(place) => place.insert((path, file)),
            Entry::Occupied(place) => {
                return Err(MergeError::Twice {
                    one: place.get().0.clone(),
                    other: path,
                    shard,
                });
            }
        };
    }
    if first.is_none() {
        return Err(MergeError::None);
    }
    Ok(arranged)
}

impl Shards {
    /// Reads files, finished or not.
    ///
    /// # Errors
    /// If they can't be read, or are not different shards of one run.
    pub fn read(paths: &[PathBuf]) -> Result<Shards, MergeError> {
        let mut read: Vec<(PathBuf, Shard, Contents)> = Vec::new();
        for path in paths {
            let contents = Contents::read(path)?;
            if let Some((_, _, first)) = read.first()
                && first.head.shard.count() == contents.head.shard.count()
            {
                first.head.check_run(&contents.head, path)?;
            }
            read.push((path.clone(), contents.head.shard, contents));
        }
        let head = read.first().map(|(_, _, contents)| contents.head.clone());
        let head = head.ok_or(MergeError::None)?;
        let end = read
            .iter()
            .filter_map(|(_, _, contents)| contents.end)
            .max();
        Ok(Shards {
            head,
            files: arrange(read)?,
            end,
        })
    }

    /// Returns the head that the file of a single run would have.
    pub fn head(&self) -> ShardHead {
        ShardHead {
            shard: Shard::ALL,
            ..self.head.clone()
        }
    }

    /// Returns the number below which a finished shard has its items; `None` if none is finished.
    pub const fn end(&self) -> Option<u32> {
        self.end
    }

    /// Returns one of the files, to name it in errors.
    pub fn any_path(&self) -> &Path {
        let first = self.files.values().next();
        first.map_or(Path::new(""), |(path, _)| path)
    }

    /// Returns all items in the order of their numbers, up to the first that is missing.
    pub fn items(&self) -> impl Iterator<Item = Result<&Item, Gap>> {
        let mut numbers = 0..self.end.unwrap_or(u32::MAX);
        let mut is_over = false;
        std::iter::from_fn(move || {
            let number = numbers.next().filter(|_| !is_over)?;
            let item = self.item(number);
            is_over = item.is_err();
            Some(item)
        })
    }

    fn item(&self, number: u32) -> Result<&Item, Gap> {
        let gap = |reason| Gap { number, reason };
        let count = self.head.shard.count();
        let (place, index) = (number / count, number % count);
        let Some((path, contents)) = self.files.get(&index) else {
            let shard = self.head.shard.sibling(index).unwrap_or(Shard::ALL);
            return Err(gap(GapReason::NoFile(shard)));
        };
        let path = || path.clone();
        contents.items.get(place as usize).ok_or_else(|| {
            gap(match (&contents.damage, contents.end) {
                (Some(damage), _) => GapReason::Damaged(path(), damage.to_string()),
                (None, None) => GapReason::Unfinished(path()),
                (None, Some(_)) => GapReason::Short(path()),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{Opened, ShardFile};
    use serde_json::{Map, json};
    use std::fs;

    const END: u32 = 11;

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn file(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn write(&self, name: &str, shard: &str, program: &str, end: u32) -> PathBuf {
            let head = ShardHead {
                shard: shard.parse().unwrap(),
                command: "test".to_owned(),
                program: program.to_owned(),
                settings: Map::new(),
            };
            let path = self.file(name);
            let Opened::Begun(mut file, _) = ShardFile::open(&path, &head, end).unwrap() else {
                panic!("{name} is new");
            };
            while let Some(number) = file.next_number() {
                file.append(&json!({ "square": number * number })).unwrap();
            }
            file.finish().unwrap();
            path
        }

        fn shards(&self) -> Vec<PathBuf> {
            let shards = ["2/3", "3/3", "1/3"];
            let write = |shard: &str| self.write(&shard[..1], shard, "1", END);
            shards.map(write).to_vec()
        }
    }

    fn folder() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// Puts all items in a file of their own.
    fn merged(paths: &[PathBuf]) -> Result<Vec<u8>, String> {
        let shards = Shards::read(paths).map_err(|error| error.to_string())?;
        let items: Result<Vec<Item>, Gap> =
            shards.items().map(Result::<&Item, Gap>::cloned).collect();
        let contents = Contents {
            head: shards.head(),
            items: items.map_err(|gap| gap.to_string())?,
            end: None,
            damage: None,
        };
        Ok(contents.finished(shards.end().unwrap()).unwrap())
    }

    #[test]
    fn shards_make_the_bytes_of_a_single_run() {
        let folder = folder();
        let single = fs::read(folder.write("all", "1/1", "1", END)).unwrap();
        assert_eq!(merged(&folder.shards()), Ok(single.clone()));
        assert_eq!(merged(&[folder.file("all")]), Ok(single));
    }

    #[test]
    fn files_that_do_not_belong_together_are_rejected() {
        let folder = folder();
        let shards = folder.shards();
        let with = |other: PathBuf| merged(&[&shards[..], &[other]].concat()).unwrap_err();
        let error = with(folder.write("again", "2/3", "1", END));
        assert!(error.ends_with("again are both shard 2/3"), "{error}");
        let error = with(folder.write("other", "2/4", "1", END));
        assert!(error.contains("other is shard 2/4, and"), "{error}");
        let error = with(folder.write("program", "2/3", "2", END));
        assert!(error.ends_with("the program is 2, not 1"), "{error}");
        assert_eq!(merged(&[]), Err("there is no shard".to_owned()));
        let missing = |error: Result<Vec<u8>, String>, number: u32, what: &str| {
            let error = error.unwrap_err();
            let begin = format!("item {number} is missing: ");
            assert!(
                error.starts_with(&begin) && error.ends_with(what),
                "{error}"
            );
        };
        missing(merged(&shards[..2]), 0, "there is no file of shard 1/3");
        missing(merged(&shards[1..]), 1, "there is no file of shard 2/3");
        let longer = folder.write("longer", "2/3", "1", END + 5);
        let error = merged(&[longer, shards[1].clone(), shards[2].clone()]);
        missing(error, END, "3 ends before it, other shards go on");
        let whole = fs::read(&shards[0]).unwrap();
        for (at, what) in [(whole.len() - 1, "cut off"), (whole.len() / 2, "cut off")] {
            fs::write(&shards[0], &whole[..at]).unwrap();
            let error = merged(&shards);
            if at == whole.len() / 2 {
                assert!(error.unwrap_err().contains(what));
            } else {
                // All items are there, and another shard tells how many.
                assert!(error.is_ok());
            }
        }
        let mut damaged = whole.clone();
        damaged[whole.len() - 60] ^= 1;
        fs::write(&shards[0], &damaged).unwrap();
        let error = merged(&shards).unwrap_err();
        assert!(error.contains("is damaged: "), "{error}");
    }
}
