//! Puzzles: positions with exactly one solution, as text, with what is special about them.

mod canonical;
mod puzzle;
mod theme;

pub use canonical::CanonicalForm;
pub use puzzle::{ParsePuzzleError, Puzzle, Task};
pub use theme::{ParseThemeError, Theme};
