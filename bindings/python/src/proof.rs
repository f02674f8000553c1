use crate::arguments::{ColorArgument, PositionArgument, RulesArgument};
use crate::color::Color;
use crate::errors::solver_error;
use crate::memory::check_table;
use crate::position::Position;
use crate::rules::Rules;
use crate::signals::watched;
use loa_solver::proof::certificate::{Certified, check_certificate, write_certificate};
use loa_solver::proof::{Answer, Control, ProofGoal, Prover, ProverOptions};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// The answer of ``prove``.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Proof {
    goal: ProofGoal,
    answer: Answer,
    nodes: u64,
    certificate: Option<Vec<u8>>,
}

#[pymethods]
impl Proof {
    /// ``True`` if the win is forced, ``False`` if it can't be forced, ``None`` if the search ended
    /// before it was decided.
    #[getter]
    fn is_forced(&self) -> Option<bool> {
        match self.answer {
            Answer::Proved => Some(true),
            Answer::Disproved => Some(false),
            Answer::Unknown => None,
        }
    }

    /// The positions visited.
    #[getter]
    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The certificate of a forced win, for ``check_proof``; ``None`` if none was asked for.
    #[getter]
    fn certificate<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        let bytes = self.certificate.as_ref()?;
        Some(PyBytes::new(py, bytes))
    }

    fn __repr__(&self) -> String {
        let answer = match self.answer {
            Answer::Proved => "proved",
            Answer::Disproved => "disproved",
            Answer::Unknown => "not decided",
        };
        format!("<Proof: {}: {answer}, {} nodes>", self.goal, self.nodes)
    }
}

/// What a certificate proves: the winner can force a win from the position.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Certificate(Certified);

#[pymethods]
impl Certificate {
    /// The position.
    #[getter]
    fn position(&self) -> Position {
        Position(*self.0.goal.position())
    }

    /// The rules; repetition and move limit are ignored.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(*self.0.goal.rules())
    }

    /// The side that can force the win.
    #[getter]
    fn winner(&self) -> Color {
        self.0.goal.winner().into()
    }

    /// The plies of the longest line.
    #[getter]
    fn depth(&self) -> u16 {
        self.0.depth
    }

    /// The positions for which the certificate has a move.
    #[getter]
    fn positions(&self) -> u64 {
        self.0.positions
    }

    fn __repr__(&self) -> String {
        let (goal, positions) = (&self.0.goal, self.0.positions);
        format!("<Certificate: {goal}, {positions} positions>")
    }
}

/// Searches for a proof that a side can force a win, or that it can't.
///
/// :param position: a ``Position`` or a FEN
/// :param winner: the side that is to win
/// :param rules: repetition and move limit are ignored
/// :param within: the most plies of the win, 1 to 255
/// :param nodes: give up after this many positions
/// :param memory: the size of the table in MiB
/// :param certificate: whether to write down the winner's moves
#[pyfunction]
#[pyo3(signature = (
    position, winner, rules = RulesArgument::default(), *, within = None, nodes = None,
    memory = 64, threads = 1, certificate = true
))]
#[pyo3(
    text_signature = "(position, winner, rules='olympiad', *, within=None, nodes=None, \
                         memory=64, threads=1, certificate=True)"
)]
#[allow(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn prove(
    py: Python<'_>,
    position: PositionArgument,
    winner: ColorArgument,
    rules: RulesArgument,
    within: Option<u8>,
    nodes: Option<u64>,
    memory: usize,
    threads: usize,
    certificate: bool,
) -> PyResult<Proof> {
    if within == Some(0) || !(1..=1 << 16).contains(&memory) || !(1..=256).contains(&threads) {
        let message = "within has to be 1 or more, memory 1 to 65536 MiB, threads 1 to 256";
        return Err(PyValueError::new_err(message));
    }
    check_table(memory)?;
    let goal = ProofGoal::new(position.0, &rules.rules, winner.0);
    let goal = within.map_or(goal, |plies| goal.within(plies));
    let control = Control::default();
    let work = || -> PyResult<Proof> {
        let mut prover = Prover::new(ProverOptions {
            memory: memory << 20,
            threads,
            ..ProverOptions::default()
        })
        .map_err(solver_error)?;
        let answer = prover
            .decide(&goal, &control, nodes)
            .map_err(solver_error)?;
        let mut bytes = None;
        if certificate && answer == Answer::Proved {
            let tree = prover.proof_tree(&goal, &control).map_err(solver_error)?;
            let out = bytes.insert(Vec::new());
            write_certificate(&goal, &tree, out).map_err(solver_error)?;
        }
        Ok(Proof {
            goal,
            answer,
            nodes: control.nodes(),
            certificate: bytes,
        })
    };
    watched(py, &|| control.stop(), work)?
}

/// Checks a certificate by the rules alone and returns what it proves; raises ``SolverError`` if it
/// proves nothing.
#[pyfunction]
pub(crate) fn check_proof(py: Python<'_>, certificate: &[u8]) -> PyResult<Certificate> {
    let checked = watched(py, &|| {}, || check_certificate(certificate))?;
    checked.map(Certificate).map_err(solver_error)
}
