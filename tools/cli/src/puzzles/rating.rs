use loa::{Game, Move, Position, Rules};
use loa_engine::{Engine, Level};
use loa_review::{Solver, puzzle_rating};

/// Rates puzzles by the levels that find their first moves.
pub(super) struct Rater {
    engine: Engine,
}

/// Enough for what level 9 searches.
const MEBIBYTES: usize = 4;

/// The level that tries last, and only if the level below it has not found the move.
const LAST: u8 = 9;

/// The most positions for all tries of a level, and the most tries.
const ENOUGH: u64 = 16_000;
const TRIES: u64 = 8;

impl Rater {
    pub(super) fn new() -> Rater {
        Rater {
            engine: Engine::new(MEBIBYTES),
        }
    }

    /// Returns the rating of a puzzle with rules without limits.
    pub(super) fn rating(&mut self, rules: &Rules, position: &Position, first: Move) -> u16 {
        let game = Game::new(*rules, *position);
        let mut solvers = vec![Solver {
            elo: 0,
            share: 1.0 / game.legal_moves().len() as f64,
        }];
        for level in Level::all().filter(|level| level.number() <= LAST) {
            let Some(rating) = level.rating() else {
                continue;
            };
            let below = solvers.last().map_or(0.0, |solver| solver.share);
            let share = match level.number() {
                LAST if below == 1.0 => 1.0,
                _ => self.share(&game, level, first),
            };
            let elo = rating.elo;
            solvers.push(Solver { elo, share });
        }
        puzzle_rating(&solvers)
    }

    /// Returns how often a level finds a move, with another seed each time.
    fn share(&mut self, game: &Game, level: Level, first: Move) -> f64 {
        let tries = (ENOUGH / level.nodes()).clamp(1, TRIES);
        let found = (1..=tries).filter(|seed| {
            self.engine.style = level.style(*seed);
            self.engine.clear();
            let limits = level.reproducible_limits();
            let report = self.engine.search(game, limits, &mut || false, &mut |_| {});
            report.is_some_and(|report| report.best == first)
        });
        found.count() as f64 / tries as f64
    }
}
