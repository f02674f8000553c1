#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod annotate;
mod canonical;
mod curve;
mod effects;
mod judgement;
mod puzzle;
mod rating;
mod review;
mod summary;
mod theme;
mod variation;
mod words;

pub use annotate::{DifferentMovesError, annotate};
pub use canonical::CanonicalForm;
pub use curve::svg_curve;
pub use effects::{Effects, threats};
pub use judgement::{BLUNDER, INACCURACY, Judgement, MISTAKE, one_ply_before};
pub use puzzle::{ParsePuzzleError, Puzzle, PuzzleTask};
pub use rating::{Solver, puzzle_rating};
pub use review::{MOMENTS, Review, ReviewedPly, search_game};
pub use summary::{Summary, accuracy, usual_accuracy};
pub use theme::Theme;
pub use words::{moves_to_win, percent, score_in_words, uncertain};
