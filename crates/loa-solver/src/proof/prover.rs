use crate::proof::arrangement::Arrangement;
use crate::proof::claim::Claim;
use crate::proof::control::Control;
use crate::proof::initial::Initial;
use crate::proof::keys::{Sums, Weights};
use crate::proof::play::moves;
use crate::proof::search::{Finding, Search};
use crate::proof::standing::Standing;
use crate::proof::strategy::Strategy;
use crate::proof::table::{Fact, Memory, Table};
use crate::proof::task::Task;
use crate::proof::traffic::Traffic;
use crate::{Probe, TableError, Value};
use loa::{Move, Position, Rules, Size};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::{io, panic, thread};

/// With what means to look for proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProverOptions {
    /// The bytes of the table of positions.
    pub memory: usize,
    /// The number of threads.
    pub threads: usize,
    /// How positions get their first numbers.
    pub initial: Initial,
}

/// One thread and 256 MiB.
impl Default for ProverOptions {
    fn default() -> ProverOptions {
        ProverOptions {
            memory: 1 << 28,
            threads: 1,
            initial: Initial::default(),
        }
    }
}

/// What came out of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The claim is true.
    Proved,
    /// The claim is false.
    Disproved,
    /// The search ended before it knew.
    Unknown,
}

/// Why there is no answer, or no strategy.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// The system gave no memory or no thread.
    #[error("the system gave no memory or no thread: {0}")]
    Resources(#[from] io::Error),
    /// A solved table could not be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Somebody asked for a stop.
    #[error("stopped before the proof was put together")]
    Stopped,
    /// What the search found can't be put together.
    #[error("the proof could not be put together: {0}; more memory for the search may help")]
    Incoherent(&'static str),
}

/// Looks for proofs of claims, and remembers what it found out from one to the next.
pub struct Prover<'a> {
    options: ProverOptions,
    memory: Memory,
    /// What the table is about, unless it is empty.
    subject: Option<Subject>,
    weights: Weights,
    tables: Option<&'a (dyn Probe + Sync)>,
}

/// What the entries of a table have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Subject {
    size: Size,
    rules: Rules,
    limited: bool,
}

impl Subject {
    fn of(claim: &Claim) -> Subject {
        Subject {
            size: claim.position().size(),
            rules: *claim.rules(),
            limited: claim.plies().is_some(),
        }
    }
}

/// A path of the search may be long, and each position on it takes some of the stack.
const STACK: usize = 1 << 26;

impl<'a> Prover<'a> {
    /// Makes a prover that knows nothing yet.
    ///
    /// # Errors
    /// When the system has not so much memory.
    pub fn new(options: ProverOptions) -> Result<Prover<'a>, ProofError> {
        Ok(Prover {
            options,
            memory: Memory::new(options.memory)?,
            subject: None,
            weights: Weights::of(Size::STANDARD),
            tables: None,
        })
    }

    /// Looks positions up in solved tables as well, where they are of the claim's board and rules.
    #[must_use]
    pub fn with_tables(self, tables: &'a (dyn Probe + Sync)) -> Prover<'a> {
        Prover {
            tables: Some(tables),
            ..self
        }
    }

    /// Searches until the claim is decided, somebody asks for a stop, or the control has counted
    /// `enough` nodes. Going on later begins where the table says.
    ///
    /// # Errors
    /// When the system gives no threads, or a solved table can't be read.
    pub fn decide(
        &mut self,
        claim: &Claim,
        control: &Control,
        enough: Option<u64>,
    ) -> Result<Answer, ProofError> {
        let nothing = Strategy::new(claim);
        let found = self.search(claim, &nothing, control, enough.unwrap_or(u64::MAX))?;
        Ok(match found.standing {
            Standing::Proved { .. } => Answer::Proved,
            Standing::Disproved { .. } => Answer::Disproved,
            Standing::Open(_) => Answer::Unknown,
        })
    }

    /// Puts a strategy together for a claim that has been proved. What the table has lost since is
    /// searched again.
    ///
    /// # Errors
    /// When asked to stop, or the claim has not been proved, or as [`decide`](Prover::decide).
    pub fn strategy(&mut self, claim: &Claim, control: &Control) -> Result<Strategy, ProofError> {
        let mut strategy = Strategy::new(claim);
        self.collect(claim, &mut strategy, control)?;
        if !strategy.settle() {
            self.collect_in_time(claim, &mut strategy, control)?;
        }
        strategy.shorten();
        Ok(strategy)
    }

    /// Mends a strategy that leads round in circles: the table has lost entries and got others,
    /// found in other ways, that rest on each other. With a limit of plies that can't happen.
    fn collect_in_time(
        &mut self,
        claim: &Claim,
        strategy: &mut Strategy,
        control: &Control,
    ) -> Result<(), ProofError> {
        let plies = match self.search(claim, strategy, control, u64::MAX)?.standing {
            Standing::Proved { plies } => plies,
            _ => return Err(ProofError::Stopped),
        };
        let plies = u8::try_from(plies)
            .map_err(|_| ProofError::Incoherent("positions rest on each other"))?;
        self.collect(&claim.within(plies), strategy, control)?;
        if strategy.settle() {
            return Ok(());
        }
        Err(ProofError::Incoherent(
            "positions rest on each other even in time",
        ))
    }

    /// Empties the table if it is about something else.
    fn turn_to(&mut self, claim: &Claim) -> io::Result<()> {
        let subject = Subject::of(claim);
        if self.subject != Some(subject) {
            self.memory = Memory::new(self.options.memory)?;
            self.weights = Weights::of(subject.size);
            self.subject = Some(subject);
        }
        Ok(())
    }

    /// Finds a move for each position that the claim may come to with the moves that are found.
    fn collect(
        &mut self,
        claim: &Claim,
        strategy: &mut Strategy,
        control: &Control,
    ) -> Result<(), ProofError> {
        self.turn_to(claim)?;
        let left = claim.plies().unwrap_or(0);
        let mut ahead: Vec<(Arrangement, u8)> = Vec::new();
        let left_for = |position: &Position, left: u8| {
            let moved = position.turn() != claim.winner();
            left.saturating_sub(u8::from(moved))
        };
        let first = left_for(claim.position(), left);
        ahead.extend(strategy.next(claim.position()).map(|next| (next, first)));
        while let Some((arrangement, left)) = ahead.pop() {
            if control.is_stopped() {
                return Err(ProofError::Stopped);
            }
            if !strategy.lacks(&arrangement, left) {
                continue;
            }
            let position = strategy.position(arrangement);
            let here = claim.about(position);
            let here = if claim.plies().is_some() {
                here.within(left)
            } else {
                here
            };
            let mv = self.winning_move(&here, strategy, control)?;
            strategy.put(arrangement, mv, left);
            let after = position.after(mv);
            let left = left.saturating_sub(2);
            ahead.extend(strategy.next(&after).map(|next| (next, left)));
        }
        Ok(())
    }

    fn winning_move(
        &mut self,
        claim: &Claim,
        strategy: &Strategy,
        control: &Control,
    ) -> Result<Move, ProofError> {
        if let Some(mv) = self.best_known(claim) {
            return Ok(mv);
        }
        let found = self.search(claim, strategy, control, u64::MAX)?;
        match (found.standing, found.winning) {
            (Standing::Proved { .. }, Some(mv)) => Ok(mv),
            (Standing::Open(_), _) => Err(ProofError::Stopped),
            _ => Err(ProofError::Incoherent("a position is not won")),
        }
    }

    /// The move that wins soonest, by what the table knows of the positions that moves lead to.
    fn best_known(&mut self, claim: &Claim) -> Option<Move> {
        let left = claim.plies().unwrap_or(0).saturating_sub(1);
        let tables = self.tables_for(claim);
        let table = Table::new(&mut self.memory, claim.plies().is_some());
        let plies_after = |mv: &Move| {
            let after = claim.position().after(*mv);
            let key = Sums::of(&after, &self.weights).key(after.turn(), claim.winner());
            if claim.decided(&after).is_some() {
                return None;
            }
            if let Some((Fact::Proved { plies }, _)) = table.get(key, left) {
                return Some(plies);
            }
            match tables?.probe(&after) {
                Ok(Some(Value::Loss(plies))) => Some(plies),
                _ => None,
            }
        };
        let known = moves(claim.position());
        let known = known
            .into_iter()
            .filter_map(|mv| Some((plies_after(&mv)?, mv)));
        known.min().map(|(_, mv)| mv)
    }

    fn tables_for(&self, claim: &Claim) -> Option<&'a (dyn Probe + Sync)> {
        self.tables.filter(|tables| {
            let problem = tables.problem();
            problem.size() == claim.position().size() && problem.rules() == claim.rules()
        })
    }

    fn search(
        &mut self,
        claim: &Claim,
        strategy: &Strategy,
        control: &Control,
        enough: u64,
    ) -> Result<Finding, ProofError> {
        self.turn_to(claim)?;
        let threads = self.options.threads.max(1);
        let task = Task {
            claim: *claim,
            tables: self.tables_for(claim),
            table: &Table::new(&mut self.memory, claim.plies().is_some()),
            weights: &self.weights,
            initial: self.options.initial,
            traffic: Traffic::of(threads),
            control,
            strategy,
            enough,
            halted: AtomicBool::new(control.is_stopped()),
            failure: Mutex::new(None),
        };
        let finding = search_with(&task, threads)?;
        let failure = task
            .failure
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        failure.map_or(Ok(finding), |error| Err(error.into()))
    }
}

/// Runs the threads of a search; the first that knows halts the others.
fn search_with(task: &Task<'_>, threads: usize) -> io::Result<Finding> {
    thread::scope(|scope| {
        let spawn = |_| {
            let stack = thread::Builder::new().stack_size(STACK);
            stack.spawn_scoped(scope, || {
                let finding = Search::new(task).run();
                task.halt();
                finding
            })
        };
        let handles = (0..threads).map(spawn).collect::<io::Result<Vec<_>>>();
        if handles.is_err() {
            task.halt();
        }
        let joined = handles?.into_iter().map(|handle| {
            handle
                .join()
                .unwrap_or_else(|panic| panic::resume_unwind(panic))
        });
        Ok(joined.fold(Finding::NONE, Finding::or))
    })
}
