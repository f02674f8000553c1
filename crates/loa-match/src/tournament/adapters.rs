//! Programs that take the commands of the CS 61B course project.
//!
//! Both sides are set manual, the opening is played, and `dump` shows whether it was taken; then the
//! program's side becomes automated and the opponent's moves are typed. Passes are not typed: each
//! program makes them by itself.

use super::super::deadline::Deadline;
use super::super::process::{Heard, Process};
use super::{Fault, Halt, Seat, Stop, Task, Turn};
use crate::CommandLine;
use loa::{Color, Game, Move, Position, Preset, Size};
use loa_protocol::read_dump;
use loa_protocol::{Item, Message, OutputReader};
use std::collections::VecDeque;
use std::fmt::Write;

pub(super) struct Berkeley {
    process: Process,
    reader: OutputReader,
    items: VecDeque<Item>,
    /// The plies that the program knows of; `None` until its side is automated.
    known: Option<usize>,
}

impl Berkeley {
    pub(super) fn start(command: &CommandLine) -> Result<Berkeley, Fault> {
        Ok(Berkeley {
            process: Process::start(command)?,
            reader: OutputReader::default(),
            items: VecDeque::new(),
            known: None,
        })
    }

    fn next(&mut self, deadline: &mut Deadline, stop: &Stop) -> Result<Option<Item>, Halt> {
        loop {
            if let Some(item) = self.items.pop_front() {
                return Ok(Some(item));
            }
            let Heard::Output(piece) = self.process.listen(deadline, stop)? else {
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

impl Seat for Berkeley {
    fn prepare(&mut self, task: &Task<'_>, stop: &Stop) -> Result<(), Halt> {
        self.process.send(preparation(task));
        let mut deadline = Deadline::after(task.startup);
        loop {
            match self.next(&mut deadline, stop)? {
                Some(Item::Dump(lines)) => {
                    let text = String::from_utf8_lossy(&lines.join(&b'\n')).into_owned();
                    let board = read_dump(&text);
                    let taken = board.is_some_and(|board| same(&board, task.opening.position()));
                    return if taken {
                        Ok(())
                    } else {
                        Err(Fault::OtherBoard.into())
                    };
                }
                Some(Item::Message(_)) => {}
                None => {
                    return Err(Fault::NoAnswer {
                        question: "dump",
                        limit: task.startup,
                    }
                    .into());
                }
            }
        }
    }

    fn choose(
        &mut self,
        task: &Task<'_>,
        game: &Game,
        turn: &mut Turn<'_>,
        stop: &Stop,
    ) -> Result<Move, Halt> {
        let mut lines = String::new();
        let known = self.known.unwrap_or_else(|| {
            let _ = writeln!(lines, "auto {:#}", task.color);
            task.opening.past().len()
        });
        for ply in &game.past()[known..] {
            if ply.before.turn() != task.color && ply.mv != Move::Pass {
                let _ = writeln!(lines, "{}", ply.mv);
            }
        }
        self.known = Some(game.past().len());
        self.process.send(lines);
        loop {
            match self.next(&mut turn.deadline, stop)? {
                Some(Item::Message(Message::Move(from, to))) => return Ok(Move::Jump(from, to)),
                Some(Item::Message(Message::End(outcome))) => {
                    return Err(Fault::FalseEnd(outcome).into());
                }
                Some(Item::Message(Message::Other(text))) => {
                    return Err(Fault::no_move(text.as_bytes()).into());
                }
                Some(Item::Dump(_)) => {}
                None => return Err(Fault::Late(turn.limit).into()),
            }
        }
    }

    fn last_words(&mut self) -> Option<String> {
        self.process.last_words()
    }
}

/// All that is sent before the game, up to `dump`.
fn preparation(task: &Task<'_>) -> String {
    let mut text = String::from("manual black\nmanual white\n");
    for line in &task.contender.init {
        let _ = writeln!(text, "{line}");
    }
    let first = *task.opening.first_position();
    let size = first.size();
    // Commands that only some programs know are sent only where they are needed.
    if *task.preset != Preset::BERKELEY {
        let _ = writeln!(text, "rules {}", task.preset);
    }
    if size != Size::STANDARD {
        let _ = writeln!(text, "size {size}");
    }
    if task.start != task.preset.start {
        let _ = writeln!(text, "start {}", task.start);
    }
    set_up(&mut text, &Position::start(size, task.start), &first);
    for ply in task.opening.past() {
        if ply.mv != Move::Pass {
            let _ = writeln!(text, "{}", ply.mv);
        }
    }
    text.push_str("dump\n");
    text
}

/// Writes the commands that lead from one board to another, square by square.
fn set_up(text: &mut String, from: &Position, to: &Position) {
    if from == to {
        return;
    }
    let squares = to.size().squares();
    let corner = squares.into_iter().take(1);
    let different = squares
        .into_iter()
        .filter(|square| from.at(*square) != to.at(*square));
    // One at least, for the side to move.
    for square in different.chain(corner) {
        let piece = match to.at(square) {
            Some(Color::Black) => "black",
            Some(Color::White) => "white",
            None => "-",
        };
        let _ = writeln!(text, "set {square} {piece} {:#}", to.turn());
    }
}

/// Compares boards; whose turn it is says nothing before a forced pass.
fn same(dump: &Position, expected: &Position) -> bool {
    let turn_is_open = expected.is_blocked() || dump.is_blocked();
    dump.size() == expected.size()
        && Color::ALL
            .iter()
            .all(|color| dump.pieces(*color) == expected.pieces(*color))
        && (turn_is_open || dump.turn() == expected.turn())
}
