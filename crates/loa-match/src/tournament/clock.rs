use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;

/// How much time a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// The same for each move.
    PerMove(Duration),
    /// A clock for the whole game, and what is added to it after each move.
    Clock {
        /// What the clock shows at first.
        base: Duration,
        /// What is added.
        increment: Duration,
    },
}

/// Text that is no time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{0}' is no time: seconds for a move as in 0.5, or a clock and its increment as in 60+0.5"
)]
pub struct ParseTimeError(String);

/// Reads `0.5`, seconds for each move, or `60+0.5`, seconds for the game and more for each move.
impl FromStr for TimeControl {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeError> {
        let control = match text.split_once('+') {
            Some((base, increment)) => seconds(base)
                .zip(seconds(increment))
                .map(|(base, increment)| TimeControl::Clock { base, increment }),
            None => seconds(text).map(TimeControl::PerMove),
        };
        let first = |control: &TimeControl| match control {
            TimeControl::PerMove(time) | TimeControl::Clock { base: time, .. } => *time,
        };
        control
            .filter(|control| !first(control).is_zero())
            .ok_or_else(|| ParseTimeError(text.to_owned()))
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

/// Writes it as it is read.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::PerMove(time) => write!(f, "{}", time.as_secs_f64()),
            TimeControl::Clock { base, increment } => {
                write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

/// A player's time during a game.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    control: Option<TimeControl>,
    left: Duration,
}

impl Clock {
    pub(super) const fn new(control: Option<TimeControl>) -> Clock {
        let left = match control {
            Some(TimeControl::Clock { base, .. }) => base,
            _ => Duration::ZERO,
        };
        Clock { control, left }
    }

    /// Returns what is left on a clock for the whole game, and its increment.
    pub const fn for_game(&self) -> Option<(Duration, Duration)> {
        match self.control {
            Some(TimeControl::Clock { increment, .. }) => Some((self.left, increment)),
            _ => None,
        }
    }

    /// Returns the time for each move, if that is always the same.
    pub const fn per_move(&self) -> Option<Duration> {
        match self.control {
            Some(TimeControl::PerMove(time)) => Some(time),
            _ => None,
        }
    }

    /// Returns the time for the next move; `None` if there is no limit.
    pub(super) fn allowance(&self) -> Option<Duration> {
        self.per_move()
            .or_else(|| self.for_game().map(|(left, _)| left))
    }

    /// Takes the time that a move took.
    pub(super) fn spend(&mut self, time: Duration) {
        if let Some((left, increment)) = self.for_game() {
            self.left = left.saturating_sub(time) + increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for text in ["0.5", "3", "60+0.5", "60+0"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
        }
        for text in [
            "", "0", "-1", "x", "0+1", "1+", "+1", "nan", "inf", "1e99", "40/60",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_runs_down_and_is_added_to() {
        let mut clock = Clock::new(Some("10+2".parse().unwrap()));
        assert_eq!(clock.allowance(), Some(Duration::from_secs(10)));
        clock.spend(Duration::from_secs(7));
        assert_eq!(clock.allowance(), Some(Duration::from_secs(5)));
        // A little late, within the margin.
        clock.spend(Duration::from_secs(6));
        assert_eq!(clock.allowance(), Some(Duration::from_secs(2)));
        let mut clock = Clock::new(Some("3".parse().unwrap()));
        clock.spend(Duration::from_secs(2));
        assert_eq!(clock.allowance(), Some(Duration::from_secs(3)));
        assert_eq!(Clock::new(None).allowance(), None);
    }
}
