//! Programs as players: an adapter for each dialect, which moves lines between the program and
//! `loa-protocol`.

use super::contender::{PlayerDialect, ProgramSettings};
use super::player::{Assignment, Fault, Halt, Player, PlayerFactory, Turn};
use super::program::Program;
use crate::process::{ChildProcess, SpawnError};
use loa::{ByColor, Move};
use loa_protocol::{
    Item, Message, OutputReader, UciGo, is_same_dump, read_codingame_answer, read_dump,
    read_uci_best, read_uci_option_name, write_berkeley_moves, write_berkeley_opening,
    write_codingame_side, write_codingame_turn, write_uci_position,
};
use std::collections::VecDeque;
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

impl PlayerFactory for ProgramSettings {
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault> {
        let program = Program::start(&self.command)?;
        Ok(match self.dialect {
            PlayerDialect::Berkeley => Box::new(Berkeley {
                settings: self,
                program,
                reader: OutputReader::default(),
                items: VecDeque::new(),
                known: None,
            }),
            PlayerDialect::Uci => Box::new(Uci {
                settings: self,
                program,
            }),
            PlayerDialect::Codingame => Box::new(Codingame {
                program,
                has_moved: false,
            }),
        })
    }

    /// Starts the program and ends it again.
    fn check(&self) -> Result<(), SpawnError> {
        let (events, _) = sync_channel(0);
        ChildProcess::spawn(&self.command, 0, &events).map(drop)
    }
}

/// A program that takes the commands of the CS 61B course project.
///
/// Both sides are set manual, the opening is played, and `dump` shows whether it was taken; then
/// the program's side becomes automated and the opponent's moves are typed. Passes are not typed:
/// each program makes them by itself.
struct Berkeley<'a> {
    settings: &'a ProgramSettings,
    program: Program,
    reader: OutputReader,
    items: VecDeque<Item>,
    /// The plies that the program knows of; `None` until its side is automated.
    known: Option<usize>,
}

impl Berkeley<'_> {
    fn next(&mut self, game: &Assignment<'_>, deadline: Instant) -> Result<Option<Item>, Halt> {
        loop {
            if let Some(item) = self.items.pop_front() {
                return Ok(Some(item));
            }
            let Some(piece) = self.program.read(game, deadline)? else {
                return Ok(None);
            };
            let mut lines = Vec::new();
            let flaw = self.reader.feed(&piece, &mut lines);
            self.items
                .extend(lines.into_iter().filter_map(|line| line.item));
            // What it said before it said too much still counts.
            if self.items.is_empty() {
                flaw?;
            }
        }
    }
}

impl Player for Berkeley<'_> {
    fn prepare(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        let init = &self.settings.init;
        let opening = write_berkeley_opening(game.opening, game.preset, game.start, init);
        self.program.send(opening);
        let deadline = Instant::now() + game.startup;
        while let Some(item) = self.next(game, deadline)? {
            if let Item::Dump(lines) = item {
                let board = read_dump(&String::from_utf8_lossy(&lines.join(&b'\n')));
                let expected = game.opening.position();
                let is_taken = board.is_some_and(|board| is_same_dump(&board, expected));
                return match is_taken {
                    true => Ok(()),
                    false => Err(Fault::OtherBoard.into()),
                };
            }
        }
        let (question, limit) = ("dump", game.startup);
        Err(Fault::NoAnswer { question, limit }.into())
    }

    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        let mut text = String::new();
        let known = self.known.unwrap_or_else(|| {
            text = format!("auto {:#}\n", game.color);
            game.opening.past().len()
        });
        let past = turn.game.past();
        text += &write_berkeley_moves(&past[known..], !game.color);
        self.known = Some(past.len());
        self.program.send(text);
        while let Some(item) = self.next(game, turn.deadline())? {
            match item {
                Item::Message(Message::Move(from, to)) => return Ok(Move::Jump(from, to)),
                Item::Message(Message::End(outcome)) => {
                    return Err(Fault::FalseEnd(outcome).into());
                }
                Item::Message(Message::Other(text)) => {
                    return Err(Fault::no_move(text.as_bytes()).into());
                }
                Item::Dump(_) => {}
            }
        }
        Err(turn.lateness())
    }

    fn last_words(&mut self) -> Option<String> {
        self.program.last_words()
    }
}

/// A program that speaks the Universal Chess Interface, with moves of Lines of Action.
struct Uci<'a> {
    settings: &'a ProgramSettings,
    program: Program,
}

impl Player for Uci<'_> {
    fn prepare(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        let announced = self.program.ask(game, "uci", "uciok")?;
        let has = |name: &str| {
            let mut names = announced
                .iter()
                .filter_map(|line| read_uci_option_name(line));
            names.any(|announced| announced.eq_ignore_ascii_case(name))
        };
        let board = game.opening.first_position().size();
        let of_game = [
            ("Rules".to_owned(), game.preset.to_string()),
            ("Board".to_owned(), board.to_string()),
        ];
        let of_game = of_game.iter().filter(|(name, _)| has(name));
        for (name, value) in of_game.chain(&self.settings.options) {
            self.program
                .send(format!("setoption name {name} value {value}\n"));
        }
        self.program.send("ucinewgame\n".to_owned());
        self.get_ready(game)
    }

    fn get_ready(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        let before = self.program.ask(game, "isready", "readyok")?;
        match before.iter().find(|line| line.starts_with(b"bestmove")) {
            Some(line) => Err(Fault::no_move(line).into()),
            None => Ok(()),
        }
    }

    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        let own = &turn.clocks[game.color];
        // An opponent without such a clock is shown with the same time.
        let clocks = own
            .for_game()
            .map(|own| ByColor::from_fn(|color| turn.clocks[color].for_game().unwrap_or(own)));
        let go = UciGo {
            move_time: own.per_move(),
            clock: ByColor::from_fn(|color| clocks.as_ref().map(|clocks| clocks[color].0)),
            increment: clocks.map_or_else(ByColor::default, |clocks| {
                ByColor::from_fn(|color| clocks[color].1)
            }),
            nodes: self.settings.nodes,
            depth: self.settings.depth,
            ..UciGo::default()
        };
        let position = write_uci_position(turn.game, game.preset.start);
        self.program.send(format!("{position}\n{go}\n"));
        while let Some(line) = self.program.read_line(game, turn.deadline())? {
            if let Some(best) = read_uci_best(&line) {
                return best.ok_or_else(|| Fault::no_move(&line).into());
            }
        }
        Err(turn.lateness())
    }

    fn last_words(&mut self) -> Option<String> {
        self.program.last_words()
    }
}

/// A bot for CodinGame.
struct Codingame {
    program: Program,
    has_moved: bool,
}

impl Player for Codingame {
    fn prepare(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        self.program.send(write_codingame_side(game.color));
        Ok(())
    }

    fn time_for_move(&self, usual: Duration) -> Duration {
        /// What CodinGame gives for the first move, which includes starting the program.
        const FIRST_MOVE: Duration = Duration::from_secs(1);
        match self.has_moved {
            true => usual,
            false => usual.max(FIRST_MOVE),
        }
    }

    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        self.has_moved = true;
        self.program.send(write_codingame_turn(turn.game));
        while let Some(line) = self.program.read_line(game, turn.deadline())? {
            if let Some(answer) = read_codingame_answer(&line) {
                return answer.ok_or_else(|| Fault::no_move(&line).into());
            }
        }
        Err(turn.lateness())
    }

    fn is_asked_to_pass(&self) -> bool {
        true
    }

    fn last_words(&mut self) -> Option<String> {
        self.program.last_words()
    }
}
