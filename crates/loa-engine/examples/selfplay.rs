//! Plays two settings of the engine against each other and prints wins, draws and losses, and the
//! pairs of games by the points that the first player made in them.
//!
//! ```text
//! selfplay [--games N] [--sprt ELO0,ELO1] [--preset NAME] [--size WxH] [--seed N] [--threads N]
//!          [--nodes N] [--depth N] [--level N] [--noise POINTS] [--weights N,N,...] [--weight TERM=N[/N]]...
//!          [--with FEATURE]... [--without FEATURE]...
//!          [--random]
//!          --vs [--nodes N] [--depth N] ...
//! ```
//! What comes before `--vs` goes for the first player. The second player starts with the same
//! settings, and what follows `--vs` changes them. Games begin with four random plies; each
//! beginning is played twice, with the colours exchanged. The result is the same whatever the
//! number of threads. `--level` gives a player a level's limits and style; what follows changes
//! them. With `--sprt` the match ends as soon as it is clear which of two differences holds.

use loa::{Color, Game, Move, Outcome, Preset, Size, Status};
use loa_engine::{Engine, Features, Level, Limits, Style, Term, Weights};
use loa_match::statistics::{EloModel, Hypothesis, PairTally, Points, Sprt, Strength, Tally};
use std::collections::HashMap;
use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

const RANDOM_PLIES: usize = 4;
const MEBIBYTES: usize = 8;
/// Games of presets without a move limit end here, drawn.
const LONGEST_GAME: u32 = 300;

#[derive(Clone)]
struct Settings {
    limits: Limits,
    style: Style,
    weights: Weights,
    features: Features,
    is_random: bool,
}

struct Plan {
    games: u32,
    threads: usize,
    preset: Preset,
    size: Size,
    seed: u64,
    test: Option<Sprt>,
    players: [Settings; 2],
}

/// What came of the games, seen from the first player.
#[derive(Default)]
struct Results {
    tally: Tally,
    pairs: PairTally,
    /// Pairs that ended before one that began earlier; they count after it.
    early: HashMap<u32, [Points; 2]>,
    found: Option<Hypothesis>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let plan = plan(std::env::args().skip(1))?;
    let next = AtomicU32::new(0);
    let results = Mutex::new(Results::default());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games.div_ceil(2) {
                        break;
                    }
                    let points = play_pair(&plan, number);
                    let mut results = results.lock().expect("no player panics");
                    if results.found.is_some() {
                        break;
                    }
                    results.add(number, points, plan.test.as_ref());
                }
            });
        }
    });
    results.into_inner()?.print(plan.test.as_ref());
    Ok(())
}

/// Plays a pair of games and returns what the first player made of each.
fn play_pair(plan: &Plan, number: u32) -> [Points; 2] {
    let mut random = Random(plan.seed.wrapping_mul(1 << 32) + u64::from(number));
    let opening = random_opening(plan, &mut random);
    Color::ALL.map(|first| match play(plan, first, &opening, &mut random) {
        Outcome::Win(winner) if winner == first => Points::Win,
        Outcome::Draw => Points::Draw,
        Outcome::Win(_) => Points::Loss,
    })
}

impl Settings {
    fn take_level(&mut self, level: Level) {
        self.limits = level.reproducible_limits();
        self.style = level.style(0);
    }
}

impl Results {
    /// Counts pairs in the order in which they began, until the test has found something: so nothing
    /// depends on which ends first.
    fn add(&mut self, number: u32, points: [Points; 2], test: Option<&Sprt>) {
        self.early.insert(number, points);
        while self.found.is_none()
            && let Some([one, other]) = self.early.remove(&(self.pairs.pairs() as u32))
        {
            self.tally.count(one);
            self.tally.count(other);
            self.pairs.count(one, other);
            self.found = test.and_then(|test| test.decide(test.llr_of_pairs(&self.pairs)));
        }
    }

    fn print(&self, test: Option<&Sprt>) {
        let (tally, pairs) = (&self.tally, self.pairs);
        let Some(strength) = Strength::of_pairs(&pairs) else {
            println!("no games");
            return;
        };
        let (score, elo) = (strength.score, strength.elo);
        print!(
            "+{} ={} -{}, pairs {:?}, score {:.3} ± {:.3}, Elo {:+.0} ({:+.0} to {:+.0})",
            tally.wins,
            tally.draws,
            tally.losses,
            pairs.counts,
            score.value,
            score.error(),
            elo.value,
            elo.low,
            elo.high
        );
        if let Some(test) = test {
            let found = match self.found {
                Some(Hypothesis::H1) => "stronger",
                Some(Hypothesis::H0) => "not stronger",
                None => "undecided",
            };
            print!(", LLR {:.2}, {found}", test.llr_of_pairs(&pairs));
        }
        println!();
    }
}

fn plan(mut arguments: impl Iterator<Item = String>) -> Result<Plan, Box<dyn Error>> {
    let settings = Settings {
        limits: Limits::nodes(10_000),
        style: Style::STEADY,
        weights: Weights::default(),
        features: Features::default(),
        is_random: false,
    };
    let mut plan = Plan {
        games: 100,
        threads: 1,
        preset: Preset::SOUCIE,
        size: Size::STANDARD,
        seed: 1,
        test: None,
        players: [settings.clone(), settings],
    };
    let mut player = 0;
    while let Some(flag) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{flag} needs a value"));
        let settings = &mut plan.players[player];
        match flag.as_str() {
            "--games" => plan.games = value()?.parse()?,
            "--threads" => plan.threads = value()?.parse()?,
            "--preset" => plan.preset = value()?.parse()?,
            "--size" => plan.size = value()?.parse()?,
            "--sprt" => plan.test = Some(test(&value()?)?),
            "--seed" => plan.seed = value()?.parse()?,
            "--nodes" => settings.limits = Limits::nodes(value()?.parse()?),
            "--depth" => settings.limits = Limits::depth(value()?.parse()?),
            "--level" => settings.take_level(value()?.parse()?),
            "--noise" => {
                settings.style.noise = value()?.parse()?;
                settings.style.noisy_plies = u32::MAX;
            }
            "--weights" => settings.weights = all_weights(&value()?)?,
            "--weight" => settings.weights = changed(settings.weights, &value()?)?,
            "--with" => settings.features = settings.features.with(value()?.parse()?),
            "--without" => settings.features = settings.features.without(value()?.parse()?),
            "--random" => settings.is_random = true,
            "--vs" => {
                plan.players[1] = plan.players[0].clone();
                player = 1;
            }
            _ => return Err(format!("unknown flag {flag}").into()),
        }
    }
    Ok(plan)
}

/// Reads the two differences of Elo that a test is to tell apart, with errors of 5 %.
fn test(text: &str) -> Result<Sprt, Box<dyn Error>> {
    let (elo0, elo1) = text.split_once(',').ok_or("--sprt needs ELO0,ELO1")?;
    let (elo0, elo1) = (elo0.parse()?, elo1.parse()?);
    Ok(Sprt::new(elo0, elo1, 0.05, 0.05, EloModel::Logistic)?)
}

/// Reads a term's weight, for [`Weights::UNIT`] of its value, or two: with many pieces and with few.
fn changed(weights: Weights, text: &str) -> Result<Weights, Box<dyn Error>> {
    let (term, weight) = text
        .split_once('=')
        .ok_or_else(|| format!("'{text}' is not TERM=N or TERM=MANY/FEW"))?;
    let (many, few) = weight.split_once('/').unwrap_or((weight, weight));
    Ok(weights.with_phases(term.parse::<Term>()?, many.parse()?, few.parse()?))
}

/// Reads weights as `loa tune` prints them: two for each term, those with many pieces first.
fn all_weights(text: &str) -> Result<Weights, Box<dyn Error>> {
    let numbers = text
        .split(',')
        .map(|number| number.trim().parse())
        .collect::<Result<Vec<i32>, _>>()?;
    let halves = numbers.split_at_checked(Term::COUNT);
    let weights = halves
        .and_then(|(many, few)| Some(Weights::new(many.try_into().ok()?, few.try_into().ok()?)));
    weights.ok_or_else(|| format!("'{text}' is not {} numbers", 2 * Term::COUNT).into())
}

/// Plays a game in which the first player has the given colour.
fn play(plan: &Plan, first: Color, opening: &[Move], random: &mut Random) -> Outcome {
    let mut game = Game::start(&plan.preset, plan.size);
    for mv in opening {
        game.play(*mv).expect("the opening is legal");
    }
    let mut engines = [0, 1].map(|player| engine(&plan.players[player], random.next()));
    loop {
        if let Status::Over(verdict) = game.status() {
            return verdict.outcome;
        }
        if game.plies() >= LONGEST_GAME {
            return Outcome::Draw;
        }
        let player = usize::from(game.position().turn() != first);
        let settings = &plan.players[player];
        let mv = if settings.is_random {
            random.pick(&game.legal_moves())
        } else {
            let report = engines[player].search(&game, settings.limits, &mut || false, &mut |_| {});
            report.expect("the game goes on").best
        };
        game.play(mv).expect("players make legal moves");
    }
}

fn engine(settings: &Settings, seed: u64) -> Engine {
    let mut engine = Engine::new(MEBIBYTES);
    engine.set_style(Style {
        seed,
        ..settings.style
    });
    engine.set_weights(settings.weights);
    engine.set_features(settings.features);
    engine
}

fn random_opening(plan: &Plan, random: &mut Random) -> Vec<Move> {
    let mut game = Game::start(&plan.preset, plan.size);
    let mut opening = Vec::new();
    for _ in 0..RANDOM_PLIES {
        let mv = random.pick(&game.legal_moves());
        if game.play(mv).is_ok_and(Status::is_over) {
            break;
        }
        opening.push(mv);
    }
    opening
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn pick(&mut self, moves: &[Move]) -> Move {
        moves[(self.next() % moves.len() as u64) as usize]
    }
}
