use loa::{Color, Outcome, Verdict};
use std::cmp::Ordering;
use std::fmt;

/// The value of a position for the player to move under perfect play.
///
/// The number is the *remoteness*: the plies to the end of the game, 0 if it is over. The winner
/// hurries and the loser delays; a tie is reached by the shortest way. A [`Value::Draw`] is a
/// position in which neither side can force an end, so play goes on for ever.
///
/// Values are ordered from the worst to the best for the player to move: losses, the soonest
/// first, then the draw, then ties, the farthest first, then wins, the farthest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to move loses.
    Loss(u16),
    /// The game never ends.
    Draw,
    /// The game ends with no winner: by a blocked player or a simultaneous connection.
    Tie(u16),
    /// The player to move wins.
    Win(u16),
}

impl Value {
    /// The greatest remoteness that a value can have.
    pub const MAX_REMOTENESS: u16 = (1 << 14) - 1;

    /// Returns the value of a game that is over, for the player to move.
    pub fn of_end(verdict: Verdict, turn: Color) -> Value {
        match verdict.outcome {
            Outcome::Draw => Value::Tie(0),
            Outcome::Win(winner) if winner == turn => Value::Win(0),
            Outcome::Win(_) => Value::Loss(0),
        }
    }

    /// Returns the kind of the value in a word.
    pub const fn kind(self) -> &'static str {
        match self {
            Value::Win(_) => "win",
            Value::Loss(_) => "loss",
            Value::Tie(_) => "tie",
            Value::Draw => "draw",
        }
    }

    /// Returns the plies to the end; `None` for a draw.
    pub const fn remoteness(self) -> Option<u16> {
        match self {
            Value::Loss(plies) | Value::Tie(plies) | Value::Win(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// Returns the value of a move for the player who makes it, given the value of the position
    /// that it leads to.
    ///
    /// ```
    /// use loa_solver::Value;
    ///
    /// assert_eq!(Value::Loss(2).one_ply_before(), Value::Win(3));
    /// assert_eq!(Value::Draw.one_ply_before(), Value::Draw);
    /// ```
    pub const fn one_ply_before(self) -> Value {
        match self {
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
            Value::Tie(plies) => Value::Tie(plies + 1),
            Value::Win(plies) => Value::Loss(plies + 1),
        }
    }

    /// Packs the value into 16 bits: 0 for a draw, else the kind above 14 bits of remoteness.
    pub const fn pack(self) -> u16 {
        match self {
            Value::Draw => 0,
            Value::Loss(plies) => 1 << 14 | plies,
            Value::Tie(plies) => 2 << 14 | plies,
            Value::Win(plies) => 3 << 14 | plies,
        }
    }

    /// Reads a packed value; `None` for the bits that no value packs into.
    pub const fn unpack(bits: u16) -> Option<Value> {
        let plies = bits & Value::MAX_REMOTENESS;
        match bits >> 14 {
            0 if plies == 0 => Some(Value::Draw),
            0 => None,
            1 => Some(Value::Loss(plies)),
            2 => Some(Value::Tie(plies)),
            _ => Some(Value::Win(plies)),
        }
    }

    /// Returns a number that grows with the value for the player to move.
    const fn merit(self) -> i32 {
        let far = Value::MAX_REMOTENESS as i32 + 1;
        match self {
            Value::Loss(plies) => plies as i32 - far,
            Value::Draw => 0,
            Value::Tie(plies) => far - plies as i32,
            Value::Win(plies) => 2 * far - plies as i32,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.merit().cmp(&other.merit())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes the value in words, as in `win in 3`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self.remoteness() {
            Some(plies) => write!(f, " in {plies}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASCENDING: [Value; 8] = [
        Value::Loss(0),
        Value::Loss(8),
        Value::Draw,
        Value::Tie(Value::MAX_REMOTENESS),
        Value::Tie(0),
        Value::Win(Value::MAX_REMOTENESS),
        Value::Win(3),
        Value::Win(0),
    ];

    #[test]
    fn values_are_ordered_for_the_player_to_move() {
        assert!(ASCENDING.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn packing_is_reversible() {
        for value in ASCENDING {
            assert_eq!(Value::unpack(value.pack()), Some(value));
        }
        let readable = (0..=u16::MAX).filter_map(Value::unpack);
        assert!(
            readable
                .clone()
                .all(|value| Value::unpack(value.pack()) == Some(value))
        );
        assert_eq!(readable.count(), 3 * (1 << 14) + 1);
    }
}
