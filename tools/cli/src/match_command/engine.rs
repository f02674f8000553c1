//! The engine as a player in a match, without a process of its own.

use crate::memory::engine_with;
use crate::net::read_net;
use crate::numbers::number;
use anyhow::{Context, Result, bail};
use loa::{Game, Move, Random};
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Level, Limits, Style, Technique, Techniques};
use loa_match::tournament::{
    Assignment, Clock, Contender, Fault, Halt, ParseContenderError, Player, PlayerFactory, Turn,
    parse_keys,
};
use loa_match::{CommandLine, SpawnError};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the description of such a player begins with.
const PREFIX: &str = "engine";

/// The size of an engine's table in MiB, if nothing is said.
const HASH: usize = 8;

/// The most MiB.
const MOST_HASH: usize = 1 << 16;

/// How much of its time an engine leaves unused.
const MOVE_OVERHEAD: Duration = Duration::from_millis(5);

/// An engine's settings: each game gets an engine of its own.
#[derive(Clone, Debug)]
struct EngineSettings {
    level: Option<Level>,
    /// The limits for a move besides time.
    limits: Limits,
    techniques: Techniques,
    net: Arc<Net>,
    hash: usize,
    /// The probability of a random move.
    random: f64,
}

/// An engine during a game.
struct EnginePlayer<'a> {
    settings: &'a EngineSettings,
    engine: Engine,
    /// The source of random moves.
    random: Random,
}

/// Reads a player: `engine:KEY=VALUE,…`, or the keys of a program.
pub(super) fn read_contender(text: &str) -> Result<Contender> {
    let Some(rest) = text.strip_prefix(PREFIX) else {
        return Ok(text.parse()?);
    };
    let keys = match rest.strip_prefix(':') {
        Some(keys) => parse_keys(keys)?,
        None if rest.is_empty() => Vec::new(),
        None => return Ok(text.parse()?),
    };
    let settings = EngineSettings::of(&keys)?;
    let kind = [("player".to_owned(), PREFIX.to_owned())];
    // A match goes on with the net that it began with.
    let net = [("uses".to_owned(), settings.net.to_string())];
    let keys: Vec<_> = kind.into_iter().chain(keys).chain(net).collect();
    Ok(Contender::new(text.to_owned(), &keys, Arc::new(settings))?)
}

impl EngineSettings {
    fn of(keys: &[(String, String)]) -> Result<EngineSettings> {
        let mut settings = EngineSettings {
            level: None,
            limits: Limits::NONE,
            techniques: Techniques::DEFAULT,
            net: Net::built_in(),
            hash: HASH,
            random: 0.0,
        };
        for (key, value) in keys {
            settings.set(key, value)?;
        }
        let limits = |key: &str| ["nodes", "depth", "time"].contains(&key);
        if !keys.iter().any(|(key, _)| limits(key)) {
            let level = *settings.level.get_or_insert_default();
            settings.limits = level.reproducible_limits();
        }
        Ok(settings)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<()> {
        let wrong = || ParseContenderError::value(key, value);
        match key {
            "name" | "margin" | "time" => {}
            "level" => self.level = Some(value.parse().with_context(wrong)?),
            "nodes" => {
                let nodes = number(1..=u64::MAX)(value).ok().with_context(wrong)?;
                self.limits = self.limits.and(Limits::nodes(nodes));
            }
            "depth" => {
                let depth = number(1..=u32::MAX)(value).ok().with_context(wrong)?;
                self.limits = self.limits.and(Limits::depth(depth));
            }
            "hash" => self.hash = number(1..=MOST_HASH)(value).ok().with_context(wrong)?,
            "random" => self.random = number(0.0..=1.0)(value).ok().with_context(wrong)?,
            "net" => self.net = read_net(Path::new(value))?,
            "without" => {
                for name in value.split('+') {
                    let technique: Technique = name.trim().parse()?;
                    self.techniques = self.techniques.without(technique);
                }
            }
            _ => bail!(
                "an engine has no '{key}' (name, level, nodes, depth, random, time, margin, \
                 hash, net, without)"
            ),
        }
        Ok(())
    }
}

impl PlayerFactory for EngineSettings {
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault> {
        let mut engine = engine_with(self.hash).map_err(|error| {
            let command = Box::new(CommandLine::new(PREFIX, [""; 0]));
            let cause = io::Error::new(io::ErrorKind::OutOfMemory, error);
            Fault::NotStarted(SpawnError { command, cause })
        })?;
        engine.techniques = self.techniques;
        engine.net = Some(Arc::clone(&self.net));
        Ok(Box::new(EnginePlayer {
            settings: self,
            engine,
            random: Random::new(0),
        }))
    }

    fn is_reproducible(&self) -> bool {
        true
    }
}

impl Player for EnginePlayer<'_> {
    fn prepare(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        let level = self.settings.level;
        self.engine.style = level.map_or(Style::STEADY, |level| level.style(game.seed));
        self.random = Random::new(game.seed);
        Ok(())
    }

    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        if let Some(mv) = self.random_move(turn) {
            return Ok(mv);
        }
        let mut limits = self.settings.limits;
        if let Some(clock) = turn.clocks[game.color] {
            limits = limits.and(clock_limits(clock, turn.game));
        }
        let job = Job {
            begun: turn.begun,
            ..Job::new(turn.game, limits)
        };
        let found = job.run(
            &mut self.engine,
            &mut || game.stop.is_requested(),
            &mut |_| {},
        );
        if game.stop.is_requested() {
            return Err(Halt::Stopped);
        }
        if turn.clocks[game.color].is_some() && Instant::now() > turn.deadline() {
            return Err(turn.lateness());
        }
        Ok(found.best().map_or(Move::Pass, |line| line.best))
    }
}

impl EnginePlayer<'_> {
    /// Returns a random move as often as the settings say.
    fn random_move(&mut self, turn: &Turn<'_>) -> Option<Move> {
        const PARTS: usize = 1 << 20;
        let part = self.random.below(PARTS) as f64 / PARTS as f64;
        let moves = turn.game.legal_moves();
        let random = self.random.choose(&moves).copied();
        random.filter(|_| part < self.settings.random)
    }
}

/// Returns how a clock limits the engine's time.
fn clock_limits(clock: Clock, game: &Game) -> Limits {
    match clock {
        Clock::PerMove(time) => Limits::answer_time(time, MOVE_OVERHEAD),
        Clock::Game { left, increment } => {
            let clock = loa_engine::Clock {
                left,
                increment,
                moves: None,
                played: game.plies() / 2,
            };
            Limits::clock(clock, MOVE_OVERHEAD)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        read_contender(text).unwrap_err().to_string()
    }

    #[test]
    fn an_engine_is_described_by_keys() {
        let contender = read_contender("engine:nodes=500,without=null-move+killers").unwrap();
        assert_eq!(contender.name, "engine:nodes=500,without=null-move+killers");
        assert_eq!(
            read_contender("engine:name=A,time=1+0.1").unwrap().name,
            "A"
        );
        assert_eq!(read_contender("engine").unwrap().name, "engine");
        let keys = |text: &str| EngineSettings::of(&parse_keys(text).unwrap()).unwrap();
        let settings = keys("level=3,without=killers,depth=4,without=proof");
        assert!(
            !settings.techniques.has(Technique::Killers)
                && !settings.techniques.has(Technique::Proof)
        );
        assert_eq!(settings.limits, Limits::depth(4));
        let is_reproducible = |text| read_contender(text).unwrap().is_reproducible();
        assert!(is_reproducible("engine:depth=4") && !is_reproducible("engine:depth=4,time=1"));
        assert_eq!(keys("").limits, Level::DEFAULT.reproducible_limits());
        // As deep as a search can go, and yet a limit.
        assert_eq!(keys("depth=64").limits, Limits::depth(64));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        assert_eq!(error("engine:level=11"), "invalid level '11'");
        assert_eq!(error("engine:nodes=0"), "invalid nodes '0'");
        assert_eq!(error("engine:level=1,level=2"), "'level' is given twice");
        for text in ["1.5", "-1", "NaN", "often"] {
            assert_eq!(
                error(&format!("engine:random={text}")),
                format!("invalid random '{text}'")
            );
        }
        assert!(error("engine:speed=3").starts_with("an engine has no 'speed' (name, level"));
        assert!(error("engine:net=absent").starts_with("can't read the net absent: "));
        assert!(error("engine:without=luck").starts_with("'luck' is not a technique"));
        assert_eq!(error("engines"), "'engines' is not KEY=VALUE");
    }
}
