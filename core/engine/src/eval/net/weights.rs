use super::features::{BUCKETS, PIECE_FEATURES};
use crate::lines::{LINE_CONTENTS, LINE_ENTRIES, LINES};
use loa::Square;
use std::fmt;

/// Neurons of the hidden layer for each side.
pub const HIDDEN: usize = 128;
/// Neurons of the line layer for each side.
pub const LINE_NEURONS: usize = 8;

/// What the weights and biases of both layers are multiplied by; 1 is this activation.
pub const HIDDEN_SCALE: i32 = 255;
/// The greatest weight of the hidden layer: as a real number, 1.96.
pub const HIDDEN_LIMIT: i16 = 500;
/// The greatest bias of both layers: as a real number, 3.
pub const HIDDEN_BIAS_LIMIT: i16 = 765;
/// The greatest weight of the line layer: as a real number, 0.498.
pub const LINE_NEURON_LIMIT: i8 = i8::MAX;
/// What the weights of the output layer, in logits for a full activation, are multiplied by.
pub const OUTPUT_SCALE: i32 = 64;
/// The greatest weight of the output layer: 1.98 logits.
pub const OUTPUT_LIMIT: i16 = 127;
/// What the weights of lines, in points, are multiplied by.
pub const LINE_SCALE: i32 = 4;
/// The greatest weight of a line: 195 points.
pub const LINE_LIMIT: i16 = 780;
/// The greatest bias of a bucket, in points times [`Weights::UNIT`](crate::Weights::UNIT).
pub const BIAS_LIMIT: i32 = 1 << 16;

// Each square adds at most one weight to a neuron, and each line one to a sum: 16 bits hold both.
const _: () = {
    let neuron = Square::COUNT as i32 * HIDDEN_LIMIT as i32 + HIDDEN_BIAS_LIMIT as i32;
    assert!(neuron <= i16::MAX as i32);
    assert!(LINES as i32 * LINE_LIMIT as i32 <= i16::MAX as i32);
    let line_neuron = LINES as i32 * LINE_NEURON_LIMIT as i32 + HIDDEN_BIAS_LIMIT as i32;
    assert!(line_neuron <= i16::MAX as i32);
    // The product of an activation and a weight fits, too.
    assert!(HIDDEN_SCALE * OUTPUT_LIMIT as i32 <= i16::MAX as i32);
    // The sum of all activations of a layer times their weights fits 32 bits.
    let activation = HIDDEN_SCALE as i64 * HIDDEN_SCALE as i64;
    assert!(2 * HIDDEN as i64 * activation * OUTPUT_LIMIT as i64 <= i32::MAX as i64);
};

/// The weights of a net, as whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetWeights {
    /// The biases of the hidden layer, times [`HIDDEN_SCALE`].
    pub hidden_bias: [i16; HIDDEN],
    /// The weights of the hidden layer by feature, times [`HIDDEN_SCALE`]; both sides share them.
    pub hidden: Box<[[i16; HIDDEN]; PIECE_FEATURES]>,
    /// The weights of the output layer by bucket, times [`OUTPUT_SCALE`]: for the neurons of the
    /// side to move, then for the other's.
    pub output: [[i16; 2 * HIDDEN]; BUCKETS],
    /// The weights of lines with many pieces on the board and with few, times [`LINE_SCALE`];
    /// there are [`LINE_ENTRIES`].
    pub lines: Vec<[i16; 2]>,
    /// The biases of the line layer, times [`HIDDEN_SCALE`].
    pub line_bias: [i16; LINE_NEURONS],
    /// The weights of the line layer by [contents](super::line_contents), times [`HIDDEN_SCALE`];
    /// both sides share them.
    pub line_neurons: Box<[[i8; LINE_NEURONS]; LINE_CONTENTS]>,
    /// The weights of the output layer by bucket for the line layer, as for the hidden layer.
    pub line_output: [[i16; 2 * LINE_NEURONS]; BUCKETS],
    /// What each bucket adds, in points times [`Weights::UNIT`](crate::Weights::UNIT).
    pub bias: [i32; BUCKETS],
}

/// A weight that is out of its range, or missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightError {
    /// What the weights are for.
    pub tensor: &'static str,
    /// Which of them, counted from 0.
    pub place: usize,
    /// The weight; `None` if it is missing or one too many.
    pub found: Option<i32>,
    /// The greatest weight, either way.
    pub limit: i32,
}

impl fmt::Display for WeightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WeightError {
            tensor,
            place,
            limit,
            ..
        } = self;
        match self.found {
            Some(found) => write!(
                f,
                "weight {place} of the {tensor} is {found}, but -{limit} to {limit} are possible"
            ),
            None => write!(
                f,
                "the {tensor} have {place} weights instead of {LINE_ENTRIES}"
            ),
        }
    }
}

impl std::error::Error for WeightError {}

impl NetWeights {
    /// Returns weights of 0.
    pub fn zero() -> NetWeights {
        NetWeights {
            hidden_bias: [0; HIDDEN],
            hidden: Box::new([[0; HIDDEN]; PIECE_FEATURES]),
            output: [[0; 2 * HIDDEN]; BUCKETS],
            lines: vec![[0; 2]; LINE_ENTRIES],
            line_bias: [0; LINE_NEURONS],
            line_neurons: Box::new([[0; LINE_NEURONS]; LINE_CONTENTS]),
            line_output: [[0; 2 * LINE_NEURONS]; BUCKETS],
            bias: [0; BUCKETS],
        }
    }

    /// Checks that no sum can overflow.
    ///
    /// # Errors
    /// With the first weight that is out of its range.
    pub fn check(&self) -> Result<(), WeightError> {
        check(
            "hidden layer's biases",
            &self.hidden_bias,
            HIDDEN_BIAS_LIMIT,
        )?;
        check("hidden layer", self.hidden.as_flattened(), HIDDEN_LIMIT)?;
        check("output layer", self.output.as_flattened(), OUTPUT_LIMIT)?;
        if self.lines.len() != LINE_ENTRIES {
            return Err(WeightError {
                tensor: "line tables",
                place: self.lines.len(),
                found: None,
                limit: LINE_LIMIT.into(),
            });
        }
        check("line tables", self.lines.as_flattened(), LINE_LIMIT)?;
        check("line layer's biases", &self.line_bias, HIDDEN_BIAS_LIMIT)?;
        check(
            "line layer",
            self.line_neurons.as_flattened(),
            LINE_NEURON_LIMIT,
        )?;
        check(
            "line layer's output",
            self.line_output.as_flattened(),
            OUTPUT_LIMIT,
        )?;
        check("buckets' biases", &self.bias, BIAS_LIMIT)
    }
}

fn check<T: Copy + Into<i32>>(
    tensor: &'static str,
    weights: &[T],
    limit: T,
) -> Result<(), WeightError> {
    let mut weights = weights.iter().map(|weight| (*weight).into()).enumerate();
    let limit = limit.into();
    let bad = weights.find(|(_, weight)| weight.abs() > limit);
    bad.map_or(Ok(()), |(place, weight)| {
        Err(WeightError {
            tensor,
            place,
            found: Some(weight),
            limit,
        })
    })
}
