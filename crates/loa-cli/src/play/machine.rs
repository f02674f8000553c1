use super::equipment::Equipment;
use crate::solved::{Advice, Solved};
use anyhow::{Context, Result};
use loa::{Game, Move};
use loa_engine::{
    Book, Engine, Level, Limits, Report, Score, Style, TimeControl, Weights, explain,
};
use loa_protocol::{Reply, Setting, Term};
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The machine player: the engine, and what it has been told about how to play.
pub(super) struct Machine {
    engine: Engine,
    solved: Option<Arc<Solved>>,
    level: Level,
    /// The time for a move where it is not the level's.
    time: Option<Duration>,
    /// Whether play has to be the same each time: then positions are counted, not seconds.
    seeded: bool,
    seed: u64,
    /// How many games the machine has moved in since the seed was set.
    games: u64,
    moved: bool,
    /// How much of the game's budget has been spent.
    spent: Duration,
    /// Set from outside to have the move at once.
    hurry: Arc<AtomicBool>,
}

/// The budget of a game, in moves of the level's full length: at the usual level 25 seconds, so
/// that two machines stay within the minute that graders give them, however long their game.
const GAME: u32 = 75;

/// The moves that what is left of a game's budget is divided among, however many there have been.
/// So the first 40 moves are not shortened.
const MOVES_TO_COME: u32 = 35;

/// How many positions stand for a second where play has to be the same each time.
const POSITIONS_PER_SECOND: f64 = 600_000.0;

impl Machine {
    /// Makes a machine that ends its thinking when `hurry` is set. Seeded play does so too, and is
    /// then not the same each time.
    pub(super) fn new(equipment: &Equipment, hurry: Arc<AtomicBool>) -> Machine {
        Machine {
            hurry,
            engine: equipment.engine(),
            solved: equipment.solved.clone(),
            level: Level::DEFAULT,
            time: None,
            seeded: false,
            seed: RandomState::new().hash_one("opening"),
            games: 0,
            moved: false,
            spent: Duration::ZERO,
        }
    }

    /// Forgets the last game. The next one gets openings of its own.
    pub(super) fn begin_game(&mut self) {
        self.engine.clear();
        self.games += u64::from(std::mem::take(&mut self.moved));
        self.spent = Duration::ZERO;
    }

    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Seed(seed) => {
                (self.seeded, self.seed) = (true, seed as u64);
                (self.games, self.moved, self.spent) = (0, false, Duration::ZERO);
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
        self.moved = true;
        let known = match self.advice(game) {
            Advice::Decided(reports) => return reports[0].best,
            Advice::Drawn(moves) => moves,
            Advice::Unknown => Vec::new(),
        };
        if let Some(mv) = self.opening(game) {
            return mv;
        }
        let share = self.next_share();
        self.engine.set_style(self.style());
        let found = self.search(game, share).map(|found| match known[..] {
            [] => found,
            _ => drawing(found, &known),
        });
        found.map_or(Move::Pass, |report| report.best)
    }

    /// Returns a move of the book, where the level is strong enough and no time is asked for.
    fn opening(&self, game: &Game) -> Option<Move> {
        let by_the_book = self.level.opens_by_the_book() && self.time.is_none();
        by_the_book.then(|| Book::built_in().pick(game, self.style().seed))?
    }

    /// Takes a move's share of the game's budget, as a part of the level's full length.
    fn next_share(&mut self) -> f64 {
        if self.time.is_some() {
            return 1.0;
        }
        let full = Duration::from_secs_f64(self.level.seconds());
        let left = (full * GAME).saturating_sub(self.spent);
        let even = TimeControl::game(left, MOVES_TO_COME).even_share(Duration::ZERO);
        let time = even.map_or(full, |even| even.min(full));
        self.spent += time;
        time.as_secs_f64() / full.as_secs_f64()
    }

    /// What tables say, if there are any.
    fn advice(&self, game: &Game) -> Advice {
        let Some(solved) = &self.solved else {
            return Advice::Unknown;
        };
        solved.advise(game, &[], 1).unwrap_or_else(|error| {
            // It goes on without them, and nobody may be listening there.
            let _ = writeln!(std::io::stderr(), "loa: {error}");
            Advice::Unknown
        })
    }

    /// Suggests a move, at the usual strength if the machine's own is less.
    pub(super) fn hint(&mut self, game: &Game) -> Result<Reply> {
        self.engine.set_style(Style::STEADY);
        let own_level = self.level;
        self.level = own_level.max(Level::DEFAULT);
        let report = match self.advice(game) {
            Advice::Decided(reports) => reports.into_iter().next(),
            Advice::Drawn(moves) => self.search(game, 1.0).map(|found| drawing(found, &moves)),
            Advice::Unknown => self.search(game, 1.0),
        };
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

    /// Returns the number of its level.
    pub(super) const fn level(&self) -> u8 {
        self.level.number()
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

/// Takes one of the moves that tables know to draw, the one that was found if it is one.
fn drawing(found: Report, known: &[Move]) -> Report {
    let best = match known {
        [other, ..] if !known.contains(&found.best) => *other,
        _ => found.best,
    };
    Report {
        best,
        score: Score::DRAW,
        ..found
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
