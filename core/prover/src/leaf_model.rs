use crate::goal::ProofGoal;
use crate::jump_counts::JumpCounts;
use crate::leaf_inputs::{INPUTS, LeafInputs};
use std::array::from_fn;

/// The sums of the first layer: neurons, and two that are results.
const LANES: usize = 16;

/// Estimates the proof numbers of new positions, from how scattered both sides are and what their
/// jumps do: a net with one hidden layer.
///
/// All models lead to the same answers; they differ in the nodes that it takes.
#[derive(Clone, Debug, PartialEq)]
pub struct LeafModel {
    /// The weights of each input, then the constants.
    first: [[f32; LANES]; INPUTS + 1],
    /// What the neurons add to each result.
    second: [[f32; LANES]; 2],
    id: u32,
}

impl LeafModel {
    /// The number of hidden neurons.
    pub const NEURONS: usize = LANES - 2;

    /// The number of weights.
    pub const WEIGHTS: usize = (INPUTS + 1 + 2) * LANES;

    /// Reads a model: its weights as little-endian `f32`, those of each input, the constants and
    /// those of both results, each row with the neurons before the results. `None` if there are
    /// more or fewer, or one is not finite.
    pub fn from_bytes(bytes: &[u8]) -> Option<LeafModel> {
        let (weights, rest) = bytes.as_chunks();
        let weights: Vec<f32> = weights.iter().map(|it| f32::from_le_bytes(*it)).collect();
        let is_finite = weights.iter().all(|weight| weight.is_finite());
        if weights.len() != LeafModel::WEIGHTS || !rest.is_empty() || !is_finite {
            return None;
        }
        let (rows, _) = weights.as_chunks();
        Some(LeafModel {
            first: from_fn(|row| rows[row]),
            second: from_fn(|result| rows[INPUTS + 1 + result]),
            id: crc32fast::hash(bytes),
        })
    }

    /// Returns a checksum of the weights.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Returns the inputs of a model for a goal's position, of an ongoing game.
    pub fn inputs(goal: &ProofGoal) -> [f32; INPUTS] {
        let position = goal.position();
        let enemy = position.turn().opponent();
        let threatened = goal.rules().connecting_win(position, enemy).is_some();
        LeafInputs::default().of(goal, position, &JumpCounts::of(position), threatened)
    }

    /// Returns the numbers of the side to move, to reach its goal and to prevent it.
    #[inline]
    pub(crate) fn numbers(&self, inputs: &[f32; INPUTS]) -> [u32; 2] {
        let mut sums = self.first[INPUTS];
        for (input, weights) in inputs.iter().zip(&self.first) {
            sums = from_fn(|lane| sums[lane] + input * weights[lane]);
        }
        let neurons = sums.map(|sum| sum.max(0.0));
        let result = |number: usize| {
            let products: [f32; LANES] = from_fn(|at| neurons[at] * self.second[number][at]);
            power(sums[LeafModel::NEURONS + number] + sum(products))
        };
        [result(0), result(1)]
    }
}

/// The model that comes with the crate; `docs/proofs.md` says how it was made.
impl Default for LeafModel {
    fn default() -> LeafModel {
        let model = LeafModel::from_bytes(include_bytes!("leaf.model"));
        model.expect("the crate's model is whole")
    }
}

/// Adds up numbers in an order that suits vectors.
fn sum(mut numbers: [f32; LANES]) -> f32 {
    let mut half = LANES / 2;
    while half > 0 {
        let (low, high) = numbers.split_at_mut(half);
        low.iter_mut()
            .zip(high)
            .for_each(|(low, high)| *low += *high);
        half /= 2;
    }
    numbers[0]
}

/// Returns a power of two, roughly: from one whole exponent to the next it grows linearly.
fn power(exponent: f32) -> u32 {
    const GREATEST: f32 = 24.0;
    const BIAS: f32 = 127.0;
    const ONE: f32 = (1u32 << 23) as f32;
    let exponent = exponent.clamp(0.0, GREATEST);
    f32::from_bits(((exponent + BIAS) * ONE) as u32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_exact_at_whole_exponents_and_grow_between() {
        assert_eq!(
            [-1.0, 0.0, 1.0, 10.0, 24.0, 99.0].map(power),
            [1, 1, 2, 1024, 1 << 24, 1 << 24]
        );
        assert_eq!(power(10.5), 1536);
    }

    #[test]
    fn only_whole_models_are_read() {
        let zero = [0; LeafModel::WEIGHTS * 4];
        let model = LeafModel::from_bytes(&zero).unwrap();
        assert_eq!(model.numbers(&[7.0; INPUTS]), [1, 1]);
        assert_ne!(model.id(), LeafModel::default().id());
        assert_eq!(LeafModel::from_bytes(&zero[1..]), None);
        let mut damaged = zero;
        damaged[..4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(LeafModel::from_bytes(&damaged), None);
    }
}
