use super::engine_options::EngineOptions;
use crate::say::tell;
use anyhow::{Context, Result};
use loa::{Color, Game, Move, Random, join};
use loa_engine::{Book, Engine, Job, Known, Level, Limits, Report, Score, Style};
use loa_match::in_seconds;
use loa_protocol::{Reply, Setting};
use loa_review::Effects;
use loa_work::Interrupt;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// The computer player of the text program: an engine with its settings.
pub(super) struct Computer {
    options: EngineOptions,
    engine: Engine,
    pub(super) level: Level,
    /// The time for a move where it is not the level's.
    time: Option<Duration>,
    /// Whether play is reproducible: limited by positions, not by time.
    seeded: bool,
    seed: u64,
    /// The number of games with a move of the computer since the seed was set.
    games: u64,
    moved: bool,
    /// How much of the game's time budget has been spent.
    spent: Duration,
    /// How much of the game's position budget has been spent, in seeded play and in a hurry.
    spent_nodes: u64,
    /// Whether the end of the game matters, not its moves: the computer plays against itself, and
    /// the input has ended.
    pub(super) hurries: bool,
    /// Set from outside to end a search at once. In seeded play that makes the move irreproducible.
    pub(super) move_now: Interrupt,
}

/// The time budget of a game, in moves of the level's full length: at the default level 25 seconds,
/// so that two programs stay within the minute that graders give them in a game of any length.
const GAME: u32 = 75;

/// The rest of a game's budget is divided by this number of moves, at any time of the game. So the
/// first 40 moves are not shortened.
const MOVES_TO_COME: u32 = 35;

/// The budget of a game in seeded play, in moves of the level's full number of positions: together
/// with the division by [`MOVES_TO_COME`], less than a quarter of the full number for each move, so
/// that games stay within a grader's minute on a busy computer too.
const SEEDED_GAME: u64 = 8;

/// The least budget of a game in seeded play, in positions. It takes a fraction of a second, and
/// keeps the strength of the low levels.
const LEAST_SEEDED_GAME: u64 = 100_000;

/// The budget of a game that hurries, in positions: a fraction of a second, so that it ends within
/// the five seconds of a grader on a busy computer too.
const HURRIED_GAME: u64 = 500_000;

/// The positions that replace a second in reproducible play.
const POSITIONS_PER_SECOND: f64 = 600_000.0;

impl Computer {
    /// Makes the computer player.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub(super) fn new(options: EngineOptions) -> Result<Computer> {
        Ok(Computer {
            move_now: Interrupt::default(),
            engine: options.engine()?,
            options,
            level: Level::DEFAULT,
            time: None,
            seeded: false,
            seed: RandomState::new().hash_one("opening"),
            games: 0,
            moved: false,
            spent: Duration::ZERO,
            spent_nodes: 0,
            hurries: false,
        })
    }

    /// Forgets the last game. The next one gets other openings.
    pub(super) fn begin_game(&mut self) {
        self.engine.clear();
        self.games += u64::from(std::mem::take(&mut self.moved));
        (self.spent, self.spent_nodes) = (Duration::ZERO, 0);
    }

    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Seed(seed) => {
                (self.seeded, self.seed) = (true, seed as u64);
                self.begin_game();
                (self.games, self.moved) = (0, false);
                // Searches with several threads are not reproducible.
                self.engine.set_threads(1);
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
        let mut job = self.job(game);
        if let Known::Lines(reports) = &job.known {
            return reports[0].best;
        }
        if let Some(mv) = self.opening(game) {
            return mv;
        }
        job.limits = self.next_limits();
        let found = self.search(&job, self.style());
        found.map_or(Move::Pass, |report| report.best)
    }

    /// Returns a book move if the level uses the book and no time is set.
    fn opening(&self, game: &Game) -> Option<Move> {
        let by_the_book = self.level.opens_by_the_book() && self.time.is_none();
        by_the_book.then(|| Book::built_in().pick(game, self.style().seed))?
    }

    /// Returns the limits of the next move, and takes it from the game's budget.
    fn next_limits(&mut self) -> Limits {
        let full = self.full_limits(self.level);
        if self.time.is_some() {
            return full;
        }
        let budget = match self.seeded {
            true => (SEEDED_GAME * self.level.nodes()).max(LEAST_SEEDED_GAME),
            // A higher level was asked for.
            false if !self.hurries || self.level > Level::DEFAULT => {
                return full.and(Limits::move_time(self.next_time()));
            }
            false => HURRIED_GAME,
        };
        full.and(Limits::nodes(self.next_nodes(budget)))
    }

    fn next_time(&mut self) -> Duration {
        let full = Duration::from_secs_f64(self.level.seconds());
        let left = (full * GAME).saturating_sub(self.spent);
        let time = (left / MOVES_TO_COME).min(full);
        self.spent += time;
        time
    }

    fn next_nodes(&mut self, budget: u64) -> u64 {
        let left = budget.saturating_sub(self.spent_nodes);
        let nodes = (left / u64::from(MOVES_TO_COME)).min(self.level.nodes());
        self.spent_nodes += nodes;
        nodes
    }

    /// Returns a job without limits, with what the tables know.
    fn job(&mut self, game: &Game) -> Job {
        let mut job = Job::new(game, Limits::NONE);
        if let Some(complaint) = self.options.inform(&mut job) {
            tell!("loa: {complaint}");
        }
        job
    }

    /// Suggests a move, at the default level or the computer's own if that is stronger.
    pub(super) fn hint(&mut self, game: &Game) -> Result<Reply> {
        let report = self.judge(game).context("the game is over")?;
        Ok(Reply::Hint {
            mv: report.best,
            because: in_words(report.score) + &reasons(Effects::of(game, report.best)),
        })
    }

    /// Tells whether it agrees to a draw that the side to move offers: not early in the game, and
    /// not where it is ahead.
    pub(super) fn agrees_to_draw(&mut self, game: &Game) -> bool {
        const EARLY: u32 = 20;
        let is_level = |report: Report| report.score >= Score::DRAW;
        game.plies() >= EARLY && self.judge(game).is_some_and(is_level)
    }

    fn judge(&mut self, game: &Game) -> Option<Report> {
        let level = self.level.max(Level::DEFAULT);
        let mut job = self.job(game);
        job.limits = self.full_limits(level);
        let found = self.search(&job, Style::STEADY);
        // An interrupt was for this search.
        self.move_now.set(false);
        found
    }

    /// Explains the net's evaluation by pieces and lines, without a search.
    pub(super) fn evaluation(&self, game: &Game) -> Reply {
        let net = &self.options.net;
        let explanation = net.explain(game.position(), game.rules().goal);
        let for_black = |points: i32| match game.position().turn() {
            Color::Black => points,
            Color::White => -points,
        };
        let pieces = explanation.pieces.iter();
        let lines = explanation.lines.iter();
        let points = for_black(explanation.points);
        Reply::Evaluation {
            pieces: pieces.map(|it| (it.square, it.color, it.points)).collect(),
            lines: lines.map(|it| (it.squares, for_black(it.points))).collect(),
            black: format!("{points:+} points by the net {net}"),
        }
    }

    fn style(&self) -> Style {
        let of_game = self.games.wrapping_mul(Random::STEP);
        self.level.style(self.seed.wrapping_add(of_game))
    }

    /// Describes the settings in words.
    pub(super) fn describe(&self) -> String {
        let usual = (100.0 * self.level.seconds()).round() / 100.0;
        let time = match (self.seeded, self.time) {
            (_, Some(time)) => format!(", {} a move", in_seconds(time)),
            (false, None) => format!(", at most {usual} s a move"),
            (true, None) => String::new(),
        };
        let seed = match self.seeded {
            true => format!("with seed {}", self.seed as i64),
            false => "without a seed".to_owned(),
        };
        format!("The computer plays at level {}{time}, {seed}.", self.level)
    }

    /// Tells a person how strong it is and how to change that.
    pub(super) fn how_strong(&self) -> String {
        let (level, most) = (self.level.number(), Level::MAX.number());
        let other = match Level::new(level + 1) {
            Some(stronger) => format!("'level {stronger}' makes it stronger"),
            None => format!("'level {}' makes it weaker", level - 1),
        };
        format!("The computer plays at level {level} of {most}; {other}.")
    }

    /// Returns the most seconds for a move.
    pub(super) fn seconds(&self) -> f64 {
        let time = self.time.map(|time| time.as_secs_f64());
        time.unwrap_or(self.level.seconds())
    }

    /// Returns the limits of a move that gets all the time or positions that a move may have.
    fn full_limits(&self, level: Level) -> Limits {
        match (self.seeded, self.time) {
            (true, Some(time)) => Limits::nodes((time.as_secs_f64() * POSITIONS_PER_SECOND) as u64),
            (true, None) => level.reproducible_limits(),
            (false, Some(time)) => Limits::move_time(time),
            (false, None) => level.timed_limits(),
        }
    }

    fn search(&mut self, job: &Job, style: Style) -> Option<Report> {
        self.engine.style = style;
        self.move_now.set(false);
        let mut stop = || self.move_now.is_requested();
        let found = job.run(&mut self.engine, &mut stop, &mut |_| {});
        found.lines.into_iter().next()
    }
}

/// Describes how strong the levels are.
pub(super) fn ratings() -> String {
    let elo = join(Level::all().map(|level| level.rating().elo), " ");
    format!("Elo of the levels: {elo}.")
}

fn in_words(score: Score) -> String {
    // People count their own moves, not plies.
    let moves = |plies: u32| plies.div_ceil(2);
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => format!("wins in {}", moves(plies)),
        (_, Some(plies)) => format!("loses in {}", moves(plies)),
        _ => format!("{:+} points", score.points()),
    }
}

/// Says what a suggested move connects, and which threat it meets.
fn reasons(effects: Effects) -> String {
    let connects = match effects.connects.is_empty() {
        true => String::new(),
        false => format!("; connects with {}", join(effects.connects, ", ")),
    };
    let stops = effects.stops.map(|mv| format!("; stops {mv}"));
    connects + &stops.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa_engine::net::Net;

    fn computer(setting: Setting) -> Computer {
        let options = EngineOptions {
            hash: 1,
            threads: 1,
            net: Net::built_in(),
            tables: None,
            difference: None,
        };
        let mut computer = Computer::new(options).unwrap();
        computer.set(setting);
        computer
    }

    fn next_nodes(computer: &mut Computer) -> u64 {
        let spent = computer.spent_nodes;
        computer.next_limits();
        computer.spent_nodes - spent
    }

    /// However long it lasts, a seeded game of the levels that take time has less than a quarter of
    /// the level's positions for each of its moves, and no more than its budget.
    #[test]
    fn a_seeded_game_has_a_budget_of_positions() {
        for level in Level::all() {
            let mut computer = computer(Setting::Level(level.number()));
            computer.set(Setting::Seed(1));
            let budget = (SEEDED_GAME * level.nodes()).max(LEAST_SEEDED_GAME);
            let mut sum = 0;
            for moves in 1..500 {
                sum += next_nodes(&mut computer);
                assert!(level < Level::DEFAULT || 4 * sum <= moves * level.nodes());
            }
            assert!(sum <= budget, "{level}");
            let spent = next_nodes(&mut computer);
            computer.begin_game();
            let first = next_nodes(&mut computer);
            assert!(first > spent || spent == level.nodes(), "{level}");
        }
    }

    /// A game at the default level that hurries has few positions, however long it lasts. A seed, a
    /// time and a higher level are kept.
    #[test]
    fn a_game_that_hurries_has_a_small_budget() {
        let mut hurried = computer(Setting::Level(Level::DEFAULT.number()));
        hurried.hurries = true;
        let sum: u64 = (0..500).map(|_| next_nodes(&mut hurried)).sum();
        assert!(sum > 0 && sum <= HURRIED_GAME, "{sum}");
        let higher = Setting::Level(Level::DEFAULT.number() + 1);
        let time = Setting::Time(Duration::from_secs(10));
        for setting in [Setting::Seed(1), time, higher] {
            let limits = [false, true].map(|hurries| {
                let mut computer = computer(setting);
                computer.hurries = hurries;
                computer.next_limits()
            });
            assert_eq!(limits[0], limits[1]);
        }
    }
}
