//! Numbers of the command line.

use loa_engine::Engine;
use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Returns what reads a number in a range.
pub(crate) fn number<T: FromStr + PartialOrd + Display + Clone>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text: &str| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let (least, most) = (range.start(), range.end());
            Err(format!("it is not a number from {least} to {most}"))
        }
    }
}

/// Reads a number of threads, or of games or submissions at the same time.
pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let most = NonZeroUsize::MIN.saturating_add(Engine::MAX_THREADS - 1);
    number(NonZeroUsize::MIN..=most)(text)
}
