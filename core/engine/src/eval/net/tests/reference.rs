//! The evaluation as its definition says, without accumulators, tables by line index and vector
//! instructions: what the fast one is compared with.

use super::evaluator::{interpolate, scaled};
use super::features::{bucket, line_entries, piece_features};
use super::weights::{HIDDEN, HIDDEN_SCALE, LINE_NEURONS, NetWeights};
use crate::lines::line_contents;
use crate::{Phase, Weights};
use loa::{Color, Position};

/// Returns the static evaluation for the side to move, not yet limited to the range of a score.
pub(super) fn points(net: &NetWeights, position: &Position) -> i32 {
    let bucket = bucket(position);
    let sum = net.bias[bucket] + lines(net, position) + layers(net, position, bucket);
    sum / Weights::UNIT
}

/// The part of the lines, in points times [`Weights::UNIT`].
fn lines(net: &NetWeights, position: &Position) -> i32 {
    let [mut many, mut few] = [0, 0];
    for entry in line_entries(position, position.turn()) {
        let weights = net.lines[usize::from(entry)];
        many += i32::from(weights[0]);
        few += i32::from(weights[1]);
    }
    interpolate(many, few, Phase::of(position))
}

/// The part of the hidden layer and of the line layer, in points times [`Weights::UNIT`].
fn layers(net: &NetWeights, position: &Position, bucket: usize) -> i32 {
    let own = position.turn();
    let sides = [own, own.opponent()];
    let hidden = sides.map(|color| hidden_activations(net, position, color));
    let lines = sides.map(|color| line_activations(net, position, color));
    let products = hidden.iter().flatten().zip(&net.output[bucket]);
    let of_lines = lines.iter().flatten().zip(&net.line_output[bucket]);
    let products = products.chain(of_lines);
    scaled(
        products
            .map(|(activation, weight)| i64::from(*activation) * i64::from(*weight))
            .sum(),
    )
}

/// Each neuron's activation as a side sees the position, times the square of [`HIDDEN_SCALE`].
fn hidden_activations(net: &NetWeights, position: &Position, own: Color) -> [i32; HIDDEN] {
    let mut neurons = net.hidden_bias.map(i32::from);
    for feature in piece_features(position, own) {
        for (neuron, weight) in neurons.iter_mut().zip(net.hidden[feature]) {
            *neuron += i32::from(weight);
        }
    }
    neurons.map(activation)
}

/// The same for the line layer.
fn line_activations(net: &NetWeights, position: &Position, own: Color) -> [i32; LINE_NEURONS] {
    let mut neurons = net.line_bias.map(i32::from);
    for entry in line_entries(position, own) {
        for (neuron, weight) in neurons
            .iter_mut()
            .zip(net.line_neurons[line_contents(entry)])
        {
            *neuron += i32::from(weight);
        }
    }
    neurons.map(activation)
}

fn activation(neuron: i32) -> i32 {
    neuron.clamp(0, HIDDEN_SCALE).pow(2)
}

mod tests {
    use super::*;
    use crate::eval::net::tests::random_net;
    use crate::tests::{Random, random_positions};
    use loa::{Axis, Size, Square, Symmetry};

    /// The evaluation in real numbers, the lines read square by square.
    fn real_points(net: &NetWeights, position: &Position) -> f64 {
        let own = position.turn();
        let pieces = position.occupied().len() as usize;
        let bucket = ((pieces - 1) / 3).min(7);
        let share = Phase::of(position).share_of_many();
        let mut points = f64::from(net.bias[bucket]) / 256.0;
        for entry in line_entries(position, own) {
            let [many, few] = net.lines[usize::from(entry)].map(f64::from);
            points += (share * many + (1.0 - share) * few) / 4.0;
        }
        let mut logits = 0.0;
        for (half, side) in [own, own.opponent()].into_iter().enumerate() {
            for neuron in 0..HIDDEN {
                let mut sum = f64::from(net.hidden_bias[neuron]) / 255.0;
                for square in Size::STANDARD.squares() {
                    let Some(color) = position.at(square) else {
                        continue;
                    };
                    let feature = square.index() + if color == side { 0 } else { 64 };
                    sum += f64::from(net.hidden[feature][neuron]) / 255.0;
                }
                let weight = f64::from(net.output[bucket][HIDDEN * half + neuron]) / 64.0;
                logits += sum.clamp(0.0, 1.0).powi(2) * weight;
            }
            for neuron in 0..LINE_NEURONS {
                let mut sum = f64::from(net.line_bias[neuron]) / 255.0;
                for entry in line_entries(position, side) {
                    let contents = net.line_neurons[line_contents(entry)];
                    sum += f64::from(contents[neuron]) / 255.0;
                }
                let weight = net.line_output[bucket][LINE_NEURONS * half + neuron];
                logits += sum.clamp(0.0, 1.0).powi(2) * f64::from(weight) / 64.0;
            }
        }
        points + logits * 400.0 / 10f64.ln()
    }

    #[test]
    fn whole_numbers_agree_with_real_ones() {
        let net = random_net(1);
        let mut seen = Vec::new();
        for position in random_positions(&mut Random::new(2), Size::STANDARD, 60) {
            let points = points(net.weights(), &position);
            let real = real_points(net.weights(), &position);
            assert!((f64::from(points) - real).abs() < 1.1, "{points} {real}");
            seen.push(points);
        }
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 50);
    }

    #[test]
    fn exchanging_the_colours_changes_nothing() {
        let net = random_net(3);
        for position in random_positions(&mut Random::new(4), Size::STANDARD, 30) {
            let pieces = loa::ByColor {
                black: position.pieces(Color::White),
                white: position.pieces(Color::Black),
            };
            let turn = position.turn().opponent();
            let other = Position::from_pieces(Size::STANDARD, pieces, turn).unwrap();
            assert_eq!(net.evaluate(&position), net.evaluate(&other));
        }
    }

    /// One line's weight counts where the line has its contents, and nowhere else.
    #[test]
    fn line_weights_belong_to_contents_seen_by_a_side() {
        let start = Position::empty(Size::STANDARD);
        let mut position = start;
        for (name, color) in [
            ("b3", Color::Black),
            ("c3", Color::White),
            ("g3", Color::White),
        ] {
            let square: Square = name.parse().unwrap();
            position.set(square, Some(color), Color::White).unwrap();
        }
        assert_eq!(
            position.line_count("a3".parse().unwrap(), Axis::Horizontal),
            3
        );
        let entries = line_entries(&position, Color::White);
        let empty = line_entries(&start, Color::White);
        // Ranks and files two steps from the edge have these; the c file's own has a lower number.
        let third_ranks = 2 * 3321..3 * 3321;
        let rank = entries
            .iter()
            .filter(|entry| third_ranks.contains(*entry) && !empty.contains(entry))
            .max();
        let mut weights = NetWeights::zero();
        weights.lines[usize::from(*rank.unwrap())] = [400, 200];
        for symmetry in Symmetry::of(Size::STANDARD) {
            let image = symmetry.position(&position);
            assert_eq!(points(&weights, &image), 50);
            let mut other = image;
            other.set_turn(Color::Black);
            assert_eq!(points(&weights, &other), 0);
        }
    }
}
