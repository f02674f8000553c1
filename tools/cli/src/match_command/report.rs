//! The results of a match as JSON.

use super::table::{View, strength};
use loa_match::statistics::{Meeting, PairTally, Strength};
use loa_match::tournament::{MatchEnd, SprtSettings};
use serde_json::{Value, json};

/// The whole result; `ended` is `None` for a match that goes on.
pub(crate) fn json(view: &View<'_>, ended: Option<MatchEnd>, length: usize) -> Value {
    let ratings = view.standings.ratings();
    let player = |player: &usize| {
        let rating = ratings.players[*player];
        let forfeits = view.standings.forfeits(*player);
        json!({
            "name": view.names[*player],
            "games": view.standings.tally(*player),
            "elo": rating.map(|rating| rating.elo),
            "error": rating.map(|rating| rating.error),
            "late": forfeits.time,
            "faults": forfeits.fault,
        })
    };
    let players: Vec<Value> = view.standings.ranking().iter().map(player).collect();
    let meetings = view.standings.meetings();
    let meetings: Vec<Value> = meetings.iter().map(|m| meeting(view, m)).collect();
    json!({
        "ended": ended.map(|ended| match ended {
            MatchEnd::AllPlayed => "all-played",
            MatchEnd::Decided(_) => "decided",
            MatchEnd::Interrupted(_) => "interrupted",
        }),
        "games": view.standings.games(),
        "length": length,
        "softened": ratings.softened,
        "players": players,
        "meetings": meetings,
        "sprt": view.test.map(|settings| test(view, &settings)),
    })
}

fn meeting(view: &View<'_>, meeting: &Meeting) -> Value {
    let PairTally { counts } = meeting.pairs;
    json!({
        "first": view.names[meeting.first],
        "second": view.names[meeting.second],
        "games": meeting.tally,
        "pairs": counts,
        "estimate": strength(meeting),
        "estimate_of_games": Strength::of_games(&meeting.tally),
    })
}

fn test(view: &View<'_>, settings: &SprtSettings) -> Value {
    let llr = view.standings.llr(&settings.test, settings.of_pairs);
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
