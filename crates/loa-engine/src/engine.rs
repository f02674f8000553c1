use crate::budget::Budget;
use crate::eval::{Noise, Weights};
use crate::forced::{self, ForcedWin};
use crate::path::Path;
use crate::search::{Features, Found, Ordering, Search, Taste};
use crate::table::Table;
use crate::{Limits, Report, Score, Style};
use loa::{Game, Position, Rules, Size};

/// An automated player, with what it remembers from one move to the next.
///
/// It uses no clock, no threads and no randomness: a new or cleared engine finds the same move
/// with the same number of positions each time, unless the caller's stop function intervenes.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    ordering: Ordering,
    style: Style,
    weights: Weights,
    context: Option<Context>,
}

/// How many positions the search for a forced win may look at before the caller is asked whether
/// to stop: a fraction of a second, and many times what it takes in positions met in play.
const PATIENCE: u64 = 250_000;

/// What everything in the table depends on.
#[derive(Debug, PartialEq, Eq)]
struct Context {
    rules: Rules,
    size: Size,
    taste: Taste,
    exhausted: Vec<Position>,
}

impl Engine {
    /// Makes a player with a table of at most this size, or the smallest there is.
    pub fn new(mebibytes: usize) -> Engine {
        Engine {
            table: Table::new(mebibytes),
            ordering: Ordering::new(),
            style: Style::default(),
            weights: Weights::default(),
            context: None,
        }
    }

    /// Forgets all searches so far. Costs next to nothing.
    pub fn clear(&mut self) {
        self.table.forget();
    }

    /// Returns how it plays.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Changes how it plays.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// Changes how much each term of the evaluation counts.
    pub fn set_weights(&mut self, weights: Weights) {
        self.weights = weights;
    }

    /// Looks for the best move; `None` if the game is over.
    ///
    /// First it looks for a forced win within the plies that the [`Style`] says, then deeper and
    /// deeper at everything. `stop` is asked about every thousand positions whether to end, but
    /// not in the first quarter of a million of the search for a forced win, so that none is missed
    /// on a slow machine; whatever it says, the first ply is searched to its end. `on_depth` gets a report for each
    /// depth that is done; the last one can differ from what is returned, which takes in the
    /// depth that was interrupted.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
        on_depth: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if game.status().is_over() {
            return None;
        }
        let mut path = Path::new(game);
        let mut budget = Budget::new(stop);
        let forced_plies = self.style.forced_plies;
        budget.be_patient(PATIENCE);
        let forced_win = forced::find_win(&mut path, forced_plies, &mut budget);
        budget.be_patient(0);
        if let Some(win) = forced_win {
            let report = report_win(win, budget.nodes());
            on_depth(&report);
            return Some(report);
        }
        let taste = self.taste(game);
        self.prepare(game, &path, taste);
        let mut search = Search::new(
            &mut path,
            &mut self.table,
            &mut self.ordering,
            &mut budget,
            taste,
            Features::ALL,
        );
        let found = search.deepen(limits, |found, nodes| on_depth(&report(found, nodes)));
        Some(report(&found, budget.nodes()))
    }

    fn taste(&self, game: &Game) -> Taste {
        let is_noisy = game.plies() < self.style.noisy_plies;
        let noise = if is_noisy { self.style.noise } else { 0 };
        Taste {
            weights: self.weights,
            noise: Noise::new(self.style.seed, noise),
        }
    }

    /// Makes the memory ready for a search, emptied if what is in it doesn't hold any more.
    fn prepare(&mut self, game: &Game, path: &Path, taste: Taste) {
        let context = Context {
            // How many plies are left is in the table's keys.
            rules: Rules {
                move_limit: None,
                ..*game.rules()
            },
            size: game.position().size(),
            taste,
            exhausted: path.exhausted(),
        };
        if self.context.as_ref() != Some(&context) {
            self.table.forget();
            self.context = Some(context);
        }
        self.table.begin_search();
        self.ordering.clear();
    }
}

fn report(found: &Found, nodes: u64) -> Report {
    Report {
        best: *found.line.first().expect("an ongoing game has a move"),
        score: found.score,
        depth: found.depth,
        nodes,
        line: found.line.clone(),
    }
}

fn report_win(win: ForcedWin, nodes: u64) -> Report {
    let plies = win.line.len() as u32;
    let found = Found {
        score: Score::win_in(plies),
        depth: plies,
        line: win.line,
    };
    report(&found, nodes)
}
