use crate::play::engine_options::search_score;
use loa::{Move, join};
use loa_engine::SearchProgress;
use loa_protocol::{UciInfo, write_uci_best};
use loa_work::locked;
use std::io::{self, ErrorKind, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Writes whole lines to the output at once, from several threads.
pub(super) struct UciWriter {
    /// The output, or why it failed.
    output: Mutex<io::Result<Box<dyn Write + Send>>>,
    /// When the write that is going on began.
    blocked_since: Mutex<Option<Instant>>,
}

impl UciWriter {
    pub(super) fn new(writer: Box<dyn Write + Send>) -> UciWriter {
        UciWriter {
            output: Mutex::new(Ok(writer)),
            blocked_since: Mutex::default(),
        }
    }

    /// Writes lines, given without the end of the last. After a failure it writes nothing.
    pub(super) fn write(&self, lines: &str) {
        let mut output = locked(&self.output);
        let Ok(writer) = &mut *output else {
            return;
        };
        *locked(&self.blocked_since) = Some(Instant::now());
        let written = writeln!(writer, "{lines}").and_then(|()| writer.flush());
        *locked(&self.blocked_since) = None;
        if let Err(error) = written {
            *output = Err(error);
        }
    }

    /// Writes what a search has found so far.
    pub(super) fn write_progress(&self, progress: &SearchProgress, from_tables: bool) {
        let lines = progress.lines.iter().zip(1..);
        let lines = lines.map(|(report, multi_pv)| UciInfo {
            depth: report.depth,
            multi_pv,
            score: search_score(report.score),
            nodes: report.nodes,
            time: progress.time,
            hash_full: progress.hash_full,
            from_tables,
            line: &report.line,
        });
        let lines = join(lines, "\n");
        if !lines.is_empty() {
            self.write(&lines);
        }
    }

    /// Writes the best move; `fallback` if the search has none.
    pub(super) fn write_best(&self, progress: &SearchProgress, fallback: Option<Move>) {
        let best = progress.best();
        let mv = best.map(|report| report.best).or(fallback);
        let ponder = best.and_then(|report| report.line.get(1).copied());
        self.write(&write_uci_best(mv, ponder));
    }

    pub(super) fn has_failed(&self) -> bool {
        locked(&self.output).is_err()
    }

    /// Tells why it failed, once.
    pub(super) fn check(&self) -> io::Result<()> {
        match &mut *locked(&self.output) {
            Ok(_) => Ok(()),
            Err(error) => Err(std::mem::replace(error, ErrorKind::Other.into())),
        }
    }

    /// Returns how long the write that is going on has been waiting for a reader.
    pub(super) fn blocked_for(&self) -> Duration {
        locked(&self.blocked_since).map_or(Duration::ZERO, |since| since.elapsed())
    }
}
