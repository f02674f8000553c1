//! Forced wins of any length, by proof-number search ([`loa_pns`]).
//!
//! Only wins are claimed, and these are proven. Each win is kept with the plies it takes at most.
//! Playing the child with the smallest number brings the end nearer with each ply, so no position
//! recurs on the way. A win thus holds however the position was reached, unless positions of the
//! game itself have come up too often: then, and where the rules compare boards without the side
//! to move, nothing is searched.

use crate::Report;
use crate::budget::Budget;
use crate::immediate::{Parries, threat, winning_move};
use crate::moves::push_moves;
use crate::stack::{SearchStack, mix};
use loa::{Color, Goal, Move, Outcome, Verdict};
use loa_pns::{AndOrTree, DfPn, NodeState, ProofNumbers, Role};
use std::collections::TryReserveError;

/// A table for proof-number searches, which outlives each of them. Only the slots of the current
/// era count.
#[derive(Debug)]
pub(crate) struct ProofTable {
    /// A power of two of them.
    slots: Vec<Slot>,
    /// Not 0.
    era: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The key, with the era in place of its highest bits.
    mark: u64,
    /// A proof number of 0 is a win, in as many plies as the disproof number.
    numbers: ProofNumbers,
}

impl ProofTable {
    /// Makes a table of at most this size, or the smallest there is.
    pub(crate) fn new(kibibytes: usize) -> Result<ProofTable, TryReserveError> {
        let fitting = kibibytes.saturating_mul(1 << 10) / size_of::<Slot>();
        let count = 1usize << fitting.max(1024).ilog2();
        let mut slots = Vec::new();
        slots.try_reserve_exact(count)?;
        slots.resize(count, Slot::default());
        Ok(ProofTable { slots, era: 1 })
    }

    /// Searches for a win of the side to move until the budget is used up, and resumes where it
    /// stopped when called again.
    ///
    /// The position must not have a win in one.
    pub(crate) fn find_win(
        &mut self,
        stack: &mut SearchStack,
        budget: &mut Budget<'_>,
    ) -> Option<Report> {
        if stack.recalls_game() {
            return None;
        }
        let attacker = stack.position().turn();
        let mut search = WinSearch(DfPn::new(WinTree {
            table: self,
            attacker,
            salt: mix(u64::from(attacker == Color::White)),
            stack,
            budget,
        }));
        let plies = search.prove()?;
        let line = search.line()?;
        let plies = plies.max(line.len() as u32);
        Report::win(line, plies)
    }
}

/// The number of a move, and of one that may parry a threat.
const UNIT: u32 = 16;
const PARRY: u32 = 4;
/// By what share of itself a proof number grows for each unit of the
/// [variance](loa::SquareSet::variance).
const PER_VARIANCE: f32 = 2.0;

/// The game tree below a position, from the attacker's point of view.
struct WinTree<'a, 'b> {
    table: &'a mut ProofTable,
    attacker: Color,
    /// Keeps the keys of this attacker apart from the other's.
    salt: u64,
    stack: &'a mut SearchStack,
    budget: &'a mut Budget<'b>,
}

impl WinTree<'_, '_> {
    fn end(&self, verdict: Verdict) -> NodeState {
        if verdict.outcome == Outcome::Win(self.attacker) {
            NodeState::Proved { plies: 0 }
        } else {
            NodeState::DISPROVED
        }
    }

    /// Returns the numbers of a position that is not decided. One side needs one child, the other
    /// all of them: as many as the side to move has moves, or few if it has to parry a threat. A
    /// win is the farther, the more scattered the pieces are that have to connect.
    fn numbers(&mut self) -> ProofNumbers {
        let moves = match threat(self.stack) {
            Some(threat) => {
                let parries = Parries::of(self.stack, threat);
                let jumps = self.stack.position().jumps();
                let parries = jumps.map(|jumps| parries.among(jumps).to.len());
                PARRY * parries.sum::<u32>()
            }
            None => UNIT * self.stack.position().mobility(self.stack.position().turn()),
        };
        let (rules, position) = (self.stack.rules(), self.stack.position());
        let numbers = ProofNumbers::open(self.role(), UNIT, moves);
        let to_connect = match rules.goal {
            Goal::Connect => self.attacker,
            Goal::Misere => self.attacker.opponent(),
        };
        let distance = 1.0 + PER_VARIANCE * position.pieces(to_connect).variance();
        ProofNumbers {
            proof: (numbers.proof as f32 * distance) as u32,
            ..numbers
        }
    }
}

impl AndOrTree for WinTree<'_, '_> {
    type Move = Move;

    const MAX_PATH: usize = 100;
    const REFRESH: u64 = u64::MAX;

    fn role(&self) -> Role {
        if self.stack.position().turn() == self.attacker {
            Role::Attacker
        } else {
            Role::Defender
        }
    }

    fn key(&self) -> u64 {
        self.stack.key() ^ self.salt
    }

    /// Of the moves that lose to a threat, one is enough.
    fn for_each_move(&mut self, mut push: impl FnMut(Move)) {
        let parries = threat(self.stack).map(|threat| Parries::of(self.stack, threat));
        let mut has_other = false;
        push_moves(self.stack.position(), |mv| {
            let parries = parries.is_none_or(|parries| parries.contains(mv));
            if parries || !has_other {
                push(mv);
            }
            has_other |= !parries;
        });
    }

    fn play(&mut self, mv: Move) {
        self.stack.advance(mv);
    }

    fn undo(&mut self) {
        self.stack.undo();
    }

    fn evaluate(&mut self) -> NodeState {
        if let Some(verdict) = self.stack.judge() {
            return self.end(verdict);
        }
        let role = self.role();
        if winning_move(self.stack).is_some() {
            return match role {
                Role::Attacker => NodeState::Proved { plies: 1 },
                Role::Defender => NodeState::DISPROVED,
            };
        }
        NodeState::Open(self.numbers())
    }

    /// Each position that is looked at counts.
    fn recall(&mut self, _path: &loa_pns::Path) -> Option<NodeState> {
        self.budget.count();
        self.table.recall(self.key())
    }

    fn store(&mut self, _path: &loa_pns::Path, state: NodeState, _visits: u64) {
        if !self.is_stopped() || !state.is_open() {
            let key = self.key();
            self.table.store(key, state);
        }
    }

    fn is_stopped(&self) -> bool {
        self.budget.is_stopped()
    }
}

struct WinSearch<'a, 'b>(DfPn<WinTree<'a, 'b>>);

impl WinSearch<'_, '_> {
    /// Proves that the position at the top of the stack is won; returns the plies at most.
    fn prove(&mut self) -> Option<u32> {
        self.0.run(ProofNumbers::HOPELESS).plies().map(u32::from)
    }

    /// Returns moves that win, and the replies that hold out longest.
    fn line(&mut self) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let result = self.extend_line(&mut line);
        for _ in &line {
            self.0.tree.undo();
        }
        result.map(|()| line)
    }

    /// Plays on to the end of the game in a position that has been proven won.
    fn extend_line(&mut self, line: &mut Vec<Move>) -> Option<()> {
        while line.len() < 4 * WinTree::MAX_PATH {
            let tree = &mut self.0.tree;
            let next = if tree.role() == Role::Attacker
                && let Some(mv) = winning_move(tree.stack)
            {
                mv
            } else {
                self.best_proven()?
            };
            line.push(next);
            let tree = &mut self.0.tree;
            tree.play(next);
            if let Some(verdict) = tree.stack.judge() {
                return tree.end(verdict).plies().map(|_| ());
            }
        }
        None
    }

    /// Returns the quickest winning move, or the reply that holds out longest.
    fn best_proven(&mut self) -> Option<Move> {
        const ATTEMPTS: u32 = 4;
        for _ in 1..ATTEMPTS {
            let children = self.children();
            let won = children
                .iter()
                .filter_map(|(mv, plies)| Some((*mv, (*plies)?)));
            let attacking = self.0.tree.role() == Role::Attacker;
            let best = if attacking {
                won.min_by_key(|(_, plies)| *plies)
            } else if children.iter().all(|(_, plies)| plies.is_some()) {
                won.max_by_key(|(_, plies)| *plies)
            } else {
                None
            };
            if let Some((mv, _)) = best {
                return Some(mv);
            }
            // What the table has lost is proven again.
            if attacking {
                self.prove()?;
            } else {
                for (mv, _) in children.iter().filter(|(_, plies)| plies.is_none()) {
                    self.0.tree.play(*mv);
                    let proven = self.prove();
                    self.0.tree.undo();
                    proven?;
                }
            }
        }
        None
    }

    /// Returns the moves of the current position, with the plies of those known to win.
    fn children(&mut self) -> Vec<(Move, Option<u16>)> {
        let tree = &mut self.0.tree;
        let mut children = Vec::new();
        tree.for_each_move(|mv| children.push((mv, None)));
        for (mv, plies) in &mut children {
            tree.play(*mv);
            tree.budget.count();
            let state = tree.table.recall(tree.key());
            *plies = state.unwrap_or_else(|| tree.evaluate()).plies();
            tree.undo();
        }
        children
    }
}

/// The slots that a position can be in.
const BUCKET: usize = 4;

/// The bits of a key that an era takes the place of.
const ERA_SHIFT: u32 = 56;

impl ProofTable {
    /// Empties the table. Costs next to nothing.
    pub(crate) fn forget(&mut self) {
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.slots.fill(Slot::default());
            self.era = 1;
        }
    }

    fn bucket(&mut self, key: u64) -> &mut [Slot] {
        let start = key as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &mut self.slots[start..][..BUCKET]
    }

    fn mark(&self, key: u64) -> u64 {
        key & !(0xff << ERA_SHIFT) | u64::from(self.era) << ERA_SHIFT
    }

    fn recall(&mut self, key: u64) -> Option<NodeState> {
        let mark = self.mark(key);
        let slot = self.bucket(key).iter().find(|slot| slot.mark == mark)?;
        Some(match slot.numbers {
            ProofNumbers { proof: 0, disproof } => NodeState::Proved {
                plies: disproof as u16,
            },
            ProofNumbers { disproof: 0, .. } => NodeState::DISPROVED,
            numbers => NodeState::Open(numbers),
        })
    }

    fn store(&mut self, key: u64, state: NodeState) {
        let (proof, disproof) = match state {
            NodeState::Open(ProofNumbers { proof, disproof }) => (proof, disproof),
            NodeState::Proved { plies } => (0, u32::from(plies)),
            NodeState::DISPROVED => (ProofNumbers::INFINITE, 0),
            // On other paths there may be a win, but not a likely one.
            NodeState::Disproved { .. } => (ProofNumbers::GREATEST, 1),
        };
        let (era, mark) = (self.era, self.mark(key));
        let slots = self.bucket(key);
        // Small numbers are quickly found again, wins and great numbers are not.
        let worth = |slot: &Slot| match slot.numbers {
            _ if (slot.mark >> ERA_SHIFT) as u8 != era => 0,
            ProofNumbers { proof: 0, .. } => ProofNumbers::INFINITE,
            ProofNumbers { proof, disproof } => proof.saturating_add(disproof),
        };
        let same = slots.iter().position(|slot| slot.mark == mark);
        let index = same.or_else(|| (0..BUCKET).min_by_key(|index| worth(&slots[*index])));
        if let Some(index) = index {
            slots[index] = Slot {
                mark,
                numbers: ProofNumbers { proof, disproof },
            };
        }
    }
}
