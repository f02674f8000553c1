use super::computer::Computer;
use super::engine_options::EngineOptions;
use super::input::Input;
use super::journal::Journal;
use super::output::Output;
use super::terminal::Terminal;
use super::{DialectName, Flags};
use crate::whole_file::keep_apart;
use anyhow::{Result, bail, ensure};
use clap::ValueEnum;
use loa::Color;
use loa_engine::Level;
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

/// The first lines of a log, whose moves are those of both sides.
const BOTH_MANUAL: [&str; 2] = ["manual black", "manual white"];

/// The command line of the text program, checked and with its files open.
pub(crate) struct Plan {
    pub(super) input: Input,
    pub(super) output: Output,
    pub(super) journal: Journal,
    pub(super) strict: bool,
    /// Whether a person may know neither the game nor the program.
    pub(super) helps: bool,
    pub(super) computer: Computer,
    /// Whether the game is shown on a page too, and then whether the browser is opened.
    pub(super) display: Option<bool>,
    /// The commands that stand for flags.
    pub(super) first_lines: Vec<String>,
    /// The file with the game to go on with.
    pub(super) game: Option<PathBuf>,
}

impl Plan {
    pub(crate) fn new(flags: &Flags) -> Result<Plan> {
        let input = Input::new(flags, Terminal::of_commands)?;
        let helps = input.is_terminal() && !flags.wants_the_course();
        Ok(Plan {
            output: Output::new(flags.output.as_deref(), input.is_terminal())?,
            journal: Journal::new(flags.log.as_deref(), &BOTH_MANUAL.map(str::to_owned))?,
            input,
            strict: flags.strict,
            computer: Computer::new(EngineOptions::new(flags)?)?,
            display: flags.display.then_some(!flags.no_open),
            first_lines: first_lines(flags, helps),
            game: flags.game.clone(),
            helps,
        })
    }
}

fn first_lines(flags: &Flags, helps: bool) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(flags.rules.map(|preset| format!("rules {preset}")));
    lines.extend(flags.board.map(|size| format!("size {size}")));
    lines.extend(flags.style.map(|style| format!("style {}", style.name())));
    lines.extend(flags.start.map(|start| format!("start {start}")));
    let level = flags.level.or(helps.then_some(Level::FIRST.number()));
    lines.extend(level.map(|level| format!("level {level}")));
    lines.extend(flags.seed.map(|seed| format!("seed {seed}")));
    if !flags.auto.is_empty() {
        lines.extend(Color::ALL.map(|color| match flags.auto.contains(&color) {
            true => format!("auto {color:#}"),
            false => format!("manual {color:#}"),
        }));
    }
    lines
}

/// Refuses too many files, flags that a dialect has no use for, and files that would overwrite each
/// other.
pub(super) fn check(flags: &Flags) -> Result<()> {
    use DialectName::{Berkeley, Codingame, Cuhk, Gamesman, Uci};
    let playing: &[DialectName] = &[Berkeley, Codingame, Cuhk, Uci];
    let uses: [(&str, bool, &[DialectName]); 12] = [
        ("--log", flags.log.is_some(), &[Berkeley, Cuhk]),
        ("--strict", flags.strict, &[Berkeley, Cuhk]),
        ("--auto", !flags.auto.is_empty(), &[Berkeley, Cuhk]),
        ("--style", flags.style.is_some(), &[Berkeley]),
        ("--start", flags.start.is_some(), &[Berkeley, Cuhk]),
        ("--level", flags.level.is_some(), playing),
        ("--hash", flags.hash.is_some(), playing),
        ("--net", flags.net.is_some(), playing),
        // CodinGame and CUHK play on boards that have not been solved.
        (
            "--tables",
            flags.tables.is_some(),
            &[Berkeley, Gamesman, Uci],
        ),
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
    let written = [("--output", &flags.output), ("--log", &flags.log)];
    keep_apart(&flags.input, &written)
}

/// Returns the seed that was asked for, or a random one.
pub(super) fn seed(flags: &Flags) -> u64 {
    let seed = flags.seed.map(|seed| seed as u64);
    seed.unwrap_or_else(|| RandomState::new().hash_one("seed"))
}
