//! The transposition table of the proof search: of bounded size, shared by threads without locks.
//! It begins small and grows with its entries, so that a small proof touches little memory.
//!
//! An entry is two words: the state, and the key xor the state. A torn entry, half of it from each
//! of two threads, thus matches no key. A bucket of four entries fills a cache line. A new entry
//! takes an empty slot of its bucket, or else replaces the entry that cost the least work; the
//! others' work ages a little so that nothing stays for ever.

use loa_pns::{NodeState, ProofNumbers};
use loa_solver::zeroed_pages;
use memmap2::MmapMut;
use std::io::{self, Read, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use zerocopy::{FromBytes, IntoBytes};

/// What an entry holds besides a state.
///
/// With a limit of plies: the plies left. Without: on how many of the positions before it a
/// disproof depends, 0 for none. With an open state it is a hint at a dependent disproof, which is
/// stored under its [`dependent_key`](crate::keys::dependent_key).
pub(crate) type Tag = u8;

/// The nodes that an entry took, as a logarithm with two steps for each doubling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost(u8);

impl Cost {
    const MOST: u8 = 63;

    pub(crate) fn of(nodes: u64) -> Cost {
        let bits = u64::BITS - nodes.leading_zeros();
        let half = (nodes << 1 >> bits.saturating_sub(1) & 1) as u32 & u32::from(bits > 1);
        let halves = 2 * bits + half;
        Cost(halves.min(u32::from(Cost::MOST)) as u8)
    }

    fn nodes(self) -> u64 {
        let power = 1u64 << (self.0 / 2) >> 1;
        power + if self.0 % 2 == 1 { power / 2 } else { 0 }
    }

    fn and(self, nodes: u64) -> Cost {
        Cost::of(self.nodes().saturating_add(nodes)).max(self)
    }
}

const OPEN: u64 = 1;
const PROVED: u64 = 2;
const DISPROVED: u64 = 3;

/// Packs a proof number into 24 bits, rounded down to the 19 leading ones.
fn pack_number(number: u32) -> u64 {
    let shift = (u32::BITS - number.leading_zeros()).saturating_sub(19);
    u64::from(shift << 19 | number >> shift)
}

fn unpack_number(bits: u64) -> u32 {
    let bits = bits as u32 & NUMBER_MASK;
    (bits & 0x7_ffff) << (bits >> 19)
}

const NUMBER_BITS: u32 = 24;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;

/// A packed entry: two bits of kind, six of work, eight of tag, then twice 24 bits.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(state: NodeState, tag: Tag, cost: Cost) -> Packed {
        let (kind, low, high) = match state {
            NodeState::Open(numbers) => (
                OPEN,
                pack_number(numbers.proof),
                pack_number(numbers.disproof),
            ),
            NodeState::Proved { plies } => (PROVED, u64::from(plies), 0),
            NodeState::Disproved { .. } => (DISPROVED, 0, 0),
        };
        Packed(
            kind | u64::from(cost.0) << 2
                | u64::from(tag) << 8
                | low << 16
                | high << (16 + NUMBER_BITS),
        )
    }

    /// Returns the state; `None` for an empty slot.
    fn state(self) -> Option<NodeState> {
        Some(match self.0 & 3 {
            0 => return None,
            OPEN => NodeState::Open(ProofNumbers {
                proof: unpack_number(self.0 >> 16),
                disproof: unpack_number(self.0 >> (16 + NUMBER_BITS)),
            }),
            PROVED => NodeState::Proved {
                plies: (self.0 >> 16) as u16,
            },
            _ => NodeState::DISPROVED,
        })
    }

    fn cost(self) -> Cost {
        Cost((self.0 >> 2) as u8 & Cost::MOST)
    }

    fn tag(self) -> Tag {
        (self.0 >> 8) as u8
    }

    fn with_cost(self, cost: Cost) -> Packed {
        Packed(self.0 & !(u64::from(Cost::MOST) << 2) | u64::from(cost.0) << 2)
    }
}

/// The key xor the state, and the packed state.
type Entry = [AtomicU64; 2];

#[inline]
fn load([sealed, packed]: &Entry) -> (u64, Packed) {
    let packed = packed.load(Ordering::Relaxed);
    (sealed.load(Ordering::Relaxed) ^ packed, Packed(packed))
}

fn store([sealed, packed]: &Entry, key: u64, new: Packed) {
    sealed.store(key ^ new.0, Ordering::Relaxed);
    packed.store(new.0, Ordering::Relaxed);
}

const ENTRIES: usize = 4;

/// One replacement in this many ages another entry of the bucket.
const AGEING: u64 = 16;

/// A cache line, because memory begins at the start of a page.
type Bucket = [Entry; ENTRIES];

/// The buckets that a table begins with: 1 MiB.
const FIRST_BUCKETS: usize = 1 << 14;

/// A table doubles when one slot of this many is filled: hardly a bucket is full before.
const SLOTS_PER_ENTRY: usize = 32;

/// The memory of a table, zeroed, and how much of it is in use.
pub(crate) struct TableMemory {
    pages: MmapMut,
    extent: Extent,
}

/// How far a table has grown.
struct Extent {
    /// The buckets of so many keys that come one after another are one bucket, as a logarithm.
    shift: AtomicU32,
    filled: AtomicUsize,
    growth: Mutex<()>,
}

impl TableMemory {
    /// Maps the given number of bytes, or a little less.
    pub(crate) fn new(bytes: usize) -> io::Result<TableMemory> {
        let bucket = size_of::<Bucket>();
        let buckets = (bytes / bucket).max(1);
        let shift = (buckets / FIRST_BUCKETS).checked_ilog2().unwrap_or(0);
        Ok(TableMemory {
            pages: zeroed_pages(buckets * bucket)?,
            extent: Extent {
                shift: AtomicU32::new(shift),
                filled: AtomicUsize::new(0),
                growth: Mutex::new(()),
            },
        })
    }
}

/// The table.
pub(crate) struct Table<'a> {
    /// All buckets, of which the first are in use.
    buckets: &'a [Bucket],
    extent: &'a Extent,
    /// Whether goals have a limit of plies.
    limited: bool,
}

impl<'a> Table<'a> {
    /// Uses memory as a table, for goals with a limit of plies or for others, but not for both.
    pub(crate) fn new(memory: &'a mut TableMemory, limited: bool) -> Table<'a> {
        let buckets = <[Bucket]>::mut_from_bytes(&mut memory.pages);
        Table {
            buckets: buckets.expect("memory is made of whole buckets and pages are aligned"),
            extent: &memory.extent,
            limited,
        }
    }

    /// Fetches the bucket of a key into the cache, and returns some of its bits so that the fetch
    /// is not optimised away.
    #[inline]
    pub(crate) fn touch(&self, key: u64) -> u64 {
        self.bucket(key)[0][1].load(Ordering::Relaxed)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        self.bucket_at(key, self.extent.shift.load(Ordering::Relaxed))
    }

    #[inline]
    fn bucket_at(&self, key: u64, shift: u32) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> u64::BITS;
        &self.buckets[index as usize >> shift]
    }

    /// Returns the buckets in use.
    fn used(&self) -> &[Bucket] {
        let shift = self.extent.shift.load(Ordering::Relaxed);
        &self.buckets[..=(self.buckets.len() - 1) >> shift]
    }

    /// Doubles the buckets in use, unless another thread does. Each bucket becomes two, from the
    /// last on, so that no place is needed twice. What other threads look for or store meanwhile
    /// may be lost.
    fn grow(&self) {
        let shift = self.extent.shift.load(Ordering::Relaxed);
        let Ok(_growth) = self.extent.growth.try_lock() else {
            return;
        };
        if self.extent.shift.load(Ordering::Relaxed) != shift {
            return;
        }
        for bucket in self.used().iter().rev() {
            let entries = bucket.each_ref().map(load);
            bucket.iter().for_each(|entry| store(entry, 0, Packed(0)));
            for (key, packed) in entries.into_iter().filter(|(_, packed)| packed.0 != 0) {
                let mut slots = self.bucket_at(key, shift - 1).iter();
                if let Some(slot) = slots.find(|slot| load(slot).1.0 == 0) {
                    store(slot, key, packed);
                }
            }
        }
        self.extent.shift.store(shift - 1, Ordering::Relaxed);
    }

    /// Returns what holds on every path for a position with the given plies left (0 without a
    /// limit), and the entry's tag.
    #[inline]
    pub(crate) fn get(&self, key: u64, left: u8) -> Option<(NodeState, Tag)> {
        let mut open = None;
        for (packed, state) in self.entries(key) {
            let tag = packed.tag();
            let holds = match state {
                _ if !self.limited => tag == 0 || matches!(state, NodeState::Open(_)),
                NodeState::Open(_) => tag == left,
                NodeState::Proved { .. } => tag <= left,
                NodeState::Disproved { .. } => tag >= left,
            };
            match state {
                NodeState::Open(_) if holds => open = Some((state, tag)),
                _ if holds => return Some((state, tag)),
                _ => {}
            }
        }
        open
    }

    /// Tells whether a disproof is stored under a key that stands for `count` positions as well.
    pub(crate) fn is_disproved_after(&self, key: u64, count: Tag) -> bool {
        self.entries(key)
            .any(|(packed, state)| state == NodeState::DISPROVED && packed.tag() == count)
    }

    #[inline]
    fn entries(&self, key: u64) -> impl Iterator<Item = (Packed, NodeState)> {
        let entries = self.bucket(key).iter().map(load);
        entries.filter_map(move |(of, packed)| {
            let state = packed.state().filter(|_| of == key)?;
            Some((packed, state))
        })
    }

    /// Stores a state that took some nodes to find out. Decided states are never overwritten by
    /// others under the same key.
    pub(crate) fn put(&self, key: u64, tag: Tag, state: NodeState, nodes: u64) {
        for entry in self.bucket(key) {
            let (of, packed) = load(entry);
            let old = packed.state().filter(|_| of == key);
            if let Some(old) = old
                && (!self.limited || packed.tag() == tag)
            {
                if replaces(state, old) {
                    let cost = packed.cost().and(nodes);
                    store(entry, key, Packed::new(state, tag, cost));
                }
                return;
            }
        }
        self.insert(key, Packed::new(state, tag, Cost::of(nodes)));
    }

    fn insert(&self, key: u64, packed: Packed) {
        let bucket = self.bucket(key);
        let old = || bucket.iter().map(|entry| load(entry).1);
        if let Some(free) = old().position(|old| old.state().is_none()) {
            store(&bucket[free], key, packed);
            let filled = self.extent.filled.fetch_add(1, Ordering::Relaxed) + 1;
            if self.is_small_for(filled) {
                self.grow();
            }
            return;
        }
        let cheapest = old().map(Packed::cost).zip(0..).min();
        replace(bucket, cheapest.map_or(0, |(_, place)| place), key, packed);
    }

    /// Tells whether the table has to grow, and can, when it has this many entries.
    fn is_small_for(&self, entries: usize) -> bool {
        let shift = self.extent.shift.load(Ordering::Relaxed);
        shift > 0 && entries.saturating_mul(SLOTS_PER_ENTRY) > self.used().len() * ENTRIES
    }

    /// Writes all entries: their number and the words of each, little-endian.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let entries = || self.used().iter().flatten().map(load);
        let filled = || entries().filter(|(_, packed)| packed.state().is_some());
        out.write_all(&(filled().count() as u64).to_le_bytes())?;
        for (key, packed) in filled() {
            out.write_all([key, packed.0].map(u64::to_le).as_bytes())?;
        }
        Ok(())
    }

    /// Puts the entries that [`write`](Table::write) wrote into the empty table, which may have
    /// another size.
    pub(crate) fn read(&self, input: &mut dyn Read) -> io::Result<()> {
        let mut word = || {
            let mut bytes = [0; size_of::<u64>()];
            input.read_exact(&mut bytes)?;
            io::Result::Ok(u64::from_le_bytes(bytes))
        };
        let count = word()?;
        while self.is_small_for(count as usize) {
            let shift = self.extent.shift.load(Ordering::Relaxed);
            self.extent.shift.store(shift - 1, Ordering::Relaxed);
        }
        for _ in 0..count {
            let (key, packed) = (word()?, word()?);
            self.insert(key, Packed(packed));
        }
        Ok(())
    }
}

fn replaces(new: NodeState, old: NodeState) -> bool {
    match (new, old) {
        (_, NodeState::Open(_)) => true,
        (NodeState::Proved { plies }, NodeState::Proved { plies: old }) => plies < old,
        _ => false,
    }
}

/// Puts an entry in the place of another. Now and then it also ages one of the bucket's others.
fn replace(bucket: &Bucket, place: usize, key: u64, packed: Packed) {
    let (old, _) = load(&bucket[place]);
    store(&bucket[place], key, packed);
    // The bits of the replaced key serve as a random number.
    if old % AGEING == 0 {
        let other = place + 1 + (old / AGEING) as usize % (ENTRIES - 1);
        let entry = &bucket[other % ENTRIES];
        let (of, packed) = load(entry);
        let work = Cost(packed.cost().0.saturating_sub(1));
        store(entry, of, packed.with_cost(work));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(proof: u32, disproof: u32) -> NodeState {
        NodeState::Open(ProofNumbers { proof, disproof })
    }

    #[test]
    fn facts_survive_packing() {
        let states = [
            open(1, (1 << 19) - 1),
            open(0x7_ffff << 13, 77),
            NodeState::Proved { plies: u16::MAX },
            NodeState::DISPROVED,
        ];
        for state in states {
            for tag in [0, 1, 255] {
                let packed = Packed::new(state, tag, Cost::of(1000));
                assert_eq!((packed.state(), packed.tag()), (Some(state), tag));
                assert_eq!(packed.cost(), Cost::of(1000));
                let cheaper = packed.with_cost(Cost(0));
                assert_eq!((cheaper.state(), cheaper.tag()), (Some(state), tag));
            }
        }
    }

    #[test]
    fn large_numbers_lose_only_low_bits() {
        for number in [1 << 19, (1 << 19) + 1, 99_999_999, ProofNumbers::GREATEST] {
            let rounded = unpack_number(pack_number(number));
            assert!(rounded <= number && number - rounded < number >> 18);
        }
    }

    #[test]
    fn work_grows_with_nodes() {
        let works: Vec<Cost> = (0..40).map(|bits| Cost::of(3 << bits >> 1)).collect();
        assert!(works.is_sorted() && works[0] < works[20]);
        for nodes in [1, 2, 3, 100, 1 << 20] {
            assert_eq!(Cost::of(Cost::of(nodes).nodes()), Cost::of(nodes));
        }
    }

    #[test]
    fn decided_states_are_not_overwritten() {
        let mut memory = TableMemory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        let key = 12345;
        table.put(key, 3, open(2, 9), 1);
        assert_eq!(table.get(key, 0), Some((open(2, 9), 3)));
        table.put(key, 0, NodeState::Proved { plies: 7 }, 1);
        table.put(key, 0, open(1, 1), 1);
        table.put(key, 0, NodeState::Proved { plies: 9 }, 1);
        assert_eq!(table.get(key, 0), Some((NodeState::Proved { plies: 7 }, 0)));
        assert_eq!(table.get(12346, 0), None);
    }

    #[test]
    fn a_table_grows_and_keeps_its_entries() {
        let mut memory = TableMemory::new(100 << 20).unwrap();
        let table = Table::new(&mut memory, false);
        let keys = |count| (1..=count).map(loa::Random::mix);
        let mut sizes = Vec::new();
        for (key, number) in keys(110_000).zip(1..) {
            table.put(key, 0, open(number, 1), 1);
            sizes.push(table.used().len());
        }
        let is_there = |(key, number)| table.get(key, 0) == Some((open(number, 1), 0));
        let there = keys(110_000).zip(1..).filter(|it| is_there(*it));
        assert!(there.count() > 109_995, "few shared a full bucket");
        let all = table.buckets.len();
        assert!(sizes[0] * size_of::<Bucket>() < 2 << 20 && sizes.is_sorted());
        assert_eq!(sizes.last(), Some(&all));
    }

    #[test]
    fn a_dependent_disproof_is_found_only_as_such() {
        let mut memory = TableMemory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        table.put(5, 4, NodeState::DISPROVED, 1);
        assert_eq!(table.get(5, 0), None);
        assert!(table.is_disproved_after(5, 4));
        assert!(!table.is_disproved_after(5, 3));
    }

    #[test]
    fn with_a_limit_proofs_hold_for_more_plies_and_disproofs_for_fewer() {
        let mut memory = TableMemory::new(64).unwrap();
        let table = Table::new(&mut memory, true);
        let state = |left| table.get(8, left).map(|(state, _)| state);
        table.put(8, 5, NodeState::DISPROVED, 1);
        table.put(8, 9, NodeState::Proved { plies: 8 }, 1);
        table.put(8, 7, open(3, 4), 1);
        assert_eq!(state(4), Some(NodeState::DISPROVED));
        assert_eq!(state(5), Some(NodeState::DISPROVED));
        assert_eq!(state(6), None);
        assert_eq!(state(7), Some(open(3, 4)));
        assert_eq!(state(9), Some(NodeState::Proved { plies: 8 }));
        assert_eq!(state(10), Some(NodeState::Proved { plies: 8 }));
    }

    #[test]
    fn entries_that_cost_more_work_survive_in_a_full_bucket() {
        let mut memory = TableMemory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        table.put(1, 0, open(1, 1), 1 << 20);
        for key in 2..12 {
            table.put(key, 0, open(1, 1), 1);
        }
        assert!(table.get(1, 0).is_some());
        assert!(table.get(11, 0).is_some(), "the newest is kept");
    }
}
