use super::statistics::{Details, KINDS, StartPosition, Statistics};
use crate::solved::{BestGame, values_in_json};
use loa_notation::Fen;
use loa_solver::{Counts, Probe, Survey, SurveyTally, Zugzwang, rules_in_words};
use serde_json::{Value as Json, json};

/// Returns all statistics as one object.
pub(super) fn report(statistics: &Statistics) -> Json {
    let problem = statistics.tables.problem();
    let mut object = counts(&statistics.all);
    object["board"] = problem.size().to_string().into();
    object["pieces"] = match problem.start() {
        Some(_) => Json::Null,
        None => problem.material().black.into(),
    };
    object["rules"] = rules_in_words(problem.rules()).into();
    object["missing"] = statistics.missing.clone().into();
    let details = statistics.details.as_ref();
    let tiers = statistics.tiers.iter().map(|(tier, of_tier)| {
        let mut object = counts(of_tier);
        object["own"] = tier.own.into();
        object["opposing"] = tier.opposing.into();
        if let Some(survey) = details.and_then(|details| details.survey.tiers.get(tier)) {
            add_tally(&mut object, &survey.tally);
        }
        object
    });
    object["tiers"] = tiers.collect();
    if let Some(details) = details {
        add_details(&mut object, details);
    }
    object
}

fn counts(counts: &Counts) -> Json {
    let mut object = json!({ "positions": counts.total() });
    for (name, is_of_kind) in KINDS {
        object[name] = counts.of(is_of_kind).into();
    }
    let values = counts.by_value().map(|(value, positions)| {
        json!({ "value": value.kind(), "remoteness": value.remoteness(), "positions": positions })
    });
    object["values"] = values.collect();
    object
}

fn add_tally(object: &mut Json, tally: &SurveyTally) {
    object["single_winning_move"] = json!({
        "positions": tally.single_wins,
        "forced": tally.forced_wins,
    });
    object["mutual_zugzwangs"] = json!({
        "full": tally.full_zugzwangs,
        "half": tally.half_zugzwangs,
    });
}

fn add_details(object: &mut Json, details: &Details) {
    add_tally(object, &details.survey.tally());
    object["mutual_zugzwangs"]["first"] = zugzwangs(&details.survey);
    let presets = details.presets.iter().map(|preset| preset.name);
    object["rule_sets"] = presets.collect();
    object["starts"] = details.starts.iter().map(start).collect();
    let longest = details.longest.iter().map(|(longest, games)| {
        json!({
            "value": longest.value.kind(),
            "remoteness": longest.value.remoteness(),
            "classes": longest.classes,
            "games": games.iter().map(game).collect::<Json>(),
        })
    });
    object["longest"] = longest.collect();
    let files = details.checksums.files.iter();
    let files: serde_json::Map<String, Json> = files
        .map(|(name, checksum)| (name.clone(), checksum.clone().into()))
        .collect();
    object["sha256"] = json!({ "all": details.checksums.all, "files": files });
}

fn start(start: &StartPosition) -> Json {
    json!({
        "board": start.position.size().to_string(),
        "start": start.start.name(),
        "position": Fen::from(start.position).to_string(),
        "value": start.value.kind(),
        "remoteness": start.value.remoteness(),
        "moves": values_in_json(&start.moves),
    })
}

fn game(game: &BestGame) -> Json {
    json!({
        "position": Fen::from(game.position).to_string(),
        "line": game.line,
        "end": game.end.to_string(),
    })
}

fn zugzwangs(survey: &Survey) -> Json {
    let zugzwang = |zugzwang: &Zugzwang| {
        json!({
            "position": Fen::from(zugzwang.position).to_string(),
            "value": zugzwang.value.kind(),
            "remoteness": zugzwang.value.remoteness(),
            "opposing_value": zugzwang.opposing_value.kind(),
            "opposing_remoteness": zugzwang.opposing_value.remoteness(),
        })
    };
    survey.zugzwangs.iter().map(zugzwang).collect()
}
