use crate::error::WorkError;
use crate::file::ShardFile;
use crate::format::{Damage, Format, Head};
use crate::shard::Shard;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;

/// The numbers of the items that are to be done.
pub type Numbers<'a> = dyn Iterator<Item = u32> + Send + 'a;

/// Takes the next item, in the order of their numbers; breaks if there is enough, whatever comes.
pub type Take<'a, T, E> = dyn FnMut(T) -> Result<ControlFlow<()>, E> + 'a;

/// The items of a shard below a number, and the file that keeps them, if one does. A plain run is
/// the shard 1/1.
#[derive(Debug)]
pub struct ShardItems<F: Format> {
    shard: Shard,
    end: u32,
    file: Option<ShardFile<F>>,
}

/// How work on items has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkEnd {
    /// All was done before.
    Before,
    /// All is done now.
    Done,
    /// It was stopped after this many items.
    Stopped(u32),
}

impl<F: Format> ShardItems<F> {
    /// All items below a number, which no file keeps.
    pub const fn unkept(end: u32) -> ShardItems<F> {
        ShardItems {
            shard: Shard::ALL,
            end,
            file: None,
        }
    }

    /// Opens the file of a shard, or makes it.
    ///
    /// # Errors
    /// See [`ShardFile::open`].
    pub fn kept(path: &Path, head: &F::Head, end: u32) -> Result<ShardItems<F>, WorkError> {
        Ok(ShardItems {
            shard: head.shard(),
            end,
            file: Some(ShardFile::open(path, head, end)?),
        })
    }

    /// Returns how many there are.
    pub const fn count(&self) -> u32 {
        self.shard.count_below(self.end)
    }

    /// Returns the number of items that the file had when it was opened.
    pub fn before(&self) -> u32 {
        self.file.as_ref().map_or(0, |file| file.contents.count)
    }

    /// Returns what was wrong with the file when it was opened.
    pub fn damage(&self) -> Option<&Damage> {
        self.file.as_ref()?.contents.damage.as_ref()
    }

    /// Hands the items that are kept to `take`, lets `work` do the others, keeps them and hands
    /// them over as well. `work` gives them in the order of their numbers, until that breaks or it
    /// is stopped.
    ///
    /// # Errors
    /// If an item can't be done, kept or taken. What was kept stays.
    pub fn run<E: From<WorkError>>(
        self,
        work: impl FnOnce(&mut Numbers<'_>, &mut Take<'_, F::Item, E>) -> Result<(), E>,
        take: &mut Take<'_, F::Item, E>,
    ) -> Result<WorkEnd, E> {
        let ShardItems {
            shard,
            end,
            mut file,
        } = self;
        let (mut count, mut is_enough) = (0, false);
        if let Some(file) = &mut file {
            file.fold(|item| {
                is_enough = take(item)?.is_break();
                count += 1;
                Ok::<_, E>(())
            })?;
            let is_good = file.is_whole && file.contents.damage.is_none();
            if file.is_finished(end) || (is_enough && is_good) {
                return Ok(WorkEnd::Before);
            }
            file.begin()?;
        }
        if !is_enough {
            let numbers = (count..).map_while(|place| shard.number(place));
            let mut numbers = numbers.take_while(|number| *number < end);
            work(&mut numbers, &mut |item| {
                if let Some(file) = &mut file {
                    file.append(&item)?;
                }
                let taken = take(item)?;
                count += 1;
                is_enough = taken.is_break();
                Ok(taken)
            })?;
        }
        if !is_enough && count < shard.count_below(end) {
            return Ok(WorkEnd::Stopped(count));
        }
        if let Some(file) = file {
            let next = shard.number(count).unwrap_or(u32::MAX);
            file.finish(end.min(next))?;
        }
        Ok(WorkEnd::Done)
    }
}

/// Returns the number of threads for work: one for each core.
pub fn cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Returns the locale of texts that the environment names, in small letters and without hyphens,
/// such as `de_de.utf8`.
pub fn locale() -> Option<String> {
    let value = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(value)?;
    Some(locale.to_ascii_lowercase().replace('-', ""))
}

/// Warns of more threads than processors; `None` if there are enough.
pub fn warning_of_threads(threads: usize) -> Option<String> {
    let cores = cores().get();
    (threads > cores)
        .then(|| format!("{threads} threads for {cores} processors: they wait for each other"))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    #[test]
    fn only_threads_without_a_processor_are_warned_of() {
        let cores = cores().get();
        assert_eq!(warning_of_threads(cores), None);
        let warning = warning_of_threads(cores + 1).unwrap();
        assert!(warning.starts_with(&format!("{} threads for {cores} ", cores + 1)));
    }
    use crate::json::{Item, JsonLines, ShardHead};
    use serde_json::json;

    type Taken<'a> = Take<'a, Item, WorkError>;

    /// Squares of numbers; stops after some of them.
    fn squares(
        most: usize,
    ) -> impl FnOnce(&mut Numbers<'_>, &mut Taken<'_>) -> Result<(), WorkError> {
        move |numbers, take| {
            for number in numbers.take(most) {
                let square = json!({ "square": number * number });
                if take(Item::new(number, &square).unwrap())?.is_break() {
                    break;
                }
            }
            Ok(())
        }
    }

    /// Notes the numbers of items, until there are enough.
    fn note(
        numbers: &mut Vec<u32>,
        enough: usize,
    ) -> impl FnMut(Item) -> Result<ControlFlow<()>, WorkError> {
        move |item| {
            numbers.push(item.number);
            Ok(match numbers.len() == enough {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        }
    }

    pub(crate) fn head(shard: &str) -> ShardHead {
        ShardHead {
            shard: shard.parse().unwrap(),
            command: "test".to_owned(),
            program: "1".to_owned(),
            settings: serde_json::Map::new(),
        }
    }

    /// Does `most` items at most; returns all numbers of the file, too.
    pub(crate) fn work(
        path: &Path,
        head: &ShardHead,
        end: u32,
        most: usize,
    ) -> (WorkEnd, Vec<u32>) {
        let items = ShardItems::<JsonLines>::kept(path, head, end).unwrap();
        let mut numbers = Vec::new();
        let ended = items.run(squares(most), &mut note(&mut numbers, 99));
        (ended.unwrap(), numbers)
    }

    #[test]
    fn there_can_be_enough() {
        let mut numbers = Vec::new();
        let items = ShardItems::<JsonLines>::unkept(9);
        let ended = items.run(squares(99), &mut note(&mut numbers, 2)).unwrap();
        assert_eq!((ended, numbers), (WorkEnd::Done, vec![0, 1]));
    }
}
