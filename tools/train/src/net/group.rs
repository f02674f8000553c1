use super::loss::POINTS;
use loa_engine::net::{
    BIAS_LIMIT, BUCKETS, CHANNELS, CODE_LIMIT, CODES, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT,
    HIDDEN_SCALE, KINDS, NEURONS, OUTPUT_LIMIT, OUTPUT_SCALE, PIECE_FEATURES, POINT_SCALE,
    SQUARE_BIAS_LIMIT, SQUARE_CLASSES, SUM_SCALE, SUMS, UPPER_BIAS_LIMIT, UPPER_LIMIT, UPPER_SCALE,
};
use std::ops::Range;

/// A group of a model's parameters. Those above the codes are rows, one for each bucket of a kind,
/// kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The weights of the hidden layer: a row of neurons for each input.
    Hidden,
    /// The biases of the hidden layer.
    HiddenBias,
    /// The weights of its output: for each bucket the neurons of the side to move, then the
    /// other's.
    HiddenOutput,
    /// The codes: a row of channels for each.
    Codes,
    /// The biases of the channels by class of square.
    SquareBias,
    /// The weights of the codes' sums in the output.
    SumOutput,
    /// The weights of the first layer above the sums, a row of sums for each neuron.
    First,
    /// Its biases.
    FirstBias,
    /// The weights of the second layer.
    Second,
    /// Its biases.
    SecondBias,
    /// The weights of the second layer in the output.
    Third,
    /// The biases of the output.
    OutputBias,
}

impl Group {
    pub(crate) const ALL: [Group; 12] = [
        Group::Hidden,
        Group::HiddenBias,
        Group::HiddenOutput,
        Group::Codes,
        Group::SquareBias,
        Group::SumOutput,
        Group::First,
        Group::FirstBias,
        Group::Second,
        Group::SecondBias,
        Group::Third,
        Group::OutputBias,
    ];

    /// The number of all parameters.
    pub(crate) const PARAMETERS: usize = {
        let (mut sum, mut number) = (0, 0);
        while number < Group::ALL.len() {
            sum += Group::ALL[number].len();
            number += 1;
        }
        sum
    };

    /// Returns the greatest of the engine's integers, what 1 is as an integer, and the points that
    /// this 1 is in.
    pub(super) fn integers(self) -> (i32, f64, f64) {
        let upper = f64::from(UPPER_SCALE);
        match self {
            Group::Hidden => (HIDDEN_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::HiddenBias => (HIDDEN_BIAS_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::HiddenOutput => (OUTPUT_LIMIT.into(), OUTPUT_SCALE.into(), 1.0),
            Group::Codes => (CODE_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::SquareBias => (SQUARE_BIAS_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::SumOutput | Group::First | Group::Second | Group::Third => {
                (UPPER_LIMIT.into(), upper, 1.0)
            }
            Group::FirstBias | Group::SecondBias => (UPPER_BIAS_LIMIT, upper * SUM_SCALE, 1.0),
            Group::OutputBias => (BIAS_LIMIT, POINT_SCALE.into(), POINTS),
        }
    }

    /// Tells whether the parameters are biases, which lose nothing by decay.
    pub(super) const fn is_bias(self) -> bool {
        matches!(
            self,
            Group::HiddenBias
                | Group::SquareBias
                | Group::FirstBias
                | Group::SecondBias
                | Group::OutputBias
        )
    }

    pub(super) const fn len(self) -> usize {
        const ROWS: usize = KINDS * BUCKETS;
        match self {
            Group::Hidden => PIECE_FEATURES * HIDDEN,
            Group::HiddenBias => HIDDEN,
            Group::HiddenOutput => BUCKETS * 2 * HIDDEN,
            Group::Codes => CODES * CHANNELS,
            Group::SquareBias => SQUARE_CLASSES * CHANNELS,
            Group::SumOutput => ROWS * SUMS,
            Group::First => ROWS * NEURONS * SUMS,
            Group::Second => ROWS * NEURONS * NEURONS,
            Group::FirstBias | Group::SecondBias | Group::Third => ROWS * NEURONS,
            Group::OutputBias => ROWS,
        }
    }

    /// Returns where the group's parameters are.
    pub(crate) fn range(self) -> Range<usize> {
        let before = Group::ALL.iter().take_while(|it| **it != self);
        let start: usize = before.map(|it| it.len()).sum();
        start..start + self.len()
    }

    /// Returns the greatest size of each parameter that the engine's integers can hold.
    pub(crate) fn limits() -> Vec<f32> {
        let mut limits = vec![0.0; Group::PARAMETERS];
        for group in Group::ALL {
            let (limit, scale, points) = group.integers();
            limits[group.range()].fill((f64::from(limit) / scale / points) as f32);
        }
        limits
    }

    /// Splits parameters, or their derivatives, by group.
    pub(super) fn split(all: &[f32]) -> [&[f32]; Group::ALL.len()] {
        Group::ALL.map(|group| &all[group.range()])
    }

    /// Splits parameters, or their derivatives, by group.
    pub(super) fn split_mut(all: &mut [f32]) -> [&mut [f32]; Group::ALL.len()] {
        let mut rest = all;
        Group::ALL.map(|group| {
            let (part, others) = std::mem::take(&mut rest).split_at_mut(group.len());
            rest = others;
            part
        })
    }
}
