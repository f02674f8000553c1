//! How lines are asked for, read and refused.

use crate::screen::{Next, Out, Step};
use crate::state::State;
use loa_protocol::sanitize;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What a screen asks for, and what it does with the line that answers.
pub(crate) struct Question {
    /// One line with a single colon, before the blank at its end.
    pub(crate) prompt: String,
    /// Takes a line, without blanks around it.
    pub(crate) take: Box<Take>,
}

type Take = dyn Fn(&mut State, &str, &mut Out) -> Step;

/// Asks a question.
pub(crate) fn ask(
    prompt: impl Into<String>,
    take: impl Fn(&mut State, &str, &mut Out) -> Step + 'static,
) -> Step {
    Ok(Next::Ask(Question {
        prompt: prompt.into(),
        take: Box::new(take),
    }))
}

/// Asks for `y` or `n`.
pub(crate) fn ask_yes_or_no(
    question: &str,
    take: impl Fn(&mut State, bool, &mut Out) -> Step + 'static,
) -> Step {
    let prompt = format!("{question} [(y)es (n)o]: ");
    ask(prompt, move |state, typed, out| match key(typed) {
        Some('y') => take(state, true, out),
        Some('n') => take(state, false, out),
        _ => refuse(typed, "type y or n", out),
    })
}

/// Asks for a number within a range.
pub(crate) fn ask_number<T: FromStr + PartialOrd + Display + 'static>(
    what: &str,
    range: RangeInclusive<T>,
    unit: &str,
    take: impl Fn(&mut State, T, &mut Out) -> Step + 'static,
) -> Step {
    let bounds = format!("{} to {}", range.start(), range.end());
    let prompt = format!("{what}, {bounds}{unit}: ");
    ask(prompt, move |state, typed, out| {
        let number = typed.parse().ok().filter(|number| range.contains(number));
        match number {
            Some(number) => take(state, number, out),
            None => refuse(typed, &format!("type a number from {bounds}"), out),
        }
    })
}

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
