//! What files of shards have of puzzles.

use super::games::Games;
use super::{Bounds, Flags};
use crate::shard::program;
use anyhow::{Context, Result};
use loa::Move;
use loa_engine::Level;
use loa_review::Puzzle;
use loa_work::{Item, Shard, ShardHead};
use serde_json::{Map, Value, json};

/// The command in the head of a shard's file.
pub(crate) const COMMAND: &str = "puzzles";

/// Returns what a shard's file is of.
pub(super) fn head(flags: &Flags, games: &Games<'_>, shard: Shard) -> ShardHead {
    ShardHead {
        shard,
        command: COMMAND.to_owned(),
        program: program(),
        settings: settings(flags, games),
    }
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
        "level": flags.level.map(Level::number),
        "proof-nodes": flags.proof_nodes,
    });
    settings.as_object().cloned().unwrap_or_default()
}

/// Returns the result for a game.
pub(super) fn in_json(puzzles: &[Puzzle]) -> Value {
    json!({ "puzzles": puzzles.iter().map(puzzle_in_json).collect::<Vec<Value>>() })
}

fn puzzle_in_json(puzzle: &Puzzle) -> Value {
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
