//! The engine plays by the rules of the game it is asked in.

use crate::common::{Random, random_game, random_set_up, search, search_with, verdicts};
use loa::{Color, Game, Preset, Reason, Size, Status, Verdict};
use loa_engine::{Limits, Score};
use test_support::pictures::set_up;

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
fn misere_avoids_connecting() {
    let mut random = Random::new(1);
    let mut decided = 0;
    for _ in 0..60 {
        let size = Size::new(4, 4).unwrap();
        let game = random_game(&mut random, &Preset::GAMESMAN_MISERE, size, 6);
        let opponent = !game.position().turn();
        let loses =
            |end: &Option<Verdict>| end.is_some_and(|end| end.outcome.winner() == Some(opponent));
        let ends = verdicts(&game);
        let safe = !ends.iter().all(loses);
        let best = search(&game, Limits::depth(1)).best;
        let place = game.legal_moves().iter().position(|mv| *mv == best);
        assert!(!loses(&ends[place.unwrap()]) || !safe);
        decided += u32::from(safe);
    }
    assert!(decided > 20);
}

#[test]
fn both_connected_is_a_win_or_a_draw() {
    let mut random = Random::new(6);
    let mut seen = 0;
    for _ in 0..3000 {
        let size = Size::new(4, 4).unwrap();
        let near = random_set_up(&mut random, &Preset::BERKELEY, size, 4);
        let endings = verdicts(&near);
        let ends_so = |reason| endings.iter().flatten().any(|end| end.reason == reason);
        if ends_so(Reason::Simultaneous) && !ends_so(Reason::Connection) {
            assert_eq!(search(&near, Limits::depth(1)).score, Score::win_in(1));
            let drawn = Game::new(Preset::OLYMPIAD.rules, *near.position());
            assert_ne!(search(&drawn, Limits::depth(1)).score, Score::win_in(1));
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn the_game_is_drawn_at_the_limit() {
    let mut random = Random::new(2);
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
    let mut near = set_up(&Preset::BERKELEY, Color::Black, &ranks);
    near.set_move_limit(Some(1)).unwrap();
    assert_eq!(search(&near, Limits::depth(3)).score, Score::win_in(1));
}

#[test]
fn a_changed_limit_changes_the_score() {
    // The same engine, the same position: what it remembers must not mislead it.
    let mut random = Random::new(3);
    let mut engine = loa_engine::Engine::new(1);
    let mut game = random_game(&mut random, &Preset::BERKELEY, Size::STANDARD, 10);
    let before = search_with(&mut engine, &game, Limits::depth(4)).score;
    assert_ne!(before, Score::DRAW);
    game.set_move_limit(Some(game.plies() + 3)).unwrap();
    let after = search_with(&mut engine, &game, Limits::depth(4)).score;
    assert_eq!(after, Score::DRAW);
}

/// Where a repetition is the only move that doesn't lose within two plies, and nothing wins at
/// once, the engine repeats.
#[test]
fn saves_itself_by_repetition() {
    let mut random = Random::new(4);
    let mut seen = 0;
    for _ in 0..6000 {
        let size = Size::new(4, 4).unwrap();
        let mut game = random_set_up(&mut random, &Preset::OPENSPIEL, size, 3);
        for _ in 0..16 {
            let endings = verdicts(&game);
            if only_repetition_saves(&game, &endings) {
                let (score, status) = outcome(&game, Limits::depth(2));
                assert_eq!((score, reason(status)), (Score::DRAW, Reason::Repetition));
                seen += 1;
            }
            let going_on = (0..endings.len()).filter(|index| endings[*index].is_none());
            let going_on: Vec<_> = going_on.collect();
            if going_on.is_empty() {
                break;
            }
            let choice = going_on[random.below(going_on.len())];
            game.play(game.legal_moves()[choice]).unwrap();
        }
    }
    assert!(seen > 5, "{seen}");
}

fn only_repetition_saves(game: &Game, endings: &[Option<Verdict>]) -> bool {
    let mover = game.position().turn();
    let loses = |index: usize| match endings[index] {
        Some(end) => end.outcome.winner() == Some(!mover),
        None => {
            let mut game = game.clone();
            game.play(game.legal_moves()[index]).unwrap();
            let replies = verdicts(&game);
            let wins = |end: &Verdict| end.outcome.winner() == Some(!mover);
            replies.iter().flatten().any(wins)
        }
    };
    let repeats = |end: &Option<Verdict>| end.is_some_and(|end| end.reason == Reason::Repetition);
    endings.iter().any(repeats)
        && (0..endings.len()).all(|index| repeats(&endings[index]) || loses(index))
}

#[test]
fn blocking_the_opponent_wins_where_the_rules_say_so() {
    let mut random = Random::new(5);
    let mut seen = 0;
    for _ in 0..20_000 {
        let size = Size::new(3, 3).unwrap();
        let game = random_set_up(&mut random, &Preset::OPENSPIEL, size, 5);
        let blocks = |end: &Option<Verdict>| end.is_some_and(|end| end.reason == Reason::Blocked);
        if verdicts(&game).iter().any(blocks) {
            assert_eq!(search(&game, Limits::depth(1)).score, Score::win_in(1));
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}
