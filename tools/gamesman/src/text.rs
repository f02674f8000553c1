use loa_solver::Value;

/// The outcome of a value, without its remoteness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ValueKind {
    Lose,
    Draw,
    Tie,
    Win,
}

impl ValueKind {
    /// All kinds, the best first.
    pub(crate) const ALL: [ValueKind; 4] = [
        ValueKind::Win,
        ValueKind::Tie,
        ValueKind::Draw,
        ValueKind::Lose,
    ];

    pub(crate) const fn of(value: Value) -> ValueKind {
        match value {
            Value::Win(_) => ValueKind::Win,
            Value::Tie(_) => ValueKind::Tie,
            Value::Draw => ValueKind::Draw,
            Value::Loss(_) => ValueKind::Lose,
        }
    }

    /// Returns the kind as a verb with a capital: `Win`.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            ValueKind::Win => "Win",
            ValueKind::Tie => "Tie",
            ValueKind::Draw => "Draw",
            ValueKind::Lose => "Lose",
        }
    }
}

/// Writes a value as GAMESMAN does: `Win in 3`, `Draw`.
pub(crate) fn value_text(value: Value) -> String {
    let verb = ValueKind::of(value).verb();
    match value.remoteness() {
        Some(plies) => format!("{verb} in {plies}"),
        None => verb.to_owned(),
    }
}

/// Writes a number with its noun.
pub(crate) fn count(number: u64, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// Returns `ON` or `OFF`.
pub(crate) const fn on_off(on: bool) -> &'static str {
    if on { "ON" } else { "OFF" }
}
