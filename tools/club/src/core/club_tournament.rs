//! A tournament of the club: who takes part, its rounds, and what came of their games.

use crate::core::player::Player;
use crate::core::setup::Setup;
use crate::core::tournament::{Bye, Entrant, Format, Round, Tournament};
use crate::core::view::Side;
use crate::core::words::words;
use serde::{Deserialize, Serialize};

loa::named! {
    /// What becomes of a tournament.
    pub(crate) enum Stage: "a stage of a tournament" {
        /// Players enter.
        Open = "open",
        /// Rounds begin by themselves.
        Running = "running",
        /// Games go on, but no round begins.
        Paused = "paused",
        /// All is played.
        Over = "over",
    }
}

words!(Stage);

/// A tournament.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ClubTournament {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) format: Format,
    /// How many rounds there will be; a round robin knows it once it begins.
    pub(crate) rounds: usize,
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// Whether no pairing is possible any more.
    pub(crate) is_stuck: bool,
    /// Whether a fault has kept a round from beginning.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_failed: bool,
    /// Who has made it.
    pub(crate) by: i64,
    pub(crate) created_at: i64,
    /// How long players rest between two rounds, in milliseconds.
    pub(crate) rest: i64,
    /// When the next round begins, if the last one is complete.
    pub(crate) next_at: Option<i64>,
    /// What number 1 plays first, drawn by lot.
    pub(crate) first: Side,
    /// In the starting order, once it has begun.
    pub(crate) entrants: Vec<ClubEntrant>,
    pub(crate) played: Vec<Round>,
}

/// A member who takes part.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ClubEntrant {
    pub(crate) player: i64,
    /// The rating by which the starting order goes.
    pub(crate) rating: u32,
    pub(crate) has_withdrawn: bool,
    /// Whether half a point is asked for in place of a game in the next round.
    pub(crate) wants_bye: bool,
}

impl ClubTournament {
    /// Tells whether all is played.
    pub(crate) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Tells whether no game goes on.
    pub(crate) fn is_between_rounds(&self) -> bool {
        self.played.last().is_none_or(Round::is_complete)
    }

    /// Returns a member who takes part.
    pub(crate) fn entrant(&mut self, player: i64) -> Option<&mut ClubEntrant> {
        let mut entrants = self.entrants.iter_mut();
        entrants.find(|entrant| entrant.player == player)
    }

    /// Returns it as pairings and standings see it, with what has a result.
    pub(crate) fn seen<'a>(&self, member: impl Fn(i64) -> Option<&'a Player>) -> Tournament {
        let entrant = |entrant: &ClubEntrant| {
            let id = entrant.player;
            let member = member(id);
            let past = self.played.iter();
            Entrant {
                id,
                name: member.map_or_else(String::new, |player| player.name.clone()),
                rating: entrant.rating,
                bye: match entrant.wants_bye {
                    // Versions before have forgotten guests who could not come back.
                    _ if entrant.has_withdrawn || member.is_none() => Some(Bye::Zero),
                    true => Some(Bye::Half),
                    false => None,
                },
                past: past.map_while(|round| round.part(id)).collect(),
            }
        };
        Tournament {
            format: self.format,
            rounds: self.rounds,
            first: self.first.into(),
            players: self.entrants.iter().map(entrant).collect(),
        }
    }
}
