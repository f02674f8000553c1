use crate::error::WorkError;
use crate::format::{Contents, Format, Head, check_run};
use crate::part::PartFile;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file of a shard that is being worked on. It gets its name when all items are done; until
/// then its name ends with `.part`.
#[derive(Debug)]
pub struct ShardFile<F: Format> {
    part: PartFile,
    path: PathBuf,
    contents: Contents<F>,
}

/// A shard's file, finished or to go on with.
#[derive(Debug)]
pub enum Opened<F: Format> {
    /// All is done.
    Finished(Contents<F>),
    /// Work goes on after the items that are there.
    Begun(ShardFile<F>),
}

impl<F: Format> ShardFile<F> {
    /// Opens the file of a shard, or makes it. Work goes on after the good items of the unfinished
    /// file, or of the finished one if that is not enough and has more of them.
    ///
    /// # Errors
    /// If another process works on it, it can't be read and written, or is of another run. Nothing
    /// is changed then.
    pub fn open(
        path: &Path,
        head: &F::Head,
        is_enough: impl Fn(&Contents<F>) -> bool,
    ) -> Result<Opened<F>, WorkError> {
        let mut part = PartFile::open(path)?;
        let begin = F::head(head).map_err(WorkError::damaged(path))?;
        let whole = there::<F>(path, head, &begin)?;
        let whole = match whole {
            Some(whole) if is_enough(&whole) => return Ok(Opened::Finished(whole)),
            whole => whole,
        };
        let begun = there::<F>(part.part(), head, &begin)?;
        let wrong = WorkError::file(part.part());
        let most = whole.as_ref().map_or(0, |whole| whole.count);
        let mut contents = match (begun, whole) {
            (Some(begun), _) if begun.count >= most => begun,
            (_, Some(whole)) => {
                let items = File::open(path).map_err(WorkError::file(path))?;
                rewrite(part.file(), items.take(whole.length)).map_err(&wrong)?;
                whole
            }
            _ => {
                rewrite(part.file(), &begin[..]).map_err(&wrong)?;
                Contents {
                    head: head.clone(),
                    count: 0,
                    items: F::Items::default(),
                    end: None,
                    damage: None,
                    length: begin.len() as u64,
                }
            }
        };
        contents.end = None;
        part.file().set_len(contents.length).map_err(&wrong)?;
        part.file().seek(SeekFrom::End(0)).map_err(&wrong)?;
        Ok(Opened::Begun(ShardFile {
            part,
            path: path.to_path_buf(),
            contents,
        }))
    }

    /// Returns what is in the file.
    pub const fn contents(&self) -> &Contents<F> {
        &self.contents
    }

    /// Returns the number of the item to do next; `None` if it does not fit.
    pub fn next_number(&self) -> Option<u32> {
        self.contents.head.shard().number(self.contents.count)
    }

    /// Returns the file's name when it is finished.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the next item.
    ///
    /// # Errors
    /// If it can't be written; half of it is cut off later.
    ///
    /// # Panics
    /// If it is not the next one.
    pub fn append(&mut self, item: F::Item) -> Result<(), WorkError> {
        assert_eq!(Some(F::number(&item)), self.next_number());
        self.write(&F::item(&item), F::SYNCS)?;
        self.contents.count += 1;
        F::keep(&mut self.contents.items, item);
        Ok(())
    }

    /// Gives the file its name, now that all items below a number are done, and returns what is in
    /// it.
    ///
    /// # Errors
    /// If it can't be written.
    ///
    /// # Panics
    /// If items are left.
    pub fn finish(mut self, end: u32) -> Result<Contents<F>, WorkError> {
        let Contents { head, count, .. } = &self.contents;
        assert!(*count >= head.shard().count_below(end), "items are left");
        self.write(&F::end(end), true)?;
        self.part.finish().map_err(WorkError::file(&self.path))?;
        self.contents.end = Some(end);
        Ok(self.contents)
    }

    fn write(&mut self, bytes: &[u8], syncs: bool) -> Result<(), WorkError> {
        let file = self.part.file();
        let written = file.write_all(bytes);
        let written = written.and_then(|()| if syncs { file.sync_data() } else { Ok(()) });
        written.map_err(WorkError::file(self.part.part()))
    }
}

fn rewrite(file: &mut File, mut from: impl Read) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    io::copy(&mut from, file).map(drop)
}

/// Returns what a file holds; `None` if there is none, or nothing but the beginning of the head.
fn there<F: Format>(
    path: &Path,
    head: &F::Head,
    begin: &[u8],
) -> Result<Option<Contents<F>>, WorkError> {
    let length = match fs::metadata(path) {
        Ok(data) => data.len(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(WorkError::file(path)(error)),
    };
    if length < begin.len() as u64 {
        let bytes = fs::read(path).map_err(WorkError::file(path))?;
        if begin.starts_with(&bytes) {
            return Ok(None);
        }
    }
    let contents = Contents::<F>::read(path)?;
    check_run(path, head, &contents.head)?;
    let (here, there) = (head.shard(), contents.head.shard());
    if here == there {
        return Ok(Some(contents));
    }
    let (key, here, there) = match here.count() == there.count() {
        true => ("the shard", here.to_string(), there.to_string()),
        false => {
            let [here, there] = [here, there].map(|shard| shard.count().to_string());
            ("the number of shards", here, there)
        }
    };
    Err(WorkError::OtherRun {
        path: path.to_path_buf(),
        key: key.to_owned(),
        there,
        here,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Item, JsonLines, ShardHead};
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
        match open(path, &head("2/3", 1), end).unwrap() {
            Opened::Finished(contents) => contents.count,
            Opened::Begun(mut file) => {
                let before = file.contents().count;
                for _ in 0..most {
                    let Some(number) = file.next_number().filter(|number| *number < end) else {
                        file.finish(end).unwrap();
                        break;
                    };
                    let square = json!({ "square": number * number });
                    file.append(Item::new(number, &square).unwrap()).unwrap();
                }
                before
            }
        }
    }

    fn open(path: &Path, head: &ShardHead, end: u32) -> Result<Opened<JsonLines>, WorkError> {
        ShardFile::open(path, head, |contents| {
            contents.end.is_some_and(|there| there >= end)
        })
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
        let contents = Contents::<JsonLines>::read(&path).unwrap();
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
                let error = open(&path, &head("2/3", 1), 10).unwrap_err();
                assert!(error.to_string().contains("no head"), "{at}: {error}");
                assert_eq!(fs::read(&path).unwrap(), damaged, "{at}");
            } else {
                let found = Contents::<JsonLines>::read(&path).unwrap();
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
            let error = open(&path, &other, 99).unwrap_err().to_string();
            assert!(error.ends_with(complaint), "{error}");
        }
        fs::write(&path, "Dear diary,\n").unwrap();
        let error = open(&path, &head("2/3", 1), 99).unwrap_err();
        assert!(
            error.to_string().contains("is not a shard's file"),
            "{error}"
        );
        assert_eq!(fs::read(&path).unwrap(), b"Dear diary,\n");
        assert!(!part_of(&path).exists());
    }
}
