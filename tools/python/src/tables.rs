use crate::arguments::{Number, SizeArgument, StartArgument, optional};
use crate::errors::{file_error, solver_error, value_error};
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::pickled;
use crate::position::{Position, PositionArgument};
use crate::process::Process;
use crate::rules::{Rules, RulesArgument};
use crate::signals::watched;
use loa_solver::{
    Extent, Interrupt, PositionNumbers, Probe, Problem, SolveError, SolveOptions, SolveWatch,
    TableError, TableStore, verify,
};
use loa_work::system::free_memory;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The value of a position for the side to move under perfect play, with the plies to the end.
#[pyclass(eq, frozen, hash, ord, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Value(pub(crate) loa_solver::Value);

getters! { Value, self:
    /// ``win``, ``loss``, ``tie`` or ``draw``. A tie ends the game without a winner; a draw never
    /// ends.
    kind: &'static str = self.0.kind();

    /// The plies to the end; ``None`` for a draw.
    remoteness: Option<u16> = self.0.remoteness();
}

#[pymethods]
impl Value {
    /// Unpacks one of the numbers that ``lines_of_action.data.save_values`` writes.
    #[staticmethod]
    fn unpack(bits: Number) -> PyResult<Value> {
        let bits = bits.within("bits", 0..=u16::MAX)?;
        let value = loa_solver::Value::unpack(bits).map(Value);
        value.ok_or_else(|| value_error(format!("{bits} is not a packed value")))
    }

    /// The value as a number of 16 bits: 0 for a draw, else the kind (1 loss, 2 tie, 3 win) above
    /// 14 bits of remoteness.
    fn pack(&self) -> u16 {
        self.0.pack()
    }

    fn __repr__(&self) -> String {
        format!("<Value: {}>", self.0)
    }
}

pickled!(Value::unpack, it: (it.pack(),));

/// The values of all positions of a small board.
///
/// ``solve`` makes them, ``Tables(folder)`` opens those that ``solve`` or the program has written.
/// The rules are without repetition and move limit. Several threads can look up values at once.
#[pyclass(frozen, module = "lines_of_action")]
pub(crate) struct Tables {
    source: Box<dyn Probe + Send + Sync>,
    numbers: PositionNumbers,
    path: Option<PathBuf>,
    process: Process,
}

impl Tables {
    fn new(source: Box<dyn Probe + Send + Sync>, path: Option<PathBuf>) -> Tables {
        Tables {
            numbers: PositionNumbers::of(source.problem()),
            source,
            path,
            process: Process::current(),
        }
    }

    fn open(path: &Path) -> Result<Tables, TableError> {
        let tables = loa_solver::Tables::open(path)?;
        Ok(Tables::new(Box::new(tables), Some(path.to_owned())))
    }

    fn packed(&self, number: u64) -> Result<u16, TableError> {
        let position = self.numbers.position(number);
        let value = position.map_or(Ok(None), |it| self.source.probe(&it))?;
        // Every numbered position has a value in complete tables; a partial one lacks a tier,
        // which is an error already.
        Ok(value.unwrap_or(loa_solver::Value::Draw).pack())
    }

    fn write_values(&self, out: &mut impl Write, stop: &Interrupt) -> io::Result<()> {
        for number in 0..self.numbers.count() {
            if number.is_multiple_of(4096) && stop.is_requested() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let packed = self.packed(number).map_err(io::Error::other)?;
            out.write_all(&packed.to_le_bytes())?;
        }
        Ok(())
    }
}

/// Works in a pool of threads of its own: a common one would be lost in forked children.
fn in_pool<T: Send, E: Display + Send>(
    threads: Option<usize>,
    work: impl FnOnce() -> Result<T, E> + Send,
) -> PyResult<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    let worked = pool.build().map_err(solver_error)?.install(work);
    worked.map_err(solver_error)
}

/// The most threads to work with.
pub(crate) const MOST_THREADS: usize = 256;

getters! { Tables, self:
    /// The board's size.
    board: String = self.source.problem().size().to_string();

    /// The rules, without repetition and move limit.
    rules: Rules = Rules(*self.source.problem().rules());

    /// The start position; ``None`` if the tables are those of a number of pieces.
    start: Option<Position> = self.source.problem().start_position().map(Position);
}

#[pymethods]
impl Tables {
    #[new]
    fn open_folder(folder: PathBuf) -> PyResult<Tables> {
        Tables::open(&folder).map_err(solver_error)
    }

    /// Returns the value of a position; ``None`` if the tables do not have it.
    fn probe(&self, position: PositionArgument) -> PyResult<Option<Value>> {
        let value = self.source.probe(&position.0.position);
        Ok(value.map_err(solver_error)?.map(Value))
    }

    /// Returns the moves of a position with their values for the side to move, the best first; none
    /// if the game is over.
    fn probe_moves(&self, position: PositionArgument) -> PyResult<Vec<(Move, Value)>> {
        let values = self.source.probe_moves(&position.0.position);
        let values = values.map_err(solver_error)?.into_iter();
        Ok(values.map(|(mv, value)| (Move(mv), Value(value))).collect())
    }

    /// Returns best play from a position to the end; it stops where a draw begins.
    fn best_line(&self, position: PositionArgument) -> PyResult<Vec<Move>> {
        let found = self.source.best_line(position.0.position, usize::MAX);
        let (line, _) = found.map_err(solver_error)?;
        Ok(line.into_iter().map(Move).collect())
    }

    /// Counts all positions by their values.
    fn counts(&self, py: Python<'_>) -> PyResult<BTreeMap<String, u64>> {
        self.process.check("solution")?;
        let count = || in_pool(None, || self.source.count_all());
        let counts = watched(py, &Interrupt::never(), count)??;
        Ok(counts
            .by_value()
            .map(|(value, count)| (value.to_string(), count))
            .collect())
    }

    /// The number of positions; each has a number below it.
    fn __len__(&self) -> usize {
        self.numbers.count() as usize
    }

    /// Returns the number of a position; ``None`` if the tables do not have it.
    fn number(&self, position: PositionArgument) -> Option<u64> {
        self.numbers.number(&position.0.position)
    }

    /// Returns the position with a number.
    fn position(&self, number: Number) -> PyResult<Position> {
        let count = self.numbers.count();
        let known = number.within("number", 0..=count.saturating_sub(1)).ok();
        let position = known.and_then(|number| self.numbers.position(number));
        position.map(Position).ok_or_else(|| {
            PyIndexError::new_err(format!("number has to be below {count}, not {number}"))
        })
    }

    /// Writes the packed values of all positions, by number, little-endian, after a head.
    #[pyo3(signature = (path, head))]
    fn write_values_to(&self, py: Python<'_>, path: PathBuf, head: &[u8]) -> PyResult<()> {
        self.process.check("solution")?;
        let stop = Interrupt::never();
        let write = || -> io::Result<()> {
            let mut out = BufWriter::new(loa_work::create_output(&path)?);
            out.write_all(head)?;
            self.write_values(&mut out, &stop)?;
            out.flush()
        };
        watched(py, &stop, write)?.map_err(|error| file_error(&path, &error))
    }

    /// Returns the packed values of all positions, by number, as bytes of 16-bit numbers.
    fn packed_values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.process.check("solution")?;
        let stop = Interrupt::never();
        let mut values = Vec::new();
        let write = || self.write_values(&mut values, &stop);
        watched(py, &stop, write)?.map_err(solver_error)?;
        Ok(PyBytes::new(py, &values))
    }

    /// Checks the values by the rules alone, all or a sample of that many positions. Returns how
    /// many were checked, of all with images and exchanged colours once; wrong ones raise
    /// ``SolverError``.
    #[pyo3(signature = (sample = None, *, seed = 1.into(), threads = None))]
    #[pyo3(text_signature = "($self, sample=None, *, seed=1, threads=None)")]
    fn verify(
        &self,
        py: Python<'_>,
        sample: Option<Number>,
        seed: Number,
        threads: Option<Number>,
    ) -> PyResult<u64> {
        self.process.check("solution")?;
        let threads = optional(threads, "threads", 1..=MOST_THREADS)?;
        let seed = seed.within("seed", 0..=u64::MAX)?;
        let sample = optional(sample, "sample", 1..=self.numbers.count())?;
        let extent = sample.map_or(Extent::All, |positions| Extent::Sample { positions, seed });
        let stop = Interrupt::never();
        let work = || verify(&*self.source, extent, &|_, _| !stop.is_requested());
        let report = watched(py, &stop, || in_pool(threads, work))??;
        match report.first.first() {
            None => Ok(report.checked),
            Some(first) => Err(solver_error(format!(
                "{} wrong values; {first}",
                report.wrong
            ))),
        }
    }

    fn __repr__(&self) -> String {
        let place = self
            .path
            .as_ref()
            .map_or("memory".to_owned(), |it| it.display().to_string());
        format!(
            "<Tables: {}, {} positions, in {place}>",
            self.board(),
            self.numbers.count()
        )
    }
}

pickled!(Tables, it: {
    let message = "tables in memory can't be pickled; solve into a folder";
    (it.path.clone().ok_or_else(|| PyTypeError::new_err(message))?,)
});

/// The most pieces of a side at the start, on the largest board.
const MOST_PIECES: u8 = 12;

/// Solves a small board: the value of every position. Boards have at most 30 squares.
///
/// :param start: sets the most pieces of each side; by default that of the rules
/// :param pieces: the most pieces of each side, 1 to 12, in place of ``start``, on a board of any size
/// :param folder: where to keep the tables; an interrupted solution is resumed. By default they are
///     in memory only
/// :param memory: the most bytes to use; never more than what is free
/// :param threads: by default one for each core
#[pyfunction]
#[pyo3(signature = (
    board, rules = loa::Preset::GAMESMAN.into(), start = None, *,
    pieces = None, folder = None, memory = None, threads = None
))]
#[pyo3(
    text_signature = "(board, rules='gamesman', start=None, *, pieces=None, folder=None, \
                         memory=None, threads=None)"
)]
#[allow(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn solve(
    py: Python<'_>,
    board: SizeArgument,
    rules: RulesArgument,
    start: Option<StartArgument>,
    pieces: Option<Number>,
    folder: Option<PathBuf>,
    memory: Option<Number>,
    threads: Option<Number>,
) -> PyResult<Tables> {
    let threads = optional(threads, "threads", 1..=MOST_THREADS)?;
    let pieces = optional(pieces, "pieces", 1..=MOST_PIECES)?;
    let memory = optional(memory, "memory", 1..=u64::MAX)?;
    let problem = match (start, pieces) {
        (Some(_), Some(_)) => {
            return Err(value_error("start and pieces exclude each other"));
        }
        (None, Some(pieces)) => Problem::of_pieces(board.0, pieces, &rules.rules),
        (start, None) => Problem::new(board.0, rules.start(start), &rules.rules),
    };
    let problem = problem.map_err(solver_error)?;
    let mut options = SolveOptions {
        memory: memory.into_iter().chain(free_memory()).min(),
        ..SolveOptions::default()
    };
    options.threads = threads.unwrap_or(options.threads);
    let stop = Interrupt::never();
    let work = || -> Result<Tables, SolveError> {
        let watch = SolveWatch {
            stop: &stop,
            progress: &|_| {},
        };
        match &folder {
            None => {
                let solution = loa_solver::solve_in_memory_watched(&problem, &options, &watch)?;
                Ok(Tables::new(Box::new(solution), None))
            }
            Some(path) => {
                let mut folder = TableStore::create_or_resume(path, &problem)?;
                loa_solver::solve(&problem, &options, &mut folder, &watch)?;
                Ok(Tables::open(path)?)
            }
        }
    };
    watched(py, &stop, work)?.map_err(solver_error)
}
