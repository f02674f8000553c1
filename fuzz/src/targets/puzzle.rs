//! Whatever text is read as a puzzle is written and read as the same.

use crate::input::text;
use loa_review::Puzzle;

pub fn run(data: &[u8]) {
    if let Ok(puzzle) = text(data).parse::<Puzzle>() {
        let written = puzzle.to_string();
        let again: Puzzle = written.parse().expect("what was written is a puzzle");
        assert_eq!(again.to_string(), written);
        assert_eq!((again.position, again.task), (puzzle.position, puzzle.task));
        assert_eq!(again.solution, puzzle.solution);
    }
}
