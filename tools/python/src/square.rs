use crate::arguments::{Number, argument};
use crate::errors::{parse_error, value_error};
use crate::getters::getters;
use crate::pickle::pickled;
use pyo3::prelude::*;

/// A square, from ``Square("a1")``, bottom left, to ``Square("h8")``.
///
/// Wherever a square is expected, its name does as well.
#[pyclass(eq, frozen, hash, ord, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Square(pub(crate) loa::Square);

getters! { Square, self:
    /// The file, 0 for ``a``.
    file: u8 = self.0.file();

    /// The rank, 0 for the bottom one.
    rank: u8 = self.0.rank();
}

#[pymethods]
impl Square {
    #[new]
    fn new(name: &str) -> PyResult<Square> {
        name.parse().map(Square).map_err(parse_error)
    }

    /// Returns the square on a file and a rank, both counted from 0.
    #[staticmethod]
    fn at(file: Number, rank: Number) -> PyResult<Square> {
        let (file, rank) = (file.within("file", 0..=7)?, rank.within("rank", 0..=7)?);
        let square = loa::Square::new(file, rank).map(Square);
        square.ok_or_else(|| value_error(format!("no square is at {file}, {rank}")))
    }

    fn __repr__(&self) -> String {
        format!("Square('{}')", self.0)
    }
}

pickled!(Square, it: (it.0.to_string(),));

argument!(Square, Square, "a Square or a name such as 'b1'");
