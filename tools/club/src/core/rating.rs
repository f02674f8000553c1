//! Glicko-2 ratings, one per speed and board. Each rated game is a rating period of its own.

use crate::core::player::Player;
use loa::Color;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// Ratings with a larger deviation are provisional.
const PROVISIONAL: f64 = 110.0;
/// The deviation of a standard normal distribution for 95 %.
const NORMAL_95: f64 = 1.96;
/// The largest deviation, that of a new member.
const LARGEST_DEVIATION: f64 = 350.0;
/// A unit of the Glicko-2 scale.
const SCALE: f64 = 173.7178;
/// The periods of a day without games, by which the deviation grows: from 60 to 110 in a year.
const PERIODS_A_DAY: f64 = 0.21436;
const DAY: f64 = 24.0 * 3600.0 * 1000.0;

/// A member's rating in a class.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rated {
    pub(crate) glicko: Glicko2Rating,
    pub(crate) games: u32,
    /// When the last game ended; 0 if that is not known.
    pub(crate) at: i64,
}

impl Rated {
    /// Returns a member's rating at a time, given what is kept of it.
    pub(crate) fn of(player: &Player, kept: Option<Rated>, now: i64) -> Rated {
        let Some(level) = player.level else {
            return kept.unwrap_or_default().after_rest(now);
        };
        // Its measured Elo, which does not change.
        let measured = level.rating();
        let mut rated = Rated::default();
        rated.glicko.rating = f64::from(measured.elo);
        rated.glicko.deviation = f64::from(measured.error) / NORMAL_95;
        rated
    }

    /// Tells whether it may change much. That of a level never does.
    pub(crate) fn is_provisional(&self, is_level: bool) -> bool {
        !is_level && self.glicko.deviation > PROVISIONAL
    }

    /// Returns the rating at a time: the longer ago the last game, the less is known.
    pub(crate) fn after_rest(mut self, now: i64) -> Rated {
        if self.at != 0 {
            let days = (now - self.at).max(0) as f64 / DAY;
            let drift = self.glicko.volatility * SCALE;
            let variance = self.glicko.deviation.powi(2) + days * PERIODS_A_DAY * drift.powi(2);
            self.glicko.deviation = variance.sqrt().min(LARGEST_DEVIATION);
        }
        self
    }
}

/// Returns the ratings of Black and White after a game that ended at a time.
pub(crate) fn count(before: [Rated; 2], winner: Option<Color>, at: i64) -> [Rated; 2] {
    let outcome = match winner {
        Some(Color::Black) => Outcomes::WIN,
        Some(Color::White) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let [black, white] = before.map(|rated| rated.after_rest(at));
    let config = Glicko2Config::new();
    let (one, other) = glicko2(&black.glicko, &white.glicko, &outcome, &config);
    let after = |before: Rated, mut glicko: Glicko2Rating| {
        glicko.deviation = glicko.deviation.min(LARGEST_DEVIATION);
        let games = before.games + 1;
        Rated { glicko, games, at }
    };
    [after(black, one), after(white, other)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_becomes_less_sure_with_time_but_never_less_than_a_new_one() {
        let now = 1_700_000_000_000;
        let mut rated = Rated {
            at: now,
            ..Rated::default()
        };
        rated.glicko.deviation = 60.0;
        let deviation = |at: i64| rated.after_rest(at).glicko.deviation;
        let after_days = |days: i64| deviation(now + days * DAY as i64);
        assert_eq!(after_days(0), 60.0);
        assert!((after_days(365) - 110.0).abs() < 2.0, "{}", after_days(365));
        assert_eq!(after_days(100_000), LARGEST_DEVIATION);
        assert_eq!(deviation(now - 5), 60.0);
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses_among_equals() {
        let both = count([Rated::default(); 2], Some(Color::Black), 1);
        let [black, white] = both.map(|rated| rated.glicko);
        assert!(black.rating > 1500.0 && (black.rating + white.rating - 3000.0).abs() < 1e-9);
        assert!(black.deviation < LARGEST_DEVIATION && both[0].games == 1);
    }
}
