//! Nets: their files as arrays, and what they see of positions.

use crate::arguments::Number;
use crate::buffer::copied;
use crate::data::ROW;
use crate::errors::parse_error;
use loa::{ByColor, Color, Position, Size, SquareSet};
use loa_engine::net::{
    BIAS_LIMIT, BUCKETS, CHANNELS, CODE_LIMIT, CODES, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT,
    HIDDEN_SCALE, HeadWeights, KINDS, NEURONS, Net, NetWeights, OUTPUT_LIMIT, OUTPUT_SCALE,
    PIECE_FEATURES, POINT_SCALE, SQUARE_BIAS_LIMIT, SQUARE_CLASSES, SUM_SCALE, SUMS,
    UPPER_BIAS_LIMIT, UPPER_LIMIT, UPPER_SCALE, bucket, coded_squares, square_class,
};
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

/// A tensor of a net.
#[derive(Clone, Copy)]
struct TensorShape {
    name: &'static str,
    shape: &'static [usize],
    /// What a weight is multiplied by in the file.
    scale: f64,
    /// The greatest number there.
    limit: i32,
}

const TENSORS: [TensorShape; 12] = {
    const fn tensor(
        name: &'static str,
        shape: &'static [usize],
        scale: f64,
        limit: i32,
    ) -> TensorShape {
        TensorShape {
            name,
            shape,
            scale,
            limit,
        }
    }
    const HIDDEN_UNIT: f64 = HIDDEN_SCALE as f64;
    const UPPER: f64 = UPPER_SCALE as f64;
    const MOST: i32 = UPPER_LIMIT as i32;
    const NEURON_BIAS: f64 = UPPER * SUM_SCALE;
    [
        tensor(
            "hidden_bias",
            &[HIDDEN],
            HIDDEN_UNIT,
            HIDDEN_BIAS_LIMIT as i32,
        ),
        tensor(
            "hidden",
            &[PIECE_FEATURES, HIDDEN],
            HIDDEN_UNIT,
            HIDDEN_LIMIT as i32,
        ),
        tensor(
            "output",
            &[BUCKETS, 2 * HIDDEN],
            OUTPUT_SCALE as f64,
            OUTPUT_LIMIT as i32,
        ),
        tensor("codes", &[CODES, CHANNELS], HIDDEN_UNIT, CODE_LIMIT as i32),
        tensor(
            "square_bias",
            &[SQUARE_CLASSES, CHANNELS],
            HIDDEN_UNIT,
            SQUARE_BIAS_LIMIT as i32,
        ),
        tensor("sums", &[KINDS, BUCKETS, SUMS], UPPER, MOST),
        tensor("first", &[KINDS, BUCKETS, NEURONS, SUMS], UPPER, MOST),
        tensor(
            "first_bias",
            &[KINDS, BUCKETS, NEURONS],
            NEURON_BIAS,
            UPPER_BIAS_LIMIT,
        ),
        tensor("second", &[KINDS, BUCKETS, NEURONS, NEURONS], UPPER, MOST),
        tensor(
            "second_bias",
            &[KINDS, BUCKETS, NEURONS],
            NEURON_BIAS,
            UPPER_BIAS_LIMIT,
        ),
        tensor("third", &[KINDS, BUCKETS, NEURONS], UPPER, MOST),
        tensor("bias", &[KINDS, BUCKETS], POINT_SCALE as f64, BIAS_LIMIT),
    ]
};

/// Returns the tensors of a net: name, shape, scale, limit.
#[pyfunction]
pub(crate) fn net_tensors() -> Vec<(&'static str, Vec<usize>, f64, i32)> {
    TENSORS
        .map(|it| (it.name, it.shape.to_vec(), it.scale, it.limit))
        .to_vec()
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
    for tensor in TENSORS {
        let given = tensors.as_any().get_item(tensor.name)?;
        let count = tensor.shape.iter().product();
        let numbers: Vec<i32> = copied(&given, tensor.name, count)?;
        for number in &numbers {
            let limit = tensor.limit;
            Number::from(i128::from(*number)).within(tensor.name, -limit..=limit)?;
        }
        let mut numbers = numbers.into_iter();
        for part in parts(&mut weights, tensor.name) {
            part.fill(&mut numbers);
        }
    }
    let net = Net::new(name, recipe, weights);
    let net = net.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyBytes::new(py, &net.encode()))
}

/// Weights of a tensor that lie together.
enum Part<'a> {
    Byte(&'a mut [i8]),
    Narrow(&'a mut [i16]),
    Wide(&'a mut [i32]),
}

impl Part<'_> {
    fn fill(self, numbers: &mut impl Iterator<Item = i32>) {
        match self {
            Part::Byte(slots) => fill(slots, numbers.map(|number| number as i8)),
            Part::Narrow(slots) => fill(slots, numbers.map(|number| number as i16)),
            Part::Wide(slots) => fill(slots, numbers),
        }
    }

    fn numbers(self) -> Vec<i32> {
        match self {
            Part::Byte(numbers) => numbers.iter().map(|it| i32::from(*it)).collect(),
            Part::Narrow(numbers) => numbers.iter().map(|it| i32::from(*it)).collect(),
            Part::Wide(numbers) => numbers.to_vec(),
        }
    }
}

fn fill<T>(slots: &mut [T], numbers: impl Iterator<Item = T>) {
    for (slot, number) in slots.iter_mut().zip(numbers) {
        *slot = number;
    }
}

/// Returns the parts of a tensor in order.
fn parts<'a>(weights: &'a mut NetWeights, name: &str) -> Vec<Part<'a>> {
    let of_head = |head: &'a mut HeadWeights| match name {
        "sums" => Part::Narrow(head.output.as_flattened_mut()),
        "first" => Part::Narrow(head.first.as_flattened_mut().as_flattened_mut()),
        "first_bias" => Part::Wide(head.first_bias.as_flattened_mut()),
        "second" => Part::Narrow(head.second.as_flattened_mut().as_flattened_mut()),
        "second_bias" => Part::Wide(head.second_bias.as_flattened_mut()),
        "third" => Part::Narrow(head.third.as_flattened_mut()),
        "bias" => Part::Wide(&mut head.bias),
        other => unreachable!("no tensor has the name {other}"),
    };
    match name {
        "hidden_bias" => vec![Part::Narrow(&mut weights.hidden_bias)],
        "hidden" => vec![Part::Narrow(weights.hidden.as_flattened_mut())],
        "output" => vec![Part::Narrow(weights.output.as_flattened_mut())],
        "codes" => vec![Part::Byte(weights.codes.as_flattened_mut())],
        "square_bias" => vec![Part::Narrow(weights.square_bias.as_flattened_mut())],
        _ => weights.heads.iter_mut().map(of_head).collect(),
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
    for TensorShape { name, .. } in TENSORS {
        let numbers = parts(&mut weights, name)
            .into_iter()
            .flat_map(Part::numbers);
        let bytes: Vec<u8> = numbers.flat_map(i32::to_le_bytes).collect();
        tensors.set_item(name, PyBytes::new(py, &bytes))?;
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
        return Err(PyValueError::new_err("rows: not a whole number of rows"));
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
        .ok_or_else(|| PyValueError::new_err("rows: two pieces on one square"))
}
