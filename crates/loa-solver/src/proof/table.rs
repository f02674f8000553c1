//! What the search remembers: a table of bounded size that threads share.
//!
//! An entry is two words: the facts, and the key xor the facts. A torn entry, half of it from one
//! thread and half from another, so has no key that anybody asks for, and no locks are needed. A
//! bucket of four entries fills a cache line. A new entry takes an empty place of its bucket,
//! else that of the entry that took the least work; the others' work counts a little less each
//! time so that nothing stays for ever.

use crate::proof::keys::Key;
use crate::proof::numbers::Numbers;
use memmap2::MmapMut;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use zerocopy::{FromBytes, IntoBytes, KnownLayout};

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// Not decided yet.
    Open(Numbers),
    /// The attacker wins in so many plies at most.
    Proved { plies: u16 },
    /// The attacker does not win.
    Disproved,
}

/// What an entry says besides its fact.
///
/// Of claims with a limit of plies: how many are left. Of others: on how many of the positions
/// that came before it a disproof leans, 0 for one that holds everywhere. With an open fact it
/// hints at a disproof that leans, kept elsewhere; see [`Key::after`].
pub(crate) type Tag = u8;

/// How much an entry cost to find out, as a logarithm: what keeps it in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Work(u8);

impl Work {
    const MOST: u8 = 63;

    pub(crate) fn of(nodes: u64) -> Work {
        let bits = u64::BITS - nodes.leading_zeros();
        // Half octaves.
        let half = (nodes << 1 >> bits.saturating_sub(1) & 1) as u32 & u32::from(bits > 1);
        let halves = 2 * bits + half;
        Work(halves.min(u32::from(Work::MOST)) as u8)
    }

    fn nodes(self) -> u64 {
        let power = 1u64 << (self.0 / 2) >> 1;
        power + if self.0 % 2 == 1 { power / 2 } else { 0 }
    }

    fn and(self, nodes: u64) -> Work {
        Work::of(self.nodes().saturating_add(nodes)).max(self)
    }
}

const OPEN: u64 = 1;
const PROVED: u64 = 2;
const DISPROVED: u64 = 3;

/// Packs the number of an open fact into 24 bits, rounded down to the 19 leading ones.
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

/// An entry's facts, packed: two bits of kind, six of work, eight of tag, then twice 24 bits.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(fact: Fact, tag: Tag, work: Work) -> Packed {
        let (kind, low, high) = match fact {
            Fact::Open(numbers) => (
                OPEN,
                pack_number(numbers.proof),
                pack_number(numbers.disproof),
            ),
            Fact::Proved { plies } => (PROVED, u64::from(plies), 0),
            Fact::Disproved => (DISPROVED, 0, 0),
        };
        Packed(
            kind | u64::from(work.0) << 2
                | u64::from(tag) << 8
                | low << 16
                | high << (16 + NUMBER_BITS),
        )
    }

    /// The fact; `None` where no entry is.
    fn fact(self) -> Option<Fact> {
        Some(match self.0 & 3 {
            0 => return None,
            OPEN => Fact::Open(Numbers {
                proof: unpack_number(self.0 >> 16),
                disproof: unpack_number(self.0 >> (16 + NUMBER_BITS)),
            }),
            PROVED => Fact::Proved {
                plies: (self.0 >> 16) as u16,
            },
            _ => Fact::Disproved,
        })
    }

    fn work(self) -> Work {
        Work((self.0 >> 2) as u8 & Work::MOST)
    }

    fn tag(self) -> Tag {
        (self.0 >> 8) as u8
    }

    fn with_work(self, work: Work) -> Packed {
        Packed(self.0 & !(u64::from(Work::MOST) << 2) | u64::from(work.0) << 2)
    }
}

#[derive(FromBytes, IntoBytes, KnownLayout)]
#[repr(C)]
struct Entry {
    sealed: AtomicU64,
    packed: AtomicU64,
}

impl Entry {
    #[inline]
    fn load(&self) -> (Key, Packed) {
        let packed = self.packed.load(Ordering::Relaxed);
        (
            Key(self.sealed.load(Ordering::Relaxed) ^ packed),
            Packed(packed),
        )
    }

    fn store(&self, key: Key, packed: Packed) {
        self.sealed.store(key.0 ^ packed.0, Ordering::Relaxed);
        self.packed.store(packed.0, Ordering::Relaxed);
    }
}

const ENTRIES: usize = 4;

/// One replacement in so many lets another entry of the bucket age.
const AGEING: u64 = 16;

#[derive(FromBytes, IntoBytes, KnownLayout)]
#[repr(C, align(64))]
struct Bucket([Entry; ENTRIES]);

/// The memory of a table, all zero at first.
///
/// It comes from the system directly: pages of 2 MB save half of the time of a search, and it
/// costs nothing until it is used.
pub(crate) struct Memory(MmapMut);

impl Memory {
    /// Takes so many bytes, or a little less.
    pub(crate) fn new(bytes: usize) -> io::Result<Memory> {
        let bucket = size_of::<Bucket>();
        let map = MmapMut::map_anon((bytes / bucket).max(1) * bucket)?;
        #[cfg(target_os = "linux")]
        if map.len() >= 1 << 21 {
            // Where the system has none, small pages do.
            let _ = map.advise(memmap2::Advice::HugePage);
        }
        Ok(Memory(map))
    }
}

/// The table.
pub(crate) struct Table<'a> {
    buckets: &'a [Bucket],
    /// Whether claims have a limit of plies.
    limited: bool,
}

impl<'a> Table<'a> {
    /// Sees memory as a table, for claims with a limit of plies or for others: of one kind always.
    pub(crate) fn new(memory: &'a mut Memory, limited: bool) -> Table<'a> {
        let buckets = <[Bucket]>::mut_from_bytes(&mut memory.0);
        Table {
            buckets: buckets.expect("memory is made of whole buckets and pages are aligned"),
            limited,
        }
    }

    /// Fetches the entry of a key from memory and returns some bits of it, for nothing: asking for
    /// many entries first and looking at them then takes the time of asking for one.
    #[inline]
    pub(crate) fn touch(&self, key: Key) -> u64 {
        self.bucket(key).0[0].packed.load(Ordering::Relaxed)
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        let place = (u128::from(key.0) * self.buckets.len() as u128) >> u64::BITS;
        &self.buckets[place as usize]
    }

    /// Returns what is known everywhere of a position with so many plies left (0 without limit),
    /// and the entry's tag.
    #[inline]
    pub(crate) fn get(&self, key: Key, left: u8) -> Option<(Fact, Tag)> {
        let mut open = None;
        for (packed, fact) in self.entries(key) {
            let tag = packed.tag();
            let holds = match fact {
                _ if !self.limited => tag == 0 || matches!(fact, Fact::Open(_)),
                Fact::Open(_) => tag == left,
                Fact::Proved { .. } => tag <= left,
                Fact::Disproved => tag >= left,
            };
            match fact {
                Fact::Open(_) if holds => open = Some((fact, tag)),
                _ if holds => return Some((fact, tag)),
                _ => {}
            }
        }
        open
    }

    /// Tells whether a disproof that leans on so many positions is kept under their key.
    pub(crate) fn is_disproved_after(&self, key: Key, leans: Tag) -> bool {
        self.entries(key)
            .any(|(packed, fact)| fact == Fact::Disproved && packed.tag() == leans)
    }

    #[inline]
    fn entries(&self, key: Key) -> impl Iterator<Item = (Packed, Fact)> {
        let entries = self.bucket(key).0.iter().map(Entry::load);
        entries.filter_map(move |(of, packed)| {
            let fact = packed.fact().filter(|_| of == key)?;
            Some((packed, fact))
        })
    }

    /// Keeps a fact that took so many nodes to find out. What is decided stays so.
    pub(crate) fn put(&self, key: Key, tag: Tag, fact: Fact, nodes: u64) {
        let bucket = self.bucket(key);
        let mut cheapest = (Work(Work::MOST), 0);
        for (place, entry) in bucket.0.iter().enumerate() {
            let (of, packed) = entry.load();
            let Some(old) = packed.fact() else {
                entry.store(key, Packed::new(fact, tag, Work::of(nodes)));
                return;
            };
            if of == key && (!self.limited || packed.tag() == tag) {
                if fact.replaces(old) {
                    entry.store(key, Packed::new(fact, tag, packed.work().and(nodes)));
                }
                return;
            }
            cheapest = cheapest.min((packed.work(), place));
        }
        bucket.replace(cheapest.1, key, Packed::new(fact, tag, Work::of(nodes)));
    }
}

impl Fact {
    fn replaces(self, old: Fact) -> bool {
        match (self, old) {
            (_, Fact::Open(_)) => true,
            (Fact::Proved { plies }, Fact::Proved { plies: old }) => plies < old,
            _ => false,
        }
    }
}

impl Bucket {
    fn replace(&self, place: usize, key: Key, packed: Packed) {
        let (old, _) = self.0[place].load();
        self.0[place].store(key, packed);
        // The bits of the key that leaves are as good as drawn by lot.
        if old.0 % AGEING == 0 {
            let other = place + 1 + (old.0 / AGEING) as usize % (ENTRIES - 1);
            let entry = &self.0[other % ENTRIES];
            let (of, packed) = entry.load();
            entry.store(
                of,
                packed.with_work(Work(packed.work().0.saturating_sub(1))),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(proof: u32, disproof: u32) -> Fact {
        Fact::Open(Numbers::open(proof, disproof))
    }

    #[test]
    fn facts_survive_packing() {
        let facts = [
            open(1, (1 << 19) - 1),
            open(0x7_ffff << 13, 77),
            Fact::Proved { plies: u16::MAX },
            Fact::Disproved,
        ];
        for fact in facts {
            for tag in [0, 1, 255] {
                let packed = Packed::new(fact, tag, Work::of(1000));
                assert_eq!((packed.fact(), packed.tag()), (Some(fact), tag));
                assert_eq!(packed.work(), Work::of(1000));
                let cheaper = packed.with_work(Work(0));
                assert_eq!((cheaper.fact(), cheaper.tag()), (Some(fact), tag));
            }
        }
    }

    #[test]
    fn great_numbers_are_rounded_down_a_little() {
        for number in [1 << 19, (1 << 19) + 1, 99_999_999, Numbers::GREATEST] {
            let rounded = unpack_number(pack_number(number));
            assert!(rounded <= number && number - rounded < number >> 18);
        }
    }

    #[test]
    fn work_grows_with_nodes() {
        let works: Vec<Work> = (0..40).map(|bits| Work::of(3 << bits >> 1)).collect();
        assert!(works.is_sorted() && works[0] < works[20]);
        for nodes in [1, 2, 3, 100, 1 << 20] {
            assert_eq!(Work::of(Work::of(nodes).nodes()), Work::of(nodes));
        }
    }

    #[test]
    fn what_is_decided_stays_decided() {
        let mut memory = Memory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        let key = Key(12345);
        table.put(key, 3, open(2, 9), 1);
        assert_eq!(table.get(key, 0), Some((open(2, 9), 3)));
        table.put(key, 0, Fact::Proved { plies: 7 }, 1);
        table.put(key, 0, open(1, 1), 1);
        table.put(key, 0, Fact::Proved { plies: 9 }, 1);
        assert_eq!(table.get(key, 0), Some((Fact::Proved { plies: 7 }, 0)));
        assert_eq!(table.get(Key(12346), 0), None);
    }

    #[test]
    fn a_disproof_that_leans_is_found_only_as_such() {
        let mut memory = Memory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        table.put(Key(5), 4, Fact::Disproved, 1);
        assert_eq!(table.get(Key(5), 0), None);
        assert!(table.is_disproved_after(Key(5), 4));
        assert!(!table.is_disproved_after(Key(5), 3));
    }

    #[test]
    fn with_a_limit_proofs_hold_for_more_plies_and_disproofs_for_fewer() {
        let mut memory = Memory::new(64).unwrap();
        let table = Table::new(&mut memory, true);
        let fact = |left| table.get(Key(8), left).map(|(fact, _)| fact);
        table.put(Key(8), 5, Fact::Disproved, 1);
        table.put(Key(8), 9, Fact::Proved { plies: 8 }, 1);
        table.put(Key(8), 7, open(3, 4), 1);
        assert_eq!(fact(4), Some(Fact::Disproved));
        assert_eq!(fact(5), Some(Fact::Disproved));
        assert_eq!(fact(6), None);
        assert_eq!(fact(7), Some(open(3, 4)));
        assert_eq!(fact(9), Some(Fact::Proved { plies: 8 }));
        assert_eq!(fact(10), Some(Fact::Proved { plies: 8 }));
    }

    #[test]
    fn the_costly_outlives_the_cheap_in_a_full_table() {
        let mut memory = Memory::new(64).unwrap();
        let table = Table::new(&mut memory, false);
        table.put(Key(1), 0, open(1, 1), 1 << 20);
        for key in 2..12 {
            table.put(Key(key), 0, open(1, 1), 1);
        }
        assert!(table.get(Key(1), 0).is_some());
        assert!(table.get(Key(11), 0).is_some(), "the newest is kept");
    }
}
