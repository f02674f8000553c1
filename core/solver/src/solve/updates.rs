use zerocopy::{FromBytes, FromZeros, Immutable, IntoBytes};

/// An update of the positions of a block, in one number.
pub(super) trait Update:
    Copy + Default + Send + Sync + FromBytes + FromZeros + IntoBytes + Immutable
{
}

impl Update for u32 {}

impl Update for u64 {}

/// Updates for the blocks of a tier, pushed by one thread and sorted by block before they are read.
pub(super) struct UpdateQueue<T = u32> {
    /// The block of each update, and the update.
    updates: Vec<(u32, T)>,
    sorted: SortedUpdates<T>,
    room: usize,
}

/// Updates for consecutive blocks, sorted by block.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct SortedUpdates<T = u32> {
    /// The first block.
    pub(super) first: usize,
    /// Where each block's updates begin and the last one's end, counted from any number on.
    pub(super) begins: Vec<u32>,
    pub(super) updates: Vec<T>,
}

impl<T: Update> UpdateQueue<T> {
    /// The bytes of an update, before and after sorting.
    pub(super) const UPDATE_BYTES: u64 = (size_of::<(u32, T)>() + size_of::<T>()) as u64;

    /// Makes as many queues as the current pool has threads, with room for this number of updates
    /// in all.
    pub(super) fn for_threads(room: usize) -> Vec<UpdateQueue<T>> {
        let threads = rayon::current_num_threads();
        let queue = |_| UpdateQueue::new(room.div_ceil(threads));
        (0..threads).map(queue).collect()
    }

    fn new(room: usize) -> UpdateQueue<T> {
        UpdateQueue {
            updates: Vec::with_capacity(room),
            sorted: SortedUpdates {
                updates: Vec::with_capacity(room),
                ..SortedUpdates::default()
            },
            room,
        }
    }

    /// Tells whether there is room for a block's updates.
    pub(super) fn has_room_for(&self, updates: usize) -> bool {
        self.updates.is_empty() || self.updates.len() + updates <= self.room
    }

    #[inline]
    pub(super) fn push(&mut self, block: usize, update: T) {
        self.updates.push((block as u32, update));
    }

    /// Sorts the updates for a tier of `blocks` blocks and makes room for more. Returns their
    /// number.
    pub(super) fn sort(&mut self, blocks: usize) -> usize {
        let SortedUpdates {
            begins,
            updates: sorted,
            ..
        } = &mut self.sorted;
        begins.clear();
        begins.resize(blocks + 1, 0);
        for &(block, _) in &self.updates {
            begins[block as usize] += 1;
        }
        let mut end = 0;
        for begin in begins.iter_mut() {
            end += *begin;
            *begin = end;
        }
        sorted.resize(self.updates.len(), T::default());
        for &(block, update) in &self.updates {
            let begin = &mut begins[block as usize];
            *begin -= 1;
            sorted[*begin as usize] = update;
        }
        self.updates.clear();
        sorted.len()
    }

    /// Returns the updates that were sorted last.
    pub(super) fn sorted(&self) -> &SortedUpdates<T> {
        &self.sorted
    }
}

impl<T> SortedUpdates<T> {
    /// Returns the updates for a block.
    pub(super) fn of_block(&self, block: usize) -> &[T] {
        let begin = |at: usize| (self.begins[at] - self.begins[0]) as usize;
        let at = block - self.first;
        &self.updates[begin(at)..begin(at + 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_update_reaches_its_block() {
        let mut queue = UpdateQueue::new(16);
        let updates = [(2, 15), (0, 6), (2, 14), (5, 1)];
        for (block, update) in updates {
            queue.push(block, update);
        }
        assert_eq!(queue.sort(6), 4);
        for block in 0..6 {
            let mut got = queue.sorted().of_block(block).to_vec();
            let sent = updates.into_iter().filter(|(number, _)| *number == block);
            let mut sent: Vec<u32> = sent.map(|(_, update)| update).collect();
            got.sort_unstable();
            sent.sort_unstable();
            assert_eq!(got, sent);
        }
        assert_eq!(queue.sort(6), 0, "updates are sorted once");
    }
}
