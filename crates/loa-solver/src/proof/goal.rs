use loa::SquareSet;
use loa::{Blocked, Color, Goal, Move, Outcome, Position, Repetition, Rules, Simultaneous};
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
            rules: Rules {
                repetition: Repetition::Ignored,
                move_limit: None,
                ..*rules
            },
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

    /// Returns the same goal for another position.
    pub(crate) const fn at(&self, position: Position) -> ProofGoal {
        ProofGoal { position, ..*self }
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

    /// Tells whether the winner, who is to move in an ongoing game, has a move that wins at once.
    pub(crate) fn wins_at_once(&self, position: &Position) -> bool {
        if self.rules.blocked != Blocked::Loses && is_far_from_win(&self.rules, position) {
            return false;
        }
        let mut wins = false;
        position.for_each_jump(|from, to| {
            let won = || self.decided(&position.after(Move::Jump(from, to))) == Some(true);
            wins = wins || won();
        });
        wins
    }
}

/// Tells cheaply that the side to move can't win by connection with a single move.
fn is_far_from_win(rules: &Rules, position: &Position) -> bool {
    let mover = position.turn();
    let must_connect = match rules.goal {
        Goal::Connect => mover,
        Goal::Misere => mover.opponent(),
    };
    position.pieces(must_connect).is_far_from_connected()
}

/// Tells whether the side to move wins by connection with a single move.
#[inline]
pub(crate) fn connects_at_once(rules: &Rules, position: &Position) -> bool {
    if is_far_from_win(rules, position) {
        return false;
    }
    let mover = position.turn();
    let (own, enemies) = (position.pieces(mover), position.pieces(mover.opponent()));
    let mut wins = false;
    position.for_each_jump(|from, to| {
        let (from, to) = (SquareSet::of(from), SquareSet::of(to));
        let (own, enemies) = ((own - from) | to, enemies - to);
        wins = wins
            || match rules.goal {
                Goal::Connect => {
                    own.is_connected()
                        && (rules.simultaneous == Simultaneous::Mover || !enemies.is_connected())
                }
                Goal::Misere => enemies.is_connected() && !own.is_connected(),
            };
    });
    wins
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
