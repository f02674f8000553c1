//! `loa puzzles`: positions with one solution, found in games and proved.

mod candidates;
mod check;
mod collection;
mod games;
mod lines;
mod rating;
mod search;
pub(crate) mod shard;
mod themes;
mod verifier;

use self::shard::{GamePuzzles, head};
use crate::progress::{ITEMS, bar};
use crate::say::say;
use crate::shard::{ShardFlags, conclude, in_turn, open_items, work_off};
use crate::whole_file::keep_apart;
use crate::{answer_status, done};
use anyhow::{Context, Result, ensure};
use clap::{ArgGroup, Args};
use collection::Collection;
use games::Games;
use loa::{Preset, Size};
use loa_engine::Level;
use loa_work::{JsonLines, ShardItems, stop_on_signals};
use search::PuzzleSearch;
use std::path::PathBuf;
use std::process::ExitCode;

const PUZZLES_HELP: &str = "\
A puzzle is a position in which exactly one move wins within N moves, or prevents the opponent from
winning within N, while no other move does so within N moves plus the --margin. Every puzzle is
proven. Positions that differ only by symmetry or colors count once. Ctrl-C ends the search; the
files keep the puzzles found. docs/analysis.md describes the files.

Exit status: 0 done, 1 no puzzle was found, or --check finds one that is not right, 2 an error.";

#[derive(Args)]
#[command(
    after_help = PUZZLES_HELP,
    group(ArgGroup::new("games").required(true).multiple(true).args(["from", "selfplay", "check"]))
)]
pub(crate) struct Flags {
    /// Files with games to search for puzzles, in any notation.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    from: Vec<PathBuf>,
    /// Number of self-play games to search for puzzles.
    #[arg(long, value_name = "N")]
    selfplay: Option<u64>,
    /// Seed of the self-play games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// SGF file for the puzzles with their solutions. With --shard a file for 'loa merge';
    /// unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Text file for the puzzles, one a line.
    #[arg(long, value_name = "FILE", conflicts_with = "shard")]
    list: Option<PathBuf>,
    /// Lists of puzzles that were found before; the new ones are added to them.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "shard")]
    add: Vec<PathBuf>,
    /// Only proves the puzzles of a list again, and their themes.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["from", "selfplay", "out", "list", "add", "shard"])]
    check: Option<PathBuf>,
    #[command(flatten)]
    shard: ShardFlags,
    #[command(flatten)]
    bounds: Bounds,
    /// Stop after this number of puzzles. With --shard, 'loa merge' takes it.
    #[arg(long, value_name = "N", conflicts_with = "shard")]
    count: Option<usize>,
    /// Maximum number of puzzles of each kind (win, defend) from one game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    per_game: usize,
    /// Level of both sides in self-play, instead of --nodes for a move.
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    /// Nodes for finding candidates and for each move of self-play.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    nodes: u64,
    /// Maximum number of nodes for a proof; without one the candidate is dropped.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    proof_nodes: u64,
    /// Rule set [default: that of the file, or soucie; olympiad for self-play].
    #[arg(long, value_name = "NAME")]
    rules: Option<Preset>,
    /// Board size for self-play.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    board: Size,
}

/// Limits on the number of moves of a puzzle.
#[derive(Args, Clone, Copy)]
struct Bounds {
    /// Minimum number of moves to win.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=10))]
    min: u32,
    /// Maximum number of moves to win.
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u32).range(1..=10))]
    max: u32,
    /// Number of extra moves within which the other first moves must fail too.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=10))]
    margin: u32,
}

/// What the bar of a run without shards shows.
const GAMES: &str = "{wide_bar} {pos} of {len} games, {msg}, {eta} left";

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    let Bounds { min, max, .. } = flags.bounds;
    ensure!(min <= max, "--min {min} is more than --max {max}");
    flags.shard.watch_parent()?;
    let stop = stop_on_signals()?;
    if let Some(list) = &flags.check {
        return check::check(list, flags.proof_nodes, &stop);
    }
    let out = flags.out.as_deref().context("no --out")?;
    keep_apart(
        &flags.from,
        &[("--out", &flags.out), ("--list", &flags.list)],
    )?;
    // A list may grow in its place.
    keep_apart(&flags.add, &[("--out", &flags.out)])?;
    let games = Games::new(flags)?;
    let end = u32::try_from(games.len()).context("there are too many games")?;
    let mut search = PuzzleSearch::new(flags, &stop);
    let work = in_turn(|number| {
        if stop.is_requested() {
            return Ok(None);
        }
        let puzzles = search.search_game(&games.game(number)?)?;
        // Where no file keeps the game, what it had before it was stopped counts.
        let counts = flags.shard.shard.is_none() || !stop.is_requested();
        Ok(counts.then(|| GamePuzzles::from(&puzzles[..])))
    });
    let mut collection = Collection::new(out, flags.list.as_deref(), flags.count)?;
    if !flags.add.is_empty() {
        collection.add_lists(&flags.add)?;
    }
    let end = if collection.is_full() { 0 } else { end };
    let (items, style) = match flags.shard.shard {
        Some(shard) => {
            let head = head(flags, &games, shard)?;
            (open_items::<JsonLines>(out, &head, end)?, ITEMS)
        }
        None => (ShardItems::unkept(end), GAMES),
    };
    let bar = bar(items.count().into(), style).with_message("0 puzzles");
    let ended = work_off(items, work, &bar, |item| {
        let before = collection.len();
        let added = collection.add(&item)?;
        if flags.shard.shard.is_none() && collection.len() > before {
            collection.write()?;
        }
        bar.set_message(format!("{} puzzles", collection.len()));
        bar.inc(1);
        Ok(added)
    })?;
    if let Some(shard) = flags.shard.shard {
        let counts = collection.counts_of_shard();
        return conclude(out, shard, ended, (&counts, "items")).map(done);
    }
    let begin = if stop.is_requested() { "stopped; " } else { "" };
    say!("{begin}{collection}")?;
    Ok(answer_status(collection.len() > 0))
}
