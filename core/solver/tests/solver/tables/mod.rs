//! Solutions on disk: kept as solved, resumed, and refused when anything is wrong with them.

mod checkpoints;
mod damage;
mod few_pieces;
mod folders;
mod manifests;
mod probing;
mod processes;
mod survey;

use loa::{Color, Position, Preset, Rules, Size, Start};
use loa_solver::{
    Interrupt, PositionNumbers, Problem, Solution, SolveError, SolveOptions, SolveWatch,
    TableStore, Tables, solve, solve_in_memory,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use tempfile::TempDir;

/// Rules under which there are wins, losses, ties and draws on 3x4.
const RULES: Rules = Preset::GAMESMAN_MISERE.rules;

fn problem() -> Problem {
    problem_of("3x4", &RULES)
}

fn problem_of(size: &str, rules: &Rules) -> Problem {
    Problem::new(size.parse().unwrap(), Start::Standard, rules).unwrap()
}

fn solution(problem: &Problem) -> Solution {
    solve_in_memory(problem, &SolveOptions::default()).unwrap()
}

fn solve_into(folder: &mut TableStore, options: &SolveOptions) -> Result<(), SolveError> {
    let problem = *folder.problem();
    let watch = SolveWatch {
        stop: &Interrupt::never(),
        progress: &|_| {},
    };
    solve(&problem, options, folder, &watch)
}

/// Solves until the progress has been reported `reports` times. Tells whether the solution is
/// complete.
fn solve_partly(folder: &Path, problem: &Problem, options: &SolveOptions, reports: u64) -> bool {
    let (stop, seen) = (Interrupt::never(), AtomicU64::new(0));
    let watch = SolveWatch {
        stop: &stop,
        progress: &|_| {
            if seen.fetch_add(1, Ordering::Relaxed) >= reports {
                stop.set(true);
            }
        },
    };
    let mut folder = TableStore::create_or_resume(folder, problem).unwrap();
    match solve(problem, options, &mut folder, &watch) {
        Ok(()) => true,
        Err(SolveError::Stopped) => false,
        Err(error) => panic!("{error}"),
    }
}

/// Solves the problem into a folder.
fn solved_into(path: &Path, problem: &Problem, options: &SolveOptions) -> Tables {
    let mut folder = TableStore::create_or_resume(path, problem).unwrap();
    solve_into(&mut folder, options).unwrap();
    Tables::open(path).unwrap()
}

/// Solves the problem into a new folder.
fn solved(problem: &Problem) -> (TempDir, Tables) {
    let folder = new_folder();
    let tables = solved_into(folder.path(), problem, &SolveOptions::default());
    (folder, tables)
}

fn in_memory(threads: usize) -> SolveOptions {
    SolveOptions {
        threads,
        ..SolveOptions::default()
    }
}

fn on_disk(threads: usize) -> SolveOptions {
    SolveOptions {
        on_disk: true,
        ..in_memory(threads)
    }
}

fn new_folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// All files of a folder with what is in them.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(entry).collect()
}

/// All positions with given numbers of pieces, Black to move.
fn positions(size: Size, black: u32, white: u32) -> Vec<Position> {
    let squares: Vec<_> = size.squares().into_iter().collect();
    let mut boards = vec![Position::empty(size)];
    for square in squares {
        let mut more = Vec::new();
        for board in boards {
            for piece in [None, Some(Color::Black), Some(Color::White)] {
                let mut board = board;
                board.set(square, piece, Color::Black).unwrap();
                let within = board.pieces(Color::Black).len() <= black
                    && board.pieces(Color::White).len() <= white;
                if within {
                    more.push(board);
                }
            }
        }
        boards = more;
    }
    let complete = |board: &Position| {
        board.pieces(Color::Black).len() == black && board.pieces(Color::White).len() == white
    };
    boards.into_iter().filter(complete).collect()
}

/// All positions that a problem covers.
fn positions_of(problem: &Problem) -> Vec<Position> {
    let numbers = PositionNumbers::of(problem);
    let position = |number| numbers.position(number).unwrap();
    (0..numbers.count()).map(position).collect()
}
