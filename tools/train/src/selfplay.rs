use crate::format::{Ending, GameRecord, Header, MOST_SAMPLES, Sample};
use loa::{Color, Game, Outcome, Position, Preset, Random, Recurrence, Size, Status};
use loa_engine::{
    Engine, EvaluatedSample, Job, Limits, Report, Score, Style, is_quiet, win_chance,
};

/// The most positions to add for each one of a game.
pub const MOST_EVALUATED: usize = 16;

/// The size of the engine's table in MiB.
const TABLE: usize = 2;
/// The least and the most random plies at the beginning of a game.
const RANDOM_PLIES: (usize, usize) = (4, 10);
/// The greatest winning chance of either side after the beginning.
const LOPSIDED: f64 = 0.8;
/// The most beginnings that are tried before a lopsided one is played.
const MOST_BEGINNINGS: usize = 40;
/// A game is drawn when a position comes up for this time, even if the rules ignore it.
const LAST_OCCURRENCE: u32 = 3;
/// Games are drawn after this many plies.
const LONGEST_GAME: u32 = 240;
const _: () = assert!(LONGEST_GAME as usize * (1 + MOST_EVALUATED) <= MOST_SAMPLES);

/// The length of forced wins to look for before each search; the search itself finds longer ones.
const FORCED_PLIES: u32 = 3;
/// Half of the positions.
const FORCED_SHARE: u64 = 2;

/// The score of a position that its own search proves won, where no game ends with it: odds of a
/// thousand to one.
const PROVEN: i16 = 1200;

/// Plays games of the engine against itself. A game depends on the settings and its number alone.
#[derive(Debug)]
pub struct SelfPlay {
    settings: Header,
    engine: Engine,
    /// Searches the positions that the other one evaluated.
    second: Engine,
}

impl SelfPlay {
    /// Makes a player.
    pub fn new(settings: Header) -> SelfPlay {
        let [engine, second] = std::array::from_fn(|_| {
            let mut engine = Engine::new(TABLE);
            engine.style = Style {
                forced_plies: FORCED_PLIES,
                forced_share: FORCED_SHARE,
                ..Style::STEADY
            };
            engine
        });
        SelfPlay {
            settings,
            engine,
            second,
        }
    }

    /// Plays a game; `None` if the function wants it stopped before the end.
    ///
    /// A position that the search proves won counts as won: the game ends there.
    pub fn play(&mut self, number: u32, stop: &dyn Fn() -> bool) -> Option<GameRecord> {
        self.engine.clear();
        self.second.clear();
        let seed = Random::mix(self.settings.seed) ^ u64::from(number);
        let mut random = Random::new(Random::mix(seed));
        let mut game = self.begin(&mut random, stop)?;
        let wanted = self.settings.evaluated;
        self.engine.sample = (wanted > 0).then(|| EvaluatedSample::new(wanted, random));
        let (mut samples, mut evaluated) = (Vec::new(), Vec::new());
        let (outcome, ending) = loop {
            if let Status::Over(verdict) = game.status() {
                break (verdict.outcome, Ending::Decided);
            }
            let occurrences = game.occurrences(Recurrence::Position);
            if occurrences >= LAST_OCCURRENCE {
                break (Outcome::Draw, Ending::Repetition);
            }
            if game.plies() >= LONGEST_GAME {
                break (Outcome::Draw, Ending::Length);
            }
            let report = search(&mut self.engine, &game, self.settings.nodes, stop)?;
            let seen = self.engine.sample.as_mut().map(EvaluatedSample::take);
            if let Some(winner) = proven_winner(&game, report.score) {
                break (Outcome::Win(winner), Ending::Decided);
            }
            if occurrences == 1 && is_quiet(game.rules(), game.position()) {
                samples.push(sample(&game, &report));
                let seen = seen.unwrap_or_default();
                evaluated.extend(self.search_seen(&game, seen, stop)?);
            }
            // The engine's moves are legal; one that is not would end the game here.
            game.play(report.best).ok()?;
        };
        Some(GameRecord {
            number,
            outcome,
            ending,
            samples,
            evaluated,
        })
    }

    /// Searches positions that the search of a game's position evaluated, and returns the quiet
    /// ones; `None` if it is stopped.
    fn search_seen(
        &mut self,
        game: &Game,
        seen: Vec<Position>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Vec<Sample>> {
        let games = seen.into_iter().map(|it| Game::new(*game.rules(), it));
        let quiet =
            games.filter(|it| !it.status().is_over() && is_quiet(it.rules(), it.position()));
        quiet
            .map(|quiet| {
                let report = search(&mut self.second, &quiet, self.settings.nodes, stop)?;
                let mut sample = Sample {
                    ply: game.plies() as u16,
                    ..sample(&quiet, &report)
                };
                if let Some(winner) = proven_winner(&quiet, report.score) {
                    let is_won = winner == quiet.position().turn();
                    sample.score = if is_won { PROVEN } else { -PROVEN };
                }
                Some(sample)
            })
            .collect()
    }

    /// Returns a game after some random plies, about even.
    fn begin(&mut self, random: &mut Random, stop: &dyn Fn() -> bool) -> Option<Game> {
        let mut beginning = None;
        for _ in 0..MOST_BEGINNINGS {
            let Some(game) = self.random_beginning(random) else {
                continue;
            };
            let report = search(&mut self.engine, &game, self.settings.nodes, stop)?;
            let score = report.score;
            let is_even = win_chance(score).max(win_chance(-score)) <= LOPSIDED;
            beginning = Some(game);
            if is_even {
                break;
            }
        }
        Some(beginning.unwrap_or_else(|| self.start()))
    }

    fn start(&self) -> Game {
        Game::start(&self.settings.rules, self.settings.board)
    }

    /// Returns a game after some random plies; `None` if it ends with them.
    fn random_beginning(&self, random: &mut Random) -> Option<Game> {
        let mut game = self.start();
        let (least, most) = RANDOM_PLIES;
        for _ in 0..least + below(random, most - least + 1) {
            let moves = game.legal_moves();
            let mv = *moves.get(below(random, moves.len().max(1)))?;
            game.play(mv).ok()?;
        }
        (!game.status().is_over()).then_some(game)
    }
}

/// Searches a position; `None` if it is stopped.
fn search(engine: &mut Engine, game: &Game, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Report> {
    let mut is_stopped = false;
    let mut has_to_stop = || {
        is_stopped = is_stopped || stop();
        is_stopped
    };
    let job = Job::new(game, Limits::nodes(nodes));
    let found = job.run(engine, &mut has_to_stop, &mut |_| {});
    found.lines.into_iter().next().filter(|_| !is_stopped)
}

fn sample(game: &Game, report: &Report) -> Sample {
    Sample {
        position: *game.position(),
        // Estimates fit.
        score: report.score.points() as i16,
        ply: game.plies() as u16,
        depth: report.depth.min(u32::from(u8::MAX)) as u8,
    }
}

fn proven_winner(game: &Game, score: Score) -> Option<Color> {
    let mover = game.position().turn();
    match (score.win_plies(), score.loss_plies()) {
        (Some(_), _) => Some(mover),
        (_, Some(_)) => Some(!mover),
        _ => None,
    }
}

/// Returns which engine this is: its version, and a checksum of what it finds.
pub fn engine_fingerprint() -> String {
    let mut engine = Engine::new(TABLE);
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let mut hasher = crc32fast::Hasher::new();
    for _ in 0..12 {
        let Some(report) = search(&mut engine, &game, 1500, &|| false) else {
            break;
        };
        hasher.update(&report.nodes.to_le_bytes());
        hasher.update(&report.score.points().to_le_bytes());
        hasher.update(report.best.to_string().as_bytes());
        if game.play(report.best).is_err() {
            break;
        }
    }
    format!("{} {:08x}", env!("CARGO_PKG_VERSION"), hasher.finalize())
}

/// Takes a number below `end` as a remainder, not with [`Random::below`]: the same settings go on
/// giving the same data.
const fn below(random: &mut Random, end: usize) -> usize {
    (random.next_u64() % end as u64) as usize
}
