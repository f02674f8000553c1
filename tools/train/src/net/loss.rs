use libm::{exp, expf, log1p};
use loa_engine::POINTS_FOR_TENFOLD_ODDS;
use rayon::prelude::*;
use std::f64::consts::LN_10;

/// The points that make a logit of 1.
pub(crate) const POINTS: f64 = POINTS_FOR_TENFOLD_ODDS / LN_10;

/// The positions of one piece of a sum.
const PIECE: usize = 4096;
/// Steps of Newton's method, which needs fewer.
const STEPS: u32 = 30;

/// Returns the logistic function, the chance that a logit stands for.
pub(crate) fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + expf(-logit))
}

/// Returns the cross entropy of a target and the chance that a logit stands for.
pub(crate) fn cross_entropy(logit: f64, target: f64) -> f64 {
    logit.max(0.0) - target * logit + log1p(exp(-logit.abs()))
}

/// Sums over places up to a number, piece by piece and in order. A function works on a piece.
pub(crate) fn sums<const N: usize>(
    count: usize,
    of_piece: impl Fn(std::ops::Range<usize>) -> [f64; N] + Sync,
) -> [f64; N] {
    let pieces: Vec<[f64; N]> = (0..count.div_ceil(PIECE))
        .into_par_iter()
        .map(|piece| of_piece(piece * PIECE..((piece + 1) * PIECE).min(count)))
        .collect();
    let add = |sum: [f64; N], piece: [f64; N]| std::array::from_fn(|at| sum[at] + piece[at]);
    pieces.into_iter().fold([0.0; N], add)
}

/// Finds the factor that makes a number the best logit for targets; 0 where the number tells
/// nothing. The function gives the number and the target at a place.
pub(crate) fn best_factor(count: usize, at: impl Fn(usize) -> (f64, f64) + Sync) -> f64 {
    let mut factor = 0.0;
    for _ in 0..STEPS {
        let [slope, curvature] = sums(count, |piece| {
            piece.fold([0.0; 2], |[slope, curvature], place| {
                let (number, target) = at(place);
                let chance = 1.0 / (1.0 + exp(-factor * number));
                [
                    slope + (chance - target) * number,
                    curvature + chance * (1.0 - chance) * number * number,
                ]
            })
        });
        if curvature <= 0.0 {
            break;
        }
        factor -= slope / curvature;
    }
    if factor.is_finite() { factor } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cross_entropy_follows_its_definition() {
        for (logit, target) in [(0.3, 0.2), (-2.0, 1.0), (4.0, 0.5), (0.0, 0.0)] {
            let chance: f64 = 1.0 / (1.0 + f64::exp(-logit));
            let expected = -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln();
            assert!((cross_entropy(logit, target) - expected).abs() < 1e-12);
        }
        assert!(cross_entropy(800.0, 0.0).is_finite());
    }

    #[test]
    fn the_factor_is_that_of_the_targets() {
        let at = |place: usize| {
            let number = (place % 17) as f64 - 8.0;
            (number, 1.0 / (1.0 + f64::exp(-0.25 * number)))
        };
        assert!((best_factor(10_000, at) - 0.25).abs() < 1e-9);
        assert_eq!(best_factor(100, |_| (0.0, 1.0)), 0.0);
    }
}
