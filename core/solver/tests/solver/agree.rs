//! The solver and its reference, held against each other at every single position.

use crate::reference::{At, Book, World, solve, successors};
use loa::{Blocked, Goal, Move, Position, Simultaneous, Size, Start};
use loa_solver::{Probe, Problem, SolveOptions, Value, solve_in_memory};
use std::collections::BTreeSet;

/// The one place that knows how the solver is called.
fn solution(problem: &Problem, symmetries: bool) -> Box<dyn Probe> {
    let options = SolveOptions {
        threads: 2,
        symmetries,
        ..SolveOptions::default()
    };
    Box::new(solve_in_memory(problem, &options).unwrap())
}

/// One rule book, solved by both.
struct Pair {
    book: Book,
    reference: Vec<Value>,
    solver: Box<dyn Probe>,
}

/// A board solved by both under some rule books.
struct Pairs {
    world: World,
    pairs: Vec<Pair>,
}

impl Pairs {
    fn new(size: &str, start: Start, books: &[Book], symmetries: bool) -> Pairs {
        let size = size.parse().unwrap();
        let problem = |book: &Book| Problem::new(size, start, &book.rules()).unwrap();
        Pairs::with(World::of(size, start), books, symmetries, problem)
    }

    /// All positions with few pieces.
    fn of_pieces(size: &str, pieces: u8, books: &[Book], symmetries: bool) -> Pairs {
        let size = size.parse().unwrap();
        let problem = |book: &Book| Problem::of_pieces(size, pieces, &book.rules()).unwrap();
        let world = World::of_pieces(size, pieces.into());
        Pairs::with(world, books, symmetries, problem)
    }

    fn with(
        world: World,
        books: &[Book],
        symmetries: bool,
        problem: impl Fn(&Book) -> Problem,
    ) -> Pairs {
        let pair = |book: &Book| {
            let problem = problem(book);
            Pair {
                book: *book,
                reference: solve(&world, book),
                solver: solution(&problem, symmetries),
            }
        };
        let pairs = books.iter().map(pair).collect();
        Pairs { world, pairs }
    }

    /// Compares the values of all positions.
    #[track_caller]
    fn agree(&self) {
        for at in 0..self.world.len() {
            let position = self.world.position(at);
            for pair in &self.pairs {
                let found = pair.solver.probe(&position).unwrap();
                let (expected, book) = (pair.reference[at], pair.book);
                assert_eq!(found, Some(expected), "under {book:?} at {position:?}");
            }
        }
    }

    /// Compares what moves are worth, at every n-th position.
    #[track_caller]
    fn moves_agree(&self, stride: usize) {
        for at in (0..self.world.len()).step_by(stride) {
            let position = self.world.position(at);
            for pair in &self.pairs {
                let worths = pair.solver.probe_moves(&position).unwrap();
                self.moves_match_the_reference(pair, at, &worths);
            }
        }
    }

    /// No position after a move is left out, each has the value that the move's worth says, and
    /// the first move is as good as the position.
    #[track_caller]
    fn moves_match_the_reference(&self, pair: &Pair, at: At, worths: &[(Move, Value)]) {
        let (position, book) = (self.world.position(at), pair.book);
        let mut after = BTreeSet::new();
        for (mv, worth) in worths {
            let next = self.world.at(&position.after(*mv)).unwrap();
            let expected = a_ply_before(pair.reference[next]);
            assert_eq!(*worth, expected, "{mv} under {book:?} at {position:?}");
            assert!(after.insert(next), "{mv} twice at {position:?}");
        }
        let expected: BTreeSet<At> = successors(&self.world, &book, at).into_iter().collect();
        assert_eq!(after, expected, "under {book:?} at {position:?}");
        if let [(best, worth), ..] = worths {
            assert_eq!(
                *worth, pair.reference[at],
                "{best} under {book:?} at {position:?}"
            );
        }
    }
}

/// What a move is worth that leads to a value of the opponent's.
fn a_ply_before(value: Value) -> Value {
    match value {
        Value::Win(plies) => Value::Loss(plies + 1),
        Value::Loss(plies) => Value::Win(plies + 1),
        Value::Tie(plies) => Value::Tie(plies + 1),
        Value::Draw => Value::Draw,
    }
}

/// Compares every value under all rule books.
#[track_caller]
fn agree_under_all_rules(size: &str, start: Start) {
    Pairs::new(size, start, &Book::all(), true).agree();
}

/// Rules under which passes and ties and draws matter, one book for each way of being blocked.
fn some_books() -> [Book; 3] {
    [
        (Goal::Misere, Simultaneous::Draws, Blocked::Passes),
        (Goal::Connect, Simultaneous::MoverDecides, Blocked::Loses),
        (Goal::Misere, Simultaneous::MoverDecides, Blocked::Draws),
    ]
    .map(|(goal, simultaneous, blocked)| Book {
        goal,
        simultaneous,
        blocked,
    })
}

#[test]
fn all_values_of_3x3() {
    agree_under_all_rules("3x3", Start::Standard);
    agree_under_all_rules("3x3", Start::Scrambled);
}

#[test]
fn all_values_of_3x4() {
    for start in Start::ALL {
        agree_under_all_rules("3x4", start);
    }
}

#[test]
fn all_values_of_4x3() {
    for start in Start::ALL {
        agree_under_all_rules("4x3", start);
    }
}

#[test]
fn all_values_of_3x5() {
    agree_under_all_rules("3x5", Start::Standard);
}

#[test]
fn all_values_of_5x3() {
    agree_under_all_rules("5x3", Start::Standard);
}

#[test]
fn all_values_of_3x5_and_5x3_with_the_colors_exchanged() {
    for size in ["3x5", "5x3"] {
        Pairs::new(size, Start::Sides, &some_books(), true).agree();
    }
}

/// The solver solves one board, its reference another with files and ranks exchanged.
#[test]
fn all_values_of_transposed_boards() {
    let agree = |size: &str, transposed: &str, start, books: &[Book]| {
        let mut pairs = Pairs::new(transposed, start, books, true);
        let solved = Pairs::new(size, start, books, true).pairs;
        for (pair, solved) in pairs.pairs.iter_mut().zip(solved) {
            pair.solver = solved.solver;
        }
        pairs.agree();
        pairs.moves_agree(41);
    };
    for start in Start::ALL {
        agree("3x4", "4x3", start, &Book::all());
    }
    agree("5x3", "3x5", Start::Standard, &some_books());
}

#[test]
fn all_values_without_symmetries() {
    for size in ["3x3", "3x4", "4x3"] {
        Pairs::new(size, Start::Standard, &Book::all(), false).agree();
    }
    Pairs::new("3x5", Start::Standard, &some_books(), false).agree();
}

#[test]
fn all_values_of_few_pieces() {
    for (size, pieces) in [("3x3", 2), ("3x4", 3), ("4x3", 1), ("4x4", 2)] {
        for symmetries in [true, false] {
            Pairs::of_pieces(size, pieces, &Book::all(), symmetries).agree();
        }
    }
    Pairs::of_pieces("5x3", 3, &some_books(), true).agree();
}

/// Boards with more cells than are looked up by halves.
#[test]
fn all_values_of_few_pieces_on_large_boards() {
    let books = some_books();
    let pairs = Pairs::of_pieces("6x6", 2, &books[..1], true);
    pairs.agree();
    pairs.moves_agree(997);
    Pairs::of_pieces("4x8", 2, &books[1..2], false).agree();
    Pairs::of_pieces("5x7", 2, &books[2..], true).agree();
}

#[test]
fn moves_are_worth_what_follows() {
    for size in ["3x3", "3x4", "4x3"] {
        Pairs::new(size, Start::Standard, &Book::all(), true).moves_agree(1);
    }
    Pairs::new("5x3", Start::Standard, &some_books(), true).moves_agree(23);
}

#[test]
fn other_positions_have_no_value() {
    let pairs = Pairs::new("3x4", Start::Standard, &some_books(), true);
    let others = [
        Position::empty(Size::new(3, 4).unwrap()),
        Position::start(Size::new(3, 4).unwrap(), Start::Scrambled),
        Position::start(Size::new(3, 4).unwrap(), Start::Sides),
        Position::start(Size::new(4, 3).unwrap(), Start::Sides),
        Position::start(Size::new(3, 5).unwrap(), Start::Standard),
        Position::start(Size::STANDARD, Start::Standard),
    ];
    for pair in &pairs.pairs {
        for other in &others {
            assert_eq!(pair.solver.probe(other).unwrap(), None, "{other:?}");
            assert_eq!(pair.solver.probe_moves(other).unwrap(), [], "{other:?}");
        }
    }
}

#[test]
#[ignore = "12 rule books on a million positions each: cargo test --release -p lines-of-action-solver -- --ignored"]
fn all_values_of_3x5_and_5x3_with_the_colors_exchanged_under_all_rules() {
    for size in ["3x5", "5x3"] {
        agree_under_all_rules(size, Start::Sides);
    }
}

#[test]
#[ignore = "all 4.5 million positions of 4x4: cargo test --release -p lines-of-action-solver -- --ignored"]
fn all_values_of_4x4() {
    agree_under_all_rules("4x4", Start::Standard);
}

#[test]
#[ignore = "all 4.5 million positions of 4x4: cargo test --release -p lines-of-action-solver -- --ignored"]
fn all_values_of_4x4_without_symmetries() {
    Pairs::new("4x4", Start::Standard, &some_books(), false).agree();
}
