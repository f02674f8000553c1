use crate::arrangement::Arrangement;
use crate::goal::ProofGoal;
use crate::keys::{Sums, Weights};
use crate::leaf_model::LeafModel;
use crate::leaf_sample::LeafSample;
use crate::proof_tree::ProofTree;
use crate::run::{Control, Run, Visitors};
use crate::table::{Table, TableMemory};
use crate::tree::{RootResult, search};
use loa::{Move, Position, Size};
use loa_pns::NodeState;
use loa_solver::{Probe, TableError, Value};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::{panic, thread};
use zstd::stream::read::Decoder;
use zstd::stream::write::Encoder;

/// Resources and settings of a [`Prover`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProverOptions {
    /// The bytes of the table of positions.
    pub memory: usize,
    /// The number of threads.
    pub threads: usize,
}

/// One thread and 256 MiB.
impl Default for ProverOptions {
    fn default() -> ProverOptions {
        ProverOptions {
            memory: 1 << 28,
            threads: 1,
        }
    }
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The winner can force a win.
    Proved,
    /// The winner can't force a win.
    Disproved,
    /// The search ended before the goal was decided.
    Unknown,
}

/// Why there is no answer, or no proof tree.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// There is no memory, or no thread could be started.
    #[error("not enough memory or threads: {0}")]
    Resources(io::Error),
    /// A solved table could not be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A stop was asked for.
    #[error("stopped before the proof was assembled")]
    Stopped,
    /// The table contradicts itself.
    #[error("the proof could not be assembled: {0}; more memory for the search may help")]
    Incoherent(&'static str),
}

impl From<io::Error> for ProofError {
    fn from(error: io::Error) -> ProofError {
        ProofError::Resources(error)
    }
}

/// Searches for proofs. Its transposition table is kept from one search to the next.
pub struct Prover<'a> {
    options: ProverOptions,
    memory: TableMemory,
    /// The goal that the table was begun for: all entries are for its board and rules, and all for
    /// goals with a limit of plies or all for goals without. `None` while the table is empty.
    subject: Option<ProofGoal>,
    weights: Weights,
    model: LeafModel,
    tables: Option<&'a (dyn Probe + Sync)>,
}

/// The compression level of what is saved: the fastest.
const SAVE_LEVEL: i32 = 1;

/// The stack of a search thread, which needs some of it for each position on the path.
const STACK: usize = 1 << 26;

impl<'a> Prover<'a> {
    /// Makes a prover with an empty table.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn new(options: ProverOptions) -> Result<Prover<'a>, ProofError> {
        Ok(Prover {
            options,
            memory: TableMemory::new(options.memory)?,
            subject: None,
            weights: Weights::of(Size::STANDARD),
            model: LeafModel::default(),
            tables: None,
        })
    }

    /// Uses solved tables as well, for goals of their board, or the transposed one, and rules.
    #[must_use]
    pub fn with_tables(self, tables: &'a (dyn Probe + Sync)) -> Prover<'a> {
        Prover {
            tables: Some(tables),
            ..self
        }
    }

    /// Uses another model for new positions.
    #[must_use]
    pub fn with_model(self, model: LeafModel) -> Prover<'a> {
        Prover { model, ..self }
    }

    /// Returns the model for new positions.
    pub const fn model(&self) -> &LeafModel {
        &self.model
    }

    /// Searches until the goal is decided, a stop is asked for, or the control has counted
    /// `max_nodes` in all. A later call resumes from the table.
    ///
    /// # Errors
    /// When no thread can be started, or a solved table can't be read.
    pub fn decide(
        &mut self,
        goal: &ProofGoal,
        control: &Control,
        max_nodes: Option<u64>,
    ) -> Result<Answer, ProofError> {
        let none = ProofTree::new(goal);
        let (state, _) = self.search(goal, &none, control, max_nodes, None)?;
        Ok(match state {
            NodeState::Proved { .. } => Answer::Proved,
            NodeState::Disproved { .. } => Answer::Disproved,
            NodeState::Open(_) => Answer::Unknown,
        })
    }

    /// Searches as [`decide`](Prover::decide) does with one thread, and returns some of the
    /// positions that were new, all of them with the same chance.
    ///
    /// # Errors
    /// As [`decide`](Prover::decide).
    pub fn sample_leaves(
        &mut self,
        goal: &ProofGoal,
        control: &Control,
        max_nodes: u64,
        count: usize,
    ) -> Result<Vec<Position>, ProofError> {
        let sample = LeafSample::new(count);
        let none = ProofTree::new(goal);
        self.search(goal, &none, control, Some(max_nodes), Some(&sample))?;
        Ok(sample.positions())
    }

    /// Assembles the proof tree of a goal that has been proved. What the table has lost is searched
    /// again.
    ///
    /// # Errors
    /// When asked to stop, or the goal has not been proved, or as [`decide`](Prover::decide).
    pub fn proof_tree(
        &mut self,
        goal: &ProofGoal,
        control: &Control,
    ) -> Result<ProofTree, ProofError> {
        let mut tree = ProofTree::new(goal);
        self.collect(goal, &mut tree, control)?;
        if !tree.settle() {
            // The table has lost entries and got others, found in other ways, that depend on each
            // other. With a limit of plies that can't happen.
            let (state, _) = self.search(goal, &tree, control, None, None)?;
            let plies = state.plies().ok_or(ProofError::Stopped)?;
            let plies = u8::try_from(plies)
                .map_err(|_| ProofError::Incoherent("positions depend on each other"))?;
            self.collect(&goal.within(plies), &mut tree, control)?;
            if !tree.settle() {
                let circular = "positions depend on each other even with a limit";
                return Err(ProofError::Incoherent(circular));
            }
        }
        tree.shorten();
        Ok(tree)
    }

    /// Writes what the searches have found, packed, for [`load`](Prover::load).
    ///
    /// # Errors
    /// When it can't be written.
    pub fn save(&mut self, out: impl Write) -> io::Result<()> {
        let limited = self.subject.is_some_and(|goal| goal.plies().is_some());
        let mut packed = Encoder::new(out, SAVE_LEVEL)?;
        packed.include_checksum(true)?;
        let mut words = BufWriter::new(packed);
        Table::new(&mut self.memory, limited).write(&mut words)?;
        words.into_inner()?.finish().map(drop)
    }

    /// Reads what was saved after searches for the same goal, perhaps with more or less memory, in
    /// place of what is known. The next search goes on from there.
    ///
    /// # Errors
    /// When there is not enough memory, or the input can't be read or is damaged. Nothing is known
    /// then.
    pub fn load(&mut self, goal: &ProofGoal, input: impl Read) -> io::Result<()> {
        self.subject = None;
        self.prepare(goal)?;
        let mut words = BufReader::new(Decoder::new(input)?);
        let read = Table::new(&mut self.memory, goal.plies().is_some()).read(&mut words);
        let read = read.and_then(|()| match words.read(&mut [0])? {
            0 => Ok(()),
            _ => Err(io::Error::other("there is excess data")),
        });
        if read.is_err() {
            self.subject = None;
        }
        read
    }

    /// Empties the table if its entries are for another board or other rules.
    fn prepare(&mut self, goal: &ProofGoal) -> io::Result<()> {
        let size = goal.position().size();
        let fits = |subject: &ProofGoal| {
            subject.position().size() == size
                && subject.rules() == goal.rules()
                && subject.plies().is_some() == goal.plies().is_some()
        };
        if !self.subject.as_ref().is_some_and(fits) {
            self.memory = TableMemory::new(self.options.memory)?;
            self.weights = Weights::of(size);
            self.subject = Some(*goal);
        }
        Ok(())
    }

    /// Finds a move for each position that can come up with the moves found so far.
    fn collect(
        &mut self,
        goal: &ProofGoal,
        tree: &mut ProofTree,
        control: &Control,
    ) -> Result<(), ProofError> {
        self.prepare(goal)?;
        let left = goal.plies().unwrap_or(0);
        let replies_first = goal.position().turn() != goal.winner();
        let first = left.saturating_sub(u8::from(replies_first));
        let next = tree.next(goal.position());
        let mut open: Vec<(Arrangement, u8)> = next.map(|next| (next, first)).collect();
        while let Some((arrangement, left)) = open.pop() {
            if control.stop.is_requested() {
                return Err(ProofError::Stopped);
            }
            if !tree.lacks(&arrangement, left) {
                continue;
            }
            let position = tree.position(arrangement);
            let mv = self.winning_move(&goal.at(position, left), tree, control)?;
            tree.put(arrangement, mv, left);
            let after = position.after(mv);
            let left = left.saturating_sub(2);
            open.extend(tree.next(&after).map(|next| (next, left)));
        }
        Ok(())
    }

    fn winning_move(
        &mut self,
        goal: &ProofGoal,
        tree: &ProofTree,
        control: &Control,
    ) -> Result<Move, ProofError> {
        if let Some(mv) = self.best_known(goal) {
            return Ok(mv);
        }
        match self.search(goal, tree, control, None, None)? {
            (NodeState::Proved { .. }, Some(mv)) => Ok(mv),
            (NodeState::Open(_), _) => Err(ProofError::Stopped),
            _ => Err(ProofError::Incoherent("a position is not won")),
        }
    }

    /// Returns the move that wins soonest according to the table.
    fn best_known(&mut self, goal: &ProofGoal) -> Option<Move> {
        let left = goal.plies().unwrap_or(0).saturating_sub(1);
        let tables = self.tables_for(goal);
        let table = Table::new(&mut self.memory, goal.plies().is_some());
        let plies_after = |mv: &Move| {
            let after = goal.position().after(*mv);
            let key = Sums::of(&after, &self.weights).key(after.turn(), goal.winner());
            if goal.decided(&after).is_some() {
                return None;
            }
            if let Some((NodeState::Proved { plies }, _)) = table.get(key, left) {
                return Some(plies);
            }
            match tables?.probe(&after) {
                Ok(Some(Value::Loss(plies))) if goal.allows(plies, left) => Some(plies),
                _ => None,
            }
        };
        let known = goal.position().legal_moves();
        let known = known
            .into_iter()
            .filter_map(|mv| Some((plies_after(&mv)?, mv)));
        known.min().map(|(_, mv)| mv)
    }

    fn tables_for(&self, goal: &ProofGoal) -> Option<&'a (dyn Probe + Sync)> {
        self.tables.filter(|tables| {
            let problem = tables.problem();
            problem.fits(goal.position().size()) && problem.rules() == goal.rules()
        })
    }

    fn search(
        &mut self,
        goal: &ProofGoal,
        tree: &ProofTree,
        control: &Control,
        max_nodes: Option<u64>,
        sample: Option<&LeafSample>,
    ) -> Result<RootResult, ProofError> {
        self.prepare(goal)?;
        let threads = self.options.threads.max(1);
        let tables = self.tables_for(goal);
        let run = Run {
            goal: *goal,
            tables,
            table: &Table::new(&mut self.memory, goal.plies().is_some()),
            weights: &self.weights,
            model: &self.model,
            sample,
            visitors: Visitors::new(threads),
            control,
            known: tree,
            max_nodes: max_nodes.unwrap_or(u64::MAX),
            halted: AtomicBool::new(control.stop.is_requested()),
            failure: OnceLock::new(),
        };
        let finding = search_with(&run, threads)?;
        let failure = run.failure.into_inner();
        failure.map_or(Ok(finding), |error| Err(error.into()))
    }
}

/// Runs the threads of a search; the first to decide the goal halts the others.
fn search_with(run: &Run<'_>, threads: usize) -> io::Result<RootResult> {
    thread::scope(|scope| {
        let spawn = |_| {
            let stack = thread::Builder::new().stack_size(STACK);
            stack.spawn_scoped(scope, || {
                let finding = search(run);
                run.halt();
                finding
            })
        };
        let handles = (0..threads).map(spawn).collect::<io::Result<Vec<_>>>();
        if handles.is_err() {
            run.halt();
        }
        let joined = handles?.into_iter().map(|handle| {
            handle
                .join()
                .unwrap_or_else(|panic| panic::resume_unwind(panic))
        });
        let found = joined.reduce(|one, other| if one.0.is_open() { other } else { one });
        Ok(found.expect("there is a thread"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Preset, Start};
    use loa_solver::{Problem, SolveOptions, solve_in_memory};

    /// Black wins 4×4 in three plies.
    #[test]
    fn a_win_in_solved_tables_counts_if_it_is_in_time() {
        let (size, rules) = (Size::new(4, 4).unwrap(), Preset::GAMESMAN.rules);
        let problem = Problem::new(size, Start::Standard, &rules).unwrap();
        let tables = solve_in_memory(&problem, &SolveOptions::default()).unwrap();
        let options = ProverOptions {
            memory: 1 << 20,
            threads: 1,
        };
        let mut prover = Prover::new(options).unwrap().with_tables(&tables);
        let start = Position::start(size, Start::Standard);
        let goal = ProofGoal::new(start, &rules, Color::Black);
        for (goal, is_known) in [
            (goal.within(2), false),
            (goal.within(3), true),
            (goal, true),
        ] {
            prover.prepare(&goal).unwrap();
            assert_eq!(prover.best_known(&goal).is_some(), is_known, "{goal}");
        }
    }
}
