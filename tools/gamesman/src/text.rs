use loa_solver::Value;

loa::named! {
    /// The outcome of a value, without its remoteness, the best first. The name is a verb with a
    /// capital.
    #[derive(PartialOrd, Ord)]
    pub(crate) enum ValueKind: "a kind of value" {
        Win = "Win",
        Tie = "Tie",
        Draw = "Draw",
        Lose = "Lose",
    }
}

impl ValueKind {
    pub(crate) const fn of(value: Value) -> ValueKind {
        match value {
            Value::Win(_) => ValueKind::Win,
            Value::Tie(_) => ValueKind::Tie,
            Value::Draw => ValueKind::Draw,
            Value::Loss(_) => ValueKind::Lose,
        }
    }
}

/// Writes a value as GAMESMAN does: `Win in 3`, `Draw`.
pub(crate) fn value_text(value: Value) -> String {
    let verb = ValueKind::of(value);
    match value.remoteness() {
        Some(plies) => format!("{verb} in {plies}"),
        None => verb.to_string(),
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
