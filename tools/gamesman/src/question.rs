use crate::answers::{key, refuse};
use crate::screen::{Next, Out, Step};
use crate::state::State;
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
