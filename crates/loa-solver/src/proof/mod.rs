//! Proofs that a player can win, for boards too large for tables.
//!
//! A [`Claim`] says that a player wins from a position, whatever the other does. A [`Prover`]
//! decides claims; of one that is true it gives a [`Strategy`], which can be written as a
//! certificate, and [`check_certificate`] checks certificates with nothing but the rules.
//!
//! ```
//! use loa::{Color, Position, Preset, Size, Start};
//! use loa_solver::proof::{Answer, Claim, Control, Prover, ProverOptions};
//! use loa_solver::proof::{check_certificate, write_certificate};
//!
//! let start = Position::start(Size::new(4, 4).expect("4x4 is a size"), Start::Standard);
//! let claim = Claim::new(start, &Preset::OLYMPIAD.rules, Color::Black);
//! let mut prover = Prover::new(ProverOptions::default())?;
//! let control = Control::default();
//! assert_eq!(prover.decide(&claim, &control, None)?, Answer::Proved);
//!
//! let mut certificate = Vec::new();
//! let strategy = prover.strategy(&claim, &control)?;
//! write_certificate(&claim, &strategy, &mut certificate)?;
//! assert_eq!(check_certificate(&certificate[..])?.claim, claim);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The search
//!
//! Depth-first proof-number search (Nagai, 2002). Each position has two numbers: how many
//! positions would have to be decided, at least, to prove the claim there and to disprove it. The
//! search goes on where that is least. Its thresholds leave a margin of a quarter (Pawlewicz and
//! Lew, 2007). Positions that nobody has visited get their numbers from the groups, mobility and
//! threats of both sides ([`Initial`]); a player who connects with a single move has reached the
//! end without further ado.
//!
//! What was found is kept in a table of bounded size, four entries of 16 bytes to a bucket; when a
//! bucket is full, the entry that took the least work goes. The images of a position under the
//! symmetries of the board share an entry. On boards of up to 38 squares a key stands for one
//! position (and its images) only; on larger ones it is a hash of 64 bits, so that an answer may be
//! wrong, if ever so improbably. A certificate that has been checked does not depend on that.
//!
//! Threads share the table. Each sees the positions below which others are at work as half as
//! hard again, and so goes elsewhere unless everything else is much harder. That changes the order
//! of work alone; each thread draws its conclusions from facts that hold without regard to threads.
//!
//! # Circles
//!
//! A line of play that comes back to a position on its own path has got the attacker nowhere: that
//! counts as a disproof, but only for this path. So each disproof is kept with the earliest place
//! of the path that it leans on.
//!
//! - A disproof that leans on nothing before its own position holds everywhere. (If it leans on
//!   the position itself, the defender plays on in the same way whenever it comes back. Either
//!   the game ends without a win or it does not end.)
//! - One that leans on the last *n* positions before it is kept under a key made of the position
//!   and of those *n*. It is used when the last *n* positions are the same ones again, in any
//!   order: those it leans on are among them, so they are on the path. The position's own entry
//!   stays undecided, with a hint of *n*, so that other paths are not misled.
//!
//! A proof leans on nothing. All its lines end with a win, so the search is nowhere told of a
//! circle that a proof would have needed; and a winner has no use for circles. With a limit of
//! plies there are no circles at all, and facts are about a position with so many plies left.
//!
//! # Strategies
//!
//! The winner's moves are read off the table from the root on; what has been replaced is searched
//! again. Then the longest line after each move is worked out. Where moves lead round in circles,
//! which can happen when entries were lost and found again in another way, those positions are
//! forgotten and proved anew, on the ground of those that are not affected.
//!
//! # Certificates
//!
//! [`certificate`] has the format, and why a check proves the claim.
//!
//! The longest line from each position of a certificate has a length. Whoever plays the chosen moves wins at the end of each
//! line. On the way that length becomes smaller with each of the winner's moves, whatever the
//! replies, so no position in which the winner is to move comes twice, nor, after it has moved,
//! one in which the opponent is. That is why the claim holds under rules that draw when a
//! position has come up twice or more often: the win comes first. (It says nothing of rules that
//! compare boards without regard to whose turn it is, nor of repetitions of what was on the board
//! before the position of the claim.) A move limit that leaves `plies` plies does not matter
//! either.

mod arrangement;
pub mod certificate;
mod claim;
mod control;
mod initial;
mod keys;
mod leaf;
mod node;
mod numbers;
mod path;
mod play;
mod prover;
mod search;
mod standing;
mod strategy;
mod table;
mod task;
mod traffic;

pub use certificate::{
    CertificateError, Checked, WinningMoves, check_certificate, write_certificate,
};
pub use claim::Claim;
pub use control::Control;
pub use initial::{Initial, ParseInitialError};
pub use prover::{Answer, ProofError, Prover, ProverOptions};
pub use strategy::Strategy;
