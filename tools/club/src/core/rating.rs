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
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rated {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) games: u32,
    /// When the last game ended; 0 if that is not known.
    pub(crate) at: i64,
}

impl Default for Rated {
    fn default() -> Rated {
        let new = Glicko2Rating::new();
        Rated {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: 0,
            at: 0,
        }
    }
}

impl Rated {
    /// Returns the rating of a level of the engine: its measured Elo. It does not change.
    pub(crate) fn of_level(player: &Player) -> Option<Rated> {
        let measured = player.level?.rating();
        Some(measured.map_or_else(Rated::default, |measured| Rated {
            rating: f64::from(measured.elo),
            deviation: f64::from(measured.error) / NORMAL_95,
            ..Rated::default()
        }))
    }

    /// Tells whether it may change much.
    pub(crate) fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// Returns the rating at a time: the longer ago the last game, the less is known.
    pub(crate) fn after_rest(self, now: i64) -> Rated {
        if self.at == 0 {
            return self;
        }
        let days = (now - self.at).max(0) as f64 / DAY;
        let drift = self.volatility * SCALE;
        let variance = self.deviation.powi(2) + days * PERIODS_A_DAY * drift.powi(2);
        let deviation = variance.sqrt().min(LARGEST_DEVIATION);
        Rated { deviation, ..self }
    }
}

/// Returns the ratings of Black and White after a game that ended at a time.
pub(crate) fn count(before: [Rated; 2], winner: Option<Color>, at: i64) -> [Rated; 2] {
    let outcome = match winner {
        Some(Color::Black) => Outcomes::WIN,
        Some(Color::White) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let before = before.map(|rated| rated.after_rest(at));
    let [one, other] = before.map(|rated| Glicko2Rating {
        rating: rated.rating,
        deviation: rated.deviation,
        volatility: rated.volatility,
    });
    let (one, other) = glicko2(&one, &other, &outcome, &Glicko2Config::new());
    let after = |before: Rated, after: Glicko2Rating| Rated {
        rating: after.rating,
        deviation: after.deviation.min(LARGEST_DEVIATION),
        volatility: after.volatility,
        games: before.games + 1,
        at,
    };
    [after(before[0], one), after(before[1], other)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_becomes_less_sure_with_time_but_never_less_than_a_new_one() {
        let now = 1_700_000_000_000;
        let rated = Rated {
            deviation: 60.0,
            at: now,
            ..Rated::default()
        };
        let after_days = |days: i64| rated.after_rest(now + days * DAY as i64).deviation;
        assert_eq!(after_days(0), 60.0);
        assert!((after_days(365) - 110.0).abs() < 2.0, "{}", after_days(365));
        assert_eq!(after_days(100_000), LARGEST_DEVIATION);
        assert_eq!(rated.after_rest(now - 5).deviation, 60.0);
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses_among_equals() {
        let [black, white] = count([Rated::default(); 2], Some(Color::Black), 1);
        assert!(black.rating > 1500.0 && (black.rating + white.rating - 3000.0).abs() < 1e-9);
        assert!(black.deviation < LARGEST_DEVIATION && black.games == 1);
    }
}
