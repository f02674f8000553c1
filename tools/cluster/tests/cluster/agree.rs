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
fn rules_with_ties_and_passes_change_no_byte() {
    for preset in [&Preset::OLYMPIAD, &Preset::GAMESMAN_MISERE] {
        let folder = new_folder();
        let is_same = of("4x4", preset).solve(3, folder.path()) == expected("4x4", preset);
        assert!(is_same, "{}", preset.name);
    }
}

#[test]
fn more_processes_than_blocks_change_no_byte() {
    let (folder, preset) = (new_folder(), &Preset::GAMESMAN);
    assert!(of("3x3", preset).solve(7, folder.path()) == expected("3x3", preset));
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
