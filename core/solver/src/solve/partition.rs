use std::ops::Range;

/// One of the processes that solve a problem. Each has consecutive blocks of every tier, as equally
/// many as possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partition {
    /// The number of this process.
    pub(super) process: usize,
    pub(super) processes: usize,
}

impl Partition {
    /// Returns those of `count` blocks that this process has.
    pub(super) fn range(self, count: usize) -> Range<usize> {
        self.range_of(self.process, count)
    }

    /// Returns those of `count` blocks that a process has.
    pub(super) fn range_of(self, process: usize, count: usize) -> Range<usize> {
        let begin = |process| (count as u128 * process as u128 / self.processes as u128) as usize;
        begin(process)..begin(process + 1)
    }

    /// Returns the other processes.
    pub(super) fn others(self) -> impl Iterator<Item = usize> {
        (0..self.processes).filter(move |process| *process != self.process)
    }

    /// Returns the process that has one of `count` blocks.
    pub(super) fn owner(self, block: usize, count: usize) -> usize {
        // The last one whose blocks begin here or before.
        (((block as u128 + 1) * self.processes as u128 - 1) / count as u128) as usize
    }

    /// Tells whether no other process helps.
    pub(super) const fn is_alone(self) -> bool {
        self.processes == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_belongs_to_one_process() {
        for processes in 1..9 {
            for count in 0..40 {
                let mut next = 0;
                for process in 0..processes {
                    let partition = Partition { process, processes };
                    let range = partition.range(count);
                    assert_eq!(range.start, next);
                    for block in range.clone() {
                        assert_eq!(partition.owner(block, count), process, "{block} of {count}");
                    }
                    next = range.end;
                }
                assert_eq!(next, count);
            }
        }
    }
}
