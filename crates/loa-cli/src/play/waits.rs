use std::time::Duration;

/// How long threads have waited for a processor of late: on a loaded machine, how long one may
/// have to wait again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Waits {
    longest: Duration,
}

/// What is remembered of a longer wait: the program was suspended, or the machine was.
const MOST: Duration = Duration::from_millis(200);

impl Waits {
    /// Takes a time that something took which takes none if it need not wait.
    pub(super) fn note(&mut self, wait: Duration) {
        self.longest = self.longest.max(wait);
    }

    /// Returns the longest that is remembered.
    pub(super) const fn longest(self) -> Duration {
        self.longest
    }

    /// Returns what counts for another search: a load that has gone is forgotten in some moves.
    pub(super) fn faded(self) -> Waits {
        Waits {
            longest: self.longest.min(MOST) * 7 / 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_wait_counts_and_fades() {
        let mut waits = Waits::default();
        waits.note(Duration::from_millis(80));
        waits.note(Duration::from_millis(3));
        assert_eq!(waits.longest(), Duration::from_millis(80));
        assert_eq!(waits.faded().longest(), Duration::from_millis(70));
        let after_twenty = (0..20).fold(waits, |waits, _| waits.faded());
        assert!(after_twenty.longest() < Duration::from_millis(8));
    }

    #[test]
    fn a_suspended_program_is_soon_as_before() {
        let mut waits = Waits::default();
        waits.note(Duration::from_secs(3600));
        assert!(waits.faded().longest() <= MOST);
    }
}
