use super::candidates::{Candidate, CandidateFinder, Kind};
use super::collection::Collection;
use super::games::SourceGame;
use super::verifier::{Bounds, OnlyMove, Verifier};
use crate::flags::PuzzlesFlags;
use anyhow::Result;
use indicatif::ProgressBar;
use loa::{Move, Position, Preset};
use loa_engine::puzzles::{CanonicalForm, Puzzle, PuzzleTask, Theme};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Searches games for puzzles.
pub(super) struct Search {
    finder: CandidateFinder,
    verifier: Verifier,
    bounds: Bounds,
    per_game: usize,
}

impl Search {
    pub(super) fn new(flags: &PuzzlesFlags, stop: &Arc<AtomicBool>) -> Result<Search> {
        Ok(Search {
            finder: CandidateFinder::new(flags.nodes),
            verifier: Verifier::new(flags.proof_nodes, stop)?,
            bounds: Bounds {
                min: flags.min,
                max: flags.max,
                margin: flags.margin,
            },
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
        collection: &mut Collection,
        bar: &ProgressBar,
    ) -> Result<()> {
        let mut candidates = self.finder.candidates(&source.game, self.bounds.max);
        // Rare tasks come first.
        candidates.sort_by_key(|candidate| collection.count(candidate.task()));
        for kind in [Kind::Win, Kind::Hold] {
            let mut found = 0;
            let of_kind = candidates.iter().filter(|candidate| candidate.kind == kind);
            for candidate in of_kind {
                if found >= self.per_game || self.is_stopped() || collection.is_full() {
                    break;
                }
                if collection.has(CanonicalForm::of(&candidate.position)) {
                    continue;
                }
                if let Some(puzzle) = self.puzzle(source, candidate)? {
                    collection.add(puzzle)?;
                    found += 1;
                    bar.set_message(format!("{} puzzles", collection.len()));
                }
            }
        }
        Ok(())
    }

    /// Makes a puzzle of a candidate, if it can be proved.
    fn puzzle(&mut self, source: &SourceGame, candidate: &Candidate) -> Result<Option<Puzzle>> {
        let (rules, position) = (&source.preset.rules, &candidate.position);
        let (verifier, bounds) = (&mut self.verifier, self.bounds);
        let (only, solution, variations) = match candidate.kind {
            Kind::Win => {
                let Some(only) = verifier.only_win(rules, position, bounds)? else {
                    return Ok(None);
                };
                let Some(lines) = verifier.winning_lines(rules, position, only)? else {
                    return Ok(None);
                };
                let mut lines = lines.into_iter();
                let main = lines.next().unwrap_or_else(|| vec![only.0]);
                (only, main, lines.collect())
            }
            Kind::Hold => {
                let Some(only) = verifier.only_defence(rules, position, bounds)? else {
                    return Ok(None);
                };
                let Some(lines) = verifier.losing_lines(rules, position, only)? else {
                    return Ok(None);
                };
                (only, vec![only.0], lines)
            }
        };
        let theme = self.theme(&source.preset, candidate, only.0)?;
        let Some(theme) = theme else {
            return Ok(None);
        };
        Ok(Some(Puzzle {
            preset: source.preset,
            position: *position,
            task: task(candidate.kind, only.1),
            theme,
            difficulty: self.difficulty(&source.preset, position, only, theme),
            solution,
            variations,
            source: Some(format!("{}, ply {}", source.name, candidate.plies + 1)),
        }))
    }

    fn theme(&mut self, preset: &Preset, of: &Candidate, first: Move) -> Result<Option<Theme>> {
        let position = &of.position;
        if of.kind == Kind::Hold {
            return Ok(Some(Theme::Defence));
        }
        if let Move::Jump(_, to) = first
            && position.at(to).is_some()
        {
            return Ok(Some(Theme::Capture));
        }
        let mover = position.turn();
        let mut again = position.after(first);
        again.set_turn(mover);
        let threatens = self.verifier.wins(&preset.rules, &again, mover, 1)?;
        Ok(threatens.map(|threatens| match threatens {
            true => Theme::Threat,
            false => Theme::Quiet,
        }))
    }

    /// Estimates the difficulty of a puzzle: its length, one more for a quiet first move, one less
    /// for an obvious one.
    fn difficulty(
        &mut self,
        preset: &Preset,
        position: &Position,
        (first, needed): OnlyMove,
        theme: Theme,
    ) -> u8 {
        let is_obvious = self.finder.is_obvious(&preset.rules, position, first);
        let hidden = i64::from(theme == Theme::Quiet) - i64::from(is_obvious);
        (i64::from(needed) + hidden).clamp(1, 5) as u8
    }
}

impl Candidate {
    fn task(&self) -> PuzzleTask {
        task(self.kind, self.moves)
    }
}

const fn task(kind: Kind, moves: u32) -> PuzzleTask {
    match kind {
        Kind::Win => PuzzleTask::Win(moves),
        Kind::Hold => PuzzleTask::Hold(moves),
    }
}
