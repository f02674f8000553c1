use std::time::{Duration, Instant};

/// Counts messages against so many in ten seconds.
pub(super) struct Flood {
    most: u32,
    count: u32,
    since: Instant,
}

const WINDOW: Duration = Duration::from_secs(10);

impl Flood {
    pub(super) fn new(most: u32) -> Flood {
        Flood {
            most,
            count: 0,
            since: Instant::now(),
        }
    }

    /// Counts a message; `false` if it is one too many.
    pub(super) fn allows(&mut self) -> bool {
        if self.since.elapsed() >= WINDOW {
            self.count = 0;
            self.since = Instant::now();
        }
        self.count += 1;
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_and_no_more() {
        let mut flood = Flood::new(3);
        let allowed = (0..5).filter(|_| flood.allows()).count();
        assert_eq!(allowed, 3);
    }
}
