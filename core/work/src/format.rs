use crate::error::WorkError;
use crate::input::open_file;
use crate::shard::Shard;
use serde::Serialize;
use std::fmt::{self, Display};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use thiserror::Error;

/// A kind of file that keeps the items of a shard: a head, then the items in the order of their
/// numbers.
pub trait Format: Sized {
    /// What a file is of.
    type Head: Head;
    /// A part of the work that is done.
    type Item;
    /// Why a head can't be read or written.
    type HeadError: Display;

    /// Whether an item is on the disk before the next one is begun.
    const SYNCS: bool;
    /// Whether a finished file says so. Without that, it ends with its last item.
    const HAS_END: bool;

    /// Writes the head of a file.
    ///
    /// # Errors
    /// If it has no place in a file.
    fn head(head: &Self::Head) -> Result<Vec<u8>, Self::HeadError>;

    /// Writes an item.
    fn item(item: &Self::Item) -> Vec<u8>;

    /// Writes that all items below a number are done.
    fn end(end: u32) -> Vec<u8>;

    /// Reads a head; returns its length as well.
    ///
    /// # Errors
    /// If it can't be read, or is that of another kind of file.
    fn read_head(from: &mut impl BufRead) -> Result<(Self::Head, u64), Self::HeadError>;

    /// Reads what comes next.
    ///
    /// # Errors
    /// If the system can't read.
    fn read(head: &Self::Head, from: &mut impl BufRead) -> io::Result<Found<Self::Item>>;

    /// Returns an item's number among those of all shards, from 0.
    fn number(item: &Self::Item) -> u32;
}

/// What a file is of.
pub trait Head: Clone + fmt::Debug {
    /// Returns which items the file has.
    fn shard(&self) -> Shard;
    /// Returns the head of another shard of the run.
    #[must_use]
    fn with_shard(&self, shard: Shard) -> Self;
    /// Returns what is the same in all files of a run but for the number of shards: all that the
    /// items depend on.
    fn settings(&self) -> impl Serialize;
}

/// What stands at a place of a file.
#[derive(Debug)]
pub enum Found<T> {
    /// An item, with its length in bytes.
    Item(T, u64),
    /// The end of a finished file: all items below this number are done.
    End(u32),
    /// The end of the file.
    Nothing,
    /// Something else.
    Damage(String),
}

/// Something in a file that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("item {number}, at byte {at}, is damaged: {what}")]
pub struct Damage {
    /// The number of the item that should stand there.
    pub number: u32,
    /// Where it begins.
    pub at: u64,
    /// What is wrong.
    pub what: String,
}

/// What is known of a file, as far as it is good.
#[derive(Clone, Debug)]
pub struct Contents<F: Format> {
    /// What it is of.
    pub head: F::Head,
    /// The number of items.
    pub count: u32,
    /// The number below which all items are done; `None` if the file is unfinished.
    pub end: Option<u32>,
    /// What is wrong after the last good item.
    pub damage: Option<Damage>,
    /// The bytes of the head and the items.
    pub(crate) length: u64,
}

impl<F: Format> Contents<F> {
    /// Reads a file, finished or not.
    ///
    /// # Errors
    /// If it can't be read, or has no head. Damage further on is part of what is returned.
    pub fn read(path: &Path) -> Result<Contents<F>, WorkError> {
        let file = open_file(path).map_err(WorkError::file(path))?;
        let mut reader = Reader::new(file).map_err(WorkError::damaged(path))?;
        while reader.next_item().map_err(WorkError::file(path))?.is_some() {}
        Ok(reader.contents)
    }

    /// Tells whether all items below a number are there, and nothing is damaged.
    pub fn has_all(&self, end: u32) -> bool {
        let has_all = match F::HAS_END {
            true => self.end >= Some(end),
            false => self.count >= self.head.shard().count_below(end),
        };
        has_all && self.damage.is_none()
    }

    /// A file with a head of some bytes and nothing else.
    pub(crate) const fn of(head: F::Head, length: u64) -> Contents<F> {
        Contents {
            head,
            count: 0,
            end: None,
            damage: None,
            length,
        }
    }
}

/// Reads a file item by item, up to the first that is not good.
#[derive(Debug)]
pub struct Reader<F: Format, R> {
    from: BufReader<R>,
    /// What was read so far.
    contents: Contents<F>,
}

impl<F: Format, R: Read> Reader<F, R> {
    /// Reads the head of a file.
    ///
    /// # Errors
    /// If it can't be read, or is that of another kind of file.
    pub fn new(from: R) -> Result<Reader<F, R>, F::HeadError> {
        let mut from = BufReader::new(from);
        let (head, length) = F::read_head(&mut from)?;
        let contents = Contents::of(head, length);
        Ok(Reader { from, contents })
    }

    /// Returns what was read so far. The end and the damage come after the last item.
    pub const fn contents(&self) -> &Contents<F> {
        &self.contents
    }

    /// Returns the next item; `None` at the end and where the damage begins.
    ///
    /// # Errors
    /// If the system can't read.
    pub fn next_item(&mut self) -> io::Result<Option<F::Item>> {
        let contents = &mut self.contents;
        if contents.damage.is_some() {
            return Ok(None);
        }
        let shard = contents.head.shard();
        let number = shard.number(contents.count).unwrap_or(u32::MAX);
        let what = match F::read(&contents.head, &mut self.from)? {
            Found::Nothing if F::HAS_END => return Ok(None),
            Found::Nothing => {
                let last = contents
                    .count
                    .checked_sub(1)
                    .and_then(|last| shard.number(last));
                contents.end = Some(last.map_or(0, |last| last + 1));
                return Ok(None);
            }
            _ if contents.end.is_some() => "there is more after the end".to_owned(),
            Found::Item(item, length) if F::number(&item) == number => {
                contents.count += 1;
                contents.length += length;
                return Ok(Some(item));
            }
            Found::Item(item, _) => format!("it has the number {}", F::number(&item)),
            Found::End(end) if shard.count_below(end) == contents.count => {
                contents.end = Some(end);
                return self.next_item();
            }
            Found::End(end) => {
                let wanted = shard.count_below(end);
                format!("the file ends after {} items, not {wanted}", contents.count)
            }
            Found::Damage(what) => what,
        };
        contents.damage = Some(Damage {
            number,
            at: contents.length,
            what,
        });
        Ok(None)
    }
}
