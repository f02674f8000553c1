use crate::Report;
use crate::budget::{Budget, Observer};
use crate::proof::ProofTable;
use crate::stack::SearchStack;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The proof-number search in the background of the main search: it runs a slice after each
/// iteration of one thread, of the first helper if there is one.
pub(crate) struct BackgroundProof<'a> {
    /// The table and the position searched: only one thread at a time runs slices.
    search: Mutex<(&'a mut ProofTable, SearchStack)>,
    /// The win found.
    win: OnceLock<Report>,
    /// The positions visited.
    nodes: AtomicU64,
    /// Whether it is in use.
    is_on: bool,
    has_helper: AtomicBool,
}

/// The nodes of the main search for each node of this one.
const MAIN_SHARE: u64 = 11;

/// Returns the main search's part of a node budget.
pub(crate) const fn main_part(nodes: u64) -> u64 {
    nodes - nodes / (MAIN_SHARE + 1)
}

impl<'a> BackgroundProof<'a> {
    /// Begins the search of a position, of which a win may be known.
    pub(crate) fn new(
        table: &'a mut ProofTable,
        stack: SearchStack,
        win: Option<Report>,
        is_on: bool,
    ) -> BackgroundProof<'a> {
        BackgroundProof {
            search: Mutex::new((table, stack)),
            win: win.map_or_else(OnceLock::new, OnceLock::from),
            nodes: AtomicU64::new(0),
            is_on,
            has_helper: AtomicBool::new(false),
        }
    }

    /// Leaves the slices to a helper, so that the first thread gets deeper.
    pub(crate) fn leave_to_helper(&self) {
        self.has_helper.store(true, Relaxed);
    }

    /// Tells whether a helper runs the slices.
    pub(crate) fn has_helper(&self) -> bool {
        self.has_helper.load(Relaxed)
    }

    /// Returns the number of positions visited.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Tells whether a win has been found that ends the main search.
    pub(crate) fn ends(&self, lines: usize) -> bool {
        lines == 1 && self.win.get().is_some()
    }

    /// Runs a slice until the search has its share of nodes, unless the main search knows the
    /// result. `nodes` is what all threads of the main search have visited, `own_nodes` what the
    /// calling one has: the slices take it no longer than the main search, however many help.
    pub(crate) fn run_slice(
        &self,
        found: &[Report],
        own_nodes: u64,
        nodes: u64,
        stop: &mut dyn Observer,
    ) {
        let is_known = self.ends(1) || found.first().is_some_and(|best| best.score.is_proven());
        let share = (nodes / MAIN_SHARE).min(own_nodes);
        let due = share.saturating_sub(self.nodes());
        if is_known || due == 0 || !self.is_on || cfg!(not(feature = "full")) {
            return;
        }
        let mut search = self.search.lock().unwrap_or_else(PoisonError::into_inner);
        let (table, stack) = &mut *search;
        let mut budget = Budget::new(stop);
        budget.resume(due);
        if let Some(win) = table.find_win(stack, &mut budget) {
            self.win.get_or_init(|| win);
        }
        self.nodes.fetch_add(budget.nodes(), Relaxed);
    }

    /// Returns the results of both searches, a forced win first.
    pub(crate) fn reports(&self, found: &[Report], lines: usize, nodes: u64) -> Vec<Report> {
        let won_sooner = found.first().and_then(|best| best.score.win_plies());
        let win = self
            .win
            .get()
            .filter(|win| won_sooner.is_none_or(|plies| plies > win.depth));
        let mut all: Vec<Report> = win.cloned().into_iter().collect();
        let others = found
            .iter()
            .filter(|found| win.is_none_or(|win| win.best != found.best));
        all.extend(others.cloned());
        all.truncate(lines);
        for report in &mut all {
            report.nodes = nodes + self.nodes();
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use loa::{Game, Preset, Size};

    /// Black wins the game of 4×4 in three plies.
    #[test]
    fn a_win_that_a_helper_finds_ends_the_search() {
        let game = Game::start(&Preset::GAMESMAN, Size::new(4, 4).unwrap());
        let mut table = ProofTable::new(64).unwrap();
        let proof = BackgroundProof::new(&mut table, SearchStack::new(&game), None, true);
        assert!(!proof.has_helper() && !proof.ends(1));
        proof.leave_to_helper();
        let slice = |own_nodes| proof.run_slice(&[], own_nodes, 1 << 20, &mut || false);
        std::thread::scope(|scope| {
            scope.spawn(|| slice(10_000));
        });
        assert!(proof.has_helper() && proof.ends(1) && !proof.ends(2));
        let nodes = proof.nodes();
        assert!((4..=10_000).contains(&nodes), "{nodes}");
        // What is known is not looked for again.
        slice(20_000);
        let [win] = &proof.reports(&[], 1, 7)[..] else {
            panic!("one win");
        };
        assert_eq!((win.score, win.nodes), (Score::win_in(3), nodes + 7));
    }

    #[test]
    fn slices_take_their_share_alone() {
        let game = Game::start(&Preset::SOUCIE, Size::STANDARD);
        let mut table = ProofTable::new(64).unwrap();
        let proof = BackgroundProof::new(&mut table, SearchStack::new(&game), None, true);
        // What the threads and the calling one have visited, and the most of the slices so far.
        let shares = [
            (11_000, 11_000, 1000),
            (22_000, 800, 1000),
            (44_000, 3000, 3000),
        ];
        for (nodes, own_nodes, share) in shares {
            proof.run_slice(&[], own_nodes, nodes, &mut || false);
            let visited = proof.nodes();
            assert!(
                (share..share + 16).contains(&visited),
                "{visited} for {share}"
            );
        }
    }
}
