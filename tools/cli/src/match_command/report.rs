//! The results of a match as JSON.

use super::table::strength;
use loa_match::statistics::{Meeting, Strength};
use loa_match::tournament::{MatchEnd, SprtSettings, Standings};
use serde_json::{Value, json};

/// The whole result; `ended` is `None` for a match that goes on.
pub(crate) fn json(standings: &Standings, ended: Option<MatchEnd>, length: usize) -> Value {
    let ratings = standings.ratings();
    let player = |player: &usize| {
        let rating = ratings.players[*player];
        let forfeits = standings.forfeits(*player);
        json!({
            "name": standings.names()[*player],
            "games": standings.tally(*player),
            "elo": rating.map(|rating| rating.elo),
            "error": rating.map(|rating| rating.error),
            "late": forfeits.time,
            "faults": forfeits.fault,
        })
    };
    let players: Vec<Value> = standings.ranking().iter().map(player).collect();
    let meetings = standings.meetings();
    let meetings: Vec<Value> = meetings.iter().map(|m| meeting(standings, m)).collect();
    json!({
        "ended": ended.map(|ended| match ended {
            MatchEnd::AllPlayed => "all-played",
            MatchEnd::Decided(_) => "decided",
            MatchEnd::Interrupted(_) => "interrupted",
        }),
        "games": standings.games(),
        "length": length,
        "softened": ratings.softened,
        "players": players,
        "meetings": meetings,
        "sprt": standings.test().map(|settings| test(standings, &settings)),
    })
}

fn meeting(standings: &Standings, meeting: &Meeting) -> Value {
    json!({
        "first": standings.names()[meeting.first],
        "second": standings.names()[meeting.second],
        "games": meeting.tally,
        "pairs": meeting.pairs.counts,
        "estimate": strength(meeting),
        "estimate_of_games": Strength::of_games(&meeting.tally),
    })
}

fn test(standings: &Standings, settings: &SprtSettings) -> Value {
    let llr = standings.llr(settings);
    let (lower, upper) = settings.test.bounds();
    let (elo0, elo1) = settings.test.hypotheses();
    json!({
        "elo0": elo0,
        "elo1": elo1,
        "model": settings.test.model().to_string(),
        "of_pairs": settings.of_pairs,
        "llr": llr,
        "lower": lower,
        "upper": upper,
        "found": settings.test.decide(llr).map(|hypothesis| hypothesis.to_string()),
    })
}
