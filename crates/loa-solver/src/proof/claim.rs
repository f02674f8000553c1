use crate::proof::numbers::Role;
use loa::{Color, Outcome, Position, Repetition, Rules};
use std::fmt;

/// That a player can win from a position whatever the other does: in finitely many plies, or in so
/// many at most.
///
/// A game that goes on for ever is not a win. Repetition and move limit of the rules are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    position: Position,
    rules: Rules,
    winner: Color,
    within: Option<u8>,
}

impl Claim {
    /// Claims that `winner` wins. A position that is over counts as one that the opponent of the
    /// side to move has just reached.
    pub const fn new(position: Position, rules: &Rules, winner: Color) -> Claim {
        Claim {
            position,
            rules: Rules {
                repetition: Repetition::Ignored,
                move_limit: None,
                ..*rules
            },
            winner,
            within: None,
        }
    }

    /// Claims a win within so many plies, the opponent's counted as well.
    #[must_use]
    pub const fn within(self, plies: u8) -> Claim {
        Claim {
            within: Some(plies),
            ..self
        }
    }

    /// Returns the position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the rules, without repetition and move limit.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the side that is said to win.
    pub const fn winner(&self) -> Color {
        self.winner
    }

    /// Returns the plies that the win takes at most; `None` for any number.
    pub const fn plies(&self) -> Option<u8> {
        self.within
    }

    /// Returns the same claim about another position.
    pub(crate) const fn about(&self, position: Position) -> Claim {
        Claim { position, ..*self }
    }

    /// Tells whether the winner has won a position that the opponent of the side to move has just
    /// reached; `None` while play goes on.
    #[inline]
    pub(crate) fn decided(&self, position: &Position) -> Option<bool> {
        let verdict = self.rules.judge(position, 0, |_| 0)?;
        Some(verdict.outcome == Outcome::Win(self.winner))
    }

    #[inline]
    pub(crate) fn role(&self, color: Color) -> Role {
        if color == self.winner {
            Role::Attacker
        } else {
            Role::Defender
        }
    }
}

/// Writes `Black wins`, or `Black wins within 11 plies`.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins", self.winner)?;
        match self.within {
            None => Ok(()),
            Some(1) => f.write_str(" within 1 ply"),
            Some(plies) => write!(f, " within {plies} plies"),
        }
    }
}
