//! Work on a pair of tiers that is interrupted, and work on disk.

use super::{
    contents, in_memory, new_folder, on_disk, problem_of, solve_into, solve_partly, solved_into,
};
use loa::{Preset, Start};
use loa_solver::{
    Problem, SolveError, SolveOptions, TableError, TableStore, disk_needed, least_memory,
    memory_needed,
};
use std::fs;
use std::time::Duration;

#[test]
fn work_on_disk_gives_the_same_bytes() {
    for (size, preset) in [
        ("3x4", Preset::GAMESMAN_MISERE),
        ("4x4", Preset::GAMESMAN),
        ("4x4", Preset::OLYMPIAD),
        ("5x3", Preset::OPENSPIEL),
    ] {
        let problem = problem_of(size, &preset.rules);
        let [memory, disk] = [(); 2].map(|()| new_folder());
        solved_into(memory.path(), &problem, &in_memory(2));
        for threads in [1, 3] {
            let folder = disk.path().join(threads.to_string());
            solved_into(&folder, &problem, &on_disk(threads));
            assert!(
                contents(memory.path()) == contents(&folder),
                "{size} {preset}"
            );
        }
    }
}

#[test]
fn stopped_work_goes_on_in_any_mode_with_any_number_of_threads() {
    let problem = problem_of("4x4", &Preset::GAMESMAN.rules);
    let [whole, parts] = [(); 2].map(|()| new_folder());
    solved_into(whole.path(), &problem, &in_memory(2));
    let modes = [in_memory(1), on_disk(2), in_memory(3), on_disk(1)];
    let mut stops = 0;
    for (mode, reports) in modes
        .iter()
        .cycle()
        .zip([1, 40, 3, 300, 7, 20, 90].into_iter().cycle())
    {
        if solve_partly(parts.path(), &problem, mode, reports) {
            break;
        }
        stops += 1;
        assert!(stops < 1000, "it does not come to an end");
    }
    assert!(stops > 10, "{stops}");
    assert!(contents(whole.path()) == contents(parts.path()));
}

/// The folder of a solution that was stopped within a pair.
fn interrupted(problem: &Problem) -> tempfile::TempDir {
    let folder = new_folder();
    let options = SolveOptions {
        checkpoints: Duration::ZERO,
        ..in_memory(1)
    };
    let mut reports = 1;
    let has = |ending: &str| {
        let names: Vec<String> = contents(folder.path()).into_keys().collect();
        names.iter().any(|name| name.ends_with(ending))
    };
    while !has(".checkpoint") {
        assert!(!solve_partly(folder.path(), problem, &options, reports));
        reports += 7;
    }
    assert!(has(".work"));
    folder
}

#[test]
fn damaged_checkpoints_count_for_nothing() {
    let problem = problem_of("3x4", &Preset::GAMESMAN.rules);
    let whole = new_folder();
    solved_into(whole.path(), &problem, &in_memory(2));
    for ending in [".checkpoint", ".work"] {
        for damage in ["a bit", "the end", "all"] {
            for options in [in_memory(2), on_disk(2)] {
                let folder = interrupted(&problem);
                for name in contents(folder.path()).into_keys() {
                    let path = folder.path().join(&name);
                    let mut bytes = fs::read(&path).unwrap();
                    let middle = bytes.len() / 2;
                    match damage {
                        _ if !name.ends_with(ending) || bytes.is_empty() => continue,
                        "a bit" => bytes[middle] ^= 4,
                        "the end" => bytes.truncate(middle),
                        _ => {
                            fs::remove_file(path).unwrap();
                            continue;
                        }
                    }
                    fs::write(path, bytes).unwrap();
                }
                solved_into(folder.path(), &problem, &options);
                assert!(
                    contents(whole.path()) == contents(folder.path()),
                    "{damage} of {ending}"
                );
            }
        }
    }
}

#[test]
fn checkpoints_of_other_problems_count_for_nothing() {
    let problem = problem_of("3x4", &Preset::GAMESMAN.rules);
    let other = problem_of("3x4", &Preset::OPENSPIEL.rules);
    let [whole, folder] = [(); 2].map(|()| new_folder());
    solved_into(whole.path(), &other, &in_memory(2));
    solved_into(folder.path(), &other, &in_memory(2));
    for (name, bytes) in contents(interrupted(&problem).path()) {
        if name.ends_with(".work") || name.ends_with(".checkpoint") {
            fs::write(folder.path().join(&name), bytes).unwrap();
            let tier = name.split('.').next().unwrap();
            fs::remove_file(folder.path().join(format!("{tier}.tier"))).unwrap_or(());
        }
    }
    solved_into(folder.path(), &other, &in_memory(2));
    assert!(contents(whole.path()) == contents(folder.path()));
}

#[test]
fn less_memory_takes_disk_space() {
    let size = "5x5".parse().unwrap();
    let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules).unwrap();
    let with = |memory| SolveOptions {
        memory: Some(memory),
        ..in_memory(2)
    };
    let all = memory_needed(&problem, &in_memory(2));
    let least = least_memory(&problem, &in_memory(2));
    assert!(least < 100 << 20 && all > 2 << 30, "{least} {all}");
    assert_eq!(disk_needed(&problem, &with(all)), 0);
    assert!(disk_needed(&problem, &with(all - 1)) > 3 << 30);
    let folder = new_folder();
    let mut folder = TableStore::create_or_resume(folder.path(), &problem).unwrap();
    let refused = solve_into(&mut folder, &with(least - 1));
    assert!(matches!(refused, Err(SolveError::Memory { .. })));
}

/// A full disk or a folder that is gone is an error, not a panic.
#[test]
fn a_folder_that_vanishes_is_an_error() {
    let problem = problem_of("4x4", &Preset::GAMESMAN.rules);
    let folder = new_folder();
    let mut open = TableStore::create_or_resume(folder.path(), &problem).unwrap();
    fs::remove_dir_all(folder.path()).unwrap();
    let result = solve_into(&mut open, &on_disk(1));
    assert!(
        matches!(result, Err(SolveError::Table(TableError::Io { .. }))),
        "{result:?}"
    );
}
