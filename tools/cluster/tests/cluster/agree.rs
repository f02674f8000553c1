use crate::processes::{Cluster, expected, expected_of, new_folder};
use loa::Preset;
use loa_solver::Problem;
use std::process::Command;

#[test]
fn processes_and_threads_change_no_byte() {
    let expected = expected("4x4", &Preset::GAMESMAN);
    for processes in [1, 2, 3] {
        for threads in [1, 2] {
            // Updates arrive in another order each time.
            for run in 0..3 {
                let folder = new_folder();
                let cluster = Cluster {
                    threads,
                    ..Cluster::SMALL
                };
                let is_same = cluster.solve(processes, folder.path()) == expected;
                assert!(
                    is_same,
                    "{processes} processes, {threads} threads, run {run}"
                );
            }
        }
    }
}

/// A cluster for a board and rules.
fn of(board: &'static str, preset: &Preset) -> Cluster<'static> {
    Cluster {
        board,
        rules: preset.name,
        ..Cluster::SMALL
    }
}

#[test]
fn other_rules_and_more_processes_than_blocks_change_no_byte() {
    for (board, preset, processes) in [
        ("4x4", &Preset::OLYMPIAD, 3),
        ("4x4", &Preset::GAMESMAN_MISERE, 3),
        ("3x3", &Preset::GAMESMAN, 7),
    ] {
        let folder = new_folder();
        let found = of(board, preset).solve(processes, folder.path());
        assert!(found == expected(board, preset), "{board} {preset}");
    }
}

#[test]
fn few_pieces_on_a_large_board_change_no_byte() {
    let folder = new_folder();
    let size = "6x6".parse().unwrap();
    let problem = Problem::of_pieces(size, 2, &Preset::GAMESMAN.rules).unwrap();
    let cluster = Cluster {
        pieces: "--pieces=2",
        ..of("6x6", &Preset::GAMESMAN)
    };
    assert!(cluster.solve(3, folder.path()) == expected_of(&problem));
}

/// The tables of 4x5 have the checksum of docs/results.md. Takes half a minute on two cores.
#[test]
#[ignore = "takes long; make check-cluster"]
fn a_larger_board_has_its_known_checksum() {
    let folder = new_folder();
    of("4x5", &Preset::GAMESMAN).solve(3, folder.path());
    let script = "sha256sum *.tier | sha256sum";
    let mut command = Command::new("sh");
    let summed = command
        .args(["-c", script])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let sum = String::from_utf8(summed.stdout).unwrap();
    let sum = sum.split_whitespace().next().unwrap();
    let known = include_str!("../../../../docs/results.md");
    assert!(known.contains(sum), "{sum} is not in docs/results.md");
}
