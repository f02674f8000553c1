use super::opening::OpeningError;
use crate::process::SpawnError;
use loa_notation::OtherRulesError;
use loa_work::WorkError;
use thiserror::Error;

/// Why a match can't be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum MatchError {
    /// There are too few players.
    #[error("a match needs two players at least")]
    Alone,
    /// Two players have the same name.
    #[error("two players are named '{0}'")]
    SameName(String),
    /// The number of games is odd, or 0.
    #[error(
        "the number of games has to be even, so that each opening is played with both colours, not {0}"
    )]
    Odd(usize),
    /// A test needs exactly two players.
    #[error("a test is between two players, not {0}")]
    Crowd(usize),
    /// An opening can't be played.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A program can't be run at all.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// Neither of the match's two players can begin a game.
    #[error("neither '{black}' (Black) nor '{white}' (White) can begin a game: {reason}")]
    NeitherBegins {
        /// The name of Black.
        black: String,
        /// The name of White.
        white: String,
        /// The faults of both.
        reason: String,
    },
    /// The folder or the shard's file can't be used, or the system gives no threads.
    #[error(transparent)]
    Work(#[from] WorkError),
    /// A record can't name the rules.
    #[error(transparent)]
    Rules(#[from] OtherRulesError),
}
