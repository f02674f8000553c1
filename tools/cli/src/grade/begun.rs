use loa_work::{LARGEST_TEXT, locked, read_text, write_whole};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The numbers of the submissions that have been begun and are not done. They are in a file beside
/// the grades, which outlives the grader.
pub(super) struct Begun {
    path: PathBuf,
    /// Those of a grader that ended meanwhile.
    pub(super) before: Vec<u32>,
    now: Mutex<BTreeSet<u32>>,
}

impl Begun {
    /// Reads the file; it counts only if the work goes on.
    pub(super) fn read(grades: &Path, goes_on: bool) -> Begun {
        let path = grades.with_added_extension("begun");
        let text = goes_on
            .then(|| read_text(&path, LARGEST_TEXT).ok())
            .flatten();
        let words = text.iter().flat_map(|text| text.split_whitespace());
        Begun {
            before: words.filter_map(|word| word.parse().ok()).collect(),
            path,
            now: Mutex::default(),
        }
    }

    /// Tells whether a submission was the only one when the grader ended.
    pub(super) fn is_culprit(&self, number: u32) -> bool {
        self.before == [number]
    }

    /// Notes for good that a submission is begun.
    pub(super) fn begin(&self, number: u32) -> io::Result<()> {
        self.note(|now| now.insert(number))
    }

    /// Notes that a submission is done.
    pub(super) fn end(&self, number: u32) -> io::Result<()> {
        self.note(|now| now.remove(&number))
    }

    fn note(&self, change: impl FnOnce(&mut BTreeSet<u32>) -> bool) -> io::Result<()> {
        let mut now = locked(&self.now);
        change(&mut now);
        let written = write_whole(&self.path, |file| {
            now.iter().try_for_each(|number| writeln!(file, "{number}"))
        });
        let name = self.path.display();
        written.map_err(|error| io::Error::other(format!("can't write {name}: {error}")))
    }

    /// Removes the file, after an end that no submission has caused.
    pub(super) fn forget(self) {
        // What stays is of no work that goes on.
        let _ = fs::remove_file(self.path);
    }
}
