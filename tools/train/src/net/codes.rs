//! The part of a model that sees the lines through each piece: codes and the layers above them.

use super::features::Features;
use super::model::{add, add_scaled, dot, slope_of_squared, squared};
use super::parameters::{rows, rows_mut};
use loa::Color;
use loa_engine::net::{CHANNELS, NEURONS, SUMS, Tensor};

/// What a forward pass leaves for the backward pass.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeScratch {
    /// The channels of each square with a piece: as the side to move sees it, then as the other.
    squares: Vec<[[f32; CHANNELS]; 2]>,
    sums: [f32; SUMS],
    first: [f32; NEURONS],
    second: [f32; NEURONS],
}

/// Returns the part of the logit.
pub(super) fn forward(parameters: &[f32], features: &Features, scratch: &mut CodeScratch) -> f32 {
    let [codes, biases] = [Tensor::Codes, Tensor::SquareBias].map(|it| rows(parameters, it));
    scratch.squares.clear();
    scratch.sums.fill(0.0);
    let (sums, _) = scratch.sums.as_chunks_mut::<CHANNELS>();
    for square in &features.squares {
        let mut both = [[0.0; CHANNELS]; 2];
        for (view, (square, channels)) in square.iter().zip(&mut both).enumerate() {
            *channels = biases[square.class];
            for code in square.codes {
                add(channels, &codes[code]);
            }
            let sums = &mut sums[part(view, square.color)];
            for (sum, channel) in sums.iter_mut().zip(channels) {
                *sum += squared(*channel);
            }
        }
        scratch.squares.push(both);
    }
    let number = features.row();
    let (first, second) = (
        [Tensor::First, Tensor::FirstBias],
        [Tensor::Second, Tensor::SecondBias],
    );
    scratch.first = layer(parameters, first, number, &scratch.sums);
    scratch.second = layer(parameters, second, number, &clipped(&scratch.first));
    dot(&rows(parameters, Tensor::Sums)[number], &scratch.sums)
        + dot(
            &rows(parameters, Tensor::Third)[number],
            &clipped(&scratch.second),
        )
}

/// Adds the derivatives to those of the parameters.
pub(super) fn backward(
    parameters: &[f32],
    features: &Features,
    slope: f32,
    scratch: &CodeScratch,
    gradient: &mut [f32],
) {
    let number = features.row();
    let third = rows(parameters, Tensor::Third)[number].map(|weight| slope * weight);
    let of_second = inside(&scratch.second, third);
    let neurons = clipped(&scratch.first);
    let of_first = layer_back(
        parameters,
        gradient,
        Tensor::Second,
        number,
        &neurons,
        &of_second,
    );
    let of_first = inside(&scratch.first, of_first);
    let sums = &scratch.sums;
    let mut of_sums = layer_back(parameters, gradient, Tensor::First, number, sums, &of_first);
    add_scaled(&mut of_sums, &rows(parameters, Tensor::Sums)[number], slope);
    let [output] = rows_mut(gradient, [Tensor::Sums]);
    add_scaled(&mut output[number], sums, slope);
    let above = [Tensor::FirstBias, Tensor::SecondBias, Tensor::Third];
    let [first_bias, second_bias, third] = rows_mut(gradient, above);
    add(&mut first_bias[number], &of_first);
    add(&mut second_bias[number], &of_second);
    add_scaled(&mut third[number], &clipped(&scratch.second), slope);
    let [codes, biases] = rows_mut(gradient, [Tensor::Codes, Tensor::SquareBias]);
    let (of_sums, _) = of_sums.as_chunks::<CHANNELS>();
    for (square, channels) in features.squares.iter().zip(&scratch.squares) {
        for (view, (square, channels)) in square.iter().zip(channels).enumerate() {
            let slopes = of_sums[part(view, square.color)];
            let slopes: [f32; CHANNELS] =
                std::array::from_fn(|at| slope_of_squared(channels[at]) * slopes[at]);
            add(&mut biases[square.class], &slopes);
            for code in square.codes {
                add(&mut codes[code], &slopes);
            }
        }
    }
}

/// The part of the sums for a side's pieces as one of the sides sees them; the side to move is
/// Black.
const fn part(view: usize, color: Color) -> usize {
    2 * view + (view ^ color as usize)
}

fn clipped(neurons: &[f32; NEURONS]) -> [f32; NEURONS] {
    neurons.map(|neuron| neuron.clamp(0.0, 1.0))
}

/// The slopes before clipping.
fn inside(neurons: &[f32; NEURONS], slopes: [f32; NEURONS]) -> [f32; NEURONS] {
    std::array::from_fn(|at| match neurons[at] > 0.0 && neurons[at] < 1.0 {
        true => slopes[at],
        false => 0.0,
    })
}

/// The neurons of a layer before clipping.
fn layer<const N: usize>(
    parameters: &[f32],
    [weights, biases]: [Tensor; 2],
    number: usize,
    inputs: &[f32; N],
) -> [f32; NEURONS] {
    let weights = &rows(parameters, weights)[number * NEURONS..];
    let biases: &[f32; NEURONS] = &rows(parameters, biases)[number];
    std::array::from_fn(|neuron| biases[neuron] + dot(&weights[neuron], inputs))
}

/// Adds the derivatives by a layer's weights, and returns those by its inputs.
fn layer_back<const N: usize>(
    parameters: &[f32],
    gradient: &mut [f32],
    weights: Tensor,
    number: usize,
    inputs: &[f32; N],
    slopes: &[f32; NEURONS],
) -> [f32; N] {
    let [gradient] = rows_mut(gradient, [weights]);
    let weights = rows(parameters, weights);
    let mut back = [0.0; N];
    for (row, slope) in (number * NEURONS..).zip(slopes) {
        if *slope != 0.0 {
            add_scaled(&mut back, &weights[row], *slope);
            add_scaled(&mut gradient[row], inputs, *slope);
        }
    }
    back
}
