use loa::{Blocked, Color, Goal, Move, Outcome, Position, Rules};
use loa_pns::Role;
use std::fmt;

/// What is to be proved: that a player can force a win from a position, in finitely many plies or
/// within a limit.
///
/// A game that goes on for ever is not a win. Repetition and move limit of the rules are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofGoal {
    position: Position,
    rules: Rules,
    winner: Color,
    within: Option<u8>,
}

impl ProofGoal {
    /// Makes the goal that `winner` wins. A position that is over counts as one that the opponent
    /// of the side to move has just reached.
    pub const fn new(position: Position, rules: &Rules, winner: Color) -> ProofGoal {
        ProofGoal {
            position,
            rules: rules.unlimited(),
            winner,
            within: None,
        }
    }

    /// Limits the plies of the win, the opponent's included.
    #[must_use]
    pub const fn within(self, plies: u8) -> ProofGoal {
        ProofGoal {
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

    /// Returns the side that is to win.
    pub const fn winner(&self) -> Color {
        self.winner
    }

    /// Returns the limit of plies, if there is one.
    pub const fn plies(&self) -> Option<u8> {
        self.within
    }

    /// Returns the same goal for another position, with this many plies left if they are limited.
    pub(crate) fn at(&self, position: Position, left: u8) -> ProofGoal {
        ProofGoal {
            position,
            within: self.within.map(|_| left),
            ..*self
        }
    }

    /// Tells whether a win in some plies is in time with this many left, if they are limited.
    #[inline]
    pub(crate) fn allows(&self, plies: u16, left: u8) -> bool {
        self.within.is_none() || plies <= left.into()
    }

    /// Tells whether the winner has won a position that the opponent of the side to move has just
    /// reached; `None` if the game is not over.
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

    /// Tells whether the side to move in an ongoing game has a jump after which it has reached its
    /// goal or the opponent can't connect at once.
    pub(crate) fn can_parry(&self, position: &Position) -> bool {
        let mover = position.turn();
        let enemy = mover.opponent();
        let parries = |from, to| {
            let after = position.after(Move::Jump(from, to));
            match self.decided(&after) {
                Some(won) => won == (mover == self.winner),
                None => self.rules.connecting_win(&after, enemy).is_none(),
            }
        };
        position.find_jump(mover, parries).is_some()
    }

    /// Tells whether the winner, who is to move in an ongoing game, has a move that wins at once.
    pub(crate) fn wins_at_once(&self, position: &Position) -> bool {
        let must_connect = match self.rules.goal {
            Goal::Connect => self.winner,
            Goal::Misere => self.winner.opponent(),
        };
        let is_far = position.pieces(must_connect).is_far_from_connected();
        if is_far && self.rules.blocked != Blocked::Loses {
            return false;
        }
        let wins = |from, to| self.decided(&position.after(Move::Jump(from, to))) == Some(true);
        position.find_jump(self.winner, wins).is_some()
    }
}

/// Writes `Black wins`, or `Black wins within 11 plies`.
impl fmt::Display for ProofGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins", self.winner)?;
        match self.within {
            None => Ok(()),
            Some(1) => f.write_str(" within 1 ply"),
            Some(plies) => write!(f, " within {plies} plies"),
        }
    }
}
