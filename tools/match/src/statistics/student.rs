use super::distribution::bisect;
use super::normal::{TWO_SIDED_95, probability_up_to};

/// From this many degrees of freedom on, the normal distribution is used instead.
const MANY: u64 = 1000;

/// Returns the probability that a variable with Student's distribution is at most `t`.
pub(super) fn student_up_to(t: f64, freedom: u64) -> f64 {
    if freedom >= MANY {
        return probability_up_to(t);
    }
    0.5 + 0.5 * t.signum() * inside(t.abs(), freedom)
}

/// Returns how many deviations to either side hold 95 % of Student's distribution.
pub(super) fn student_two_sided_95(freedom: u64) -> f64 {
    /// More than the number for one degree of freedom, 12.7.
    const MOST: f64 = 16.0;
    if freedom >= MANY {
        return TWO_SIDED_95;
    }
    bisect(0.0, MOST, |t| inside(t, freedom) < 0.95)
}

/// The probability to lie between `-t` and `t`: Abramowitz and Stegun, 26.7.3 and 26.7.4.
fn inside(t: f64, freedom: u64) -> f64 {
    let angle = (t / (freedom as f64).sqrt()).atan();
    let (sine, cosine) = angle.sin_cos();
    let is_odd = freedom % 2 == 1;
    let mut term = if is_odd { cosine } else { 1.0 };
    let mut sum = 0.0;
    let mut power = if is_odd { 1 } else { 0 };
    while power + 2 <= freedom {
        sum += term;
        term *= cosine * cosine * (power + 1) as f64 / (power + 2) as f64;
        power += 2;
    }
    if is_odd {
        (angle + sine * sum) * std::f64::consts::FRAC_2_PI
    } else {
        sine * sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The usual table of Student's distribution, 97.5 % to one side.
    #[test]
    fn table() {
        for (freedom, t) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (10, 2.228),
            (29, 2.045),
            (30, 2.042),
            (120, 1.980),
        ] {
            let found = student_two_sided_95(freedom);
            assert!((found - t).abs() < 6e-4, "{freedom}: {found}");
            assert!((student_up_to(found, freedom) - 0.975).abs() < 1e-9);
            assert!((student_up_to(-found, freedom) - 0.025).abs() < 1e-9);
        }
    }

    /// Cauchy's distribution, and its neighbour, in closed form.
    #[test]
    fn closed_forms() {
        assert!((student_up_to(1.0, 1) - 0.75).abs() < 1e-12);
        let two = |t: f64| 0.5 + t / (2.0 * (2.0 + t * t).sqrt());
        assert!((student_up_to(1.5, 2) - two(1.5)).abs() < 1e-12);
        assert_eq!(student_up_to(0.0, 7), 0.5);
    }

    #[test]
    fn many_degrees_are_nearly_normal() {
        let change = student_two_sided_95(MANY - 1) - student_two_sided_95(MANY);
        assert!(change > 0.0 && change < 3e-3);
    }
}
