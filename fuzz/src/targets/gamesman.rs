//! Any lines to a session with GAMESMAN's menus: nothing panics, answers are whole lines without
//! control characters, and there is a prompt until the session is over.

use crate::input::{lines, solved};
use loa::{Game, Goal, Position};
use loa_gamesman::{
    Advice, AdvisedValue, Adviser, Files, Host, NotSolved, Session, Solver, Variant,
};
use loa_solver::{Probe, Problem};
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
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

/// Advises the first move, and that it is worth nothing.
struct FirstMove;

impl Adviser for FirstMove {
    fn advise(&mut self, game: &Game) -> Option<Advice> {
        let mv = *game.legal_moves().first()?;
        let value = AdvisedValue::Estimate(0);
        Some(Advice { mv, value })
    }

    fn evaluate(&mut self, position: &Position, _: Goal) -> f64 {
        position.key() as f64 / u64::MAX as f64
    }
}

/// Files that are never read; names that begin with `/` can't be written.
#[derive(Default)]
struct Written(BTreeSet<String>);

impl Files for Written {
    fn write(
        &mut self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()> {
        if name.starts_with('/') {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        if !replace && self.0.contains(name) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fill(&mut io::sink())?;
        self.0.insert(name.to_owned());
        Ok(())
    }
}

fn host() -> Host {
    let mut asked = 0;
    Host {
        solver: Box::new(SmallBoards),
        adviser: Box::new(FirstMove),
        files: Box::new(Written::default()),
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
