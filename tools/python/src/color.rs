use crate::arguments::argument;
use crate::errors::parse_error;
use crate::getters::getters;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A side: ``Color.BLACK``, the first player, or ``Color.WHITE``.
///
/// Wherever a color is expected, ``"black"`` and ``"white"`` do as well.
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Color(pub(crate) loa::Color);

getters! { Color, self:
    /// The other side.
    opponent: Color = Color(self.0.opponent());

    /// 0 for Black, 1 for White: the number of the player in OpenSpiel.
    player: u8 = u8::from(self.0 == loa::Color::White);
}

#[pymethods]
impl Color {
    /// The first player.
    #[classattr]
    const BLACK: Color = Color(loa::Color::Black);

    /// The second player.
    #[classattr]
    const WHITE: Color = Color(loa::Color::White);

    #[new]
    fn new(name: &str) -> PyResult<Color> {
        name.parse().map(Color).map_err(parse_error)
    }

    fn __str__(&self) -> String {
        format!("{:#}", self.0)
    }

    fn __repr__(&self) -> String {
        format!("Color.{}", self.__str__().to_uppercase())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().__str__(),))
    }
}

argument!(
    ColorArgument(loa::Color),
    Color,
    |it: &Color| it.0,
    "a Color or 'black' or 'white'"
);
