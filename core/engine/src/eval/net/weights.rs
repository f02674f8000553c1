use super::tensors::Tensor;
use loa::{Goal, Size, Square};
use std::ops::{Index, IndexMut};

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
pub(super) const HIDDEN_SCALE: i32 = 255;
/// What the weights of the hidden layer's output, in logits for a full activation, are multiplied
/// by.
pub(super) const OUTPUT_SCALE: i32 = 64;
/// What 1 is in a sum of the codes, and in the neurons above: the square of [`HIDDEN_SCALE`] over
/// 256.
pub(super) const SUM_SCALE: f64 = (HIDDEN_SCALE * HIDDEN_SCALE) as f64 / 256.0;
/// What the weights above the sums are multiplied by.
pub(super) const UPPER_SCALE: i32 = 1024;
/// What a point is in a bias of a bucket.
pub(super) const POINT_SCALE: i32 = 256;

/// The greatest activation of a piece in a sum, and of a neuron above.
pub(super) const FULL: i32 = (HIDDEN_SCALE * HIDDEN_SCALE + 128) >> 8;

const _: () = {
    const fn limit(tensor: Tensor) -> i64 {
        tensor.form().limit as i64
    }
    // Each square adds at most one weight to a neuron: 16 bits hold it.
    let neuron = Square::COUNT as i64 * limit(Tensor::Hidden) + limit(Tensor::HiddenBias);
    assert!(neuron <= i16::MAX as i64);
    // The product of an activation and a weight fits, too.
    assert!(HIDDEN_SCALE as i64 * limit(Tensor::Output) <= i16::MAX as i64);
    // The sum of all activations of the layer times their weights fits 32 bits.
    let activation = HIDDEN_SCALE as i64 * HIDDEN_SCALE as i64;
    assert!(2 * HIDDEN as i64 * activation * limit(Tensor::Output) <= i32::MAX as i64);
    // A channel and a sum of activations fit 16 bits, an activation without a sign.
    assert!(limit(Tensor::Codes) <= i8::MAX as i64);
    assert!(4 * limit(Tensor::Codes) + limit(Tensor::SquareBias) <= i16::MAX as i64);
    assert!(HIDDEN_SCALE * HIDDEN_SCALE + 128 <= u16::MAX as i32);
    let sum = Square::COUNT as i64 * FULL as i64;
    assert!(sum <= i16::MAX as i64);
    // Each piece is in one of the two sums of a channel that a side sees. What a neuron adds up
    // fits 32 bits.
    let neuron = 2 * CHANNELS as i64 * sum * limit(Tensor::First);
    assert!(neuron + limit(Tensor::FirstBias) + UPPER_SCALE as i64 <= i32::MAX as i64);
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

/// The weights of a net, as whole numbers, by [`Tensor`]: each tensor's lie row after row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetWeights(pub(super) Box<[i32]>);

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

impl NetWeights {
    /// The number of weights.
    pub const COUNT: usize = Tensor::before(Tensor::ALL.len());

    /// Returns weights of 0.
    pub fn zero() -> NetWeights {
        NetWeights(vec![0; NetWeights::COUNT].into())
    }

    /// Returns the rows of a tensor, which have this length.
    pub(super) fn rows<const N: usize>(&self, tensor: Tensor) -> &[[i32; N]] {
        self[tensor].as_chunks().0
    }

    /// Checks that no sum can overflow.
    ///
    /// # Errors
    /// With the first weight that is out of its range.
    pub fn check(&self) -> Result<(), WeightError> {
        for tensor in Tensor::ALL {
            let limit = tensor.form().limit;
            let is_possible = |number: &i32| (-limit..=limit).contains(number);
            if let Some(place) = self[tensor].iter().position(|it| !is_possible(it)) {
                return Err(WeightError {
                    tensor,
                    place,
                    found: self[tensor][place],
                    limit,
                });
            }
        }
        Ok(())
    }
}

impl Index<Tensor> for NetWeights {
    type Output = [i32];

    fn index(&self, tensor: Tensor) -> &[i32] {
        &self.0[tensor.range()]
    }
}

impl IndexMut<Tensor> for NetWeights {
    fn index_mut(&mut self, tensor: Tensor) -> &mut [i32] {
        &mut self.0[tensor.range()]
    }
}

/// Returns a row of weights whose limit fits 16 bits.
pub(super) fn narrow<const N: usize>(row: &[i32; N]) -> [i16; N] {
    row.map(|weight| weight as i16)
}
