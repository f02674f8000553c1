use super::codes::{self, CodeScratch};
use super::features::Features;
use super::parameters::{by_tensor, rows, rows_mut};
use loa::Random;
use loa_engine::net::{HIDDEN, Kind, PIECE_FEATURES, Tensor};

/// A model in floating point: its logit is that of the side to move's chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(super) parameters: Vec<f32>,
}

/// What the forward pass of a position leaves for the backward pass.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// The neurons of the side to move, then the other's.
    sums: [[f32; HIDDEN]; 2],
    activations: [f32; 2 * HIDDEN],
    codes: CodeScratch,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch {
            sums: [[0.0; HIDDEN]; 2],
            activations: [0.0; 2 * HIDDEN],
            codes: CodeScratch::default(),
        }
    }
}

impl Model {
    /// Makes a model with random weights from a seed.
    pub fn new(seed: u64) -> Model {
        let mut random = Random::new(Random::mix(seed ^ Random::STEP));
        let mut uniform = |limit: f32| {
            let unit = (random.next_u64() >> 40) as f32 / (1 << 24) as f32;
            (2.0 * unit - 1.0) * limit
        };
        let mut parameters = by_tensor(|tensor| match tensor.is_bias() && tensor != Tensor::Bias {
            true => NEURON_BIAS,
            false => 0.0,
        });
        for (tensor, spread) in SPREADS {
            parameters[tensor.range()].fill_with(|| uniform(spread));
        }
        Model { parameters }
    }

    /// Returns the logit of a position.
    pub(crate) fn forward(&self, features: &Features, scratch: &mut Scratch) -> f32 {
        let parameters = &self.parameters;
        let [mut logit] = rows(parameters, Tensor::Bias)[features.row()];
        if features.kind == Kind::Standard {
            let [weights, biases] =
                [Tensor::Hidden, Tensor::HiddenBias].map(|it| rows(parameters, it));
            scratch.sums = [biases[0]; 2];
            let [own, other] = &mut scratch.sums;
            for (mine, theirs) in features.inputs() {
                add(own, &weights[mine]);
                add(other, &weights[theirs]);
            }
            let sums = scratch.sums.as_flattened();
            for (activation, sum) in scratch.activations.iter_mut().zip(sums) {
                *activation = squared(*sum);
            }
            let output = &rows(parameters, Tensor::Output)[features.bucket];
            logit += dot(output, &scratch.activations);
        }
        logit + codes::forward(parameters, features, &mut scratch.codes)
    }

    /// Adds the derivatives by the parameters to those given, after a forward pass; `slope` is the
    /// derivative by the logit.
    pub(crate) fn backward(
        &self,
        features: &Features,
        slope: f32,
        scratch: &mut Scratch,
        gradient: &mut [f32],
    ) {
        let parameters = &self.parameters;
        gradient[Tensor::Bias.range()][features.row()] += slope;
        codes::backward(parameters, features, slope, &scratch.codes, gradient);
        if features.kind == Kind::Standard {
            let weights: &[f32; 2 * HIDDEN] = &rows(parameters, Tensor::Output)[features.bucket];
            let mut slopes = [[0.0; HIDDEN]; 2];
            let neurons = scratch.sums.as_flattened().iter().zip(weights);
            for (to, (sum, weight)) in slopes.as_flattened_mut().iter_mut().zip(neurons) {
                *to = slope * weight * slope_of_squared(*sum);
            }
            let [output] = rows_mut(gradient, [Tensor::Output]);
            add_scaled(&mut output[features.bucket], &scratch.activations, slope);
            let [own, other] = &slopes;
            let [hidden, biases] = rows_mut(gradient, [Tensor::Hidden, Tensor::HiddenBias]);
            add(&mut biases[0], own);
            add(&mut biases[0], other);
            for (mine, theirs) in features.inputs() {
                add(&mut hidden[mine], own);
                add(&mut hidden[theirs], other);
            }
        }
    }
}

/// The largest random weights: small enough that no neuron starts off flat.
const SPREADS: [(Tensor, f32); 7] = [
    (Tensor::Hidden, 0.1),
    (Tensor::Output, 0.05),
    (Tensor::Codes, 0.1),
    (Tensor::Sums, 0.02),
    (Tensor::First, 0.1),
    (Tensor::Second, 0.2),
    (Tensor::Third, 0.05),
];
/// The bias that the neurons start with, in the middle of where they are not flat.
const NEURON_BIAS: f32 = 0.4;

impl Features {
    /// The active inputs: for each piece the row of the side to move, and that of the other side.
    fn inputs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let [own, other] = self.sets.map(|set| set.into_iter().map(loa::Square::index));
        let own = own.map(|square| (square, PIECE_FEATURES / 2 + square));
        own.chain(other.map(|square| (PIECE_FEATURES / 2 + square, square)))
    }
}

/// The activation of a neuron that is clipped and squared.
pub(super) fn squared(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

pub(super) fn slope_of_squared(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 {
        2.0 * sum
    } else {
        0.0
    }
}

pub(super) fn add<const N: usize>(to: &mut [f32; N], from: &[f32; N]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

pub(super) fn add_scaled<const N: usize>(to: &mut [f32; N], from: &[f32; N], factor: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += factor * from;
    }
}

/// The sum of products, in lanes that are added up in the end: an order that vectors keep to.
pub(super) fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    const LANES: usize = 8;
    let mut lanes = [0.0; LANES];
    let (a, b) = (a.as_chunks::<LANES>().0, b.as_chunks::<LANES>().0);
    for (a, b) in a.iter().zip(b) {
        for lane in 0..LANES {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Variant;
    use crate::net::parameters::PARAMETERS;
    use crate::net::tests::positions;
    use loa::{Goal, Size};

    /// A net whose neurons are partly flat and whose weights are all different.
    fn random_model() -> Model {
        let mut model = Model::new(3);
        let mut random = Random::new(4);
        for weight in &mut model.parameters {
            *weight += (random.below(2001) as f32 - 1000.0) / 8000.0;
        }
        model
    }

    /// The derivatives of the logit by each parameter are what small changes of it show.
    #[test]
    fn gradients_agree_with_finite_differences() {
        // So small that hardly a neuron becomes flat within it.
        const STEP: f32 = 1.0 / 4096.0;
        let mut flattened = 0;
        let (positions, _) = positions();
        let mut model = random_model();
        let mut scratch = Scratch::default();
        let mut compared = [0; Tensor::ALL.len()];
        let variants = [
            Variant::new(Size::STANDARD, Goal::Connect),
            Variant::new(Size::STANDARD, Goal::Misere),
        ];
        for place in (0..positions.len()).step_by(positions.len() / 12) {
            let features = Features::of(positions.at(place).sets, variants[place % 2]);
            let mut gradient = vec![0.0; PARAMETERS];
            model.forward(&features, &mut scratch);
            model.backward(&features, 1.0, &mut scratch, &mut gradient);
            for (tensor, compared) in Tensor::ALL.into_iter().zip(&mut compared) {
                let moving = tensor.range().filter(|at| gradient[*at] != 0.0);
                let still = tensor.range().filter(|at| gradient[*at] == 0.0);
                for at in moving.step_by(7).chain(still.step_by(4999)) {
                    let weight = model.parameters[at];
                    let [high, low] = [STEP, -STEP].map(|step| {
                        model.parameters[at] = weight + step;
                        model.forward(&features, &mut scratch)
                    });
                    model.parameters[at] = weight;
                    let (found, expected) = (gradient[at], (high - low) / (2.0 * STEP));
                    let error = (found - expected).abs() / (1.0 + expected.abs());
                    flattened += usize::from(error > 6e-3);
                    *compared += usize::from(found != 0.0);
                }
            }
        }
        for (tensor, compared) in Tensor::ALL.into_iter().zip(compared) {
            assert!(compared > 2, "{tensor:?}: {compared}");
        }
        let all: usize = compared.iter().sum();
        assert!(500 * flattened < all, "{flattened} of {all} differ");
    }

    #[test]
    fn gradients_are_added_up_and_scaled() {
        let (positions, _) = positions();
        let model = random_model();
        let mut scratch = Scratch::default();
        let variant = Variant::new(Size::STANDARD, Goal::Connect);
        let features = Features::of(positions.at(5).sets, variant);
        let mut once = vec![0.0; PARAMETERS];
        model.forward(&features, &mut scratch);
        model.backward(&features, 0.5, &mut scratch, &mut once);
        let mut twice = once.clone();
        model.backward(&features, -0.5, &mut scratch, &mut twice);
        assert!(once.iter().any(|slope| slope.abs() > 0.01));
        assert!(twice.iter().all(|slope| slope.abs() < 1e-6));
    }
}
