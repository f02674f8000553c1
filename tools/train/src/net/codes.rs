//! The part of a model that sees the lines through each piece: codes and the layers above them.

use super::features::Features;
use super::model::{add, add_scaled, dot, row, row_mut, slope_of_squared, squared};
use loa::Color;
use loa_engine::net::{CHANNELS, NEURONS, SUMS};

/// The tensors from the codes to the output.
const TENSORS: usize = 8;

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
pub(super) fn forward(
    tensors: [&[f32]; TENSORS],
    features: &Features,
    scratch: &mut CodeScratch,
) -> f32 {
    let [
        codes,
        biases,
        output,
        first,
        first_bias,
        second,
        second_bias,
        third,
    ] = tensors;
    scratch.squares.clear();
    scratch.sums.fill(0.0);
    for square in &features.squares {
        let mut both = [[0.0; CHANNELS]; 2];
        for (view, (square, channels)) in square.iter().zip(&mut both).enumerate() {
            channels.copy_from_slice(row(biases, square.class, CHANNELS));
            for code in square.codes {
                add(channels, row(codes, code, CHANNELS));
            }
            let sums = row_mut(&mut scratch.sums, part(view, square.color), CHANNELS);
            for (sum, channel) in sums.iter_mut().zip(channels) {
                *sum += squared(*channel);
            }
        }
        scratch.squares.push(both);
    }
    let number = features.row();
    scratch.first = layer(first, first_bias, number, &scratch.sums);
    scratch.second = layer(second, second_bias, number, &clipped(&scratch.first));
    dot(row(output, number, SUMS), &scratch.sums)
        + dot(row(third, number, NEURONS), &clipped(&scratch.second))
}

/// Adds the derivatives to those of the tensors.
pub(super) fn backward(
    tensors: [&[f32]; TENSORS],
    features: &Features,
    slope: f32,
    scratch: &CodeScratch,
    gradient: [&mut [f32]; TENSORS],
) {
    let [_, _, output, first, _, second, _, third] = tensors;
    let [
        codes_to,
        biases_to,
        output_to,
        first_to,
        first_bias_to,
        second_to,
        second_bias_to,
        third_to,
    ] = gradient;
    let number = features.row();
    let third = row(third, number, NEURONS);
    let slopes = inside(&scratch.second, std::array::from_fn(|at| slope * third[at]));
    add_scaled(
        row_mut(third_to, number, NEURONS),
        &clipped(&scratch.second),
        slope,
    );
    add(row_mut(second_bias_to, number, NEURONS), &slopes);
    let neurons = clipped(&scratch.first);
    let slopes = layer_back(second, second_to, number, &neurons, &slopes);
    let slopes = inside(&scratch.first, slopes);
    add(row_mut(first_bias_to, number, NEURONS), &slopes);
    let mut slopes = layer_back(first, first_to, number, &scratch.sums, &slopes);
    add_scaled(row_mut(output_to, number, SUMS), &scratch.sums, slope);
    add_scaled(&mut slopes, row(output, number, SUMS), slope);
    for (square, channels) in features.squares.iter().zip(&scratch.squares) {
        for (view, (square, channels)) in square.iter().zip(channels).enumerate() {
            let slopes = row(&slopes, part(view, square.color), CHANNELS);
            let slopes: [f32; CHANNELS] =
                std::array::from_fn(|at| slope_of_squared(channels[at]) * slopes[at]);
            add(row_mut(biases_to, square.class, CHANNELS), &slopes);
            for code in square.codes {
                add(row_mut(codes_to, code, CHANNELS), &slopes);
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
    weights: &[f32],
    biases: &[f32],
    number: usize,
    inputs: &[f32; N],
) -> [f32; NEURONS] {
    let weights = row(weights, number, NEURONS * N);
    let biases = row(biases, number, NEURONS);
    std::array::from_fn(|neuron| biases[neuron] + dot(row(weights, neuron, N), inputs))
}

/// Adds a layer's derivatives by its weights, and returns those by its inputs.
fn layer_back<const N: usize>(
    weights: &[f32],
    weights_to: &mut [f32],
    number: usize,
    inputs: &[f32; N],
    slopes: &[f32; NEURONS],
) -> [f32; N] {
    let weights = row(weights, number, NEURONS * N);
    let weights_to = row_mut(weights_to, number, NEURONS * N);
    let mut back = [0.0; N];
    for (neuron, slope) in slopes
        .iter()
        .enumerate()
        .filter(|(_, slope)| **slope != 0.0)
    {
        add_scaled(&mut back, row(weights, neuron, N), *slope);
        add_scaled(row_mut(weights_to, neuron, N), inputs, *slope);
    }
    back
}
