use crate::cells::{Cells, each};

/// The sets of a fixed number of the lowest cells in ascending order, and the rank of each in that
/// order (the combinatorial number system).
pub(crate) struct Combinations {
    sets: Vec<Cells>,
    /// What sets add up to their ranks; on many cells, that is added up cell by cell.
    halves: Option<Halves>,
}

/// The ranks of sets on few cells, by the halves of the sets.
struct Halves {
    low_bits: u32,
    /// For each low half of a set: what it adds to the rank, above 8 bits that count its cells.
    low: Vec<u32>,
    /// For each high half, after each number of cells in the low half: what it adds to the rank.
    high: Vec<u32>,
    high_bits: u32,
}

const COUNT_BITS: u32 = 8;

/// The most cells whose sets are looked up by halves. On more cells the tables would outgrow the
/// caches, and sets that can be numbered have few cells: they are looked up cell by cell.
pub(crate) const MAX_IN_HALVES: u32 = 30;

impl Combinations {
    /// Makes the sets of `chosen` of the lowest `cells` cells.
    ///
    /// # Panics
    /// When there are more cells than [`Cells`] has bits, fewer cells than to choose, or more sets
    /// than 32 bits can number.
    pub(crate) fn new(cells: u32, chosen: u32) -> Combinations {
        assert!(cells <= Cells::BITS && chosen <= cells);
        assert!(u32::try_from(choose(cells, chosen)).is_ok());
        Combinations {
            sets: ascending(cells, chosen),
            halves: (cells <= MAX_IN_HALVES).then(|| Halves::new(cells, chosen)),
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
    #[inline(always)]
    pub(crate) fn rank(&self, set: Cells) -> usize {
        match &self.halves {
            Some(halves) => halves.rank(set) as usize,
            None => rank_by_cells(set),
        }
    }
}

impl Halves {
    fn new(cells: u32, chosen: u32) -> Halves {
        let low_bits = cells.div_ceil(2);
        let high_bits = cells - low_bits;
        let low = (0..1 << low_bits)
            .map(|half| (rank_of(half, 0, 0) as u32) << COUNT_BITS | half.count_ones())
            .collect();
        let high = (0..=chosen)
            .flat_map(|below| {
                (0..1 << high_bits).map(move |half: Cells| {
                    let fits = half.count_ones() + below == chosen;
                    if fits {
                        rank_of(half, low_bits, below) as u32
                    } else {
                        0
                    }
                })
            })
            .collect();
        Halves {
            low_bits,
            low,
            high,
            high_bits,
        }
    }

    #[inline]
    fn rank(&self, set: Cells) -> u32 {
        let low = self.low[(set & ((1 << self.low_bits) - 1)) as usize];
        let below = low & ((1 << COUNT_BITS) - 1);
        let half = ((below as usize) << self.high_bits) + (set >> self.low_bits) as usize;
        (low >> COUNT_BITS) + self.high[half]
    }
}

/// Adds up what each cell of a set adds to its rank. A call of its own keeps
/// [`Combinations::rank`] short, so that it is inlined for small boards.
#[inline(never)]
fn rank_by_cells(set: Cells) -> usize {
    rank_of(set, 0, 0) as usize
}

/// Returns what the cells of a part of a set, which begins with cell `first`, add to the rank of
/// the set, which has `below` cells before them.
pub(crate) fn rank_of(part: Cells, first: u32, below: u32) -> u64 {
    let numbered = each(part).zip(below + 1..);
    numbered.map(|(cell, nth)| choose(first + cell, nth)).sum()
}

/// The most cells to choose from.
const MAX_CELLS: usize = Cells::BITS as usize;

/// Pascal's triangle.
static CHOICES: [[u64; MAX_CELLS + 1]; MAX_CELLS + 1] = {
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
    let mut set = (1 << chosen) - 1;
    for _ in 0..count {
        sets.push(set);
        set = next_of_same_size(set);
    }
    sets
}

/// Returns the next greater number with as many bits set (Gosper); after the greatest one, any.
fn next_of_same_size(set: Cells) -> Cells {
    if set == 0 {
        return 0;
    }
    let lowest = set & set.wrapping_neg();
    let ripple = set.wrapping_add(lowest);
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
                let listed: Vec<Cells> = (0..1 << cells)
                    .filter(|set: &Cells| set.count_ones() == chosen)
                    .collect();
                assert_eq!(combinations.sets(), listed);
                for (rank, set) in listed.iter().enumerate() {
                    assert_eq!(combinations.rank(*set), rank, "{set:b} of {cells}");
                }
            }
        }
    }

    #[test]
    fn ranks_of_large_boards_follow_the_order() {
        for (cells, chosen) in [
            (30, 4),
            (31, 4),
            (36, 4),
            (49, 3),
            (63, 2),
            (64, 3),
            (64, 0),
        ] {
            let combinations = Combinations::new(cells, chosen);
            let sets = combinations.sets();
            assert_eq!(sets.len() as u64, choose(cells, chosen));
            assert!(sets.is_sorted_by(|before, after| before < after));
            assert_eq!(
                sets.last().map(|set| set.leading_zeros()),
                match chosen {
                    0 => Some(64),
                    _ => Some(64 - cells),
                }
            );
            for (rank, set) in sets.iter().enumerate() {
                assert_eq!(set.count_ones(), chosen);
                assert_eq!(combinations.rank(*set), rank, "{set:b} of {cells}");
            }
        }
    }
}
