//! The search for forced wins against plain minimax.

use crate::Score;
use crate::budget::Budget;
use crate::forced::find_win;
use crate::stack::SearchStack;
use crate::tests::minimax::Minimax;
use crate::tests::{Random, assert_wins, careless_game, random_game, random_set_up};
use loa::{Color, Game, Move, Preset, Size};
use test_support::pictures::set_up;

/// The win or loss within a number of plies, found by trying everything; a draw if there is none.
pub(crate) fn minimax(game: &Game, plies: u32) -> Score {
    let leaf = &|_: &Game| Score::DRAW;
    let is_drawn = &|_: &Game| false;
    Minimax { leaf, is_drawn }.score(&mut game.clone(), plies, 0)
}

fn find(game: &Game, plies: u32) -> Option<Vec<Move>> {
    let mut never = || false;
    let mut budget = Budget::new(&mut never);
    find_win(&mut SearchStack::new(game), plies, &mut budget).map(|win| win.line)
}

/// Returns whether there was a win.
#[track_caller]
fn check(game: &Game, plies: u32) -> bool {
    let line = find(game, plies);
    let expected = minimax(game, plies).win_plies();
    assert_eq!(
        line.as_ref().map(|line| line.len() as u32),
        expected,
        "{:?} {:?}",
        game.rules(),
        game.position()
    );
    if let Some(line) = &line {
        assert_wins(game, line);
    }
    line.is_some()
}

fn size(width: u8, height: u8) -> Size {
    Size::new(width, height).unwrap()
}

#[test]
fn agrees_with_minimax_on_small_boards() {
    let mut random = Random::new(1);
    let mut wins = 0;
    for preset in Preset::ALL {
        for (width, height, plies, count) in [(3, 3, 5, 100), (4, 3, 5, 60), (4, 4, 5, 10)] {
            for _ in 0..count {
                let length = random.below(12);
                let game = random_game(&mut random, &preset, size(width, height), length);
                wins += u32::from(check(&game, plies));
            }
        }
    }
    assert!(wins > 100, "{wins}");
}

#[test]
fn agrees_with_minimax_on_set_up_positions() {
    let mut random = Random::new(2);
    let mut wins = 0;
    for preset in Preset::ALL {
        for (width, height, plies, count) in [(3, 3, 5, 40), (5, 3, 4, 20), (4, 4, 4, 20)] {
            for _ in 0..count {
                let game = random_set_up(&mut random, &preset, size(width, height));
                wins += u32::from(check(&game, plies));
            }
        }
    }
    assert!(wins > 300, "{wins}");
}

#[test]
fn agrees_with_minimax_in_middle_games() {
    let mut random = Random::new(30);
    let mut wins = 0;
    for preset in Preset::ALL {
        for _ in 0..40 {
            let length = 10 + random.below(60);
            let game = careless_game(&mut random, &preset, Size::STANDARD, length);
            wins += u32::from(check(&game, 3));
        }
    }
    assert!(wins > 80, "{wins}");
}

#[test]
fn agrees_with_minimax_near_the_move_limit() {
    let mut random = Random::new(4);
    for _ in 0..60 {
        let mut game = random_game(&mut random, &Preset::BERKELEY, size(4, 4), 10);
        let limit = game.plies() + 1 + random.below(5) as u32;
        game.set_move_limit(Some(limit)).unwrap();
        check(&game, 4);
    }
}

#[test]
fn agrees_with_minimax_where_positions_repeat() {
    let mut random = Random::new(5);
    for preset in [Preset::OPENSPIEL, Preset::OLYMPIAD] {
        for _ in 0..60 {
            // On three ranks random play comes back to the same boards all the time.
            let game = random_game(&mut random, &preset, size(5, 3), 60);
            check(&game, 4);
        }
    }
}

#[test]
fn a_win_in_five() {
    let mut random = Random::new(6);
    let mut games =
        std::iter::repeat_with(|| random_game(&mut random, &Preset::SOUCIE, size(5, 4), 14));
    let deep = games.find(|game| find(game, 5).is_some_and(|line| line.len() == 5));
    assert!(check(&deep.unwrap(), 5));
}

#[test]
fn a_stopped_search_still_sees_a_win_in_one() {
    let won = set_up(
        &Preset::BERKELEY,
        Color::Black,
        &["- - - w", "b b - -", "- - - -", "b - - w"],
    );
    let mut always = || true;
    let mut budget = Budget::new(&mut always);
    budget.resume(0);
    let win = find_win(&mut SearchStack::new(&won), 5, &mut budget).unwrap();
    assert_eq!(win.line.len(), 1);
}

#[test]
fn no_more_is_searched_than_the_budget_has() {
    let game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let nodes_of = |limit: u64| {
        let mut never = || false;
        let mut budget = Budget::new(&mut never);
        budget.resume(limit);
        assert!(find_win(&mut SearchStack::new(&game), 5, &mut budget).is_none());
        budget.nodes()
    };
    let complete = nodes_of(u64::MAX);
    for limit in [1, 10, 100, 1_000, 10_000] {
        // What is under way is counted to its end.
        assert!(nodes_of(limit) <= limit + 100, "{limit}");
    }
    // Four plies are not begun if they would not be finished.
    assert!(nodes_of(complete / 2) < complete / 4, "{complete}");
}
