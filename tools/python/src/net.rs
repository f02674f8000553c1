//! Nets: their files as arrays, and what they see of positions.

use crate::arguments::Number;
use crate::buffer::copied;
use crate::data::ROW;
use crate::errors::parse_error;
use loa::{ByColor, Color, Position, Size, SquareSet};
use loa_engine::net::{
    BIAS_LIMIT, BUCKETS, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE, LINE_CONTENTS,
    LINE_ENTRIES, LINE_LIMIT, LINE_NEURON_LIMIT, LINE_NEURONS, LINE_SCALE, LINES, Net, NetWeights,
    OUTPUT_LIMIT, OUTPUT_SCALE, PIECE_FEATURES, bucket, line_contents, line_entries,
};
use loa_engine::{Phase, Weights};
use loa_work::read_input;
use pyo3::Borrowed;
use pyo3::exceptions::PyValueError;
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
        let wrong = |error: std::io::Error| {
            let text = format!("{}: {error}", path.display());
            PyErr::from(std::io::Error::new(error.kind(), text))
        };
        let bytes = read_input(&path, MOST_BYTES).map_err(wrong)?;
        let net = Net::decode(&bytes);
        let net = net.map_err(|error| parse_error(format!("{}: {error}", path.display())))?;
        Ok(NetArgument(Arc::new(net)))
    }
}

/// The tensors of a net: name, shape, what a weight is multiplied by in the file, the limit there.
const TENSORS: [(&str, [usize; 2], i32, i32); 8] = [
    (
        "hidden_bias",
        [1, HIDDEN],
        HIDDEN_SCALE,
        HIDDEN_BIAS_LIMIT as i32,
    ),
    (
        "hidden",
        [PIECE_FEATURES, HIDDEN],
        HIDDEN_SCALE,
        HIDDEN_LIMIT as i32,
    ),
    (
        "output",
        [BUCKETS, 2 * HIDDEN],
        OUTPUT_SCALE,
        OUTPUT_LIMIT as i32,
    ),
    ("lines", [LINE_ENTRIES, 2], LINE_SCALE, LINE_LIMIT as i32),
    (
        "line_bias",
        [1, LINE_NEURONS],
        HIDDEN_SCALE,
        HIDDEN_BIAS_LIMIT as i32,
    ),
    (
        "line_output",
        [BUCKETS, 2 * LINE_NEURONS],
        OUTPUT_SCALE,
        OUTPUT_LIMIT as i32,
    ),
    (
        "line_neurons",
        [LINE_CONTENTS, LINE_NEURONS],
        HIDDEN_SCALE,
        LINE_NEURON_LIMIT as i32,
    ),
    ("bias", [1, BUCKETS], Weights::UNIT, BIAS_LIMIT),
];

/// Returns the tensors of a net: name, shape, scale, limit.
#[pyfunction]
pub(crate) fn net_tensors() -> Vec<(&'static str, [usize; 2], i32, i32)> {
    TENSORS.to_vec()
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
    for (name, [rows, columns], _, limit) in TENSORS {
        let given = tensors.as_any().get_item(name)?;
        let numbers: Vec<i32> = copied(&given, name, rows * columns)?;
        for number in &numbers {
            Number::from(i128::from(*number)).within(name, -limit..=limit)?;
        }
        match tensor(&mut weights, name) {
            Tensor::Byte(slots) => {
                (slots.iter_mut().zip(numbers)).for_each(|(slot, number)| *slot = number as i8);
            }
            Tensor::Narrow(slots) => {
                (slots.iter_mut().zip(numbers)).for_each(|(slot, number)| *slot = number as i16);
            }
            Tensor::Wide(slots) => slots.copy_from_slice(&numbers),
        }
    }
    let net = Net::new(name, recipe, weights);
    let net = net.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyBytes::new(py, &net.encode()))
}

/// The weights of a tensor.
enum Tensor<'a> {
    Byte(&'a mut [i8]),
    Narrow(&'a mut [i16]),
    Wide(&'a mut [i32]),
}

fn tensor<'a>(weights: &'a mut NetWeights, name: &str) -> Tensor<'a> {
    match name {
        "hidden_bias" => Tensor::Narrow(&mut weights.hidden_bias),
        "hidden" => Tensor::Narrow(weights.hidden.as_flattened_mut()),
        "output" => Tensor::Narrow(weights.output.as_flattened_mut()),
        "lines" => Tensor::Narrow(weights.lines.as_flattened_mut()),
        "line_bias" => Tensor::Narrow(&mut weights.line_bias),
        "line_output" => Tensor::Narrow(weights.line_output.as_flattened_mut()),
        "line_neurons" => Tensor::Byte(weights.line_neurons.as_flattened_mut()),
        _ => Tensor::Wide(&mut weights.bias),
    }
}

/// Reads a net: its name, its recipe as JSON, and each tensor as bytes of 32-bit numbers.
#[pyfunction]
pub(crate) fn decode_net<'py>(
    py: Python<'py>,
    net: NetArgument,
) -> PyResult<(String, String, Bound<'py, PyDict>)> {
    let mut weights = net.0.weights().clone();
    let tensors = PyDict::new(py);
    for (name, ..) in TENSORS {
        let numbers = match tensor(&mut weights, name) {
            Tensor::Byte(numbers) => numbers.iter().map(|it| i32::from(*it)).collect(),
            Tensor::Narrow(numbers) => numbers.iter().map(|it| i32::from(*it)).collect(),
            Tensor::Wide(numbers) => numbers.to_vec(),
        };
        let bytes: Vec<u8> = numbers.into_iter().flat_map(i32::to_le_bytes).collect();
        tensors.set_item(name, PyBytes::new(py, &bytes))?;
    }
    Ok((net.0.name().to_owned(), net.0.recipe().to_string(), tensors))
}

/// Returns what a net sees of the positions of rows: the entries of the line tables (42 16-bit
/// numbers each), the contents of the lines as own sees them and as the other does (as many), the
/// bucket (a byte), and the share of the weights for many pieces (a 32-bit real number).
#[pyfunction]
pub(crate) fn net_inputs<'py>(py: Python<'py>, rows: &[u8]) -> PyResult<[Bound<'py, PyBytes>; 5]> {
    let (rows, rest) = rows.as_chunks::<ROW>();
    if !rest.is_empty() {
        return Err(PyValueError::new_err("rows: not a whole number of rows"));
    }
    let [mut lines, mut own_lines, mut other_lines] =
        std::array::from_fn(|_| Vec::with_capacity(rows.len() * 2 * LINES));
    let [mut buckets, mut shares] = [const { Vec::new() }; 2];
    let bytes = |numbers: [u16; LINES]| numbers.into_iter().flat_map(u16::to_le_bytes);
    let contents = |entries: [u16; LINES]| entries.map(|entry| line_contents(entry) as u16);
    for row in rows {
        let position = position_of(row)?;
        let own = position.turn();
        let [mine, theirs] = [own, !own].map(|color| line_entries(&position, color));
        lines.extend(bytes(mine));
        own_lines.extend(bytes(contents(mine)));
        other_lines.extend(bytes(contents(theirs)));
        buckets.push(bucket(&position) as u8);
        shares.extend((Phase::of(&position).share_of_many() as f32).to_le_bytes());
    }
    let all = [lines, own_lines, other_lines, buckets, shares];
    Ok(all.map(|bytes| PyBytes::new(py, &bytes)))
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
        .ok_or_else(|| PyValueError::new_err("rows: two pieces on one square"))
}
