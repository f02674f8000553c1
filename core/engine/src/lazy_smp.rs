use crate::background_proof::BackgroundProof;
use crate::budget::{Budget, Observer, SharedBudget};
use crate::sample::EvaluatedSample;
use crate::search::{Search, SearchParams, ThreadState};
use crate::stack::SearchStack;
use crate::table::TranspositionTable;
use crate::{Limits, Report};
use std::sync::RwLock;

/// Threads that search the same position and share a table ("lazy SMP").
///
/// They communicate only through the table and the budget. Half of them run a ply ahead, so that
/// their entries are new to the others. The first helper also runs the proof-number search, which
/// would keep the calling thread from getting deeper.
pub(crate) struct LazySmp<'a, 'p> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) params: SearchParams<'a>,
    pub(crate) shared: &'a SharedBudget<'a>,
    pub(crate) proof: &'a BackgroundProof<'p>,
}

impl<'a> LazySmp<'a, '_> {
    /// Searches the first depth with the calling thread, then goes on with as many helpers as the
    /// budget and the system have, each with a state of its own. Returns the lines of the calling
    /// thread and the positions visited by all; the sample is of positions that the calling thread
    /// evaluates.
    pub(crate) fn deepen(
        &self,
        stack: &SearchStack,
        thread_states: &mut [ThreadState],
        budget: &mut Budget<'a>,
        sample: Option<&mut EvaluatedSample>,
        limits: Limits,
        lines: usize,
    ) -> (Vec<Report>, u64) {
        let (own, others) = thread_states
            .split_first_mut()
            .expect("there is at least one thread");
        let helpers = if cfg!(feature = "full") {
            self.shared.helpers
        } else {
            0
        };
        let others = &mut others[..helpers];
        if !others.is_empty() {
            budget.share(self.shared, false);
        }
        let mut own_stack = stack.clone();
        let mut search = self.search(&mut own_stack, own, budget);
        search.sample = sample;
        let first = search.begin(limits, lines);
        let gate = RwLock::new(());
        let found = std::thread::scope(|scope| {
            // The helpers have to stop even after a panic here.
            let stop = StopAtEnd(self.shared);
            // Helpers that already search would take the processors from this thread.
            let gate = &gate;
            let starting = gate.write();
            let mut helpers = Vec::with_capacity(others.len());
            for (number, state) in others.iter_mut().enumerate() {
                if self.shared.has_ended() {
                    break;
                }
                let stack = stack.clone();
                let helper = std::thread::Builder::new();
                let help = move || {
                    drop(gate.read());
                    self.help(stack, state, number);
                };
                match helper.spawn_scoped(scope, help) {
                    Ok(helper) => helpers.push(helper),
                    Err(_) => break,
                }
            }
            if !helpers.is_empty() {
                self.proof.leave_to_helper();
            }
            drop(starting);
            let found = search.deepen(first, limits, lines, 2);
            drop(stop);
            // The scope also waits for them, but the thread sanitizer can't see that.
            for helper in helpers {
                if let Err(panic) = helper.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            found
        });
        (found, budget.all_nodes())
    }

    /// Does what the helper with a number, from 0, has to do.
    fn help(&self, mut stack: SearchStack, state: &mut ThreadState, number: usize) {
        let ahead = (number + 1) as u32 % 2;
        let mut observer = HelperObserver {
            shared: self.shared,
            proof: (number == 0).then_some(self.proof),
        };
        let mut budget = Budget::new(&mut observer);
        budget.share(self.shared, true);
        let mut search = self.search(&mut stack, state, &mut budget);
        let first = search.begin(Limits::NONE, 1);
        search.deepen(first, Limits::NONE, 1, 1 + ahead);
    }

    fn search<'s, 'b>(
        &'s self,
        stack: &'s mut SearchStack,
        state: &'s mut ThreadState,
        budget: &'s mut Budget<'b>,
    ) -> Search<'s, 'b> {
        Search::new(stack, self.table, state, budget, self.params)
    }
}

/// Ends a helper's search with those of the others. The first helper has the proof-number search.
struct HelperObserver<'a, 'p> {
    shared: &'a SharedBudget<'a>,
    proof: Option<&'a BackgroundProof<'p>>,
}

impl Observer for HelperObserver<'_, '_> {
    fn ends(&mut self) -> bool {
        self.shared.has_ended()
    }

    fn take_depth(&mut self, found: &[Report], own_nodes: u64, nodes: u64) {
        if let Some(proof) = self.proof {
            let mut has_ended = || self.shared.has_ended();
            proof.run_slice(found, own_nodes, nodes, &mut has_ended);
        }
    }
}

/// Stops the helpers when dropped.
struct StopAtEnd<'a>(&'a SharedBudget<'a>);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Techniques;
    use crate::eval::Noise;
    use crate::proof::ProofTable;
    use loa::Game;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    /// Returns the positions that a helper's proof search visits.
    fn proof_nodes(number: usize) -> u64 {
        const ASKED: u64 = 200;
        let (stack, table) = (
            SearchStack::new(&Game::default()),
            TranspositionTable::new(1).unwrap(),
        );
        let mut proof_table = ProofTable::new(64).unwrap();
        let proof = BackgroundProof::new(&mut proof_table, stack.clone(), None, true);
        let asked = AtomicU64::new(0);
        let is_over = || asked.fetch_add(1, Relaxed) >= ASKED;
        let threads = LazySmp {
            table: &table,
            params: SearchParams {
                net: None,
                noise: Noise::new(0, 0),
                excluded_moves: &[],
                techniques: Techniques::DEFAULT,
            },
            shared: &SharedBudget::new(Limits::NONE, 3, &is_over),
            proof: &proof,
        };
        threads.help(stack, &mut ThreadState::default(), number);
        proof.nodes()
    }

    #[test]
    fn the_first_helper_alone_has_the_proof_search() {
        assert!(proof_nodes(0) > 0);
        assert_eq!(proof_nodes(1), 0);
    }
}
