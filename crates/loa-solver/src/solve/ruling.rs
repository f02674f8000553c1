use crate::Value;
use loa::{Blocked, Goal, Rules, Simultaneous};

/// The rules about ends, for the player to move in a position that the opponent has just reached.
pub(super) struct Ruling {
    rules: Rules,
}

impl Ruling {
    pub(super) fn new(rules: &Rules) -> Ruling {
        Ruling { rules: *rules }
    }

    /// Returns the value of a position if a side is connected.
    pub(super) fn connection(&self, own: bool, opposing: bool) -> Option<Value> {
        let (opponent_reached, own_reached) = match self.rules.goal {
            Goal::Connect => (Value::Loss(0), Value::Win(0)),
            Goal::Misere => (Value::Win(0), Value::Loss(0)),
        };
        match (own, opposing) {
            (false, false) => None,
            (true, false) => Some(own_reached),
            (false, true) => Some(opponent_reached),
            (true, true) => Some(match self.rules.simultaneous {
                Simultaneous::Mover => opponent_reached,
                Simultaneous::Draws => Value::Tie(0),
            }),
        }
    }

    /// Returns the value of a position whose player has no jump; `None` if it has to pass.
    pub(super) fn blocked(&self, opponent_has_jumps: impl FnOnce() -> bool) -> Option<Value> {
        match self.rules.blocked {
            Blocked::Passes if opponent_has_jumps() => None,
            Blocked::Passes | Blocked::Draws => Some(Value::Tie(0)),
            Blocked::Loses => Some(Value::Loss(0)),
        }
    }

    pub(super) fn passes(&self) -> bool {
        self.rules.blocked == Blocked::Passes
    }
}
