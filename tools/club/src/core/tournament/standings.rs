//! Standings with tie-breaks by FIDE's handbook, C.07 in the edition of 1 March 2026.
//!
//! Articles 15 and 16 say what rounds without a game are worth. Before the end, the last round is
//! the last one that has been played.

use super::{Bye, Entrant, Format, Halves, Part, Tournament, WIN};
use crate::core::view::Side;
use loa_match::statistics::{Meeting, PairTally, Ratings, Tally, rate};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::HashMap;

/// How equal points are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum TieBreak {
    /// The opponents' points. Not for round robins.
    Buchholz,
    /// The same without the lowest of them.
    BuchholzCut1,
    /// The points of those who were beaten, and half of those with whom the game was drawn.
    SonnebornBerger,
    /// The points from games among those who are tied.
    DirectEncounter,
    /// Rounds with a whole point, whether played or not.
    Wins,
}

impl TieBreak {
    /// Returns what is usual for a kind of tournament.
    pub(crate) const fn usual(format: Format) -> &'static [TieBreak] {
        match format {
            Format::Swiss => &[
                TieBreak::BuchholzCut1,
                TieBreak::Buchholz,
                TieBreak::SonnebornBerger,
                TieBreak::DirectEncounter,
            ],
            Format::RoundRobin | Format::DoubleRoundRobin => &[
                TieBreak::DirectEncounter,
                TieBreak::Wins,
                TieBreak::SonnebornBerger,
            ],
        }
    }

    /// Returns FIDE's code.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            TieBreak::Buchholz => "BH",
            TieBreak::BuchholzCut1 => "BH/C1",
            TieBreak::SonnebornBerger => "SB",
            TieBreak::DirectEncounter => "DE",
            TieBreak::Wins => "WIN",
        }
    }
}

/// A row of the standings and of the crosstable.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Standing {
    /// Shared by those whom no tie-break parts.
    pub(crate) rank: usize,
    /// The place in the starting order.
    pub(crate) number: usize,
    pub(crate) player: i64,
    pub(crate) name: String,
    pub(crate) rating: u32,
    pub(crate) points: f64,
    /// In the order in which the tie-breaks were given.
    pub(crate) tie_breaks: Vec<f64>,
    /// The rating by the games of a round robin, in Elo over the mean of the players.
    pub(crate) elo: Option<f64>,
    /// Half the width of its interval of 95 %.
    pub(crate) elo_error: Option<f64>,
    pub(crate) rounds: Vec<Cell>,
}

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Cell {
    pub(crate) opponent: Option<i64>,
    pub(crate) color: Option<Side>,
    /// As in FIDE's report files: `1`, `=`, `0`; `+` and `-` for forfeits; `U` for the bye, `H` for
    /// half a point on request, `Z` for none.
    pub(crate) result: char,
}

impl From<Part> for Cell {
    fn from(part: Part) -> Cell {
        let result = match part {
            _ if part.is_played() => ['0', '=', '1'][part.halves() as usize],
            Part::Game { .. } if part.halves() == WIN => '+',
            Part::Game { .. } => '-',
            Part::Bye(Bye::Allocated) => 'U',
            Part::Bye(Bye::Half) => 'H',
            Part::Bye(Bye::Zero) => 'Z',
        };
        let (opponent, color) = part.opponent().unzip();
        Cell {
            opponent,
            color: color.map(Side::from),
            result,
        }
    }
}

/// The standings of a tournament.
pub(crate) struct Standings {
    /// The best first.
    pub(crate) rows: Vec<Standing>,
    pub(crate) tie_breaks: &'static [TieBreak],
    /// Whether Elo counts one more draw for each two who have met, since some players have lost to
    /// the others all that they played.
    pub(crate) softened: bool,
}

/// Returns the standings by points and tie-breaks.
pub(crate) fn standings(tournament: &Tournament, tie_breaks: &'static [TieBreak]) -> Standings {
    let table = Table::new(tournament);
    let everyone: Vec<usize> = (0..tournament.players.len()).collect();
    let mut groups = split(&everyone, |place| table.points[place]);
    let mut values: Vec<Vec<f64>> = vec![Vec::new(); everyone.len()];
    for &tie_break in tie_breaks {
        let finer = groups.into_iter().flat_map(|group| {
            let value = |place| table.value(tie_break, place, &group);
            for &place in &group {
                values[place].push(f64::from(value(place)) / 4.0);
            }
            match tie_break {
                TieBreak::DirectEncounter => table.encounters(&group),
                _ => split(&group, value),
            }
        });
        groups = finer.collect();
    }
    let ratings = table.ratings();
    let mut rows: Vec<Standing> = Vec::new();
    for group in groups {
        let rank = rows.len() + 1;
        rows.extend(group.into_iter().map(|place| {
            let player = &tournament.players[place];
            Standing {
                rank,
                number: place + 1,
                player: player.id,
                name: player.name.clone(),
                rating: player.rating,
                points: f64::from(table.points[place]) / 2.0,
                tie_breaks: std::mem::take(&mut values[place]),
                elo: ratings.players[place].map(|rating| rating.elo),
                elo_error: ratings.players[place].map(|rating| rating.error),
                rounds: player.past.iter().map(|&part| part.into()).collect(),
            }
        }));
    }
    Standings {
        rows,
        tie_breaks,
        softened: ratings.softened,
    }
}

/// Splits places into groups of equal value, the greatest first.
fn split<T: Ord>(places: &[usize], value: impl Fn(usize) -> T) -> Vec<Vec<usize>> {
    let mut places = places.to_vec();
    places.sort_by_cached_key(|&place| (Reverse(value(place)), place));
    let groups = places.chunk_by(|&one, &other| value(one) == value(other));
    groups.map(<[usize]>::to_vec).collect()
}

/// Tells whether a round was left out by the player's own will: article 16.1.2.
fn is_voluntary(part: &Part) -> bool {
    match part {
        Part::Bye(bye) => *bye != Bye::Allocated,
        game => !game.is_played() && game.halves() == 0,
    }
}

/// Points, counted in quarters, as products of halves are.
type Quarters = u32;

/// Those of half a point.
const QUARTERS: Quarters = 2;

/// Players are places in the starting order.
struct Table<'a> {
    tournament: &'a Tournament,
    points: Vec<Halves>,
    /// What points count for in the tie-breaks of opponents: article 16.3.
    adjusted: HashMap<i64, Halves>,
}

impl<'a> Table<'a> {
    fn new(tournament: &'a Tournament) -> Table<'a> {
        let players = &tournament.players;
        let rounds = tournament.played();
        let adjusted = |player: &Entrant| {
            let past = &player.past;
            let halves = past.iter().enumerate().map(|(round, part)| match part {
                Part::Bye(Bye::Half | Bye::Zero) if past[round..].iter().all(is_voluntary) => 1,
                part => part.halves(),
            });
            match tournament.format {
                Format::Swiss => halves.sum(),
                _ => player.halves(rounds),
            }
        };
        let adjusted = players.iter().map(|player| (player.id, adjusted(player)));
        let points = players.iter().map(|player| player.halves(rounds));
        Table {
            tournament,
            points: points.collect(),
            adjusted: adjusted.collect(),
        }
    }

    fn past(&self, place: usize) -> &'a [Part] {
        &self.tournament.players[place].past
    }

    /// Returns the points that a round's opponent adds to tie-breaks; nothing if it is no round of
    /// a round robin.
    fn opponent(&self, place: usize, part: Part) -> Option<Halves> {
        let own = self.points[place];
        let adjusted = |opponent| self.adjusted.get(&opponent).copied().unwrap_or(0);
        let is_swiss = self.tournament.format == Format::Swiss;
        match part.opponent() {
            // Article 15.2: also a forfeit in a round robin.
            Some((opponent, _)) if part.is_played() || !is_swiss => Some(adjusted(opponent)),
            // Article 16.4: a dummy with the player's own points, up to a limit.
            Some((opponent, _)) => Some(own.min(adjusted(opponent))),
            None => is_swiss.then(|| own.min(self.tournament.played() as Halves)),
        }
    }

    /// Returns the rounds that count, with what their opponents add.
    fn opponents(&self, place: usize) -> impl Iterator<Item = (Part, Halves)> {
        let past = self.past(place).iter();
        past.filter_map(move |&part| Some((part, self.opponent(place, part)?)))
    }

    fn value(&self, tie_break: TieBreak, place: usize, group: &[usize]) -> Quarters {
        let rounds = self.opponents(place);
        let halves: Halves = match tie_break {
            TieBreak::SonnebornBerger => {
                return rounds.map(|(part, points)| points * part.halves()).sum();
            }
            TieBreak::Buchholz => rounds.map(|(_, points)| points).sum(),
            TieBreak::BuchholzCut1 => {
                // Article 16.5.
                let rounds = rounds.map(|(part, points)| (!is_voluntary(&part), points));
                let mut rounds: Vec<(bool, Halves)> = rounds.collect();
                rounds.sort_unstable();
                rounds.iter().skip(1).map(|(_, points)| points).sum()
            }
            TieBreak::DirectEncounter => self.points_among(place, group),
            TieBreak::Wins => {
                let won = self.past(place).iter().filter(|part| part.halves() == WIN);
                WIN * won.count() as Halves
            }
        };
        QUARTERS * halves
    }

    /// Returns the points of a player from the games with a group.
    fn points_among(&self, place: usize, group: &[usize]) -> Halves {
        let games = group.iter().flat_map(|&other| self.games(place, other));
        games.map(Part::halves).sum()
    }

    /// Returns the games of one with another; with forfeits in a round robin.
    fn games(&self, one: usize, other: usize) -> impl Iterator<Item = Part> {
        let other = self.tournament.players[other].id;
        let counts_all = self.tournament.format != Format::Swiss;
        let parts = self.past(one).iter().copied();
        let parts = parts.filter(move |part| counts_all || part.is_played());
        parts.filter(move |part| part.opponent().is_some_and(|(it, _)| it == other))
    }

    /// Rates the players of a round robin by the games that were played, as `loa match` does.
    fn ratings(&self) -> Ratings {
        let count = self.tournament.players.len();
        let rated = match self.tournament.format {
            Format::Swiss => 0,
            _ => count,
        };
        let meetings = (0..rated).flat_map(|second| (0..second).map(move |first| (first, second)));
        let meetings = meetings.map(|(first, second)| {
            let mut tally = Tally::default();
            let games = self.games(first, second);
            for part in games.filter(|part| part.is_played()) {
                if let Part::Game { score, .. } = part {
                    tally.count(score);
                }
            }
            Meeting {
                first,
                second,
                tally,
                pairs: PairTally::default(),
            }
        });
        rate(count, &meetings.collect::<Vec<_>>())
    }

    /// Ranks a group by the games within it: article 6.
    fn encounters(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let points = |place| self.points_among(place, group);
        let missing = |place| {
            let others = group.iter().filter(|&&other| other != place);
            others
                .filter(|&&other| self.games(place, other).next().is_none())
                .count()
        };
        if group.iter().all(|&place| missing(place) == 0) {
            let finer = split(group, points);
            if finer.len() < 2 {
                return finer;
            }
            return finer
                .iter()
                .flat_map(|group| self.encounters(group))
                .collect();
        }
        // Where not all have met, a place is given to those who would have it alone however the
        // missing games ended.
        let mut rest = group.to_vec();
        rest.sort_by_key(|&place| (Reverse(points(place)), place));
        let mut ranked = Vec::new();
        while let [first, others @ ..] = &rest[..] {
            let most = |&place: &usize| points(place) + WIN * missing(place) as Halves;
            if others.iter().map(most).max() >= Some(points(*first)) {
                break;
            }
            ranked.push(vec![rest.remove(0)]);
        }
        rest.sort_unstable();
        ranked.extend((!rest.is_empty()).then_some(rest));
        ranked
    }
}
