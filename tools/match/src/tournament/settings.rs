use super::contender::Contender;
use super::opening::OpeningSource;
use super::schedule::Format;
use crate::statistics::Sprt;
use loa::{Game, Position, Preset, Size, Start};
use std::time::Duration;

/// Who plays in a match, and how.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The players, with names that differ.
    pub players: Vec<Contender>,
    /// The rules.
    pub preset: Preset,
    /// The board.
    pub size: Size,
    /// The start position.
    pub start: Start,
    /// The pairs of players that meet.
    pub format: Format,
    /// How many games each pair of players plays, an even number.
    pub games: usize,
    /// The openings.
    pub openings: OpeningSource,
    /// The seed of random openings, and of players that take one.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
    /// How much later than its time an answer still counts.
    pub margin: Duration,
    /// The time for a move of a player without a time of its own.
    pub longest_move: Duration,
    /// How long a program may take to start, and for any answer other than a move.
    pub startup: Duration,
    /// The plies after which a game is called a draw.
    pub most_plies: u32,
    /// Whether the third occurrence of a position is a draw where the rules ignore repetition.
    pub draws_repetitions: bool,
    /// A test that ends the match, between two players.
    pub sprt: Option<SprtSettings>,
}

/// A test that ends a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtSettings {
    /// The test, about the first player's strength over the second's.
    pub test: Sprt,
    /// Whether it counts pairs of games instead of single games.
    pub of_pairs: bool,
}

impl MatchSettings {
    /// Returns the game at the start position.
    pub(super) fn first(&self) -> Game {
        Game::new(self.preset.rules, Position::start(self.size, self.start))
    }
}
