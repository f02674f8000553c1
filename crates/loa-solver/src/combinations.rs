use crate::cells::{Cells, each};

/// The sets of a fixed number of the lowest cells in ascending order, and the rank of each in that
/// order (the combinatorial number system).
pub(crate) struct Combinations {
    sets: Vec<Cells>,
    low_bits: u32,
    /// For each low half of a set: what it adds to the rank, above 8 bits that count its cells.
    low: Vec<u32>,
    /// For each high half, after each number of cells in the low half: what it adds to the rank.
    high: Vec<u32>,
    high_bits: u32,
}

const COUNT_BITS: u32 = 8;

impl Combinations {
    /// Makes the sets of `chosen` of the lowest `cells` cells.
    ///
    /// # Panics
    /// When there are more than [`Cells`] has bits, or fewer cells than to choose.
    pub(crate) fn new(cells: u32, chosen: u32) -> Combinations {
        assert!(cells <= Cells::BITS && chosen <= cells);
        let low_bits = cells.div_ceil(2);
        let high_bits = cells - low_bits;
        let low = (0..1u32 << low_bits)
            .map(|half| (rank_of(half, 0, 0) as u32) << COUNT_BITS | half.count_ones())
            .collect();
        let high = (0..=chosen)
            .flat_map(|below| {
                (0..1u32 << high_bits).map(move |half| {
                    let fits = half.count_ones() + below == chosen;
                    if fits {
                        rank_of(half, low_bits, below) as u32
                    } else {
                        0
                    }
                })
            })
            .collect();
        Combinations {
            sets: ascending(cells, chosen),
            low_bits,
            low,
            high,
            high_bits,
        }
    }

    /// The number of sets.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// All sets in order.
    pub(crate) fn sets(&self) -> &[Cells] {
        &self.sets
    }

    /// Returns the rank of a set.
    #[inline]
    pub(crate) fn rank(&self, set: Cells) -> usize {
        let low = self.low[(set & ((1 << self.low_bits) - 1)) as usize];
        let below = low & ((1 << COUNT_BITS) - 1);
        let half = (below << self.high_bits) + (set >> self.low_bits);
        ((low >> COUNT_BITS) + self.high[half as usize]) as usize
    }
}

/// Returns what the cells of a part of a set, which begins with cell `first`, add to the rank of
/// the set, which has `below` cells before them.
pub(crate) fn rank_of(part: impl Into<u64>, first: u32, below: u32) -> u64 {
    let numbered = each(part).zip(below + 1..);
    numbered.map(|(cell, nth)| choose(first + cell, nth)).sum()
}

/// The most cells that [`choose`] knows.
const MAX_CELLS: usize = 36;

/// Pascal's triangle.
const CHOICES: [[u64; MAX_CELLS + 1]; MAX_CELLS + 1] = {
    let mut table = [[0; MAX_CELLS + 1]; MAX_CELLS + 1];
    let mut n = 0;
    while n <= MAX_CELLS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Returns the number of ways to choose `chosen` of `cells`.
#[inline]
pub(crate) const fn choose(cells: u32, chosen: u32) -> u64 {
    CHOICES[cells as usize][chosen as usize]
}

fn ascending(cells: u32, chosen: u32) -> Vec<Cells> {
    let count = choose(cells, chosen) as usize;
    let mut sets = Vec::with_capacity(count);
    let mut set: u64 = (1 << chosen) - 1;
    for _ in 0..count {
        sets.push(set as Cells);
        set = next_of_same_size(set);
    }
    sets
}

/// Returns the next greater number with as many bits set (Gosper).
fn next_of_same_size(set: u64) -> u64 {
    if set == 0 {
        return 0;
    }
    let lowest = set & set.wrapping_neg();
    let ripple = set + lowest;
    ripple | ((set ^ ripple) / lowest) >> 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_follow_the_order() {
        for cells in 0..=14 {
            for chosen in 0..=cells {
                let combinations = Combinations::new(cells, chosen);
                let listed: Vec<Cells> = (0..1u32 << cells)
                    .filter(|set| set.count_ones() == chosen)
                    .collect();
                assert_eq!(combinations.sets(), listed);
                for (rank, set) in listed.iter().enumerate() {
                    assert_eq!(combinations.rank(*set), rank, "{set:b} of {cells}");
                }
            }
        }
    }

    #[test]
    fn ranks_reach_the_last_bit() {
        let combinations = Combinations::new(32, 3);
        assert_eq!(combinations.len(), 4960);
        assert_eq!(combinations.rank(0b111 << 29), 4959);
        assert_eq!(combinations.rank(0b111), 0);
    }
}
