use super::features::{Features, TERM_SCALES};
use super::loss::POINTS;
use super::shape::{Group, Shape};
use loa::{Random, SquareSet};
use loa_engine::net::{
    HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE, LINE_LIMIT, LINE_SCALE, OUTPUT_LIMIT,
    OUTPUT_SCALE, PIECE_FEATURES, TERM_LIMIT,
};
use loa_engine::{Phase, Term, Weights};

/// Neurons come in multiples of this.
const LANES: usize = 8;

impl Shape {
    /// Returns the rows of the terms' weights that apply to a position, with the share of each.
    fn term_rows(self, features: &Features) -> impl Iterator<Item = (usize, f32)> + use<> {
        let (one, other) = match self.is_terms_only() {
            true => ((0, features.many), Some((1, 1.0 - features.many))),
            false => ((features.bucket, 1.0), None),
        };
        std::iter::once(one).chain(other)
    }

    /// Returns the greatest size of each parameter that the engine's integers can hold.
    pub(crate) fn limits(self) -> Vec<f32> {
        let mut limits = vec![0.0; self.parameters()];
        for group in Group::ALL {
            let limit = match group {
                Group::Input => f64::from(HIDDEN_LIMIT) / f64::from(HIDDEN_SCALE),
                Group::InputBias => f64::from(HIDDEN_BIAS_LIMIT) / f64::from(HIDDEN_SCALE),
                Group::Output => f64::from(OUTPUT_LIMIT) / f64::from(OUTPUT_SCALE),
                Group::Lines => f64::from(LINE_LIMIT) / f64::from(LINE_SCALE) / POINTS,
                Group::Terms | Group::OutputBias => {
                    f64::from(TERM_LIMIT) / f64::from(Weights::UNIT) / POINTS
                }
            };
            limits[self.range(group)].fill(limit as f32);
        }
        let terms = &mut limits[self.range(Group::Terms)];
        for (limit, scale) in terms.iter_mut().zip(TERM_SCALES.iter().cycle()) {
            *limit /= scale;
        }
        limits
    }
}

/// A model in floating point: its logit is that of the side to move's chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    shape: Shape,
    parameters: Vec<f32>,
}

/// What the forward pass of a position leaves for the backward pass.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// The accumulators: the side to move's neurons, then the other's.
    sums: Vec<f32>,
    activations: Vec<f32>,
    slopes: Vec<f32>,
}

impl Scratch {
    pub(crate) fn new(shape: Shape) -> Scratch {
        let neurons = vec![0.0; 2 * shape.hidden];
        Scratch {
            sums: neurons.clone(),
            activations: neurons.clone(),
            slopes: neurons,
        }
    }
}

/// The parameters, or their derivatives, by group.
struct Groups<T> {
    input: T,
    input_bias: T,
    output: T,
    output_bias: T,
    terms: T,
    lines: T,
}

impl Model {
    /// Makes a model with random weights from a seed. Its terms have the weights of the engine's
    /// linear evaluation.
    ///
    /// # Panics
    /// If the number of neurons is not a multiple of 8, or a model of terms only has line tables.
    pub fn new(shape: Shape, seed: u64) -> Model {
        assert!(shape.hidden.is_multiple_of(LANES));
        assert!(!(shape.is_terms_only() && shape.has_lines));
        let mut random = Random::new(Random::mix(seed ^ Random::STEP));
        let mut uniform = |limit: f32| {
            let unit = (random.next_u64() >> 40) as f32 / (1 << 24) as f32;
            (2.0 * unit - 1.0) * limit
        };
        let mut parameters = vec![0.0; shape.parameters()];
        for weight in &mut parameters[shape.range(Group::Input)] {
            *weight = uniform(INPUT_SPREAD);
        }
        parameters[shape.range(Group::InputBias)].fill(INPUT_BIAS);
        for weight in &mut parameters[shape.range(Group::Output)] {
            *weight = uniform(OUTPUT_SPREAD);
        }
        let terms = shape.range(Group::Terms);
        for (place, weight) in parameters[terms].iter_mut().enumerate() {
            let row = place / Term::COUNT;
            let share = match shape.is_terms_only() {
                true => 1.0 - row as f64,
                false => share_of_many(row),
            };
            *weight = linear_weight(share, Term::ALL[place % Term::COUNT]);
        }
        Model { shape, parameters }
    }

    /// Returns what it consists of.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    pub(crate) fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    pub(crate) fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }

    pub(crate) fn group(&self, group: Group) -> &[f32] {
        &self.parameters[self.shape.range(group)]
    }

    /// Returns the logit of a position.
    pub(crate) fn forward(&self, features: &Features, scratch: &mut Scratch) -> f32 {
        let Scratch {
            sums, activations, ..
        } = scratch;
        let hidden = self.shape.hidden;
        let groups = self.shape.split(&self.parameters);
        let (own, other) = sums.split_at_mut(hidden);
        own.copy_from_slice(groups.input_bias);
        other.copy_from_slice(groups.input_bias);
        for (mine, theirs) in features.inputs() {
            add(own, row(groups.input, mine, hidden));
            add(other, row(groups.input, theirs, hidden));
        }
        for (activation, sum) in activations.iter_mut().zip(&*sums) {
            let clipped = sum.clamp(0.0, 1.0);
            *activation = clipped * clipped;
        }
        let output = row(groups.output, features.bucket, 2 * hidden);
        let bias = groups.output_bias.get(features.bucket);
        let mut logit = bias.copied().unwrap_or(0.0) + dot(output, activations);
        for (number, share) in self.shape.term_rows(features) {
            let terms = row(groups.terms, number, Term::COUNT);
            for (weight, term) in terms.iter().zip(features.terms) {
                logit += weight * (share * term);
            }
        }
        if self.shape.has_lines {
            let (mut many, mut few) = (0.0, 0.0);
            let (entries, _) = groups.lines.as_chunks::<2>();
            for entry in features.lines {
                let [of_many, of_few] = entries[usize::from(entry)];
                many += of_many;
                few += of_few;
            }
            logit += features.many * many + (1.0 - features.many) * few;
        }
        logit
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
        let Scratch {
            sums,
            activations,
            slopes,
        } = scratch;
        let hidden = self.shape.hidden;
        let bucket = features.bucket;
        let output = row(self.group(Group::Output), bucket, 2 * hidden);
        for ((to, sum), weight) in slopes.iter_mut().zip(&*sums).zip(output) {
            let inside = if *sum > 0.0 && *sum < 1.0 { *sum } else { 0.0 };
            *to = slope * weight * 2.0 * inside;
        }
        let groups = self.shape.split_mut(gradient);
        if let Some(bias) = groups.output_bias.get_mut(bucket) {
            *bias += slope;
        }
        let output = row_mut(groups.output, bucket, 2 * hidden);
        for (to, activation) in output.iter_mut().zip(&*activations) {
            *to += slope * activation;
        }
        for (number, share) in self.shape.term_rows(features) {
            let terms = row_mut(groups.terms, number, Term::COUNT);
            for (to, term) in terms.iter_mut().zip(features.terms) {
                *to += slope * (share * term);
            }
        }
        let (own, other) = slopes.split_at(hidden);
        add(groups.input_bias, own);
        add(groups.input_bias, other);
        for (mine, theirs) in features.inputs() {
            add(row_mut(groups.input, mine, hidden), own);
            add(row_mut(groups.input, theirs, hidden), other);
        }
        if self.shape.has_lines {
            let (of_many, of_few) = (slope * features.many, slope * (1.0 - features.many));
            let (entries, _) = groups.lines.as_chunks_mut::<2>();
            for entry in features.lines {
                let [many, few] = &mut entries[usize::from(entry)];
                *many += of_many;
                *few += of_few;
            }
        }
    }
}

/// The largest random weight of the hidden layer, small enough that no neuron starts off flat.
const INPUT_SPREAD: f32 = 0.1;
/// The bias that the neurons start with, in the middle of where they are not flat.
const INPUT_BIAS: f32 = 0.4;
/// The largest random weight of the output.
const OUTPUT_SPREAD: f32 = 0.05;

/// Returns the share of the weights for many pieces, for the piece counts of a bucket.
fn share_of_many(bucket: usize) -> f64 {
    let pieces = (3 * bucket + 2) as f64;
    let (least, most) = (f64::from(Phase::FEW), f64::from(Phase::MANY));
    (pieces.clamp(least, most) - least) / (most - least)
}

/// Returns a term's weight in the linear evaluation, for a share of the weights for many pieces.
fn linear_weight(share: f64, term: Term) -> f32 {
    let (many, few) = Weights::DEFAULT.phases(term);
    let weight = share * f64::from(many) + (1.0 - share) * f64::from(few);
    let points = weight / f64::from(Weights::UNIT);
    (points / POINTS) as f32 / TERM_SCALES[term as usize]
}

impl Shape {
    fn split(self, all: &[f32]) -> Groups<&[f32]> {
        let of = |group| &all[self.range(group)];
        Groups {
            input: of(Group::Input),
            input_bias: of(Group::InputBias),
            output: of(Group::Output),
            output_bias: of(Group::OutputBias),
            terms: of(Group::Terms),
            lines: of(Group::Lines),
        }
    }

    fn split_mut(self, all: &mut [f32]) -> Groups<&mut [f32]> {
        let (input, rest) = all.split_at_mut(self.len(Group::Input));
        let (input_bias, rest) = rest.split_at_mut(self.len(Group::InputBias));
        let (output, rest) = rest.split_at_mut(self.len(Group::Output));
        let (output_bias, rest) = rest.split_at_mut(self.len(Group::OutputBias));
        let (terms, lines) = rest.split_at_mut(self.len(Group::Terms));
        Groups {
            input,
            input_bias,
            output,
            output_bias,
            terms,
            lines,
        }
    }
}

impl Features {
    /// The active inputs: for each piece the row of the side to move, and that of the other side.
    fn inputs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let rows = |set: SquareSet| set.into_iter().map(loa::Square::index);
        let own = rows(self.own).map(|square| (square, PIECE_FEATURES / 2 + square));
        let other = rows(self.other).map(|square| (PIECE_FEATURES / 2 + square, square));
        own.chain(other)
    }
}

fn row(weights: &[f32], number: usize, len: usize) -> &[f32] {
    &weights[number * len..][..len]
}

fn row_mut(weights: &mut [f32], number: usize, len: usize) -> &mut [f32] {
    &mut weights[number * len..][..len]
}

fn add(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

/// The sum of products, in lanes that are added up in the end: an order that vectors keep to.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut lanes = [0.0; LANES];
    for (a, b) in a
        .as_chunks::<LANES>()
        .0
        .iter()
        .zip(b.as_chunks::<LANES>().0)
    {
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
    use crate::net::tests::positions;

    /// A net whose neurons are partly flat and whose weights are all different.
    fn random_model(shape: Shape) -> Model {
        let mut model = Model::new(shape, 3);
        let mut random = Random::new(4);
        for weight in model.parameters_mut() {
            *weight += (random.below(2001) as f32 - 1000.0) / 8000.0;
        }
        model
    }

    /// The derivatives of the logit by each parameter are what small changes of it show.
    #[test]
    fn gradients_agree_with_finite_differences() {
        const STEP: f32 = 1.0 / 256.0;
        let (positions, _) = positions();
        for (hidden, has_lines) in [(16, true), (16, false), (0, false)] {
            let shape = Shape { hidden, has_lines };
            let mut model = random_model(shape);
            let mut scratch = Scratch::new(shape);
            let mut compared = [0; Group::ALL.len()];
            for place in (0..positions.len()).step_by(positions.len() / 12) {
                let features = Features::of(positions.at(place).sets, Variant::OF_NETS, shape);
                let mut gradient = vec![0.0; shape.parameters()];
                model.forward(&features, &mut scratch);
                model.backward(&features, 1.0, &mut scratch, &mut gradient);
                for (group, compared) in Group::ALL.into_iter().zip(&mut compared) {
                    let moving = shape.range(group).filter(|at| gradient[*at] != 0.0);
                    let still = shape.range(group).filter(|at| gradient[*at] == 0.0);
                    for at in moving.step_by(3).chain(still.step_by(499)) {
                        let weight = model.parameters[at];
                        let [high, low] = [STEP, -STEP].map(|step| {
                            model.parameters_mut()[at] = weight + step;
                            model.forward(&features, &mut scratch)
                        });
                        model.parameters_mut()[at] = weight;
                        let (found, expected) = (gradient[at], (high - low) / (2.0 * STEP));
                        let error = (found - expected).abs();
                        assert!(error < 3e-3, "{group:?} {at}: {found} {expected}");
                        *compared += usize::from(found != 0.0);
                    }
                }
            }
            for (group, compared) in Group::ALL.into_iter().zip(compared) {
                assert!(
                    (compared > 2) == (shape.len(group) > 0),
                    "{group:?}: {compared}"
                );
            }
        }
    }

    #[test]
    fn gradients_are_added_up_and_scaled() {
        let (positions, _) = positions();
        let shape = Shape {
            hidden: 8,
            has_lines: true,
        };
        let model = random_model(shape);
        let mut scratch = Scratch::new(shape);
        let features = Features::of(positions.at(5).sets, Variant::OF_NETS, shape);
        let mut once = vec![0.0; shape.parameters()];
        model.forward(&features, &mut scratch);
        model.backward(&features, 0.5, &mut scratch, &mut once);
        let mut twice = once.clone();
        model.backward(&features, -0.5, &mut scratch, &mut twice);
        assert!(once.iter().any(|slope| slope.abs() > 0.01));
        assert!(twice.iter().all(|slope| slope.abs() < 1e-6));
    }
}
