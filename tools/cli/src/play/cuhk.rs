//! `--dialect cuhk`: the game client of the CSCI1520 course project.

use super::computer::Computer;
use super::engine_options::EngineOptions;
use super::input::is_at_terminal;
use super::output::Output;
use super::streams::{Journal, open_input};
use crate::play::Flags;
use anyhow::{Context, Result};
use loa::{Game, Position, Preset, Size};
use loa_protocol::{CuhkAnswer, CuhkClient, Setting, write_cuhk_move};
use std::fs::File;
use std::io::{BufReader, Bytes, Read};
use std::iter::Fuse;
use std::process::ExitCode;

/// Plays one game, or the part of it that the input has.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let start = flags.start.unwrap_or(Preset::CUHK.start);
    let first = Position::start(Size::STANDARD, start);
    let (reader, input_name) = open_input(flags.input.as_deref())?;
    let mut computer = Computer::new(EngineOptions::new(flags)?)?;
    let level = flags.level.map(|level| Setting::Level(level.number()));
    let seed = flags.seed.map(Setting::Seed);
    for setting in level.into_iter().chain(seed) {
        computer.set(setting);
    }
    let program = CuhkProgram {
        flags,
        client: CuhkClient::new(Game::new(Preset::CUHK.rules, first)),
        input: BufReader::new(reader).bytes().fuse(),
        input_name,
        output: Output::new(flags.output.as_deref())?,
        journal: Journal::new(flags.log.as_deref(), &[])?,
        computer,
    };
    program.run()
}

/// The client with its input, output and computer player.
struct CuhkProgram<'a> {
    flags: &'a Flags,
    client: CuhkClient,
    /// Read only as far as requested.
    input: Fuse<Bytes<BufReader<File>>>,
    input_name: String,
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
            let byte = self.input.next().transpose();
            let byte = byte.with_context(|| format!("can't read {}", self.input_name))?;
            let answer = match byte {
                Some(byte) => self.client.push(byte),
                None => self.client.end_word(),
            };
            if let Some(answer) = answer {
                if !self.answer(&answer)? {
                    return Ok(ExitCode::FAILURE);
                }
            } else if byte.is_none() {
                if is_at_terminal(self.flags) {
                    // A shell's prompt comes next.
                    self.output.say("\n")?;
                }
                return Ok(ExitCode::SUCCESS);
            }
        }
    }

    /// Plays the computer's move and prints it as if it had been typed.
    fn computer_move(&mut self) -> Result<()> {
        let mv = self.computer.choose(self.client.game());
        let typed = write_cuhk_move(mv);
        let after = self.client.play(mv);
        let after = after.context("the computer chose an illegal move")?;
        self.journal.write(&[&typed])?;
        self.output.say(&format!("{typed}\n{after}"))
    }

    /// Says and logs what the client answers; returns whether the game may go on.
    fn answer(&mut self, answer: &CuhkAnswer) -> Result<bool> {
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
