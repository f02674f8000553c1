use super::grid::other;
use loa::{Blocked, Goal, Rules, Simultaneous};

/// What the rule books differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    pub(crate) goal: Goal,
    pub(crate) simultaneous: Simultaneous,
    pub(crate) blocked: Blocked,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Won { by: char },
    Tied,
}

impl Book {
    /// All there are.
    pub(crate) fn all() -> Vec<Book> {
        let mut books = Vec::new();
        for goal in [Goal::Connect, Goal::Misere] {
            for simultaneous in [Simultaneous::MoverDecides, Simultaneous::Draws] {
                for blocked in [Blocked::Passes, Blocked::Loses, Blocked::Draws] {
                    books.push(Book {
                        goal,
                        simultaneous,
                        blocked,
                    });
                }
            }
        }
        books
    }

    /// How a move ends the game that leaves the given sides connected.
    pub(crate) fn judge_connection(&self, mover: char, connected: &[char]) -> Option<End> {
        match connected {
            [] => None,
            [side] => Some(self.reaches_the_goal(*side)),
            _ if self.simultaneous == Simultaneous::Draws => Some(End::Tied),
            _ => Some(self.reaches_the_goal(mover)),
        }
    }

    fn reaches_the_goal(&self, side: char) -> End {
        match self.goal {
            Goal::Connect => End::Won { by: side },
            Goal::Misere => End::Won { by: other(side) },
        }
    }

    /// How the game ends where the side to move has no jump; if it doesn't, that side passes.
    pub(crate) fn judge_blocked(&self, to_move: char, opponent_too: bool) -> Option<End> {
        match self.blocked {
            Blocked::Draws => Some(End::Tied),
            Blocked::Loses => Some(End::Won { by: other(to_move) }),
            Blocked::Passes => opponent_too.then_some(End::Tied),
        }
    }
}

/// Conversions from and to the types of the crates.
impl Book {
    pub(crate) fn rules(&self) -> Rules {
        Rules::new(self.goal, self.simultaneous, self.blocked)
    }
}
