use super::features::{BUCKETS, PIECE_FEATURES};
use super::numbers::{CODES, SQUARE_CLASSES};
use super::tensors::Tensor;
use loa::{Goal, Size, Square};

/// Neurons of the hidden layer for each side.
pub const HIDDEN: usize = 128;
/// The channels of a code.
pub const CHANNELS: usize = 8;
/// What the codes add up to: own pieces and the other's as the side to move sees them, then the
/// other's own and its opponent's as that side sees them.
pub const SUMS: usize = 4 * CHANNELS;
/// The neurons of each layer above the sums.
pub const NEURONS: usize = 16;
/// The kinds of boards and goals with weights of their own above the sums.
pub const KINDS: usize = 3;

/// What the weights and biases of the hidden layer and of the codes are multiplied by; 1 is this
/// activation.
pub const HIDDEN_SCALE: i32 = 255;
/// The greatest weight of the hidden layer: as a real number, 1.96.
pub const HIDDEN_LIMIT: i16 = 500;
/// The greatest bias of the hidden layer: as a real number, 3.
pub const HIDDEN_BIAS_LIMIT: i16 = 765;
/// What the weights of the hidden layer's output, in logits for a full activation, are multiplied
/// by.
pub const OUTPUT_SCALE: i32 = 64;
/// The greatest weight of the hidden layer's output: 1.98 logits.
pub const OUTPUT_LIMIT: i16 = 127;
/// The greatest code: as a real number, 0.498.
pub const CODE_LIMIT: i8 = i8::MAX;
/// The greatest bias of a square's channel: as a real number, 2.
pub const SQUARE_BIAS_LIMIT: i16 = 510;
/// What 1 is in a sum of the codes, and in the neurons above: the square of [`HIDDEN_SCALE`] over
/// 256.
pub const SUM_SCALE: f64 = (HIDDEN_SCALE * HIDDEN_SCALE) as f64 / 256.0;
/// What the weights above the sums are multiplied by.
pub const UPPER_SCALE: i32 = 1024;
/// The greatest weight above the sums: as a real number, 4.
pub const UPPER_LIMIT: i16 = 4096;
/// The greatest bias above the sums: as a real number, 16.
pub const UPPER_BIAS_LIMIT: i32 = 1 << 22;
/// What a point is in a bias of a bucket.
pub const POINT_SCALE: i32 = 256;
/// The greatest bias of a bucket, in points times [`POINT_SCALE`].
pub const BIAS_LIMIT: i32 = 1 << 16;

/// The greatest activation of a piece in a sum, and of a neuron above.
pub(super) const FULL: i32 = (HIDDEN_SCALE * HIDDEN_SCALE + 128) >> 8;

const _: () = {
    // Each square adds at most one weight to a neuron: 16 bits hold it.
    let neuron = Square::COUNT as i32 * HIDDEN_LIMIT as i32 + HIDDEN_BIAS_LIMIT as i32;
    assert!(neuron <= i16::MAX as i32);
    // The product of an activation and a weight fits, too.
    assert!(HIDDEN_SCALE * OUTPUT_LIMIT as i32 <= i16::MAX as i32);
    // The sum of all activations of the layer times their weights fits 32 bits.
    let activation = HIDDEN_SCALE as i64 * HIDDEN_SCALE as i64;
    assert!(2 * HIDDEN as i64 * activation * OUTPUT_LIMIT as i64 <= i32::MAX as i64);
    // A channel and a sum of activations fit 16 bits, an activation without a sign.
    assert!(4 * CODE_LIMIT as i32 + (SQUARE_BIAS_LIMIT as i32) <= i16::MAX as i32);
    assert!(HIDDEN_SCALE * HIDDEN_SCALE + 128 <= u16::MAX as i32);
    let sum = Square::COUNT as i32 * FULL;
    assert!(sum <= i16::MAX as i32);
    // Each piece is in one of the two sums of a channel that a side sees. What a neuron adds up
    // fits 32 bits.
    let neuron = 2 * CHANNELS as i64 * sum as i64 * UPPER_LIMIT as i64;
    assert!(neuron + UPPER_BIAS_LIMIT as i64 + UPPER_SCALE as i64 <= i32::MAX as i64);
};

/// The kinds of boards and goals that a net has weights of their own for above the codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 8×8 boards where connecting wins, which have a hidden layer, too.
    Standard,
    /// Other boards where connecting wins.
    Connect,
    /// All boards where connecting loses.
    Misere,
}

impl Kind {
    /// Returns the kind of a board and a goal.
    pub fn of(size: Size, goal: Goal) -> Kind {
        match goal {
            Goal::Misere => Kind::Misere,
            Goal::Connect if size == Size::STANDARD => Kind::Standard,
            Goal::Connect => Kind::Connect,
        }
    }
}

/// The weights of a net, as whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetWeights {
    /// The biases of the hidden layer, times [`HIDDEN_SCALE`].
    pub hidden_bias: [i16; HIDDEN],
    /// The weights of the hidden layer by feature, times [`HIDDEN_SCALE`]; both sides share them.
    pub hidden: Box<[[i16; HIDDEN]; PIECE_FEATURES]>,
    /// The weights of the hidden layer's output by bucket, times [`OUTPUT_SCALE`]: for the neurons
    /// of the side to move, then for the other's.
    pub output: [[i16; 2 * HIDDEN]; BUCKETS],
    /// The channels of each [code](super::coded_squares), times [`HIDDEN_SCALE`]; both sides share
    /// them.
    pub codes: Box<[[i8; CHANNELS]; CODES]>,
    /// The biases of the channels by class of square, times [`HIDDEN_SCALE`].
    pub square_bias: [[i16; CHANNELS]; SQUARE_CLASSES],
    /// The weights above the codes, by [`Kind`].
    pub heads: Box<[HeadWeights; KINDS]>,
}

/// The weights of a net above the sums of the codes, by bucket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadWeights {
    /// The weights of the sums in the output, times [`UPPER_SCALE`].
    pub output: [[i16; SUMS]; BUCKETS],
    /// The weights of the first layer, times [`UPPER_SCALE`].
    pub first: [[[i16; SUMS]; NEURONS]; BUCKETS],
    /// Its biases, times [`UPPER_SCALE`] and [`SUM_SCALE`].
    pub first_bias: [[i32; NEURONS]; BUCKETS],
    /// The weights of the second layer, times [`UPPER_SCALE`].
    pub second: [[[i16; NEURONS]; NEURONS]; BUCKETS],
    /// Its biases, times [`UPPER_SCALE`] and [`SUM_SCALE`].
    pub second_bias: [[i32; NEURONS]; BUCKETS],
    /// The weights of the second layer in the output, times [`UPPER_SCALE`].
    pub third: [[i16; NEURONS]; BUCKETS],
    /// What each bucket adds, in points times [`POINT_SCALE`].
    pub bias: [i32; BUCKETS],
}

/// A weight that is out of its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("weight {place} of the tensor {tensor} is {found}, but -{limit} to {limit} are possible")]
pub struct WeightError {
    /// The tensor.
    pub tensor: Tensor,
    /// Which of its weights, counted from 0.
    pub place: usize,
    /// The weight.
    pub found: i32,
    /// The greatest weight, either way.
    pub limit: i32,
}

impl HeadWeights {
    const ZERO: HeadWeights = HeadWeights {
        output: [[0; SUMS]; BUCKETS],
        first: [[[0; SUMS]; NEURONS]; BUCKETS],
        first_bias: [[0; NEURONS]; BUCKETS],
        second: [[[0; NEURONS]; NEURONS]; BUCKETS],
        second_bias: [[0; NEURONS]; BUCKETS],
        third: [[0; NEURONS]; BUCKETS],
        bias: [0; BUCKETS],
    };
}

impl NetWeights {
    /// Returns weights of 0.
    pub fn zero() -> NetWeights {
        NetWeights {
            hidden_bias: [0; HIDDEN],
            hidden: Box::new([[0; HIDDEN]; PIECE_FEATURES]),
            output: [[0; 2 * HIDDEN]; BUCKETS],
            codes: Box::new([[0; CHANNELS]; CODES]),
            square_bias: [[0; CHANNELS]; SQUARE_CLASSES],
            heads: Box::new([HeadWeights::ZERO; KINDS]),
        }
    }

    /// Checks that no sum can overflow.
    ///
    /// # Errors
    /// With the first weight that is out of its range.
    pub fn check(&self) -> Result<(), WeightError> {
        let mut weights = self.clone();
        for tensor in Tensor::ALL {
            let limit = tensor.form().limit;
            let parts = tensor.parts(&mut weights).into_iter();
            let mut numbers = parts.flat_map(|part| part.numbers()).enumerate();
            if let Some((place, found)) = numbers.find(|(_, number)| number.abs() > limit) {
                return Err(WeightError {
                    tensor,
                    place,
                    found,
                    limit,
                });
            }
        }
        Ok(())
    }
}
