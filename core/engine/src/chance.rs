use crate::Score;

/// The number of points that makes the odds ten times better: with 100 points ahead, 64 of 100
/// games are won.
///
/// The weights of the evaluation are fitted to this scale, for players as strong as those of the
/// games used.
pub const POINTS_FOR_TENFOLD_ODDS: f64 = 400.0;

/// Returns the share of games, 0 to 1, that the side to move can be expected to win, draws counted
/// half. Proven results are certain. The same on every computer.
pub fn win_chance(score: Score) -> f64 {
    match (score.win_plies(), score.loss_plies()) {
        (Some(_), _) => 1.0,
        (_, Some(_)) => 0.0,
        _ => {
            let tenfold = f64::from(score.points()) / POINTS_FOR_TENFOLD_ODDS;
            // The function for powers of ten has a table of 4 kB, which browsers would download.
            1.0 / (1.0 + libm::exp(-tenfold * core::f64::consts::LN_10))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_chances() {
        for (score, chance) in [
            (Score::DRAW, 0.5),
            (Score::estimate(100), 0.640_065),
            (Score::estimate(400), 10.0 / 11.0),
            (Score::win_in(3), 1.0),
            (Score::loss_in(900), 0.0),
        ] {
            assert!((win_chance(score) - chance).abs() < 1e-6, "{score}");
            assert!((win_chance(-score) + win_chance(score) - 1.0).abs() < 1e-12);
        }
    }
}
