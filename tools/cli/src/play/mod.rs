//! A game in the terminal, or driven by another program through pipes or files.

mod codingame;
mod computer;
mod cuhk;
mod display;
mod engine_options;
mod files;
mod gamesman;
mod input;
mod output;
mod program;
mod streams;
mod terminal;
mod uci;

use crate::game_file;
use crate::numbers::threads;
use crate::whole_file::{check_output, keep_apart};
use anyhow::{Result, bail, ensure};
use clap::{Args, ValueEnum};
use loa::{Color, Preset, Size, Start, UnknownNameError};
use loa_engine::Level;
use loa_protocol::PictureStyle;
use program::Program;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Clone, Args)]
pub(crate) struct Flags {
    /// Strength of the computer, 1 to 10.
    ///
    /// [default: 9; lower for a person in a terminal]
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    /// A side for the computer to play: black or white.
    ///
    /// Also B or W; can be given twice [default: white; neither in the cuhk dialect].
    #[arg(long, value_name = "COLOR", value_parser = color)]
    auto: Vec<Color>,
    /// Board size, 3x3 to 8x8 [default: 8x8].
    ///
    /// In the gamesman dialect 3x3 to 6x6 [default: 4x4].
    #[arg(long, value_name = "WxH")]
    board: Option<Size>,
    /// Rule set [default: berkeley].
    ///
    /// In the gamesman dialect gamesman or gamesman-misere [default: gamesman].
    #[arg(long, value_name = "NAME")]
    rules: Option<Preset>,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// Pieces on a terminal: letters, symbols or plain.
    ///
    /// Plain has no colors [default: what the terminal can show].
    #[arg(long, value_name = "NAME")]
    style: Option<PictureStyle>,
    /// Show the game in a browser as well.
    ///
    /// It can be played and analysed there.
    #[arg(long)]
    display: bool,
    /// Print the address of the page instead of opening the browser.
    #[arg(long, requires = "display")]
    no_open: bool,
    /// Exit with status 1 at the first illegal move or wrong command.
    #[arg(long)]
    strict: bool,
    /// Write all commands and moves to a file that can serve as INPUT-FILE.
    #[arg(long, value_name = "LOGFILE")]
    log: Option<PathBuf>,
    /// The language of commands and answers [default: berkeley, which helps more in a terminal
    /// when it is not asked for].
    #[arg(long, value_name = "NAME", value_enum)]
    dialect: Option<DialectName>,
    /// Seed for reproducible play.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seed: Option<i64>,
    /// Number of search threads [default: 1].
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Transposition table size in MiB [default: 64].
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    hash: Option<u32>,
    /// Net that evaluates positions [default: the built-in one].
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Tables of a solved board, for the computer to use.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Accepted, without effect, for scripts written for the course's skeleton.
    #[arg(long = "debug", value_name = "LEVEL")]
    _debug: Option<String>,
    /// File to read commands from, or a game in any notation to go on with; - is standard input,
    /// the default.
    #[arg(value_name = "INPUT-FILE")]
    input: Option<PathBuf>,
    /// The input, where it holds a game.
    #[arg(skip)]
    game: Option<PathBuf>,
    /// File to write output to; - is standard output, the default.
    #[arg(value_name = "OUTPUT-FILE")]
    output: Option<PathBuf>,
    /// Files too many.
    #[arg(value_name = "FILES", hide = true)]
    more: Vec<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum DialectName {
    /// The commands of the CS 61B course project, with additions.
    Berkeley,
    /// A bot for CodinGame.
    Codingame,
    /// The game client of the CSCI1520 course project.
    Cuhk,
    /// The menus of GAMESMAN, which solve, play and analyse small boards.
    Gamesman,
    /// The Universal Chess Interface, with moves such as b1b3.
    Uci,
}

impl Flags {
    fn dialect(&self) -> DialectName {
        self.dialect.unwrap_or(DialectName::Berkeley)
    }

    /// Tells whether the text program was asked to behave as the course's document says, and to
    /// help no more than that.
    fn wants_the_course(&self) -> bool {
        self.strict || self.dialect.is_some()
    }

    /// Refuses to write over what the program reads or writes: what comes `besides` the command
    /// line is read, too, and `saved` is written. A game may be saved in its own place.
    fn keep_apart(&self, besides: &[PathBuf], saved: Option<&Path>) -> Result<()> {
        let stream =
            |path: &str, named: &Option<PathBuf>| named.clone().or_else(|| Some(path.into()));
        let input = stream("/dev/stdin", &self.input);
        let output = stream("/dev/stdout", &self.output);
        let saved = saved.map(Path::to_path_buf);
        let read = input.iter().chain(&self.net).chain(&self.tables);
        keep_apart(
            read.chain(besides),
            &[
                ("OUTPUT-FILE", &output),
                ("--log", &self.log),
                ("save", &saved),
            ],
        )
    }
}

/// Reads a side by its name or its letter, in any case.
fn color(text: &str) -> Result<Color, UnknownNameError> {
    match text {
        "b" | "B" => Ok(Color::Black),
        "w" | "W" => Ok(Color::White),
        word => word.parse(),
    }
}

/// Refuses too many files, flags that a dialect has no use for, and files that would overwrite each
/// other.
fn check(flags: &Flags) -> Result<()> {
    use DialectName::{Berkeley, Codingame, Cuhk, Gamesman, Uci};
    let playing: &[DialectName] = &[Berkeley, Codingame, Cuhk, Uci];
    // CodinGame and CUHK play on boards that have not been solved.
    let solving: &[DialectName] = &[Berkeley, Gamesman, Uci];
    let uses: [(&str, bool, &[DialectName]); 12] = [
        ("--log", flags.log.is_some(), &[Berkeley, Cuhk]),
        ("--strict", flags.strict, &[Berkeley, Cuhk]),
        ("--auto", !flags.auto.is_empty(), &[Berkeley, Cuhk]),
        ("--style", flags.style.is_some(), &[Berkeley]),
        ("--start", flags.start.is_some(), &[Berkeley, Cuhk]),
        ("--level", flags.level.is_some(), playing),
        ("--hash", flags.hash.is_some(), playing),
        ("--net", flags.net.is_some(), playing),
        ("--tables", flags.tables.is_some(), solving),
        ("--board", flags.board.is_some(), &[Berkeley, Gamesman]),
        ("--rules", flags.rules.is_some(), &[Berkeley, Gamesman]),
        ("--display", flags.display, &[Berkeley]),
    ];
    if let Some(file) = flags.more.first() {
        bail!(
            "too many files: {} comes after INPUT-FILE and OUTPUT-FILE",
            file.display()
        );
    }
    let dialect = flags.dialect().to_possible_value().unwrap_or_default();
    for (name, is_given, dialects) in uses {
        ensure!(
            !is_given || dialects.contains(&flags.dialect()),
            "{name} does not go with --dialect {}",
            dialect.get_name()
        );
    }
    if flags.dialect() == Berkeley && flags.wants_the_course() {
        let asked = match flags.strict {
            true => "--strict",
            false => "--dialect berkeley",
        };
        for (name, is_given) in [
            ("--rules", flags.rules.is_some()),
            ("--board", flags.board.is_some()),
        ] {
            ensure!(
                !is_given,
                "{name} does not go with {asked}: the course plays by its own rules, on 8x8"
            );
        }
    }
    check_files(flags)
}

/// Refuses files that would overwrite each other, and what can't be written.
fn check_files(flags: &Flags) -> Result<()> {
    flags.keep_apart(flags.game.as_slice(), None)?;
    let mut written = flags.output.iter().chain(&flags.log);
    written.try_for_each(|path| check_output(path))
}

/// Returns the seed that was asked for, or a random one.
fn seed(flags: &Flags) -> u64 {
    let seed = flags.seed.map(|seed| seed as u64);
    seed.unwrap_or_else(|| RandomState::new().hash_one("seed"))
}

/// Plays until the input ends or says so.
pub(crate) fn run(mut flags: Flags) -> Result<ExitCode> {
    for file in [&mut flags.input, &mut flags.output] {
        file.take_if(|path| path.as_os_str() == "-");
    }
    if flags.dialect() == DialectName::Berkeley && !flags.wants_the_course() {
        flags.game = flags.input.take_if(|path| game_file::holds_a_game(path));
    }
    let flags = &flags;
    check(flags)?;
    match flags.dialect() {
        DialectName::Codingame => codingame::run(flags),
        DialectName::Cuhk => cuhk::run(flags),
        DialectName::Gamesman => gamesman::run(flags),
        DialectName::Uci => uci::run(flags),
        DialectName::Berkeley => Program::new(flags)?.run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::repository;

    #[test]
    fn every_dialect_is_documented_and_has_a_law() {
        let guide = std::fs::read_to_string(repository("docs/program.md")).unwrap();
        let row = guide.lines().find(|line| line.starts_with("| `--dialect"));
        for dialect in DialectName::value_variants() {
            let name = dialect.to_possible_value().unwrap();
            let name = name.get_name();
            assert!(row.unwrap().contains(&format!("`{name}`")), "{name}");
            let inputs = repository("fuzz/corpus").join(name);
            assert!(inputs.is_dir(), "no {}", inputs.display());
        }
    }
}
