/// A seedable generator of pseudo-random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
///
/// The same seed gives the same numbers on every machine and in every version. Not for
/// cryptography.
///
/// ```
/// use loa::{Game, Random};
///
/// let mut random = Random::new(1960);
/// let mut game = Game::default();
/// while let Some(mv) = random.choose(&game.legal_moves()) {
///     game.play(*mv)?;
/// }
/// assert!(game.status().is_over());
/// # Ok::<(), loa::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The step from one state to the next: 2^64 divided by the golden ratio, made odd. Its
    /// multiples are spread evenly over all numbers of 64 bits.
    pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// Returns the generator for a seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the generator as it is after `count` more numbers have been taken.
    #[must_use]
    pub const fn skip(self, count: u64) -> Random {
        Random(self.0.wrapping_add(count.wrapping_mul(Random::STEP)))
    }

    /// Takes the next number.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Random::STEP);
        Random::mix(self.0)
    }

    /// Takes a number below `end`; 0 if `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        ((self.next_u64() as u128 * end as u128) >> 64) as usize
    }

    /// Chooses one of several values; `None` if there are none. Takes one number either way.
    pub fn choose<'a, T>(&mut self, values: &'a [T]) -> Option<&'a T> {
        values.get(self.below(values.len()))
    }

    /// Scrambles 64 bits reversibly: the generator's output function, which makes good hash values
    /// of numbers that differ little. 0 stays 0.
    #[inline]
    pub const fn mix(bits: u64) -> u64 {
        let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }
}
