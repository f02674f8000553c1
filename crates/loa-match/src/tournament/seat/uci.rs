//! Programs that speak the Universal Chess Interface, with moves of Lines of Action.
//!
//! What chess calls white, the first player, is Black here, as in FEN: `wtime` is Black's clock.

use super::super::lines::Lines;
use super::super::time::Clock;
use super::{Fault, Halt, Seat, Stop, Task, Turn, bare};
use crate::CommandLine;
use loa::{Color, Game, Move, Position, Size, Start};
use loa_notation::{Fen, parse_move};
use std::fmt::Write;
use std::time::Duration;

pub(super) struct Uci {
    lines: Lines,
}

impl Uci {
    pub(super) fn start(command: &CommandLine) -> Result<Uci, Fault> {
        Ok(Uci {
            lines: Lines::start(command)?,
        })
    }

    fn synchronize(&mut self, limit: Duration, stop: &Stop) -> Result<(), Halt> {
        self.lines.send("isready");
        let before = self.lines.wait_for("readyok", "isready", limit, stop)?;
        match before.iter().find(|line| line.starts_with(b"bestmove")) {
            Some(line) => Err(Fault::no_move(line).into()),
            None => Ok(()),
        }
    }
}

impl Seat for Uci {
    fn prepare(&mut self, task: &Task<'_>, stop: &Stop) -> Result<(), Halt> {
        self.lines.send("uci");
        let told = self.lines.wait_for("uciok", "uci", task.startup, stop)?;
        let has = |name: &str| told.iter().any(|line| announces(line, name));
        let game = [
            ("Rules", task.preset.to_string()),
            ("Board", task.opening.first_position().size().to_string()),
        ];
        for (name, value) in game.iter().filter(|(name, _)| has(name)) {
            self.lines
                .send(&format!("setoption name {name} value {value}"));
        }
        for (name, value) in &task.contender.options {
            self.lines
                .send(&format!("setoption name {name} value {value}"));
        }
        self.lines.send("ucinewgame");
        self.synchronize(task.startup, stop)
    }

    fn get_ready(&mut self, task: &Task<'_>, stop: &Stop) -> Result<(), Halt> {
        self.synchronize(task.startup, stop)
    }

    fn choose(
        &mut self,
        task: &Task<'_>,
        game: &Game,
        turn: &mut Turn<'_>,
        stop: &Stop,
    ) -> Result<Move, Halt> {
        let lines = format!("{}\n{}", position(task, game), go(task, turn));
        self.lines.send(&lines);
        while let Some(line) = self.lines.next(&mut turn.deadline, stop)? {
            let mut words = line.split(u8::is_ascii_whitespace);
            if words.next() == Some(b"bestmove") {
                let word = words.next().unwrap_or_default();
                return read(word).ok_or_else(|| Fault::no_move(&line).into());
            }
        }
        Err(Fault::Late(turn.limit).into())
    }

    fn last_words(&mut self) -> Option<String> {
        self.lines.process.last_words()
    }
}

/// Tells whether a line announces an option, in any case.
fn announces(line: &[u8], name: &str) -> bool {
    let line = String::from_utf8_lossy(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["option", "name", word, "type", ..] => word.eq_ignore_ascii_case(name),
        _ => false,
    }
}

/// Says `startpos` only where programs agree what that is: to some it depends on the rules.
fn position(task: &Task<'_>, game: &Game) -> String {
    let first = game.first_position();
    let standard = Position::start(Size::STANDARD, Start::Standard);
    let mut text = if *first == standard && task.preset.start == Start::Standard {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", Fen::from(*first))
    };
    for (number, ply) in game.past().iter().enumerate() {
        let before = if number == 0 { " moves " } else { " " };
        text.push_str(before);
        text.push_str(&bare(ply.mv, "0000"));
    }
    text
}

fn go(task: &Task<'_>, turn: &Turn<'_>) -> String {
    let mut text = String::from("go");
    let own = &turn.clocks[task.color];
    if let Some(time) = own.per_move() {
        let _ = write!(text, " movetime {}", time.as_millis());
    }
    if let Some(clock) = own.for_game() {
        // An opponent without such a clock is shown with the same time.
        let of = |color: Color| Clock::for_game(&turn.clocks[color]).unwrap_or(clock);
        let ((black, black_more), (white, white_more)) = (of(Color::Black), of(Color::White));
        let _ = write!(
            text,
            " wtime {} btime {} winc {} binc {}",
            black.as_millis(),
            white.as_millis(),
            black_more.as_millis(),
            white_more.as_millis()
        );
    }
    if let Some(nodes) = task.contender.nodes {
        let _ = write!(text, " nodes {nodes}");
    }
    if let Some(depth) = task.contender.depth {
        let _ = write!(text, " depth {depth}");
    }
    text
}

fn read(word: &[u8]) -> Option<Move> {
    if word == b"0000" {
        return Some(Move::Pass);
    }
    parse_move(std::str::from_utf8(word).ok()?).ok()
}
