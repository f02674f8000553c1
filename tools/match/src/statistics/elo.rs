/// Returns the score that an Elo difference stands for.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns the Elo difference that a score stands for; infinite where everything, or nothing, was
/// won.
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition with round numbers: 10 to 1 is 400, 3 to 1 is 400 log10(3).
    #[test]
    fn known_differences() {
        for (score, elo) in [(0.5, 0.0), (10.0 / 11.0, 400.0), (0.75, 190.848_501_9)] {
            assert!((elo_of_score(score) - elo).abs() < 1e-6, "{score}");
            assert!((score_of_elo(elo) - score).abs() < 1e-9, "{elo}");
        }
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
    }

    proptest! {
        #[test]
        fn there_and_back(elo in -1500.0..1500.0_f64) {
            prop_assert!((elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-6);
        }
    }
}
