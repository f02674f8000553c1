//! The transposition table of the proof search: of bounded size, shared by threads without locks.
//!
//! An entry is two words: the state, and the key xor the state. A torn entry, half of it from each
//! of two threads, thus matches no key. A bucket of four entries fills a cache line. A new entry
//! takes an empty slot of its bucket, or else replaces the entry that cost the least work; the
//! others' work ages a little so that nothing stays for ever.

use crate::pages::zeroed_pages;
use loa_pns::{NodeState, ProofNumbers};
use memmap2::MmapMut;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use zerocopy::FromBytes;

/// What an entry holds besides a state.
///
/// With a limit of plies: the plies left. Without: on how many of the positions before it a
/// disproof depends, 0 for none. With an open state it is a hint at a dependent disproof, which is
/// stored under its [`dependent_key`](crate::proof::keys::dependent_key).
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

/// The memory of a table, zeroed.
pub(crate) struct TableMemory(MmapMut);

impl TableMemory {
    /// Maps the given number of bytes, or a little less.
    pub(crate) fn new(bytes: usize) -> io::Result<TableMemory> {
        let bucket = size_of::<Bucket>();
        zeroed_pages((bytes / bucket).max(1) * bucket).map(TableMemory)
    }
}

/// The table.
pub(crate) struct Table<'a> {
    buckets: &'a [Bucket],
    /// Whether goals have a limit of plies.
    limited: bool,
}

impl<'a> Table<'a> {
    /// Uses memory as a table, for goals with a limit of plies or for others, but not for both.
    pub(crate) fn new(memory: &'a mut TableMemory, limited: bool) -> Table<'a> {
        let buckets = <[Bucket]>::mut_from_bytes(&mut memory.0);
        Table {
            buckets: buckets.expect("memory is made of whole buckets and pages are aligned"),
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
        let index = (u128::from(key) * self.buckets.len() as u128) >> u64::BITS;
        &self.buckets[index as usize]
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
        let bucket = self.bucket(key);
        let mut cheapest = (Cost(Cost::MOST), 0);
        for (place, entry) in bucket.iter().enumerate() {
            let (of, packed) = load(entry);
            let Some(old) = packed.state() else {
                store(entry, key, Packed::new(state, tag, Cost::of(nodes)));
                return;
            };
            if of == key && (!self.limited || packed.tag() == tag) {
                if replaces(state, old) {
                    store(
                        entry,
                        key,
                        Packed::new(state, tag, packed.cost().and(nodes)),
                    );
                }
                return;
            }
            cheapest = cheapest.min((packed.cost(), place));
        }
        replace(
            bucket,
            cheapest.1,
            key,
            Packed::new(state, tag, Cost::of(nodes)),
        );
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
