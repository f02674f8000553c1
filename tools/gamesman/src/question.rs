use crate::answers::{key, refuse};
use crate::screen::{Next, Out, Step};
use crate::state::State;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What a dialogue asks for, and what it does with the line that answers.
pub(crate) struct Question<D> {
    pub(crate) prompt: String,
    pub(crate) take: Box<Take<D>>,
}

type Take<D> = dyn Fn(&mut D, &str, &mut State, &mut Out) -> Step<D>;

/// Asks a question.
pub(crate) fn ask<D>(
    prompt: impl Into<String>,
    take: impl Fn(&mut D, &str, &mut State, &mut Out) -> Step<D> + 'static,
) -> Step<D> {
    Ok(Next::Ask(Question {
        prompt: prompt.into(),
        take: Box::new(take),
    }))
}

/// Asks for `y` or `n`.
pub(crate) fn ask_yes_or_no<D>(
    question: &str,
    take: impl Fn(&mut D, bool, &mut State, &mut Out) -> Step<D> + 'static,
) -> Step<D> {
    let prompt = format!("{question} [(y)es (n)o]: ");
    ask(prompt, move |dialogue, typed, state, out| {
        match key(typed) {
            Some('y') => take(dialogue, true, state, out),
            Some('n') => take(dialogue, false, state, out),
            _ => refuse(typed, "type y or n", out),
        }
    })
}

/// Asks for a number within a range.
pub(crate) fn ask_number<D, T: FromStr + PartialOrd + Display + 'static>(
    what: &str,
    range: RangeInclusive<T>,
    unit: &str,
    take: impl Fn(&mut D, T, &mut State, &mut Out) -> Step<D> + 'static,
) -> Step<D> {
    let bounds = format!("{} to {}", range.start(), range.end());
    let prompt = format!("{what}, {bounds}{unit}: ");
    ask(prompt, move |dialogue, typed, state, out| {
        let number = typed.parse().ok().filter(|number| range.contains(number));
        match number {
            Some(number) => take(dialogue, number, state, out),
            None => refuse(typed, &format!("type a number from {bounds}"), out),
        }
    })
}
