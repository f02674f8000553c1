//! Whatever the position, the engine plays a legal move.

use crate::common::{Random, random_game, random_set_up, search, search_with};
use loa::{Color, Game, Move, Preset, Size};
use loa_engine::{Engine, Job, Level, Limits};
use test_support::pictures::{game_set_by_squares, set_up};

#[test]
fn random_games_of_all_sizes() {
    let mut random = Random::new(1);
    let mut engine = Engine::new(1);
    for size in Size::all() {
        for preset in Preset::ALL {
            let plies = random.below(50);
            let game = random_game(&mut random, &preset, size, plies);
            search_with(&mut engine, &game, Limits::nodes(300));
        }
    }
}

#[test]
fn random_set_ups_of_all_sizes() {
    let mut random = Random::new(2);
    let mut engine = Engine::new(1);
    for size in Size::all() {
        for preset in Preset::ALL {
            let pieces = size.squares().len() as usize;
            let game = random_set_up(&mut random, &preset, size, pieces);
            if !game.status().is_over() {
                search_with(&mut engine, &game, Limits::nodes(300));
            }
        }
    }
}

#[test]
fn whole_games_with_several_threads() {
    let mut engine = Engine::new(1);
    engine.set_threads(3);
    for preset in [Preset::SOUCIE, Preset::GAMESMAN_MISERE] {
        let mut game = Game::start(&preset, "6x6".parse().unwrap());
        while !game.status().is_over() && game.plies() < 30 {
            let report = search_with(&mut engine, &game, Limits::nodes(10_000));
            game.play(report.best).unwrap();
        }
    }
}

#[test]
fn whole_games_of_all_rules() {
    let mut engine = Engine::new(1);
    for preset in Preset::ALL {
        for size in ["8x8", "5x5", "7x4", "3x6"] {
            let mut game = Game::start(&preset, size.parse().unwrap());
            engine.style = Level::DEFAULT.style(7);
            while !game.status().is_over() && game.plies() < 40 {
                let report = search_with(&mut engine, &game, Limits::nodes(400));
                game.play(report.best).unwrap();
            }
        }
    }
}

#[test]
fn a_search_stopped_at_once() {
    let mut random = Random::new(3);
    for level in Level::all() {
        let mut engine = Engine::new(1);
        engine.style = level.style(1);
        let game = random_game(&mut random, &Preset::BERKELEY, Size::STANDARD, 20);
        let found = Job::new(&game, Limits::NONE).run(&mut engine, &mut || true, &mut |_| {});
        let report = found.best().unwrap();
        assert_eq!(game.check(report.best), Ok(()));
        assert_eq!(report.depth, 1);
    }
}

#[test]
fn a_blocked_player_passes() {
    // Black would have to go off the board or over c2 or b1.
    let blocked = game_set_by_squares("berkeley", "w w b \n w w w \n b w -", Color::Black);
    assert_eq!(blocked.legal_moves(), [Move::Pass]);
    assert_eq!(search(&blocked, Limits::depth(3)).best, Move::Pass);
}

#[test]
fn both_players_blocked() {
    let empty = ["- - -", "- - -", "- - -"];
    let mut blocked = set_up(&Preset::BERKELEY, Color::Black, &empty);
    let job = Job::new(&blocked, Limits::NONE);
    let found = job.run(&mut Engine::new(1), &mut || false, &mut |_| {});
    assert!(found.lines.is_empty());
    // A board that is set up square by square is not over yet.
    let corner = loa::Square::new(0, 0).unwrap();
    blocked.set(corner, None, Color::Black).unwrap();
    let report = search(&blocked, Limits::depth(5));
    assert_eq!((report.best, report.line.len()), (Move::Pass, 1));
}

#[test]
fn a_side_without_pieces() {
    for preset in Preset::ALL {
        for to_move in Color::ALL {
            let alone = set_up(
                &preset,
                to_move,
                &["- - - -", "b - - b", "- - - -", "b - - -"],
            );
            if !alone.status().is_over() {
                search(&alone, Limits::depth(4));
            }
        }
    }
}

#[test]
fn sides_that_are_connected_already() {
    for preset in Preset::ALL {
        for to_move in Color::ALL {
            let picture = "w w - - \n w - - - \n - - b - \n - - b b";
            let connected = game_set_by_squares(preset.name, picture, to_move);
            search(&connected, Limits::depth(4));
        }
    }
}
