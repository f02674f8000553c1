use crate::budget::Budget;
use crate::engine::{found_win, report};
use crate::forced::ForcedWin;
use crate::path::Path;
use crate::proof::Proof;
use crate::search::Found;
use crate::{Feature, Features, Report};

/// The search for a forced win of any length, beside the main search: it gets a turn after each
/// depth of that one.
pub(crate) struct Beside<'a> {
    proof: &'a mut Proof,
    path: Path,
    win: Option<ForcedWin>,
    nodes: u64,
    features: Features,
}

/// For so many positions of the main search one is looked at here.
const SHARE: u64 = 11;

/// Returns what is left of a number of positions for the main search.
pub(crate) const fn main_part(nodes: u64) -> u64 {
    nodes - nodes / (SHARE + 1)
}

impl<'a> Beside<'a> {
    pub(crate) fn new(
        proof: &'a mut Proof,
        path: Path,
        win: Option<ForcedWin>,
        features: Features,
    ) -> Beside<'a> {
        Beside {
            proof,
            path,
            win,
            nodes: 0,
            features,
        }
    }

    /// Tells whether a win has been found that makes the main search superfluous.
    pub(crate) fn ends(&self, lines: usize) -> bool {
        lines == 1 && self.win.is_some()
    }

    /// Searches until its part of all positions is what it should be, unless the main search, which
    /// has visited `main_nodes`, knows the result.
    pub(crate) fn go_on(
        &mut self,
        found: &[Found],
        main_nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) {
        let is_known =
            self.win.is_some() || found.first().is_some_and(|best| best.score.is_proven());
        let due = (main_nodes / SHARE).saturating_sub(self.nodes);
        if is_known || due == 0 || !self.features.has(Feature::Proof) {
            return;
        }
        let mut budget = Budget::new(stop);
        budget.resume(due);
        self.win = self.proof.find_win(&mut self.path, &mut budget);
        self.nodes += budget.nodes();
    }

    /// Returns what both searches have found, a forced win in the first place.
    pub(crate) fn reports(&self, found: &[Found], lines: usize, nodes: u64) -> Vec<Report> {
        let won_sooner = found.first().and_then(|best| best.score.win_plies());
        let win = self
            .win
            .as_ref()
            .filter(|win| won_sooner.is_none_or(|plies| plies > win.plies));
        let mut all: Vec<Found> = win.map(found_win).into_iter().collect();
        let others = found
            .iter()
            .filter(|found| win.is_none_or(|win| win.line[0] != found.line[0]));
        all.extend(others.cloned());
        all.truncate(lines);
        let nodes = nodes + self.nodes;
        all.iter().map(|found| report(found, nodes)).collect()
    }
}
