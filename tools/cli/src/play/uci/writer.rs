use loa::Move;
use loa_engine::{Score, SearchProgress};
use loa_protocol::{UciInfo, UciScore, write_uci_best};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Writes whole lines to the output at once, from several threads.
pub(super) struct UciWriter {
    output: Mutex<Output>,
    /// When the write that is going on began.
    blocked_since: Mutex<Option<Instant>>,
}

struct Output {
    writer: Box<dyn Write + Send>,
    failure: Option<io::Error>,
}

impl UciWriter {
    pub(super) fn new(writer: Box<dyn Write + Send>) -> UciWriter {
        let output = Output {
            writer,
            failure: None,
        };
        UciWriter {
            output: Mutex::new(output),
            blocked_since: Mutex::new(None),
        }
    }

    /// Writes lines, given without the end of the last. After a failure it writes nothing.
    pub(super) fn write(&self, lines: &str) {
        let mut output = lock(&self.output);
        if output.failure.is_some() {
            return;
        }
        *lock(&self.blocked_since) = Some(Instant::now());
        let written = writeln!(output.writer, "{lines}").and_then(|()| output.writer.flush());
        *lock(&self.blocked_since) = None;
        output.failure = written.err();
    }

    /// Writes what a search has found so far.
    pub(super) fn write_progress(&self, progress: &SearchProgress, from_tables: bool) {
        let lines = progress.lines.iter().enumerate();
        let lines: Vec<String> = lines
            .map(|(index, report)| {
                let info = UciInfo {
                    depth: report.depth,
                    multi_pv: index + 1,
                    score: uci_score(report.score),
                    nodes: report.nodes,
                    time: progress.time,
                    hash_full: progress.hash_full,
                    from_tables,
                    line: &report.line,
                };
                info.to_string()
            })
            .collect();
        if !lines.is_empty() {
            self.write(&lines.join("\n"));
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
        lock(&self.output).failure.is_some()
    }

    /// Returns why it failed, once.
    pub(super) fn failure(&self) -> Option<io::Error> {
        lock(&self.output).failure.take()
    }

    /// Returns how long the write that is going on has been waiting for a reader.
    pub(super) fn blocked_for(&self) -> Duration {
        lock(&self.blocked_since).map_or(Duration::ZERO, |since| since.elapsed())
    }
}

fn uci_score(score: Score) -> UciScore {
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => UciScore::Win(plies),
        (_, Some(plies)) => UciScore::Loss(plies),
        _ => UciScore::Points(score.points()),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
