//! Any lines to a session with GAMESMAN's menus: nothing panics, answers are whole lines without
//! control characters, and there is a prompt until the session is over.

use crate::input::{lines, solved};
use loa::Goal;
use loa_gamesman::{Host, NotSolved, Session, Solver, Variant};
use loa_solver::{Probe, Problem};
use std::sync::Arc;
use test_support::menus::{FirstMove, Memory};
use test_support::sessions::menu_answer;

/// Solves boards of up to 12 squares; larger ones don't fit.
struct SmallBoards;

impl Solver for SmallBoards {
    fn solve(
        &mut self,
        problem: &Problem,
        _: bool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        if problem.size().squares().len() > 12 {
            return Err(NotSolved::TooLarge);
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
}

fn host() -> Host {
    let mut asked = 0;
    Host {
        solver: Box::new(SmallBoards),
        adviser: Box::new(FirstMove),
        files: Box::new(Memory::default()),
        // Users of large boards lose patience.
        stop: Box::new(move || {
            asked += 1;
            asked % 2000 == 0
        }),
    }
}

pub fn run(data: &[u8]) {
    let mut session = Session::new(host(), Variant::default(), 1);
    session.begin(None, &mut |_| {});
    for line in lines(data).take(200) {
        let mut text = String::new();
        session.line(&line, &mut |part| text.push_str(part));
        menu_answer(&text, &session.prompt(), session.is_over());
    }
}
