use loa::{Game, Move, Position, Rules};
use loa_engine::{Engine, Job, Level};
use loa_review::{Solver, puzzle_rating};

/// The size of the rating engine's table in MiB: enough for what level 9 searches.
pub(super) const MEBIBYTES: usize = 4;

/// The level that tries last, and only if the level below it has not found the move.
const LAST: u8 = 9;

/// The most positions for all tries of a level, and the most tries.
const ENOUGH: u64 = 16_000;
const TRIES: u64 = 8;

/// Returns the rating of a puzzle with rules without limits: by the levels that find its first
/// move.
pub(super) fn rating(engine: &mut Engine, rules: &Rules, position: &Position, first: Move) -> u16 {
    let game = Game::new(*rules, *position);
    let mut solvers = vec![Solver {
        elo: 0,
        share: 1.0 / game.legal_moves().len() as f64,
    }];
    for level in Level::all().filter(|level| level.number() <= LAST) {
        let below = solvers.last().map_or(0.0, |solver| solver.share);
        let share = match level.number() {
            LAST if below == 1.0 => 1.0,
            _ => share(engine, &game, level, first),
        };
        let elo = level.rating().elo;
        solvers.push(Solver { elo, share });
    }
    puzzle_rating(&solvers)
}

/// Returns how often a level finds a move, with another seed each time.
fn share(engine: &mut Engine, game: &Game, level: Level, first: Move) -> f64 {
    let tries = (ENOUGH / level.nodes()).clamp(1, TRIES);
    let found = (1..=tries).filter(|seed| {
        engine.style = level.style(*seed);
        engine.clear();
        let job = Job::new(game, level.reproducible_limits());
        let found = job.run(engine, &mut || false, &mut |_| {});
        found.best().is_some_and(|report| report.best == first)
    });
    found.count() as f64 / tries as f64
}
