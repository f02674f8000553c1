use anyhow::{Context, Result};
use loa::{Game, Move};
use loa_engine::{Engine, Level, Limits, Report, Score, Style, Weights, explain};
use loa_protocol::{Reply, Setting, Term};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The machine player: the engine, and what it has been told about how to play.
pub(super) struct Machine {
    engine: Engine,
    level: Level,
    /// The time for a move where it is not the level's.
    time: Option<Duration>,
    /// Whether play has to be the same each time: then positions are counted, not seconds.
    seeded: bool,
    seed: u64,
    /// How many games the machine has moved in since the seed was set.
    games: u64,
    moved: bool,
    /// How much of the game's budget has been spent, in moves of the level's full length.
    spent: f64,
    /// Set from outside to have the move at once.
    hurry: Arc<AtomicBool>,
}

/// The size of the engine's table.
const TABLE_MEBIBYTES: usize = 64;

/// The budget of a game, in moves of the level's full length: at the usual level 25 seconds, so
/// that two machines stay within the minute that graders give them, however long their game.
const GAME: f64 = 75.0;

/// The part of what is left of a game's budget that a move may take. The first 40 moves are not
/// shortened.
const SHARE: f64 = 1.0 / 35.0;

/// How many positions stand for a second where play has to be the same each time.
const POSITIONS_PER_SECOND: f64 = 600_000.0;

impl Machine {
    /// Makes a machine that ends its thinking when `hurry` is set. Seeded play does so too, and is
    /// then not the same each time.
    pub(super) fn new(hurry: Arc<AtomicBool>) -> Machine {
        Machine {
            hurry,
            engine: Engine::new(TABLE_MEBIBYTES),
            level: Level::DEFAULT,
            time: None,
            seeded: false,
            seed: RandomState::new().hash_one("opening"),
            games: 0,
            moved: false,
            spent: 0.0,
        }
    }

    /// Forgets the last game. The next one gets openings of its own.
    pub(super) fn begin_game(&mut self) {
        self.engine.clear();
        self.games += u64::from(std::mem::take(&mut self.moved));
        self.spent = 0.0;
    }

    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Seed(seed) => {
                (self.seeded, self.seed) = (true, seed as u64);
                (self.games, self.moved, self.spent) = (0, false, 0.0);
                self.engine.clear();
            }
            Setting::Level(level) => {
                self.level = Level::new(level).unwrap_or_default();
                self.time = None;
            }
            Setting::Time(time) => self.time = Some(time),
        }
    }

    /// Chooses a move in a game that goes on.
    pub(super) fn choose(&mut self, game: &Game) -> Move {
        if let [only] = game.legal_moves()[..] {
            return only;
        }
        let share = match self.time {
            Some(_) => 1.0,
            None => ((GAME - self.spent) * SHARE).min(1.0),
        };
        self.spent += share;
        self.moved = true;
        self.engine.set_style(self.style());
        let report = self.search(game, share);
        report.map_or(Move::Pass, |report| report.best)
    }

    /// Suggests a move, at the usual strength if the machine's own is less.
    pub(super) fn hint(&mut self, game: &Game) -> Result<Reply> {
        self.engine.set_style(Style::STEADY);
        let own_level = self.level;
        self.level = own_level.max(Level::DEFAULT);
        let report = self.search(game, 1.0);
        self.level = own_level;
        let report = report.context("the game is over")?;
        Ok(Reply::Hint {
            mv: report.best,
            because: in_words(report.score),
        })
    }

    /// Shows what the engine's estimate is made of, without looking ahead.
    pub(super) fn evaluation(&self, game: &Game) -> Reply {
        let parts = explain(game.position(), game.rules().goal);
        let points = |value: i32, weight: i32| f64::from(value * weight) / f64::from(Weights::UNIT);
        let terms: Vec<Term> = parts
            .iter()
            .map(|part| Term {
                name: part.term.name().to_owned(),
                black: points(part.values.black, part.weight),
                white: points(part.values.white, part.weight),
            })
            .collect();
        let sum: f64 = terms.iter().map(|term| term.black - term.white).sum();
        Reply::Evaluation {
            terms,
            black: format!("{sum:+.1} points"),
        }
    }

    fn style(&self) -> Style {
        self.level.style(
            self.seed
                .wrapping_add(self.games.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        )
    }

    /// Tells how it plays, in words.
    pub(super) fn describe(&self) -> String {
        let time = match self.time {
            Some(time) => format!(", {} s a move", time.as_secs_f64()),
            None => String::new(),
        };
        let seeded = if self.seeded {
            ", the same each time"
        } else {
            ""
        };
        format!("The machine plays at level {}{time}{seeded}.", self.level)
    }

    /// The time that a move takes at most, but for forced wins.
    pub(super) fn seconds(&self) -> f64 {
        let time = self.time.map(|time| time.as_secs_f64());
        time.unwrap_or(self.level.seconds())
    }

    /// Searches for a share of the time for a move.
    fn search(&mut self, game: &Game, share: f64) -> Option<Report> {
        let seconds = share * self.seconds();
        let depth = match self.time {
            Some(_) => Limits::NONE,
            None => self.level.timed_limits(),
        };
        let hurry = &*self.hurry;
        hurry.store(false, Ordering::Relaxed);
        if self.seeded {
            let nodes = match self.time {
                Some(_) => seconds * POSITIONS_PER_SECOND,
                None => self.level.nodes() as f64 * share,
            };
            let limits = depth.and(Limits::nodes(nodes as u64));
            let mut stop = || hurry.load(Ordering::Relaxed);
            return self.engine.search(game, limits, &mut stop, &mut |_| {});
        }
        let end = Instant::now() + Duration::from_secs_f64(seconds);
        let mut stop = || Instant::now() >= end || hurry.load(Ordering::Relaxed);
        self.engine.search(game, depth, &mut stop, &mut |_| {})
    }
}

fn in_words(score: Score) -> String {
    // Plies of either side; people count their own moves.
    let moves = |plies: u32| plies.div_ceil(2);
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => format!("wins in {}", moves(plies)),
        (_, Some(plies)) => format!("loses in {}", moves(plies)),
        _ => format!("{:+} points", score.points()),
    }
}
