use loa::Position;

/// The number of slots, a power of two. With half of them or twice as many a search takes as long.
const SLOTS: usize = 1 << 15;

/// The bits of a slot that hold points; above them lie the upper bits of the position's key, whose
/// lower bits choose the slot.
const POINTS: u32 = i16::BITS;

/// What a net has evaluated of late. Positions come up again by other orders of moves and at the
/// next depth.
#[derive(Debug, Default)]
pub(crate) struct EvalCache {
    /// Empty until the first evaluation.
    slots: Vec<u64>,
}

impl EvalCache {
    /// Forgets all evaluations.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    /// Returns the points of a position if they are known, and else works them out.
    #[inline]
    pub(super) fn points(&mut self, position: &Position, work_out: impl FnOnce() -> i32) -> i32 {
        if self.slots.is_empty() {
            // An empty slot has the key of no position that occurs.
            self.slots.resize(SLOTS, u64::MAX);
        }
        let key = position.key();
        let slot = &mut self.slots[key as usize % SLOTS];
        if (*slot ^ key) >> POINTS == 0 {
            return i32::from(*slot as i16);
        }
        let points = work_out();
        if let Ok(points) = i16::try_from(points) {
            *slot = key >> POINTS << POINTS | u64::from(points.cast_unsigned());
        }
        points
    }
}

const _: () = assert!(
    SLOTS.trailing_zeros() < POINTS,
    "the whole key is compared but for one bit"
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_positions};
    use loa::Size;

    /// Any number that depends on the position.
    fn points_of(position: &Position) -> i32 {
        (position.key() % 100_000) as i32 - 50_000
    }

    #[test]
    fn positions_keep_their_own_points() {
        let mut cache = EvalCache::default();
        let mut random = Random::new(3);
        let (mut asked, mut worked_out) = (0, 0);
        for _ in 0..2 {
            for position in random_positions(&mut random, Size::STANDARD, 2_000) {
                for _ in 0..2 {
                    let points = cache.points(&position, || {
                        worked_out += 1;
                        points_of(&position)
                    });
                    assert_eq!(points, points_of(&position));
                    asked += 1;
                }
            }
            cache.clear();
        }
        assert!(worked_out < asked * 3 / 4, "{worked_out} of {asked}");
        assert!(worked_out > asked / 2, "points beyond 16 bits are not kept");
    }
}
