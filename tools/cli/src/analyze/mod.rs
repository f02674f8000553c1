//! `loa analyze`: evaluates a position, or reviews a game, with the engine or solved tables.

pub(crate) mod folder;
mod game;
mod json;
mod position;

use crate::beginning::Setup;
use crate::memory::engine_with;
use crate::net::net_or_built_in;
use crate::numbers::{number, threads};
use crate::shard::ShardFlags;
use crate::solved::{self, Values};
use crate::tables;
use crate::whole_file::check_results;
use anyhow::Result;
use clap::{ArgGroup, Args};
use loa::Game;
use loa_engine::{Engine, Job, Limits, SearchProgress};
use loa_notation::Fen;
use loa_solver::{Probe, Tables};
use loa_work::{Interrupt, stop_on_signals};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

const ANALYZE_HELP: &str = "\
Without --position or --game, the start position is analysed. The default time is 5 seconds for a
position and 1 second for each position of a game. Ctrl-C ends the search and prints what it has
found. docs/analysis.md describes the judgements and the JSON output.

Exit status: 0 done, 2 an error.";

/// What is analysed in place of a game or a folder.
const POSITION: [&str; 4] = ["position", "board", "start", "moves"];

/// Options that need a game or a folder. They refuse what is analysed in its place, and what goes
/// with that: clap asks for nothing that conflicts with what is given.
fn options_of(
    needed: &'static str,
    name: &'static str,
    options: &[&'static str],
    others: &[&'static str],
) -> ArgGroup {
    let group = ArgGroup::new(name).args(options.to_vec()).multiple(true);
    let group = group.requires(needed).conflicts_with_all(others.to_vec());
    group.conflicts_with_all(POSITION)
}

#[derive(Args)]
#[command(
    after_help = ANALYZE_HELP,
    group(options_of("game", "of-game", &["number", "svg", "sgf"], &["folder", "of-folder"])),
    group(options_of("folder", "of-folder", &["out", "shard"], &["game", "of-game", "json"]))
)]
pub(crate) struct Flags {
    /// Position to analyse, in FEN.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    position: Option<Fen>,
    /// File with the game to review, in any notation.
    #[arg(long, value_name = "FILE", conflicts_with_all = POSITION, conflicts_with = "folder")]
    game: Option<PathBuf>,
    /// Folder with .sgf, .pgn, .trl and .zsg files; all their games are reviewed.
    #[arg(
        long,
        value_name = "DIR",
        requires = "out",
        conflicts_with_all = POSITION,
        conflicts_with = "json"
    )]
    folder: Option<PathBuf>,
    /// File for the reviews of a folder's games, one a line in JSON; unfinished work, in FILE.part,
    /// is continued.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    shard: ShardFlags,
    /// Number of the game in the file, from 1 [default: the only one].
    #[arg(long, value_name = "N", value_parser = number(NonZeroUsize::MIN..=NonZeroUsize::MAX))]
    number: Option<NonZeroUsize>,
    #[command(flatten)]
    setup: Setup,
    /// Number of best moves to show, each with a line of play.
    #[arg(long, value_name = "K", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1000))]
    lines: u16,
    /// Seconds for each position.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Maximum number of nodes for each position.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Maximum depth in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Number of search threads.
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZeroUsize,
    /// Transposition table size in MiB.
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = clap::value_parser!(u32).range(1..))]
    hash: u32,
    /// Net that evaluates positions [default: the built-in one].
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Tables of a solved board, for exact values.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// SVG file for a graph of the win chance over the game.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// SGF file for the game with comments and variations.
    #[arg(long, value_name = "FILE")]
    sgf: Option<PathBuf>,
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.parse().ok();
    let time = number.and_then(|number| Duration::try_from_secs_f64(number).ok());
    let week = Duration::from_secs(7 * 24 * 3600);
    time.filter(|time| !time.is_zero() && *time <= week)
        .ok_or_else(|| "expected seconds, above 0 and up to a week".to_owned())
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    flags.shard.watch_parent()?;
    let written = [
        ("--out", &flags.out),
        ("--svg", &flags.svg),
        ("--sgf", &flags.sgf),
    ];
    let read = flags.game.iter().chain(&flags.net).chain(&flags.tables);
    check_results(read, &written)?;
    if let (Some(games), Some(out)) = (&flags.folder, &flags.out) {
        return folder::analyze(flags, games, out);
    }
    let mut out = std::io::stdout().lock();
    match (&flags.game, flags.json) {
        (Some(path), true) => writeln!(out, "{}", json::game(&game::analyze(flags, path)?))?,
        (Some(path), false) => game::analyze(flags, path)?.write(&mut out)?,
        (None, true) => writeln!(out, "{}", json::position(&position::analyze(flags)?))?,
        (None, false) => position::analyze(flags)?.write(&mut out)?,
    }
    Ok(())
}

/// The engine with its limits for each position, and the tables.
pub(crate) struct Analyzer {
    pub(crate) tables: Option<Tables>,
    pub(crate) engine: Engine,
    pub(crate) limits: Limits,
    /// The number of best lines to find.
    pub(crate) lines: usize,
    pub(crate) stop: Interrupt,
}

impl Analyzer {
    /// Makes an analyzer with a default time, for flags that set no limit.
    ///
    /// # Errors
    /// If there is not enough memory, or the net or the tables can't be read.
    fn new(flags: &Flags, default_time: Duration) -> Result<Analyzer> {
        let mut engine = engine_with(flags.hash as usize)?;
        engine.set_threads(flags.threads.get());
        engine.net = Some(net_or_built_in(flags.net.as_deref())?);
        let limits = [
            flags.nodes.map(Limits::nodes),
            flags.depth.map(Limits::depth),
            flags.time.map(Limits::move_time),
        ];
        let limits = limits.into_iter().flatten().reduce(Limits::and);
        Ok(Analyzer {
            tables: flags.tables.as_deref().map(tables::open).transpose()?,
            engine,
            limits: limits.unwrap_or_else(|| Limits::move_time(default_time)),
            lines: usize::from(flags.lines),
            stop: stop_on_signals()?,
        })
    }

    /// Returns the values of all moves from the tables, none without them, and the best lines: from
    /// the tables if the values hold in the game, else from a search, of which `on_progress` gets
    /// what is known after each depth.
    pub(crate) fn find(
        &mut self,
        game: &Game,
        on_progress: &mut dyn FnMut(&SearchProgress),
    ) -> Result<(Values, SearchProgress)> {
        let (mut values, mut found) = (Values::new(), SearchProgress::default());
        if let Some(tables) = &self.tables {
            values = tables.probe_moves(game.position())?;
            if solved::hold(&values, game) {
                let best = values.iter().take(self.lines);
                found.lines = solved::reports(tables, game, best)?;
            }
        }
        if found.lines.is_empty() {
            let job = Job {
                lines: self.lines,
                ..Job::new(game, self.limits)
            };
            let mut stop = || self.stop.is_requested();
            found = job.run(&mut self.engine, &mut stop, on_progress);
        }
        Ok((values, found))
    }
}
