use super::features::{BUCKETS, PIECE_FEATURES};
use super::numbers::{CODES, SQUARE_CLASSES};
use super::weights::{
    CHANNELS, HIDDEN, HIDDEN_SCALE, KINDS, NEURONS, OUTPUT_SCALE, POINT_SCALE, SUM_SCALE, SUMS,
    UPPER_SCALE,
};
use std::ops::Range;

loa::named! {
    /// A tensor of the [weights of a net](super::NetWeights). Those above the codes have all kinds.
    pub enum Tensor: "a tensor of a net" {
        /// The weights of the hidden layer: a row of neurons for each input.
        Hidden = "hidden",
        /// The biases of the hidden layer.
        HiddenBias = "hidden_bias",
        /// The weights of its output: for each bucket the neurons of the side to move, then the
        /// other's.
        Output = "output",
        /// The codes: a row of channels for each.
        Codes = "codes",
        /// The biases of the channels by class of square.
        SquareBias = "square_bias",
        /// The weights of the codes' sums in the output.
        Sums = "sums",
        /// The weights of the first layer above the sums, a row of sums for each neuron.
        First = "first",
        /// Its biases.
        FirstBias = "first_bias",
        /// The weights of the second layer.
        Second = "second",
        /// Its biases.
        SecondBias = "second_bias",
        /// The weights of the second layer in the output.
        Third = "third",
        /// The biases of the output.
        Bias = "bias",
    }
}

/// What the numbers of a tensor are.
#[derive(Clone, Copy, Debug)]
pub struct TensorForm {
    /// The lengths of its dimensions.
    pub shape: &'static [usize],
    /// What 1 is as a whole number; in [`Tensor::Bias`] a point.
    pub scale: f64,
    /// The greatest whole number, either way.
    pub limit: i32,
}

impl Tensor {
    /// Returns what its numbers are.
    pub const fn form(self) -> TensorForm {
        const HIDDEN_UNIT: f64 = HIDDEN_SCALE as f64;
        const UPPER: f64 = UPPER_SCALE as f64;
        const UPPER_BIAS: f64 = UPPER * SUM_SCALE;
        const LAYER: [usize; 3] = [KINDS, BUCKETS, NEURONS];
        // 4 as a real number.
        const UPPER_LIMIT: i32 = 4096;
        let (shape, scale, limit): (&[usize], f64, i32) = match self {
            // As real numbers, weights of up to 1.96 and biases of up to 3.
            Tensor::Hidden => (&[PIECE_FEATURES, HIDDEN], HIDDEN_UNIT, 500),
            Tensor::HiddenBias => (&[HIDDEN], HIDDEN_UNIT, 765),
            // 1.98 logits.
            Tensor::Output => (&[BUCKETS, 2 * HIDDEN], OUTPUT_SCALE as f64, 127),
            // Codes of up to 0.498, and biases of up to 2.
            Tensor::Codes => (&[CODES, CHANNELS], HIDDEN_UNIT, 127),
            Tensor::SquareBias => (&[SQUARE_CLASSES, CHANNELS], HIDDEN_UNIT, 510),
            Tensor::Sums => (&[KINDS, BUCKETS, SUMS], UPPER, UPPER_LIMIT),
            Tensor::First => (&[KINDS, BUCKETS, NEURONS, SUMS], UPPER, UPPER_LIMIT),
            Tensor::Second => (&[KINDS, BUCKETS, NEURONS, NEURONS], UPPER, UPPER_LIMIT),
            Tensor::Third => (&LAYER, UPPER, UPPER_LIMIT),
            // 16.
            Tensor::FirstBias | Tensor::SecondBias => (&LAYER, UPPER_BIAS, 1 << 22),
            // 256 points.
            Tensor::Bias => (&[KINDS, BUCKETS], POINT_SCALE as f64, 1 << 16),
        };
        TensorForm {
            shape,
            scale,
            limit,
        }
    }

    /// Returns how many numbers it has.
    pub const fn count(self) -> usize {
        let (mut shape, mut count) = (self.form().shape, 1);
        while let [length, rest @ ..] = shape {
            count *= *length;
            shape = rest;
        }
        count
    }

    /// Tells whether its numbers are biases.
    pub fn is_bias(self) -> bool {
        self.name().ends_with("bias")
    }

    /// Returns how many numbers the first tensors have together.
    pub(super) const fn before(tensors: usize) -> usize {
        let (mut sum, mut number) = (0, 0);
        while number < tensors {
            sum += Tensor::ALL[number].count();
            number += 1;
        }
        sum
    }

    /// Returns where its numbers are among those of all tensors.
    pub const fn range(self) -> Range<usize> {
        let start = Tensor::before(self as usize);
        start..start + self.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::net::NetWeights;

    #[test]
    fn tensors_lie_side_by_side() {
        let mut end = 0;
        for tensor in Tensor::ALL {
            assert_eq!(tensor.range().start, end, "{tensor}");
            end = tensor.range().end;
            let count: usize = tensor.form().shape.iter().product();
            assert_eq!(tensor.range().len(), count, "{tensor}");
        }
        assert_eq!(NetWeights::zero().0.len(), end);
    }

    #[test]
    fn the_check_finds_a_number_above_its_limit() {
        for tensor in Tensor::ALL {
            let (limit, last) = (tensor.form().limit, tensor.count() - 1);
            for (number, expected) in [(-limit, Ok(())), (-limit - 1, Err((tensor, last)))] {
                let mut weights = NetWeights::zero();
                weights[tensor][last] = number;
                let found = weights.check();
                assert_eq!(found.map_err(|error| (error.tensor, error.place)), expected);
            }
        }
    }
}
