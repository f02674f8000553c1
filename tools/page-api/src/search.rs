//! Searches for the page: moves of the computer and analyses.

use crate::error::{ApiError, refuse_if};
use crate::message::Code;
use crate::view::names;
use loa::{Game, Move};
use loa_engine::{Engine, Instant, Job, Level, Limits, Report, SearchProgress, Style, win_chance};
use loa_review::{Effects, moves_to_win};
use serde::Serialize;
use std::time::Duration;

/// The most best lines of an analysis.
pub(crate) const MOST_LINES: usize = 10;

/// A search, in one or more slices.
pub struct Search {
    job: Job,
    style: Style,
    /// How many threads it may use.
    pub threads: usize,
    /// Whether it is an analysis, not a move of the computer.
    pub is_analysis: bool,
    /// The begin of its first slice.
    begun: Option<Instant>,
    best: Option<SearchProgress>,
    /// The positions visited in earlier slices.
    nodes: u64,
}

impl Search {
    /// Makes the search for a move of the computer. The seed chooses among a level's weaknesses.
    pub(crate) fn of_level(game: &Game, level: Level, seed: u64) -> Search {
        let job = Job::new(game, level.timed_limits());
        Search::new(job, level.style(seed), false)
    }

    /// Makes the search for the best lines, ten at most.
    pub fn analysis(game: &Game, lines: usize, limits: Limits) -> Search {
        let job = Job {
            lines: lines.clamp(1, MOST_LINES),
            ..Job::new(game, limits)
        };
        Search::new(job, Style::STEADY, true)
    }

    const fn new(job: Job, style: Style, is_analysis: bool) -> Search {
        Search {
            job,
            style,
            threads: 1,
            is_analysis,
            begun: None,
            best: None,
            nodes: 0,
        }
    }

    /// Returns the end of its time, once it has begun and if there is one.
    pub fn end(&self) -> Option<Instant> {
        Some(self.begun? + self.job.limits.allotment()?.hard)
    }

    /// Searches to the end, or until `has_to_end`, which is asked often. `update` gets the findings
    /// after each depth. A later slice finds in the engine's table what this one has found.
    pub fn run(
        &mut self,
        engine: &mut Engine,
        has_to_end: &mut dyn FnMut() -> bool,
        update: &mut dyn FnMut(&Findings),
    ) {
        engine.style = self.style;
        engine.set_threads(self.threads);
        let job = Job {
            begun: *self.begun.get_or_insert_with(Instant::now),
            ..self.job.clone()
        };
        let found = job.run(engine, has_to_end, &mut |progress| {
            if self.improve(progress) {
                let nodes = self.nodes + progress.nodes();
                update(&findings(&job.game, progress, nodes));
            }
        });
        self.nodes += found.nodes();
        self.improve(&found);
    }

    /// Describes what was found; `None` if the game is over, or no slice has run.
    pub fn findings(&self) -> Option<Findings> {
        let best = self.best.as_ref()?;
        Some(findings(&self.job.game, best, self.nodes))
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

/// Returns the limit of a search to a number of seconds, up to the most allowed.
///
/// # Errors
/// If it is not a positive number.
pub fn time_limit(seconds: f64, most: f64) -> Result<Limits, ApiError> {
    refuse_if(!seconds.is_finite() || seconds <= 0.0, Code::BadTime)?;
    Ok(Limits::move_time(Duration::from_secs_f64(
        seconds.min(most),
    )))
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
