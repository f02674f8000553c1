//! The engine plays by the rules of the game it is asked in.

use crate::common::{Random, game, random_game, search, search_with};
use loa::{Color, Game, Preset, Reason, Size, Status};
use loa_engine::{Limits, Score};

/// Plays the line of a report and returns how it ends.
#[track_caller]
fn outcome(game: &Game, limits: Limits) -> (Score, Status) {
    let report = search(game, limits);
    let mut game = game.clone();
    for mv in &report.line {
        game.play(*mv).unwrap();
    }
    (report.score, game.status())
}

#[track_caller]
fn reason(status: Status) -> Reason {
    status.verdict().expect("the line ends the game").reason
}

#[test]
fn connects_in_one() {
    let near = game(
        &Preset::BERKELEY,
        Color::Black,
        &["- - - w", "b b - -", "- - - -", "b - - w"],
    );
    let (score, status) = outcome(&near, Limits::depth(1));
    assert_eq!(score, Score::win_in(1));
    assert_eq!(reason(status), Reason::Connection);
}

#[test]
fn misere_makes_the_opponent_connect() {
    // Taking the white piece that stands alone leaves White connected and Black not.
    let near = game(
        &Preset::GAMESMAN_MISERE,
        Color::Black,
        &["b - w -", "- - - -", "- - - b", "w w - -"],
    );
    let (score, status) = outcome(&near, Limits::depth(1));
    assert_eq!(score, Score::win_in(1));
    assert_eq!(reason(status), Reason::Connection);
    assert!(
        search(&near, Limits::depth(1))
            .best
            .to_string()
            .ends_with("c4")
    );
}

#[test]
fn misere_avoids_connecting() {
    let mut random = Random(1);
    let mut decided = 0;
    for _ in 0..60 {
        let mut game = random_game(
            &mut random,
            &Preset::GAMESMAN_MISERE,
            Size::new(4, 4).unwrap(),
            6,
        );
        if game.status().is_over() {
            continue;
        }
        let mover = game.position().to_move();
        let safe = game.legal_moves().into_iter().any(|mv| {
            let status = game.play(mv).unwrap();
            game.undo();
            !matches!(status, Status::Over(verdict) if verdict.outcome.winner() == Some(!mover))
        });
        let best = search(&game, Limits::depth(1)).best;
        let status = game.play(best).unwrap();
        let lost =
            matches!(status, Status::Over(verdict) if verdict.outcome.winner() == Some(!mover));
        assert!(!lost || !safe);
        decided += u32::from(safe);
    }
    assert!(decided > 20);
}

#[test]
fn both_connected_is_a_win_or_a_draw() {
    // Taking c2 connects both sides.
    let ranks = ["w w - -", "- - - -", "- - w b", "b - - b"];
    for (preset, expected) in [
        (Preset::BERKELEY, Some(Score::win_in(1))),
        (Preset::OLYMPIAD, None),
    ] {
        let near = game(&preset, Color::Black, &ranks);
        let score = search(&near, Limits::depth(1)).score;
        assert_eq!(expected.is_some(), score == Score::win_in(1), "{preset}");
    }
}

#[test]
fn the_game_is_drawn_at_the_limit() {
    let mut random = Random(2);
    for left in 1..4 {
        let mut game = random_game(&mut random, &Preset::BERKELEY, Size::STANDARD, 10);
        game.set_move_limit(Some(game.plies() + left)).unwrap();
        let (score, status) = outcome(&game, Limits::depth(6));
        assert_eq!(score, Score::DRAW);
        assert_eq!(reason(status), Reason::MoveLimit);
    }
}

#[test]
fn the_last_move_of_the_limit_can_win() {
    let ranks = ["- - - w", "b b - -", "- - - -", "b - - w"];
    let mut near = game(&Preset::BERKELEY, Color::Black, &ranks);
    near.set_move_limit(Some(1)).unwrap();
    assert_eq!(search(&near, Limits::depth(3)).score, Score::win_in(1));
}

#[test]
fn a_changed_limit_changes_the_score() {
    // The same engine, the same position: what it remembers must not mislead it.
    let mut random = Random(3);
    let mut engine = loa_engine::Engine::new(1);
    let mut game = random_game(&mut random, &Preset::BERKELEY, Size::STANDARD, 10);
    let before = search_with(&mut engine, &game, Limits::depth(4)).score;
    assert_ne!(before, Score::DRAW);
    game.set_move_limit(Some(game.plies() + 3)).unwrap();
    let after = search_with(&mut engine, &game, Limits::depth(4)).score;
    assert_eq!(after, Score::DRAW);
}

#[test]
fn sees_draws_by_repetition() {
    // On a narrow board random play soon comes to a move that repeats the board.
    let mut random = Random(4);
    let mut seen = 0;
    for _ in 0..200 {
        let mut game = random_game(&mut random, &Preset::OPENSPIEL, "3x4".parse().unwrap(), 30);
        if game.status().is_over() {
            continue;
        }
        let all_repeat = game.legal_moves().into_iter().all(|mv| {
            let status = game.play(mv).unwrap();
            game.undo();
            status
                .verdict()
                .is_some_and(|verdict| verdict.reason == Reason::Repetition)
        });
        if all_repeat {
            let (score, status) = outcome(&game, Limits::depth(4));
            assert_eq!((score, reason(status)), (Score::DRAW, Reason::Repetition));
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn blocking_the_opponent_wins_where_the_rules_say_so() {
    let mut random = Random(5);
    let mut seen = 0;
    while seen < 5 {
        let plies = random.below(20);
        let mut game = random_game(
            &mut random,
            &Preset::OPENSPIEL,
            "3x3".parse().unwrap(),
            plies,
        );
        if game.status().is_over() {
            continue;
        }
        let blocks = game.legal_moves().into_iter().any(|mv| {
            let status = game.play(mv).unwrap();
            game.undo();
            status
                .verdict()
                .is_some_and(|verdict| verdict.reason == Reason::Blocked)
        });
        if blocks {
            assert_eq!(search(&game, Limits::depth(1)).score, Score::win_in(1));
            seen += 1;
        }
    }
}
