use std::time::{Duration, Instant};

/// The moment until which a program is waited for.
///
/// On a busy machine the referee itself may have to wait for a processor. What it reads then may have
/// been written long before, so it gives back what it was held up, and does not call time before it
/// has looked once more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    begin: Instant,
    limit: Duration,
    held_up: Duration,
    /// Whether the last wait was.
    just_held_up: bool,
}

/// Waits are no longer than this, so that it shows when one was held up.
const SLICE: Duration = Duration::from_millis(10);
/// Waking up so much too late is more than what happens on a machine with some work.
const NOTABLE: Duration = Duration::from_millis(20);
/// What is given back at most, besides as much as the limit: programs that keep the machine busy on
/// purpose are waited for no longer.
const MOST: Duration = Duration::from_secs(1);

impl Deadline {
    pub(super) const fn new(begin: Instant, limit: Duration) -> Deadline {
        Deadline {
            begin,
            limit,
            held_up: Duration::ZERO,
            just_held_up: false,
        }
    }

    pub(super) fn after(limit: Duration) -> Deadline {
        Deadline::new(Instant::now(), limit)
    }

    /// Returns how long to wait next; nothing when it is over.
    pub(super) fn wait(&self, now: Instant) -> Duration {
        if self.just_held_up {
            return SLICE;
        }
        (self.limit + self.held_up)
            .saturating_sub(now.duration_since(self.begin))
            .min(SLICE)
    }

    /// Notes that a wait ended so much later than it was to at most.
    pub(super) fn note_lateness(&mut self, late: Duration) {
        let left = (self.limit + MOST).saturating_sub(self.held_up);
        self.just_held_up = late >= NOTABLE && !left.is_zero();
        if self.just_held_up {
            self.held_up += late.min(left);
        }
    }

    pub(super) fn is_over(&self, now: Instant) -> bool {
        self.wait(now).is_zero()
    }

    /// Returns what the program has taken of its time.
    pub(super) fn spent(&self, now: Instant) -> Duration {
        now.duration_since(self.begin).saturating_sub(self.held_up)
    }

    /// Returns for how long the referee was held up.
    pub(super) const fn held_up(&self) -> Duration {
        self.held_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn waits_in_slices_to_the_end() {
        let begin = Instant::now();
        let deadline = Deadline::new(begin, ms(25));
        let waits = [0, 10, 20, 25, 30].map(|at| deadline.wait(begin + ms(at)));
        assert_eq!(waits, [ms(10), ms(10), ms(5), ms(0), ms(0)]);
        assert!(!deadline.is_over(begin + ms(24)) && deadline.is_over(begin + ms(25)));
    }

    #[test]
    fn gives_back_what_the_referee_was_held_up() {
        let begin = Instant::now();
        let mut deadline = Deadline::new(begin, ms(100));
        deadline.note_lateness(ms(19));
        assert_eq!(
            deadline.held_up(),
            ms(0),
            "machines are never quite on time"
        );
        deadline.note_lateness(ms(60));
        deadline.note_lateness(ms(0));
        assert!(!deadline.is_over(begin + ms(159)) && deadline.is_over(begin + ms(160)));
        assert_eq!(deadline.spent(begin + ms(90)), ms(30));
    }

    #[test]
    fn looks_once_more_after_it_was_held_up() {
        let begin = Instant::now();
        let mut deadline = Deadline::new(begin, ms(100));
        deadline.note_lateness(ms(50));
        let late = begin + ms(500);
        assert_eq!(deadline.wait(late), ms(10));
        assert!(!deadline.is_over(late));
        deadline.note_lateness(ms(1));
        assert!(deadline.is_over(late));
    }

    #[test]
    fn does_not_wait_for_ever_on_a_machine_that_is_always_late() {
        let begin = Instant::now();
        let mut deadline = Deadline::new(begin, ms(100));
        let mut now = begin;
        while !deadline.is_over(now) {
            let wait = deadline.wait(now);
            now += wait + ms(300);
            deadline.note_lateness(ms(300));
        }
        assert!(now < begin + ms(3_000));
        assert_eq!(deadline.held_up(), ms(1_100));
    }
}
