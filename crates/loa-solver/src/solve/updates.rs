/// Updates for the blocks of a tier, pushed by one thread and sorted by block before they are read.
pub(super) struct UpdateQueue {
    /// Block, set and result of each update in one number.
    updates: Vec<u64>,
    /// Where each block's updates begin after sorting.
    begins: Vec<u32>,
    sorted: Vec<u32>,
    room: usize,
}

/// A decided position, for its parents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ParentUpdate {
    /// The [code](crate::index::Blocks::code) of the pieces of the player who has just moved.
    pub(super) moved: u32,
    /// Whether the player to move wins.
    pub(super) won: bool,
}

impl ParentUpdate {
    #[inline]
    fn to_bits(self) -> u32 {
        self.moved << 1 | u32::from(self.won)
    }

    #[inline]
    pub(super) fn from_bits(bits: u32) -> ParentUpdate {
        ParentUpdate {
            moved: bits >> 1,
            won: bits & 1 == 1,
        }
    }
}

impl UpdateQueue {
    /// The bytes of an update, before and after sorting.
    pub(super) const UPDATE_BYTES: u64 = 12;

    pub(super) fn new(room: usize) -> UpdateQueue {
        UpdateQueue {
            updates: Vec::with_capacity(room),
            begins: Vec::new(),
            sorted: Vec::with_capacity(room),
            room,
        }
    }

    /// Tells whether there is room for a block's updates.
    pub(super) fn has_room_for(&self, updates: usize) -> bool {
        self.updates.is_empty() || self.updates.len() + updates <= self.room
    }

    #[inline]
    pub(super) fn push(&mut self, block: usize, update: ParentUpdate) {
        let update = u64::from(update.to_bits());
        self.updates.push((block as u64) << 32 | update);
    }

    /// Sorts the updates for a tier of `blocks` blocks and makes room for more. Returns their
    /// number.
    pub(super) fn sort(&mut self, blocks: usize) -> usize {
        let split = |update: u64| ((update >> 32) as usize, update as u32);
        sort_by_block(
            &self.updates,
            blocks,
            split,
            &mut self.begins,
            &mut self.sorted,
        );
        self.updates.clear();
        self.sorted.len()
    }

    /// The sorted updates for a block.
    pub(super) fn updates(&self, block: usize) -> impl Iterator<Item = ParentUpdate> {
        let range = self.begins[block] as usize..self.begins[block + 1] as usize;
        let updates = self.sorted[range].iter();
        updates.map(|update| ParentUpdate::from_bits(*update))
    }

    /// Returns where each block's updates begin after sorting, and where the last ones end, and the
    /// sorted updates.
    pub(super) fn sorted(&self) -> (&[u32], &[u32]) {
        (&self.begins, &self.sorted)
    }
}

/// Sorts updates by block, with a function that tells the block of each and what to keep. `begins`
/// becomes where each block's updates begin, and where the last ones end.
pub(super) fn sort_by_block<U: Copy, T: Copy + Default>(
    updates: &[U],
    blocks: usize,
    split: impl Fn(U) -> (usize, T),
    begins: &mut Vec<u32>,
    sorted: &mut Vec<T>,
) {
    begins.clear();
    begins.resize(blocks + 1, 0);
    for &update in updates {
        begins[split(update).0] += 1;
    }
    let mut end = 0;
    for begin in begins.iter_mut() {
        end += *begin;
        *begin = end;
    }
    sorted.resize(updates.len(), T::default());
    for &update in updates {
        let (block, kept) = split(update);
        begins[block] -= 1;
        sorted[begins[block] as usize] = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_update_reaches_its_block() {
        let mut queue = UpdateQueue::new(16);
        let updates = [(2, 7, true), (0, 3, false), (2, 7, false), (5, 0, true)];
        for (block, moved, won) in updates {
            queue.push(block, ParentUpdate { moved, won });
        }
        assert_eq!(queue.sort(6), 4);
        for block in 0..6 {
            let mut got: Vec<_> = queue
                .updates(block)
                .map(|l| (block, l.moved, l.won))
                .collect();
            let mut sent: Vec<_> = updates.into_iter().filter(|l| l.0 == block).collect();
            got.sort_unstable();
            sent.sort_unstable();
            assert_eq!(got, sent);
        }
        assert_eq!(queue.sort(6), 0, "updates are sorted once");
    }
}
