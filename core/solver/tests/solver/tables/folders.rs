//! Folders begun, resumed and shared.

use super::{RULES, contents, new_folder, problem, problem_of, solve_into, solved, solved_into};
use loa::{Preset, Size, Start};
use loa_solver::{
    Interrupt, Memory, Problem, SolveError, SolveOptions, SolveWatch, Store, TableError,
    TableStore, Tables, Tier, solve,
};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The tiers of the problem in memory.
fn tiers() -> Memory {
    let mut memory = Memory::default();
    let watch = SolveWatch {
        stop: &Interrupt::never(),
        progress: &|_| {},
    };
    solve(&problem(), &SolveOptions::default(), &mut memory, &watch).unwrap();
    memory
}

#[test]
fn tiers_are_kept_as_they_are_saved() {
    let (place, tiers) = (new_folder(), tiers());
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    for tier in problem().tiers() {
        let values = tiers.load(tier).unwrap();
        assert!(!folder.has(tier));
        assert!(matches!(folder.load(tier), Err(TableError::Missing(missing)) if missing == tier));
        folder.save(tier, &values).unwrap();
        assert!(folder.has(tier));
        assert_eq!(folder.load(tier).unwrap(), values, "{tier}");
    }
}

#[test]
fn saving_again_changes_no_byte() {
    let ((place, _), tiers) = (solved(&problem()), tiers());
    let before = contents(place.path());
    assert_eq!(
        before.len(),
        problem().tiers().len() + 1,
        "the tiers and the manifest"
    );
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    for tier in problem().tiers() {
        folder.save(tier, &tiers.load(tier).unwrap()).unwrap();
    }
    assert_eq!(contents(place.path()), before);
}

#[test]
fn an_interrupted_solution_goes_on_to_the_same_files() {
    let (place, _) = solved(&problem());
    let complete = contents(place.path());
    let last = problem().tiers().pop().unwrap();
    let half = &complete[&format!("{last}.tier")];
    fs::remove_file(place.path().join(format!("{last}.tier"))).unwrap();
    fs::write(
        place.path().join(format!("{last}.tier.tmp")),
        &half[..half.len() / 2],
    )
    .unwrap();
    // Versions up to 0.1.0 wrote .tmp.
    for end in ["part", "tmp"] {
        fs::write(place.path().join(format!("1v1.tier.{end}")), "").unwrap();
        fs::write(place.path().join(format!("1v1.tier.12.{end}")), "a part").unwrap();
        fs::write(place.path().join(format!("manifest.json.{end}")), "{").unwrap();
    }
    fs::write(place.path().join("1v1.checkpoint.part"), "half").unwrap();
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    assert!(!folder.has(last));
    solve_into(&mut folder, &SolveOptions::default()).unwrap();
    assert_eq!(
        contents(place.path()),
        complete,
        "no leftovers, and the missing tier"
    );
}

#[test]
fn a_folder_killed_before_it_had_a_manifest_can_begin() {
    let place = new_folder();
    fs::write(place.path().join("manifest.json.tmp"), "{").unwrap();
    TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let names: Vec<_> = contents(place.path()).into_keys().collect();
    assert_eq!(names, ["manifest.json"]);
}

#[test]
fn what_is_not_the_folders_own_stays() {
    let (place, _) = solved(&problem());
    let foreign = [
        "notes.txt",
        "notes.part",
        "9v9.tier.part",
        "1v1.tier.part.part",
        "1v1.tier.x.part",
        "1v1.tier3.part",
        "manifest.json.3.part",
        "part",
        ".part",
        "notes.tmp",
        "9v9.tier.tmp",
        "1v1.tier.tmp.tmp",
        "1v1.tier.x.tmp",
        "1v1.tier3.tmp",
        "manifest.json.3.tmp",
        "tmp",
        ".tmp",
    ];
    for name in foreign {
        fs::write(place.path().join(name), "mine").unwrap();
    }
    TableStore::create_or_resume(place.path(), &problem()).unwrap();
    for name in foreign {
        assert_eq!(
            fs::read(place.path().join(name)).unwrap(),
            b"mine",
            "{name}"
        );
    }
}

#[test]
fn folders_are_made_with_those_they_are_in() {
    let place = new_folder();
    let path = place.path().join("solved/boards/3x4");
    let tables = solved_into(&path, &problem(), &SolveOptions::default());
    assert_eq!(tables.tiers(), problem().tiers());
}

fn refused(path: &Path, problem: &Problem) -> TableError {
    TableStore::create_or_resume(path, problem).err().unwrap()
}

#[test]
fn a_folder_with_other_things_is_refused_and_left_alone() {
    let place = new_folder();
    fs::write(place.path().join("thesis.tex"), "years of work").unwrap();
    let error = refused(place.path(), &problem());
    assert!(
        matches!(&error, TableError::NotEmpty(path) if path == place.path()),
        "{error}"
    );
    assert!(error.to_string().contains(place.path().to_str().unwrap()));
    assert_eq!(contents(place.path()).len(), 1);
}

#[test]
fn a_file_in_place_of_the_folder_is_refused() {
    let place = new_folder();
    let path = place.path().join("file");
    fs::write(&path, "").unwrap();
    assert!(matches!(refused(&path, &problem()), TableError::Io { .. }));
    assert!(matches!(
        Tables::open(&path).err(),
        Some(TableError::Io { .. })
    ));
}

#[test]
fn a_folder_of_another_problem_is_refused() {
    let (place, _) = solved(&problem());
    let before = contents(place.path());
    for (other, difference) in [
        (problem_of("4x3", &RULES), "board 4x3"),
        (problem_of("3x4", &Preset::GAMESMAN.rules), "goal connect"),
        (
            problem_of("3x4", &RULES.with_blocked(loa::Blocked::Loses)),
            "blocked loses",
        ),
        (
            problem_of("3x4", &RULES.with_simultaneous(loa::Simultaneous::Draws)),
            "simultaneous draws",
        ),
        (
            Problem::new(Size::new(3, 4).unwrap(), Start::Sides, &RULES).unwrap(),
            "start sides",
        ),
    ] {
        let error = refused(place.path(), &other);
        assert!(matches!(error, TableError::OtherProblem { .. }), "{error}");
        let message = error.to_string();
        assert!(
            message.contains(place.path().to_str().unwrap()),
            "{message}"
        );
        assert!(message.contains(difference), "{message}");
        assert!(
            message.contains(
                "board 3x4, goal misere, simultaneous mover, blocked draws, start standard"
            ),
            "{message}"
        );
    }
    assert_eq!(contents(place.path()), before);
}

#[test]
fn what_no_value_depends_on_makes_no_other_problem() {
    let place = new_folder();
    let size = Size::new(4, 4).unwrap();
    let problem = |start, rules| Problem::new(size, start, rules).unwrap();
    let begun = problem(Start::Standard, &Preset::BERKELEY.rules);
    drop(TableStore::create_or_resume(place.path(), &begun).unwrap());
    let limited = problem(Start::Standard, &Preset::CODINGAME.rules);
    drop(TableStore::create_or_resume(place.path(), &limited).unwrap());
    for start in [Start::Sides, Start::Scrambled] {
        let other = problem(start, &Preset::BERKELEY.rules);
        assert_eq!(other.material(), begun.material());
        let folder = TableStore::create_or_resume(place.path(), &other).unwrap();
        assert_eq!(*folder.problem(), other);
    }
    use loa_solver::Probe;
    assert_eq!(*Tables::open(place.path()).unwrap().problem(), begun);
}

#[test]
fn only_one_at_a_time_writes_to_a_folder() {
    let place = new_folder();
    let first = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let error = refused(place.path(), &problem());
    assert!(
        matches!(&error, TableError::InUse(path) if path == place.path()),
        "{error}"
    );
    Tables::open(place.path()).unwrap();
    drop(first);
    TableStore::create_or_resume(place.path(), &problem()).unwrap();
}

#[test]
fn a_writer_that_is_about_to_end_is_waited_for() {
    let place = new_folder();
    let first = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let ends = thread::spawn(move || {
        thread::sleep(Duration::from_millis(300));
        drop(first);
    });
    TableStore::create_or_resume(place.path(), &problem()).unwrap();
    ends.join().unwrap();
}

#[test]
fn values_in_another_order_are_refused() {
    let place = new_folder();
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let mirror_images_apart = SolveOptions {
        symmetries: false,
        ..SolveOptions::default()
    };
    let error = solve_into(&mut folder, &mirror_images_apart).unwrap_err();
    let length = matches!(error, SolveError::Table(TableError::OtherLength { .. }));
    assert!(length, "{error}");
    assert!(matches!(
        folder.save(Tier::new(7, 7), &Vec::new()),
        Err(TableError::Missing(_))
    ));
    assert_eq!(contents(place.path()).len(), 1, "nothing but the manifest");
}

#[test]
fn a_failed_save_leaves_nothing_behind() {
    let (place, tiers) = (new_folder(), tiers());
    let mut folder = TableStore::create_or_resume(place.path(), &problem()).unwrap();
    let tier = Tier::new(2, 2);
    let in_the_way = place.path().join("2v2.tier");
    fs::create_dir(&in_the_way).unwrap();
    let error = folder.save(tier, &tiers.load(tier).unwrap()).unwrap_err();
    assert!(
        matches!(&error, TableError::Io { path, .. } if *path == in_the_way),
        "{error}"
    );
    assert!(!folder.has(tier));
    fs::remove_dir(&in_the_way).unwrap();
    assert_eq!(contents(place.path()).len(), 1, "nothing but the manifest");
}
