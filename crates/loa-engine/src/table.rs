use crate::Score;
use loa::{Move, Square};

/// What is known of positions searched before, as many as fit.
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

/// The first slot keeps the deeper search, the second one the later.
type Bucket = [Slot; 2];

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    era: u16,
    best: u16,
    score: i16,
    depth: u8,
    /// Age, and the bound in the lowest two bits.
    age_and_bound: u8,
}

const _: () = assert!(size_of::<Slot>() == 16);

const NO_MOVE: u16 = u16::MAX;
const PASS: u16 = u16::MAX - 1;
const AGES: u8 = 64;

impl Table {
    /// Makes an empty table of at most this size, or the smallest there is.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let fitting = (mebibytes << 20) / size_of::<Bucket>();
        let count = 1 << fitting.max(1).ilog2();
        Table {
            buckets: vec![Bucket::default(); count],
            era: 1,
            age: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.age = 0;
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.buckets.fill(Bucket::default());
            self.era = 1;
        }
    }

    /// Lets entries made so far yield to those of the search that begins.
    pub(crate) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Returns what is known of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        let slot = bucket.iter().find(|slot| self.holds(slot, key))?;
        Some(slot.entry())
    }

    /// Notes what is known of a position.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, entry: &Entry) {
        let slot = Slot {
            key,
            era: self.era,
            best: encode(entry.best),
            score: entry.score.to_bits(),
            depth: entry.depth as u8,
            age_and_bound: self.age << 2 | entry.bound as u8,
        };
        let (era, age) = (self.era, self.age);
        let index = self.index(key);
        let [deep, late] = &mut self.buckets[index];
        let is_stale = deep.era != era || deep.age_and_bound >> 2 != age;
        if is_stale || deep.key == key || deep.depth <= slot.depth {
            if deep.key != key && !is_stale {
                *late = *deep;
            }
            *deep = slot;
        } else {
            *late = slot;
        }
    }

    #[inline]
    fn holds(&self, slot: &Slot, key: u64) -> bool {
        slot.key == key && slot.era == self.era
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

impl Slot {
    #[inline]
    fn entry(&self) -> Entry {
        Entry {
            score: Score::from_bits(self.score),
            bound: match self.age_and_bound & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
            depth: u32::from(self.depth),
            best: decode(self.best),
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
        _ => Some(Move::Jump(
            Square::from_index(code as usize / Square::COUNT),
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
        let mut table = Table::new(0);
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
        table.put(1, &entry(9, 1));
        table.put(2, &entry(3, 2));
        table.put(3, &entry(2, 3));
        assert_eq!(table.get(1), Some(entry(9, 1)));
        assert_eq!(table.get(2), None);
        assert_eq!(table.get(3), Some(entry(2, 3)));
    }

    #[test]
    fn the_present_search_comes_first() {
        let mut table = Table::new(0);
        table.put(1, &entry(9, 1));
        table.begin_search();
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
}
