//! Tables of all positions with few pieces.

use super::{
    RULES, contents, in_memory, new_folder, on_disk, problem_of, solve_into, solve_partly,
    solved_into,
};
use loa::{Position, Preset, Size, Start};
use loa_solver::{
    Extent, PositionNumbers, Probe, Problem, ProblemError, SolveError, SolveOptions, TableError,
    TableStore, Tables, Tier, Verification, disk_needed, least_memory, memory_needed, verify,
};
use std::fs;
use std::time::Duration;

fn few(size: &str, pieces: u8) -> Problem {
    Problem::of_pieces(size.parse().unwrap(), pieces, &RULES).unwrap()
}

#[test]
fn files_are_those_of_the_whole_board() {
    let [whole, part] = [(); 2].map(|()| new_folder());
    let options = SolveOptions::default();
    for (number, size) in ["4x4", "5x3", "3x5"].into_iter().enumerate() {
        let [whole, part] = [&whole, &part].map(|folder| folder.path().join(number.to_string()));
        solved_into(&whole, &problem_of(size, &RULES), &options);
        let tables = solved_into(&part, &few(size, 3), &options);
        let whole = contents(&whole);
        let both: Vec<String> = tables.file_names();
        let both: Vec<&String> = both
            .iter()
            .filter(|name| whole.contains_key(*name))
            .collect();
        let part = contents(&part);
        assert!(both.len() >= 6, "{both:?}");
        assert!(
            both.iter().all(|name| whole[*name] == part[*name]),
            "{size}"
        );
        let start = Position::start(size.parse().unwrap(), Start::Standard);
        assert!(tables.probe(&start).unwrap().is_none(), "{size}");
    }
}

#[test]
fn all_positions_of_a_large_board_are_numbered_and_counted() {
    let folder = new_folder();
    let tables = solved_into(folder.path(), &few("6x6", 2), &SolveOptions::default());
    // A tier has C(36, a) C(36 - a, b) placements with either side to move.
    assert_eq!(
        tables.count_all().unwrap().total(),
        2 * (36 * 35 + 2 * 36 * 595 + 630 * 561)
    );
    let numbers = PositionNumbers::of(tables.problem());
    assert_eq!(numbers.count(), tables.count_all().unwrap().total());
    for number in (0..numbers.count()).step_by(101) {
        let position = numbers.position(number).unwrap();
        assert_eq!(numbers.number(&position), Some(number));
    }
    let survey = tables.survey().unwrap();
    assert!(survey.tally().single_wins > 0);
    assert!(
        survey
            .longest
            .iter()
            .all(|longest| longest.positions.len() as u64 <= longest.classes)
    );
}

#[test]
fn samples_of_the_largest_board_agree_with_themselves() {
    let folder = new_folder();
    let tables = solved_into(folder.path(), &few("8x8", 2), &SolveOptions::default());
    let extent = Extent::Sample {
        positions: 20_000,
        seed: 3,
    };
    let right = Verification {
        checked: 20_000,
        ..Verification::default()
    };
    assert_eq!(verify(&tables, extent, &|_, _| true).unwrap(), right);
}

#[test]
fn work_on_disk_and_stopped_work_give_the_same_bytes() {
    let problem = few("6x7", 2);
    let [memory, disk, parts] = [(); 3].map(|()| new_folder());
    solved_into(memory.path(), &problem, &SolveOptions::default());
    solved_into(disk.path(), &problem, &on_disk(2));
    assert!(contents(memory.path()) == contents(disk.path()));
    let mut stops = 0;
    for reports in [1, 5, 2, 9].into_iter().cycle() {
        let options = SolveOptions {
            checkpoints: Duration::ZERO,
            on_disk: stops % 2 == 0,
            ..SolveOptions::default()
        };
        if solve_partly(parts.path(), &problem, &options, reports) {
            break;
        }
        stops += 1;
    }
    assert!(stops > 3, "{stops}");
    assert!(contents(memory.path()) == contents(parts.path()));
}

#[test]
fn manifests_have_the_most_pieces() {
    let folder = new_folder();
    let problem = few("8x8", 3);
    drop(TableStore::create_or_resume(folder.path(), &problem).unwrap());
    let path = folder.path().join("manifest.json");
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("\n  \"pieces\": 3,\n") && !text.contains("start"),
        "{text}"
    );
    let tables = Tables::open(folder.path()).unwrap();
    assert_eq!(*tables.problem(), problem);
    assert_eq!((problem.start(), problem.start_position()), (None, None));
    for wrong in [
        text.replace("\"pieces\": 3", "\"start\": \"standard\", \"pieces\": 3"),
        text.replace("  \"pieces\": 3,\n", ""),
        text.replace("\"pieces\": 3", "\"pieces\": null"),
        text.replace("\"pieces\": 3", "\"pieces\": \"3\""),
        text.replace("\"pieces\": 3", "\"pieces\": -3"),
    ] {
        fs::write(&path, wrong).unwrap();
        let error = Tables::open(folder.path()).err().unwrap();
        assert!(matches!(error, TableError::Manifest { .. }), "{error}");
    }
    for pieces in ["0", "7", "13"] {
        fs::write(
            &path,
            text.replace("\"pieces\": 3", &format!("\"pieces\": {pieces}")),
        )
        .unwrap();
        let error = Tables::open(folder.path()).err().unwrap();
        assert!(matches!(error, TableError::Manifest { .. }), "{error}");
        assert!(error.to_string().contains("on boards of 8x8"), "{error}");
    }
}

#[test]
fn folders_of_other_numbers_of_pieces_are_refused() {
    let folder = new_folder();
    let begun = few("6x6", 2);
    drop(TableStore::create_or_resume(folder.path(), &begun).unwrap());
    for (other, difference) in [
        (few("6x6", 3), "at most 3 pieces a side"),
        (few("6x5", 2), "board 6x5"),
        (problem_of("5x5", &RULES), "start standard"),
    ] {
        let error = TableStore::create_or_resume(folder.path(), &other)
            .err()
            .unwrap();
        assert!(matches!(error, TableError::OtherProblem { .. }), "{error}");
        let message = error.to_string();
        assert!(message.contains("board 6x6, goal misere"), "{message}");
        assert!(message.contains("at most 2 pieces a side") && message.contains(difference));
    }
    // The same positions as from the start.
    let other = new_folder();
    drop(TableStore::create_or_resume(other.path(), &problem_of("4x4", &RULES)).unwrap());
    TableStore::create_or_resume(other.path(), &few("4x4", 4)).unwrap();
}

#[test]
fn problems_have_as_many_pieces_as_games() {
    for size in Size::all() {
        let start = Start::Standard.pieces(size);
        let most = start.black.len().max(start.white.len()) as u8;
        for pieces in [0, most + 1, u8::MAX] {
            let error = Problem::of_pieces(size, pieces, &RULES).unwrap_err();
            assert_eq!(error, ProblemError::NoSuchPieces { size, pieces, most });
        }
        let problem = Problem::of_pieces(size, 1, &RULES).unwrap();
        assert_eq!(problem.tiers(), [Tier::new(1, 1)]);
        match Problem::of_pieces(size, most, &RULES) {
            Ok(problem) => assert_eq!(problem.tiers().len(), usize::from(most).pow(2)),
            Err(error) => assert_eq!(error, ProblemError::TooManySets { size, pieces: most }),
        }
    }
    let error = Problem::of_pieces(Size::STANDARD, 7, &RULES).unwrap_err();
    let message = "7 pieces can stand on boards of 8x8 in 621216192 ways; \
                   tables are for at most 536870912";
    assert_eq!(error.to_string(), message);
}

#[test]
fn what_does_not_fit_is_refused() {
    let size = Size::STANDARD;
    let with = |memory| SolveOptions {
        memory: Some(memory),
        ..in_memory(2)
    };
    let problem = |pieces| Problem::of_pieces(size, pieces, &Preset::OLYMPIAD.rules).unwrap();
    let options = with(16 << 30);
    // 39 · 10⁹ places of 4 against 4 take three bytes each, or six on disk and updates.
    assert!((110..125).contains(&(memory_needed(&problem(4), &options) >> 30)));
    assert!((300..400).contains(&(disk_needed(&problem(4), &options) >> 30)));
    assert!(least_memory(&problem(4), &options) < 1 << 30);
    assert!(memory_needed(&problem(6), &options) > 1 << 50);
    assert!(memory_needed(&problem(3), &options) < 1 << 30);
    let folder = new_folder();
    let mut folder = TableStore::create_or_resume(folder.path(), &problem(4)).unwrap();
    let refused = solve_into(&mut folder, &with(10 << 20));
    assert!(matches!(refused, Err(SolveError::Memory { .. })));
}
