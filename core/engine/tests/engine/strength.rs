//! The engine plays to win.

use crate::common::{Random, random_game, search_with};
use loa::{Color, Game, Move, Outcome, Position, Preset, Size, Status};
use loa_engine::{Engine, Level, Limits};

/// Plays a game of the engine, with either colour, against a function.
fn result_against(
    engine: &mut Engine,
    limits: Limits,
    color: Color,
    opponent: &mut dyn FnMut(&Game) -> Move,
) -> Outcome {
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    loop {
        if let Status::Over(verdict) = game.status() {
            return verdict.outcome;
        }
        let mv = if game.position().turn() == color {
            search_with(engine, &game, limits).best
        } else {
            opponent(&game)
        };
        game.play(mv).unwrap();
    }
}

fn random_move(random: &mut Random, game: &Game) -> Move {
    let moves = game.legal_moves();
    moves[random.below(moves.len())]
}

#[test]
fn beats_random_play_at_every_level() {
    let mut random = Random::new(1);
    for level in Level::all() {
        let limits = level.reproducible_limits().and(Limits::nodes(4000));
        for color in Color::ALL {
            let mut engine = Engine::new(1);
            engine.style = level.style(2);
            let result = result_against(&mut engine, limits, color, &mut |game| {
                random_move(&mut random, game)
            });
            assert_eq!(result, Outcome::Win(color), "level {level}");
        }
    }
}

#[test]
fn beats_the_lowest_level() {
    let lowest = Level::MIN;
    for (seed, color) in Color::ALL.into_iter().enumerate() {
        let mut weak = Engine::new(1);
        weak.style = lowest.style(seed as u64);
        let mut engine = Engine::new(1);
        let result = result_against(&mut engine, Limits::nodes(5000), color, &mut |game| {
            search_with(&mut weak, game, lowest.reproducible_limits()).best
        });
        assert_eq!(result, Outcome::Win(color));
    }
}

fn wins_in_one(game: &mut Game) -> bool {
    let mover = game.position().turn();
    game.legal_moves().into_iter().any(|mv| {
        let status = game.play(mv).unwrap();
        game.undo();
        matches!(status, Status::Over(verdict) if verdict.outcome == Outcome::Win(mover))
    })
}

/// From positions in which the opponent threatens to connect, the engine stops it wherever some
/// move does.
#[test]
fn stops_threats() {
    let mut random = Random::new(3);
    let mut stopped = 0;
    for _ in 0..3000 {
        let size = Size::new(5, 5).unwrap();
        let mut game = random_game(&mut random, &Preset::SOUCIE, size, 16);
        let threatened = {
            let mut position: Position = *game.position();
            position.set_turn(!position.turn());
            wins_in_one(&mut Game::new(*game.rules(), position))
        };
        if game.status().is_over() || !threatened || wins_in_one(&mut game) {
            continue;
        }
        let stops = |game: &mut Game, mv: Move| {
            let over = game.play(mv).unwrap().is_over();
            let stops = !over && !wins_in_one(game);
            game.undo();
            stops
        };
        let can_stop = game
            .legal_moves()
            .into_iter()
            .any(|mv| stops(&mut game, mv));
        if can_stop {
            let best = search_with(&mut Engine::new(0), &game, Limits::depth(2)).best;
            assert!(stops(&mut game, best), "{:?}", game.position());
            stopped += 1;
        }
    }
    assert!(stopped > 20, "{stopped}");
}
