//! What others have found out about small boards, and the reference solver's answers.

use crate::reference::{At, Book, Counts, World, solve};
use loa::{Blocked, Goal, Position, Simultaneous, Start};
use loa_solver::Value;

/// GAMESMAN's rules: the mover wins when both sides get connected, and a blocked player ties.
const GAMESMAN: Book = Book {
    goal: Goal::Connect,
    simultaneous: Simultaneous::MoverDecides,
    blocked: Blocked::Draws,
};

/// GAMESMAN's rules, but who connects loses.
const MISERE: Book = Book {
    goal: Goal::Misere,
    ..GAMESMAN
};

/// All values of a world under a book.
struct Solved {
    world: World,
    book: Book,
    values: Vec<Value>,
}

impl Solved {
    fn new(size: &str, book: Book) -> Solved {
        let world = World::of(size.parse().unwrap(), Start::Standard);
        let values = solve(&world, &book);
        Solved {
            world,
            book,
            values,
        }
    }

    fn start(&self) -> At {
        let start = Position::start(self.world.position(0).size(), Start::Standard);
        self.world.at(&start).unwrap()
    }

    /// The value of the start position.
    fn value(&self) -> Value {
        self.values[self.start()]
    }

    fn all(&self) -> Counts {
        Counts::of(self.values.iter().copied())
    }

    fn reachable(&self) -> Counts {
        Counts::reachable(&self.world, &self.book, &self.values, self.start())
    }
}

#[track_caller]
fn assert_counts(counts: Counts, expected: [usize; 4]) {
    let found = [counts.won, counts.lost, counts.tied, counts.drawn];
    assert_eq!(found, expected);
}

#[test]
fn the_second_player_wins_3x3() {
    let solved = Solved::new("3x3", GAMESMAN);
    assert_eq!(solved.value(), Value::Loss(2));
    assert_counts(solved.all(), [856, 1808, 0, 0]);
}

#[test]
fn the_first_player_wins_oblong_boards_at_once() {
    for size in ["3x4", "4x3"] {
        let solved = Solved::new(size, GAMESMAN);
        assert_eq!(solved.value(), Value::Win(1), "{size}");
        assert_counts(solved.all(), [30558, 33698, 28, 0]);
        assert_counts(solved.reachable(), [17050, 15466, 28, 0]);
    }
}

#[test]
#[ignore = "half a minute with the slow reference: cargo test --release -p lines-of-action-solver -- --ignored"]
fn the_first_player_wins_4x4_in_three() {
    let solved = Solved::new("4x4", GAMESMAN);
    assert_eq!(solved.value(), Value::Win(3));
    let plies = solved.values.iter().filter_map(|value| value.remoteness());
    assert_eq!(plies.max(), Some(16));
    assert_counts(solved.all(), [2_869_342, 1_653_026, 192, 1880]);
    assert_counts(solved.reachable(), [2_261_936, 1_384_564, 184, 1880]);
}

#[test]
#[ignore = "half a minute with the slow reference: cargo test --release -p lines-of-action-solver -- --ignored"]
fn misere_4x4_is_a_tie() {
    let solved = Solved::new("4x4", MISERE);
    assert_eq!(solved.value(), Value::Tie(14));
    assert_counts(solved.reachable(), [2_376_596, 730_528, 241_308, 300_132]);
    let both_tie = Book {
        simultaneous: Simultaneous::Draws,
        ..MISERE
    };
    assert_eq!(Solved::new("4x4", both_tie).value(), Value::Tie(4));
}
