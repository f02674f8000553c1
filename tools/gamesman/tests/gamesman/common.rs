//! A session with a host that is simple enough to be trusted.

mod brute;

pub(crate) use brute::Brute;

use loa::{Move, Position, Preset, Start};
use loa_gamesman::{Adviser, Host, NotSolved, Session, Solver, Variant};
use loa_solver::{Probe, Problem, SolveOptions, solve_in_memory};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::rc::Rc;
use std::sync::Arc;
pub(crate) use test_support::menus::{FirstMove, Memory};

/// Solves boards of up to 12 squares by brute force; larger ones don't fit.
pub(crate) struct SmallBoards {
    pub(crate) symmetries: Rc<RefCell<Vec<bool>>>,
}

impl Solver for SmallBoards {
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        _: &mut dyn FnMut(u64, u64),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        self.symmetries.borrow_mut().push(symmetries);
        if problem.size().squares().len() > 12 {
            return Err(NotSolved::TooLarge);
        }
        Ok(Arc::new(Brute::solve(problem)))
    }

    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
        load(folder)
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
    pub(crate) fn new() -> Talk {
        let symmetries = Rc::default();
        let solver = SmallBoards {
            symmetries: Rc::clone(&symmetries),
        };
        Talk::with(Box::new(solver), Box::new(FirstMove), symmetries)
    }

    pub(crate) fn with(
        solver: Box<dyn Solver>,
        adviser: Box<dyn Adviser>,
        symmetries: Rc<RefCell<Vec<bool>>>,
    ) -> Talk {
        let files = Memory::default();
        let stop = Rc::new(Cell::new(false));
        let asked = Rc::clone(&stop);
        let host = Host {
            solver,
            adviser,
            files: Box::new(files.clone()),
            stop: Box::new(move || asked.get()),
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

/// Solves with the project's solver.
pub(crate) struct Tables {
    pub(crate) symmetries: Rc<RefCell<Vec<bool>>>,
}

impl Solver for Tables {
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        _: &mut dyn FnMut(u64, u64),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        self.symmetries.borrow_mut().push(symmetries);
        let options = SolveOptions {
            symmetries,
            ..SolveOptions::default()
        };
        match solve_in_memory(problem, &options) {
            Ok(solution) => Ok(Arc::new(solution)),
            Err(error) => Err(NotSolved::Failed(error.to_string())),
        }
    }

    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
        load(folder)
    }
}

/// Opens a "folder" whose name is a board of GAMESMAN's rules, or of others.
pub(crate) fn load(folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
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

impl Talk {
    /// A session that solves with the project's solver.
    pub(crate) fn with_tables() -> Talk {
        let symmetries = Rc::default();
        let solver = Tables {
            symmetries: Rc::clone(&symmetries),
        };
        Talk::with(Box::new(solver), Box::new(FirstMove), symmetries)
    }

    /// Chooses a board in the first menu.
    pub(crate) fn resize(&mut self, width: u8, height: u8) {
        self.lines(&format!("g r {width} {height} b"));
    }
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
