//! `loa datagen`: training data from self-play.

use crate::progress::{self, stop_on_signals};
use crate::shard::{ShardFlags, print_result, tell_damage};
use anyhow::{Result, bail};
use clap::{ArgGroup, Args};
use indicatif::ProgressBar;
use loa::{Preset, Size};
use loa_train::{
    Amount, DataFile, GameCounts, Games, GenerateError, Header, SelfPlaySettings, generate,
};
use loa_work::{Contents, Opened, Shard, part_of};
use serde_json::json;
use std::fs::File;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
#[command(group(ArgGroup::new("amount").required(true).args(["games", "positions"])))]
pub(crate) struct Flags {
    /// File for the training data. Unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games in the finished file, or in those of all shards together.
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU32>,
    /// Minimum number of positions in the finished file.
    #[arg(long, value_name = "N", conflicts_with = "shard")]
    positions: Option<u64>,
    /// Nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    nodes: u64,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N")]
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

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    flags.shard.watch_parent()?;
    let begun = || rules_of_file(&flags.out).or_else(|| rules_of_file(&part_of(&flags.out)));
    let settings = SelfPlaySettings {
        preset: flags.rules.or_else(begun).unwrap_or(Preset::OLYMPIAD),
        size: flags.board,
        nodes: flags.nodes,
        seed: flags.seed,
        shard: flags.shard.shard(),
    };
    let amount = match (flags.games, flags.positions) {
        (Some(games), _) => Amount::Games(games.get()),
        (None, positions) => Amount::Positions(positions.unwrap_or(0)),
    };
    let is_enough = |contents: &Contents<Games>| {
        contents.damage.is_none() && amount.is_reached(settings.shard, contents.items)
    };
    let (counts, before) = match DataFile::open(&flags.out, &settings.header(), is_enough)? {
        Opened::Finished(contents) => (contents.items, true),
        Opened::Begun(file) => (play(flags, settings, amount, file)?, false),
    };
    let counts = json!({ "games": counts.games, "positions": counts.samples });
    print_result(&flags.out, settings.shard, &counts, before)?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games that are missing; returns how many games and positions there are.
fn play(
    flags: &Flags,
    settings: SelfPlaySettings,
    amount: Amount,
    mut file: DataFile,
) -> Result<GameCounts> {
    tell_damage(&file);
    let stop = stop_on_signals()?;
    let bar = bar(amount, settings.shard);
    let on_game = |counts: GameCounts| show(&bar, amount, counts);
    on_game(file.contents().items);
    bar.reset_eta();
    let threads = flags.threads.unwrap_or_else(cores);
    let generated = generate(settings, amount, threads, &mut file, &stop, &on_game);
    bar.finish_and_clear();
    let games = file.contents().count;
    match generated {
        Err(GenerateError::Stopped) => bail!(
            "stopped with {games} games in {}; the same command continues",
            flags.out.display()
        ),
        generated => generated?,
    }
    Ok(file.finish(0)?.items)
}

/// Returns the rules of the games in a file.
fn rules_of_file(path: &Path) -> Option<Preset> {
    let (header, _) = Header::read(&mut File::open(path).ok()?).ok()?;
    header.preset().ok()
}

fn cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn bar(amount: Amount, shard: Shard) -> ProgressBar {
    let (length, unit) = match amount {
        Amount::Games(end) => (u64::from(shard.count_below(end)), "games"),
        Amount::Positions(positions) => (positions, "positions"),
    };
    let style =
        "{wide_bar} {percent:>3} %  {human_pos} of {human_len} {msg}, {per_sec}, {eta} left";
    progress::bar(length, style).with_message(unit)
}

fn show(bar: &ProgressBar, amount: Amount, counts: GameCounts) {
    bar.set_position(match amount {
        Amount::Games(_) => u64::from(counts.games),
        Amount::Positions(_) => counts.samples,
    });
}
