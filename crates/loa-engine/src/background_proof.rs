use crate::budget::Budget;
use crate::forced::ForcedWin;
use crate::proof::ProofSearch;
use crate::search::Found;
use crate::stack::SearchStack;
use crate::{Feature, Features, Report, Score};

/// The proof-number search in the background of the main search: it runs a slice after each
/// iteration.
pub(crate) struct BackgroundProof<'a> {
    search: &'a mut ProofSearch,
    path: SearchStack,
    win: Option<ForcedWin>,
    nodes: u64,
    features: Features,
}

/// The nodes of the main search for each node of this one.
const MAIN_SHARE: u64 = 11;

/// Returns the main search's part of a node budget.
pub(crate) const fn main_part(nodes: u64) -> u64 {
    nodes - nodes / (MAIN_SHARE + 1)
}

impl<'a> BackgroundProof<'a> {
    pub(crate) fn new(
        search: &'a mut ProofSearch,
        path: SearchStack,
        win: Option<ForcedWin>,
        features: Features,
    ) -> BackgroundProof<'a> {
        BackgroundProof {
            search,
            path,
            win,
            nodes: 0,
            features,
        }
    }

    /// Tells whether a win has been found that ends the main search.
    pub(crate) fn ends(&self, lines: usize) -> bool {
        lines == 1 && self.win.is_some()
    }

    /// Runs a slice until the search has its share of nodes, unless the main search, which has
    /// visited `main_nodes`, knows the result.
    pub(crate) fn run_slice(
        &mut self,
        found: &[Found],
        main_nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) {
        let is_known =
            self.win.is_some() || found.first().is_some_and(|best| best.score.is_proven());
        let due = (main_nodes / MAIN_SHARE).saturating_sub(self.nodes);
        if is_known || due == 0 || !self.features.has(Feature::Proof) {
            return;
        }
        let mut budget = Budget::new(stop);
        budget.resume(due);
        self.win = self.search.find_win(&mut self.path, &mut budget);
        self.nodes += budget.nodes();
    }

    /// Returns the results of both searches, a forced win first.
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
        all.iter().map(|found| Report::new(found, nodes)).collect()
    }
}

pub(crate) fn found_win(win: &ForcedWin) -> Found {
    Found {
        score: Score::win_in(win.plies),
        depth: win.plies,
        line: win.line.clone(),
    }
}
