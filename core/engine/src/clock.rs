//! The clock of searches.

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use std::time::Instant;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use host::{Instant, set_clock};

/// WebAssembly has no clock of its own.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod host {
    use std::ops::{Add, Sub};
    use std::sync::OnceLock;
    use std::time::Duration;

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Gives searches the host's clock: the time since some moment, which never decreases. Without
    /// one the time stands still. The first clock stays.
    pub fn set_clock(now: fn() -> Duration) {
        CLOCK.get_or_init(|| now);
    }

    /// A moment of the host's clock, with what searches need of `std::time::Instant`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Instant(Duration);

    impl Instant {
        /// Returns the present moment.
        pub fn now() -> Instant {
            Instant(CLOCK.get().map_or(Duration::ZERO, |now| now()))
        }

        /// Returns the time since this moment.
        pub fn elapsed(&self) -> Duration {
            Instant::now() - *self
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0 + time)
        }
    }

    impl Sub for Instant {
        type Output = Duration;

        fn sub(self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }
}
