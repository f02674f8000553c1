//! A session with a host that is simple enough to be trusted.

mod brute;

pub(crate) use brute::Brute;
pub(crate) use test_support::has;

use loa::{Game, Goal, Move, Position, Preset, Start};
use loa_gamesman::{Advice, Host, Session, Variant};
use loa_solver::{Probe, Problem, SolveError, SolveOptions, solve_in_memory};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::io;
use std::rc::Rc;
use std::sync::Arc;
use test_support::menus::{Memory, first_move, share_of_jumps};

/// What a solver makes.
type AnyTables = Arc<dyn Probe + Send + Sync>;

/// Solves as a function does, and keeps what each call was told about symmetries.
struct SimpleHost<F> {
    solve: F,
    symmetries: Rc<RefCell<Vec<bool>>>,
    files: Memory,
    stop: Rc<Cell<bool>>,
}

impl<F> Host for SimpleHost<F>
where
    F: FnMut(&Problem, bool, &mut dyn FnMut(u64, u64)) -> Result<AnyTables, SolveError>,
{
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut (dyn FnMut(u64, u64) + Send),
    ) -> Result<AnyTables, SolveError> {
        self.symmetries.borrow_mut().push(symmetries);
        (self.solve)(problem, symmetries, progress)
    }

    fn load(&mut self, folder: &str) -> Result<AnyTables, String> {
        load(folder)
    }

    fn advise(&mut self, game: &Game) -> Option<Advice> {
        first_move(game)
    }

    fn evaluate(&self, position: &Position, _: Goal) -> f64 {
        share_of_jumps(position)
    }

    fn write(
        &self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()> {
        self.files.write(name, replace, fill)
    }

    fn is_stopped(&self) -> bool {
        self.stop.get()
    }
}

/// A session, what it has said, and what its host has been asked.
pub(crate) struct Talk {
    pub(crate) session: Session,
    pub(crate) greeting: String,
    pub(crate) files: Memory,
    /// What each call of the solver was told about symmetries.
    pub(crate) symmetries: Rc<RefCell<Vec<bool>>>,
    /// Whether the user wants what goes on to end.
    pub(crate) stop: Rc<Cell<bool>>,
}

impl Talk {
    /// A session that solves boards of up to 12 squares by brute force; larger ones don't fit.
    pub(crate) fn new() -> Talk {
        Talk::with(|problem, _, _| match problem.size().squares().len() {
            ..=12 => Ok(Arc::new(Brute::solve(problem))),
            _ => Err(SolveError::Memory {
                needed: 2,
                limit: 1,
            }),
        })
    }

    /// A session that solves with the project's solver.
    pub(crate) fn with_tables() -> Talk {
        Talk::with(|problem, symmetries, _| {
            let options = SolveOptions {
                symmetries,
                ..SolveOptions::default()
            };
            Ok(Arc::new(solve_in_memory(problem, &options)?))
        })
    }

    /// A session that solves as a function does.
    pub(crate) fn with(
        solve: impl FnMut(&Problem, bool, &mut dyn FnMut(u64, u64)) -> Result<AnyTables, SolveError>
        + 'static,
    ) -> Talk {
        let symmetries = Rc::default();
        let files = Memory::default();
        let stop = Rc::new(Cell::new(false));
        let host = SimpleHost {
            solve,
            symmetries: Rc::clone(&symmetries),
            files: files.clone(),
            stop: Rc::clone(&stop),
        };
        let mut session = Session::new(host, Variant::default(), 1);
        let mut greeting = String::new();
        session.begin(None, &mut |part| greeting.push_str(part));
        Talk {
            session,
            greeting,
            files,
            symmetries,
            stop,
        }
    }

    /// Types a line and returns what is said to it.
    pub(crate) fn line(&mut self, line: &str) -> String {
        let mut text = String::new();
        self.session.line(line, &mut |part| text.push_str(part));
        text
    }

    /// Types words one by one, each as a line, and returns what is said to the last one.
    pub(crate) fn lines(&mut self, words: &str) -> String {
        words
            .split_whitespace()
            .map(|word| self.line(word))
            .last()
            .unwrap_or_default()
    }

    /// Chooses a board in the first menu.
    pub(crate) fn resize(&mut self, width: u8, height: u8) {
        self.lines(&format!("g r {width} {height} b"));
    }

    /// Types words one by one; what is said to the last one has a text in it.
    #[track_caller]
    pub(crate) fn says(&mut self, words: &str, expected: &str) {
        has(&self.lines(words), expected);
    }

    /// Types a line that is to be refused: with one line, and the same prompt again.
    #[track_caller]
    pub(crate) fn refused(&mut self, line: &str) -> String {
        let prompt = self.session.prompt();
        let text = self.line(line);
        assert_eq!(self.session.prompt(), prompt, "after {line:?}: {text}");
        assert_eq!(text.matches('\n').count(), 1, "after {line:?}: {text:?}");
        assert!(text.ends_with(".\n"), "after {line:?}: {text:?}");
        text
    }
}

/// Opens a "folder" whose name is a board of GAMESMAN's rules, or of others.
fn load(folder: &str) -> Result<AnyTables, String> {
    let (board, rules) = folder.split_once('-').ok_or("there is no such folder")?;
    let size = board.parse().map_err(|_| "there is no such folder")?;
    let rules = match rules {
        "gamesman" => Preset::GAMESMAN.rules,
        "misere" => Preset::GAMESMAN_MISERE.rules,
        _ => Preset::OLYMPIAD.rules,
    };
    let problem = Problem::new(size, Start::Standard, &rules).map_err(|error| error.to_string())?;
    Ok(Arc::new(Brute::solve(&problem)))
}

/// All positions that can come up, each with the moves that lead there by the shortest way.
pub(crate) fn lines_of_play(variant: &Variant) -> Vec<(Position, Vec<Move>)> {
    let start = variant.initial_position();
    let mut seen = HashSet::from([start.key()]);
    let mut found = vec![(start, Vec::new())];
    let mut at = 0;
    while let Some((position, line)) = found.get(at).cloned() {
        at += 1;
        if variant.primitive(&position).is_some() {
            continue;
        }
        for mv in variant.generate_moves(&position) {
            let after = variant.do_move(&position, mv).unwrap();
            if seen.insert(after.key()) {
                found.push((after, [line.clone(), vec![mv]].concat()));
            }
        }
    }
    found
}
