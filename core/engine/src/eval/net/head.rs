//! The layers above the sums of the codes.

use super::features::BUCKETS;
use super::tensors::Tensor;
use super::weights::{FULL, KINDS, Kind, NEURONS, NetWeights, SUMS, UPPER_SCALE, narrow};
use wide::{i16x8, i32x4};

/// Neurons that are worked out at a time.
const LANES: usize = 4;

/// The weights above the sums, by kind and bucket.
#[derive(Clone, Debug)]
pub(super) struct Head(Box<[Bucket]>);

/// The weights of a bucket of a kind.
#[derive(Clone, Debug)]
struct Bucket {
    output: [i16; SUMS],
    first: Layer<{ SUMS / 2 }>,
    second: Layer<{ NEURONS / 2 }>,
    third: [i16; NEURONS],
    bias: i32,
}

/// A layer with twice as many inputs as `PAIRS`. For each pair of inputs it has two weights for
/// each neuron.
#[derive(Clone, Debug)]
struct Layer<const PAIRS: usize> {
    weights: [[i16x8; NEURONS / LANES]; PAIRS],
    biases: [i32x4; NEURONS / LANES],
}

impl Head {
    pub(super) fn new(weights: &NetWeights) -> Head {
        let bucket = |at: usize| Bucket {
            output: narrow(&weights.rows(Tensor::Sums)[at]),
            first: Layer::new::<SUMS>(weights, [Tensor::First, Tensor::FirstBias], at),
            second: Layer::new::<NEURONS>(weights, [Tensor::Second, Tensor::SecondBias], at),
            third: narrow(&weights.rows(Tensor::Third)[at]),
            bias: weights[Tensor::Bias][at],
        };
        Head((0..KINDS * BUCKETS).map(bucket).collect())
    }

    /// Returns the part of the output, times `SUM_SCALE` and [`UPPER_SCALE`],
    /// and the bias of a bucket.
    #[inline(always)]
    pub(super) fn output(&self, sums: &[i16; SUMS], kind: Kind, bucket: usize) -> (i32, i32) {
        let bucket = &self.0[kind as usize * BUCKETS + bucket];
        let neurons = bucket.second.neurons(&bucket.first.neurons(sums));
        let output = product(&bucket.output, sums) + product(&bucket.third, &neurons);
        (output, bucket.bias)
    }
}

impl<const PAIRS: usize> Layer<PAIRS> {
    /// Takes the weights and biases of a bucket of a kind out of two tensors.
    fn new<const INPUTS: usize>(
        weights: &NetWeights,
        [inner, bias]: [Tensor; 2],
        bucket: usize,
    ) -> Layer<PAIRS> {
        let rows = &weights.rows::<INPUTS>(inner)[bucket * NEURONS..];
        let biases = &weights.rows::<NEURONS>(bias)[bucket];
        let of_pair = |pair: usize, group: usize| {
            let weight = |at: usize| rows[LANES * group + at / 2][2 * pair + at % 2] as i16;
            i16x8::new(std::array::from_fn(weight))
        };
        Layer {
            weights: std::array::from_fn(|pair| std::array::from_fn(|group| of_pair(pair, group))),
            // Half a unit rounds the neurons to the nearest number.
            biases: std::array::from_fn(|group| {
                i32x4::new(std::array::from_fn(|at| {
                    biases[LANES * group + at] + UPPER_SCALE / 2
                }))
            }),
        }
    }

    /// Returns the clipped neurons, times `SUM_SCALE`.
    #[inline(always)]
    fn neurons(&self, inputs: &[i16]) -> [i16; NEURONS] {
        let mut sums = self.biases;
        let (pairs, _) = inputs.as_chunks::<2>();
        for ([a, b], weights) in pairs.iter().zip(&self.weights) {
            let inputs = i16x8::new([*a, *b, *a, *b, *a, *b, *a, *b]);
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum += weights.dot(inputs);
            }
        }
        let mut neurons = [0; NEURONS];
        let (groups, _) = neurons.as_chunks_mut::<LANES>();
        for (neurons, sums) in groups.iter_mut().zip(sums) {
            for (neuron, sum) in neurons.iter_mut().zip(sums.to_array()) {
                *neuron = (sum >> UPPER_SCALE.ilog2()).clamp(0, FULL) as i16;
            }
        }
        neurons
    }
}

#[inline(always)]
fn product<const N: usize>(weights: &[i16; N], inputs: &[i16; N]) -> i32 {
    let mut sum = 0;
    for (weight, input) in weights.iter().zip(inputs) {
        sum += i32::from(*weight) * i32::from(*input);
    }
    sum
}
