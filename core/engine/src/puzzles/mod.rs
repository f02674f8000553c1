//! Puzzles: positions with exactly one solution, as text, with what is special about them.

mod canonical;
mod puzzle;
mod theme;

pub use canonical::CanonicalForm;
pub use puzzle::{ParsePuzzleError, Puzzle, PuzzleTask};
pub use theme::Theme;
