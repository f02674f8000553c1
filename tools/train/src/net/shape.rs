use super::features::{TERM_LIMIT, TERM_SCALES};
use super::loss::POINTS;
use loa_engine::net::{
    BIAS_LIMIT, BUCKETS, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE, LINE_CONTENTS,
    LINE_ENTRIES, LINE_LIMIT, LINE_NEURON_LIMIT, LINE_NEURONS, LINE_SCALE, OUTPUT_LIMIT,
    OUTPUT_SCALE, PIECE_FEATURES,
};
use loa_engine::{Term, Weights};
use std::ops::Range;

/// What a model consists of: a net, or the weights of terms for many pieces and for few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The neurons for each side, a multiple of 8; 0 for terms only.
    pub hidden: usize,
    /// Whether there are line tables and a line layer.
    pub has_lines: bool,
}

/// A group of parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The weights of the hidden layer: a row of neurons for each input.
    Input,
    /// The biases of the hidden layer.
    InputBias,
    /// The weights of the output: for each bucket the neurons of the side to move, then the
    /// other's.
    Output,
    /// The bias of each bucket.
    OutputBias,
    /// The weights of the terms, with many pieces, then with few.
    Terms,
    /// The line tables: for each entry the weights with many pieces and with few.
    Lines,
    /// The weights of the line layer: a row of neurons for each contents of a line.
    LineNeurons,
    /// The biases of the line layer.
    LineBias,
    /// The weights of the output for the line layer.
    LineOutput,
}

impl Group {
    pub(crate) const ALL: [Group; 9] = [
        Group::Input,
        Group::InputBias,
        Group::Output,
        Group::OutputBias,
        Group::Terms,
        Group::Lines,
        Group::LineNeurons,
        Group::LineBias,
        Group::LineOutput,
    ];

    /// Returns the greatest of the engine's integers, what 1 is as an integer, and the points that
    /// this 1 is in.
    pub(super) fn integers(self) -> (i32, f64, f64) {
        let unit = f64::from(Weights::UNIT);
        match self {
            Group::Input => (HIDDEN_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::LineNeurons => (LINE_NEURON_LIMIT.into(), HIDDEN_SCALE.into(), 1.0),
            Group::InputBias | Group::LineBias => {
                (HIDDEN_BIAS_LIMIT.into(), HIDDEN_SCALE.into(), 1.0)
            }
            Group::Output | Group::LineOutput => (OUTPUT_LIMIT.into(), OUTPUT_SCALE.into(), 1.0),
            Group::Lines => (LINE_LIMIT.into(), LINE_SCALE.into(), POINTS),
            Group::Terms => (TERM_LIMIT, unit, POINTS),
            Group::OutputBias => (BIAS_LIMIT, unit, POINTS),
        }
    }
}

impl Shape {
    /// Tells whether there are weights of terms, and nothing else.
    pub const fn is_terms_only(self) -> bool {
        self.hidden == 0
    }

    pub(super) const fn len(self, group: Group) -> usize {
        match group {
            Group::Input => PIECE_FEATURES * self.hidden,
            Group::InputBias => self.hidden,
            Group::Output => BUCKETS * 2 * self.hidden,
            Group::OutputBias if self.is_terms_only() => 0,
            Group::OutputBias => BUCKETS,
            Group::Terms if self.is_terms_only() => 2 * Term::COUNT,
            Group::Terms => 0,
            Group::Lines if self.has_lines => 2 * LINE_ENTRIES,
            Group::LineNeurons if self.has_lines => LINE_CONTENTS * LINE_NEURONS,
            Group::LineBias if self.has_lines => LINE_NEURONS,
            Group::LineOutput if self.has_lines => BUCKETS * 2 * LINE_NEURONS,
            Group::Lines | Group::LineNeurons | Group::LineBias | Group::LineOutput => 0,
        }
    }

    /// Returns where a group's parameters are.
    pub(crate) fn range(self, group: Group) -> Range<usize> {
        let before = Group::ALL.iter().take_while(|it| **it != group);
        let start: usize = before.map(|it| self.len(*it)).sum();
        start..start + self.len(group)
    }

    /// Returns the number of parameters.
    pub fn parameters(self) -> usize {
        Group::ALL.iter().map(|group| self.len(*group)).sum()
    }

    /// Returns the greatest size of each parameter that the engine's integers can hold.
    pub(crate) fn limits(self) -> Vec<f32> {
        let mut limits = vec![0.0; self.parameters()];
        for group in Group::ALL {
            let (limit, scale, points) = group.integers();
            limits[self.range(group)].fill((f64::from(limit) / scale / points) as f32);
        }
        let terms = &mut limits[self.range(Group::Terms)];
        for (limit, scale) in terms.iter_mut().zip(TERM_SCALES.iter().cycle()) {
            *limit /= scale;
        }
        limits
    }

    /// Splits parameters, or their derivatives, by group.
    pub(super) fn split(self, all: &[f32]) -> [&[f32]; Group::ALL.len()] {
        Group::ALL.map(|group| &all[self.range(group)])
    }

    /// Splits parameters, or their derivatives, by group.
    pub(super) fn split_mut(self, all: &mut [f32]) -> [&mut [f32]; Group::ALL.len()] {
        let mut rest = all;
        Group::ALL.map(|group| {
            let (part, others) = std::mem::take(&mut rest).split_at_mut(self.len(group));
            rest = others;
            part
        })
    }
}
