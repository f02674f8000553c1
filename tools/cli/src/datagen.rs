//! `loa datagen`: training data from self-play.

use crate::merge;
use crate::numbers::{number, threads};
use crate::progress;
use crate::shard::{ShardFlags, conclude, open_items, work_off};
use anyhow::{Result, bail};
use clap::{ArgGroup, Args};
use loa::{Preset, Size};
use loa_train::{
    GameCounts, GameReader, GameRecord, Games, Header, MOST_EVALUATED, engine_fingerprint,
    play_games,
};
use loa_work::{cores, linked, open_file, part_of, stop_on_signals};
use serde_json::json;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};

#[derive(Args)]
#[command(group(ArgGroup::new("amount").required(true).args(["games", "positions"])))]
pub(crate) struct Flags {
    /// File for the training data. Unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games in the finished file, or in those of all shards together.
    #[arg(long, value_name = "N", value_parser = number(NonZeroU32::MIN..=NonZeroU32::MAX))]
    games: Option<NonZeroU32>,
    /// Minimum number of positions in the finished file.
    #[arg(long, value_name = "N", conflicts_with = "shard")]
    positions: Option<u64>,
    /// Nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    nodes: u64,
    /// Positions to add for each one of a game, out of those that its search evaluated, with
    /// searches of their own.
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u16).range(0..=MOST_EVALUATED as i64))]
    evaluated: u16,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Seed of the games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    shard: ShardFlags,
    /// Rule set [default: olympiad, or that of the games in the file].
    #[arg(long, value_name = "NAME")]
    rules: Option<Preset>,
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    board: Size,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    flags.shard.watch_parent()?;
    let unfinished = || rules_of_file(&part_of(&linked(&flags.out).ok()?));
    let begun = || rules_of_file(&flags.out).or_else(unfinished);
    let settings = Header {
        board: flags.board,
        rules: flags.rules.or_else(begun).unwrap_or(Preset::OLYMPIAD),
        nodes: flags.nodes,
        evaluated: flags.evaluated.into(),
        seed: flags.seed,
        engine: engine_fingerprint(),
        shard: flags.shard.shard(),
    };
    let mut counts = GameCounts {
        enough: flags.positions,
        ..GameCounts::default()
    };
    let end = match counts.is_full() {
        true => 0,
        false => flags.games.map_or(u32::MAX, NonZeroU32::get),
    };
    let items = open_items::<Games>(&flags.out, &settings, end)?;
    let (stop, threads) = (stop_on_signals()?, flags.threads.unwrap_or_else(cores));
    let (length, unit) = match flags.positions {
        None => (u64::from(items.count()), "games"),
        Some(positions) => (positions, "positions"),
    };
    let style =
        "{wide_bar} {percent:>3} %  {human_pos} of {human_len} {msg}, {per_sec}, {eta} left";
    let bar = progress::bar(length, style).with_message(unit);
    let ended = work_off(
        items,
        |numbers, take| play_games(&settings, threads, &stop, numbers, take),
        &bar,
        |game| {
            let added = counts.add(&game);
            let games = u64::from(counts.games);
            bar.set_position(counts.enough.map_or(games, |_| counts.samples));
            Ok(added)
        },
    )?;
    conclude(&flags.out, settings.shard, ended, (&json!(counts), "games"))
}

/// Puts shards together, up to the game with which there are enough positions.
pub(crate) fn merge(flags: &merge::Flags) -> Result<()> {
    let mut counts = GameCounts {
        enough: flags.positions,
        ..GameCounts::default()
    };
    let add = |counts: &mut GameCounts, game: &GameRecord| Ok(counts.add(game));
    flags.merge::<Games, _>(&mut counts, add, |counts| {
        let positions = counts.samples;
        match counts.enough.filter(|_| !counts.is_full()) {
            Some(wanted) => bail!("all games together have {positions} positions, not {wanted}"),
            None => Ok(json!(counts)),
        }
    })
}

/// Returns the rules of the games in a file.
fn rules_of_file(path: &Path) -> Option<Preset> {
    let reader = GameReader::new(open_file(path).ok()?).ok()?;
    Some(reader.contents().head.rules)
}
