//! Proof-number search against plain minimax.

use crate::Report;
use crate::budget::Budget;
use crate::forced;
use crate::proof::ProofTable;
use crate::stack::SearchStack;
use crate::tests::forced::minimax;
use crate::tests::{Random, assert_wins, careless_game, random_game, random_set_up, result};
use loa::{Game, Preset, Repetition, Size};

fn find(proof: &mut ProofTable, game: &Game, nodes: u64) -> Option<Report> {
    let mut never = || false;
    let mut budget = Budget::new(&mut never);
    let mut path = SearchStack::new(game);
    if let Some(win) = forced::find_win(&mut path, 1, &mut budget) {
        return Some(win);
    }
    budget.resume(nodes);
    proof.find_win(&mut path, &mut budget)
}

/// The longest win that plain minimax is asked to confirm.
const CONFIRMED_PLIES: u32 = 7;

/// Whether a win is claimed; that it is true is checked.
#[track_caller]
fn check(proof: &mut ProofTable, game: &Game, nodes: u64) -> bool {
    let Some(win) = find(proof, game, nodes) else {
        return false;
    };
    if win.depth <= CONFIRMED_PLIES {
        let is_true = minimax(game, win.depth).win_plies().is_some();
        assert!(is_true, "{win:?} {:?} {:?}", game.rules(), game.position());
    }
    assert_wins(game, &win.line);
    assert!(win.line.len() as u32 <= win.depth);
    true
}

fn small(random: &mut Random) -> Size {
    let sizes = [(3, 3), (4, 3), (3, 5), (4, 4)];
    let (width, height) = sizes[random.below(sizes.len())];
    Size::new(width, height).unwrap()
}

#[test]
fn wins_on_small_boards_are_true() {
    let mut random = Random::new(11);
    let mut wins = 0;
    for preset in Preset::ALL {
        let mut proof = ProofTable::new(64).unwrap();
        for number in 0..60 {
            let size = small(&mut random);
            let game = if number % 2 == 0 {
                let plies = random.below(30);
                random_game(&mut random, &preset, size, plies)
            } else {
                random_set_up(&mut random, &preset, size)
            };
            proof.forget();
            wins += u32::from(check(&mut proof, &game, 20_000));
        }
    }
    assert!(wins > 200, "{wins}");
}

/// Wins of games before take no room from those of the next.
#[test]
fn a_cleared_table_is_as_good_as_a_new_one() {
    const SMALLEST: usize = 1;
    let mut random = Random::new(14);
    let mut tried = 0;
    while tried < 5 {
        let length = 8 + random.below(40);
        let game = careless_game(&mut random, &Preset::SOUCIE, Size::STANDARD, length);
        let finds = |proof: &mut ProofTable, nodes| find(proof, &game, nodes).is_some();
        let is_enough = |nodes: &u64| finds(&mut ProofTable::new(SMALLEST).unwrap(), *nodes);
        let Some(enough) = (5..16).map(|power| 1 << power).find(is_enough) else {
            continue;
        };
        if enough < 1 << 10 {
            continue;
        }
        let mut used = ProofTable::new(SMALLEST).unwrap();
        for _ in 0..8 {
            assert!(finds(&mut used, enough), "{game:?}");
            used.forget();
        }
        tried += 1;
    }
}

/// Where repetition means nothing, the short wins that are there are all found.
#[test]
fn no_short_win_is_missed() {
    let mut random = Random::new(12);
    let mut wins = 0;
    for preset in Preset::ALL {
        if preset.rules.repetition != Repetition::Ignored {
            continue;
        }
        let mut proof = ProofTable::new(1024).unwrap();
        for _ in 0..25 {
            let length = 10 + random.below(50);
            let game = careless_game(&mut random, &preset, Size::STANDARD, length);
            let mut never = || false;
            let mut budget = Budget::new(&mut never);
            let mut path = SearchStack::new(&game);
            if forced::find_win(&mut path, 3, &mut budget).is_some() {
                proof.forget();
                assert!(find(&mut proof, &game, 200_000).is_some(), "{game:?}");
                wins += 1;
            }
        }
    }
    assert!(wins > 20, "{wins}");
}

/// A win can be played out: whatever the answers, the search sees that the game is still won, to
/// the end.
#[test]
fn wins_can_be_played_out() {
    let mut random = Random::new(13);
    let mut proof = ProofTable::new(4096).unwrap();
    let mut played = 0;
    while played < 8 {
        let length = 8 + random.below(30);
        let mut game = careless_game(&mut random, &Preset::SOUCIE, Size::STANDARD, length);
        let winner = game.position().turn();
        let Some(win) = find(&mut proof, &game, 50_000) else {
            continue;
        };
        while !game.status().is_over() {
            let win = find(&mut proof, &game, 1_000_000).expect("it was won before");
            game.play(win.line[0]).unwrap();
            if game.status().is_over() {
                break;
            }
            let answers = game.legal_moves();
            game.play(answers[random.below(answers.len())]).unwrap();
        }
        assert_eq!(result(game.status().verdict().unwrap(), winner), 1);
        played += u32::from(win.depth > 3);
    }
}
