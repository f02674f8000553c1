use crate::budget::Budget;
use crate::sample::EvaluatedSample;
use crate::search::{MoveOrdering, Search, SearchParams};
use crate::stack::SearchStack;
use crate::table::TranspositionTable;
use crate::{Limits, Report};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Threads that search the same position and share a table ("lazy SMP").
///
/// They communicate only through the table. Half of them run a ply ahead, so that their entries are
/// new to the others.
pub(crate) struct LazySmp<'a> {
    table: &'a TranspositionTable,
    params: SearchParams<'a>,
    done: AtomicBool,
    /// The positions that the helpers have visited, brought up to date now and then.
    helpers_nodes: &'a AtomicU64,
}

impl<'a> LazySmp<'a> {
    pub(crate) fn new(
        table: &'a TranspositionTable,
        params: SearchParams<'a>,
        helpers_nodes: &'a AtomicU64,
    ) -> LazySmp<'a> {
        LazySmp {
            table,
            params,
            done: AtomicBool::new(false),
            helpers_nodes,
        }
    }

    /// Does what [`Search::deepen`] does with a thread for each ordering, or as many as the system
    /// has. Returns the lines of the calling thread and the positions visited by all; the sample
    /// is of positions that the calling thread evaluates.
    pub(crate) fn deepen(
        &self,
        stack: &SearchStack,
        orderings: &mut [MoveOrdering],
        budget: &mut Budget<'_>,
        sample: Option<&mut EvaluatedSample>,
        (limits, lines): (Limits, usize),
    ) -> (Vec<Report>, u64) {
        let (own, others) = orderings
            .split_first_mut()
            .expect("there is at least one thread");
        let found = std::thread::scope(|scope| {
            // The helpers have to stop even after a panic here.
            let stop = StopAtEnd(&self.done);
            let wanted = match limits.depth {
                0 | 1 => 0,
                _ => others.len(),
            };
            let mut helpers = Vec::with_capacity(wanted);
            for (number, ordering) in others.iter_mut().take(wanted).enumerate() {
                let stack = stack.clone();
                let ahead = (number + 1) as u32 % 2;
                let helper = std::thread::Builder::new();
                match helper.spawn_scoped(scope, move || self.help(stack, ordering, ahead)) {
                    Ok(helper) => helpers.push(helper),
                    Err(_) => break,
                }
            }
            let mut stack = stack.clone();
            let mut search = self.search(&mut stack, own, budget);
            search.sample = sample;
            let found = search.deepen(limits, lines, 1);
            drop(stop);
            // The scope also waits for them, but the thread sanitizer can't see that.
            for helper in helpers {
                if let Err(panic) = helper.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            found
        });
        (found, budget.nodes() + self.helpers_nodes.load(Relaxed))
    }

    fn help(&self, mut stack: SearchStack, ordering: &mut MoveOrdering, ahead: u32) {
        let mut stop = || self.done.load(Relaxed);
        let mut budget = Budget::new(&mut stop);
        budget.add_to(self.helpers_nodes);
        let mut search = self.search(&mut stack, ordering, &mut budget);
        search.deepen(Limits::NONE, 1, 1 + ahead);
    }

    fn search<'s, 'b>(
        &'s self,
        stack: &'s mut SearchStack,
        ordering: &'s mut MoveOrdering,
        budget: &'s mut Budget<'b>,
    ) -> Search<'s, 'b> {
        Search::new(stack, self.table, ordering, budget, self.params)
    }
}

/// Stops the helpers when dropped.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}
