//! Puzzles as text, canonical forms, and the puzzles that come with the project.

use super::reference::wins;
use loa::{Color, Game, Outcome, Position, Size, Square, Start};
use loa_notation::Fen;
use loa_review::{CanonicalForm, Puzzle, PuzzleTask, Theme};
use std::collections::BTreeSet;

const LIST: &str = include_str!("../../../../tools/web/puzzles.txt");

fn collection() -> Vec<Puzzle> {
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
        ("olympiad", "chess"),
        ("rating ", ""),
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
        loa::Preset::BERKELEY.rules.with_move_limit(None),
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
fn the_collection_covers_all_tasks_themes_and_ratings() {
    let puzzles = collection();
    assert!(puzzles.len() >= 2_000, "{}", puzzles.len());
    let different: BTreeSet<CanonicalForm> = puzzles
        .iter()
        .map(|puzzle| CanonicalForm::of(&puzzle.position))
        .collect();
    assert_eq!(different.len(), puzzles.len());
    let count = |is_meant: &dyn Fn(&Puzzle) -> bool| {
        let meant = puzzles.iter().filter(|puzzle| is_meant(puzzle));
        meant.count()
    };
    for theme in Theme::ALL {
        let count = count(&|puzzle| puzzle.themes.contains(&theme));
        assert!(count >= 50, "{count} {theme}");
    }
    for moves in 1..=6 {
        let count = count(&|puzzle| puzzle.task == PuzzleTask::Win(moves));
        assert!(count >= 50, "{count} win in {moves}");
    }
    let holds = count(&|puzzle| matches!(puzzle.task, PuzzleTask::Hold(_)));
    assert!(holds >= 50, "{holds} hold");
    for (rating, least) in [
        (0, 50),
        (500, 50),
        (1_000, 50),
        (1_500, 50),
        (2_000, 50),
        (2_500, 25),
    ] {
        let count = count(&|puzzle| (rating..rating + 500).contains(&puzzle.rating));
        assert!(count >= least, "{count} from {rating} on");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
    assert_eq!(puzzles[0].task, PuzzleTask::Win(1));
}

#[test]
fn solutions_are_played_to_the_end() {
    for puzzle in collection() {
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
                // The move may connect both sides, which is a draw.
                assert!(matches!(winner, None | Some(Outcome::Draw)), "{puzzle}");
                assert_eq!(puzzle.solution.len(), 1, "{puzzle}");
            }
        }
    }
}

/// Checks a puzzle with a plain search: the first move does what is asked, no other does.
fn verify(puzzle: &Puzzle) {
    let rules = puzzle.preset.rules.unlimited();
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
    if let PuzzleTask::Win(moves @ 2..) = puzzle.task {
        assert!(
            !wins(&rules, &puzzle.position, solver, 2 * moves - 3),
            "{puzzle}"
        );
    }
}

#[test]
fn short_puzzles_are_right() {
    let puzzles = collection();
    let short = puzzles.iter().filter(|puzzle| puzzle.task.moves() <= 2);
    let longer = puzzles.iter().filter(|puzzle| puzzle.task.moves() == 3);
    short.chain(longer.step_by(20)).for_each(verify);
}

#[test]
#[ignore = "takes minutes"]
fn longer_puzzles_are_right() {
    let puzzles = collection();
    let long = puzzles.iter().filter(|puzzle| puzzle.task.moves() == 3);
    let longer = puzzles.iter().filter(|puzzle| puzzle.task.moves() == 4);
    long.chain(longer.step_by(20)).for_each(verify);
}
