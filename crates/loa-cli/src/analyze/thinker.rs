use crate::flags::AnalyzeFlags;
use crate::solve::stop_on_signals;
use anyhow::Result;
use loa::Game;
use loa_engine::{Engine, Limits, Report};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The engine, with how long it is to think.
pub(super) struct Thinker {
    engine: Engine,
    limits: Limits,
    time: Option<Duration>,
    lines: usize,
    stop: Arc<AtomicBool>,
}

/// What it found, and at what cost.
#[derive(Clone, Debug, Default)]
pub(super) struct Thought {
    /// The best first.
    pub(super) lines: Vec<Report>,
    pub(super) time: Duration,
}

impl Thought {
    pub(super) fn nodes(&self) -> u64 {
        self.lines.first().map_or(0, |line| line.nodes)
    }

    pub(super) fn nodes_per_second(&self) -> f64 {
        self.nodes() as f64 / self.time.as_secs_f64().max(1e-3)
    }
}

impl Thinker {
    /// Makes one that thinks so long where the flags leave it open.
    pub(super) fn new(flags: &AnalyzeFlags, usual: Duration) -> Result<Thinker> {
        let mut engine = Engine::new(flags.hash as usize);
        engine.set_threads(usize::from(flags.threads));
        let nodes = flags.nodes.map_or(Limits::NONE, Limits::nodes);
        let depth = flags.depth.map_or(Limits::NONE, Limits::depth);
        let limits = nodes.and(depth);
        let usual = (limits == Limits::NONE).then_some(usual);
        Ok(Thinker {
            engine,
            limits,
            time: flags.time.or(usual),
            lines: usize::from(flags.lines),
            stop: stop_on_signals()?,
        })
    }

    /// Tells whether the user has had enough.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Thinks about a game that goes on. `on_lines` gets what is known after each depth.
    pub(super) fn think(&mut self, game: &Game, on_lines: &mut dyn FnMut(&Thought)) -> Thought {
        let begin = Instant::now();
        let (time, stop) = (self.time, &self.stop);
        let mut is_enough = || {
            let is_late = time.is_some_and(|time| begin.elapsed() >= time);
            is_late || stop.load(Ordering::Relaxed)
        };
        let thought = |lines: &[Report]| Thought {
            lines: lines.to_vec(),
            time: begin.elapsed(),
        };
        let mut on_reports = |lines: &[Report]| on_lines(&thought(lines));
        let lines = self.engine.analyze(
            game,
            self.lines,
            self.limits,
            &mut is_enough,
            &mut on_reports,
        );
        thought(&lines)
    }
}
