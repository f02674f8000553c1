/// A set of numbers below a bound, a bit each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// Makes the empty set for numbers below `bound`.
    pub(super) fn new(bound: u64) -> Bits {
        Bits(vec![0; bound.div_ceil(64) as usize])
    }

    /// Puts a number in and tells whether it is new.
    pub(super) fn insert(&mut self, number: u64) -> bool {
        let word = &mut self.0[(number / 64) as usize];
        let bit = 1 << (number % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    pub(super) fn contains(&self, number: u64) -> bool {
        let word = self.0.get((number / 64) as usize);
        word.is_some_and(|word| word >> (number % 64) & 1 != 0)
    }

    /// Returns the numbers in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u64> {
        (0..).zip(&self.0).flat_map(|(at, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = u64::from(rest.trailing_zeros());
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    64 * at + bit
                })
            })
        })
    }
}
