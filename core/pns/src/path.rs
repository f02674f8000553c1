const COUNTERS: usize = 1 << 12;

/// The keys of the nodes from the root to the current one, the root's first.
#[derive(Debug)]
pub struct Path {
    keys: Vec<u64>,
    /// The sum of the keys before each index, and of all.
    sums: Vec<u64>,
    /// How many keys share their lowest bits: a quick test for keys that are not there.
    counters: Box<[u16; COUNTERS]>,
}

impl Path {
    pub(crate) fn new() -> Path {
        Path {
            keys: Vec::new(),
            sums: vec![0],
            counters: Box::new([0; COUNTERS]),
        }
    }

    /// Returns the number of nodes.
    #[inline]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Tells whether the search is at the root, before its visit.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    pub(crate) fn push(&mut self, key: u64) {
        self.sums.push(self.sum_of_all().wrapping_add(key));
        self.keys.push(key);
        self.counters[counter(key)] += 1;
    }

    pub(crate) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.sums.pop();
            self.counters[counter(key)] -= 1;
        }
    }

    /// Returns the index of a node on the path.
    #[inline]
    pub(crate) fn index(&self, key: u64) -> Option<usize> {
        if self.counters[counter(key)] == 0 {
            return None;
        }
        self.keys.iter().rposition(|other| *other == key)
    }

    /// Returns a hash of the set of the last `count` nodes; `None` if the path is shorter.
    pub fn hash_of_last(&self, count: usize) -> Option<u64> {
        let before = self.sums[self.keys.len().checked_sub(count)?];
        Some(self.sum_of_all().wrapping_sub(before))
    }

    fn sum_of_all(&self) -> u64 {
        self.sums[self.keys.len()]
    }
}

#[inline]
fn counter(key: u64) -> usize {
    key as usize % COUNTERS
}
