//! Numbers of the command line.

use std::ops::RangeInclusive;

/// Returns what reads a number in a range.
pub(crate) fn number(range: RangeInclusive<f64>) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text: &str| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let (least, most) = (range.start(), range.end());
            Err(format!("it is not a number from {least} to {most}"))
        }
    }
}
