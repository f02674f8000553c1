use loa_engine::{Score, win_chance};

/// How often a player of known strength finds the first move of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solver {
    /// The player's Elo number.
    pub elo: i32,
    /// The share of right answers, 0 to 1.
    pub share: f64,
}

/// The Elo number that perfect play counts as.
const PERFECT: i32 = 4_000;

/// Returns the rating of a puzzle: the Elo number at which the solvers, and perfect play, would be
/// expected to be right as often as they are, if the puzzle were a player who wins where they err.
pub fn puzzle_rating(solvers: &[Solver]) -> u16 {
    let perfect = Solver {
        elo: PERFECT,
        share: 1.0,
    };
    let surplus = |rating: i32| -> f64 {
        let all = solvers.iter().chain([&perfect]);
        // The odds are those of as many points of an evaluation.
        let expected = |solver: &Solver| win_chance(Score::estimate(solver.elo - rating));
        all.map(|solver| solver.share - expected(solver)).sum()
    };
    let (mut low, mut high) = (0, PERFECT);
    while low < high {
        let middle = (low + high) / 2;
        if surplus(middle) < 0.0 {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_is_where_the_expected_answers_are_the_right_ones() {
        let solver = |elo, share| Solver { elo, share };
        // Perfect play is far above it, and counts for almost nothing.
        let one = puzzle_rating(&[solver(1_000, 0.5)]);
        assert!((1_000..=1_001).contains(&one), "{one}");
        let ladder = |right: usize| -> Vec<Solver> {
            let solvers = (0..8).map(|place| {
                let is_right = place >= 8 - right;
                solver(place as i32 * 500, f64::from(u8::from(is_right)))
            });
            solvers.collect()
        };
        let ratings: Vec<u16> = (0..=8).map(|right| puzzle_rating(&ladder(right))).collect();
        assert!(
            ratings.is_sorted_by(|harder, easier| harder > easier),
            "{ratings:?}"
        );
        assert!(ratings[4].abs_diff(1_750) < 20, "{ratings:?}");
        assert!(ratings[0] < 4_000);
        assert_eq!(puzzle_rating(&[solver(0, 1.0)]), 0);
    }
}
