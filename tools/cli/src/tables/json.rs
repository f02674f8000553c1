use super::stats::{KINDS, Statistics};
use crate::hashing::{hash_of, hash_of_file};
use crate::solved::{BestGame, values_in_json};
use anyhow::Result;
use loa::{Position, Start};
use loa_notation::Fen;
use loa_solver::{Counts, Probe, Survey, SurveyTally, Tables, Zugzwang, rules_in_words};
use serde_json::{Value as Json, json};
use std::path::Path;

/// Returns all statistics of a folder as one object.
///
/// # Errors
/// If a table is damaged, or can't be read.
pub(super) fn report(statistics: &Statistics, folder: &Path) -> Result<Json> {
    let problem = statistics.tables.problem();
    let mut object = counts(&statistics.all);
    object["board"] = problem.size().to_string().into();
    object["pieces"] = problem.pieces().into();
    object["rules"] = rules_in_words(problem.rules()).into();
    object["missing"] = statistics.missing.clone().into();
    let survey = statistics.survey.as_ref();
    let tiers = statistics.tiers.iter().map(|(tier, of_tier)| {
        let mut object = counts(of_tier);
        object["own"] = tier.own.into();
        object["opposing"] = tier.opposing.into();
        if let Some(tally) = survey.and_then(|survey| survey.tallies.get(tier)) {
            add_tally(&mut object, tally);
        }
        object
    });
    object["tiers"] = tiers.collect();
    if let Some(survey) = survey {
        add_survey(&mut object, survey, &statistics.tables)?;
        object["sha256"] = checksums(&statistics.tables, folder)?;
    }
    Ok(object)
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

fn add_survey(object: &mut Json, survey: &Survey, tables: &Tables) -> Result<()> {
    add_tally(object, &survey.tally());
    object["mutual_zugzwangs"]["first"] = zugzwangs(survey);
    let presets = tables.problem().presets();
    object["rule_sets"] = presets.map(|preset| preset.name).collect();
    object["starts"] = starts(tables)?;
    let longest = survey.longest.iter().map(|longest| {
        let games = longest.positions.iter();
        let games = games.map(|position| game(tables, *position));
        Ok(json!({
            "value": longest.value.kind(),
            "remoteness": longest.value.remoteness(),
            "classes": longest.classes,
            "games": games.collect::<Result<Json>>()?,
        }))
    });
    object["longest"] = longest.collect::<Result<Json>>()?;
    Ok(())
}

/// Looks all start positions up that the tables have: those of their board, then those of the
/// transposed one. Their moves come with values, the best first.
fn starts(tables: &Tables) -> Result<Json> {
    let size = tables.problem().size();
    let mut sizes = vec![size, size.transposed()];
    sizes.dedup();
    let mut starts = Vec::new();
    for size in sizes {
        for start in Start::ALL {
            let position = Position::start(size, start);
            if let Some(value) = tables.probe(&position)? {
                starts.push(json!({
                    "board": size.to_string(),
                    "start": start.name(),
                    "position": Fen::from(position).to_string(),
                    "value": value.kind(),
                    "remoteness": value.remoteness(),
                    "moves": values_in_json(&tables.probe_moves(&position)?),
                }));
            }
        }
    }
    Ok(starts.into())
}

fn game(tables: &Tables, position: Position) -> Result<Json> {
    let game = BestGame::new(tables, position)?;
    Ok(json!({
        "position": Fen::from(position).to_string(),
        "line": game.line,
        "end": game.end.to_string(),
    }))
}

/// Returns the SHA-256 of each file, and that of the list of all files, as
/// `sha256sum *.tier | sha256sum` computes it.
fn checksums(tables: &Tables, folder: &Path) -> Result<Json> {
    let (mut files, mut list) = (json!({}), String::new());
    for name in tables.file_names() {
        let checksum = hash_of_file(&folder.join(&name))?;
        list += &format!("{checksum}  {name}\n");
        files[name] = checksum.into();
    }
    Ok(json!({ "all": hash_of(list.as_bytes())?, "files": files }))
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
