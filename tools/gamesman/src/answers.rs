//! How typed lines are read and refused.

use crate::screen::{Next, Out, Step};
use loa_protocol::sanitize;

/// Returns the menu key that was typed, in lower case; `None` unless it is one character.
pub(crate) fn key(typed: &str) -> Option<char> {
    let mut signs = typed.chars();
    let first = signs.next()?;
    signs.next().is_none().then(|| first.to_ascii_lowercase())
}

/// Writes on one line what was typed and what was expected, and asks again.
pub(crate) fn refuse(typed: &str, expected: &str, out: &mut Out) -> Step {
    let typed = match typed {
        "" => "Nothing was typed".to_owned(),
        _ => format!("'{}' is not understood", sanitize(typed)),
    };
    out(&format!("{typed}: {expected}.\n"));
    Ok(Next::Again)
}

/// Writes a text, and stays on the screen.
pub(crate) fn say(text: impl AsRef<str>, out: &mut Out) -> Step {
    out(text.as_ref());
    Ok(Next::Stay)
}
