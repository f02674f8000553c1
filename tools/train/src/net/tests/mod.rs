//! What the tests of the trainer share.

use super::{Collection, Options, Positions};
use crate::Shard;
use crate::format::{Ending, GameRecord, Header, Sample};
use loa::{Color, Game, Goal, Outcome, Preset, Random, Size};
use loa_engine::evaluate;

pub(super) fn header(seed: u64) -> Header {
    Header {
        board: Size::STANDARD,
        rules: Preset::SOUCIE,
        nodes: 1,
        evaluated: 0,
        seed,
        engine: String::new(),
        shard: Shard::ALL,
    }
}

/// Games of random moves; who stands better at the end wins.
pub(super) fn games(count: u32) -> Vec<GameRecord> {
    (0..count).map(game).collect()
}

fn game(number: u32) -> GameRecord {
    let mut random = Random::new(Random::mix(u64::from(number) + 1));
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let mut samples = Vec::new();
    for _ in 0..60 {
        let moves = game.legal_moves();
        let Some(mv) = random.choose(&moves) else {
            break;
        };
        game.play(*mv).unwrap();
        samples.push(Sample {
            position: *game.position(),
            score: score(&game),
            ply: game.plies() as u16,
            depth: 1,
        });
    }
    let is_better = (score(&game) > 0) == (game.position().turn() == Color::Black);
    let winner = if is_better {
        Color::Black
    } else {
        Color::White
    };
    GameRecord {
        number,
        outcome: Outcome::Win(winner),
        ending: Ending::Decided,
        samples,
        evaluated: Vec::new(),
    }
}

fn score(game: &Game) -> i16 {
    evaluate(game.position(), Goal::Connect).points() as i16
}

/// Positions of random games to train with, and held back.
pub(super) fn positions() -> (Positions, Positions) {
    let mut collection = Collection::new(5);
    let header = header(1);
    for game in games(40) {
        collection.add(&header, &game);
    }
    let (positions, held_back, _) = collection.finish();
    (positions, held_back)
}

/// A small net, trained for a short time.
pub(super) const OPTIONS: Options = Options {
    epochs: 3,
    batch: 700,
    rate: 3e-3,
    decay: 0.1,
    lambda: 0.7,
    seed: 5,
};
