use crate::Value;
use loa::{Blocked, Color, Rules};

/// The rules about ends, for the player to move in a position that the opponent has just reached.
#[derive(Clone, Copy)]
pub(super) struct Ruling {
    rules: Rules,
}

impl Ruling {
    pub(super) fn new(rules: &Rules) -> Ruling {
        Ruling { rules: *rules }
    }

    /// Returns the value of a position if a side is connected. The colours don't matter.
    pub(super) fn connection(&self, own: bool, opposing: bool) -> Option<Value> {
        let (turn, mover) = (Color::Black, Color::White);
        let verdict = self.rules.judge_connected(mover, opposing, own)?;
        Some(Value::of_end(verdict, turn))
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
