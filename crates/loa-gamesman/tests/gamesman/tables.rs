//! Tables that are wrong or fail.

use crate::common::{Brute, FirstMove, Talk};
use loa::Position;
use loa_gamesman::{NotSolved, Solver};
use loa_solver::{Probe, Problem, TableError, Tier, Value};
use std::rc::Rc;
use std::sync::Arc;

/// Tables that are spoilt at the initial position.
struct Spoilt {
    brute: Brute,
    /// What they say there; `None` for an error.
    said: Option<Value>,
}

impl Probe for Spoilt {
    fn problem(&self) -> &Problem {
        self.brute.problem()
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        if *position != self.problem().start_position() {
            return self.brute.probe(position);
        }
        let error = TableError::Missing(Tier::of(position));
        self.said.map(Some).ok_or(error)
    }
}

struct Spoiler(Option<Value>);

impl Solver for Spoiler {
    fn solve(
        &mut self,
        problem: &Problem,
        _: bool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        progress(1, 2);
        let brute = Brute::solve(problem);
        Ok(Arc::new(Spoilt {
            brute,
            said: self.0,
        }))
    }
}

fn talk(said: Option<Value>) -> Talk {
    let mut talk = Talk::with(Box::new(Spoiler(said)), Box::new(FirstMove), Rc::default());
    talk.resize(3, 4);
    talk
}

#[test]
fn a_wrong_value_is_found() {
    let mut talk = talk(Some(Value::Win(3)));
    assert!(
        talk.line("s")
            .contains(" 50 %\nSolved: X, who moves first, wins after 3 moves")
    );
    let text = talk.lines("a t");
    let expected =
        "1 of 32544 values are wrong, such as Win in 3 for -X-/o-o/o-o/-X-  X Win in 1.\n";
    assert_eq!(text, expected);
}

#[test]
fn tables_that_fail_are_given_up() {
    let mut talk = talk(None);
    let text = talk.line("s");
    assert!(text.contains("The tables can't be used any more"), "{text}");
    assert!(text.contains("3x4 STANDARD, not solved"), "{text}");
    assert!(talk.line("p").contains("+---+"));
    assert!(talk.session.prompt().starts_with("Player (X), your move"));
}
