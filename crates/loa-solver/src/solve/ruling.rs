use crate::Value;
use loa::{Blocked, Goal, Rules, Simultaneous};

/// What the rules say, for the player to move, of positions that the opponent has just reached.
pub(super) struct Ruling {
    rules: Rules,
}

impl Ruling {
    pub(super) fn new(rules: &Rules) -> Ruling {
        Ruling { rules: *rules }
    }

    /// The value of a position in which somebody is connected; `None` when nobody is.
    pub(super) fn connection(&self, own: bool, opposing: bool) -> Option<Value> {
        let (reached, missed) = match self.rules.goal {
            Goal::Connect => (Value::Loss(0), Value::Win(0)),
            Goal::Misere => (Value::Win(0), Value::Loss(0)),
        };
        match (own, opposing) {
            (false, false) => None,
            (true, false) => Some(missed),
            (false, true) => Some(reached),
            (true, true) => Some(match self.rules.simultaneous {
                Simultaneous::Mover => reached,
                Simultaneous::Draws => Value::Tie(0),
            }),
        }
    }

    /// The value of a position whose player has no jump; `None` when that player has to pass.
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
