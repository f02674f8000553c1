use loa_match::statistics::Interval;

/// Writes a difference in Elo, with its sign.
pub(super) fn elo(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        // There is no -0.0.
        elo => format!("{:+.1}", (10.0 * elo).round() / 10.0 + 0.0),
    }
}

/// Writes a difference with its interval.
pub(super) fn elo_interval(interval: &Interval) -> String {
    format!(
        "{} ({} to {})",
        elo(interval.value),
        elo(interval.low),
        elo(interval.high)
    )
}

/// Writes a share as a percentage.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
