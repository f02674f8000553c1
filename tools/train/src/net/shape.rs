use loa_engine::Term;
use loa_engine::net::{BUCKETS, LINE_CONTENTS, LINE_ENTRIES, LINE_NEURONS, PIECE_FEATURES};
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
}
