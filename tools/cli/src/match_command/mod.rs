//! `loa match`: players play each other.

mod engine;
mod report;
mod shown;
mod table;

use crate::merge;
use crate::numbers::{number, threads};
use crate::say::{say, tell};
use crate::shard::{ShardFlags, print, print_result};
use crate::whole_file::{check_can_be_written, entries_of, keep_apart, write_file};
use anyhow::{Context, Result, bail};
use clap::{ArgGroup, Args};
use engine::read_contender;
use loa::{Game, Preset, Size, Start};
use loa_engine::{Engine, Job, Limits, win_chance};
use loa_match::statistics::{EloModel, Hypothesis, Sprt};
use loa_match::tournament::{
    Contender, Format, Match, MatchEnd, MatchSettings, MergedMatch, OpeningList, OpeningSource,
    OpeningTest, SprtSettings, Standings, rules_of_folder,
};
use loa_match::{Interrupt, Sandbox, SandboxMode, adopt_orphans, kill_descendants};
use loa_train::engine_fingerprint;
use loa_work::{JsonLines, LARGEST_TEXT, read_input, status_after};
use serde_json::json;
use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const AFTER_HELP: &str = "\
A program is described by KEY=VALUE,KEY=VALUE,...:
  cmd=COMMAND       the program and its arguments; required
  name=NAME         its name in tables and records [default: the program's]
  dialect=NAME      berkeley (as 'loa' itself; the default), uci or codingame
  time=SECONDS      for each move; or BASE+INCREMENT, a clock for the game, as in 60+0.5
  margin=SECONDS    how much later an answer still counts, instead of --margin
  nodes=N, depth=N  limits for a uci program
  option.NAME=VALUE an option of a uci program
  init=LINE;LINE    lines sent to a berkeley program first, as in init=level 9
  dir=DIR           the folder that it runs in
engine:KEY=VALUE,KEY=VALUE,... plays with this program's engine, without a process:
  level=N           the strength, 1 to 10 [default: 9; with nodes, depth or time full strength]
  nodes=N, depth=N  limits for a move; with these every run plays the same games
  without=FEATURE   switches a part of the search off, as in null-move; + separates several
  hash=MIB          the size of the transposition table [default: 8]
  net=FILE          the net that evaluates [default: the built-in one]; without=net for none
  name, time, margin as above
Quote a value that contains commas, or write \\, for each comma.

Exit status: 0 done, 1 the test accepted elo0, 2 not possible, or the test did not decide.";

#[derive(Args)]
#[command(
    after_help = AFTER_HELP,
    group = ArgGroup::new("test").multiple(true).requires("sprt")
)]
pub(crate) struct Flags {
    /// A player, two at least: a program, or engine:KEYS.
    #[arg(long = "player", value_name = "KEYS", required = true, value_parser = read_contender)]
    players: Vec<Contender>,
    /// The rule set [default: olympiad, or that of the match in --out].
    #[arg(long, value_name = "NAME")]
    rules: Option<Preset>,
    /// The size of the board.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    board: Size,
    /// Begins from standard, sides or scrambled [default: what goes with the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// The encounters: round-robin, or gauntlet, the first player against each other one.
    #[arg(long, value_name = "NAME", default_value_t = Format::RoundRobin)]
    format: Format,
    /// Number of games between each two players, an even number [default: 100, with --sprt 40000].
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// Openings: a file, random:PLIES, or even:PLIES, random ones that the engine takes for even
    /// [default: the start position].
    #[arg(long, value_name = "SOURCE")]
    openings: Option<PathBuf>,
    /// Seed of random openings and of engine players.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time.
    ///
    /// Each needs a core for each program that thinks.
    #[arg(
        long,
        visible_alias = "threads",
        value_name = "N",
        default_value = "1",
        value_parser = threads
    )]
    concurrency: NonZeroUsize,
    /// Folder for the games; if it holds the same match, the match continues.
    ///
    /// With --shard a file; unfinished work, in PATH.part, is continued.
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Writes the result as one JSON object.
    #[arg(long, value_name = "FILE", conflicts_with = "shard")]
    json: Option<PathBuf>,
    #[command(flatten)]
    shard: ShardFlags,
    /// Seconds after a player's time within which a move still counts.
    #[arg(long, value_name = "SECONDS", default_value = "0.05", value_parser = number(0.0..=1e6))]
    margin: f64,
    /// Seconds for each move of a player without a time.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = number(0.0..=1e6))]
    longest_move: f64,
    /// Whether programs run in a sandbox: auto, where the system allows it; require; or off.
    #[arg(long, value_name = "WHEN", default_value_t = SandboxMode::Off)]
    sandbox: SandboxMode,
    /// Seconds for a program to start and get ready.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = number(0.0..=1e6))]
    startup: f64,
    /// Number of plies after which a game is a draw.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    max_plies: u32,
    /// Plays on when a position comes up for the third time and the rules ignore it; without this,
    /// the game is a draw.
    #[arg(long)]
    play_repetitions: bool,
    /// Ends the match as soon as a sequential test decides whether the first player is stronger by
    /// elo1 or by elo0 than the second.
    #[arg(long)]
    sprt: bool,
    /// The Elo difference of the hypothesis H0.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 0.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    elo0: f64,
    /// The Elo difference of the hypothesis H1.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 10.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    elo1: f64,
    /// Probability of accepting elo1 although elo0 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    alpha: f64,
    /// Probability of accepting elo0 although elo1 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    beta: f64,
    /// Elo model of the test: logistic (the usual one) or normalized.
    #[arg(long, value_name = "NAME", default_value_t = EloModel::Logistic, group = "test")]
    elo_model: EloModel,
    /// Counts single games in the test, not pairs.
    #[arg(long, group = "test")]
    trinomial: bool,
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    adopt_orphans();
    let settings = settings(flags)?;
    let keys = flags.players.iter().flat_map(|player| &player.keys);
    let nets = keys.filter(|(key, _)| key == "net");
    let nets: Vec<PathBuf> = nets.map(|(_, path)| path.into()).collect();
    let of_match = files_of_match(flags.out.as_deref());
    keep_apart(
        flags.openings.iter().chain(&nets).chain(&of_match),
        &[("--out", &flags.out), ("--json", &flags.json)],
    )?;
    flags.json.as_deref().map_or(Ok(()), check_can_be_written)?;
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    flags.shard.watch_parent()?;
    let out = flags.out.as_deref();
    let shard = flags.shard.shard.zip(out);
    let mut game = match shard {
        Some((shard, path)) => Match::of_shard(settings, shard, path, &engine_fingerprint())?,
        None => Match::new(settings, out)?,
    };
    let before = game.is_finished() && out.is_some_and(Path::exists);
    let (bar, all) = (shown::bar(&game), game.length_of_all());
    let ended = game.run(&interrupt, &mut |standings, game| {
        shown::show(&bar, standings, game, all);
    });
    bar.finish_and_clear();
    kill_descendants();
    let standings = game.standings();
    if let Some((shard, path)) = shard {
        let ended = ended?;
        if ended == MatchEnd::AllPlayed {
            let counts = json!({ "games": standings.games() });
            print_result(path, shard, &counts, before)?;
        }
        return conclude(ended, standings);
    }
    let printed = write!(std::io::stdout().lock(), "{}", table::full(standings));
    let ended = ended?;
    if let Some(path) = &flags.json {
        let result = report::json(standings, Some(ended), game.length());
        write_file(path, format!("{result:#}\n"))?;
    }
    // The result stands even if the table can't be printed.
    printed.or_else(|error| match error.kind() {
        ErrorKind::BrokenPipe => Ok(()),
        _ => Err(error),
    })?;
    conclude(ended, standings)
}

/// Returns the files by which a match in a folder goes on, and those of its games.
fn files_of_match(folder: Option<&Path>) -> Vec<PathBuf> {
    let Some(folder) = folder else {
        return Vec::new();
    };
    let mut files = entries_of(&folder.join("games")).unwrap_or_default();
    files.extend(["games.jsonl", "lock", "match.json"].map(|name| folder.join(name)));
    files
}

/// Puts the folder of a match together, or tells its standings.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let shards = flags.shards::<JsonLines>()?;
    keep_apart(
        &files_of_match(flags.out.as_deref()),
        &[("--json", &flags.json)],
    )?;
    flags.json.as_deref().map_or(Ok(()), check_can_be_written)?;
    let merged = MergedMatch::new(&shards)?;
    let (standings, ended) = (&merged.standings, merged.ended.clone());
    let report = report::json(standings, ended.clone().ok(), merged.length());
    if flags.so_far {
        say!("{report}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let (out, ended) = (flags.out()?, ended?);
    merged.write(out)?;
    if let Some(path) = &flags.json {
        write_file(path, format!("{report:#}\n"))?;
    }
    // Standard error may be closed.
    let _ = write!(std::io::stderr(), "{}", table::full(standings));
    let counts = json!({ "games": standings.games() });
    print(&out.join("games.jsonl"), &counts)?;
    conclude(ended, standings)
}

/// Returns the exit status, and prints what the table does not say.
fn conclude(ended: MatchEnd, standings: &Standings) -> Result<ExitCode> {
    match ended {
        MatchEnd::Decided(Hypothesis::H1) => Ok(ExitCode::SUCCESS),
        MatchEnd::Decided(Hypothesis::H0) => Ok(ExitCode::FAILURE),
        MatchEnd::AllPlayed if standings.test().is_some() => {
            bail!("all games are played and the test is not decided: play more games")
        }
        MatchEnd::AllPlayed => Ok(ExitCode::SUCCESS),
        MatchEnd::Interrupted(signal) => {
            tell!("loa: interrupted; with --out the same command continues the match");
            Ok(status_after(signal).into())
        }
    }
}

fn settings(flags: &Flags) -> Result<MatchSettings> {
    const GAMES: usize = 100;
    const GAMES_OF_TEST: usize = 40_000;
    let usual = if flags.sprt { GAMES_OF_TEST } else { GAMES };
    let begun = || flags.out.as_deref().and_then(rules_of_folder);
    let rules = flags.rules.or_else(begun).unwrap_or(Preset::OLYMPIAD);
    let sandbox = Sandbox::find(flags.sandbox, ".".as_ref())?;
    let warning = sandbox.warning();
    warning.iter().for_each(|warning| tell!("loa: {warning}"));
    let mut players = flags.players.clone();
    players
        .iter_mut()
        .for_each(|player| player.enclose(&sandbox));
    Ok(MatchSettings {
        players,
        preset: rules,
        size: flags.board,
        start: flags.start.unwrap_or(rules.start),
        format: flags.format,
        games: flags.games.unwrap_or(usual),
        openings: flags
            .openings
            .as_deref()
            .map_or(Ok(OpeningSource::Start), openings)?,
        seed: flags.seed,
        concurrency: flags.concurrency.get(),
        margin: Duration::from_secs_f64(flags.margin),
        longest_move: Duration::from_secs_f64(flags.longest_move),
        startup: Duration::from_secs_f64(flags.startup),
        most_plies: flags.max_plies,
        draws_repetitions: !flags.play_repetitions,
        sprt: flags.sprt.then(|| test(flags)).transpose()?,
    })
}

fn test(flags: &Flags) -> Result<SprtSettings> {
    let test = Sprt::new(
        flags.elo0,
        flags.elo1,
        flags.alpha,
        flags.beta,
        flags.elo_model,
    )?;
    Ok(SprtSettings {
        test,
        of_pairs: !flags.trinomial,
    })
}

fn openings(source: &Path) -> Result<OpeningSource> {
    if let Some(text) = source.to_str()
        && let Some((kind @ ("random" | "even"), plies)) = text.split_once(':')
    {
        let Ok(plies) = plies.parse() else {
            bail!("'{text}' is not {kind}:PLIES");
        };
        return Ok(OpeningSource::Random(plies, (kind == "even").then(even)));
    }
    let bytes = read_input(source, LARGEST_TEXT);
    let bytes = bytes.with_context(|| format!("can't read {}", source.display()))?;
    let list = OpeningList::read(&bytes).with_context(|| source.display().to_string())?;
    Ok(OpeningSource::List(list))
}

/// Keeps the openings after which both sides win about as often, by what a short search says.
fn even() -> OpeningTest {
    OpeningTest {
        name: "even",
        by: engine_fingerprint(),
        passes: is_even,
    }
}

fn is_even(game: &Game) -> bool {
    const NODES: u64 = 5_000;
    const CHANCES: RangeInclusive<f64> = 0.4..=0.6;
    let job = Job::new(game, Limits::nodes(NODES));
    let found = job.run(&mut Engine::new(1), &mut || false, &mut |_| {});
    found
        .best()
        .is_some_and(|best| CHANCES.contains(&win_chance(best.score)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa_notation::Fen;

    #[test]
    fn even_openings_are_neither_won_nor_lost() {
        let is_even = |fen: &str| {
            let fen: Fen = fen.parse().unwrap();
            super::is_even(&Game::new(Preset::SOUCIE.rules, fen.position))
        };
        // The sides stand alike; White loses in two moves; Black wins in two.
        assert!(is_even("1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b"));
        assert!(!is_even("8/8/2LL4/2L5/5L2/l6l/8/l6l b"));
        assert!(!is_even("8/8/2LL4/2L5/5L2/l6l/8/l6l w"));
    }
}
