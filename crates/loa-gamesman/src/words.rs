use loa_protocol::harmless;
use loa_solver::Value;

/// What a value says about the outcome, whatever the remoteness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    Lose,
    Draw,
    Tie,
    Win,
}

impl Class {
    /// All classes, the best first.
    pub(crate) const ALL: [Class; 4] = [Class::Win, Class::Tie, Class::Draw, Class::Lose];

    pub(crate) const fn of(value: Value) -> Class {
        match value {
            Value::Win(_) => Class::Win,
            Value::Tie(_) => Class::Tie,
            Value::Draw => Class::Draw,
            Value::Loss(_) => Class::Lose,
        }
    }

    /// Returns the class as a verb with a capital: `Win`.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Class::Win => "Win",
            Class::Tie => "Tie",
            Class::Draw => "Draw",
            Class::Lose => "Lose",
        }
    }
}

/// Writes what the side to move will do: `Win in 3`, `Draw`.
pub(crate) fn deed(value: Value) -> String {
    let verb = Class::of(value).verb();
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

/// Says on one line what was typed and what was expected.
pub(crate) fn refusal(typed: &str, expected: &str) -> String {
    if typed.is_empty() {
        return format!("Nothing was typed: {expected}.\n");
    }
    format!("'{}' is not understood: {expected}.\n", harmless(typed))
}

/// Returns the key of a menu that was typed, in lower case; `None` if it was more or less than one
/// character.
pub(crate) fn key(typed: &str) -> Option<char> {
    let mut signs = typed.chars();
    let first = signs.next()?;
    signs.next().is_none().then(|| first.to_ascii_lowercase())
}
