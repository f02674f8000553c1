//! The hidden layer, kept up to date piece by piece.
//!
//! The loops are written for the compiler to turn into vector instructions.

use super::features::{BUCKETS, PIECE_FEATURES};
use super::tensors::Tensor;
use super::weights::{HIDDEN, HIDDEN_SCALE, NetWeights, narrow};
use loa::{ByColor, Color, Position, Square, SquareSet};

/// A weight or a sum for each neuron of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
struct Neurons([i16; HIDDEN]);

/// The weights of the hidden layer by feature, as [`PIECE_FEATURES`] numbers them; the last row is
/// 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HiddenTable {
    rows: Box<[Neurons; PIECE_FEATURES + 1]>,
    bias: Neurons,
    /// The weights of the output by bucket, those for the side to move first.
    output: [[i16; 2 * HIDDEN]; BUCKETS],
}

impl HiddenTable {
    pub(super) fn new(weights: &NetWeights) -> HiddenTable {
        let mut rows = Box::new([Neurons([0; HIDDEN]); PIECE_FEATURES + 1]);
        for (row, weights) in rows.iter_mut().zip(weights.rows(Tensor::Hidden)) {
            row.0 = narrow(weights);
        }
        let output = weights.rows(Tensor::Output);
        HiddenTable {
            rows,
            bias: Neurons(narrow(&weights.rows(Tensor::HiddenBias)[0])),
            output: std::array::from_fn(|bucket| narrow(&output[bucket])),
        }
    }
}

/// The sums of the hidden layer for some pieces, as either side sees them.
///
/// It can be brought up to date for any other pieces, since it knows those that it is for; the cost
/// depends on how many differ. So there is nothing to take back, and a position that is not
/// evaluated costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HiddenSums {
    pieces: ByColor<SquareSet>,
    neurons: ByColor<Neurons>,
}

impl HiddenSums {
    /// The sums of an empty board.
    pub(super) fn empty(table: &HiddenTable) -> HiddenSums {
        HiddenSums {
            pieces: ByColor::default(),
            neurons: ByColor::from_fn(|_| table.bias),
        }
    }

    /// Returns how many pieces a position and the one of the sums don't have in common.
    #[inline(always)]
    pub(super) fn distance(&self, position: &Position) -> u32 {
        let side = |color| (self.pieces[color].bits() ^ position.pieces(color).bits()).count_ones();
        side(Color::Black) + side(Color::White)
    }

    /// Returns the sums for a position.
    #[inline(always)]
    pub(super) fn updated(&self, table: &HiddenTable, position: &Position) -> HiddenSums {
        let pieces = ByColor::from_fn(|color| position.pieces(color));
        let mut removed = Features::of(&self.pieces, &pieces);
        let mut added = Features::of(&pieces, &self.pieces);
        // A jump removes a piece or two and adds one.
        let mut change = [removed.take(), removed.take(), added.take()];
        let mut updated = HiddenSums {
            pieces,
            neurons: changed(&self.neurons, table, change),
        };
        while !(removed.is_empty() && added.is_empty()) {
            change = [removed.take(), removed.take(), added.take()];
            updated.neurons = changed(&updated.neurons, table, change);
        }
        updated
    }

    /// Returns the sum of all activations times their weights in a bucket.
    #[inline(always)]
    pub(super) fn output(&self, table: &HiddenTable, turn: Color, bucket: usize) -> i32 {
        let (own, other) = table.output[bucket].split_at(HIDDEN);
        let opponent = turn.opponent();
        side_output(&self.neurons[turn].0, own) + side_output(&self.neurons[opponent].0, other)
    }
}

/// Two features less and one more; [`PIECE_FEATURES`] stands for none.
type Change = [usize; 3];

#[inline(always)]
fn changed(before: &ByColor<Neurons>, table: &HiddenTable, change: Change) -> ByColor<Neurons> {
    const OTHER: usize = Square::COUNT;
    let swapped = change.map(|feature| match feature {
        PIECE_FEATURES => PIECE_FEATURES,
        _ => feature ^ OTHER,
    });
    ByColor {
        black: side_changed(&before.black, table, change),
        white: side_changed(&before.white, table, swapped),
    }
}

#[inline(always)]
fn side_changed(before: &Neurons, table: &HiddenTable, change: Change) -> Neurons {
    let [first, second, added] = change.map(|feature| &table.rows[feature].0);
    let mut after = Neurons([0; HIDDEN]);
    for (neuron, sum) in after.0.iter_mut().enumerate() {
        let less = before.0[neuron].wrapping_sub(first[neuron]);
        *sum = less
            .wrapping_sub(second[neuron])
            .wrapping_add(added[neuron]);
    }
    after
}

/// The sum of a side's activations, times the square of the scale, times their weights.
#[inline(always)]
fn side_output(neurons: &[i16], weights: &[i16]) -> i32 {
    let mut sum = 0;
    for (neuron, weight) in neurons.iter().zip(weights) {
        let clamped = (*neuron).clamp(0, HIDDEN_SCALE as i16);
        // Both factors fit 16 bits, see the assertions about the ranges of the weights.
        sum += i32::from(clamped) * i32::from(clamped.wrapping_mul(*weight));
    }
    sum
}

/// Pieces on squares as features that Black sees.
struct Features {
    black: u64,
    white: u64,
}

impl Features {
    /// The pieces of the first set that the second lacks.
    #[inline(always)]
    fn of(pieces: &ByColor<SquareSet>, without: &ByColor<SquareSet>) -> Features {
        Features {
            black: (pieces.black - without.black).bits(),
            white: (pieces.white - without.white).bits(),
        }
    }

    #[inline(always)]
    const fn is_empty(&self) -> bool {
        self.black | self.white == 0
    }

    /// Takes a feature out; [`PIECE_FEATURES`] if there is none.
    #[inline(always)]
    const fn take(&mut self) -> usize {
        // The number of zeros of an empty set is that of its bits.
        const { assert!(2 * u64::BITS as usize == PIECE_FEATURES) };
        if self.black != 0 {
            let feature = self.black.trailing_zeros();
            self.black &= self.black - 1;
            feature as usize
        } else {
            let feature = u64::BITS + self.white.trailing_zeros();
            self.white &= self.white.wrapping_sub(1);
            feature as usize
        }
    }
}
