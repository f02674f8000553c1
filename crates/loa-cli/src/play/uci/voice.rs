use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where the lines go that are said, from several threads, each line whole and at once.
pub(super) struct Voice {
    saying: Mutex<Saying>,
    /// When it began to say what it says just now.
    since: Mutex<Option<Instant>>,
}

struct Saying {
    writer: Box<dyn Write + Send>,
    failure: Option<io::Error>,
    failed: bool,
}

impl Voice {
    pub(super) fn new(writer: Box<dyn Write + Send>) -> Voice {
        let saying = Saying {
            writer,
            failure: None,
            failed: false,
        };
        Voice {
            saying: Mutex::new(saying),
            since: Mutex::new(None),
        }
    }

    /// Says whole lines, without the end of the last. After a failure it says nothing more.
    pub(super) fn say(&self, lines: &str) {
        let mut saying = lock(&self.saying);
        if saying.failed {
            return;
        }
        *lock(&self.since) = Some(Instant::now());
        let written = writeln!(saying.writer, "{lines}").and_then(|()| saying.writer.flush());
        *lock(&self.since) = None;
        if let Err(error) = written {
            saying.failed = true;
            saying.failure = Some(error);
        }
    }

    /// Tells whether nothing can be said any more.
    pub(super) fn has_failed(&self) -> bool {
        lock(&self.saying).failed
    }

    /// Returns why it failed, once.
    pub(super) fn failure(&self) -> Option<io::Error> {
        lock(&self.saying).failure.take()
    }

    /// Returns for how long nobody has taken what it says.
    pub(super) fn stuck_for(&self) -> Duration {
        lock(&self.since).map_or(Duration::ZERO, |since| since.elapsed())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
