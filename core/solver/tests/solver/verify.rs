//! The check of solutions, on the reference solver's values: right ones pass, wrong ones don't.

use crate::reference::{At, Book, World, solve};
use loa::{Blocked, Goal, Position, Simultaneous, Start};
use loa_notation::Fen;
use loa_solver::{
    Extent, Index, Probe, Problem, Solution, SolveOptions, TableError, TablePlace, Tier, Value,
    Verification, solve_in_memory, verify,
};
use std::sync::Mutex;

/// Rules under which there are values of all four kinds on 3x4.
const MISERE: Book = Book {
    goal: Goal::Misere,
    simultaneous: Simultaneous::Draws,
    blocked: Blocked::Passes,
};

/// Stands where the tables can't be read.
const UNREADABLE: Option<Value> = Some(Value::Win(Value::MAX_REMOTENESS));

/// The reference solver's values, or others in their place.
struct Values {
    problem: Problem,
    world: World,
    values: Vec<Option<Value>>,
}

impl Values {
    fn new(size: &str, book: &Book) -> Values {
        let size = size.parse().unwrap();
        let world = World::of(size, Start::Standard);
        Values {
            problem: Problem::new(size, Start::Standard, &book.rules()).unwrap(),
            values: solve(&world, book).into_iter().map(Some).collect(),
            world,
        }
    }

    fn check(&self, extent: Extent) -> Verification {
        verify(self, extent, &|_, _| true).unwrap()
    }

    /// Checks everything with one value changed, and changes it back.
    fn check_with(&mut self, at: At, wrong: Value) -> Verification {
        let right = self.values[at].replace(wrong);
        let report = self.check(Extent::All);
        self.values[at] = right;
        report
    }

    /// Changes all values.
    fn changed(mut self, change: impl Fn(Value) -> Value) -> Values {
        let before = self.values.clone();
        for value in &mut self.values {
            *value = value.map(&change);
        }
        assert_ne!(self.values, before, "there is nothing to find");
        self
    }

    /// Positions with a value that is so.
    fn positions(&self, is: impl Fn(Value) -> bool) -> impl Iterator<Item = At> {
        (0..self.world.len()).filter(move |at| self.values[*at].is_some_and(&is))
    }
}

impl Probe for Values {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        let value = self.world.at(position).and_then(|at| self.values[at]);
        if value == UNREADABLE {
            return Err(TableError::Missing(Tier::of(position)));
        }
        Ok(value)
    }
}

/// Values that are nearly the right one: another kind, or a ply more or less.
fn wrong_values(right: Value) -> Vec<Value> {
    let plies = right.remoteness().unwrap_or(6);
    let mut all = vec![Value::Draw];
    for plies in plies.saturating_sub(1)..=plies + 1 {
        all.extend([Value::Win(plies), Value::Loss(plies), Value::Tie(plies)]);
    }
    all.retain(|value| *value != right);
    all
}

/// Says every wrong thing about a position.
#[track_caller]
fn every_wrong_value_is_found(values: &mut Values, at: At) {
    let position = Fen::from(values.world.position(at));
    let expected = values.values[at].unwrap();
    for found in wrong_values(expected) {
        let report = values.check_with(at, found);
        let mismatch = format!("{position:#}: {expected} expected, {found} found");
        assert_eq!(report.checked, values.world.len() as u64);
        assert!(report.wrong >= 1);
        assert!(
            report.first.contains(&mismatch) || report.wrong > Verification::SHOWN as u64,
            "{mismatch} not in {report:?}"
        );
    }
}

#[test]
fn a_wrong_value_is_told_with_its_position() {
    let mut values = Values::new("3x4", &Book::all()[0]);
    let start = Position::start(values.problem.size(), Start::Standard);
    let at = values.world.at(&start).unwrap();
    let report = values.check_with(at, Value::Draw);
    let told = "1L1/l1l/l1l/1L1 w: win in 1 expected, draw found";
    assert_eq!(report.first, [told]);
}

#[test]
fn right_values_pass_under_all_rules() {
    for book in Book::all() {
        let values = Values::new("3x4", &book);
        let clean = Verification {
            checked: values.world.len() as u64,
            ..Verification::default()
        };
        assert_eq!(values.check(Extent::All), clean, "{book:?}");
    }
}

#[test]
fn the_solver_passes() {
    for (size, positions) in [("4x3", 18_418), ("3x5", 315_248)] {
        let size = size.parse().unwrap();
        let problem = Problem::new(size, Start::Standard, &MISERE.rules()).unwrap();
        let solution = solve_in_memory(&problem, &SolveOptions::default()).unwrap();
        let report = verify(&solution, Extent::All, &|_, _| true).unwrap();
        assert_eq!((report.checked, report.wrong), (positions, 0));
    }
}

#[test]
fn one_wrong_value_among_all_is_found() {
    let mut values = Values::new("3x3", &MISERE);
    for at in (0..values.world.len()).step_by(211) {
        every_wrong_value_is_found(&mut values, at);
    }
}

#[test]
fn one_wrong_value_of_each_kind_is_found() {
    let mut values = Values::new("3x4", &MISERE);
    let kinds: [fn(Value) -> bool; 5] = [
        |value| matches!(value, Value::Win(1..)),
        |value| matches!(value, Value::Loss(1..)),
        |value| matches!(value, Value::Tie(1..)),
        |value| matches!(value, Value::Tie(0)),
        |value| matches!(value, Value::Draw),
    ];
    for kind in kinds {
        let at = values.positions(kind).last().unwrap();
        every_wrong_value_is_found(&mut values, at);
    }
}

#[test]
fn values_that_vouch_for_each_other_are_found() {
    fn plies(value: Value) -> u16 {
        value.remoteness().unwrap()
    }
    let changes: [fn(Value) -> Option<Value>; 8] = [
        |value| (value == Value::Draw).then_some(Value::Tie(9)),
        |value| (value == Value::Draw).then_some(Value::Win(9)),
        |value| (value == Value::Draw).then_some(Value::Loss(9)),
        |value| matches!(value, Value::Tie(1..)).then_some(Value::Draw),
        |value| matches!(value, Value::Tie(1..)).then(|| Value::Tie(plies(value) + 1)),
        |value| matches!(value, Value::Win(1..)).then(|| Value::Win(plies(value) + 2)),
        |value| matches!(value, Value::Loss(3..)).then(|| Value::Loss(plies(value) - 1)),
        |value| match value {
            Value::Win(plies) => Some(Value::Loss(plies)),
            Value::Loss(plies) => Some(Value::Win(plies)),
            _ => None,
        },
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let values = Values::new("3x4", &MISERE).changed(|value| change(value).unwrap_or(value));
        assert!(values.check(Extent::All).wrong > 0, "change {number}");
    }
}

/// The solver's values, with another one at a place.
struct OneWrong {
    solution: Solution,
    index: Index,
    wrong: Option<(TablePlace, Value)>,
}

impl Probe for OneWrong {
    fn problem(&self) -> &Problem {
        self.solution.problem()
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        match self.wrong {
            Some((place, value)) if self.index.place(position) == Some(place) => Ok(Some(value)),
            _ => self.solution.probe(position),
        }
    }

    fn unpack(&self) -> Result<Option<&Index>, TableError> {
        Ok(Some(&self.index))
    }
}

#[test]
fn one_wrong_value_at_a_place_is_found() {
    let sizes = ["3x3", "3x4", "4x3"].map(|size| size.parse().unwrap());
    for (size, start) in sizes
        .into_iter()
        .zip([Start::Standard, Start::Sides, Start::Scrambled])
    {
        let problem = Problem::new(size, start, &MISERE.rules()).unwrap();
        let mut values = OneWrong {
            solution: solve_in_memory(&problem, &SolveOptions::default()).unwrap(),
            index: Index::new(&problem),
            wrong: None,
        };
        let places: usize = problem
            .tiers()
            .iter()
            .map(|tier| values.index.len(*tier))
            .sum();
        let check = |values: &OneWrong| verify(values, Extent::All, &|_, _| true).unwrap();
        let report = check(&values);
        assert_eq!((report.checked, report.wrong), (places as u64, 0));
        for tier in problem.tiers() {
            for at in (0..values.index.len(tier)).step_by(997) {
                values.wrong = Some((TablePlace { tier, at }, Value::Win(99)));
                assert!(check(&values).wrong > 0, "{size} {tier} {at}");
            }
        }
    }
}

#[test]
fn only_the_first_wrong_values_are_kept() {
    let report = Values::new("3x3", &MISERE)
        .changed(|_| Value::Draw)
        .check(Extent::All);
    assert!(report.wrong > 1000);
    assert_eq!(report.first.len(), Verification::SHOWN);
}

#[test]
fn a_sample_is_as_large_as_asked_for_and_the_same_for_the_same_seed() {
    let values = Values::new("3x4", &MISERE).changed(|value| match value {
        Value::Win(3) => Value::Draw,
        value => value,
    });
    let sample = |seed| {
        values.check(Extent::Sample {
            positions: 20_000,
            seed,
        })
    };
    assert_eq!(sample(1).checked, 20_000);
    assert!(sample(1).wrong > 0);
    assert_eq!(sample(1), sample(1));
    assert_ne!(sample(1).first, sample(2).first);
}

#[test]
fn a_position_without_value_is_named() {
    let mut values = Values::new("3x3", &MISERE);
    let start = Position::start(values.problem.size(), Start::Standard);
    let at = values.world.at(&start).unwrap();
    values.values[at] = None;
    let error = verify(&values, Extent::All, &|_, _| true).unwrap_err();
    assert_eq!(error.to_string(), "no value for 1L1/l1l/1L1 w");
}

#[test]
fn tables_that_cannot_be_read_are_an_error() {
    let mut values = Values::new("3x3", &MISERE);
    values.values[0] = UNREADABLE;
    let error = verify(&values, Extent::All, &|_, _| true).unwrap_err();
    assert!(matches!(error, TableError::Missing(_)));
}

#[test]
fn progress_is_told_from_nothing_to_all() {
    let values = Values::new("3x4", &MISERE);
    let told = Mutex::new(Vec::new());
    verify(&values, Extent::All, &|done, total| {
        told.lock().unwrap().push((done, total));
        true
    })
    .unwrap();
    let told = told.into_inner().unwrap();
    let total = values.world.len() as u64;
    assert_eq!(told.first(), Some(&(0, total)));
    assert_eq!(told.last(), Some(&(total, total)));
    assert!(told.len() > 2 && told.is_sorted_by(|before, after| before.0 < after.0));
}
