use crate::stack::mix;

/// Evaluation noise: a small random number for each position, always the same one.
///
/// It has the effect of a random choice between moves of about equal value: other seeds prefer
/// other moves, and a search never contradicts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noise {
    seed: u64,
    points: u64,
}

impl Noise {
    /// Makes noise of up to `points` either way; 0 for none.
    pub(crate) fn new(seed: u64, points: u16) -> Noise {
        Noise {
            seed: mix(seed),
            points: u64::from(points),
        }
    }

    /// Returns the noise of the position with a key.
    #[inline]
    pub(crate) fn at(&self, key: u64) -> i32 {
        if self.points == 0 {
            return 0;
        }
        let random = mix(key ^ self.seed) >> 32;
        let below = (random * (2 * self.points + 1)) >> 32;
        below as i32 - self.points as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stays_in_range_and_uses_all_of_it() {
        let noise = Noise::new(7, 3);
        let mut seen = [0; 7];
        for key in 0..700 {
            seen[(noise.at(key) + 3) as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 50));
    }

    #[test]
    fn depends_on_the_seed_alone() {
        assert_eq!(Noise::new(1, 100).at(5), Noise::new(1, 100).at(5));
        assert!((0..10).any(|key| Noise::new(1, 100).at(key) != Noise::new(2, 100).at(key)));
        assert_eq!(Noise::new(9, 0).at(5), 0);
    }
}
