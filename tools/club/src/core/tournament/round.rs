//! A round: who meets whom, and what came of it.

use super::{Bye, Part};
use crate::core::view::Side;
use loa::Color;
use loa_match::statistics::Points;
use serde::{Deserialize, Serialize};

/// A round.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Round {
    pub(crate) pairs: Vec<Pair>,
    pub(crate) byes: Vec<(i64, Bye)>,
}

/// Two who meet in a round.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Pair {
    pub(crate) black: i64,
    pub(crate) white: i64,
    /// Their game, if there is one to play.
    pub(crate) game: Option<i64>,
    pub(crate) result: Option<PairResult>,
}

/// What came of a pair.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PairResult {
    /// The winner; without one a draw, or nobody came.
    pub(crate) winner: Option<Side>,
    /// Whether the game was not played.
    pub(crate) forfeit: bool,
}

impl Pair {
    /// Makes a pair with a game to play.
    pub(super) const fn new(black: i64, white: i64) -> Pair {
        Pair {
            black,
            white,
            game: None,
            result: None,
        }
    }

    /// Returns what one of the two had of it, if it has a result.
    fn part(&self, player: i64) -> Option<Part> {
        let (color, opponent) = match player == self.black {
            true => (Color::Black, self.white),
            false => (Color::White, self.black),
        };
        let PairResult { winner, forfeit } = self.result?;
        let score = match winner.map(Color::from) {
            Some(winner) if winner == color => Points::Win,
            None if !forfeit => Points::Draw,
            _ => Points::Loss,
        };
        Some(Part::Game {
            opponent,
            color,
            score,
            forfeit,
        })
    }
}

impl Round {
    /// Tells whether all its games are over.
    pub(crate) fn is_complete(&self) -> bool {
        self.pairs.iter().all(|pair| pair.result.is_some())
    }

    /// Returns what a player had of it; `None` while the game goes on.
    pub(crate) fn part(&self, player: i64) -> Option<Part> {
        let own = |pair: &&Pair| pair.black == player || pair.white == player;
        if let Some(pair) = self.pairs.iter().find(own) {
            return pair.part(player);
        }
        let bye = self.byes.iter().find(|(free, _)| *free == player);
        Some(Part::Bye(bye.map_or(Bye::Zero, |(_, bye)| *bye)))
    }
}
