use crate::error::{WorkError, check_same_run};
use crate::format::{Contents, Format, Head, Reader};
use crate::input::{if_there, open_file, read_input};
use crate::part::PartFile;
use crate::shard::Shard;
use serde_json::json;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file of a shard. It gets its name when all items are done; until then its name ends with
/// `.part`.
#[derive(Debug)]
pub struct ShardFile<F: Format> {
    part: PartFile,
    path: PathBuf,
    /// What is in the file.
    pub(crate) contents: Contents<F>,
    /// Whether the contents are those of the finished file.
    pub(crate) is_whole: bool,
}

impl<F: Format> ShardFile<F> {
    /// Opens the file of a shard, or makes it: the finished one if it has all items below a number,
    /// else the one with more good items.
    ///
    /// # Errors
    /// If another process works on it, it can't be read and written, or is of another run. Nothing
    /// is changed then.
    pub fn open(path: &Path, head: &F::Head, end: u32) -> Result<ShardFile<F>, WorkError> {
        let part = PartFile::open(path)?;
        let begin = F::head(head).map_err(WorkError::damaged(path))?;
        let whole = there::<F>(path, head, &begin)?;
        let begun = match &whole {
            Some(whole) if whole.has_all(end) => None,
            _ => there::<F>(&part.part, head, &begin)?,
        };
        let most = whole.as_ref().map(|whole| whole.count);
        let begun = begun.filter(|begun| Some(begun.count) >= most);
        let is_whole = begun.is_none() && whole.is_some();
        let contents = begun.or(whole);
        let contents = contents.unwrap_or_else(|| Contents::of(head.clone(), 0));
        Ok(ShardFile {
            part,
            path: path.to_path_buf(),
            contents,
            is_whole,
        })
    }

    /// Tells whether the file has its name, and all items below a number.
    pub fn is_finished(&self, end: u32) -> bool {
        self.is_whole && self.contents.has_all(end)
    }

    /// Returns the file's name when it is finished.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Hands over the items in the file.
    ///
    /// # Errors
    /// Those of `take`; or if the file can't be read again.
    pub fn fold<E: From<WorkError>>(
        &mut self,
        mut take: impl FnMut(F::Item) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.contents.count == 0 {
            return Ok(());
        }
        let path = match self.is_whole {
            true => &self.path,
            false => &self.part.part,
        };
        let file = open_file(path).map_err(WorkError::file(path))?;
        let mut reader = Reader::<F, _>::new(file).map_err(WorkError::damaged(path))?;
        for _ in 0..self.contents.count {
            let item = reader.next_item().map_err(WorkError::file(path))?;
            take(item.ok_or_else(|| WorkError::damaged(path)("it has changed"))?)?;
        }
        Ok(())
    }

    /// Makes the file one that items can be added to.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn begin(&mut self) -> Result<(), WorkError> {
        let contents = &mut self.contents;
        let wrong = WorkError::file(&self.part.part);
        if self.is_whole {
            let items = open_file(&self.path).map_err(WorkError::file(&self.path))?;
            rewrite(&mut self.part.file, items.take(contents.length)).map_err(&wrong)?;
        } else if contents.length == 0 {
            let begin = F::head(&contents.head).map_err(WorkError::damaged(&self.path))?;
            rewrite(&mut self.part.file, &begin[..]).map_err(&wrong)?;
            contents.length = begin.len() as u64;
        }
        (contents.end, self.is_whole) = (None, false);
        self.part.file.set_len(contents.length).map_err(&wrong)?;
        self.part.file.seek(SeekFrom::End(0)).map_err(&wrong)?;
        Ok(())
    }

    /// Keeps the next item.
    ///
    /// # Errors
    /// If it can't be written; half of it is cut off later.
    ///
    /// # Panics
    /// If it is not the next one.
    pub fn append(&mut self, item: &F::Item) -> Result<(), WorkError> {
        let Contents { head, count, .. } = &mut self.contents;
        assert_eq!(Some(F::number(item)), head.shard().number(*count));
        *count += 1;
        self.write(&F::item(item), F::SYNCS)
    }

    /// Gives the file its name, now that all items below a number are done.
    ///
    /// # Errors
    /// If it can't be written.
    ///
    /// # Panics
    /// If items are left.
    pub fn finish(mut self, end: u32) -> Result<(), WorkError> {
        let Contents { head, count, .. } = &self.contents;
        assert!(*count >= head.shard().count_below(end), "items are left");
        self.write(&F::end(end), true)?;
        self.part.finish().map_err(WorkError::file(&self.path))
    }

    fn write(&mut self, bytes: &[u8], syncs: bool) -> Result<(), WorkError> {
        let file = &mut self.part.file;
        let written = file.write_all(bytes);
        let written = written.and_then(|()| if syncs { file.sync_data() } else { Ok(()) });
        written.map_err(WorkError::file(&self.part.part))
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
    let failed = WorkError::file(path);
    let Some(metadata) = if_there(fs::metadata(path)).map_err(&failed)? else {
        return Ok(None);
    };
    if metadata.len() < begin.len() as u64 {
        let bytes = read_input(path, metadata.len()).map_err(&failed)?;
        if begin.starts_with(&bytes) {
            return Ok(None);
        }
    }
    let contents = Contents::<F>::read(path)?;
    check_same_run(path, &head.settings(), &contents.head.settings())?;
    let named = |shard: Shard| json!({ "the number of shards": shard.count(), "the shard": shard });
    check_same_run(path, &named(head.shard()), &named(contents.head.shard()))?;
    Ok(Some(contents))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{JsonLines, ShardHead};
    use crate::part::part_of;
    use crate::work::WorkEnd;
    use crate::work::tests::work as work_with;

    fn head(shard: &str, seed: u32) -> ShardHead {
        let settings = json!({ "seed": seed, "nodes": 50 });
        ShardHead {
            settings: settings.as_object().unwrap().clone(),
            ..crate::work::tests::head(shard)
        }
    }

    fn work(path: &Path, end: u32, most: usize) -> (WorkEnd, Vec<u32>) {
        work_with(path, &head("2/3", 1), end, most)
    }

    fn open(path: &Path, head: &ShardHead, end: u32) -> Result<ShardFile<JsonLines>, WorkError> {
        ShardFile::open(path, head, end)
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
        assert_eq!(work(&path, 10, 1), (WorkEnd::Stopped(1), vec![1]));
        assert!(!path.exists());
        assert_eq!(work(&path, 10, 1), (WorkEnd::Stopped(2), vec![1, 4]));
        assert!(!path.exists());
        assert_eq!(work(&path, 10, 9), (WorkEnd::Done, vec![1, 4, 7]));
        assert_eq!(fs::read(&path).unwrap(), whole());
        assert_eq!(work(&path, 10, 9), (WorkEnd::Before, vec![1, 4, 7]));
        assert_eq!(work(&path, 4, 9).0, WorkEnd::Before, "fewer are there too");
        let file = open(&path, &head("2/3", 1), 10).unwrap();
        assert_eq!(file.contents.end, Some(10));
    }

    #[test]
    fn a_finished_file_can_get_more_items() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        work(&path, 5, 99);
        let few = fs::read(&path).unwrap();
        assert_eq!(work(&path, 14, 1), (WorkEnd::Stopped(3), vec![1, 4, 7]));
        assert_eq!(fs::read(&path).unwrap(), few, "until there are more");
        work(&path, 10, 99);
        assert_eq!(fs::read(&path).unwrap(), whole());
        assert!(!part_of(&path).exists());
        let more = vec![1, 4, 7, 10, 13];
        assert_eq!(work(&path, 14, 9), (WorkEnd::Done, more));
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
