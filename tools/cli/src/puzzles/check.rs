//! `loa puzzles --check`: proves the puzzles of a list again.

use super::Bounds;
use super::collection::read_list;
use super::verifier::{Proven, Unproven, Verifier};
use crate::answer_status;
use crate::say::say;
use anyhow::Result;
use loa::{Game, Outcome};
use loa_review::{CanonicalForm, Puzzle, PuzzleTask};
use loa_work::Interrupt;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

/// Prints the puzzles that are not right, and how many there are.
pub(super) fn check(path: &Path, proof_nodes: u64, stop: &Interrupt) -> Result<ExitCode> {
    let puzzles = read_list(path)?;
    let mut known = BTreeSet::new();
    let mut wrong = 0;
    for (index, puzzle) in puzzles.iter().enumerate() {
        let fault = match is_right(puzzle, proof_nodes, stop) {
            Ok(true) if known.insert(CanonicalForm::of(&puzzle.position)) => continue,
            Ok(true) => "is symmetric to an earlier one",
            Ok(false) => "is wrong",
            Err(_) if stop.is_requested() => {
                say!("stopped before line {}", index + 1)?;
                return Ok(ExitCode::FAILURE);
            }
            Err(Unproven::Undecided) => "can't be proved",
            Err(Unproven::Failed(error)) => return Err(error.into()),
        };
        wrong += 1;
        say!("line {} {fault}: {puzzle}", index + 1)?;
    }
    say!("{} puzzles, {wrong} wrong", puzzles.len())?;
    Ok(answer_status(wrong == 0))
}

/// Tells whether the first move alone does what is asked, the solution ends as it should, and the
/// themes are right.
fn is_right(puzzle: &Puzzle, proof_nodes: u64, stop: &Interrupt) -> Proven<bool> {
    let Puzzle { position, task, .. } = puzzle;
    let mut verifier = Verifier::new(puzzle.preset.rules.unlimited(), proof_nodes, stop)?;
    let bounds = Bounds {
        min: task.moves(),
        max: task.moves(),
        margin: 0,
    };
    let only = match task {
        PuzzleTask::Win(_) => verifier.only_win(position, bounds)?,
        PuzzleTask::Hold(_) => verifier.only_defence(position, bounds)?,
    };
    let Some(first) = puzzle.solution.first().filter(|first| **first == only.0) else {
        return Ok(false);
    };
    let mut game = Game::new(verifier.rules, *position);
    let is_legal = puzzle.solution.iter().all(|mv| game.play(*mv).is_ok());
    let verdict = game.status().verdict();
    let ends_well = match task {
        PuzzleTask::Win(moves) => {
            let wins = verdict.map(|it| it.outcome) == Some(Outcome::Win(position.turn()));
            wins && puzzle.solution.len().div_ceil(2) == *moves as usize
        }
        PuzzleTask::Hold(_) => puzzle.solution.len() == 1,
    };
    Ok(is_legal && ends_well && verifier.themes(position, *task, *first)? == puzzle.themes)
}
