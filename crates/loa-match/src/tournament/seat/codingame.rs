//! Bots for CodinGame: they are sent the board and the legal moves, and answer with one line.

use super::super::lines::Lines;
use super::{Fault, Halt, Seat, Stop, Task, Turn, bare};
use crate::CommandLine;
use loa::{Color, Game, Move, Position, Square};
use loa_notation::parse_move;
use std::fmt::Write;
use std::time::Duration;

pub(super) struct Codingame {
    lines: Lines,
    has_moved: bool,
}

/// What CodinGame gives for the first move, in which the program may have to be started as well.
const FIRST_MOVE: Duration = Duration::from_secs(1);

impl Codingame {
    pub(super) fn start(command: &CommandLine) -> Result<Codingame, Fault> {
        Ok(Codingame {
            lines: Lines::start(command)?,
            has_moved: false,
        })
    }
}

impl Seat for Codingame {
    fn prepare(&mut self, task: &Task<'_>, _: &Stop) -> Result<(), Halt> {
        self.lines.send(letter(task.color));
        Ok(())
    }

    fn time_for_move(&self, usual: Duration) -> Duration {
        match self.has_moved {
            true => usual,
            false => usual.max(FIRST_MOVE),
        }
    }

    fn choose(
        &mut self,
        _: &Task<'_>,
        game: &Game,
        turn: &mut Turn<'_>,
        stop: &Stop,
    ) -> Result<Move, Halt> {
        self.has_moved = true;
        self.lines.process.send(question(game));
        while let Some(line) = self.lines.next(&mut turn.deadline, stop)? {
            // Bots may say something after the move.
            let mut words = line.split(u8::is_ascii_whitespace);
            if let Some(word) = words.find(|word| !word.is_empty()) {
                let mv = std::str::from_utf8(word).ok();
                let mv = mv.and_then(|word| parse_move(word).ok());
                return mv.ok_or_else(|| Fault::no_move(&line).into());
            }
        }
        Err(Fault::Late(turn.limit).into())
    }

    fn is_asked_to_pass(&self) -> bool {
        true
    }

    fn last_words(&mut self) -> Option<String> {
        self.lines.process.last_words()
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}

fn question(game: &Game) -> String {
    let mut text = board(game.position());
    let last = game.past().last();
    let last = last.map_or_else(|| "null".to_owned(), |ply| bare(ply.mv, "pass"));
    let _ = writeln!(text, "{last}");
    let moves = game.legal_moves();
    let jumps: Vec<&Move> = moves.iter().filter(|mv| **mv != Move::Pass).collect();
    let _ = writeln!(text, "{}", jumps.len());
    for jump in jumps {
        let _ = writeln!(text, "{}", bare(*jump, "pass"));
    }
    text
}

fn board(position: &Position) -> String {
    let size = position.size();
    let mut text = String::new();
    for rank in (0..size.height()).rev() {
        for file in 0..size.width() {
            let piece = Square::new(file, rank).and_then(|square| position.at(square));
            text.push_str(piece.map_or(".", letter));
        }
        text.push('\n');
    }
    text
}
