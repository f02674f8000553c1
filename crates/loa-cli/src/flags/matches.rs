use crate::match_command::read_contender;
use clap::{ArgGroup, Args};
use loa::{Preset, Size, Start};
use loa_match::statistics::EloModel;
use loa_match::tournament::{Contender, Format};
use std::num::NonZeroUsize;
use std::path::PathBuf;

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
  level=N           the strength, 1 to 10 [default: 8; with nodes, depth or time full strength]
  nodes=N, depth=N  limits for a move; with these every run plays the same games
  without=FEATURE   switches a part of the search off, as in null-move; + separates several
  hash=MIB          the size of the transposition table [default: 8]
  name, time, margin as above
A value with commas stands in quotes, or has \\, for each.

Exit status: 0 done, 1 the test accepted elo0, 2 not possible, or the test is undecided.";

#[derive(Args)]
#[command(
    after_help = AFTER_HELP,
    group = ArgGroup::new("test").multiple(true).requires("sprt")
)]
pub(crate) struct MatchFlags {
    /// A player, two at least: a program, or engine:KEYS.
    #[arg(long = "player", value_name = "KEYS", required = true, value_parser = read_contender)]
    pub(crate) players: Vec<Contender>,
    /// The rule set [default: olympiad, or that of the match in --out].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// The size of the board.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
    /// Begins from standard, sides or scrambled [default: what goes with the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// The encounters: round-robin, or gauntlet, the first player against each other one.
    #[arg(long, value_name = "NAME", default_value = "round-robin", value_parser = format)]
    pub(crate) format: Format,
    /// Number of games between each two players, an even number [default: 100, with --sprt 40000].
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<usize>,
    /// Openings: a file, or random:PLIES [default: the start position].
    #[arg(long, value_name = "FILE|random:PLIES")]
    pub(crate) openings: Option<PathBuf>,
    /// Seed of random openings and of engine players.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of games played at the same time; each needs a core for each program that thinks.
    #[arg(long, visible_alias = "threads", value_name = "N", default_value = "1")]
    pub(crate) concurrency: NonZeroUsize,
    /// Folder for the games; if it holds the same match, the match continues.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Writes the result as one JSON object.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// Seconds after a player's time within which a move still counts.
    #[arg(long, value_name = "SECONDS", default_value = "0.05", value_parser = seconds)]
    pub(crate) margin: f64,
    /// Seconds for each move of a player without a time.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub(crate) longest_move: f64,
    /// Seconds for a program to start and get ready.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) startup: f64,
    /// Number of plies after which a game is a draw.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) max_plies: u32,
    /// Ends the match as soon as a sequential test decides whether the first player is stronger by
    /// elo1 or by elo0 than the second.
    #[arg(long)]
    pub(crate) sprt: bool,
    /// The Elo difference of the hypothesis H0.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 0.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    pub(crate) elo0: f64,
    /// The Elo difference of the hypothesis H1.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 10.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    pub(crate) elo1: f64,
    /// Probability of accepting elo1 although elo0 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    pub(crate) alpha: f64,
    /// Probability of accepting elo0 although elo1 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    pub(crate) beta: f64,
    /// Elo model of the test: logistic (the usual one) or normalized.
    #[arg(long, value_name = "NAME", default_value_t = EloModel::Logistic, group = "test")]
    pub(crate) elo_model: EloModel,
    /// Counts single games in the test, not pairs.
    #[arg(long, group = "test")]
    pub(crate) trinomial: bool,
}

fn format(text: &str) -> Result<Format, String> {
    text.parse()
        .map_err(|()| "expected round-robin or gauntlet".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    const MOST: f64 = 1e6;
    let seconds: f64 = text.parse().map_err(|_| "expected seconds".to_owned())?;
    if (0.0..=MOST).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("expected seconds".to_owned())
    }
}
