//! Looking positions up on disk.

use super::{new_folder, positions, positions_of, problem, problem_of, solution, solved};
use loa::{Color, Position, Preset, Start};
use loa_solver::{Probe, Store, TableError, TableStore, Tables, Tier, Value};
use rayon::prelude::*;

#[test]
fn tables_tell_what_was_solved() {
    for problem in [problem(), problem_of("4x3", &Preset::BERKELEY.rules)] {
        let ((_place, tables), solution) = (solved(&problem), solution(&problem));
        assert_eq!(tables.tiers(), problem.tiers());
        for position in positions_of(&problem) {
            let value = tables.probe(&position).unwrap();
            assert_eq!(value, solution.probe(&position).unwrap());
            assert!(value.is_some());
        }
    }
}

#[test]
fn threads_can_share_tables() {
    let ((_place, tables), solution) = (solved(&problem()), solution(&problem()));
    let right =
        |position: &Position| tables.probe(position).unwrap() == solution.probe(position).unwrap();
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(4)
        .build()
        .unwrap();
    assert!(pool.install(|| positions_of(&problem()).par_iter().all(right)));
}

#[test]
fn positions_of_other_problems_have_no_value() {
    let (_place, tables) = solved(&problem());
    let material = problem().material();
    assert_eq!((material[Color::Black], material[Color::White]), (2, 4));
    let size = problem().size();
    let elsewhere = Position::start("3x5".parse().unwrap(), Start::Standard);
    let mut without_white = Position::empty(size);
    without_white
        .set("a1".parse().unwrap(), Some(Color::Black), Color::Black)
        .unwrap();
    for position in [
        elsewhere,
        Position::empty(size),
        without_white,
        positions(size, 3, 4)[0],
        positions(size, 2, 5)[0],
        positions(size, 4, 2)[0],
        positions(size.transposed(), 2, 4)[0],
        Position::start(loa::Size::STANDARD, loa::Start::Standard),
    ] {
        assert_eq!(tables.probe(&position).unwrap(), None);
        assert_eq!(tables.probe_moves(&position).unwrap(), []);
    }
}

#[test]
fn tiers_that_are_not_solved_yet_are_named() {
    let place = new_folder();
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let tables = Tables::open(place.path()).unwrap();
    assert_eq!(tables.tiers(), []);
    // Both sides are connected, which loses for the one who has just moved.
    let single_pieces = positions(problem().size(), 1, 1)[0];
    let error = tables.probe(&single_pieces).unwrap_err();
    assert!(
        matches!(error, TableError::Missing(tier) if tier == Tier::new(1, 1)),
        "{error}"
    );
    let (elsewhere, _) = solved(&problem());
    let complete = TableStore::create_or_resume(elsewhere.path(), &problem()).unwrap();
    let values = complete.load(Tier::new(1, 1)).unwrap();
    folder.save(Tier::new(1, 1), &values).unwrap();
    assert_eq!(
        tables.tiers(),
        [Tier::new(1, 1)],
        "files are found when they appear"
    );
    assert_eq!(tables.probe(&single_pieces).unwrap(), Some(Value::Win(0)));
}
