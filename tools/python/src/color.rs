use crate::arguments::argument;
use crate::errors::parse_error;
use crate::getters::getters;
use crate::pickle::{Reduced, reduced};
use pyo3::prelude::*;

/// A side: ``Color.BLACK``, the first player, or ``Color.WHITE``.
///
/// Wherever a color is expected, ``"black"`` and ``"white"`` do as well.
#[pyclass(
    eq,
    frozen,
    hash,
    module = "lines_of_action",
    rename_all = "SCREAMING_SNAKE_CASE"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Color {
    /// The first player.
    Black,
    /// The second player.
    White,
}

impl From<loa::Color> for Color {
    fn from(color: loa::Color) -> Color {
        match color {
            loa::Color::Black => Color::Black,
            loa::Color::White => Color::White,
        }
    }
}

impl From<Color> for loa::Color {
    fn from(color: Color) -> loa::Color {
        match color {
            Color::Black => loa::Color::Black,
            Color::White => loa::Color::White,
        }
    }
}

getters! { Color, self:
    /// The other side.
    opponent: Color = loa::Color::from(*self).opponent().into();

    /// 0 for Black, 1 for White: the number of the player in OpenSpiel.
    player: u8 = u8::from(*self == Color::White);
}

#[pymethods]
impl Color {
    #[new]
    fn new(name: &str) -> PyResult<Color> {
        let color: loa::Color = name.parse().map_err(parse_error)?;
        Ok(color.into())
    }

    fn __str__(&self) -> &'static str {
        loa::Color::from(*self).name()
    }

    fn __repr__(&self) -> &'static str {
        match self {
            Color::Black => "Color.BLACK",
            Color::White => "Color.WHITE",
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let getattr = slf.py().import("builtins")?.getattr("getattr")?;
        let name = slf.get().__str__().to_uppercase();
        reduced(getattr, (slf.as_any().get_type(), name))
    }
}

argument!(
    Color,
    From::<loa::Color>::from,
    "a Color or 'black' or 'white'"
);
