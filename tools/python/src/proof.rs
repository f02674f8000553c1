use crate::arguments::{Number, optional};
use crate::color::Color;
use crate::engine::MOST_MEBIBYTES;
use crate::errors::{solver_error, value_error};
use crate::getters::getters;
use crate::memory::check_memory;
use crate::pickle::pickled;
use crate::position::{Position, PositionArgument};
use crate::rules::{Rules, RulesArgument};
use crate::signals::watched;
use crate::tables::MOST_THREADS;
use loa_prover::certificate::{Certified, check_certificate, write_certificate};
use loa_prover::{Answer, Control, ProofGoal, Prover, ProverOptions};
use loa_solver::Interrupt;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::error::Error;

/// The answer of ``prove``.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(PartialEq, Eq)]
pub(crate) struct Proof {
    goal: ProofGoal,
    is_forced: Option<bool>,
    nodes: u64,
    certificate: Option<Vec<u8>>,
}

/// What a goal is made of.
type Parts = (PositionArgument, RulesArgument, Color, Option<u8>);

fn goal_of((position, rules, winner, within): Parts) -> ProofGoal {
    let goal = ProofGoal::new(position.0.position, &rules.rules, winner.into());
    within.map_or(goal, |plies| goal.within(plies))
}

/// What a goal is made of again.
fn parts(goal: &ProofGoal) -> (Position, Rules, Color, Option<u8>) {
    let (position, rules) = (Position(*goal.position()), Rules(*goal.rules()));
    (position, rules, goal.winner().into(), goal.plies())
}

getters! { Proof, self:
    /// ``True`` if the win is forced, ``False`` if it can't be forced, ``None`` if the search ended
    /// before it was decided.
    is_forced: Option<bool> = self.is_forced;

    /// The positions visited.
    nodes: u64 = self.nodes;
}

#[pymethods]
impl Proof {
    #[staticmethod]
    #[pyo3(signature = (goal, is_forced, nodes, certificate))]
    fn _of(
        goal: Parts,
        is_forced: Option<bool>,
        nodes: u64,
        certificate: Option<Vec<u8>>,
    ) -> Proof {
        Proof {
            goal: goal_of(goal),
            is_forced,
            nodes,
            certificate,
        }
    }

    /// The certificate of a forced win, for ``check_proof``; ``None`` if none was asked for.
    #[getter]
    fn certificate<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        let bytes = self.certificate.as_ref()?;
        Some(PyBytes::new(py, bytes))
    }

    fn __repr__(&self) -> String {
        let answer = match self.is_forced {
            Some(true) => "proved",
            Some(false) => "disproved",
            None => "not decided",
        };
        format!("<Proof: {}: {answer}, {} nodes>", self.goal, self.nodes)
    }
}

pickled!(Proof::_of, it: (parts(&it.goal), it.is_forced, it.nodes, it.certificate.as_deref()));

/// What a certificate proves: the winner can force a win from the position.
#[pyclass(eq, frozen, module = "lines_of_action")]
#[derive(PartialEq, Eq)]
pub(crate) struct Certificate(Certified);

getters! { Certificate, self:
    /// The position.
    position: Position = Position(*self.0.goal.position());

    /// The rules; repetition and move limit are ignored.
    rules: Rules = Rules(*self.0.goal.rules());

    /// The side that can force the win.
    winner: Color = self.0.goal.winner().into();

    /// The plies of the longest line.
    depth: u16 = self.0.depth;

    /// The positions for which the certificate has a move.
    positions: u64 = self.0.positions;
}

#[pymethods]
impl Certificate {
    #[staticmethod]
    fn _of(goal: Parts, positions: u64, bytes: u64, depth: u16) -> Certificate {
        Certificate(Certified {
            goal: goal_of(goal),
            positions,
            bytes,
            depth,
        })
    }

    fn __repr__(&self) -> String {
        let (goal, positions) = (&self.0.goal, self.0.positions);
        format!("<Certificate: {goal}, {positions} positions>")
    }
}

pickled!(Certificate::_of, it: (parts(&it.0.goal), it.0.positions, it.0.bytes, it.0.depth));

/// Searches for a proof that a side can force a win, or that it can't.
///
/// :param position: a ``Position`` or a FEN
/// :param winner: the side that is to win
/// :param rules: repetition and move limit are ignored
/// :param within: the most plies of the win, 1 to 255
/// :param nodes: give up after this many positions
/// :param memory: the size of the table in MiB, 1 to 65536
/// :param threads: 1 to 256
/// :param certificate: whether to write down the winner's moves
#[pyfunction]
#[pyo3(signature = (
    position, winner, rules = RulesArgument::default(), *, within = None, nodes = None,
    memory = 64.into(), threads = 1.into(), certificate = true
))]
#[pyo3(
    text_signature = "(position, winner, rules='olympiad', *, within=None, nodes=None, \
                         memory=64, threads=1, certificate=True)"
)]
#[allow(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn prove(
    py: Python<'_>,
    position: PositionArgument,
    winner: Color,
    rules: RulesArgument,
    within: Option<Number>,
    nodes: Option<Number>,
    memory: Number,
    threads: Number,
    certificate: bool,
) -> PyResult<Proof> {
    let within = optional(within, "within", 1..=u8::MAX)?;
    let nodes = optional(nodes, "nodes", 1..=u64::MAX)?;
    let memory = memory.within("memory", 1..=MOST_MEBIBYTES)?;
    let threads = threads.within("threads", 1..=MOST_THREADS)?;
    check_memory("the table", memory)?;
    position.0.position.with_pieces().map_err(value_error)?;
    let goal = goal_of((position, rules, winner, within));
    let control = Control::default();
    let work = || -> Result<Proof, Box<dyn Error + Send + Sync>> {
        let memory = memory << 20;
        let mut prover = Prover::new(ProverOptions { memory, threads })?;
        let answer = prover.decide(&goal, &control, nodes)?;
        let mut bytes = None;
        if certificate && answer == Answer::Proved {
            let tree = prover.proof_tree(&goal, &control)?;
            let out = bytes.insert(Vec::new());
            write_certificate(&goal, |position| tree.winning_move(position), out)?;
        }
        Ok(Proof {
            goal,
            is_forced: match answer {
                Answer::Proved => Some(true),
                Answer::Disproved => Some(false),
                Answer::Unknown => None,
            },
            nodes: control.nodes(),
            certificate: bytes,
        })
    };
    watched(py, &control.stop, work)?.map_err(solver_error)
}

/// Checks a certificate by the rules alone and returns what it proves; raises ``SolverError`` if it
/// proves nothing.
#[pyfunction]
pub(crate) fn check_proof(py: Python<'_>, certificate: &[u8]) -> PyResult<Certificate> {
    let check = || check_certificate(certificate);
    let checked = watched(py, &Interrupt::never(), check)?;
    checked.map(Certificate).map_err(solver_error)
}
