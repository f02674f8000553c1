use super::cache::EvalCache;
use super::net::{Net, NetEvaluator};
use super::scatter;
use loa::{Goal, Move, Position, Size};

/// The static evaluation of the positions of a search: by a net where there is one, else by how
/// scattered the pieces are.
#[derive(Debug)]
pub(crate) struct Evaluator<'a> {
    goal: Goal,
    net: Option<NetEvaluator<'a>>,
    /// What the net has evaluated.
    cache: &'a mut EvalCache,
}

impl<'a> Evaluator<'a> {
    /// Makes an evaluator for a search of up to this many plies.
    pub(crate) fn new(
        size: Size,
        goal: Goal,
        net: Option<&'a Net>,
        plies: usize,
        cache: &'a mut EvalCache,
    ) -> Evaluator<'a> {
        // The compiler leaves out the net's code where there can be none.
        let net = net
            .filter(|_| cfg!(feature = "full"))
            .map(|net| NetEvaluator::new(net, size, goal, plies));
        Evaluator { goal, net, cache }
    }

    /// Returns the static evaluation of the position at a ply of the search, for the side to move;
    /// not yet limited to the range of a score.
    #[inline]
    pub(crate) fn points(&mut self, position: &Position, ply: u32) -> i32 {
        match self.net.as_mut().filter(|_| cfg!(feature = "full")) {
            Some(net) => {
                let work_out = || net.points(position, ply as usize);
                self.cache.points(position, work_out)
            }
            None => scatter::points(position, self.goal),
        }
    }

    /// Returns the static evaluation after a move from the position at a ply of the search, for the
    /// side to move then.
    #[inline]
    pub(crate) fn points_after(&self, mv: Move, position: &Position, ply: u32) -> i32 {
        let after = position.after(mv);
        match self.net.as_ref().filter(|_| cfg!(feature = "full")) {
            Some(net) => net.points_near(&after, ply as usize),
            None => scatter::points(&after, self.goal),
        }
    }
}
