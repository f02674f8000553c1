//! What functions take. Where an object of a class or its text will do, that is said beside it.

use crate::errors::{parse_error, value_error};
use pyo3::conversion::FromPyObjectOwned;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyString, PyTuple};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Reads text; anything else is a wrong type.
pub(crate) fn parsed<T: FromStr<Err: Display>>(
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

/// What has at most so many items: characters, moves or squares.
pub(crate) struct Bounded<T, const MOST: usize>(pub(crate) T);

/// A text of games.
pub(crate) type Text = Bounded<PyBackedStr, { loa_notation::LARGEST_FILE }>;
/// A list of moves or squares.
pub(crate) type List<T> = Bounded<Vec<T>, { 1 << 20 }>;

impl<'py, T: FromPyObjectOwned<'py>, const MOST: usize> FromPyObject<'_, 'py> for Bounded<T, MOST> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match given.len()? {
            length if length > MOST => Err(value_error(format!(
                "an argument has at most {MOST} items, not {length}"
            ))),
            _ => given.extract().map(Bounded).map_err(Into::into),
        }
    }
}

/// Lets functions take an object of a class, or its text, of which `$of_text` makes one.
macro_rules! argument {
    ($class:ty, $of_text:expr, $expected:literal) => {
        impl<'py> FromPyObject<'_, 'py> for $class {
            type Error = PyErr;

            fn extract(given: pyo3::Borrowed<'_, 'py, PyAny>) -> PyResult<$class> {
                match given.cast::<$class>() {
                    Ok(object) => Ok(*object.get()),
                    Err(_) => $crate::arguments::parsed(&given, $expected).map($of_text),
                }
            }
        }
    };
}
pub(crate) use argument;

/// A board size: text such as ``6x5``, or files and ranks.
#[derive(Clone, Copy, Default)]
pub(crate) struct SizeArgument(pub(crate) loa::Size);

impl<'py> FromPyObject<'_, 'py> for SizeArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<SizeArgument> {
        if !given.is_instance_of::<PyTuple>() {
            return parsed(&given, "a board size such as '6x5' or (6, 5)").map(SizeArgument);
        }
        let (width, height): (Number, Number) = given.extract()?;
        let range = loa::Size::MIN..=loa::Size::MAX;
        let (width, height) = (
            width.within("board: the number of files", range.clone())?,
            height.within("board: the number of ranks", range)?,
        );
        Ok(SizeArgument(
            loa::Size::new(width, height).unwrap_or_default(),
        ))
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

/// A whole number of any size, until it is known what it is for.
pub(crate) enum Number {
    Known(i128),
    /// Beyond all ranges.
    Huge(String),
}

impl From<i128> for Number {
    fn from(number: i128) -> Number {
        Number::Known(number)
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Known(number) => number.fmt(f),
            Number::Huge(text) => text.fmt(f),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Number {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Number> {
        if let Ok(number) = given.extract::<i64>() {
            return Ok(Number::Known(number.into()));
        }
        match given.extract() {
            Ok(number) => Ok(Number::Known(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => {
                // Python itself refuses to write numbers of thousands of digits.
                let text = given
                    .str()
                    .map(|text| loa::excerpt(&text.to_string_lossy()).to_string());
                let text = text.unwrap_or_else(|_| "a number of thousands of digits".to_owned());
                Ok(Number::Huge(text))
            }
            Err(error) => Err(error),
        }
    }
}

impl Number {
    /// Returns the number if it is in the range of an argument.
    pub(crate) fn within<T>(&self, name: &str, range: RangeInclusive<T>) -> PyResult<T>
    where
        T: TryFrom<i128> + PartialOrd + Display,
    {
        let known = match self {
            Number::Known(number) => T::try_from(*number).ok(),
            Number::Huge(_) => None,
        };
        known
            .filter(|number| range.contains(number))
            .ok_or_else(|| out_of_range(name, &range, self))
    }
}

/// Returns a number that may be missing if it is in the range of an argument.
pub(crate) fn optional<T>(
    given: Option<Number>,
    name: &str,
    range: RangeInclusive<T>,
) -> PyResult<Option<T>>
where
    T: TryFrom<i128> + PartialOrd + Display,
{
    given.map(|number| number.within(name, range)).transpose()
}

/// A real number; one that is too large for a float is infinite.
#[derive(Clone, Copy)]
pub(crate) struct Real(pub(crate) f64);

impl<'py> FromPyObject<'_, 'py> for Real {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Real> {
        match given.extract::<f64>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => {
                Ok(Real(match given.lt(0)? {
                    true => f64::NEG_INFINITY,
                    false => f64::INFINITY,
                }))
            }
            number => number.map(Real),
        }
    }
}

/// Returns a real number if it is in the range of an argument.
pub(crate) fn real(name: &str, Real(number): Real, range: RangeInclusive<f64>) -> PyResult<f64> {
    match range.contains(&number) {
        true => Ok(number),
        false => Err(out_of_range(name, &range, number)),
    }
}

fn out_of_range<T: Display>(name: &str, range: &RangeInclusive<T>, found: impl Display) -> PyErr {
    let (least, most) = (range.start(), range.end());
    value_error(format!("{name} has to be {least} to {most}, not {found}"))
}

/// The longest time that a search may be given, in seconds: 30 years.
const MOST_SECONDS: f64 = 1e9;

/// Reads a number of seconds.
pub(crate) fn seconds(number: Real) -> PyResult<Duration> {
    real("time", number, 1e-9..=MOST_SECONDS).map(Duration::from_secs_f64)
}
