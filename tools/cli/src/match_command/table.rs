//! The table of a match as text.

use loa::join;
use loa_match::statistics::{Interval, Meeting, Strength, Tally};
use loa_match::tournament::Standings;
use loa_review::uncertain;
use std::fmt::Write;

/// The whole table, with the details of the encounters.
pub(crate) fn full(standings: &Standings) -> String {
    let mut text = players(standings);
    text.push('\n');
    match standings.meetings() {
        [meeting] => text.push_str(&details(standings, meeting)),
        meetings => text.extend(
            meetings
                .iter()
                .filter_map(|meeting| line(standings, meeting)),
        ),
    }
    text + &test(standings)
}

/// The table of players and the state of the test, for a running match.
pub(crate) fn live(standings: &Standings) -> String {
    players(standings) + &test(standings)
}

fn players(standings: &Standings) -> String {
    let ratings = standings.ratings();
    let names = standings.names().iter();
    let width = names.map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).clamp(6, 40);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "  # {:width$} {:>6} {:>6} {:>6} {:>6} {:>8} {:>8} {:>7} {:>5} {:>6}",
        "player", "games", "won", "drawn", "lost", "score", "Elo", "±", "late", "faults"
    );
    for (place, player) in (1..).zip(standings.ranking()) {
        let tally = standings.tally(player);
        let forfeits = standings.forfeits(player);
        let score = tally.score().map_or_else(|| "-".to_owned(), percent);
        let (rating, error) = match ratings.players[player] {
            Some(rating) => (elo(rating.elo), format!("{:.1}", rating.error)),
            None => ("-".to_owned(), "-".to_owned()),
        };
        let name: String = standings.names()[player].chars().take(width).collect();
        let _ = writeln!(
            text,
            "{place:>3} {name:width$} {:>6} {:>6} {:>6} {:>6} {score:>8} {rating:>8} {error:>7} {:>5} {:>6}",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            forfeits.time,
            forfeits.fault
        );
    }
    if ratings.softened {
        text.push_str(
            "Elo counts one more draw for each pair of players, since a player won or lost every game.\n",
        );
    }
    text
}

/// The results of two players, on one line; `None` if they have not met.
fn line(standings: &Standings, meeting: &Meeting) -> Option<String> {
    let [first, second] = [meeting.first, meeting.second].map(|it| &standings.names()[it]);
    let strength = strength(meeting)?;
    Some(format!(
        "{first} against {second}: {}; score {}; Elo difference {}; {first} is stronger with probability {}\n",
        games(&meeting.tally),
        percent(strength.score.value),
        interval(&strength.elo, elo),
        percent(strength.superiority)
    ))
}

fn games(tally: &Tally) -> String {
    format!(
        "{} won, {} drawn, {} lost",
        tally.wins, tally.draws, tally.losses
    )
}

/// The results of two players, in full.
fn details(standings: &Standings, meeting: &Meeting) -> String {
    let [first, second] = [meeting.first, meeting.second].map(|it| &standings.names()[it]);
    let mut text = format!("{first} against {second}: {}\n", games(&meeting.tally));
    let Some(strength) = strength(meeting) else {
        return text;
    };
    let counts = meeting.pairs.counts;
    let mut row = |name: &str, value: String| {
        let _ = writeln!(text, "  {name:<41}  {value}");
    };
    row(
        "pairs of games with 0, ½, 1, 1½, 2 points",
        join(counts, ", "),
    );
    row("score (95 % interval)", interval(&strength.score, percent));
    row(
        "Elo difference (95 % interval)",
        interval(&strength.elo, elo),
    );
    if let Some(normalized) = &strength.normalized_elo {
        row("normalized Elo (95 % interval)", interval(normalized, elo));
    }
    row(
        "probability of being stronger",
        percent(strength.superiority),
    );
    text
}

/// Estimates from pairs, or from single games as long as there are none.
pub(crate) fn strength(meeting: &Meeting) -> Option<Strength> {
    Strength::of_pairs(&meeting.pairs).or_else(|| Strength::of_games(&meeting.tally))
}

/// The state of the test, on one line; empty without one.
fn test(standings: &Standings) -> String {
    let Some(settings) = standings.test() else {
        return String::new();
    };
    let llr = standings.llr(&settings);
    let (lower, upper) = settings.test.bounds();
    let (elo0, elo1) = settings.test.hypotheses();
    let found = match settings.test.decide(llr) {
        Some(hypothesis) => format!("{hypothesis} accepted"),
        None => "not decided yet".to_owned(),
    };
    format!(
        "Test (SPRT) of {elo0:+} Elo (H0) against {elo1:+} Elo (H1), {}: {found}; \
         LLR {llr:.2}, H0 at {lower:.2}, H1 at {upper:.2}\n",
        settings.test.model()
    )
}

/// Writes a difference in Elo, with its sign.
fn elo(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        // There is no -0.0.
        elo => format!("{:+.1}", (10.0 * elo).round() / 10.0 + 0.0),
    }
}

/// Writes a share as a percentage; only 0 and 1 themselves become 0.0 % and 100.0 %.
fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * uncertain(share, 0.001))
}

/// Writes a number with its interval.
fn interval(interval: &Interval, write: fn(f64) -> String) -> String {
    let [value, low, high] = [interval.value, interval.low, interval.high].map(write);
    format!("{value} ({low} to {high})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_certainties_are_0_and_100_percent() {
        let shares = [0.0, 0.0002, 0.5, 0.99981, 1.0].map(percent);
        assert_eq!(shares, ["0.0 %", "0.1 %", "50.0 %", "99.9 %", "100.0 %"]);
    }
}
