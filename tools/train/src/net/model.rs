use super::features::{Features, TERM_SCALES};
use super::loss::POINTS;
use super::shape::{Group, Shape};
use loa::{Random, SquareSet};
use loa_engine::net::{LINE_NEURONS, PIECE_FEATURES, line_contents};
use loa_engine::{Term, Weights};

/// Neurons come in multiples of this.
const LANES: usize = 8;

/// A model in floating point: its logit is that of the side to move's chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    shape: Shape,
    parameters: Vec<f32>,
}

/// What the forward pass of a position leaves for the backward pass.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// The accumulators: the side to move's neurons of the hidden layer, then the other's; the same
    /// for the line layer.
    sums: Vec<f32>,
    activations: Vec<f32>,
    slopes: Vec<f32>,
}

impl Scratch {
    pub(crate) fn new(shape: Shape) -> Scratch {
        let neurons = vec![0.0; 2 * (shape.hidden + LINE_NEURONS)];
        Scratch {
            sums: neurons.clone(),
            activations: neurons.clone(),
            slopes: neurons,
        }
    }
}

impl Model {
    /// Makes a model with random weights from a seed; one of terms with the weights of the engine's
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
        for (group, spread) in SPREADS {
            parameters[shape.range(group)].fill_with(|| uniform(spread));
        }
        for group in [Group::InputBias, Group::LineBias] {
            parameters[shape.range(group)].fill(INPUT_BIAS);
        }
        let terms = shape.range(Group::Terms);
        for (weight, linear) in parameters[terms].iter_mut().zip(linear_weights()) {
            *weight = linear;
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
        let [
            input,
            input_bias,
            output,
            output_bias,
            terms,
            lines,
            neurons,
            line_bias,
            line_output,
        ] = self.shape.split(&self.parameters);
        let (hidden_sums, line_sums) = sums.split_at_mut(2 * hidden);
        let (own, other) = hidden_sums.split_at_mut(hidden);
        own.copy_from_slice(input_bias);
        other.copy_from_slice(input_bias);
        for (mine, theirs) in features.inputs() {
            add(own, row(input, mine, hidden));
            add(other, row(input, theirs, hidden));
        }
        if self.shape.has_lines {
            for (sums, entries) in line_sums.chunks_mut(LINE_NEURONS).zip(features.lines) {
                sums.copy_from_slice(line_bias);
                for entry in entries {
                    add(sums, row(neurons, line_contents(entry), LINE_NEURONS));
                }
            }
        }
        for (activation, sum) in activations.iter_mut().zip(&*sums) {
            let clipped = sum.clamp(0.0, 1.0);
            *activation = clipped * clipped;
        }
        let output = row(output, features.bucket, 2 * hidden);
        let bias = output_bias.get(features.bucket);
        let (of_hidden, of_lines) = activations.split_at(2 * hidden);
        let mut logit = bias.copied().unwrap_or(0.0) + dot(output, of_hidden);
        for (weight, input) in terms.iter().zip(features.tapered_terms()) {
            logit += weight * input;
        }
        if self.shape.has_lines {
            let (mut many, mut few) = (0.0, 0.0);
            let output = row(line_output, features.bucket, 2 * LINE_NEURONS);
            logit += dot(output, of_lines);
            let (entries, _) = lines.as_chunks::<2>();
            for entry in features.lines[0] {
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
        let of_lines = match self.shape.has_lines {
            true => row(self.group(Group::LineOutput), bucket, 2 * LINE_NEURONS),
            false => &[],
        };
        let output = output.iter().chain(of_lines);
        for ((to, sum), weight) in slopes.iter_mut().zip(&*sums).zip(output) {
            let inside = if *sum > 0.0 && *sum < 1.0 { *sum } else { 0.0 };
            *to = slope * weight * 2.0 * inside;
        }
        let [
            input,
            input_bias,
            output,
            output_bias,
            terms,
            lines,
            neurons,
            line_bias,
            line_output,
        ] = self.shape.split_mut(gradient);
        if let Some(bias) = output_bias.get_mut(bucket) {
            *bias += slope;
        }
        let output = row_mut(output, bucket, 2 * hidden);
        for (to, activation) in output.iter_mut().zip(&*activations) {
            *to += slope * activation;
        }
        for (to, input) in terms.iter_mut().zip(features.tapered_terms()) {
            *to += slope * input;
        }
        let (hidden_slopes, line_slopes) = slopes.split_at(2 * hidden);
        let (own, other) = hidden_slopes.split_at(hidden);
        add(input_bias, own);
        add(input_bias, other);
        for (mine, theirs) in features.inputs() {
            add(row_mut(input, mine, hidden), own);
            add(row_mut(input, theirs, hidden), other);
        }
        if self.shape.has_lines {
            let (of_many, of_few) = (slope * features.many, slope * (1.0 - features.many));
            let (entries, _) = lines.as_chunks_mut::<2>();
            for entry in features.lines[0] {
                let [many, few] = &mut entries[usize::from(entry)];
                *many += of_many;
                *few += of_few;
            }
            for (slopes, entries) in line_slopes.chunks(LINE_NEURONS).zip(features.lines) {
                add(line_bias, slopes);
                for entry in entries {
                    let contents = line_contents(entry);
                    add(row_mut(neurons, contents, LINE_NEURONS), slopes);
                }
            }
            let output = row_mut(line_output, bucket, 2 * LINE_NEURONS);
            for (to, activation) in output.iter_mut().zip(&activations[2 * hidden..]) {
                *to += slope * activation;
            }
        }
    }
}

/// The largest random weights: of the hidden layer small enough that no neuron starts off flat,
/// less in the line layer, whose neurons see more lines than pieces.
const SPREADS: [(Group, f32); 4] = [
    (Group::Input, 0.1),
    (Group::Output, 0.05),
    (Group::LineNeurons, 0.05),
    (Group::LineOutput, 0.05),
];
/// The bias that the neurons start with, in the middle of where they are not flat.
const INPUT_BIAS: f32 = 0.4;

/// Returns the weights of the terms in the linear evaluation, with many pieces, then with few.
fn linear_weights() -> impl Iterator<Item = f32> {
    let weight = |term, weight: i32| {
        let points = f64::from(weight) / f64::from(Weights::UNIT);
        (points / POINTS) as f32 / TERM_SCALES[term as usize]
    };
    let of = |term| Weights::DEFAULT.phases(term);
    let many = Term::ALL.map(|term| weight(term, of(term).0));
    many.into_iter()
        .chain(Term::ALL.map(|term| weight(term, of(term).1)))
}

impl Features {
    /// The terms by their share with many pieces, then with few.
    fn tapered_terms(&self) -> impl Iterator<Item = f32> {
        let shares = [self.many, 1.0 - self.many].into_iter();
        shares.flat_map(|share| self.terms.iter().map(move |term| share * term))
    }

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
        // So small that no neuron becomes flat within it.
        const STEP: f32 = 1.0 / 2048.0;
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
