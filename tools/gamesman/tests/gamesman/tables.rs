//! Tables that are wrong or fail.

use crate::common::{Brute, Talk, has};
use loa::Position;
use loa_solver::{Counts, Probe, Problem, TableError, Tier, Value};
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
        if Some(*position) != self.problem().start_position() {
            return self.brute.probe(position);
        }
        let error = TableError::Missing(Tier::of(position));
        self.said.map(Some).ok_or(error)
    }
}

fn talk(said: Option<Value>) -> Talk {
    let mut talk = Talk::with(move |problem, _, progress| {
        progress(1, 2);
        let brute = Brute::solve(problem);
        Ok(Arc::new(Spoilt { brute, said }))
    });
    talk.resize(3, 4);
    talk
}

#[test]
fn a_wrong_value_is_found() {
    let mut talk = talk(Some(Value::Win(3)));
    talk.says("s", " 50 %\nSolved: X, who moves first, wins after 3 moves");
    let text = talk.lines("a c");
    let expected =
        "1 of 32544 values are wrong, such as Win in 3 for -X-/o-o/o-o/-X-  X Win in 1.\n";
    assert!(text.starts_with(expected), "{text}");
    has(&text, "\n  1)  list wins that are wrong\n");
    let wins = talk.line("1");
    assert_eq!(wins, "\n    Win in 3 for -X-/o-o/o-o/-X-  X Win in 1\n\n");
    for others in ["2", "3"] {
        assert_eq!(talk.line(others), "\n    none\n\n");
    }
}

#[test]
fn tables_that_fail_are_given_up() {
    let mut talk = talk(None);
    let text = talk.line("s");
    has(&text, "The tables can't be used any more");
    has(&text, "3x4 STANDARD, not solved");
    talk.says("p", "+---+");
    assert!(talk.session.prompt().starts_with("Player (X), your move"));
}

/// Tables of any board that say that every position is drawn.
struct Drawn(Problem);

impl Probe for Drawn {
    fn problem(&self) -> &Problem {
        &self.0
    }

    fn probe(&self, _: &Position) -> Result<Option<Value>, TableError> {
        Ok(Some(Value::Draw))
    }

    fn count_all(&self) -> Result<Counts, TableError> {
        let mut counts = Counts::default();
        counts.add(Value::Draw, 24_618_239_340);
        Ok(counts)
    }
}

fn all_drawn() -> Talk {
    Talk::with(|problem, _, _| Ok(Arc::new(Drawn(*problem))))
}

#[test]
fn large_boards_are_analysed_by_all_placements() {
    let mut talk = all_drawn();
    talk.resize(5, 5);
    talk.lines("s a");
    let note = "these are of all placements.\n";
    let counts = talk.line("p");
    assert!(
        counts.contains(note) && counts.contains(" 24618239340 "),
        "{counts}"
    );
    assert!(talk.line("a").contains(note));
    let list = talk.lines("n 4 u");
    assert!(list.contains(note), "{list}");
    assert_eq!(list.matches(" Draw\n").count(), 4, "{list}");
    talk.line("n");
    let many = "The board has too many positions to go through them all.\n";
    assert_eq!(talk.line("o"), many);
    assert_eq!(talk.line("c"), many);
}

/// The 200 million positions of a game on 4x5 take minutes to find: a list does without them.
#[test]
fn lists_of_medium_boards_answer_at_once_or_can_be_stopped() {
    let mut talk = all_drawn();
    talk.resize(4, 5);
    talk.lines("s a");
    talk.stop.set(true);
    let list = talk.line("l");
    has(&list, "these are of all placements");
    assert_eq!(list.matches(" Lose in 0\n").count(), 10, "{list}");
    assert!(talk.line("n").is_empty(), "more is not wanted");
    let rare = talk.line("t");
    assert!(rare.ends_with("positions: 0 %\nStopped.\n"), "{rare}");
    assert_eq!(talk.session.prompt(), "Choice: ");
}
