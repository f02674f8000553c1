//! What functions take: an object, or the text that stands for it.

use crate::color::Color;
use crate::errors::parse_error;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{Preset, Rules};
use crate::square::Square;
use loa_notation::Fen;
use pyo3::Borrowed;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use std::str::FromStr;
use std::time::Duration;

/// Reads text; anything else is a wrong type.
fn parsed<T: FromStr<Err: std::fmt::Display>>(
    given: &Borrowed<'_, '_, PyAny>,
    expected: &str,
) -> PyResult<T> {
    let Ok(text) = given.cast::<PyString>() else {
        let found = given.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "expected {expected}, not {found}"
        )));
    };
    text.to_str()?.parse().map_err(parse_error)
}

/// Defines an argument that is an object of a class, or its text.
macro_rules! argument {
    ($name:ident($value:ty), $class:ty, $of_object:expr, $expected:literal) => {
        #[derive(Clone, Copy)]
        pub(crate) struct $name(pub(crate) $value);

        impl<'py> FromPyObject<'_, 'py> for $name {
            type Error = PyErr;

            fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<$name> {
                match given.cast::<$class>() {
                    Ok(object) => Ok($name($of_object(object.get()))),
                    Err(_) => parsed(&given, $expected).map($name),
                }
            }
        }
    };
}

argument!(
    ColorArgument(loa::Color),
    Color,
    |it: &Color| (*it).into(),
    "a Color or 'black' or 'white'"
);
argument!(
    SquareArgument(loa::Square),
    Square,
    |it: &Square| it.0,
    "a Square or a name such as 'b1'"
);
argument!(
    MoveArgument(loa::Move),
    Move,
    |it: &Move| it.0,
    "a Move or text such as 'b1-b3'"
);

/// A position, or a FEN.
#[derive(Clone, Copy)]
pub(crate) struct PositionArgument(pub(crate) loa::Position);

impl<'py> FromPyObject<'_, 'py> for PositionArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<PositionArgument> {
        match given.cast::<Position>() {
            Ok(object) => Ok(PositionArgument(object.get().0)),
            Err(_) => {
                let fen: Fen = parsed(&given, "a Position or a FEN")?;
                Ok(PositionArgument(fen.position))
            }
        }
    }
}

/// Rules, a preset, or a preset's name.
#[derive(Clone, Copy)]
pub(crate) struct RulesArgument {
    pub(crate) rules: loa::Rules,
    pub(crate) preset: Option<loa::Preset>,
}

impl From<loa::Preset> for RulesArgument {
    fn from(preset: loa::Preset) -> RulesArgument {
        RulesArgument {
            rules: preset.rules,
            preset: Some(preset),
        }
    }
}

impl Default for RulesArgument {
    fn default() -> RulesArgument {
        loa::Preset::default().into()
    }
}

impl RulesArgument {
    /// Returns the start position that goes with the rules.
    pub(crate) fn start(&self) -> loa::Start {
        self.preset
            .map_or(loa::Start::Standard, |preset| preset.start)
    }
}

impl<'py> FromPyObject<'_, 'py> for RulesArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<RulesArgument> {
        if let Ok(rules) = given.cast::<Rules>() {
            return Ok(RulesArgument {
                rules: rules.get().0,
                preset: None,
            });
        }
        if let Ok(preset) = given.cast::<Preset>() {
            return Ok(preset.get().0.into());
        }
        let preset: loa::Preset = parsed(&given, "Rules, a Preset or its name")?;
        Ok(preset.into())
    }
}

/// A board size: text such as ``6x5``, or files and ranks.
#[derive(Clone, Copy, Default)]
pub(crate) struct SizeArgument(pub(crate) loa::Size);

impl<'py> FromPyObject<'_, 'py> for SizeArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<SizeArgument> {
        if !given.is_instance_of::<PyTuple>() {
            return parsed(&given, "a board size such as '6x5' or (6, 5)").map(SizeArgument);
        }
        let (width, height): (u8, u8) = given.extract()?;
        let size = loa::Size::new(width, height).map(SizeArgument);
        size.ok_or_else(|| {
            let message = format!("({width}, {height}) is not a board size (3x3 to 8x8)");
            PyValueError::new_err(message)
        })
    }
}

/// The name of a start position.
#[derive(Clone, Copy)]
pub(crate) struct StartArgument(pub(crate) loa::Start);

impl<'py> FromPyObject<'_, 'py> for StartArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<StartArgument> {
        parsed(&given, "'standard', 'sides' or 'scrambled'").map(StartArgument)
    }
}

/// Reads a number of seconds.
pub(crate) fn seconds(number: f64) -> PyResult<Duration> {
    let time = Duration::try_from_secs_f64(number).ok();
    time.filter(|time| !time.is_zero()).ok_or_else(|| {
        PyValueError::new_err(format!("{number} is not a positive number of seconds"))
    })
}
