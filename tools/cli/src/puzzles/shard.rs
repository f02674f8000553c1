//! What files of shards have of puzzles.

use super::collection::Collection;
use super::games::Games;
use super::{Bounds, Flags};
use crate::merge;
use crate::say::say;
use crate::shard::{self, Sharded, print, read_item};
use anyhow::Result;
use loa::{UnknownNameError, join};
use loa_engine::Level;
use loa_review::Puzzle;
use loa_work::{Item, JsonLines, Shard, ShardHead};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::process::ExitCode;

/// Returns what a shard's file is of: all that a game and its puzzles depend on. More self-play
/// games may be added.
pub(super) fn head(flags: &Flags, games: &Games<'_>, shard: Shard) -> Result<ShardHead> {
    let Bounds { min, max, margin } = flags.bounds;
    let settings = json!({
        "files": games.hash,
        "seed": flags.seed,
        "board": flags.board,
        "rules": flags.rules,
        "min": min,
        "max": max,
        "margin": margin,
        "per-game": flags.per_game,
        "nodes": flags.nodes,
        "level": flags.level.map(Level::number),
        "proof-nodes": flags.proof_nodes,
    });
    shard::head(shard, Sharded::Puzzles, settings)
}

/// Collects puzzles as a single run does, until there are enough.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let (shards, out) = (flags.shards::<JsonLines>()?, flags.out()?);
    let mut collection = Collection::new(out, flags.list.as_deref(), flags.count)?;
    for item in shards.items() {
        if collection.add(&item?)?.is_break() {
            break;
        }
    }
    if collection.len() == 0 {
        say!("{}", json!({ "counts": collection.counts() }))?;
        return Ok(ExitCode::FAILURE);
    }
    collection.write()?;
    print(out, &collection.counts())?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzles of a game.
#[derive(Serialize, Deserialize)]
pub(crate) struct GamePuzzles {
    puzzles: Vec<PuzzleLine>,
}

#[derive(Serialize, Deserialize)]
struct PuzzleLine {
    /// What stands on the puzzle's line of a list.
    #[serde(with = "loa::as_text")]
    puzzle: Puzzle,
    /// Moves with blanks between them.
    variations: Vec<String>,
    source: Option<String>,
}

impl From<&[Puzzle]> for GamePuzzles {
    fn from(puzzles: &[Puzzle]) -> GamePuzzles {
        let line = |puzzle: &Puzzle| PuzzleLine {
            puzzle: puzzle.clone(),
            variations: puzzle.variations.iter().map(|it| join(it, " ")).collect(),
            source: puzzle.source.clone(),
        };
        GamePuzzles {
            puzzles: puzzles.iter().map(line).collect(),
        }
    }
}

/// Returns the puzzles of an item.
pub(crate) fn puzzles_of(item: &Item) -> Result<Vec<Puzzle>> {
    let game: GamePuzzles = read_item(item)?;
    let puzzle = |line: PuzzleLine| -> Result<Puzzle> {
        let moves = |text: &String| text.split_whitespace().map(str::parse).collect();
        let variations: Result<_, UnknownNameError> = line.variations.iter().map(moves).collect();
        Ok(Puzzle {
            variations: variations?,
            source: line.source,
            ..line.puzzle
        })
    };
    game.puzzles.into_iter().map(puzzle).collect()
}
