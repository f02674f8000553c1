use super::features::{BUCKETS, PIECE_FEATURES};
use super::numbers::{CODES, SQUARE_CLASSES};
use super::weights::{
    BIAS_LIMIT, CHANNELS, CODE_LIMIT, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE,
    HeadWeights, KINDS, NEURONS, NetWeights, OUTPUT_LIMIT, OUTPUT_SCALE, POINT_SCALE,
    SQUARE_BIAS_LIMIT, SUM_SCALE, SUMS, UPPER_BIAS_LIMIT, UPPER_LIMIT, UPPER_SCALE,
};

loa::named! {
    /// A tensor of the [weights of a net](NetWeights). Those above the codes have all kinds.
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

/// Numbers of a tensor that lie together.
#[derive(Debug)]
pub enum Part<'a> {
    /// Of one byte.
    Byte(&'a mut [i8]),
    /// Of two bytes.
    Narrow(&'a mut [i16]),
    /// Of four bytes.
    Wide(&'a mut [i32]),
}

impl Tensor {
    /// Returns what its numbers are.
    pub const fn form(self) -> TensorForm {
        const HIDDEN_UNIT: f64 = HIDDEN_SCALE as f64;
        const UPPER: f64 = UPPER_SCALE as f64;
        const UPPER_BIAS: f64 = UPPER * SUM_SCALE;
        const UPPER_MOST: i32 = UPPER_LIMIT as i32;
        const LAYER: [usize; 3] = [KINDS, BUCKETS, NEURONS];
        let (shape, scale, limit): (&[usize], f64, i32) = match self {
            Tensor::Hidden => (&[PIECE_FEATURES, HIDDEN], HIDDEN_UNIT, HIDDEN_LIMIT as i32),
            Tensor::HiddenBias => (&[HIDDEN], HIDDEN_UNIT, HIDDEN_BIAS_LIMIT as i32),
            Tensor::Output => (
                &[BUCKETS, 2 * HIDDEN],
                OUTPUT_SCALE as f64,
                OUTPUT_LIMIT as i32,
            ),
            Tensor::Codes => (&[CODES, CHANNELS], HIDDEN_UNIT, CODE_LIMIT as i32),
            Tensor::SquareBias => (
                &[SQUARE_CLASSES, CHANNELS],
                HIDDEN_UNIT,
                SQUARE_BIAS_LIMIT as i32,
            ),
            Tensor::Sums => (&[KINDS, BUCKETS, SUMS], UPPER, UPPER_MOST),
            Tensor::First => (&[KINDS, BUCKETS, NEURONS, SUMS], UPPER, UPPER_MOST),
            Tensor::Second => (&[KINDS, BUCKETS, NEURONS, NEURONS], UPPER, UPPER_MOST),
            Tensor::Third => (&LAYER, UPPER, UPPER_MOST),
            Tensor::FirstBias | Tensor::SecondBias => (&LAYER, UPPER_BIAS, UPPER_BIAS_LIMIT),
            Tensor::Bias => (&[KINDS, BUCKETS], POINT_SCALE as f64, BIAS_LIMIT),
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

    /// Returns its parts in order.
    pub fn parts(self, weights: &mut NetWeights) -> Vec<Part<'_>> {
        match self {
            Tensor::Hidden => vec![Part::Narrow(weights.hidden.as_flattened_mut())],
            Tensor::HiddenBias => vec![Part::Narrow(&mut weights.hidden_bias)],
            Tensor::Output => vec![Part::Narrow(weights.output.as_flattened_mut())],
            Tensor::Codes => vec![Part::Byte(weights.codes.as_flattened_mut())],
            Tensor::SquareBias => vec![Part::Narrow(weights.square_bias.as_flattened_mut())],
            _ => {
                let heads = weights.heads.iter_mut();
                heads.filter_map(|head| self.part_of(head)).collect()
            }
        }
    }

    /// Returns its part of a kind; `None` if it is not above the codes.
    fn part_of(self, head: &mut HeadWeights) -> Option<Part<'_>> {
        Some(match self {
            Tensor::Sums => Part::Narrow(head.output.as_flattened_mut()),
            Tensor::First => Part::Narrow(head.first.as_flattened_mut().as_flattened_mut()),
            Tensor::FirstBias => Part::Wide(head.first_bias.as_flattened_mut()),
            Tensor::Second => Part::Narrow(head.second.as_flattened_mut().as_flattened_mut()),
            Tensor::SecondBias => Part::Wide(head.second_bias.as_flattened_mut()),
            Tensor::Third => Part::Narrow(head.third.as_flattened_mut()),
            Tensor::Bias => Part::Wide(&mut head.bias),
            _ => return None,
        })
    }
}

impl Part<'_> {
    /// Returns the numbers.
    pub fn numbers(&self) -> Vec<i32> {
        match self {
            Part::Byte(numbers) => numbers.iter().map(|it| (*it).into()).collect(),
            Part::Narrow(numbers) => numbers.iter().map(|it| (*it).into()).collect(),
            Part::Wide(numbers) => numbers.to_vec(),
        }
    }

    /// Replaces the numbers by the next ones, which have to be within the tensor's limit.
    pub fn fill(self, numbers: &mut impl Iterator<Item = i32>) {
        match self {
            Part::Byte(slots) => fill(slots, numbers.map(|number| number as i8)),
            Part::Narrow(slots) => fill(slots, numbers.map(|number| number as i16)),
            Part::Wide(slots) => fill(slots, numbers),
        }
    }
}

fn fill<T>(slots: &mut [T], numbers: impl Iterator<Item = T>) {
    for (slot, number) in slots.iter_mut().zip(numbers) {
        *slot = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_as_many_numbers_as_the_shape_says() {
        let mut weights = NetWeights::zero();
        for tensor in Tensor::ALL {
            let parts = tensor.parts(&mut weights);
            let numbers: usize = parts.iter().map(|part| part.numbers().len()).sum();
            assert_eq!(numbers, tensor.count(), "{tensor}");
            let form = tensor.form();
            assert_eq!(form.shape.iter().product::<usize>(), numbers, "{tensor}");
        }
    }

    #[test]
    fn the_check_finds_a_number_above_its_limit() {
        for tensor in Tensor::ALL {
            let (limit, last) = (tensor.form().limit, tensor.count() - 1);
            for (number, expected) in [(-limit, Ok(())), (-limit - 1, Err((tensor, last)))] {
                let mut weights = NetWeights::zero();
                let mut numbers = std::iter::repeat_n(0, last).chain([number]);
                for part in tensor.parts(&mut weights) {
                    part.fill(&mut numbers);
                }
                let found = weights.check();
                assert_eq!(found.map_err(|error| (error.tensor, error.place)), expected);
            }
        }
    }
}
