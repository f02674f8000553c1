//! Names and numbers of the rules that tables and certificates depend on.

use loa::{Blocked, Goal, Rules, Simultaneous};
use serde::{Deserialize, Deserializer, Serializer, de};

/// A question about the rules, with the names of its answers in the order of their numbers.
pub(crate) trait Answers: Copy + PartialEq + 'static {
    const ALL: &'static [Self];
    const NAMES: &'static [&'static str];

    fn number(self) -> usize {
        let number = Self::ALL.iter().position(|other| *other == self);
        number.expect("the list has all answers")
    }

    fn name(self) -> &'static str {
        Self::NAMES[self.number()]
    }
}

impl Answers for Goal {
    const ALL: &'static [Goal] = &[Goal::Connect, Goal::Misere];
    const NAMES: &'static [&'static str] = &["connect", "misere"];
}

impl Answers for Simultaneous {
    const ALL: &'static [Simultaneous] = &[Simultaneous::MoverDecides, Simultaneous::Draws];
    const NAMES: &'static [&'static str] = &["mover", "draws"];
}

impl Answers for Blocked {
    const ALL: &'static [Blocked] = &[Blocked::Passes, Blocked::Loses, Blocked::Draws];
    const NAMES: &'static [&'static str] = &["passes", "loses", "draws"];
}

/// Writes what tables and certificates depend on in words: `goal connect, simultaneous mover,
/// blocked draws`. Repetition and move limit are ignored.
pub fn rules_in_words(rules: &Rules) -> String {
    let (goal, simultaneous) = (rules.goal.name(), rules.simultaneous.name());
    let blocked = rules.blocked.name();
    format!("goal {goal}, simultaneous {simultaneous}, blocked {blocked}")
}

pub(crate) fn serialize<T: Answers, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(value.name())
}

pub(crate) fn deserialize<'de, T: Answers, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let name = String::deserialize(deserializer)?;
    let number = T::NAMES.iter().position(|known| *known == name);
    let unknown = || de::Error::unknown_variant(&name, T::NAMES);
    number.map(|number| T::ALL[number]).ok_or_else(unknown)
}
