//! Puzzles as text, canonical forms, and the puzzles that come with the project.

use super::reference::wins;
use loa::{Color, Game, Outcome, Position, Rules, Size, Square, Start};
use loa_notation::{Fen, Record, read_records};
use loa_review::{CanonicalForm, Puzzle, PuzzleTask, Theme};
use std::collections::BTreeSet;

const LIST: &str = include_str!("../../../../testdata/puzzles/starter.txt");
const COLLECTION: &str = include_str!("../../../../testdata/puzzles/starter.sgf");

fn starter() -> Vec<Puzzle> {
    LIST.lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn a_list_is_read_as_it_is_written() {
    for line in LIST.lines() {
        let puzzle: Puzzle = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
    }
}

#[test]
fn other_lines_are_refused() {
    let line = LIST.lines().next().unwrap();
    for (from, to) in [
        ("berkeley", "chess"),
        ("difficulty ", ""),
        (" in ", " inside "),
        (" against ", " for "),
        ("; ", ", "),
        (" - - ", " x "),
    ] {
        let damaged = line.replacen(from, to, 1);
        if damaged != line {
            damaged.parse::<Puzzle>().unwrap_err();
        }
    }
    for text in ["", ";;;;;", "a;b;c;d;e;f", "\u{0}"] {
        text.parse::<Puzzle>().unwrap_err();
    }
}

/// A position with files mirrored, files and ranks exchanged, or colours exchanged.
fn image(of: &Position, map: impl Fn(Square) -> (u8, u8), size: Size, swap: bool) -> Position {
    let colored = |color: Color| if swap { color.opponent() } else { color };
    let mut image = Position::empty(size);
    for color in Color::ALL {
        for square in of.pieces(color) {
            let (file, rank) = map(square);
            let square = Square::new(file, rank).unwrap();
            image
                .set(square, Some(colored(color)), Color::Black)
                .unwrap();
        }
    }
    image.set_turn(colored(of.turn()));
    image
}

#[test]
fn the_canonical_form_ignores_symmetry_and_colours() {
    let size = Size::new(5, 4).unwrap();
    let turned = Size::new(4, 5).unwrap();
    let mut game = Game::new(
        Rules {
            move_limit: None,
            ..loa::Preset::BERKELEY.rules
        },
        Position::start(size, Start::Standard),
    );
    for ply in 0..4 {
        let mv = game.legal_moves()[ply];
        game.play(mv).unwrap();
        let position = game.position();
        let same = CanonicalForm::of(position);
        for swap in [false, true] {
            let mirrored = image(position, |s| (4 - s.file(), s.rank()), size, swap);
            let exchanged = image(position, |s| (s.rank(), s.file()), turned, swap);
            let half_turn = image(position, |s| (4 - s.file(), 3 - s.rank()), size, swap);
            for image in [mirrored, exchanged, half_turn] {
                assert_eq!(CanonicalForm::of(&image), same);
            }
        }
        let mut other_turn = *position;
        other_turn.set_turn(position.turn().opponent());
        assert_ne!(CanonicalForm::of(&other_turn), same);
    }
}

#[test]
fn the_starter_set_covers_all_themes_and_lengths() {
    let puzzles = starter();
    assert!(puzzles.len() >= 120, "{}", puzzles.len());
    let different: BTreeSet<CanonicalForm> = puzzles
        .iter()
        .map(|puzzle| CanonicalForm::of(&puzzle.position))
        .collect();
    assert_eq!(different.len(), puzzles.len());
    for theme in Theme::ALL {
        let count = puzzles
            .iter()
            .filter(|puzzle| puzzle.theme == theme)
            .count();
        assert!(count >= 5, "{count} {theme}");
    }
    for moves in 2..=5 {
        assert!(
            puzzles
                .iter()
                .any(|puzzle| puzzle.task == PuzzleTask::Win(moves))
        );
    }
    for puzzle in &puzzles {
        assert!((2..=5).contains(&puzzle.task.moves()), "{puzzle}");
        assert!((1..=5).contains(&puzzle.difficulty), "{puzzle}");
        let defends = matches!(puzzle.task, PuzzleTask::Hold(_));
        assert_eq!(puzzle.theme == Theme::Defence, defends, "{puzzle}");
    }
}

#[test]
fn solutions_are_played_to_the_end() {
    for puzzle in starter() {
        let mut game = Game::new(puzzle.preset.rules, puzzle.position);
        let solver = puzzle.position.turn();
        for mv in &puzzle.solution {
            game.play(*mv).unwrap();
        }
        let winner = game.status().verdict().map(|verdict| verdict.outcome);
        match puzzle.task {
            PuzzleTask::Win(moves) => {
                assert_eq!(winner, Some(Outcome::Win(solver)), "{puzzle}");
                assert_eq!(
                    puzzle.solution.len().div_ceil(2),
                    moves as usize,
                    "{puzzle}"
                );
            }
            PuzzleTask::Hold(_) => {
                assert_eq!((winner, puzzle.solution.len()), (None, 1), "{puzzle}");
            }
        }
    }
}

#[test]
fn the_collection_has_the_puzzles_of_the_list() {
    let records = read_records(COLLECTION).unwrap();
    let puzzles = starter();
    assert_eq!(records.len(), puzzles.len());
    for (record, puzzle) in records.iter().zip(&puzzles) {
        record.check().unwrap();
        assert_eq!(record.beginning.position(), puzzle.position);
        assert_eq!(record.rules(), puzzle.preset.rules);
        let game = record.to_game().unwrap();
        let played: Vec<_> = game.past().iter().map(|ply| ply.mv).collect();
        assert_eq!(played, puzzle.solution);
        assert_variations(record, puzzle);
    }
}

/// Every line of a record has to end with a win: of the solver, or of the opponent after a wrong
/// move.
fn assert_variations(record: &Record, puzzle: &Puzzle) {
    let solver = puzzle.position.turn();
    for (_, node) in record.nodes.preorder() {
        if !record.nodes.children(node).is_empty() {
            continue;
        }
        let game = record.game_at(node).unwrap();
        let winner = game.status().verdict().map(|verdict| verdict.outcome);
        let is_solution = game
            .past()
            .iter()
            .map(|ply| ply.mv)
            .eq(puzzle.solution.iter().copied());
        match puzzle.task {
            PuzzleTask::Win(_) => assert_eq!(winner, Some(Outcome::Win(solver)), "{puzzle}"),
            PuzzleTask::Hold(_) if is_solution => {}
            PuzzleTask::Hold(_) => {
                assert_eq!(winner, Some(Outcome::Win(solver.opponent())), "{puzzle}");
            }
        }
    }
}

/// Checks a puzzle with a plain search: the first move does what is asked, no other does.
fn verify(puzzle: &Puzzle) {
    let rules = Rules {
        move_limit: None,
        repetition: loa::Repetition::Ignored,
        ..puzzle.preset.rules
    };
    let solver = puzzle.position.turn();
    let moves = Game::new(rules, puzzle.position).legal_moves();
    for mv in moves {
        let after = puzzle.position.after(mv);
        let does = match puzzle.task {
            PuzzleTask::Win(moves) => wins(&rules, &after, solver, 2 * moves - 2),
            PuzzleTask::Hold(moves) => !wins(&rules, &after, solver.opponent(), 2 * moves - 1),
        };
        let fen = Fen::from(puzzle.position);
        assert_eq!(
            does,
            mv == puzzle.solution[0],
            "{mv} in {fen}: {}",
            puzzle.task
        );
    }
    if let PuzzleTask::Win(moves) = puzzle.task {
        assert!(
            !wins(&rules, &puzzle.position, solver, 2 * moves - 3),
            "{puzzle}"
        );
    }
}

#[test]
fn short_puzzles_are_right() {
    let puzzles = starter();
    let two = puzzles.iter().filter(|puzzle| puzzle.task.moves() == 2);
    let three = puzzles.iter().filter(|puzzle| puzzle.task.moves() == 3);
    two.chain(three).for_each(verify);
}

#[test]
#[ignore = "takes minutes"]
fn longer_puzzles_are_right() {
    let puzzles = starter();
    let long = puzzles.iter().filter(|puzzle| puzzle.task.moves() > 3);
    long.for_each(verify);
}
