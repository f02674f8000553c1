use super::candidates::{Candidate, CandidateFinder};
use super::games::SourceGame;
use super::verifier::{OnlyMove, Proven, Unproven, Verifier};
use super::{Bounds, Flags};
use anyhow::Result;
use loa::{Move, Position, Rules};
use loa_review::{CanonicalForm, Puzzle, PuzzleTask, Theme};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Searches games for puzzles. What is found in a game does not depend on others.
pub(super) struct PuzzleSearch {
    finder: CandidateFinder,
    bounds: Bounds,
    per_game: usize,
    proof_nodes: u64,
    stop: Arc<AtomicBool>,
}

impl PuzzleSearch {
    pub(super) fn new(flags: &Flags, stop: &Arc<AtomicBool>) -> PuzzleSearch {
        PuzzleSearch {
            finder: CandidateFinder::new(flags.nodes),
            bounds: flags.bounds,
            per_game: flags.per_game,
            proof_nodes: flags.proof_nodes,
            stop: Arc::clone(stop),
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns the puzzles of a game; if stopped, those found so far.
    pub(super) fn search_game(&mut self, source: &SourceGame) -> Result<Vec<Puzzle>> {
        let mut candidates = self.finder.candidates(&source.game, self.bounds.max);
        // Long ones are rare, and come first.
        candidates.sort_by_key(|candidate| Reverse(candidate.task.moves()));
        let rules = source.preset.rules.unlimited();
        let mut verifier = Verifier::new(rules, self.proof_nodes, &self.stop)?;
        let mut puzzles = Vec::new();
        let mut known = BTreeSet::new();
        for is_win in [true, false] {
            let mut found = 0;
            for candidate in &candidates {
                if is_win != matches!(candidate.task, PuzzleTask::Win(_)) {
                    continue;
                }
                if found >= self.per_game || self.is_stopped() {
                    break;
                }
                if known.contains(&CanonicalForm::of(&candidate.position)) {
                    continue;
                }
                match self.puzzle(&mut verifier, source, candidate) {
                    Ok(puzzle) => {
                        known.insert(CanonicalForm::of(&puzzle.position));
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
        let position = &candidate.position;
        let (only, task, solution, variations) = match candidate.task {
            PuzzleTask::Win(_) => {
                let only = verifier.only_win(position, self.bounds)?;
                let mut lines = verifier.winning_lines(position, only)?;
                let main = lines.remove(0);
                (only, PuzzleTask::Win(only.1), main, lines)
            }
            PuzzleTask::Hold(_) => {
                let only = verifier.only_defence(position, self.bounds)?;
                let lines = verifier.losing_lines(position, only)?;
                (only, PuzzleTask::Hold(only.1), vec![only.0], lines)
            }
        };
        let theme = theme(verifier, position, task, only.0)?;
        Ok(Puzzle {
            preset: source.preset,
            position: *position,
            task,
            theme,
            difficulty: self.difficulty(&verifier.rules, position, only, theme),
            solution,
            variations,
            source: Some(format!("{}, ply {}", source.name, candidate.plies + 1)),
        })
    }

    /// Estimates the difficulty of a puzzle: its length, one more for a quiet first move, one less
    /// for an obvious one.
    fn difficulty(
        &mut self,
        rules: &Rules,
        position: &Position,
        (first, needed): OnlyMove,
        theme: Theme,
    ) -> u8 {
        let is_obvious = self.finder.is_obvious(rules, position, first);
        let hidden = i64::from(theme == Theme::Quiet) - i64::from(is_obvious);
        (i64::from(needed) + hidden).clamp(1, 5) as u8
    }
}

fn theme(
    verifier: &mut Verifier,
    position: &Position,
    task: PuzzleTask,
    first: Move,
) -> Proven<Theme> {
    if let PuzzleTask::Hold(_) = task {
        return Ok(Theme::Defence);
    }
    if let Move::Jump(_, to) = first
        && position.at(to).is_some()
    {
        return Ok(Theme::Capture);
    }
    let mover = position.turn();
    let mut again = position.after(first);
    again.set_turn(mover);
    Ok(match verifier.wins(&again, mover, 1)? {
        true => Theme::Threat,
        false => Theme::Quiet,
    })
}
