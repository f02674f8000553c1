use loa::{Preset, Size, UnknownNameError, split_word};
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

/// An option and what it is set to.
#[derive(Clone, Debug, PartialEq)]
pub enum UciSetting {
    /// The size of the table of positions, in MiB.
    Hash(usize),
    /// Forgets what is in the table.
    ClearHash,
    /// The number of threads.
    Threads(usize),
    /// The number of lines.
    MultiPv(usize),
    /// The rules, and the start position that goes with them.
    Rules(Preset),
    /// The board.
    Board(Size),
    /// The folder of a solved board's tables; `None` for no tables.
    Tables(Option<PathBuf>),
    /// The file of the net that evaluates; `None` for the default one.
    EvalFile(Option<PathBuf>),
    /// The strength, 1 to 10; `None` for all there is.
    Level(Option<u8>),
    /// Whether the strength is that of an [Elo](UciSetting::Elo) number.
    LimitStrength(bool),
    /// The strength as an Elo number.
    Elo(i32),
    /// Whether the engine may think while the opponent does, which changes nothing here.
    Ponder(bool),
    /// The time for transmission and scheduling that is subtracted from the time for a move.
    MoveOverhead(Duration),
}

/// The default values.
#[derive(Clone, Debug, PartialEq)]
pub struct UciDefaults {
    /// The size of the table of positions, in MiB.
    pub hash: usize,
    /// The number of threads.
    pub threads: usize,
    /// The folder of tables.
    pub tables: Option<PathBuf>,
    /// The file of the net.
    pub eval_file: Option<PathBuf>,
    /// The strength.
    pub level: Option<u8>,
    /// The Elo numbers of the weakest and the strongest level.
    pub elo: RangeInclusive<i32>,
    /// How late answers may be.
    pub move_overhead: Duration,
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UciOptionError {
    /// It has no name.
    #[error("an option is set as in 'setoption name Hash value 64'")]
    NoName,
    /// There is no such option.
    #[error("there is no option '{0}'")]
    Unknown(String),
    /// It takes another value.
    #[error("{name} is {expected}, not '{value}'")]
    Value {
        /// The option.
        name: &'static str,
        /// What it takes, in words.
        expected: String,
        /// What was read.
        value: String,
    },
    /// There is no such rule set or board size.
    #[error(transparent)]
    Word(#[from] UnknownNameError),
}

const HASH: RangeInclusive<usize> = 1..=1 << 20;
const THREADS: RangeInclusive<usize> = 1..=256;
const MULTI_PV: RangeInclusive<usize> = 1..=100;
/// 0 stands for all the strength there is.
const LEVEL: RangeInclusive<usize> = 0..=10;
/// What can be read; which numbers mean something is the engine's business.
const ELO: RangeInclusive<usize> = 0..=10_000;
const OVERHEAD: RangeInclusive<usize> = 0..=10_000;
/// How "no file" and "no folder" are spelled, as the interface has it for empty strings.
const EMPTY: &str = "<empty>";

impl UciSetting {
    /// Reads what comes after `setoption`. Names and values may be written in any case.
    ///
    /// # Errors
    /// If there is no such option, or it can't have that value.
    pub fn read(text: &str) -> Result<UciSetting, UciOptionError> {
        let (name, value) = split(text).ok_or(UciOptionError::NoName)?;
        let number = |name, range| number(name, value, range);
        Ok(match name.to_ascii_lowercase().as_str() {
            "hash" => UciSetting::Hash(number("Hash", HASH)?),
            "clear hash" => UciSetting::ClearHash,
            "threads" => UciSetting::Threads(number("Threads", THREADS)?),
            "multipv" => UciSetting::MultiPv(number("MultiPV", MULTI_PV)?),
            "rules" | "uci_variant" => UciSetting::Rules(value.parse()?),
            "board" => UciSetting::Board(value.parse()?),
            "tables" => UciSetting::Tables(path(value)),
            "evalfile" => UciSetting::EvalFile(path(value)),
            "level" => {
                let level = number("Level", LEVEL)?;
                UciSetting::Level((level > 0).then_some(level as u8))
            }
            "uci_limitstrength" => UciSetting::LimitStrength(switch("UCI_LimitStrength", value)?),
            "uci_elo" => UciSetting::Elo(number("UCI_Elo", ELO)? as i32),
            "ponder" => UciSetting::Ponder(switch("Ponder", value)?),
            "move overhead" => {
                let late = number("Move Overhead", OVERHEAD)?;
                UciSetting::MoveOverhead(Duration::from_millis(late as u64))
            }
            _ => return Err(UciOptionError::Unknown(name)),
        })
    }
}

/// Splits `name N value V`; the value's blanks are kept, it may be the name of a folder.
fn split(text: &str) -> Option<(String, &str)> {
    let rest = text.trim().strip_prefix("name")?;
    let mut name = Vec::new();
    let mut rest = rest.strip_prefix(char::is_whitespace)?.trim_start();
    while !rest.is_empty() {
        let (word, after) = split_word(rest);
        rest = after;
        if word == "value" {
            break;
        }
        name.push(word);
    }
    (!name.is_empty()).then(|| (name.join(" "), rest))
}

fn path(value: &str) -> Option<PathBuf> {
    (!value.is_empty() && value != EMPTY).then(|| value.into())
}

fn number(
    name: &'static str,
    value: &str,
    range: RangeInclusive<usize>,
) -> Result<usize, UciOptionError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    let (least, most) = (range.start(), range.end());
    number.ok_or_else(|| UciOptionError::Value {
        name,
        expected: format!("a whole number from {least} to {most}"),
        value: value.to_owned(),
    })
}

fn switch(name: &'static str, value: &str) -> Result<bool, UciOptionError> {
    let switch = value.to_ascii_lowercase().parse::<bool>();
    switch.map_err(|_| UciOptionError::Value {
        name,
        expected: "'true' or 'false'".to_owned(),
        value: value.to_owned(),
    })
}

/// Writes the options, one per line.
pub fn write_uci_options(defaults: &UciDefaults) -> String {
    let (least, most) = (*defaults.elo.start(), *defaults.elo.end());
    let elo = |elo: i32| usize::try_from(elo).unwrap_or_default();
    let overhead = defaults.move_overhead.as_millis() as usize;
    let spins = [
        ("Hash", defaults.hash, HASH),
        ("Threads", defaults.threads, THREADS),
        ("MultiPV", 1, MULTI_PV),
        ("Level", defaults.level.map_or(0, usize::from), LEVEL),
        ("UCI_Elo", elo(most), elo(least)..=elo(most)),
        ("Move Overhead", overhead, OVERHEAD),
    ];
    let mut text = String::new();
    for (name, default, range) in spins {
        let (least, most) = range.into_inner();
        let spin = format!("type spin default {default} min {least} max {most}");
        let _ = writeln!(text, "option name {name} {spin}");
    }
    let rules = Preset::ALL.map(|preset| format!(" var {preset}")).concat();
    let (preset, size) = (Preset::default(), Size::default());
    let path = |path: &Option<PathBuf>| match path {
        Some(path) => path.display().to_string(),
        None => EMPTY.to_owned(),
    };
    let (tables, eval_file) = (path(&defaults.tables), path(&defaults.eval_file));
    let _ = write!(
        text,
        "option name Rules type combo default {preset}{rules}\n\
         option name UCI_Variant type combo default {preset}{rules}\n\
         option name Board type string default {size}\n\
         option name Tables type string default {tables}\n\
         option name EvalFile type string default {eval_file}\n\
         option name UCI_LimitStrength type check default false\n\
         option name Ponder type check default false\n\
         option name Clear Hash type button\n"
    );
    text
}

/// Reads the name of an option of one word that an engine announces; `None` if the line is
/// something else.
pub fn read_uci_option_name(line: &[u8]) -> Option<String> {
    let line = String::from_utf8_lossy(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["option", "name", name, "type", ..] => Some(name.to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<UciSetting, UciOptionError> {
        UciSetting::read(text)
    }

    #[test]
    fn names_and_values_in_any_case() {
        for (text, expected) in [
            ("name Hash value 64", UciSetting::Hash(64)),
            ("name  hash   value  1", UciSetting::Hash(1)),
            ("name Clear Hash", UciSetting::ClearHash),
            ("name clear   hash value", UciSetting::ClearHash),
            ("name THREADS value 2", UciSetting::Threads(2)),
            ("name multipv value 3", UciSetting::MultiPv(3)),
            (
                "name Rules value OpenSpiel",
                UciSetting::Rules(Preset::OPENSPIEL),
            ),
            (
                "name UCI_Variant value berkeley",
                UciSetting::Rules(Preset::BERKELEY),
            ),
            (
                "name Board value 6X5",
                UciSetting::Board(Size::new(6, 5).unwrap()),
            ),
            ("name Level value 0", UciSetting::Level(None)),
            ("name Level value 10", UciSetting::Level(Some(10))),
            (
                "name UCI_LimitStrength value true",
                UciSetting::LimitStrength(true),
            ),
            ("name uci_elo value 1500", UciSetting::Elo(1500)),
            ("name Ponder value TRUE", UciSetting::Ponder(true)),
            (
                "name Move Overhead value 30",
                UciSetting::MoveOverhead(Duration::from_millis(30)),
            ),
            (
                "name Tables value my tables/5x4 ",
                UciSetting::Tables(Some("my tables/5x4".into())),
            ),
            ("name Tables value <empty>", UciSetting::Tables(None)),
            ("name Tables", UciSetting::Tables(None)),
            (
                "name EvalFile value a net.bin",
                UciSetting::EvalFile(Some("a net.bin".into())),
            ),
            ("name evalfile value <empty>", UciSetting::EvalFile(None)),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn errors_say_what_is_possible() {
        for (text, expected) in [
            ("", "an option is set as in 'setoption name Hash value 64'"),
            (
                "Hash value 3",
                "an option is set as in 'setoption name Hash value 64'",
            ),
            (
                "name value 3",
                "an option is set as in 'setoption name Hash value 64'",
            ),
            (
                "name Skill Level value 3",
                "there is no option 'Skill Level'",
            ),
            (
                "name Hash value 0",
                "Hash is a whole number from 1 to 1048576, not '0'",
            ),
            (
                "name Hash",
                "Hash is a whole number from 1 to 1048576, not ''",
            ),
            (
                "name Ponder value 1",
                "Ponder is 'true' or 'false', not '1'",
            ),
            (
                "name Board value 9x9",
                "'9x9' is not a board size (3x3 to 8x8)",
            ),
        ] {
            assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
        }
        assert!(read("name Rules value chess").is_err());
    }

    /// Whatever is offered can be set: every option by its default, combos by all their values.
    #[test]
    fn offered_options_can_be_set() {
        let defaults = UciDefaults {
            hash: 64,
            threads: 1,
            tables: None,
            eval_file: None,
            level: None,
            elo: 1200..=3000,
            move_overhead: Duration::from_millis(20),
        };
        let offered = write_uci_options(&defaults);
        assert_eq!(offered.lines().count(), 14);
        for line in offered.lines() {
            let rest = line.strip_prefix("option name ").unwrap();
            let (name, rest) = rest.split_once(" type ").unwrap();
            let expected = (!name.contains(' ')).then(|| name.to_owned());
            assert_eq!(read_uci_option_name(line.as_bytes()), expected);
            let words: Vec<&str> = rest.split(' ').collect();
            let values = words
                .windows(2)
                .filter(|pair| ["default", "min", "max", "var"].contains(&pair[0]));
            for pair in values {
                let setting = read(&format!("name {name} value {}", pair[1]));
                assert!(setting.is_ok(), "{line}: {setting:?}");
            }
        }
        assert!(offered.contains("option name UCI_Elo type spin default 3000 min 1200 max 3000\n"));
        assert!(offered.contains("option name Tables type string default <empty>\n"));
    }
}
