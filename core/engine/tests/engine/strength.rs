//! The engine plays to win.

use crate::common::{Random, random_game, search_with, verdicts};
use loa::{Color, Game, Move, Outcome, Position, Preset, Size, Start, Status, Verdict};
use loa_engine::{Engine, Level, Limits};
use test_support::Habit;

/// Games are drawn after this many plies.
const LONGEST_GAME: u32 = 200;

/// Plays a game of the engine, with either colour, against a function.
fn result_against(
    engine: &mut Engine,
    limits: Limits,
    color: Color,
    opponent: &mut dyn FnMut(&Game) -> Move,
) -> Outcome {
    let rules = Preset::BERKELEY.rules.with_move_limit(Some(LONGEST_GAME));
    let mut game = Game::new(rules, Position::start(Size::STANDARD, Start::Standard));
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

#[test]
fn beats_random_play_from_level_2_on() {
    let mut random = Random::new(1);
    for level in Level::all().skip(1) {
        let limits = level.reproducible_limits().and(Limits::nodes(4000));
        for color in Color::ALL {
            let mut engine = Engine::new(1);
            engine.style = level.style(2);
            let result = result_against(&mut engine, limits, color, &mut |game| {
                Habit::Random.choose(game, &mut random).unwrap()
            });
            assert_eq!(result, Outcome::Win(color), "level {level}");
        }
    }
}

/// Plays some games with either colour against a level; returns the share of the points of the
/// player with a habit.
fn share_of(habit: Habit, level: Level, games: u64) -> f64 {
    let mut random = Random::new(4);
    let mut points = 0.0;
    for (seed, color) in (0..games).zip(Color::ALL.into_iter().cycle()) {
        let mut engine = Engine::new(1);
        engine.style = level.style(seed);
        let limits = level.reproducible_limits();
        let result = result_against(&mut engine, limits, color, &mut |game| {
            habit.choose(game, &mut random).unwrap()
        });
        points += match result.winner() {
            Some(winner) => f64::from(winner != color),
            None => 0.5,
        };
    }
    points / games as f64
}

#[test]
fn naive_players_and_the_first_opponent_win_about_as_many_games() {
    for habit in [Habit::Greedy, Habit::Careless, Habit::Watchful] {
        let share = share_of(habit, Level::FIRST, 60);
        assert!((0.25..=0.75).contains(&share), "{habit}: {share}");
    }
}

#[test]
fn naive_players_beat_the_lowest_level() {
    for habit in [Habit::Greedy, Habit::Careless, Habit::Watchful] {
        let share = share_of(habit, Level::MIN, 20);
        assert!(share >= 0.6, "{habit}: {share}");
    }
}

/// Beginners overlook moves, but not this one.
#[test]
fn every_level_takes_a_win_in_one() {
    let mut random = Random::new(5);
    let mut won = 0;
    while won < 60 {
        let size = Size::new(5, 5).unwrap();
        let mut game = random_game(&mut random, &Preset::SOUCIE, size, 16);
        if !wins_in_one(&game) {
            continue;
        }
        let mover = game.position().turn();
        for level in Level::all().take(4) {
            let mut engine = Engine::new(1);
            engine.style = level.style(won);
            let best = search_with(&mut engine, &game, level.reproducible_limits()).best;
            let status = game.play(best).unwrap();
            game.undo();
            let wins = status.verdict().map(|verdict| verdict.outcome);
            assert_eq!(wins, Some(Outcome::Win(mover)), "level {level}");
        }
        won += 1;
    }
}

fn wins_in_one(game: &Game) -> bool {
    let mover = game.position().turn();
    let wins = |end: &Verdict| end.outcome == Outcome::Win(mover);
    verdicts(game).iter().flatten().any(wins)
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
            wins_in_one(&Game::new(*game.rules(), position))
        };
        if !threatened || wins_in_one(&game) {
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
