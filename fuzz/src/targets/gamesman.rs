//! Any lines to a session with GAMESMAN's menus: nothing panics, answers are whole lines without
//! control characters, and there is a prompt until the session is over.

use crate::input::{lines, solved};
use loa::{Game, Goal, Position};
use loa_gamesman::{Advice, Host, Session, Variant};
use loa_solver::{Probe, Problem, SolveError};
use std::cell::Cell;
use std::io;
use std::sync::Arc;
use test_support::menus::{Memory, first_move, share_of_jumps};
use test_support::sessions::menu_answer;

/// Solves boards of up to 12 squares; larger ones don't fit.
#[derive(Default)]
struct SmallBoards {
    files: Memory,
    asked: Cell<u32>,
}

impl Host for SmallBoards {
    fn solve(
        &mut self,
        problem: &Problem,
        _: bool,
        progress: &mut (dyn FnMut(u64, u64) + Send),
    ) -> Result<Arc<dyn Probe + Send + Sync>, SolveError> {
        if problem.size().squares().len() > 12 {
            let (needed, limit) = (2, 1);
            return Err(SolveError::Memory { needed, limit });
        }
        progress(1, 1);
        Ok(solved(problem))
    }

    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
        let variant = Variant::new(3, 4, Goal::Connect).expect("a size that there is");
        let problem = variant.problem().ok_or("too large")?;
        folder.parse::<u8>().map_err(|error| error.to_string())?;
        Ok(solved(&problem))
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

    /// Users of large boards lose patience.
    fn is_stopped(&self) -> bool {
        self.asked.update(|asked| asked + 1);
        self.asked.get().is_multiple_of(2000)
    }
}

pub fn run(data: &[u8]) {
    let mut session = Session::new(SmallBoards::default(), Variant::default(), 1);
    session.begin(None, &mut |_| {});
    for line in lines(data).take(200) {
        let mut text = String::new();
        session.line(&line, &mut |part| text.push_str(part));
        menu_answer(&text, &session.prompt(), session.is_over());
    }
}
