use crate::goal::ProofGoal;
use crate::keys::Weights;
use crate::leaf_model::LeafModel;
use crate::leaf_sample::LeafSample;
use crate::proof_tree::ProofTree;
use crate::table::Table;
use loa::Position;
use loa_pns::{NodeState, ProofNumbers};
use loa_solver::{Interrupt, Probe, TableError, Value};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};

/// Watches and stops work in progress, from any thread.
#[derive(Debug, Default)]
pub struct Control {
    /// Asks for a stop soon.
    pub stop: Interrupt,
    /// Asks for a pause, in which searches end soon.
    pub pause: Interrupt,
    nodes: AtomicU64,
    proof: AtomicU32,
    disproof: AtomicU32,
}

impl Control {
    /// Returns a control of a search that goes on with these nodes and numbers.
    pub fn resumed(nodes: u64, (proof, disproof): (u32, u32)) -> Control {
        Control {
            nodes: nodes.into(),
            proof: proof.into(),
            disproof: disproof.into(),
            ..Control::default()
        }
    }

    /// Returns the number of nodes visited, each visit counted.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Returns the proof number and the disproof number of the position searched.
    pub fn numbers(&self) -> (u32, u32) {
        (
            self.proof.load(Ordering::Relaxed),
            self.disproof.load(Ordering::Relaxed),
        )
    }

    pub(crate) fn report(&self, numbers: ProofNumbers) {
        self.proof.store(numbers.proof, Ordering::Relaxed);
        self.disproof.store(numbers.disproof, Ordering::Relaxed);
    }
}

/// What the threads of a search share.
pub(crate) struct Run<'a> {
    pub(crate) goal: ProofGoal,
    pub(crate) table: &'a Table<'a>,
    pub(crate) weights: &'a Weights,
    pub(crate) model: &'a LeafModel,
    /// Collects new positions, if that is wanted.
    pub(crate) sample: Option<&'a LeafSample>,
    pub(crate) visitors: Visitors,
    pub(crate) control: &'a Control,
    /// Solved tables of the goal's rules and board.
    pub(crate) tables: Option<&'a (dyn Probe + Sync)>,
    /// Positions known to be won.
    pub(crate) known: &'a ProofTree,
    /// The search ends when the control has counted this many nodes.
    pub(crate) max_nodes: u64,
    pub(crate) halted: AtomicBool,
    /// The first error of solved tables.
    pub(crate) failure: OnceLock<TableError>,
}

impl Run<'_> {
    #[inline]
    pub(crate) const fn is_limited(&self) -> bool {
        self.goal.plies().is_some()
    }

    /// Tells whether to leave the search, decided or not.
    #[inline]
    pub(crate) fn is_halted(&self) -> bool {
        self.halted.load(Ordering::Relaxed)
    }

    pub(crate) fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }

    /// Counts nodes, and halts the search at the limit or when asked to stop.
    pub(crate) fn count(&self, nodes: u64) {
        let before = self.control.nodes.fetch_add(nodes, Ordering::Relaxed);
        let Control { stop, pause, .. } = self.control;
        let interrupted = stop.is_requested() || pause.is_requested();
        if interrupted || before + nodes >= self.max_nodes {
            self.halt();
        }
    }

    /// Returns what solved tables and the proof tree know of a position of an ongoing game.
    #[inline]
    pub(crate) fn look_up(&self, position: &Position, left: u8) -> Option<NodeState> {
        let winner = self.goal.winner();
        if !self.known.is_empty()
            && position.turn() == winner
            && let Some(plies) = self.known.plies(position)
            && self.goal.allows(plies, left)
        {
            return Some(NodeState::Proved { plies });
        }
        let won = match self.probe(position)? {
            Value::Win(plies) if position.turn() == winner => Some(plies),
            Value::Loss(plies) if position.turn() != winner => Some(plies),
            _ => None,
        };
        Some(match won {
            Some(plies) if self.goal.allows(plies, left) => NodeState::Proved { plies },
            _ => NodeState::DISPROVED,
        })
    }

    fn probe(&self, position: &Position) -> Option<Value> {
        let value = self.tables?.probe(position);
        value.unwrap_or_else(|error| {
            // One error is enough.
            let _ = self.failure.set(error);
            self.halt();
            None
        })
    }
}

const COUNTERS: usize = 1 << 16;

/// Counts the threads at or below each position, for virtual loss. Positions share counters, so
/// the counts are rough; no result depends on them. A single thread needs none.
pub(crate) struct Visitors(Option<Box<[AtomicU8]>>);

impl Visitors {
    pub(crate) fn new(threads: usize) -> Visitors {
        let counters = || (0..COUNTERS).map(|_| AtomicU8::default()).collect();
        Visitors((threads > 1).then(counters))
    }

    pub(crate) fn enter(&self, key: u64) {
        if let Some(counter) = self.counter(key) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn leave(&self, key: u64) {
        if let Some(counter) = self.counter(key) {
            counter.fetch_sub(1, Ordering::Relaxed);
        }
    }

    #[inline]
    pub(crate) fn at(&self, key: u64) -> u32 {
        let counter = self.counter(key);
        counter.map_or(0, |counter| counter.load(Ordering::Relaxed).into())
    }

    #[inline]
    fn counter(&self, key: u64) -> Option<&AtomicU8> {
        Some(&self.0.as_ref()?[key as usize % COUNTERS])
    }
}
