//! `loa datagen`: training data from self-play.

use crate::progress::{self, stop_on_signals};
use crate::shard::{ShardFlags, print_result};
use anyhow::{Context, Result, bail};
use clap::{ArgGroup, Args};
use indicatif::ProgressBar;
use loa::{Preset, Size};
use loa_train::{
    Amount, DataFile, FileError, GenerateError, Header, SelfPlaySettings, Survey, generate,
};
use loa_work::{PartFile, part_of};
use serde_json::json;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
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
    let cannot = || format!("{} can't be used", flags.out.display());
    let part = PartFile::open(&flags.out).with_context(cannot)?;
    let whole = survey(&flags.out, &settings).with_context(cannot)?;
    let is_enough =
        |survey: &Survey| amount.is_reached(settings.shard, survey.games, survey.samples);
    let enough = whole.as_ref().filter(|survey| is_enough(survey));
    if let Some(survey) = enough.filter(|survey| survey.damage.is_none()) {
        return done(flags, survey.games, survey.samples, true);
    }
    if let Some(whole) = whole {
        go_on_from_whole(&flags.out, &part, &whole, &settings).with_context(cannot)?;
    }
    let (games, samples) = play(flags, settings, amount, part)?;
    done(flags, games, samples, false)
}

/// Plays the games that are missing; returns how many games and positions there are.
fn play(
    flags: &Flags,
    settings: SelfPlaySettings,
    amount: Amount,
    part: PartFile,
) -> Result<(u32, u64)> {
    let path = flags.out.display();
    let (mut file, damage) = DataFile::create_or_resume(part.part(), &settings.header())
        .with_context(|| format!("{path} can't be used"))?;
    if let Some(damage) = damage {
        // Standard error may be closed.
        let _ = writeln!(
            std::io::stderr(),
            "loa: {path}: {damage}; later games are played again"
        );
    }
    let stop = stop_on_signals()?;
    let bar = bar(amount, &file);
    let on_game = |file: &DataFile| show(&bar, amount, file);
    let threads = flags.threads.unwrap_or_else(cores);
    let generated = generate(settings, amount, threads, &mut file, &stop, &on_game);
    bar.finish_and_clear();
    let cannot = || format!("{path} can't be written");
    match generated {
        Ok(()) => {}
        Err(GenerateError::Stopped) => bail!(
            "stopped with {} games in {path}; the same command continues",
            file.games()
        ),
        Err(GenerateError::File(error)) => return Err(error).with_context(cannot),
        Err(error) => return Err(error.into()),
    }
    part.finish().with_context(cannot)?;
    Ok((file.games(), file.samples()))
}

/// Tells what a file holds; `None` if there is none.
fn survey(path: &Path, settings: &SelfPlaySettings) -> Result<Option<Survey>, FileError> {
    match File::open(path) {
        Ok(file) => Survey::read(file, &settings.header()).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Goes on from a finished file that was to have less, or is damaged, unless the unfinished one has
/// more.
fn go_on_from_whole(
    path: &Path,
    part: &PartFile,
    whole: &Survey,
    settings: &SelfPlaySettings,
) -> Result<(), FileError> {
    let begun = survey(part.part(), settings).ok().flatten();
    if begun.is_none_or(|begun| begun.games < whole.games) {
        fs::copy(path, part.part())?;
    }
    Ok(())
}

fn done(flags: &Flags, games: u32, samples: u64, before: bool) -> Result<ExitCode> {
    let counts = json!({ "games": games, "positions": samples });
    print_result(&flags.out, flags.shard.shard(), &counts, before)?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the rules of the games in a file.
fn rules_of_file(path: &Path) -> Option<Preset> {
    let (header, _) = Header::read(&mut File::open(path).ok()?).ok()?;
    header.preset().ok()
}

fn cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn bar(amount: Amount, file: &DataFile) -> ProgressBar {
    let (length, unit) = match amount {
        Amount::Games(end) => (u64::from(file.shard().count_below(end)), "games"),
        Amount::Positions(positions) => (positions, "positions"),
    };
    let style =
        "{wide_bar} {percent:>3} %  {human_pos} of {human_len} {msg}, {per_sec}, {eta} left";
    let bar = progress::bar(length, style).with_message(unit);
    show(&bar, amount, file);
    bar.reset_eta();
    bar
}

fn show(bar: &ProgressBar, amount: Amount, file: &DataFile) {
    bar.set_position(match amount {
        Amount::Games(_) => u64::from(file.games()),
        Amount::Positions(_) => file.samples(),
    });
}
