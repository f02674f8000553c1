//! Tournaments: who meets whom, who leads, and files for arbiters' programs.
//!
//! Pairings follow FIDE's handbook: Berger's tables for round robins, and for Swiss tournaments the
//! Dutch system, C.04.3 in the edition of February 2026. In chess White moves first, here Black
//! does: wherever the handbook says White, this module says Black, and the other way round.
//!
//! All is worked out from what happened in each round. So an arbiter's correction needs no more
//! than the corrected round, and the next pairing is the same after a restart.

mod berger;
mod bracket;
mod card;
mod color;
mod dutch;
mod export;
mod matching;
mod round;
mod standings;
#[cfg(test)]
mod tests;

pub(crate) use export::{csv, trf};
pub(crate) use round::{Pair, PairResult, Round};
pub(crate) use standings::{Standing, Standings, TieBreak, standings};

use crate::core::words::words;
use loa::Color;
use loa_match::statistics::Points;
use serde::{Deserialize, Serialize};

/// A tournament between two rounds.
#[derive(Clone, Debug)]
pub(crate) struct Tournament {
    pub(crate) format: Format,
    /// How many rounds there will be.
    pub(crate) rounds: usize,
    /// The colour of the first player in round 1, drawn by lot. Only a Swiss tournament uses it.
    pub(crate) first: Color,
    /// In the starting order: the strongest is first. Late entries go where their rating belongs; a
    /// round robin takes none.
    pub(crate) players: Vec<Entrant>,
}

loa::named! {
    /// Who meets whom.
    pub(crate) enum Format: "a kind of tournament" {
        /// By points, in a number of rounds.
        Swiss = "swiss",
        /// Everyone meets everyone.
        RoundRobin = "round-robin",
        /// Twice, with both colours.
        DoubleRoundRobin = "double-round-robin",
    }
}

words!(Format);

impl Format {
    /// Returns how many rounds there are; a Swiss tournament has as many as one likes.
    pub(crate) fn rounds(self, players: usize) -> Option<usize> {
        let once = players.next_multiple_of(2).saturating_sub(1);
        match self {
            Format::Swiss => None,
            Format::RoundRobin => Some(once),
            Format::DoubleRoundRobin => Some(2 * once),
        }
    }
}

/// A player of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) rating: u32,
    /// What the player has asked for the next round; who has withdrawn has [`Bye::Zero`].
    pub(crate) bye: Option<Bye>,
    /// One part for each round so far. Who enters late gets [`Bye::Zero`] for those before.
    pub(crate) past: Vec<Part>,
}

/// What happened to a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Game {
        opponent: i64,
        color: Color,
        score: Points,
        /// Whether it was paired and not played, for example since one player never came.
        forfeit: bool,
    },
    Bye(Bye),
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Bye {
    /// A point for the player who is left over.
    Allocated,
    /// Half a point, on request.
    Half,
    Zero,
}

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPairing {
    /// All rounds have been played.
    Over,
    /// The last round isn't complete.
    Open,
    /// There are fewer than two players.
    TooFew,
    /// Too many players have met each other already.
    Impossible,
}

/// Points, counted in halves.
type Halves = u32;

const WIN: Halves = 2;

impl Part {
    fn halves(self) -> Halves {
        match self {
            Part::Game { score, .. } => score as Halves,
            Part::Bye(Bye::Allocated) => WIN,
            Part::Bye(Bye::Half) => 1,
            Part::Bye(Bye::Zero) => 0,
        }
    }

    fn is_played(self) -> bool {
        matches!(self, Part::Game { forfeit: false, .. })
    }

    /// Returns the opponent who was paired, and the player's colour.
    fn opponent(self) -> Option<(i64, Color)> {
        match self {
            Part::Game {
                opponent, color, ..
            } => Some((opponent, color)),
            Part::Bye(_) => None,
        }
    }
}

impl Entrant {
    /// Returns the points before a round; rounds count from 0.
    fn halves(&self, round: usize) -> Halves {
        self.past.iter().take(round).map(|part| part.halves()).sum()
    }
}

impl Tournament {
    /// Returns how many rounds have been played.
    pub(crate) fn played(&self) -> usize {
        self.players
            .iter()
            .map(|player| player.past.len())
            .max()
            .unwrap_or(0)
    }
}

/// Pairs the next round: the games in the order of their tables, then the byes. Each player occurs
/// once.
pub(crate) fn pair_next_round(tournament: &Tournament) -> Result<Round, NoPairing> {
    let round = tournament.played();
    if round >= tournament.rounds {
        return Err(NoPairing::Over);
    }
    if tournament
        .players
        .iter()
        .any(|player| player.past.len() < round)
    {
        return Err(NoPairing::Open);
    }
    match tournament.format {
        Format::Swiss => dutch::pair(tournament, round),
        format => {
            let is_double = format == Format::DoubleRoundRobin;
            berger::pair(&tournament.players, round, is_double)
        }
    }
}
