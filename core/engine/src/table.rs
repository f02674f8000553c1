use crate::Score;
use crate::large_pages::ask_for_large_pages;
use loa::{Move, Square};
use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The transposition table: results of earlier searches, shared by all threads without locks.
///
/// A slot is two words, of which the first is the key combined (exclusive or) with the second. If
/// two threads write at once, the words do not match and the slot reads as empty (Hyatt and Mann,
/// 2002).
///
/// Forgetting everything costs nothing: entries of an earlier epoch do not count.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    /// A power of two.
    buckets: Vec<Bucket>,
    epoch: u16,
    /// The number of the search, to prefer entries of the current one.
    age: u8,
}

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The score, as seen from the position.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u32,
    /// The best move, if one was found.
    pub(crate) best: Option<Move>,
}

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Equal.
    Exact,
    /// A lower bound: a cutoff.
    AtLeast,
    /// An upper bound: no move raised alpha.
    AtMost,
}

/// Half a cache line, so that a probe waits for memory once. The first slot keeps the deepest
/// search, the second the latest.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket([Slot; 2]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, combined with the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// An entry with its epoch and age, packed into a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Data(u64);

const NO_MOVE: u16 = u16::MAX;
const PASS: u16 = u16::MAX - 1;
const AGES: u8 = 64;

impl TranspositionTable {
    /// Makes an empty table of at most this size, or the smallest there is.
    pub(crate) fn new(mebibytes: usize) -> Result<TranspositionTable, TryReserveError> {
        let fitting = mebibytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let count = 1usize << fitting.max(1).ilog2();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count)?;
        ask_for_large_pages(buckets.spare_capacity_mut());
        buckets.extend(std::iter::repeat_with(Bucket::default).take(count));
        Ok(TranspositionTable {
            buckets,
            epoch: 1,
            age: 0,
        })
    }

    /// Returns the number of buckets.
    #[cfg(test)]
    pub(crate) const fn len(&self) -> usize {
        self.buckets.len()
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.age = 0;
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.buckets.fill_with(Bucket::default);
            self.epoch = 1;
        }
    }

    /// Starts a new search, whose entries replace older ones.
    pub(crate) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Returns the share of entries of the current search, in thousandths (UCI `hashfull`).
    pub(crate) fn permille_full(&self) -> u32 {
        let sample = self.buckets.len().min(500);
        let slots = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0);
        let used = slots.filter(|slot| self.is_current(Data(slot.data.load(Relaxed))));
        (used.count() * 1000 / (2 * sample)) as u32
    }

    /// Returns the entry of a position.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        let mut matching = bucket.0.iter().filter_map(|slot| slot.data_of(key));
        let data = matching.find(|data| data.epoch() == self.epoch)?;
        Some(data.entry())
    }

    /// Loads the bucket of a position that will be probed soon into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket = &raw const self.buckets[self.index(key)];
            #[allow(unsafe_code)]
            // SAFETY: a prefetch changes no visible state, and the bucket exists.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket.cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Stores the entry of a position.
    #[inline]
    pub(crate) fn store(&self, key: u64, entry: &Entry) {
        let data = Data::new(entry, self.epoch, self.age);
        let [deep, late] = &self.buckets[self.index(key)].0;
        let old = Data(deep.data.load(Relaxed));
        let old_key = deep.check.load(Relaxed) ^ old.0;
        let is_stale = !self.is_current(old);
        if is_stale || old_key == key || u32::from(old.depth()) <= entry.depth {
            if old_key != key && !is_stale {
                late.write(old_key, old);
            }
            deep.write(key, data);
        } else {
            late.write(key, data);
        }
    }

    #[inline]
    fn is_current(&self, data: Data) -> bool {
        data.epoch() == self.epoch && data.age() == self.age
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

impl Slot {
    #[inline]
    fn data_of(&self, key: u64) -> Option<Data> {
        let data = self.data.load(Relaxed);
        (self.check.load(Relaxed) ^ data == key).then_some(Data(data))
    }

    #[inline]
    fn write(&self, key: u64, data: Data) {
        self.check.store(key ^ data.0, Relaxed);
        self.data.store(data.0, Relaxed);
    }
}

impl Data {
    #[inline]
    fn new(entry: &Entry, epoch: u16, age: u8) -> Data {
        let fields = [
            u64::from(epoch),
            u64::from(encode(entry.best)),
            u64::from(entry.score.to_bits() as u16),
            u64::from(entry.depth as u8) << 8 | u64::from(age << 2 | entry.bound as u8),
        ];
        Data(fields[0] << 48 | fields[1] << 32 | fields[2] << 16 | fields[3])
    }

    #[inline]
    const fn epoch(self) -> u16 {
        (self.0 >> 48) as u16
    }

    #[inline]
    const fn depth(self) -> u8 {
        (self.0 >> 8) as u8
    }

    #[inline]
    const fn age(self) -> u8 {
        self.0 as u8 >> 2
    }

    #[inline]
    fn entry(self) -> Entry {
        Entry {
            score: Score::from_bits((self.0 >> 16) as i16),
            bound: match self.0 & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
            depth: u32::from(self.depth()),
            best: decode((self.0 >> 32) as u16),
        }
    }
}

const fn encode(mv: Option<Move>) -> u16 {
    match mv {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        Some(Move::Jump(from, to)) => (from.index() * Square::COUNT + to.index()) as u16,
    }
}

const fn decode(code: u16) -> Option<Move> {
    match code {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        // A word torn between two writers can hold any number.
        _ => Some(Move::Jump(
            Square::from_index(code as usize / Square::COUNT % Square::COUNT),
            Square::from_index(code as usize % Square::COUNT),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u32, points: i32) -> Entry {
        Entry {
            score: Score::estimate(points),
            bound: Bound::AtMost,
            depth,
            best: Some(Move::Jump("b1".parse().unwrap(), "h8".parse().unwrap())),
        }
    }

    #[test]
    fn entries_are_kept() {
        let table = TranspositionTable::new(0).unwrap();
        for best in [None, Some(Move::Pass), entry(1, 1).best] {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                let stored = Entry {
                    best,
                    bound,
                    ..entry(3, -5)
                };
                table.store(77, &stored);
                assert_eq!(table.probe(77), Some(stored));
            }
        }
        assert_eq!(table.probe(78), None);
    }

    #[test]
    fn a_full_bucket_keeps_the_deepest_and_the_latest() {
        let mut table = TranspositionTable::new(0).unwrap();
        table.begin_search();
        table.store(1, &entry(9, 1));
        table.store(2, &entry(3, 2));
        table.store(3, &entry(2, 3));
        assert_eq!(table.probe(1), Some(entry(9, 1)));
        assert_eq!(table.probe(2), None);
        assert_eq!(table.probe(3), Some(entry(2, 3)));
        assert_eq!(table.permille_full(), 1000);
    }

    #[test]
    fn the_current_search_replaces_older_entries() {
        let mut table = TranspositionTable::new(0).unwrap();
        table.store(1, &entry(9, 1));
        table.begin_search();
        assert_eq!(table.permille_full(), 0);
        table.store(2, &entry(3, 2));
        assert_eq!(table.probe(1), None);
        assert_eq!(table.probe(2), Some(entry(3, 2)));
    }

    #[test]
    fn forgets_everything() {
        let mut table = TranspositionTable::new(0).unwrap();
        table.store(1, &entry(9, 1));
        for _ in 0..=u32::from(u16::MAX) {
            table.forget();
            assert_eq!(table.probe(1), None);
        }
    }

    #[test]
    fn torn_entries_are_ignored() {
        let table = TranspositionTable::new(0).unwrap();
        table.store(1, &entry(9, 1));
        let torn = &table.buckets[0].0[0];
        torn.data.store(Data::new(&entry(9, 2), 1, 0).0, Relaxed);
        assert_eq!(table.probe(1), None);
    }

    /// Threads read only what some thread stored.
    #[test]
    fn concurrent_reads_see_stored_entries() {
        let table = TranspositionTable::new(0).unwrap();
        let written = |key: u64| entry(key as u32 % 50, key as i32);
        std::thread::scope(|scope| {
            for thread in 0..4u64 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..20_000 {
                        let key = (round * 7 + thread) % 97;
                        table.store(key, &written(key));
                        let other = (round * 3 + thread) % 97;
                        let found = table.probe(other);
                        assert!(found.is_none_or(|found| found == written(other)));
                    }
                });
            }
        });
    }
}
