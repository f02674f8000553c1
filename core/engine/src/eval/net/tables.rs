//! The weights of a net in the order in which the search reads them.

use super::features::PIECE_FEATURES;
use super::weights::{HIDDEN, LINE_NEURONS, NetWeights};
use crate::eval::sums::Sums;
use crate::lines::{ROWS, all_contents, entry, line_contents, row};
use loa::{ByColor, Color, LineIndex};

/// A weight or a sum for each neuron of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Neurons(pub(super) [i16; HIDDEN]);

/// The weights of the hidden layer by feature, as [`Square::index`](loa::Square::index) and
/// [`piece_features`](super::piece_features) number them; the last row is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HiddenTable {
    pub(super) rows: Box<[Neurons; PIECE_FEATURES + 1]>,
    pub(super) bias: Neurons,
}

impl HiddenTable {
    pub(super) fn new(weights: &NetWeights) -> HiddenTable {
        let mut rows = Box::new([Neurons([0; HIDDEN]); PIECE_FEATURES + 1]);
        for (row, weights) in rows.iter_mut().zip(weights.hidden.iter()) {
            row.0 = *weights;
        }
        HiddenTable {
            rows,
            bias: Neurons(weights.hidden_bias),
        }
    }
}

/// What a line adds to the sums of an accumulator, or the sums of all lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NetLines {
    /// The weights of lines.
    pub(super) weights: Sums,
    /// The neurons of the line layer as each side sees the lines.
    pub(super) neurons: ByColor<LineNeurons>,
}

/// A weight or a sum for each neuron of a side's line layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(crate) struct LineNeurons(pub(super) [i16; LINE_NEURONS]);

impl NetLines {
    pub(in crate::eval) const ZERO: NetLines = NetLines {
        weights: Sums::ZERO,
        neurons: ByColor {
            black: LineNeurons([0; LINE_NEURONS]),
            white: LineNeurons([0; LINE_NEURONS]),
        },
    };

    /// Puts a line's part in place of the one before.
    #[inline(always)]
    pub(in crate::eval) fn replace(&mut self, before: NetLines, after: NetLines) {
        self.weights.replace(before.weights, after.weights);
        for color in Color::ALL {
            let (before, after) = (before.neurons[color].0, after.neurons[color].0);
            for (neuron, sum) in self.neurons[color].0.iter_mut().enumerate() {
                *sum = sum.wrapping_add(after[neuron]).wrapping_sub(before[neuron]);
            }
        }
    }
}

/// What each line of an 8×8 board adds to the sums of an accumulator, by its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LineTables {
    weights: Box<[Sums]>,
    /// By [`LineIndex`].
    neurons: Box<[ByColor<LineNeurons>]>,
    empty_board: NetLines,
}

impl LineTables {
    pub(super) fn new(weights: &NetWeights) -> LineTables {
        let mut tables = LineTables {
            weights: vec![Sums::ZERO; ROWS].into_boxed_slice(),
            neurons: vec![NetLines::ZERO.neurons; LineIndex::COUNT].into_boxed_slice(),
            empty_board: NetLines {
                neurons: ByColor::from_fn(|_| LineNeurons(weights.line_bias)),
                ..NetLines::ZERO
            },
        };
        for (line, contents) in all_contents() {
            let empty = contents.start;
            for number in contents {
                tables.fill(line, number, weights);
            }
            let empty = tables.part(line, empty);
            tables.empty_board.replace(NetLines::ZERO, empty);
        }
        tables
    }

    /// Fills the row for a line's contents.
    fn fill(&mut self, line: usize, number: usize, weights: &NetWeights) {
        let entries = ByColor::from_fn(|own| {
            entry(line, number, own).expect("the line has two squares or more")
        });
        let of = |color| weights.lines[entries[color]];
        self.weights[row(line, number)] = Sums::of_weights(ByColor::from_fn(of));
        self.neurons[number] = ByColor::from_fn(|color| {
            let contents = line_contents(entries[color] as u16);
            LineNeurons(weights.line_neurons[contents].map(i16::from))
        });
    }

    /// Returns what a line of an 8×8 board adds.
    #[inline(always)]
    pub(in crate::eval) fn of_line(&self, line: usize, contents: LineIndex) -> NetLines {
        self.part(line, contents.number())
    }

    #[inline(always)]
    fn part(&self, line: usize, number: usize) -> NetLines {
        NetLines {
            weights: self.weights[row(line, number)],
            neurons: self.neurons[number],
        }
    }

    /// Returns the sums of an empty board.
    pub(in crate::eval) const fn empty_board(&self) -> NetLines {
        self.empty_board
    }
}
