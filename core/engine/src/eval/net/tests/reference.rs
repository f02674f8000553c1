//! The evaluation as its definition says, without sums kept, tables by line index and vectors: what
//! the fast one is compared with.

use super::coded_squares;
use super::evaluator::{scaled_codes, scaled_hidden};
use super::features::{BUCKETS, PIECE_FEATURES, bucket};
use super::tensors::Tensor;
use super::weights::{
    CHANNELS, FULL, HIDDEN, HIDDEN_SCALE, Kind, NEURONS, NetWeights, POINT_SCALE, SUMS, UPPER_SCALE,
};
use loa::{Axis, Color, Goal, Position, Square};

/// Returns the static evaluation for the side to move, not yet limited to the range of a score.
pub(super) fn points(net: &NetWeights, position: &Position, goal: Goal) -> i32 {
    points_without(net, position, goal, None, &|_, _| false)
}

/// The same without a piece, whose lines stay as they are, and without what pieces see along some
/// of their lines.
pub(super) fn points_without(
    net: &NetWeights,
    position: &Position,
    goal: Goal,
    piece: Option<Square>,
    is_unseen: &dyn Fn(Square, Axis) -> bool,
) -> i32 {
    let kind = Kind::of(position.size(), goal);
    let bucket = bucket(position);
    let mut left = *position;
    if let Some(square) = piece {
        left.set(square, None, position.turn()).unwrap();
    }
    let hidden = match kind {
        Kind::Standard => scaled_hidden(hidden_part(net, &left, bucket)),
        Kind::Connect | Kind::Misere => 0,
    };
    let row = kind as usize * BUCKETS + bucket;
    let sums = sums(net, position, piece, is_unseen);
    let codes = scaled_codes(above_codes(net, row, sums));
    (hidden + codes + net[Tensor::Bias][row]) / POINT_SCALE
}

/// The hidden layer's activations times their weights.
fn hidden_part(net: &NetWeights, position: &Position, bucket: usize) -> i32 {
    let own = position.turn();
    let sides = [own, own.opponent()].map(|color| hidden_activations(net, position, color));
    let weights = net.rows::<{ 2 * HIDDEN }>(Tensor::Output)[bucket];
    let products = sides.iter().flatten().zip(weights);
    products
        .map(|(activation, weight)| activation * weight)
        .sum()
}

/// Each neuron's activation as a side sees the position, times the square of [`HIDDEN_SCALE`].
fn hidden_activations(net: &NetWeights, position: &Position, own: Color) -> [i32; HIDDEN] {
    let mut neurons: [i32; HIDDEN] = net.rows(Tensor::HiddenBias)[0];
    let weights: &[[i32; HIDDEN]] = net.rows(Tensor::Hidden);
    for feature in piece_features(position, own) {
        for (neuron, weight) in neurons.iter_mut().zip(weights[feature]) {
            *neuron += weight;
        }
    }
    neurons.map(|neuron| neuron.clamp(0, HIDDEN_SCALE).pow(2))
}

/// The features of all pieces as a side sees them.
fn piece_features(position: &Position, own: Color) -> impl Iterator<Item = usize> {
    let side = |color, first| {
        let pieces = position.pieces(color).into_iter();
        pieces.map(move |square: Square| first + square.index())
    };
    side(own, 0).chain(side(own.opponent(), PIECE_FEATURES / 2))
}

/// The sums of the codes: own pieces and the other's as the side to move sees them, then as the
/// other does, beginning with its own.
fn sums(
    net: &NetWeights,
    position: &Position,
    piece: Option<Square>,
    is_unseen: &dyn Fn(Square, Axis) -> bool,
) -> [i32; SUMS] {
    let mut sums = [0; SUMS];
    let biases: &[[i32; CHANNELS]] = net.rows(Tensor::SquareBias);
    let codes: &[[i32; CHANNELS]] = net.rows(Tensor::Codes);
    let sides = [position.turn(), position.turn().opponent()];
    let places: Vec<Square> = Color::ALL
        .into_iter()
        .flat_map(|color| position.pieces(color))
        .collect();
    for (view, side) in sides.into_iter().enumerate() {
        for (square, place) in coded_squares(position, side).zip(&places) {
            if piece == Some(*place) {
                continue;
            }
            let first = CHANNELS * (2 * view + usize::from(square.color != side));
            for channel in 0..CHANNELS {
                let mut neuron = biases[square.class][channel];
                for (axis, code) in Axis::ALL.into_iter().zip(square.codes) {
                    if !is_unseen(*place, axis) {
                        neuron += codes[code][channel];
                    }
                }
                let activation = neuron.clamp(0, HIDDEN_SCALE).pow(2);
                sums[first + channel] += (activation + 128) / 256;
            }
        }
    }
    sums
}

/// The part above the sums, of a row of weights: of a kind and a bucket.
fn above_codes(net: &NetWeights, row: usize, sums: [i32; SUMS]) -> i32 {
    let first = layer(net, [Tensor::First, Tensor::FirstBias], row, &sums);
    let second = layer(net, [Tensor::Second, Tensor::SecondBias], row, &first);
    product(&net.rows(Tensor::Sums)[row], &sums) + product(&net.rows(Tensor::Third)[row], &second)
}

fn layer<const N: usize>(
    net: &NetWeights,
    [weights, biases]: [Tensor; 2],
    row: usize,
    inputs: &[i32; N],
) -> [i32; NEURONS] {
    let weights = &net.rows::<N>(weights)[row * NEURONS..];
    let biases: [i32; NEURONS] = net.rows(biases)[row];
    std::array::from_fn(|neuron| {
        let sum = biases[neuron] + product(&weights[neuron], inputs);
        (sum + UPPER_SCALE / 2)
            .div_euclid(UPPER_SCALE)
            .clamp(0, FULL)
    })
}

fn product<const N: usize>(weights: &[i32; N], inputs: &[i32; N]) -> i32 {
    let products = weights.iter().zip(inputs);
    products.map(|(weight, input)| weight * input).sum()
}

mod tests {
    use super::*;
    use crate::eval::net::CodedSquare;
    use crate::eval::net::tests::random_net;
    use crate::tests::strewn_positions;
    use loa::{Size, Symmetry};
    use test_support::oracle::{Board, letter};

    /// The logit of a position in real numbers, the lines read square by square.
    fn real_logit(net: &NetWeights, position: &Position, goal: Goal) -> f64 {
        let own = position.turn();
        let pieces = position.occupied().len() as usize;
        let bucket = (pieces.saturating_sub(1) / 3).min(7);
        let kind = Kind::of(position.size(), goal);
        let row = kind as usize * BUCKETS + bucket;
        let mut logit = f64::from(net[Tensor::Bias][row]) / 256.0 / 400.0 * 10f64.ln();
        let mut sums = Vec::new();
        for (half, side) in [own, own.opponent()].into_iter().enumerate() {
            for neuron in (0..HIDDEN).take_while(|_| kind == Kind::Standard) {
                let mut sum = f64::from(net[Tensor::HiddenBias][neuron]) / 255.0;
                for square in position.occupied() {
                    let is_own = position.at(square) == Some(side);
                    let feature = square.index() + if is_own { 0 } else { 64 };
                    sum += f64::from(net[Tensor::Hidden][HIDDEN * feature + neuron]) / 255.0;
                }
                let weight = net[Tensor::Output][HIDDEN * (2 * bucket + half) + neuron];
                logit += sum.clamp(0.0, 1.0).powi(2) * f64::from(weight) / 64.0;
            }
            for color in [side, side.opponent()] {
                for channel in 0..CHANNELS {
                    let pieces = position.pieces(color).into_iter();
                    let of_piece = |square| real_channel(net, position, square, side, channel);
                    sums.push(pieces.map(of_piece).sum::<f64>());
                }
            }
        }
        let upper = |weight: i32| f64::from(weight) / 1024.0;
        let weighted = |tensor: Tensor, row: usize, inputs: &[f64]| -> f64 {
            let weights = &net[tensor][row * inputs.len()..];
            let products = weights.iter().zip(inputs);
            products.map(|(weight, input)| upper(*weight) * input).sum()
        };
        let clipped = |weights: Tensor, biases: Tensor, inputs: &[f64]| -> Vec<f64> {
            let neurons = (0..NEURONS).map(|at| {
                let bias = upper(net[biases][NEURONS * row + at]) / (255.0 * 255.0 / 256.0);
                (weighted(weights, NEURONS * row + at, inputs) + bias).clamp(0.0, 1.0)
            });
            neurons.collect()
        };
        let first = clipped(Tensor::First, Tensor::FirstBias, &sums);
        let second = clipped(Tensor::Second, Tensor::SecondBias, &first);
        logit + weighted(Tensor::Sums, row, &sums) + weighted(Tensor::Third, row, &second)
    }

    /// What a side sees of the piece on a square.
    fn coded_at(position: &Position, side: Color, square: Square) -> CodedSquare {
        let pieces = Color::ALL
            .into_iter()
            .flat_map(|color| position.pieces(color));
        let mut coded = coded_squares(position, side).zip(pieces);
        coded.find(|(_, at)| *at == square).unwrap().0
    }

    /// A channel's activation on a square.
    fn real_channel(
        net: &NetWeights,
        position: &Position,
        square: Square,
        side: Color,
        channel: usize,
    ) -> f64 {
        let mut alone = Position::empty(position.size());
        alone
            .set(square, position.at(square), Color::Black)
            .unwrap();
        let class = coded_squares(&alone, side).next().unwrap().class;
        let mut sum = f64::from(net[Tensor::SquareBias][CHANNELS * class + channel]) / 255.0;
        for code in coded_at(position, side, square).codes {
            sum += f64::from(net[Tensor::Codes][CHANNELS * code + channel]) / 255.0;
        }
        sum.clamp(0.0, 1.0).powi(2)
    }

    #[test]
    fn whole_numbers_agree_with_real_ones() {
        let net = random_net(1);
        let mut seen = Vec::new();
        for position in strewn_positions() {
            for goal in [Goal::Connect, Goal::Misere] {
                let points = points(net.weights(), &position, goal);
                let real = real_logit(net.weights(), &position, goal) * 400.0 / 10f64.ln();
                assert!((f64::from(points) - real).abs() < 25.0, "{points} {real}");
                seen.push(points);
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 50);
    }

    #[test]
    fn exchanging_the_colours_changes_nothing() {
        let net = random_net(3);
        for position in strewn_positions() {
            let board = Board::of(&position).with_colors_exchanged();
            let other = board.position(letter(position.turn().opponent()));
            for goal in [Goal::Connect, Goal::Misere] {
                assert_eq!(net.evaluate(&position, goal), net.evaluate(&other, goal));
            }
        }
    }

    /// One code counts for a piece whose line has the contents as a side sees them, and for no
    /// other.
    #[test]
    fn codes_belong_to_a_place_on_a_line_as_a_side_sees_it() {
        let mut position = Position::empty(Size::STANDARD);
        for (name, color) in [
            ("b3", Color::Black),
            ("c3", Color::White),
            ("g3", Color::White),
        ] {
            let square: Square = name.parse().unwrap();
            position.set(square, Some(color), Color::White).unwrap();
        }
        let rank = Axis::Horizontal as usize;
        let code_of = |position: &Position, name: &str, own| {
            coded_at(position, own, name.parse().unwrap()).codes[rank]
        };
        let code = code_of(&position, "c3", Color::White);
        assert_ne!(code, code_of(&position, "c3", Color::Black));
        assert_ne!(code, code_of(&position, "g3", Color::White));
        let mut weights = NetWeights::zero();
        weights[Tensor::Codes][CHANNELS * code] = 100;
        weights[Tensor::Sums][..SUMS * BUCKETS].fill(1024);
        let expected = points(&weights, &position, Goal::Connect);
        assert!(expected > 20, "{expected}");
        for symmetry in Symmetry::of(Size::STANDARD) {
            let image = symmetry.position(&position);
            assert_eq!(points(&weights, &image, Goal::Connect), expected);
            let mut other = image;
            other
                .set(symmetry.square("g3".parse().unwrap()), None, Color::White)
                .unwrap();
            assert_eq!(points(&weights, &other, Goal::Connect), 0);
        }
    }
}
