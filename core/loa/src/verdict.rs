use crate::Color;
use core::fmt;

/// How a game ended, independent of the point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side has won.
    Win(Color),
    /// Neither has; some rule books call it a tie.
    Draw,
}

impl Outcome {
    /// Returns the winner; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        }
    }

    /// Returns the verdict with a reason.
    pub(crate) const fn by(self, reason: Reason) -> Verdict {
        let outcome = self;
        Verdict { outcome, reason }
    }
}

/// Writes `Black wins`, `White wins` or `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(color) => write!(f, "{color} wins"),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}

crate::named! {
    /// Why a game ended.
    pub enum Reason: "a reason for the end" {
        /// One side, and only one, is connected.
        Connection = "connection",
        /// A move has left both sides connected.
        Simultaneous = "simultaneous connection",
        /// The player to move, or either player, has no move.
        Blocked = "lack of moves",
        /// The position has come up too often.
        Repetition = "repetition",
        /// The game has reached its greatest length.
        MoveLimit = "move limit",
    }
}

/// How and why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The winner, or a draw.
    pub outcome: Outcome,
    /// The rule that ended the game.
    pub reason: Reason,
}

/// Writes outcome and reason, as in `Black wins by connection`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.outcome, self.reason)
    }
}

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The side to move has a move.
    Ongoing,
    /// The game has ended.
    Over(Verdict),
}

impl Status {
    /// Returns how the game ended; `None` while it goes on.
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Status::Ongoing => None,
            Status::Over(verdict) => Some(verdict),
        }
    }

    /// Tells whether the game has ended.
    pub const fn is_over(self) -> bool {
        matches!(self, Status::Over(_))
    }
}
