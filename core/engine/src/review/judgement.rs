use crate::{Score, win_chance};
use std::fmt;

/// How good a move was, by the share of the win chance that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Judgement {
    /// The only legal move.
    Forced,
    /// As good as any that the search found.
    Best,
    /// Loses less than [`INACCURACY`].
    Good,
    /// Loses [`INACCURACY`] or more.
    Inaccuracy,
    /// Loses [`MISTAKE`] or more.
    Mistake,
    /// Loses [`BLUNDER`] or more.
    Blunder,
    /// Loses a proven win and [`INACCURACY`] or more.
    MissedWin,
}

/// The least loss of an inaccuracy, as a share of games.
pub const INACCURACY: f64 = 0.05;
/// The least loss of a mistake.
pub const MISTAKE: f64 = 0.10;
/// The least loss of a blunder.
pub const BLUNDER: f64 = 0.20;

impl Judgement {
    /// All of them.
    pub const ALL: [Judgement; 7] = [
        Judgement::Forced,
        Judgement::Best,
        Judgement::Good,
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
        Judgement::MissedWin,
    ];

    /// Judges a move with the score `played` against the best known score, both from the mover's
    /// point of view. Among proven results of the same kind, only the distance decides between
    /// [`Best`](Judgement::Best) and [`Good`](Judgement::Good).
    pub fn new(best: Score, played: Score) -> Judgement {
        if played >= best {
            return Judgement::Best;
        }
        let loss = win_chance(best) - win_chance(played);
        let had_win = best.win_plies().is_some() && played.win_plies().is_none();
        match loss {
            _ if loss < INACCURACY => Judgement::Good,
            _ if had_win => Judgement::MissedWin,
            _ if loss < MISTAKE => Judgement::Inaccuracy,
            _ if loss < BLUNDER => Judgement::Mistake,
            _ => Judgement::Blunder,
        }
    }

    /// Tells whether the player had a choice, so that the move counts in a summary.
    pub const fn counts(self) -> bool {
        !matches!(self, Judgement::Forced)
    }

    /// Tells whether a better move is worth showing.
    pub const fn is_error(self) -> bool {
        matches!(
            self,
            Judgement::Inaccuracy | Judgement::Mistake | Judgement::Blunder | Judgement::MissedWin
        )
    }
}

/// Writes the judgement in words, as in `missed win`.
impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Judgement::Forced => "forced",
            Judgement::Best => "best",
            Judgement::Good => "good",
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
            Judgement::MissedWin => "missed win",
        })
    }
}

/// Turns the score of a position into the score of the move that led to it, for the player who made
/// it; a proven result is one ply farther away.
pub fn one_ply_before(after: Score) -> Score {
    -after.seen_from_root(1)
}
