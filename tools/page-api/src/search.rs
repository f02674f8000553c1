//! Searches for the page: moves of the computer and analyses.

use crate::view::names;
use loa::{Game, Move};
use loa_engine::{Engine, Instant, Job, Level, Limits, Report, SearchProgress, Style, win_chance};
use loa_review::{Effects, moves_to_win};
use serde::Serialize;
use std::time::Duration;

/// The most best lines of an analysis.
pub const MOST_LINES: usize = 10;

/// What a search is for.
#[derive(Clone, Copy, Debug)]
pub enum SearchKind {
    /// A move of the computer.
    Move {
        /// Its strength.
        level: Level,
        /// Chooses among its weaknesses.
        seed: u64,
    },
    /// The best lines.
    Analysis {
        /// The number of lines.
        lines: usize,
        /// The longest time.
        time: Duration,
        /// The most positions to visit.
        nodes: Option<u64>,
        /// The number of threads.
        threads: usize,
    },
}

/// A search, in one or more slices.
pub struct Search {
    game: Game,
    kind: SearchKind,
    /// The begin of its first slice.
    begun: Option<Instant>,
    best: Option<SearchProgress>,
    /// The positions visited in earlier slices.
    nodes: u64,
}

impl Search {
    /// Makes a search in the current position of a game.
    pub const fn new(game: Game, kind: SearchKind) -> Search {
        Search {
            game,
            kind,
            begun: None,
            best: None,
            nodes: 0,
        }
    }

    /// Returns what it is for.
    pub const fn kind(&self) -> SearchKind {
        self.kind
    }

    /// Returns the end of its time, once it has begun and if there is one.
    pub fn end(&self) -> Option<Instant> {
        match self.kind {
            SearchKind::Move { .. } => None,
            SearchKind::Analysis { time, .. } => Some(self.begun? + time),
        }
    }

    /// Searches to the end, or until `has_to_end`, which is asked often. `update` gets the findings
    /// after each depth. A later slice finds in the engine's table what this one has found.
    pub fn run(
        &mut self,
        engine: &mut Engine,
        has_to_end: &mut dyn FnMut() -> bool,
        update: &mut dyn FnMut(&Findings),
    ) {
        let (lines, limits, style, threads) = match self.kind {
            SearchKind::Move { level, seed } => {
                let time = Duration::from_secs_f64(level.seconds());
                let limits = level.timed_limits().and(Limits::move_time(time));
                (1, limits, level.style(seed), 1)
            }
            SearchKind::Analysis {
                lines,
                time,
                nodes,
                threads,
            } => {
                let nodes = nodes.map_or(Limits::NONE, Limits::nodes);
                let limits = Limits::move_time(time).and(nodes);
                (lines, limits, Style::STEADY, threads)
            }
        };
        engine.style = style;
        engine.set_threads(threads);
        let job = Job {
            lines,
            begun: *self.begun.get_or_insert_with(Instant::now),
            ..Job::new(&self.game, limits)
        };
        let found = job.run(engine, has_to_end, &mut |progress| {
            if self.improve(progress) {
                update(&findings(
                    &self.game,
                    progress,
                    self.nodes + progress.nodes(),
                ));
            }
        });
        self.nodes += found.nodes();
        self.improve(&found);
    }

    /// Describes what was found; `None` if the game is over, or no slice has run.
    pub fn findings(&self) -> Option<Findings> {
        let best = self.best.as_ref()?;
        Some(findings(&self.game, best, self.nodes))
    }

    /// Keeps what was found, unless an earlier slice has found more; returns whether it was kept.
    fn improve(&mut self, found: &SearchProgress) -> bool {
        let depth = |progress: &SearchProgress| progress.best().map(|report| report.depth);
        let is_proven = found.best().is_some_and(|report| report.score.is_proven());
        let is_better = is_proven || depth(found) >= self.best.as_ref().and_then(depth);
        if is_better && found.best().is_some() {
            self.best = Some(found.clone());
        }
        is_better
    }
}

/// What a search has found.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Findings {
    /// The best lines, the best first.
    lines: Vec<LineView>,
    depth: u32,
    nodes: u64,
    /// Positions a second.
    speed: u64,
    seconds: f64,
}

/// A move, and how the game may go on.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
struct LineView {
    #[serde(rename = "move")]
    mv: String,
    moves: Vec<String>,
    depth: u32,
    /// The squares of the pieces that it connects with the moved one.
    connects: Vec<String>,
    /// The winning move that it stops.
    stops: Option<String>,
    score: ScoreView,
}

/// The score of a move for the side that makes it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct ScoreView {
    points: i32,
    /// Plies to a proven win.
    win_in: Option<u32>,
    loss_in: Option<u32>,
    /// Moves that the winner of a proven result still has to make.
    moves: Option<u32>,
    /// 0 to 1.
    chance: f64,
}

/// Describes what the engine has found so far in a game after a number of positions, the best line
/// first.
fn findings(game: &Game, progress: &SearchProgress, nodes: u64) -> Findings {
    let seconds = progress.time.as_secs_f64();
    Findings {
        lines: progress
            .lines
            .iter()
            .map(|report| line(game, report))
            .collect(),
        depth: progress.best().map_or(0, |report| report.depth),
        nodes,
        speed: (nodes as f64 / seconds.max(1e-3)) as u64,
        seconds,
    }
}

/// Describes a move with its effects.
fn line(game: &Game, report: &Report) -> LineView {
    let score = report.score;
    let effects = Effects::of(game, report.best);
    LineView {
        mv: report.best.to_string(),
        moves: report.line.iter().map(Move::to_string).collect(),
        depth: report.depth,
        connects: names(effects.connects),
        stops: effects.stops.map(|mv| mv.to_string()),
        score: ScoreView {
            points: score.points(),
            win_in: score.win_plies(),
            loss_in: score.loss_plies(),
            moves: moves_to_win(score),
            chance: win_chance(score),
        },
    }
}
