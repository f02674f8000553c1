//! Nets: their files as arrays, and what they see of positions.

use crate::arguments::Number;
use crate::buffer::copied;
use crate::data::ROW;
use crate::errors::{file_error, parse_error, value_error};
use loa::{ByColor, Color, Position, Size, SquareSet};
use loa_engine::net::{Net, NetWeights, Tensor, bucket, coded_squares, square_class};
use loa_work::read_input;
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::path::PathBuf;
use std::sync::Arc;

/// A net: the path of its file, or the file's bytes.
pub(crate) struct NetArgument(pub(crate) Arc<Net>);

/// More than any net has.
const MOST_BYTES: u64 = 1 << 24;

impl<'py> FromPyObject<'_, 'py> for NetArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<NetArgument> {
        if let Ok(bytes) = given.cast::<PyBytes>() {
            let net = Net::decode(bytes.as_bytes()).map_err(parse_error)?;
            return Ok(NetArgument(Arc::new(net)));
        }
        let path: PathBuf = given.extract()?;
        let bytes = read_input(&path, MOST_BYTES).map_err(|error| file_error(&path, &error))?;
        let net = Net::decode(&bytes);
        let net = net.map_err(|error| parse_error(format!("{}: {error}", path.display())))?;
        Ok(NetArgument(Arc::new(net)))
    }
}

/// Returns the tensors of a net: name, shape, scale, limit.
#[pyfunction]
pub(crate) fn net_tensors() -> Vec<(&'static str, Vec<usize>, f64, i32)> {
    let described = |tensor: Tensor| {
        let form = tensor.form();
        (tensor.name(), form.shape.to_vec(), form.scale, form.limit)
    };
    Tensor::ALL.map(described).to_vec()
}

/// Returns the class of each square of an 8×8 board.
#[pyfunction]
pub(crate) fn square_classes() -> Vec<usize> {
    let size = Size::STANDARD;
    size.squares()
        .into_iter()
        .map(|square| square_class(size, square))
        .collect()
}

/// Returns the file of a net with whole weights, each tensor an array of 32-bit numbers. The recipe
/// is JSON.
#[pyfunction]
pub(crate) fn encode_net<'py>(
    py: Python<'py>,
    name: &str,
    recipe: &str,
    tensors: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyBytes>> {
    let recipe = serde_json::from_str(recipe).map_err(parse_error)?;
    let mut weights = NetWeights::zero();
    for tensor in Tensor::ALL {
        let given = tensors.as_any().get_item(tensor.name())?;
        let numbers: Vec<i32> = copied(&given, tensor.name(), tensor.count())?;
        let limit = tensor.form().limit;
        for number in &numbers {
            Number::from(i128::from(*number)).within(tensor.name(), -limit..=limit)?;
        }
        weights[tensor].copy_from_slice(&numbers);
    }
    let net = Net::new(name, recipe, weights);
    let net = net.map_err(value_error)?;
    Ok(PyBytes::new(py, &net.encode()))
}

/// Reads a net: its name, its recipe as JSON, and each tensor as bytes of 32-bit numbers.
#[pyfunction]
pub(crate) fn decode_net<'py>(
    py: Python<'py>,
    net: NetArgument,
) -> PyResult<(String, String, Bound<'py, PyDict>)> {
    let tensors = PyDict::new(py);
    for tensor in Tensor::ALL {
        let numbers = net.0.weights()[tensor].iter();
        let bytes: Vec<u8> = numbers.flat_map(|number| number.to_le_bytes()).collect();
        tensors.set_item(tensor.name(), PyBytes::new(py, &bytes))?;
    }
    Ok((net.0.name().to_owned(), net.0.recipe().to_string(), tensors))
}

/// Returns what a net sees of the positions of rows: the codes of each of the 64 squares as own
/// sees it, then as the other does (four 16-bit numbers each; 0 for a square without a piece), and
/// the bucket (a byte).
#[pyfunction]
pub(crate) fn net_inputs<'py>(py: Python<'py>, rows: &[u8]) -> PyResult<[Bound<'py, PyBytes>; 2]> {
    let (rows, rest) = rows.as_chunks::<ROW>();
    if !rest.is_empty() {
        return Err(value_error("rows: not a whole number of rows"));
    }
    let mut codes = Vec::with_capacity(rows.len() * 2 * 64 * 4 * 2);
    let mut buckets = Vec::with_capacity(rows.len());
    for row in rows {
        let position = position_of(row)?;
        let own = position.turn();
        for side in [own, !own] {
            let mut of_squares = [[0u16; 4]; 64];
            let squares = Color::ALL
                .into_iter()
                .flat_map(|color| position.pieces(color));
            for (square, seen) in squares.zip(coded_squares(&position, side)) {
                of_squares[square.index()] = seen.codes.map(|code| code as u16);
            }
            let numbers = of_squares.as_flattened().iter();
            codes.extend(numbers.flat_map(|code| code.to_le_bytes()));
        }
        buckets.push(bucket(&position) as u8);
    }
    Ok([codes, buckets].map(|bytes| PyBytes::new(py, &bytes)))
}

/// Returns the position of a row.
fn position_of(row: &[u8; ROW]) -> PyResult<Position> {
    let mut words = row
        .as_chunks()
        .0
        .iter()
        .map(|bytes| u64::from_le_bytes(*bytes));
    let mut side = || SquareSet::from_bits(words.next().unwrap_or_default());
    let (black, white) = (side(), side());
    let turn = if row[24] == 0 {
        Color::Black
    } else {
        Color::White
    };
    Position::from_pieces(Size::STANDARD, ByColor { black, white }, turn)
        .ok_or_else(|| value_error("rows: two pieces on one square"))
}
