//! Programs as players: what each dialect sends and reads, by way of `loa-protocol`.

use super::clock::Clock;
use super::contender::{PlayerDialect, ProgramSettings};
use super::player::{Assignment, Fault, Halt, Player, PlayerFactory, Turn, quoted};
use super::program::Program;
use crate::process::SpawnError;
use crate::sandbox::Sandbox;
use loa::{Color, Move};
use loa_protocol::{
    Item, Message, OutputReader, UciGo, is_same_dump, read_codingame_answer, read_dump,
    read_uci_best, read_uci_option_name, write_berkeley_moves, write_berkeley_opening,
    write_codingame_side, write_codingame_turn, write_uci_position,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A program during a game.
struct ProgramPlayer<'a> {
    settings: &'a ProgramSettings,
    program: Program,
    /// Sorts the output of a `berkeley` program.
    reader: OutputReader,
    /// The plies of the game when it was last asked for a move; `None` at first.
    known: Option<usize>,
}

impl PlayerFactory for ProgramSettings {
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault> {
        Ok(Box::new(ProgramPlayer {
            settings: self,
            program: Program::start(&self.command).map_err(Fault::NotStarted)?,
            reader: OutputReader::default(),
            known: None,
        }))
    }

    fn check(&self) -> Result<(), SpawnError> {
        Program::check(&self.command)
    }

    fn enclosed(&self, sandbox: &Sandbox) -> Option<Arc<dyn PlayerFactory>> {
        let command = sandbox.enclose_own(&self.command);
        Some(Arc::new(ProgramSettings {
            command,
            ..self.clone()
        }))
    }
}

impl Player for ProgramPlayer<'_> {
    fn prepare(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        match self.settings.dialect {
            PlayerDialect::Berkeley => self.prepare_berkeley(game),
            PlayerDialect::Uci => self.prepare_uci(game),
            PlayerDialect::Codingame => {
                self.program.send(write_codingame_side(game.color));
                Ok(())
            }
        }
    }

    fn get_ready(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        if self.settings.dialect != PlayerDialect::Uci {
            return Ok(());
        }
        let before = self.program.ask(game, "isready", "readyok")?;
        match before.iter().find(|line| read_uci_best(line).is_some()) {
            Some(line) => Err(Fault::Unasked(quoted(line)).into()),
            None => Ok(()),
        }
    }

    fn time_for_move(&self, usual: Duration) -> Duration {
        /// What CodinGame gives for the first move, which includes starting the program.
        const FIRST_MOVE: Duration = Duration::from_secs(1);
        match (self.settings.dialect, self.known) {
            (PlayerDialect::Codingame, None) => usual.max(FIRST_MOVE),
            _ => usual,
        }
    }

    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        let question = match self.settings.dialect {
            PlayerDialect::Berkeley => self.berkeley_moves(game, turn),
            PlayerDialect::Uci => self.uci_go(game, turn),
            PlayerDialect::Codingame => write_codingame_turn(turn.game),
        };
        // After a pass of the opponent a `berkeley` program goes on by itself; a `codingame` one
        // may know the start position before it reads it.
        let knows_start = self.settings.dialect == PlayerDialect::Codingame && self.known.is_none();
        if !question.is_empty() && !knows_start {
            self.check_silence(game)?;
        }
        self.known = Some(turn.game.past().len());
        self.program.send(question);
        while let Some(line) = self.program.read_line(game.stop, turn.deadline())? {
            if let Some(answer) = self.answer(&line)? {
                return answer.ok_or_else(|| Fault::NoMove(quoted(&line)).into());
            }
        }
        let line = self.program.unfinished.clone();
        match self.answer(&line) {
            Ok(Some(Some(_))) => {
                let (limit, line) = (turn.limit, quoted(&line));
                Err(Fault::Unfinished { limit, line }.into())
            }
            _ => Err(turn.lateness()),
        }
    }

    fn is_asked_to_pass(&self) -> bool {
        self.settings.dialect == PlayerDialect::Codingame
    }

    fn last_words(&mut self) -> Option<String> {
        self.program.last_words()
    }
}

impl ProgramPlayer<'_> {
    /// Reads a line; `None` if it is not an answer, `Some(None)` if it is not a move.
    fn answer(&mut self, line: &[u8]) -> Result<Option<Option<Move>>, Fault> {
        match self.settings.dialect {
            PlayerDialect::Berkeley => self.berkeley_answer(line),
            PlayerDialect::Uci => Ok(read_uci_best(line)),
            PlayerDialect::Codingame => Ok(read_codingame_answer(line)),
        }
    }

    /// Checks that the program has not answered before it is asked.
    fn check_silence(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        while let Some(line) = self.program.read_line(game.stop, Instant::now())? {
            if self.answer(&line)?.is_some() {
                return Err(Fault::Unasked(quoted(&line)).into());
            }
        }
        Ok(())
    }
}

/// `berkeley`: both sides are set manual, the opening is played, and `dump` shows whether it was
/// taken; then the program's side becomes automated and the opponent's moves are typed. Passes are
/// not typed: each program makes them by itself.
impl ProgramPlayer<'_> {
    fn prepare_berkeley(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
        let init = &self.settings.init;
        let opening = write_berkeley_opening(game.opening, game.preset, game.start, init);
        self.program.send(opening);
        let deadline = Instant::now() + game.startup;
        while let Some(line) = self.program.read_line(game.stop, deadline)? {
            if let Some(Item::Dump(lines)) = self.reader.take_line(&line)?.item {
                let board = read_dump(&String::from_utf8_lossy(&lines.join(&b'\n')));
                let expected = game.opening.position();
                return match board {
                    Some(board) if is_same_dump(&board, expected) => Ok(()),
                    _ => Err(Fault::OtherBoard.into()),
                };
            }
        }
        let (question, limit) = ("dump", game.startup);
        Err(Fault::NoAnswer { question, limit }.into())
    }

    fn berkeley_moves(&self, game: &Assignment<'_>, turn: &Turn<'_>) -> String {
        let (begin, known) = match self.known {
            Some(known) => (String::new(), known),
            None => (
                format!("auto {:#}\n", game.color),
                game.opening.past().len(),
            ),
        };
        begin + &write_berkeley_moves(&turn.game.past()[known..], !game.color)
    }

    fn berkeley_answer(&mut self, line: &[u8]) -> Result<Option<Option<Move>>, Fault> {
        match self.reader.take_line(line)?.item {
            Some(Item::Message(Message::Move(mv))) => Ok(Some(Some(mv))),
            Some(Item::Message(Message::End(outcome))) => Err(Fault::FalseEnd(outcome)),
            Some(Item::Message(Message::Other(text))) => {
                Err(Fault::NoMove(quoted(text.as_bytes())))
            }
            Some(Item::Dump(_)) | None => Ok(None),
        }
    }
}

/// `uci`: the Universal Chess Interface, with moves of Lines of Action.
impl ProgramPlayer<'_> {
    fn prepare_uci(&mut self, game: &Assignment<'_>) -> Result<(), Halt> {
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

    fn uci_go(&self, game: &Assignment<'_>, turn: &Turn<'_>) -> String {
        let mut go = UciGo {
            nodes: self.settings.nodes,
            depth: self.settings.depth,
            ..UciGo::default()
        };
        match turn.clocks[game.color] {
            None => {}
            Some(Clock::PerMove(time)) => go.move_time = Some(time),
            Some(Clock::Game { left, increment }) => {
                for color in Color::ALL {
                    // An opponent without such a clock is shown with the same time.
                    let (left, increment) = match turn.clocks[color] {
                        Some(Clock::Game { left, increment }) => (left, increment),
                        _ => (left, increment),
                    };
                    (go.clock[color], go.increment[color]) = (Some(left), increment);
                }
            }
        }
        let position = write_uci_position(turn.game, game.preset.start);
        format!("{position}\n{go}\n")
    }
}
