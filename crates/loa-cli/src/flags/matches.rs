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

Exit status: 0 done, 1 the test found for elo0, 2 it could not be done, or the test is undecided.";

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
    /// Who plays whom: everybody everybody (round-robin), or the first one each of the others
    /// (gauntlet).
    #[arg(long, value_name = "NAME", default_value = "round-robin", value_parser = format)]
    pub(crate) format: Format,
    /// The games that each two play, an even number [default: 100, with --sprt 40000].
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<usize>,
    /// What games begin with: a file of openings, or random:PLIES [default: the start position].
    #[arg(long, value_name = "FILE|random:PLIES")]
    pub(crate) openings: Option<PathBuf>,
    /// Makes other random openings.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of games played at the same time; each needs a core for each program that thinks.
    #[arg(long, visible_alias = "threads", value_name = "N", default_value = "1")]
    pub(crate) concurrency: NonZeroUsize,
    /// The folder for the games. Where the same match has been begun, it goes on.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Writes the result as one JSON object.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// How many seconds later than its time a player's move still counts.
    #[arg(long, value_name = "SECONDS", default_value = "0.05", value_parser = seconds)]
    pub(crate) margin: f64,
    /// The seconds for a move of a player who is given no time.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub(crate) longest_move: f64,
    /// The seconds that a program has to start and be ready.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) startup: f64,
    /// Calls a game a draw after so many plies, where the rules have not ended it.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) max_plies: u32,
    /// Ends the match as soon as it is clear whether the first player is elo1 stronger than the
    /// second, or elo0.
    #[arg(long)]
    pub(crate) sprt: bool,
    /// The difference that is too small.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 0.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    pub(crate) elo0: f64,
    /// The difference that is hoped for.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 10.0,
        allow_negative_numbers = true,
        group = "test"
    )]
    pub(crate) elo1: f64,
    /// The probability to find for elo1 though elo0 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    pub(crate) alpha: f64,
    /// The probability to find for elo0 though elo1 is true.
    #[arg(long, value_name = "P", default_value_t = 0.05, group = "test")]
    pub(crate) beta: f64,
    /// What Elo the test is about: logistic (the usual one) or normalized.
    #[arg(long, value_name = "NAME", default_value_t = EloModel::Logistic, group = "test")]
    pub(crate) elo_model: EloModel,
    /// Tests with single games, not with pairs.
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
