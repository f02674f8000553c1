use super::Flags;
use super::candidates::{self, Candidate, candidates};
use super::games::SourceGame;
use super::lines::REPLIES;
use super::rating::{self, rating};
use super::verifier::{Proven, Unproven, Verifier};
use anyhow::Result;
use loa_engine::Engine;
use loa_review::{CanonicalForm, Puzzle, PuzzleTask};
use loa_work::Interrupt;
use std::collections::BTreeSet;

/// Searches games for puzzles. What is found in a game does not depend on others.
pub(super) struct PuzzleSearch<'a> {
    flags: &'a Flags,
    finder: Engine,
    rater: Engine,
    stop: &'a Interrupt,
}

impl<'a> PuzzleSearch<'a> {
    pub(super) fn new(flags: &'a Flags, stop: &'a Interrupt) -> PuzzleSearch<'a> {
        PuzzleSearch {
            flags,
            finder: Engine::new(candidates::MEBIBYTES),
            rater: Engine::new(rating::MEBIBYTES),
            stop,
        }
    }

    /// Returns the puzzles of a game; if stopped, those found so far.
    pub(super) fn search_game(&mut self, source: &SourceGame) -> Result<Vec<Puzzle>> {
        let Flags { nodes, bounds, .. } = *self.flags;
        let candidates = candidates(&mut self.finder, nodes, &source.game, bounds.max);
        let rules = source.preset.rules.unlimited();
        let mut verifier = Verifier::new(rules, self.flags.proof_nodes, self.stop)?;
        let mut puzzles = Vec::new();
        let mut known = BTreeSet::new();
        for is_win in [true, false] {
            let mut found = 0;
            for candidate in &candidates {
                if is_win != matches!(candidate.task, PuzzleTask::Win(_)) {
                    continue;
                }
                if found >= self.flags.per_game || self.stop.is_requested() {
                    break;
                }
                if known.contains(&CanonicalForm::of(&candidate.position)) {
                    continue;
                }
                match self.puzzle(&mut verifier, source, candidate) {
                    Ok(puzzle) => {
                        known.extend(forms_on_the_way(&puzzle));
                        puzzles.push(puzzle);
                        found += 1;
                    }
                    Err(Unproven::Undecided) => {}
                    Err(Unproven::Failed(error)) => return Err(error.into()),
                }
            }
        }
        Ok(puzzles)
    }

    /// Makes a puzzle of a candidate, if it can be proved.
    fn puzzle(
        &mut self,
        verifier: &mut Verifier,
        source: &SourceGame,
        candidate: &Candidate,
    ) -> Proven<Puzzle> {
        let (position, bounds) = (&candidate.position, self.flags.bounds);
        let (only, task, solution, variations) = match candidate.task {
            PuzzleTask::Win(_) => {
                let only = verifier.only_win(position, bounds)?;
                let plies = 2 * only.1 - 1;
                let mut lines = verifier.winning_lines(position, only.0, plies, REPLIES)?;
                let main = lines.remove(0);
                (only, PuzzleTask::Win(only.1), main, lines)
            }
            PuzzleTask::Hold(_) => {
                let only = verifier.only_defence(position, bounds)?;
                let lines = verifier.losing_lines(position, only)?;
                (only, PuzzleTask::Hold(only.1), vec![only.0], lines)
            }
        };
        Ok(Puzzle {
            preset: source.preset,
            position: *position,
            task,
            themes: verifier.themes(position, task, only.0)?,
            rating: rating(&mut self.rater, &verifier.rules, position, only.0),
            solution,
            variations,
            source: Some(format!("{}, ply {}", source.name, candidate.plies + 1)),
        })
    }
}

/// Returns the canonical forms of the positions of a solution: what comes later in the game is no
/// other puzzle.
fn forms_on_the_way(puzzle: &Puzzle) -> impl Iterator<Item = CanonicalForm> {
    let mut position = puzzle.position;
    let first = CanonicalForm::of(&position);
    let later = puzzle.solution.iter().map(move |mv| {
        position.play_unchecked(*mv);
        CanonicalForm::of(&position)
    });
    std::iter::once(first).chain(later)
}
