use crate::Score;
use crate::large_pages::ask_for_large_pages;
use loa::{Move, Square};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What is known of positions searched before, as many as fit, for any number of threads at once.
///
/// Nobody locks anything. A slot is two words, written one after the other, of which the first is
/// the key combined with the second: words of two different writers don't fit each other, and
/// nobody takes them for an entry (Hyatt and Mann, 2002).
///
/// Forgetting everything costs nothing: entries of an earlier era don't count.
#[derive(Debug)]
pub(crate) struct Table {
    /// A power of two of them, one at least.
    buckets: Vec<Bucket>,
    era: u16,
    /// Which search this is, for preferring entries of the present one.
    age: u8,
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The score, as seen from the position.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u32,
    /// The best move, where one was found.
    pub(crate) best: Option<Move>,
}

/// What a score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is this one.
    Exact,
    /// It is this one or better.
    AtLeast,
    /// It is this one or worse.
    AtMost,
}

/// Part of a cache line, so that a look at a bucket waits for memory once. The first slots keep the
/// deeper searches, the last one the latest.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket([Slot; 2]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, combined with the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// An entry with its era and age, packed into a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Data(u64);

const NO_MOVE: u16 = u16::MAX;
const PASS: u16 = u16::MAX - 1;
const AGES: u8 = 64;

impl Table {
    /// Makes an empty table of at most this size, or the smallest there is.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let fitting = (mebibytes << 20) / size_of::<Bucket>();
        let count = 1usize << fitting.max(1).ilog2();
        let mut buckets = Vec::with_capacity(count);
        ask_for_large_pages(buckets.spare_capacity_mut());
        buckets.extend(std::iter::repeat_with(Bucket::default).take(count));
        Table {
            buckets,
            era: 1,
            age: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.age = 0;
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.buckets.fill_with(Bucket::default);
            self.era = 1;
        }
    }

    /// Lets entries made so far yield to those of the search that begins.
    pub(crate) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Returns how full the table is of entries of the present search, in thousandths.
    pub(crate) fn permille_full(&self) -> u32 {
        let sample = self.buckets.len().min(500);
        let slots = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0);
        let used = slots.filter(|slot| self.is_current(Data(slot.data.load(Relaxed))));
        (used.count() * 1000 / (2 * sample)) as u32
    }

    /// Returns what is known of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        let mut known = bucket.0.iter().filter_map(|slot| slot.data_of(key));
        let data = known.find(|data| data.era() == self.era)?;
        Some(data.entry())
    }

    /// Begins to fetch what is known of a position, which is asked for soon.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket = &raw const self.buckets[self.index(key)];
            #[allow(unsafe_code)]
            // SAFETY: it changes nothing that a program can see, and the bucket is there.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket.cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Notes what is known of a position.
    #[inline]
    pub(crate) fn put(&self, key: u64, entry: &Entry) {
        let data = Data::new(entry, self.era, self.age);
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
        data.era() == self.era && data.age() == self.age
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
    fn new(entry: &Entry, era: u16, age: u8) -> Data {
        let fields = [
            u64::from(era),
            u64::from(encode(entry.best)),
            u64::from(entry.score.to_bits() as u16),
            u64::from(entry.depth as u8) << 8 | u64::from(age << 2 | entry.bound as u8),
        ];
        Data(fields[0] << 48 | fields[1] << 32 | fields[2] << 16 | fields[3])
    }

    #[inline]
    const fn era(self) -> u16 {
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
        // A word that two threads wrote at once could hold any number.
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
    fn keeps_what_is_put() {
        let table = Table::new(0);
        for best in [None, Some(Move::Pass), entry(1, 1).best] {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                let put = Entry {
                    best,
                    bound,
                    ..entry(3, -5)
                };
                table.put(77, &put);
                assert_eq!(table.get(77), Some(put));
            }
        }
        assert_eq!(table.get(78), None);
    }

    #[test]
    fn a_full_bucket_keeps_the_deepest_and_the_latest() {
        let mut table = Table::new(0);
        table.begin_search();
        table.put(1, &entry(9, 1));
        table.put(2, &entry(3, 2));
        table.put(3, &entry(2, 3));
        assert_eq!(table.get(1), Some(entry(9, 1)));
        assert_eq!(table.get(2), None);
        assert_eq!(table.get(3), Some(entry(2, 3)));
        assert_eq!(table.permille_full(), 1000);
    }

    #[test]
    fn the_present_search_comes_first() {
        let mut table = Table::new(0);
        table.put(1, &entry(9, 1));
        table.begin_search();
        assert_eq!(table.permille_full(), 0);
        table.put(2, &entry(3, 2));
        assert_eq!(table.get(1), None);
        assert_eq!(table.get(2), Some(entry(3, 2)));
    }

    #[test]
    fn forgets_for_good() {
        let mut table = Table::new(0);
        table.put(1, &entry(9, 1));
        for _ in 0..=u32::from(u16::MAX) {
            table.forget();
            assert_eq!(table.get(1), None);
        }
    }

    #[test]
    fn words_of_two_writers_are_no_entry() {
        let table = Table::new(0);
        table.put(1, &entry(9, 1));
        let torn = &table.buckets[0].0[0];
        torn.data.store(Data::new(&entry(9, 2), 1, 0).0, Relaxed);
        assert_eq!(table.get(1), None);
    }

    /// What threads read while others write is always something that one of them put there.
    #[test]
    fn threads_never_read_what_nobody_wrote() {
        let table = Table::new(0);
        let written = |key: u64| entry(key as u32 % 50, key as i32);
        std::thread::scope(|scope| {
            for thread in 0..4u64 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..20_000 {
                        let key = (round * 7 + thread) % 97;
                        table.put(key, &written(key));
                        let other = (round * 3 + thread) % 97;
                        let found = table.get(other);
                        assert!(found.is_none_or(|found| found == written(other)));
                    }
                });
            }
        });
    }
}
