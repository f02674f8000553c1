//! How typed lines are read and refused.

use crate::screen::{Next, Out};
use loa_protocol::sanitize;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Returns the menu key that was typed, in lower case; `None` unless it is one character.
pub(crate) fn key(typed: &str) -> Option<char> {
    let mut signs = typed.chars();
    let first = signs.next()?;
    signs.next().is_none().then(|| first.to_ascii_lowercase())
}

/// Reads `y` or `n`, or refuses what was typed.
pub(crate) fn yes_or_no(typed: &str, out: &mut Out) -> Option<bool> {
    match key(typed) {
        Some('y') => Some(true),
        Some('n') => Some(false),
        _ => {
            refuse(typed, "type y or n", out);
            None
        }
    }
}

/// Reads a number within a range, or refuses what was typed.
pub(crate) fn number<T: FromStr + PartialOrd + Display>(
    typed: &str,
    range: RangeInclusive<T>,
    out: &mut Out,
) -> Option<T> {
    let number = typed.parse().ok().filter(|number| range.contains(number));
    if number.is_none() {
        let expected = format!("type a number from {} to {}", range.start(), range.end());
        refuse(typed, &expected, out);
    }
    number
}

/// Writes on one line what was typed and what was expected, and asks again.
pub(crate) fn refuse(typed: &str, expected: &str, out: &mut Out) -> Next {
    let typed = match typed {
        "" => "Nothing was typed".to_owned(),
        _ => format!("'{}' is not understood", sanitize(typed)),
    };
    say(&format!("{typed}: {expected}.\n"), out)
}

/// Writes a text and asks again.
pub(crate) fn say(text: &str, out: &mut Out) -> Next {
    out(text);
    Next::Stay
}
