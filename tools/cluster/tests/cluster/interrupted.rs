use crate::processes::{Cluster, Files, Process, expected, files, new_folder, solve_alone};
use loa::{Preset, Start};
use loa_solver::Problem;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use test_support::{Signal, send_signal};

/// What has the name of a finished table is one.
fn assert_tables_are_complete(folder: &Path, expected: &Files) {
    for (name, bytes) in files(folder) {
        assert!(
            !name.ends_with(".tier") || expected[&name] == bytes,
            "{name}"
        );
    }
}

/// Waits until a folder has `count` of the sixteen tables.
fn wait_for_tables(folder: &Path, count: usize) {
    let begin = Instant::now();
    let is_table = |name: &&String| name.ends_with(".tier");
    while names(folder).iter().filter(is_table).count() < count {
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "no tables appear"
        );
        thread::sleep(Duration::from_millis(1));
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().into_string());
    names.collect::<Result<_, _>>().unwrap()
}

#[test]
fn when_a_process_is_killed_all_end_and_others_go_on() {
    let expected = expected("4x4", &Preset::GAMESMAN);
    // With a checkpoint after every step.
    let cluster = Cluster {
        checkpoint: "0",
        ..Cluster::SMALL
    };
    let folder = new_folder();
    let mut lost = 0;
    for (killed, tables) in [(0, 1), (1, 3), (2, 4), (1, 6), (0, 9)] {
        let mut processes = cluster.start(3, folder.path());
        wait_for_tables(folder.path(), tables);
        processes[killed].kill();
        for (number, process) in processes.into_iter().enumerate() {
            let ended = process.end();
            if number != killed {
                assert_eq!(ended.status, Some(2), "{}", ended.err);
                assert!(ended.err.contains("error: "), "{}", ended.err);
                lost += usize::from(ended.err.contains("error: the connection to process "));
            }
        }
        assert_tables_are_complete(folder.path(), &expected);
    }
    assert!(lost > 0, "all were killed before they were connected");
    assert!(cluster.solve(2, folder.path()) == expected);
}

#[test]
fn what_a_signal_has_stopped_is_resumed_by_any_number_of_processes() {
    let expected = expected("4x4", &Preset::OLYMPIAD);
    // Checkpoints slow the work down.
    let cluster = Cluster {
        rules: "olympiad",
        checkpoint: "0",
        ..Cluster::SMALL
    };
    let folder = new_folder();
    for (processes, tables) in [(3, 1), (2, 3), (1, 4), (3, 8)] {
        let started = cluster.start(processes, folder.path());
        wait_for_tables(folder.path(), tables);
        send_signal(Signal::TERM, started[processes - 1].id());
        for (number, process) in (1..).zip(started) {
            let ended = process.end();
            let message = "error: stopped; the work is kept, and the same commands resume";
            let status = if number == processes { 143 } else { 2 };
            assert_eq!(ended.status, Some(status), "{}", ended.err);
            assert!(ended.err.contains(message), "{}", ended.err);
        }
        let mut names = names(folder.path()).into_iter();
        assert!(names.any(|name| name.ends_with(".checkpoint")));
        assert_tables_are_complete(folder.path(), &expected);
    }
    assert!(cluster.solve(3, folder.path()) == expected);
}

#[test]
fn the_single_program_resumes_what_processes_have_begun() {
    let folder = new_folder();
    let cluster = Cluster {
        checkpoint: "0",
        ..Cluster::SMALL
    };
    let mut processes = cluster.start(2, folder.path());
    wait_for_tables(folder.path(), 12);
    processes.iter_mut().for_each(Process::kill);
    processes
        .into_iter()
        .for_each(|process| drop(process.end()));
    let size = "4x4".parse().unwrap();
    let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules).unwrap();
    let resumed = solve_alone(&problem, folder.path());
    assert!(resumed == expected("4x4", &Preset::GAMESMAN));
}

#[test]
fn a_damaged_table_is_solved_again() {
    let expected = expected("4x4", &Preset::GAMESMAN);
    let folder = new_folder();
    for (name, bytes) in &expected {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    let mut damaged = expected["3v2.tier"].clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    fs::write(folder.path().join("3v2.tier"), &damaged).unwrap();
    let mut files = Cluster::SMALL.solve(2, folder.path());
    assert!(files.remove("3v2.tier.damaged") == Some(damaged));
    assert!(files == expected);
}
