//! `--dialect cuhk`: the game client of the CSCI1520 course project.

use super::computer::Computer;
use super::engine_options::EngineOptions;
use super::input::open;
use super::journal::Journal;
use super::output::Output;
use super::plan::refuse;
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use loa::{Color, Game, Position, Preset, Size};
use loa_protocol::{CuhkClient, CuhkWords, Setting, write_cuhk_move};
use std::io::{BufReader, Bytes, IsTerminal, Read};
use std::iter::Fuse;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Plays one game, or the part of it that the input has.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    // No board of this size has been solved.
    refuse(flags, &["--display", "--tables"], "cuhk")?;
    let start = flags.start.unwrap_or(Preset::CUHK.start);
    let first = Position::start(Size::STANDARD, start);
    let words = Words::new(flags.input.as_deref())?;
    let player = Player {
        client: CuhkClient::new(Game::new(Preset::CUHK.rules, first)),
        words,
        output: Output::new(flags.output.as_deref(), false)?,
        journal: Journal::new(flags.log.as_deref(), &[])?,
        computer: computer(flags)?,
        automated: flags.auto.clone(),
        strict: flags.strict,
        at_terminal: is_at_terminal(flags),
    };
    player.run()
}

/// Tells whether input and output are a terminal.
fn is_at_terminal(flags: &PlayFlags) -> bool {
    let files = flags.input.is_some() || flags.output.is_some();
    !files && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

fn computer(flags: &PlayFlags) -> Result<Computer> {
    let mut computer = Computer::new(&EngineOptions::new(flags)?, Arc::default());
    let level = flags.level.map(Setting::Level);
    let seed = flags.seed.map(Setting::Seed);
    for setting in level.into_iter().chain(seed) {
        computer.set(setting);
    }
    Ok(computer)
}

/// The client with its input, output and computer player.
struct Player {
    client: CuhkClient,
    words: Words,
    output: Output,
    journal: Journal,
    computer: Computer,
    automated: Vec<Color>,
    strict: bool,
    at_terminal: bool,
}

impl Player {
    fn run(mut self) -> Result<ExitCode> {
        let opening = self.client.opening();
        self.output.say(&opening)?;
        loop {
            let game = self.client.game();
            if game.status().is_over() {
                return Ok(ExitCode::SUCCESS);
            }
            if self.automated.contains(&game.position().turn()) {
                self.computer_move()?;
                continue;
            }
            let Some(word) = self.words.next()? else {
                if self.at_terminal {
                    // A shell's prompt comes next.
                    self.output.say("\n")?;
                }
                return Ok(ExitCode::SUCCESS);
            };
            if !self.answer(word)? {
                return Ok(ExitCode::FAILURE);
            }
        }
    }

    /// Plays the computer's move and prints it as if it had been typed.
    fn computer_move(&mut self) -> Result<()> {
        let mv = self.computer.choose(self.client.game());
        let typed = write_cuhk_move(mv);
        let after = self.client.play(mv);
        let after = after.context("the computer chose an illegal move")?;
        self.journal.write(std::slice::from_ref(&typed))?;
        self.output.say(&format!("{typed}\n{after}"))
    }

    /// Takes a word; returns whether the game may go on.
    fn answer(&mut self, word: Vec<u8>) -> Result<bool> {
        let Some(answer) = self.client.take(word) else {
            return Ok(true);
        };
        if let Some(mv) = answer.played {
            self.journal.write(&[write_cuhk_move(mv)])?;
        } else if self.strict {
            let refusal = answer.text.split_inclusive('\n').next();
            self.output.say(refusal.unwrap_or_default())?;
            return Ok(false);
        }
        self.output.say(&answer.text)?;
        Ok(true)
    }
}

/// The words of a file or standard input, read only as far as requested.
struct Words {
    bytes: Fuse<Bytes<BufReader<Box<dyn Read>>>>,
    words: CuhkWords,
    name: String,
}

impl Words {
    fn new(path: Option<&Path>) -> Result<Words> {
        let (reader, name): (Box<dyn Read>, String) = match path {
            Some(path) => (Box::new(open(path)?), path.display().to_string()),
            None => (Box::new(std::io::stdin()), "standard input".to_owned()),
        };
        Ok(Words {
            bytes: BufReader::new(reader).bytes().fuse(),
            words: CuhkWords::default(),
            name,
        })
    }

    /// Returns the next word; `None` at the end of the input.
    fn next(&mut self) -> Result<Option<Vec<u8>>> {
        for byte in &mut self.bytes {
            let byte = byte.with_context(|| format!("can't read {}", self.name))?;
            if let Some(word) = self.words.push(byte) {
                return Ok(Some(word));
            }
        }
        Ok(self.words.finish())
    }
}
