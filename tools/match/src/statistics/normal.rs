/// How many standard deviations to either side hold 95 % of a normal distribution.
pub(super) const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// The chance to be beyond either end of such an interval.
pub(super) const ONE_TAIL: f64 = 0.025;

/// Returns the probability that a standard normal variable is at most `z`.
pub(super) fn probability_up_to(z: f64) -> f64 {
    0.5 * libm::erfc(-z / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the usual table of the normal distribution.
    #[test]
    fn table() {
        for (z, probability) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (-1.0, 0.158_655_254),
            (1.644_853_627, 0.95),
            (TWO_SIDED_95, 1.0 - ONE_TAIL),
            (3.0, 0.998_650_102),
        ] {
            assert!((probability_up_to(z) - probability).abs() < 1e-8, "{z}");
        }
    }
}
