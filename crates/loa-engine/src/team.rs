use crate::Features;
use crate::Limits;
use crate::budget::Budget;
use crate::path::Path;
use crate::search::{Found, Ordering, Search, Taste};
use crate::table::Table;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Threads that search the same position and share a table ("lazy SMP").
///
/// They know nothing of each other but what they find in the table; half of them run a ply ahead,
/// so that what they note there is new to the others.
pub(crate) struct Team<'a> {
    table: &'a Table,
    taste: Taste,
    features: Features,
    done: AtomicBool,
    /// The positions that helpers have visited, as far as they have told.
    helpers_nodes: AtomicU64,
}

impl<'a> Team<'a> {
    pub(crate) fn new(table: &'a Table, taste: Taste, features: Features) -> Team<'a> {
        Team {
            table,
            taste,
            features,
            done: AtomicBool::new(false),
            helpers_nodes: AtomicU64::new(0),
        }
    }

    /// Searches deeper and deeper with a thread for each ordering, as far as the system has threads, as
    /// [`Search::deepen`]; the first depth takes the calling thread alone. Returns the lines of the calling thread and the positions visited by all.
    pub(crate) fn deepen(
        &self,
        path: &Path,
        orderings: &mut [Ordering],
        budget: &mut Budget<'_>,
        (limits, lines): (Limits, usize),
        mut on_depth: impl FnMut(&[Found], u64),
    ) -> (Vec<Found>, u64) {
        let (own, others) = orderings
            .split_first_mut()
            .expect("a team has a thread at least");
        let found = std::thread::scope(|scope| {
            // Whatever happens here, the helpers must not go on for ever.
            let stop = StopAtEnd(&self.done);
            let wanted = match limits.greatest_depth() {
                0 | 1 => 0,
                _ => others.len(),
            };
            let mut helpers = Vec::with_capacity(wanted);
            for (number, ordering) in others.iter_mut().take(wanted).enumerate() {
                let path = path.clone();
                let ahead = (number + 1) as u32 % 2;
                let helper = std::thread::Builder::new();
                match helper.spawn_scoped(scope, move || self.help(path, ordering, ahead)) {
                    Ok(helper) => helpers.push(helper),
                    Err(_) => break,
                }
            }
            let mut path = path.clone();
            let mut search = self.search(&mut path, own, budget);
            let found = search.deepen(limits, lines, 1, |found, nodes| {
                on_depth(found, nodes + self.helpers_nodes.load(Relaxed));
            });
            drop(stop);
            // The scope waits for them as well, but in a way that the thread sanitizer can't see.
            for helper in helpers {
                if let Err(panic) = helper.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            found
        });
        (found, budget.nodes() + self.helpers_nodes.load(Relaxed))
    }

    fn help(&self, mut path: Path, ordering: &mut Ordering, ahead: u32) {
        let mut stop = || self.done.load(Relaxed);
        let mut budget = Budget::new(&mut stop);
        budget.tell(&self.helpers_nodes);
        let mut search = self.search(&mut path, ordering, &mut budget);
        search.deepen(Limits::NONE, 1, 1 + ahead, |_, _| {});
    }

    fn search<'s, 'b>(
        &'s self,
        path: &'s mut Path,
        ordering: &'s mut Ordering,
        budget: &'s mut Budget<'b>,
    ) -> Search<'s, 'b> {
        Search::new(
            path,
            self.table,
            ordering,
            budget,
            self.taste,
            self.features,
        )
    }
}

/// Tells the helpers to stop when it goes out of scope.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}
