//! `--dialect cuhk`: the game client of the CSCI1520 course project.

use super::computer::Computer;
use super::engine_options::EngineOptions;
use super::input::is_at_terminal;
use super::journal::Journal;
use super::output::Output;
use super::streams::open_input;
use crate::play::Flags;
use anyhow::{Context, Result};
use loa::{Game, Position, Preset, Size};
use loa_protocol::{CuhkClient, CuhkWords, Setting, write_cuhk_move};
use std::fs::File;
use std::io::{BufReader, Bytes, Read};
use std::iter::Fuse;
use std::path::Path;
use std::process::ExitCode;

/// Plays one game, or the part of it that the input has.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let start = flags.start.unwrap_or(Preset::CUHK.start);
    let first = Position::start(Size::STANDARD, start);
    let program = CuhkProgram {
        flags,
        client: CuhkClient::new(Game::new(Preset::CUHK.rules, first)),
        words: Words::new(flags.input.as_deref())?,
        output: Output::new(flags.output.as_deref())?,
        journal: Journal::new(flags.log.as_deref(), &[])?,
        computer: computer(flags)?,
    };
    program.run()
}

fn computer(flags: &Flags) -> Result<Computer> {
    let mut computer = Computer::new(EngineOptions::new(flags)?)?;
    let level = flags.level.map(Setting::Level);
    let seed = flags.seed.map(Setting::Seed);
    for setting in level.into_iter().chain(seed) {
        computer.set(setting);
    }
    Ok(computer)
}

/// The client with its input, output and computer player.
struct CuhkProgram<'a> {
    flags: &'a Flags,
    client: CuhkClient,
    words: Words,
    output: Output,
    journal: Journal,
    computer: Computer,
}

impl CuhkProgram<'_> {
    fn run(mut self) -> Result<ExitCode> {
        let opening = self.client.opening();
        self.output.say(&opening)?;
        loop {
            let game = self.client.game();
            if game.status().is_over() {
                return Ok(ExitCode::SUCCESS);
            }
            if self.flags.auto.contains(&game.position().turn()) {
                self.computer_move()?;
                continue;
            }
            let Some(word) = self.words.next()? else {
                if is_at_terminal(self.flags) {
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
        } else if self.flags.strict {
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
    bytes: Fuse<Bytes<BufReader<File>>>,
    words: CuhkWords,
    name: String,
}

impl Words {
    fn new(path: Option<&Path>) -> Result<Words> {
        let (reader, name) = open_input(path)?;
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
