use super::candidates::unlimited;
use anyhow::Result;
use loa::{Color, Game, Move, Outcome, Position, Rules};
use loa_solver::proof::{Answer, Control, ProofGoal, Prover, ProverOptions};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Proves candidates with the proof-number search. `None` means that a proof took too long, or that
/// the user stopped it.
pub(super) struct Verifier {
    prover: Prover<'static>,
    control: Control,
    /// The node limit of a proof.
    most: u64,
    stop: Arc<AtomicBool>,
}

/// Limits on the number of moves of a puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) min: u32,
    pub(super) max: u32,
    /// Other first moves must not win with this many more moves, either.
    pub(super) margin: u32,
}

/// The only good first move, and the number of moves that the winner needs or would need.
pub(super) type OnlyMove = (Move, u32);

const MEMORY: usize = 1 << 26;

/// The nodes between checks of the stop flag.
const ROUND: u64 = 20_000;

impl Verifier {
    pub(super) fn new(most: u64, stop: &Arc<AtomicBool>) -> Result<Verifier> {
        let options = ProverOptions {
            memory: MEMORY,
            ..ProverOptions::default()
        };
        Ok(Verifier {
            prover: Prover::new(options)?,
            control: Control::default(),
            most,
            stop: Arc::clone(stop),
        })
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Tells whether a side can force a win within a number of plies. The opponent of the side to
    /// move counts as having made the last move.
    pub(super) fn wins(
        &mut self,
        rules: &Rules,
        position: &Position,
        winner: Color,
        plies: u32,
    ) -> Result<Option<bool>> {
        if let Some(verdict) = unlimited(rules).judge(position, 0, |_| 0) {
            return Ok(Some(verdict.outcome == Outcome::Win(winner)));
        }
        let Some(within) = u8::try_from(plies).ok().filter(|plies| *plies > 0) else {
            return Ok((plies == 0).then_some(false));
        };
        let goal = ProofGoal::new(*position, rules, winner).within(within);
        let end = self.control.nodes().saturating_add(self.most);
        while !self.is_stopped() && self.control.nodes() < end {
            let enough = end.min(self.control.nodes().saturating_add(ROUND));
            match self.prover.decide(&goal, &self.control, Some(enough))? {
                Answer::Proved => return Ok(Some(true)),
                Answer::Disproved => return Ok(Some(false)),
                Answer::Unknown => {}
            }
        }
        Ok(None)
    }

    /// Returns the only winning move and its length, if no other move wins within the margin.
    pub(super) fn only_win(
        &mut self,
        rules: &Rules,
        position: &Position,
        bounds: Bounds,
    ) -> Result<Option<OnlyMove>> {
        let winner = position.turn();
        let mut fewest = 1;
        loop {
            match self.wins(rules, position, winner, 2 * fewest - 1)? {
                Some(true) => break,
                Some(false) if fewest < bounds.max => fewest += 1,
                _ => return Ok(None),
            }
        }
        if fewest < bounds.min {
            return Ok(None);
        }
        let mut only = None;
        let mut others = Vec::new();
        for mv in moves(rules, position) {
            match self.wins(rules, &position.after(mv), winner, 2 * fewest - 2)? {
                Some(true) if only.is_none() => only = Some(mv),
                Some(false) => others.push(mv),
                _ => return Ok(None),
            }
        }
        for mv in &others {
            let plies = 2 * (fewest + bounds.margin) - 2;
            if self.wins(rules, &position.after(*mv), winner, plies)? != Some(false) {
                return Ok(None);
            }
        }
        Ok(only
            .filter(|_| others.len() >= FEWEST_OTHERS)
            .map(|mv| (mv, fewest)))
    }

    /// Returns the only move after which the opponent has no forced win within the margin, and the
    /// most moves that the opponent needs after any other.
    pub(super) fn only_defence(
        &mut self,
        rules: &Rules,
        position: &Position,
        bounds: Bounds,
    ) -> Result<Option<OnlyMove>> {
        let winner = position.turn().opponent();
        let all = moves(rules, position);
        let mut holding = all.clone();
        for needed in 1..=bounds.max {
            let mut left = Vec::new();
            for mv in &holding {
                match self.wins(rules, &position.after(*mv), winner, 2 * needed - 1)? {
                    Some(false) => left.push(*mv),
                    Some(true) => {}
                    None => return Ok(None),
                }
            }
            holding = left;
            let [only] = holding[..] else {
                continue;
            };
            if needed < bounds.min || all.len() <= FEWEST_OTHERS {
                return Ok(None);
            }
            let plies = 2 * (needed + bounds.margin) - 1;
            let holds = self.wins(rules, &position.after(only), winner, plies)? == Some(false);
            // A side with a forced win need not defend.
            let mover = position.turn();
            let wins = self.wins(rules, position, mover, 2 * bounds.max - 1)?;
            return Ok((holds && wins == Some(false)).then_some((only, needed)));
        }
        Ok(None)
    }
}

/// The least number of other legal moves.
const FEWEST_OTHERS: usize = 2;

/// The legal moves of a position.
pub(super) fn moves(rules: &Rules, position: &Position) -> Vec<Move> {
    Game::new(unlimited(rules), *position).legal_moves()
}
