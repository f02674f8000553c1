use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The club's clock: milliseconds since 1970. Within a process it runs monotonically from the
/// system's time at the start, so that a system clock that is set does not end games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    at: i64,
    /// How far it is ahead of the system's clock.
    ahead: i64,
    since: Instant,
}

impl Time {
    /// Starts the clock, not before the last time that was stored.
    pub(crate) fn start(last: i64) -> Time {
        let system = SystemTime::now().duration_since(UNIX_EPOCH);
        let system = system.map_or(0, |time| time.as_millis() as i64);
        Time {
            at: system.max(last),
            ahead: (last - system).max(0),
            since: Instant::now(),
        }
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> i64 {
        self.at + self.since.elapsed().as_millis() as i64
    }

    /// Returns how far the system's clock was behind times that are stored already.
    pub(crate) fn ahead(&self) -> Duration {
        Duration::from_millis(self.ahead.unsigned_abs())
    }
}
