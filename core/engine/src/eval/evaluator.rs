use super::accumulator::Accumulator;
use super::compiled;
use super::net::{Net, NetEvaluator};
use super::weights::Weights;
use crate::stack::SearchStack;
use loa::{Goal, Move, Position, Size};

/// The static evaluation of the positions of a search: by a net where there is one, else by the
/// weighted terms.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<'a> {
    weights: Weights,
    goal: Goal,
    net: Option<NetEvaluator<'a>>,
}

impl<'a> Evaluator<'a> {
    /// Makes an evaluator for a search of up to this many plies.
    pub(crate) fn new(
        weights: Weights,
        size: Size,
        goal: Goal,
        net: Option<&'a Net>,
        plies: usize,
    ) -> Evaluator<'a> {
        let net = net
            .filter(|_| cfg!(feature = "full"))
            .map(|net| NetEvaluator::new(net, size, goal, plies));
        Evaluator { weights, goal, net }
    }

    /// The net; the compiler leaves out its code where there can be none.
    #[inline]
    fn net(&self) -> Option<&NetEvaluator<'a>> {
        self.net.as_ref().filter(|_| cfg!(feature = "full"))
    }

    /// Sums up the lines of a position.
    pub(crate) fn accumulator(&self, position: &Position) -> Accumulator {
        match self.net() {
            Some(_) => Accumulator::NONE,
            None => Accumulator::of(position),
        }
    }

    /// Plays a move of the search and brings its accumulator up to date.
    #[inline]
    pub(crate) fn advance(&self, stack: &mut SearchStack, mv: Move, accumulator: &mut Accumulator) {
        match self.net() {
            Some(_) => stack.advance_observed(mv, &mut ()),
            None => stack.advance_observed(mv, accumulator),
        }
    }

    /// Returns the static evaluation of the position at a ply of the search, for the side to move;
    /// not yet limited to the range of a score.
    #[inline]
    pub(crate) fn points(
        &mut self,
        position: &Position,
        accumulator: &Accumulator,
        ply: u32,
    ) -> i32 {
        match self.net.as_mut().filter(|_| cfg!(feature = "full")) {
            Some(net) => net.points(position, ply as usize),
            None => compiled::points(position, accumulator, self.goal, &self.weights),
        }
    }

    /// Returns the static evaluation after a move from the position at a ply of the search, for the
    /// side to move then.
    #[inline]
    pub(crate) fn points_after(
        &self,
        mv: Move,
        position: &Position,
        mut accumulator: Accumulator,
        ply: u32,
    ) -> i32 {
        let mut after = *position;
        match self.net() {
            Some(net) => {
                after.play_unchecked(mv);
                net.points_near(&after, ply as usize)
            }
            None => {
                after.play_observed(mv, &mut accumulator);
                compiled::points(&after, &accumulator, self.goal, &self.weights)
            }
        }
    }
}
