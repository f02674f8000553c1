use crate::background_proof::{BackgroundProof, main_part};
use crate::budget::{Budget, Observer, SharedBudget};
use crate::eval::Noise;
use crate::eval::net::Net;
use crate::forced;
use crate::lazy_smp::LazySmp;
use crate::proof::ProofTable;
use crate::recheck::Recheck;
use crate::sample::EvaluatedSample;
use crate::search::{SearchParams, ThreadState};
use crate::stack::SearchStack;
use crate::table::TranspositionTable;
use crate::{Job, Limits, Report, Score, Style, Technique, Techniques};
use loa::{Game, Move, Position, Rules, Size};
use std::sync::Arc;

/// An automated player, with what it remembers from one move to the next.
///
/// A [`Job`] tells it what to search. It has no clock and no randomness: with one thread, a new or
/// cleared engine finds the same move after the same number of positions each time, unless the
/// job's clock or the caller's stop function intervenes.
#[derive(Debug)]
pub struct Engine {
    table: TranspositionTable,
    proof: ProofTable,
    /// The size of the transposition table.
    mebibytes: usize,
    /// One for each thread.
    thread_states: Vec<ThreadState>,
    /// The style of play.
    pub style: Style,
    /// The net that evaluates, by default [the built-in one](Net::built_in). `None` for
    /// [`evaluate`](crate::evaluate).
    pub net: Option<Arc<Net>>,
    /// The parts of the search that are in use.
    pub techniques: Techniques,
    /// Gathers positions that the first thread evaluates; `None` if none are wanted.
    pub sample: Option<EvaluatedSample>,
    context: Option<Context>,
    /// The position of the last search.
    last: Option<Position>,
}

/// The proof-number table is this many powers of two smaller than the transposition table.
const PROOF_SHIFT: u32 = 3;

/// What the entries of the tables depend on.
#[derive(Debug, PartialEq, Eq)]
struct Context {
    rules: Rules,
    size: Size,
    net: Option<Arc<Net>>,
    noise: Noise,
    techniques: Techniques,
    exhausted: Vec<Position>,
}

/// Too little memory for the tables of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is not enough memory for a transposition table of {mebibytes} MiB")]
pub struct EngineMemoryError {
    /// The size asked for.
    pub mebibytes: usize,
}

/// Makes the tables of an engine.
fn tables(mebibytes: usize) -> Result<(TranspositionTable, ProofTable), EngineMemoryError> {
    let kibibytes = mebibytes.saturating_mul(1 << 10) >> PROOF_SHIFT;
    let proof = ProofTable::new(kibibytes);
    TranspositionTable::new(mebibytes)
        .and_then(|table| Ok((table, proof?)))
        .map_err(|_| EngineMemoryError { mebibytes })
}

/// The net of a new engine.
fn default_net() -> Option<Arc<Net>> {
    #[cfg(feature = "full")]
    return Some(Net::built_in());
    #[cfg(not(feature = "full"))]
    None
}

impl Engine {
    /// The greatest number of threads.
    pub const MAX_THREADS: usize = 256;

    /// Makes a player with a transposition table of at most this size, or the smallest possible;
    /// for small tables that surely fit.
    ///
    /// # Panics
    /// If there is not enough memory; see [`try_new`](Engine::try_new).
    pub fn new(mebibytes: usize) -> Engine {
        Engine::try_new(mebibytes).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Makes a player with a transposition table of at most this size, or the smallest possible.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn try_new(mebibytes: usize) -> Result<Engine, EngineMemoryError> {
        let (table, proof) = tables(mebibytes)?;
        Ok(Engine {
            table,
            proof,
            mebibytes,
            thread_states: vec![ThreadState::default()],
            style: Style::default(),
            net: default_net(),
            techniques: Techniques::default(),
            sample: None,
            context: None,
            last: None,
        })
    }

    /// Forgets all searches so far. Costs next to nothing.
    pub fn clear(&mut self) {
        self.table.forget();
        self.proof.forget();
        self.last = None;
    }

    /// Forgets all searches and changes the size of the transposition table.
    ///
    /// # Errors
    /// If there is not enough memory; the size stays as it is then.
    pub fn resize(&mut self, mebibytes: usize) -> Result<(), EngineMemoryError> {
        // The old tables go first, so that both need never fit at once.
        (self.table, self.proof) = tables(0)?;
        match tables(mebibytes) {
            Ok(new) => {
                (self.table, self.proof) = new;
                self.mebibytes = mebibytes;
                Ok(())
            }
            Err(error) => {
                (self.table, self.proof) = tables(self.mebibytes)?;
                Err(error)
            }
        }
    }

    /// Changes the number of search threads, 1 or more. With several, searches are not
    /// reproducible.
    pub fn set_threads(&mut self, threads: usize) {
        let threads = threads.clamp(1, Engine::MAX_THREADS);
        self.thread_states
            .resize_with(threads, ThreadState::default);
    }

    /// Returns how much of the table the last search has filled, in thousandths.
    pub fn permille_full(&self) -> u32 {
        self.table.permille_full()
    }

    /// Looks for the best lines of a job; finds none if the game is over.
    ///
    /// It looks for a forced win within the plies that the [`Style`] says, then searches by
    /// iterative deepening, and after each depth looks for longer forced wins, until any thread
    /// finds that the search is over. `stop`, which only the first thread asks, about every
    /// thousand positions, has to say so, too; the first ply is always completed. `on_lines` gets
    /// the lines of each completed depth; those returned can differ from the last ones, because
    /// they include the interrupted depth.
    pub(crate) fn search(
        &mut self,
        job: &Job,
        mut stop: &mut dyn FnMut() -> bool,
        is_over: &(dyn Fn() -> bool + Sync),
        on_lines: &mut dyn FnMut(&[Report]),
    ) -> Vec<Report> {
        let (game, lines) = (&job.game, job.lines);
        if game.status().is_over() || lines == 0 {
            return Vec::new();
        }
        let stack = SearchStack::new(game);
        let (win, forced_nodes) = self.forced_win(stack.clone(), job.limits, &mut stop);
        let mut win = win.filter(|win| job.allows(&win.best));
        if let Some(win) = win.take_if(|_| lines == 1) {
            on_lines(std::slice::from_ref(&win));
            return vec![win];
        }
        let (excluded, overlooks) = self.excluded_moves(job);
        let net = self.net_in_use();
        self.prepare(game, &stack, net.clone());
        let (techniques, noise) = (self.techniques_in_use(), self.noise(game));
        // It proves wins with any first move.
        let proves = techniques.has(Technique::Proof) && excluded.is_empty();
        let mut limits = job.limits.after(forced_nodes);
        if proves {
            limits.nodes = main_part(limits.nodes);
        }
        let shared = SharedBudget::new(limits, self.thread_states.len(), is_over);
        let proof = BackgroundProof::new(&mut self.proof, stack.clone(), win, proves);
        let threads = LazySmp {
            table: &self.table,
            params: SearchParams {
                net: net.as_deref(),
                noise,
                excluded_moves: &excluded,
                techniques,
            },
            shared: &shared,
            proof: &proof,
        };
        let mut progress = Progress {
            recheck: Recheck::new(&stack),
            overlooks,
            proof: &proof,
            lines,
            forced_nodes,
            stop,
            on_lines,
        };
        let mut budget = Budget::new(&mut progress);
        let (states, sample) = (&mut self.thread_states, self.sample.as_mut());
        let (found, nodes) = threads.deepen(&stack, states, &mut budget, sample, limits, lines);
        drop(budget);
        let reports = progress.reports(&found, nodes);
        if progress.recheck.has_refuted() {
            self.clear();
        }
        reports
    }

    /// Returns the legal moves that are not to be searched: those not wanted, and those that the
    /// style overlooks; and whether it overlooks one.
    fn excluded_moves(&self, job: &Job) -> (Vec<Move>, bool) {
        let mut excluded = job.game.legal_moves();
        let mut seen: Vec<Move> = excluded.clone();
        seen.retain(|mv| job.allows(mv));
        let wanted = seen.len();
        self.style.keep_seen(job.game.position(), &mut seen);
        excluded.retain(|mv| !seen.contains(mv));
        (excluded, seen.len() < wanted)
    }

    /// Looks for a forced win within the plies of the style; returns it and the positions visited.
    fn forced_win(
        &self,
        mut stack: SearchStack,
        limits: Limits,
        stop: &mut dyn Observer,
    ) -> (Option<Report>, u64) {
        let mut budget = Budget::new(stop);
        budget.resume(limits.share(self.style.forced_share));
        let win = forced::find_win(&mut stack, self.style.forced_plies, &mut budget);
        let nodes = budget.nodes();
        (win.map(|win| Report { nodes, ..win }), nodes)
    }

    /// Returns the net that evaluates positions; `None` if there is none or it is not in use.
    pub fn net_in_use(&self) -> Option<Arc<Net>> {
        let uses_net = self.techniques_in_use().has(Technique::Net);
        self.net.clone().filter(|_| uses_net)
    }

    /// The techniques but for those that the style leaves out.
    const fn techniques_in_use(&self) -> Techniques {
        match self.style.light {
            true => self.techniques.light(),
            false => self.techniques,
        }
    }

    fn noise(&self, game: &Game) -> Noise {
        let is_noisy = game.plies() < self.style.noisy_plies;
        let points = if is_noisy { self.style.noise } else { 0 };
        Noise::new(self.style.seed, points)
    }

    /// Prepares the tables for a search, and empties them if their entries no longer hold.
    fn prepare(&mut self, game: &Game, stack: &SearchStack, net: Option<Arc<Net>>) {
        let context = Context {
            // How many plies are left is in the table's keys.
            rules: game.rules().with_move_limit(None),
            size: game.position().size(),
            net,
            noise: self.noise(game),
            techniques: self.techniques_in_use(),
            exhausted: stack.exhausted(),
        };
        if self.context.as_ref() != Some(&context) {
            self.clear();
            self.context = Some(context);
            for state in &mut self.thread_states {
                state.evaluations.clear();
            }
        }
        self.table.begin_search();
        let is_continued = self.last.is_some_and(|last| came_up(game, &last));
        self.last = Some(*game.position());
        for ThreadState { ordering, .. } in &mut self.thread_states {
            if is_continued && self.techniques.has(Technique::KeptHistory) {
                ordering.fade();
            } else {
                ordering.clear();
            }
        }
    }
}

/// What the threads of a search have found so far, together with the proof-number search between
/// depths.
struct Progress<'a, 'p> {
    recheck: Recheck,
    /// Whether the style overlooks a move. Then a loss of the others proves nothing.
    overlooks: bool,
    proof: &'a BackgroundProof<'p>,
    lines: usize,
    forced_nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    on_lines: &'a mut dyn FnMut(&[Report]),
}

impl Progress<'_, '_> {
    /// Returns the results of both searches when the main one has visited `nodes`.
    fn reports(&mut self, found: &[Report], nodes: u64) -> Vec<Report> {
        let reports = self
            .proof
            .reports(found, self.lines, self.forced_nodes + nodes);
        let mut reports = self.recheck.confirmed(reports);
        for report in reports.iter_mut().filter(|_| self.overlooks) {
            report.score = report.score.max(Score::estimate(i32::MIN));
        }
        reports
    }
}

impl Observer for Progress<'_, '_> {
    fn ends(&mut self) -> bool {
        self.proof.ends(self.lines) || (self.stop)()
    }

    fn take_depth(&mut self, found: &[Report], own_nodes: u64, nodes: u64) {
        if !self.proof.has_helper() {
            self.proof
                .run_slice(found, own_nodes, nodes, &mut self.stop);
        }
        let reports = self.reports(found, nodes);
        (self.on_lines)(&reports);
    }
}

/// Tells whether a position has come up in a game or is its position now.
fn came_up(game: &Game, position: &Position) -> bool {
    let mut past = game.past().iter().map(|ply| ply.before);
    game.position() == position || past.any(|before| before == *position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    /// The third own move alone takes some 5,000 positions.
    #[test]
    fn the_search_for_forced_wins_keeps_to_its_share() {
        const NODES: u64 = 12_000;
        let game = Game::start(&loa::Preset::SOUCIE, Size::STANDARD);
        let mut engine = Engine::new(1);
        for (share, is_deep) in [(2, true), (32, false)] {
            engine.style.forced_share = share;
            let (win, nodes) =
                engine.forced_win(SearchStack::new(&game), Limits::nodes(NODES), &mut || false);
            assert!(win.is_none() && nodes <= NODES / share, "{nodes}");
            assert_eq!(nodes > 1_000, is_deep, "{nodes}");
        }
    }

    /// More than any address space has.
    const ABSURD: [usize; 3] = [1 << 43, usize::MAX >> 20, usize::MAX];

    /// A thread visits at most a thousand positions from one question to the next.
    #[test]
    fn every_thread_asks_whether_the_search_is_over() {
        const ASKED: u64 = 100;
        let asked = AtomicU64::new(0);
        let is_over = || asked.fetch_add(1, Relaxed) >= ASKED;
        let mut engine = Engine::new(1);
        engine.set_threads(64);
        engine.style.forced_plies = 1;
        let job = Job::new(&Game::default(), Limits::NONE);
        let found = engine.search(&job, &mut || is_over(), &is_over, &mut |_| {});
        assert!(found[0].nodes < (ASKED + 10) * 1024, "{}", found[0].nodes);
    }

    #[test]
    fn history_is_kept_within_a_game_alone() {
        let mut game = Game::start(&loa::Preset::SOUCIE, Size::STANDARD);
        let start = *game.position();
        for text in ["b1-b3", "a2-c2"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        assert!(came_up(&game, &start) && came_up(&game, game.position()));
        let other = Game::start(&loa::Preset::SOUCIE, Size::STANDARD);
        assert!(!came_up(&other, game.position()));
    }

    #[test]
    fn a_size_that_does_not_fit_is_an_error_and_changes_nothing() {
        let mut engine = Engine::new(2);
        let slots = engine.table.len();
        for mebibytes in ABSURD {
            let error = engine.resize(mebibytes).unwrap_err();
            assert_eq!(error, EngineMemoryError { mebibytes });
            assert_eq!(engine.table.len(), slots);
            assert_eq!(Engine::try_new(mebibytes).unwrap_err(), error);
        }
        engine.resize(4).unwrap();
        assert_eq!(engine.table.len(), 2 * slots);
        let job = Job::new(&Game::default(), Limits::depth(2));
        let found = job.run(&mut engine, &mut || false, &mut |_| {});
        assert!(found.best().is_some());
    }
}
