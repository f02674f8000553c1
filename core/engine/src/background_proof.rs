use crate::Report;
use crate::budget::{Budget, Observer};
use crate::proof::ProofTable;
use crate::stack::SearchStack;

/// The proof-number search in the background of the main search: it runs a slice after each
/// iteration.
pub(crate) struct BackgroundProof<'a> {
    pub(crate) search: &'a mut ProofTable,
    pub(crate) stack: SearchStack,
    /// The win found.
    pub(crate) win: Option<Report>,
    /// The positions visited.
    pub(crate) nodes: u64,
    /// Whether it is in use.
    pub(crate) is_on: bool,
}

/// The nodes of the main search for each node of this one.
pub(crate) const MAIN_SHARE: u64 = 11;

/// Returns the main search's part of a node budget.
pub(crate) const fn main_part(nodes: u64) -> u64 {
    nodes - nodes / (MAIN_SHARE + 1)
}

impl BackgroundProof<'_> {
    /// Tells whether a win has been found that ends the main search.
    pub(crate) fn ends(&self, lines: usize) -> bool {
        lines == 1 && self.win.is_some()
    }

    /// Runs a slice until the search has its share of nodes, unless the main search, which has
    /// visited `main_nodes`, knows the result.
    pub(crate) fn run_slice(&mut self, found: &[Report], main_nodes: u64, stop: &mut dyn Observer) {
        let is_known =
            self.win.is_some() || found.first().is_some_and(|best| best.score.is_proven());
        let due = (main_nodes / MAIN_SHARE).saturating_sub(self.nodes);
        if is_known || due == 0 || !self.is_on || cfg!(not(feature = "full")) {
            return;
        }
        let mut budget = Budget::new(stop);
        budget.resume(due);
        self.win = self.search.find_win(&mut self.stack, &mut budget);
        self.nodes += budget.nodes();
    }

    /// Returns the results of both searches, a forced win first.
    pub(crate) fn reports(&self, found: &[Report], lines: usize, nodes: u64) -> Vec<Report> {
        let won_sooner = found.first().and_then(|best| best.score.win_plies());
        let win = self
            .win
            .as_ref()
            .filter(|win| won_sooner.is_none_or(|plies| plies > win.depth));
        let mut all: Vec<Report> = win.cloned().into_iter().collect();
        let others = found
            .iter()
            .filter(|found| win.is_none_or(|win| win.best != found.best));
        all.extend(others.cloned());
        all.truncate(lines);
        for report in &mut all {
            report.nodes = nodes + self.nodes;
        }
        all
    }
}
