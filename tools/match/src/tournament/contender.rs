use super::clock::{Clock, ParseTimeError, seconds};
use super::keys::parse_keys;
use super::player::PlayerFactory;
use crate::command::{CommandLine, ParseCommandError};
use crate::sandbox::Sandbox;
use loa::UnknownNameError;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// A player that takes part in a match: a program, or another that a [`PlayerFactory`] starts.
#[derive(Clone, Debug)]
pub struct Contender {
    /// Its name.
    pub name: String,
    /// How much time it has; without it, only the match's limit for a move.
    pub time: Option<Clock>,
    /// How much later than its time an answer still counts, if not as usual in the match.
    pub margin: Option<Duration>,
    /// The keys that describe it, to compare with when a match is resumed.
    pub keys: Vec<(String, String)>,
    /// What starts the player for each game.
    pub players: Arc<dyn PlayerFactory>,
}

/// A program that plays, and how to talk to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProgramSettings {
    pub(super) command: CommandLine,
    pub(super) dialect: PlayerDialect,
    /// The nodes that it may search for a move (`uci`).
    pub(super) nodes: Option<u64>,
    /// The depth that it may search to (`uci`).
    pub(super) depth: Option<u32>,
    /// Options to set, in this order (`uci`).
    pub(super) options: Vec<(String, String)>,
    /// Lines to send first (`berkeley`).
    pub(super) init: Vec<String>,
}

loa::named! {
    /// A language in which programs are asked for moves.
    #[derive(Default)]
    pub enum PlayerDialect: "a dialect of players" {
        /// The commands of the CS 61B course project, as `loa` itself takes them.
        #[default]
        Berkeley = "berkeley",
        /// The Universal Chess Interface, with moves like `b1b3`.
        Uci = "uci",
        /// What CodinGame sends its bots.
        Codingame = "codingame",
    }
}

/// Text that does not describe a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParseContenderError {
    /// The text is not a list of keys and values.
    #[error(transparent)]
    Keys(#[from] UnknownNameError),
    /// A key means nothing.
    #[error(
        "a player has no '{0}' (name, cmd, dialect, time, margin, nodes, depth, dir, init, option.NAME)"
    )]
    Key(String),
    /// A key has a value that it can't have.
    #[error("invalid {key} '{value}'")]
    Value {
        /// The key.
        key: String,
        /// Its value.
        value: String,
    },
    /// A key comes twice that has one value.
    #[error("'{0}' is given twice")]
    Repeated(String),
    /// The time can't be read.
    #[error(transparent)]
    Time(#[from] ParseTimeError),
    /// The program is missing.
    #[error("a player needs a program: cmd=...")]
    NoCommand,
    /// The command can't be read.
    #[error(transparent)]
    Command(#[from] ParseCommandError),
    /// A key is not for this dialect.
    #[error("'{key}' is not for the dialect {dialect}")]
    Unfit {
        /// The key.
        key: &'static str,
        /// The dialect.
        dialect: PlayerDialect,
    },
    /// A `uci` program would not know how long to search.
    #[error("a uci player needs time, nodes or depth")]
    Unlimited,
}

/// Reads the description of a program: `name=…,cmd=…,…`.
impl FromStr for Contender {
    type Err = ParseContenderError;

    fn from_str(text: &str) -> Result<Contender, ParseContenderError> {
        Contender::of_program(&parse_keys(text)?)
    }
}

impl Contender {
    /// Makes a contender of the keys that describe a program.
    ///
    /// # Errors
    /// If a key is unknown, missing, or has a value that it can't have.
    pub fn of_program(keys: &[(String, String)]) -> Result<Contender, ParseContenderError> {
        let program = ProgramSettings::of(keys)?;
        let contender = Contender::new(program.command.name(), keys, Arc::new(program.clone()))?;
        program.check(contender.time.is_some())?;
        Ok(contender)
    }

    /// Tells whether its games are the same in every match: it does not look at the time.
    pub fn is_reproducible(&self) -> bool {
        self.time.is_none() && self.players.is_reproducible()
    }

    /// Lets the player run in a sandbox, if it is a program.
    pub fn enclose(&mut self, sandbox: &Sandbox) {
        if let Some(players) = self.players.enclosed(sandbox) {
            self.players = players;
        }
    }

    /// Makes a contender of the keys that describe it, of which this reads `name`, `time` and
    /// `margin`.
    ///
    /// # Errors
    /// If one of these has a value that it can't have, or a key comes twice.
    pub fn new(
        default_name: String,
        keys: &[(String, String)],
        players: Arc<dyn PlayerFactory>,
    ) -> Result<Contender, ParseContenderError> {
        let mut contender = Contender {
            name: default_name,
            time: None,
            margin: None,
            keys: keys.to_vec(),
            players,
        };
        for (place, (key, value)) in keys.iter().enumerate() {
            // These add to what is there.
            let is_list = ["init", "without"].contains(&key.as_str());
            if !is_list && keys[..place].iter().any(|(earlier, _)| earlier == key) {
                return Err(ParseContenderError::Repeated(key.clone()));
            }
            let wrong = || ParseContenderError::value(key, value);
            match key.as_str() {
                "name" if value.trim().is_empty() => return Err(wrong()),
                "name" => contender.name = value.trim().to_owned(),
                "time" => contender.time = Some(value.parse()?),
                "margin" => contender.margin = Some(seconds(value).ok_or_else(wrong)?),
                _ => {}
            }
        }
        Ok(contender)
    }
}

impl ParseContenderError {
    /// Makes the error of a key whose value it can't have.
    pub fn value(key: &str, value: &str) -> ParseContenderError {
        ParseContenderError::Value {
            key: key.to_owned(),
            value: value.to_owned(),
        }
    }
}

impl ProgramSettings {
    /// Reads the keys of a program.
    fn of(keys: &[(String, String)]) -> Result<ProgramSettings, ParseContenderError> {
        let command = keys.iter().rev().find(|(key, _)| key == "cmd");
        let (_, command) = command.ok_or(ParseContenderError::NoCommand)?;
        let mut program = ProgramSettings {
            command: CommandLine::split_quoted(command)?,
            dialect: PlayerDialect::default(),
            nodes: None,
            depth: None,
            options: Vec::new(),
            init: Vec::new(),
        };
        for (key, value) in keys {
            program.set(key, value)?;
        }
        Ok(program)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), ParseContenderError> {
        let wrong = || ParseContenderError::value(key, value);
        match key {
            "cmd" | "name" | "time" | "margin" => {}
            "dialect" => self.dialect = value.parse().map_err(|_| wrong())?,
            "nodes" => self.nodes = Some(value.parse().map_err(|_| wrong())?),
            "depth" => self.depth = Some(value.parse().map_err(|_| wrong())?),
            "dir" => self.command.run_in(Path::new(value)),
            "init" => {
                let lines = value.split(';').map(|line| line.trim().to_owned());
                self.init.extend(lines.filter(|line| !line.is_empty()));
            }
            _ => match key.strip_prefix("option.") {
                Some(name) => self.options.push((name.to_owned(), value.to_owned())),
                None => return Err(ParseContenderError::Key(key.to_owned())),
            },
        }
        Ok(())
    }

    /// Refuses what would have no effect.
    fn check(&self, has_time: bool) -> Result<(), ParseContenderError> {
        let dialect = self.dialect;
        let is_uci = dialect == PlayerDialect::Uci;
        let is_berkeley = dialect == PlayerDialect::Berkeley;
        let unfit = [
            ("nodes", self.nodes.is_some() && !is_uci),
            ("depth", self.depth.is_some() && !is_uci),
            ("option", !self.options.is_empty() && !is_uci),
            ("init", !self.init.is_empty() && !is_berkeley),
        ];
        if let Some((key, _)) = unfit.into_iter().find(|(_, unfit)| *unfit) {
            return Err(ParseContenderError::Unfit { key, dialect });
        }
        if is_uci && !has_time && self.nodes.is_none() && self.depth.is_none() {
            return Err(ParseContenderError::Unlimited);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        text.parse::<Contender>().unwrap_err().to_string()
    }

    fn read(text: &str) -> (Contender, ProgramSettings) {
        let keys = parse_keys(text).unwrap();
        (text.parse().unwrap(), ProgramSettings::of(&keys).unwrap())
    }

    #[test]
    fn a_key_with_one_value_comes_once() {
        assert_eq!(error("cmd=x,name=A,name=B"), "'name' is given twice");
        let (_, program) = read("cmd=x,init=level 5,init=seed 3");
        assert_eq!(program.init, ["level 5", "seed 3"]);
    }

    #[test]
    fn a_player_is_described_by_keys() {
        let (player, program) =
            read("name=A,cmd=./eng -x,dialect=uci,time=60+0.5,option.Hash=64,depth=9");
        assert_eq!(player.name, "A");
        assert_eq!(program.command.to_string(), "./eng -x");
        assert_eq!(program.dialect, PlayerDialect::Uci);
        assert_eq!(player.time, Some("60+0.5".parse().unwrap()));
        assert_eq!(program.depth, Some(9));
        assert_eq!(program.options, [("Hash".to_owned(), "64".to_owned())]);
        let (player, program) = read("cmd='my bin/loa' -x,init=level 5; seed 3;");
        assert_eq!(player.name, "loa");
        assert_eq!(program.dialect, PlayerDialect::Berkeley);
        assert_eq!(program.init, ["level 5", "seed 3"]);
    }

    #[test]
    fn errors_say_what_is_wrong() {
        assert_eq!(error("name=A"), "a player needs a program: cmd=...");
        assert_eq!(error("cmd=x,dialect=klingon"), "invalid dialect 'klingon'");
        assert_eq!(
            error("cmd=x,dialect=uci"),
            "a uci player needs time, nodes or depth"
        );
        assert_eq!(
            error("cmd=x,depth=3"),
            "'depth' is not for the dialect berkeley"
        );
        assert!(error("cmd=x,speed=3").starts_with("a player has no 'speed'"));
        assert!(error("cmd=x,time=soon").starts_with("invalid time 'soon'"));
        assert_eq!(error("cmd='x"), "a ' in the command is not closed");
    }
}
