use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Where the lines go that are said, from several threads, each line whole and at once.
pub(super) struct Voice(Mutex<Saying>);

struct Saying {
    writer: Box<dyn Write + Send>,
    failure: Option<io::Error>,
    failed: bool,
}

impl Voice {
    pub(super) fn new(writer: Box<dyn Write + Send>) -> Voice {
        Voice(Mutex::new(Saying {
            writer,
            failure: None,
            failed: false,
        }))
    }

    /// Says whole lines, without the end of the last. After a failure it says nothing more.
    pub(super) fn say(&self, lines: &str) {
        let mut saying = self.lock();
        if saying.failed {
            return;
        }
        let written = writeln!(saying.writer, "{lines}").and_then(|()| saying.writer.flush());
        if let Err(error) = written {
            saying.failed = true;
            saying.failure = Some(error);
        }
    }

    /// Tells whether nothing can be said any more.
    pub(super) fn has_failed(&self) -> bool {
        self.lock().failed
    }

    /// Returns why it failed, once.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.lock().failure.take()
    }

    fn lock(&self) -> MutexGuard<'_, Saying> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
