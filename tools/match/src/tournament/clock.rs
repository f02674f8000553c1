use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;

/// A player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The same for each move.
    PerMove(Duration),
    /// A clock for the whole game.
    Game {
        /// What it shows.
        left: Duration,
        /// What is added after each move.
        increment: Duration,
    },
}

/// Text that is not a time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "invalid time '{0}': expected seconds for a move as in 0.5, or a clock and its increment as in 60+0.5"
)]
pub struct ParseTimeError(String);

/// Reads `0.5`, seconds for each move, or `60+0.5`, seconds for the game and more for each move.
impl FromStr for Clock {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Clock, ParseTimeError> {
        let (first, increment) = match text.split_once('+') {
            Some((first, increment)) => (first, Some(seconds(increment))),
            None => (text, None),
        };
        match (seconds(first).filter(|time| !time.is_zero()), increment) {
            (Some(time), None) => Ok(Clock::PerMove(time)),
            (Some(left), Some(Some(increment))) => Ok(Clock::Game { left, increment }),
            _ => Err(ParseTimeError(text.to_owned())),
        }
    }
}

/// Reads a number of seconds, up to some weeks.
pub(super) fn seconds(text: &str) -> Option<Duration> {
    const MOST: f64 = 1e7;
    let seconds: f64 = text.parse().ok()?;
    (0.0..=MOST)
        .contains(&seconds)
        .then(|| Duration::from_secs_f64(seconds))
}

impl Clock {
    /// Takes the time that a move took.
    pub(super) fn spend(&mut self, time: Duration) {
        if let Clock::Game { left, increment } = self {
            *left = left.saturating_sub(time) + *increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(left: u64, milliseconds: u64) -> Clock {
        Clock::Game {
            left: Duration::from_secs(left),
            increment: Duration::from_millis(milliseconds),
        }
    }

    #[test]
    fn times_are_read() {
        for (text, clock) in [
            ("0.5", Clock::PerMove(Duration::from_millis(500))),
            ("3", Clock::PerMove(Duration::from_secs(3))),
            ("60+0.5", game(60, 500)),
            ("60+0", game(60, 0)),
        ] {
            assert_eq!(text.parse(), Ok(clock));
        }
        for text in [
            "", "0", "-1", "x", "0+1", "1+", "+1", "nan", "inf", "1e99", "40/60",
        ] {
            assert!(text.parse::<Clock>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_move_takes_time_and_adds_the_increment() {
        let mut clock = game(10, 2000);
        clock.spend(Duration::from_secs(7));
        assert_eq!(clock, game(5, 2000));
        // A little late, within the margin.
        clock.spend(Duration::from_secs(6));
        assert_eq!(clock, game(2, 2000));
        let mut clock = Clock::PerMove(Duration::from_secs(3));
        clock.spend(Duration::from_secs(2));
        assert_eq!(clock, Clock::PerMove(Duration::from_secs(3)));
    }
}
