use crate::arguments::{Number, Text};
use crate::errors::parse_error;
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::pickled;
use crate::position::Position;
use crate::record::Record;
use crate::rules::Preset;
use loa_review::PuzzleTask;
use pyo3::prelude::*;

/// A position with exactly one first move that does what is asked, as ``loa puzzles`` writes it on
/// a line: ``Puzzle("FEN; rules; solution; task; themes; rating 1234")``.
#[pyclass(eq, frozen, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Puzzle(loa_review::Puzzle);

getters! { Puzzle, self:
    /// The position.
    position: Position = Position(self.0.position);

    /// The rules.
    preset: Preset = Preset(self.0.preset);

    /// What to do: ``win in 3`` or ``hold against 2``, in moves.
    task: String = self.0.task.to_string();

    /// Whether the task is to win; otherwise it is to hold.
    is_win: bool = matches!(self.0.task, PuzzleTask::Win(_));

    /// The themes of the first move, such as ``capture`` and ``threat``.
    themes: Vec<String> = self.0.themes.iter().map(ToString::to_string).collect();

    /// How hard the first move is to find, on the scale of the levels' Elo numbers.
    rating: u16 = self.0.rating;

    /// The first move and, if the task is to win, best play to the end.
    solution: Vec<Move> = self.0.solution.iter().copied().map(Move).collect();
}

#[pymethods]
impl Puzzle {
    #[new]
    fn new(line: Text) -> PyResult<Puzzle> {
        line.0.parse().map(Puzzle).map_err(parse_error)
    }

    /// Tells whether a first move is the solution.
    fn is_solved_by(&self, r#move: Move) -> bool {
        self.0.solution.first() == Some(&r#move.0)
    }

    /// Returns the puzzle as a record, for SGF.
    #[pyo3(signature = (number = 1.into()), text_signature = "($self, number=1)")]
    fn record(&self, number: Number) -> PyResult<Record> {
        let number = number.within("number", 1..=u32::MAX)?;
        Ok(Record(self.0.to_record(number as usize)))
    }

    fn _repr_svg_(&self) -> String {
        loa_notation::drawing::BoardPicture::default().svg(&self.0.position)
    }

    fn __repr__(&self) -> String {
        format!("<Puzzle: {}, {}>", self.0.task, self.position().fen())
    }
}

pickled!(Puzzle, it: (it.0.to_string(),));
