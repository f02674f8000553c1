use super::candidates::{Candidate, CandidateFinder};
use super::collection::Collection;
use super::games::SourceGame;
use super::verifier::{OnlyMove, Proven, Unproven, Verifier};
use super::{Bounds, Flags};
use crate::solved::unlimited;
use anyhow::Result;
use indicatif::ProgressBar;
use loa::{Move, Position};
use loa_engine::puzzles::{CanonicalForm, Puzzle, PuzzleTask, Theme};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Searches games for puzzles.
pub(super) struct PuzzleSearch {
    finder: CandidateFinder,
    verifier: Verifier,
    bounds: Bounds,
    per_game: usize,
}

impl PuzzleSearch {
    pub(super) fn new(flags: &Flags, stop: &Arc<AtomicBool>) -> Result<PuzzleSearch> {
        Ok(PuzzleSearch {
            finder: CandidateFinder::new(flags.nodes),
            verifier: Verifier::new(flags.proof_nodes, stop)?,
            bounds: flags.bounds,
            per_game: flags.per_game,
        })
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.verifier.is_stopped()
    }

    /// Adds the puzzles of a game to a collection.
    pub(super) fn search_game(
        &mut self,
        source: &SourceGame,
        collection: &mut Collection<'_>,
        bar: &ProgressBar,
    ) -> Result<()> {
        self.verifier.rules = unlimited(&source.preset.rules);
        let mut candidates = self.finder.candidates(&source.game, self.bounds.max);
        // Rare tasks come first.
        candidates.sort_by_key(|candidate| collection.count(candidate.task));
        for is_win in [true, false] {
            let mut found = 0;
            for candidate in &candidates {
                if is_win != matches!(candidate.task, PuzzleTask::Win(_)) {
                    continue;
                }
                if found >= self.per_game || self.is_stopped() || collection.is_full() {
                    break;
                }
                if collection.has(CanonicalForm::of(&candidate.position)) {
                    continue;
                }
                match self.puzzle(source, candidate) {
                    Ok(puzzle) => collection.add(puzzle)?,
                    Err(Unproven::Undecided) => continue,
                    Err(Unproven::Failed(error)) => return Err(error.into()),
                }
                found += 1;
                bar.set_message(format!("{} puzzles", collection.len()));
            }
        }
        Ok(())
    }

    /// Makes a puzzle of a candidate, if it can be proved.
    fn puzzle(&mut self, source: &SourceGame, candidate: &Candidate) -> Proven<Puzzle> {
        let position = &candidate.position;
        let (only, task, solution, variations) = match candidate.task {
            PuzzleTask::Win(_) => {
                let only = self.verifier.only_win(position, self.bounds)?;
                let mut lines = self.verifier.winning_lines(position, only)?;
                let main = lines.remove(0);
                (only, PuzzleTask::Win(only.1), main, lines)
            }
            PuzzleTask::Hold(_) => {
                let only = self.verifier.only_defence(position, self.bounds)?;
                let lines = self.verifier.losing_lines(position, only)?;
                (only, PuzzleTask::Hold(only.1), vec![only.0], lines)
            }
        };
        let theme = self.theme(position, task, only.0)?;
        Ok(Puzzle {
            preset: source.preset,
            position: *position,
            task,
            theme,
            difficulty: self.difficulty(position, only, theme),
            solution,
            variations,
            source: Some(format!("{}, ply {}", source.name, candidate.plies + 1)),
        })
    }

    fn theme(&mut self, position: &Position, task: PuzzleTask, first: Move) -> Proven<Theme> {
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
        Ok(match self.verifier.wins(&again, mover, 1)? {
            true => Theme::Threat,
            false => Theme::Quiet,
        })
    }

    /// Estimates the difficulty of a puzzle: its length, one more for a quiet first move, one less
    /// for an obvious one.
    fn difficulty(&mut self, position: &Position, (first, needed): OnlyMove, theme: Theme) -> u8 {
        let is_obvious = self
            .finder
            .is_obvious(&self.verifier.rules, position, first);
        let hidden = i64::from(theme == Theme::Quiet) - i64::from(is_obvious);
        (i64::from(needed) + hidden).clamp(1, 5) as u8
    }
}
