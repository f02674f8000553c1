use serde::Serialize;
use std::ops::Add;

/// What a player gets for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Points {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

/// Games counted from one player's point of view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games won.
    #[serde(rename = "won")]
    pub wins: u64,
    /// Games drawn.
    #[serde(rename = "drawn")]
    pub draws: u64,
    /// Games lost.
    #[serde(rename = "lost")]
    pub losses: u64,
}

impl Tally {
    /// Counts a game.
    pub const fn count(&mut self, points: Points) {
        match points {
            Points::Loss => self.losses += 1,
            Points::Draw => self.draws += 1,
            Points::Win => self.wins += 1,
        }
    }

    /// Returns the number of games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the points, half a point for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + 0.5 * self.draws as f64
    }

    /// Returns the share of the points; `None` without games.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// Returns the same games from the opponent's point of view.
    #[must_use]
    pub const fn reversed(&self) -> Tally {
        Tally {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
        }
    }

    /// Returns the games by points, the fewest first.
    pub(super) const fn counts(&self) -> [u64; 3] {
        [self.losses, self.draws, self.wins]
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

/// Pairs of games, which had the same opening with colours exchanged, by a player's points in both
/// together: 0, ½, 1, 1½ and 2. The "pentanomial" counts.
///
/// The games of a pair depend on each other through their opening, pairs hardly do: what is worked
/// out from pairs is right where an opening favours a side, and more certain for the same number of
/// games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairTally {
    /// The number of pairs with no point, half a point and so on.
    pub counts: [u64; 5],
}

impl PairTally {
    /// Counts a pair.
    pub const fn count(&mut self, first: Points, second: Points) {
        self.counts[first as usize + second as usize] += 1;
    }
}

#[cfg(test)]
pub(super) fn games(wins: u64, draws: u64, losses: u64) -> Tally {
    Tally {
        wins,
        draws,
        losses,
    }
}
