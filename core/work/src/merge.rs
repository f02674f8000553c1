use crate::error::{WorkError, check_same_run};
use crate::format::{Contents, Format, Head, Reader};
use crate::input::open_file;
use crate::shard::Shard;
use crate::work::Take;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The files of the shards of one run.
#[derive(Debug)]
pub struct Shards<F: Format> {
    head: F::Head,
    /// By the shard's index.
    files: BTreeMap<u32, (PathBuf, Contents<F>)>,
    end: Option<u32>,
}

/// The first item, in global order, that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("item {number} is missing: {reason}")]
pub struct Gap {
    /// Its number.
    pub number: u32,
    /// Why it is missing.
    pub reason: String,
}

impl<F: Format> Shards<F> {
    /// Reads files, finished or not.
    ///
    /// # Errors
    /// If they can't be read, or are not different shards of one run.
    pub fn read(paths: &[PathBuf]) -> Result<Shards<F>, WorkError> {
        let mut first: Option<(PathBuf, F::Head)> = None;
        let mut files: BTreeMap<u32, (PathBuf, Contents<F>)> = BTreeMap::new();
        for path in paths {
            let contents = Contents::<F>::read(path)?;
            let (one, head) = first.get_or_insert_with(|| (path.clone(), contents.head.clone()));
            let (shard, found) = (head.shard(), contents.head.shard());
            if shard.count() != found.count() {
                let (one, other) = (one.display(), path.display());
                let text = format!("{other} is shard {found}, and {one} is shard {shard}");
                return Err(WorkError::Shards(text));
            }
            check_same_run(path, &head.settings(), &contents.head.settings())?;
            if let Some((one, _)) = files.insert(found.index(), (path.clone(), contents)) {
                let (one, other) = (one.display(), path.display());
                let text = format!("{one} and {other} are both shard {found}");
                return Err(WorkError::Shards(text));
            }
        }
        let (_, head) = first.ok_or_else(|| WorkError::Shards("there is no shard".to_owned()))?;
        let ends = files.values().map(|(_, contents)| match &contents.damage {
            // Without a mark of the end, what is damaged is an item that should be there.
            Some(damage) if !F::HAS_END => Some(damage.number.saturating_add(1)),
            _ => contents.end,
        });
        let end = ends.flatten().max();
        Ok(Shards { head, files, end })
    }

    /// Returns the head that the file of a single run would have.
    pub fn head(&self) -> F::Head {
        self.head.with_shard(Shard::ALL)
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

    /// Returns all items in the order of their numbers, up to the first that is missing. Reads the
    /// files again.
    pub fn items(&self) -> impl Iterator<Item = Result<F::Item, Gap>> {
        let mut readers = Readers::<F>::new();
        let mut numbers = 0..self.end.unwrap_or(u32::MAX);
        let mut is_over = false;
        std::iter::from_fn(move || {
            let number = numbers.next().filter(|_| !is_over)?;
            let item = self.item(number, &mut readers);
            is_over = item.is_err();
            Some(item.map_err(|reason| Gap { number, reason }))
        })
    }

    fn item(&self, number: u32, readers: &mut Readers<F>) -> Result<F::Item, String> {
        let shard = self.head.shard().sibling_with(number);
        let (place, index) = (number / shard.count(), shard.index());
        let Some((path, contents)) = self.files.get(&index) else {
            return Err(format!("there is no file of shard {shard}"));
        };
        let name = path.display();
        if place >= contents.count {
            return Err(match (&contents.damage, contents.end) {
                (Some(damage), _) => format!("{name}: {damage}"),
                (None, None) => format!("{name} is unfinished"),
                (None, Some(_)) => format!("{name} ends before it, other shards go on"),
            });
        }
        // A decided match needs few of them, and each is an open file.
        let open = || Reader::new(open_file(path).ok()?).ok();
        let reader = readers.entry(index).or_insert_with(open).as_mut();
        let item = reader.and_then(|reader| reader.next_item().ok().flatten());
        item.ok_or_else(|| format!("{name} can't be read again"))
    }

    /// Writes the bytes of a single run, and hands the items over, until there is enough. Returns
    /// the number of items.
    ///
    /// # Errors
    /// If an item before that is missing or can't be taken, or the bytes can't be written.
    pub fn write<E: From<Gap> + From<WorkError> + From<io::Error>>(
        &self,
        out: &mut dyn Write,
        take: &mut Take<'_, F::Item, E>,
    ) -> Result<u32, E> {
        let head = F::head(&self.head()).map_err(WorkError::damaged(self.any_path()))?;
        out.write_all(&head)?;
        let mut count = 0;
        for item in self.items() {
            let item = item?;
            out.write_all(&F::item(&item))?;
            count += 1;
            if take(item)?.is_break() {
                break;
            }
        }
        out.write_all(&F::end(count))?;
        Ok(count)
    }
}

/// The files of the shards; `None` for one that can't be read again.
type Readers<F> = BTreeMap<u32, Option<Reader<F, File>>>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{JsonLines, ShardHead};
    use crate::work::WorkEnd;
    use crate::work::tests::{head, work};
    use std::error::Error;
    use std::fs;
    use std::ops::ControlFlow;

    const END: u32 = 11;

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn file(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn write(&self, name: &str, shard: &str, program: &str, end: u32) -> PathBuf {
            let head = ShardHead {
                program: program.to_owned(),
                ..head(shard)
            };
            let path = self.file(name);
            assert_eq!(work(&path, &head, end, 99).0, WorkEnd::Done);
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
        let merge = || -> Result<Vec<u8>, Box<dyn Error>> {
            let mut bytes = Vec::new();
            let shards = Shards::<JsonLines>::read(paths)?;
            shards.write::<Box<dyn Error>>(&mut bytes, &mut |_| Ok(ControlFlow::Continue(())))?;
            Ok(bytes)
        };
        merge().map_err(|error| error.to_string())
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
        fs::write(&shards[0], &whole[..whole.len() - 1]).unwrap();
        assert!(
            merged(&shards).is_ok(),
            "another shard tells how many there are"
        );
        fs::write(&shards[0], &whole[..whole.len() / 2]).unwrap();
        assert!(merged(&shards).unwrap_err().contains("cut off"));
        let mut damaged = whole.clone();
        damaged[whole.len() - 60] ^= 1;
        fs::write(&shards[0], &damaged).unwrap();
        let error = merged(&shards).unwrap_err();
        assert!(error.contains("is damaged: "), "{error}");
    }
}
