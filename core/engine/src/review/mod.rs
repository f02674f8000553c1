//! Reviews of games: judgements of moves, accuracy, annotated records, win-chance curves.
//!
//! ```
//! use loa::{Game, Preset, Size};
//! use loa_engine::{Engine, Limits};
//! use loa_engine::review::{Judgement, Review, svg_curve};
//!
//! let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
//! game.play("b1-b3".parse()?)?;
//! game.play("a2-c2".parse()?)?;
//!
//! let mut engine = Engine::new(1);
//! let mut found = Vec::new();
//! let mut position = Game::new(*game.rules(), *game.first_position());
//! for ply in game.past() {
//!     found.push(engine.analyze(&position, 1, Limits::depth(2), &mut || false, &mut |_| {}));
//!     position.play(ply.mv)?;
//! }
//! found.push(engine.analyze(&position, 1, Limits::depth(2), &mut || false, &mut |_| {}));
//!
//! let review = Review::new(&game, &found);
//! assert!(review.plies.iter().all(|ply| ply.judgement.is_some_and(Judgement::counts)));
//! assert!(svg_curve(&review).starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The module searches nothing: the caller hands in the lines that a search found.

mod annotate;
mod curve;
mod game;
mod judgement;
mod summary;
mod words;

pub use annotate::{DifferentMovesError, annotate};
pub use curve::svg_curve;
pub use game::{Review, ReviewedPly};
pub use judgement::{BLUNDER, INACCURACY, Judgement, MISTAKE, one_ply_before};
pub use summary::{Summary, accuracy};
pub use words::{moves_to_win, percent, score_in_words};
