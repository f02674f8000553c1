//! The puzzles of a shard of the games.

use super::games::Games;
use super::search::PuzzleSearch;
use super::{Bounds, Flags};
use crate::shard::{print_result, program, work_off};
use anyhow::{Context, Result};
use loa::Move;
use loa_review::Puzzle;
use loa_work::{Item, Shard, ShardHead};
use serde_json::{Map, Value, json};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The command in the head of a shard's file.
pub(crate) const COMMAND: &str = "puzzles";

pub(super) fn run(flags: &Flags, shard: Shard, stop: &Arc<AtomicBool>) -> Result<ExitCode> {
    let games = Games::new(flags)?;
    let end = u32::try_from(games.len()).context("there are too many games")?;
    let mut search = PuzzleSearch::new(flags, stop);
    let head = ShardHead {
        shard,
        command: COMMAND.to_owned(),
        program: program(),
        settings: settings(flags, &games),
    };
    let finished = work_off(&flags.out, &head, end, stop, &mut |number| {
        let puzzles = search.search_game(games.game(number.into())?.as_ref())?;
        let puzzles: Vec<Value> = puzzles.iter().map(in_json).collect();
        Ok(Some(json!({ "puzzles": puzzles })))
    })?;
    let mut found = 0;
    for item in &finished.items {
        found += puzzles_of(item)?.len();
    }
    let counts = json!({ "games": finished.items.len(), "puzzles": found });
    print_result(&flags.out, shard, &counts, finished.before)?;
    Ok(ExitCode::SUCCESS)
}

/// All that a game and its puzzles depend on. More self-play games may be added.
fn settings(flags: &Flags, games: &Games<'_>) -> Map<String, Value> {
    let Bounds { min, max, margin } = flags.bounds;
    let settings = json!({
        "files": games.hash,
        "seed": flags.seed,
        "board": flags.board.to_string(),
        "rules": flags.rules.map(|rules| rules.name),
        "min": min,
        "max": max,
        "margin": margin,
        "per-game": flags.per_game,
        "nodes": flags.nodes,
        "proof-nodes": flags.proof_nodes,
    });
    settings.as_object().cloned().unwrap_or_default()
}

fn in_json(puzzle: &Puzzle) -> Value {
    let words = |line: &Vec<Move>| {
        let moves: Vec<String> = line.iter().map(Move::to_string).collect();
        moves.join(" ")
    };
    let variations: Vec<String> = puzzle.variations.iter().map(words).collect();
    json!({
        "puzzle": puzzle.to_string(),
        "variations": variations,
        "source": puzzle.source,
    })
}

/// Returns the puzzles of an item.
pub(crate) fn puzzles_of(item: &Item) -> Result<Vec<Puzzle>> {
    let read = || {
        let item: Value = serde_json::from_slice(&item.json)?;
        let puzzles = item["puzzles"].as_array().context("no puzzles")?;
        puzzles.iter().map(from_json).collect()
    };
    let puzzles: Result<Vec<Puzzle>> = read();
    puzzles.with_context(|| format!("item {} can't be understood", item.number))
}

fn from_json(json: &Value) -> Result<Puzzle> {
    let text = json["puzzle"].as_str().context("no puzzle")?;
    let variations = json["variations"].as_array().context("no variations")?;
    let line = |text: &Value| -> Result<Vec<Move>> {
        let text = text.as_str().context("no variation")?;
        let moves = text.split_whitespace().map(str::parse);
        Ok(moves.collect::<Result<Vec<Move>, _>>()?)
    };
    Ok(Puzzle {
        variations: variations.iter().map(line).collect::<Result<_>>()?,
        source: json["source"].as_str().map(str::to_owned),
        ..text.parse()?
    })
}
