use super::Bounds;
use loa::{Color, Game, Move, Outcome, Position, Rules};
use loa_prover::{Answer, Control, ProofError, ProofGoal, Prover, ProverOptions};
use loa_work::Interrupt;

/// Proves candidates with the proof-number search.
pub(super) struct Verifier {
    prover: Prover<'static>,
    control: Control,
    /// The rules of the candidates, without repetition and move limit.
    pub(super) rules: Rules,
    /// The node limit of a proof.
    most: u64,
}

/// What is proved, or why it is not.
pub(super) type Proven<T> = Result<T, Unproven>;

/// Why there is no proof.
pub(super) enum Unproven {
    /// It is not so, or the proof took too long, or the user stopped it.
    Undecided,
    /// The search could not go on.
    Failed(ProofError),
}

impl From<ProofError> for Unproven {
    fn from(error: ProofError) -> Unproven {
        Unproven::Failed(error)
    }
}

/// The only good first move, and the number of moves that the winner needs or would need.
pub(super) type OnlyMove = (Move, u32);

/// The least number of other legal moves.
const FEWEST_OTHERS: usize = 2;

const MEMORY: usize = 1 << 26;

/// The nodes of a round: each begins at the root again, with what the last ones have found.
const ROUND: u64 = 20_000;

impl Verifier {
    pub(super) fn new(rules: Rules, most: u64, stop: &Interrupt) -> Result<Verifier, ProofError> {
        let options = ProverOptions {
            memory: MEMORY,
            ..ProverOptions::default()
        };
        let mut control = Control::default();
        control.stop = stop.clone();
        Ok(Verifier {
            prover: Prover::new(options)?,
            control,
            rules,
            most,
        })
    }

    /// Returns the legal moves of a position.
    pub(super) fn moves(&self, position: &Position) -> Vec<Move> {
        Game::new(self.rules, *position).legal_moves()
    }

    /// Tells whether a side can force a win within a number of plies. The opponent of the side to
    /// move counts as having made the last move.
    pub(super) fn wins(&mut self, position: &Position, winner: Color, plies: u32) -> Proven<bool> {
        if let Some(verdict) = self.rules.judge(position, 0, |_| 0) {
            return Ok(verdict.outcome == Outcome::Win(winner));
        }
        if plies == 0 {
            return Ok(false);
        }
        let within = u8::try_from(plies).map_err(|_| Unproven::Undecided)?;
        let goal = ProofGoal::new(*position, &self.rules, winner).within(within);
        let end = self.control.nodes().saturating_add(self.most);
        while !self.control.stop.is_requested() && self.control.nodes() < end {
            let enough = end.min(self.control.nodes().saturating_add(ROUND));
            match self.prover.decide(&goal, &self.control, Some(enough))? {
                Answer::Proved => return Ok(true),
                Answer::Disproved => return Ok(false),
                Answer::Unknown => {}
            }
        }
        Err(Unproven::Undecided)
    }

    /// Returns the only winning move and its length, if no other move wins within the margin.
    pub(super) fn only_win(&mut self, position: &Position, bounds: Bounds) -> Proven<OnlyMove> {
        let winner = position.turn();
        let mut fewest = 1;
        while !self.wins(position, winner, 2 * fewest - 1)? {
            if fewest >= bounds.max {
                return Err(Unproven::Undecided);
            }
            fewest += 1;
        }
        if fewest < bounds.min {
            return Err(Unproven::Undecided);
        }
        let mut only = None;
        let mut others = Vec::new();
        for mv in self.moves(position) {
            if !self.wins(&position.after(mv), winner, 2 * fewest - 2)? {
                others.push(mv);
            } else if only.replace(mv).is_some() {
                return Err(Unproven::Undecided);
            }
        }
        for mv in &others {
            let plies = 2 * (fewest + bounds.margin) - 2;
            if self.wins(&position.after(*mv), winner, plies)? {
                return Err(Unproven::Undecided);
            }
        }
        match only {
            Some(mv) if others.len() >= FEWEST_OTHERS => Ok((mv, fewest)),
            _ => Err(Unproven::Undecided),
        }
    }

    /// Returns the only move after which the opponent has no forced win within the margin, and the
    /// most moves that the opponent needs after any other.
    pub(super) fn only_defence(&mut self, position: &Position, bounds: Bounds) -> Proven<OnlyMove> {
        let winner = position.turn().opponent();
        let all = self.moves(position);
        let mut holding = all.clone();
        for needed in 1..=bounds.max {
            let mut left = Vec::new();
            for mv in holding {
                if !self.wins(&position.after(mv), winner, 2 * needed - 1)? {
                    left.push(mv);
                }
            }
            holding = left;
            let [only] = holding[..] else {
                continue;
            };
            if needed < bounds.min || all.len() <= FEWEST_OTHERS {
                break;
            }
            let plies = 2 * (needed + bounds.margin) - 1;
            let holds = !self.wins(&position.after(only), winner, plies)?;
            // A side with a forced win need not defend.
            if holds && !self.wins(position, position.turn(), 2 * bounds.max - 1)? {
                return Ok((only, needed));
            }
            break;
        }
        Err(Unproven::Undecided)
    }
}
