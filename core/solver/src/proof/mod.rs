//! Proofs that a player can force a win, for boards too large for tables.
//!
//! A [`ProofGoal`] says which player is to win from which position. A [`Prover`] decides goals. For
//! a proved goal it returns a [`ProofTree`], which can be written as a certificate, and
//! [`check_certificate`] checks certificates with nothing but the rules.
//!
//! ```
//! use loa::{Color, Position, Preset, Size, Start};
//! use loa_solver::proof::{Answer, Control, ProofGoal, Prover, ProverOptions};
//! use loa_solver::proof::{check_certificate, write_certificate};
//!
//! let start = Position::start(Size::new(4, 4).expect("4x4 is a size"), Start::Standard);
//! let goal = ProofGoal::new(start, &Preset::OLYMPIAD.rules, Color::Black);
//! let mut prover = Prover::new(ProverOptions::default())?;
//! let control = Control::default();
//! assert_eq!(prover.decide(&goal, &control, None)?, Answer::Proved);
//!
//! let mut certificate = Vec::new();
//! let tree = prover.proof_tree(&goal, &control)?;
//! write_certificate(&goal, &tree, &mut certificate)?;
//! assert_eq!(check_certificate(&certificate[..])?.goal, goal);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The search
//!
//! Depth-first proof-number search, by [`loa_pns`], which explains how it treats cycles. New
//! positions get their numbers from the groups, spread, mobility and threats of both sides
//! ([`LeafHeuristic`]), and are kept in a small table of their own. A position counts as decided if
//! the side to move connects with a single move, or if the opponent does after each of its moves.
//!
//! The transposition table has a bounded size and 16 bytes for each entry. The images of a
//! position under the symmetries of the board share an entry. On boards of up to 38 squares a key
//! stands for one position and its images only. On larger ones it is a hash of 64 bits, so that
//! an answer could be wrong, though improbably. A checked certificate does not depend on that.
//!
//! Threads share the table. Each adds half to the numbers of positions below which another
//! thread works (virtual loss), and so searches elsewhere unless everything else is much harder.
//! That changes only the order of work, never a result.
//!
//! # Path dependence
//!
//! A disproof that depends on the last *n* positions before it is stored under a key made of the
//! position and of those *n*. It is used when the last *n* positions are the same set again: those
//! that it depends on are among them, so they are on the path. The position's own entry stays
//! undecided, with a hint of *n*, so that other paths are not misled.
//!
//! With a limit of plies there are no cycles, and entries hold for a number of plies left.
//!
//! # Proof trees
//!
//! The winner's moves are read off the table from the root on; what has been replaced is searched
//! again. Then the longest line after each move is worked out. If moves lead into cycles, which
//! can happen when entries were lost and found again in another way, those positions are removed
//! and proved anew, based on those that are not affected.
//!
//! Along each line of a proof tree the plies left become fewer. So no position in which the
//! winner is to move comes up twice, nor one in which the opponent is to move after a move of the
//! winner. That is why the win also holds under rules that draw when a position has come up twice
//! or more often. (It does not hold under rules that compare boards without the side to move, or
//! for repetitions of what was on the board before.) A move limit that leaves enough plies does
//! not matter either.

mod arrangement;
pub mod certificate;
mod goal;
mod keys;
mod leaf_heuristic;
mod proof_tree;
mod prover;
mod run;

mod table;
mod tree;

pub use certificate::{
    CertificateError, Certified, WinningMoves, check_certificate, write_certificate,
};
pub use goal::ProofGoal;
pub use leaf_heuristic::LeafHeuristic;
pub use loa_pns::Rest;
pub use proof_tree::ProofTree;
pub use prover::{Answer, ProofError, Prover, ProverOptions, SearchParts};
pub use run::Control;
