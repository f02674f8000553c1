//! The tables of the project's solver against brute force and against known figures.

use crate::common::{Brute, Talk};
use loa::Goal;
use loa_gamesman::{Reachable, Solved, Variant, count_values};
use loa_solver::{Counts, SolveOptions, Value, solve_in_memory};
use std::sync::Arc;

fn variant(width: u8, height: u8, goal: Goal) -> Variant {
    Variant::new(width, height, goal).unwrap()
}

fn solve(variant: Variant) -> Solved {
    let solution = solve_in_memory(&variant.problem().unwrap(), &SolveOptions::default());
    Solved::new(variant, Arc::new(solution.unwrap()))
}

#[test]
fn tables_agree_with_brute_force() {
    for (width, height) in [(3, 3), (3, 4), (4, 3)] {
        for goal in [Goal::Connect, Goal::Misere] {
            let variant = variant(width, height, goal);
            let brute = Brute::solve(&variant.problem().unwrap());
            let positions = brute.len() as u64;
            let brute = Solved::new(variant, Arc::new(brute));
            let tables = solve(variant);
            let reachable = Reachable::explore(&variant, &mut |_, _| true).unwrap();
            assert_eq!(reachable.count(), positions, "{variant}");
            for (_, position) in reachable.iter() {
                let value = brute.value(&position).unwrap();
                assert_eq!(
                    tables.value(&position).unwrap(),
                    value,
                    "{variant} {position:?}"
                );
            }
        }
    }
}

#[track_caller]
fn figures(variant: Variant, start: Value, [won, lost, tied, drawn]: [u64; 4]) -> Counts {
    let solved = solve(variant);
    assert_eq!(
        solved.value(&variant.initial_position()).unwrap(),
        start,
        "{variant}"
    );
    let reachable = Reachable::explore(&variant, &mut |_, _| true).unwrap();
    let counts = count_values(&solved, &reachable, &mut |_, _| true).unwrap();
    let found = [
        counts.of(|value| matches!(value, Value::Win(_))),
        counts.of(|value| matches!(value, Value::Loss(_))),
        counts.of(|value| matches!(value, Value::Tie(_))),
        counts.of(|value| value == Value::Draw),
    ];
    assert_eq!(found, [won, lost, tied, drawn], "{variant}");
    assert_eq!(counts.total(), won + lost + tied + drawn);
    assert_eq!(reachable.count(), counts.total());
    counts
}

#[test]
fn figures_of_the_usual_board() {
    let misere = variant(4, 4, Goal::Misere);
    let counts = [2_376_596, 730_528, 241_308, 300_132];
    figures(misere, Value::Tie(14), counts);
    let usual = variant(4, 4, Goal::Connect);
    let counts = [2_261_936, 1_384_564, 184, 1_880];
    let counts = figures(usual, Value::Win(3), counts);
    let longest = counts.longest(|_| true);
    assert_eq!((counts.total(), longest), (3_648_564, Some(16)));
}

#[test]
fn the_usual_board_is_a_tie_at_misere() {
    Talk::with_tables().says("o s", "the game is a tie after 14 moves");
}
