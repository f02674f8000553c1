use super::entry::PlayedGame;
use super::finish::Cause;
use super::schedule::Schedule;
use super::settings::SprtSettings;
use crate::statistics::{Hypothesis, Meeting, PairTally, Points, Ratings, Tally, rate};
use loa::Color;
use std::collections::HashMap;
use std::ops::Add;

/// The results of a match so far.
#[derive(Clone, Debug)]
pub struct Standings {
    pub(super) schedule: Schedule,
    /// The test that ends the match.
    test: Option<SprtSettings>,
    meetings: Vec<Meeting>,
    /// By the player's number.
    forfeits: Vec<Forfeits>,
    /// Games whose partner has not been played yet: the points of the meeting's first player.
    halves: HashMap<(usize, usize), Points>,
}

/// Games that a player has lost for other reasons than the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forfeits {
    /// For lack of time.
    pub time: u64,
    /// By illegal moves, crashes, and answers that make no sense.
    pub fault: u64,
}

impl Standings {
    /// Makes standings before the first game.
    pub(super) fn new(test: Option<SprtSettings>, schedule: Schedule) -> Standings {
        let meeting = |(first, second): &(usize, usize)| Meeting {
            first: *first,
            second: *second,
            tally: Tally::default(),
            pairs: PairTally::default(),
        };
        Standings {
            meetings: schedule.encounters.iter().map(meeting).collect(),
            forfeits: vec![Forfeits::default(); schedule.names.len()],
            halves: HashMap::new(),
            schedule,
            test,
        }
    }

    /// Counts a game.
    ///
    /// # Panics
    /// If the game is of another schedule.
    pub fn count(&mut self, game: &PlayedGame) {
        let (pairing, finish) = (&game.pairing, &game.finish);
        let meeting = &mut self.meetings[pairing.encounter];
        let color = match meeting.first == pairing.black {
            true => Color::Black,
            false => Color::White,
        };
        let points = finish.points(color);
        meeting.tally.count(points);
        let key = (pairing.encounter, pairing.opening);
        match self.halves.remove(&key) {
            Some(other) => meeting.pairs.count(other, points),
            None => {
                self.halves.insert(key, points);
            }
        }
        let loser = match finish.outcome.winner() {
            Some(Color::Black) => pairing.white,
            Some(Color::White) => pairing.black,
            None => return,
        };
        match finish.cause {
            Cause::Time => self.forfeits[loser].time += 1,
            Cause::Fault => self.forfeits[loser].fault += 1,
            Cause::Rules | Cause::Repetition | Cause::Length | Cause::NoGame => {}
        }
    }

    /// Returns the players' names, by number.
    pub fn names(&self) -> &[String] {
        &self.schedule.names
    }

    /// Returns the test that ends the match, between the first two players; a shard has none.
    pub const fn test(&self) -> Option<SprtSettings> {
        self.test
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.meetings
            .iter()
            .map(|meeting| meeting.tally.games())
            .sum()
    }

    /// Returns the results of each pair of players.
    pub fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }

    /// Returns all games of a player.
    pub fn tally(&self, player: usize) -> Tally {
        let of = |meeting: &Meeting| match player {
            _ if meeting.first == player => Some(meeting.tally),
            _ if meeting.second == player => Some(meeting.tally.reversed()),
            _ => None,
        };
        let tallies = self.meetings.iter().filter_map(of);
        tallies.fold(Tally::default(), Add::add)
    }

    /// Returns the games that a player has lost other than by the rules.
    ///
    /// # Panics
    /// If there is no such player.
    pub fn forfeits(&self, player: usize) -> Forfeits {
        self.forfeits[player]
    }

    /// Rates all players.
    pub fn ratings(&self) -> Ratings {
        rate(self.forfeits.len(), &self.meetings)
    }

    /// Returns the players by number in the order of the table: by rating.
    pub fn ranking(&self) -> Vec<usize> {
        let ratings = self.ratings();
        let mut players: Vec<usize> = (0..self.forfeits.len()).collect();
        let elo = |player: &usize| {
            let rating = ratings.players[*player];
            rating.map_or(f64::NEG_INFINITY, |rating| rating.elo)
        };
        players.sort_by(|a, b| elo(b).total_cmp(&elo(a)));
        players
    }

    /// Returns the hypothesis that the test accepts, if any.
    pub fn decide(&self) -> Option<Hypothesis> {
        let settings = self.test?;
        settings.test.decide(self.llr(&settings))
    }

    /// Returns the logarithmic likelihood ratio of a test between the first two players.
    pub fn llr(&self, SprtSettings { test, of_pairs }: &SprtSettings) -> f64 {
        match self.meetings.first() {
            None => 0.0,
            Some(meeting) if *of_pairs => test.llr_of_pairs(&meeting.pairs),
            Some(meeting) => test.llr_of_games(&meeting.tally),
        }
    }
}
