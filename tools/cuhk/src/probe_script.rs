use crate::script::{GraderScript, GraderStep, quoted};
use loa::{Color, Position, Size, Start};
use loa_protocol::{cuhk_letter, cuhk_square, read_cuhk_move, write_cuhk_board};
use std::fmt::Write;

/// A script for the probe of classes, in the making: orders, and what a right class answers.
#[derive(Clone, Debug)]
pub(crate) struct ProbeScript {
    /// The board; the side to move is the class's current player.
    position: Position,
    pub(crate) script: GraderScript,
}

impl ProbeScript {
    /// Begins with a new object.
    pub(crate) fn new() -> ProbeScript {
        let position = Position::start(Size::STANDARD, Start::Sides);
        let script = GraderScript::default();
        ProbeScript { position, script }.give(&position, "new", "new LinesOfAction", "")
    }

    /// Adds an order, as the scripts of rules have them.
    pub(crate) fn order(mut self, line: &str) -> ProbeScript {
        let before = self.position;
        if let Some((asked, answer)) = self.answer(line) {
            return self.give(&before, line, asked, &answer);
        }
        let (order, rest) = line.split_once(' ').unwrap_or((line, ""));
        match order {
            "set" => self.set(rest),
            "invalid" => {
                let (from, to) = rest.split_once(' ').unwrap_or_default();
                self.attempt(&word(from), &word(to), false)
            }
            "swap" => {
                self.position.set_turn(!before.turn());
                self.give(&before, "swap", "swapPlayer()", "")
            }
            _ => self.tries(line),
        }
    }

    /// Returns what the class is asked by an order, and the right answer; `None` if the order is no
    /// question.
    fn answer(&self, order: &str) -> Option<(&'static str, String)> {
        let position = &self.position;
        let [player, next] = [position.turn(), !position.turn()].map(cuhk_letter);
        let [black, white] = Color::ALL.map(|color| position.is_connected(color));
        let [blacks, whites] = Color::ALL.map(|color| position.pieces(color).len());
        let over = match (black, white) {
            (true, true) => 'D',
            (true, false) => 'B',
            (false, true) => 'W',
            (false, false) => '-',
        };
        Some(match order {
            "players" => (
                "currentPlayer, nextPlayer, getCurrentPlayer()",
                format!("currentPlayer {player}, nextPlayer {next}, getCurrentPlayer() {player}\n"),
            ),
            "connected" => (
                "hasConnected('B'), hasConnected('W')",
                format!("hasConnected('B') {black}\nhasConnected('W') {white}\n"),
            ),
            "over" => ("gameOver()", format!("gameOver() '{over}'\n")),
            "print" => ("printGame()", write_cuhk_board(position)),
            "counts" => (
                "blacks, whites",
                format!("blacks {blacks}, whites {whites}\n"),
            ),
            _ => return None,
        })
    }

    /// Puts pieces on squares of an otherwise empty board: `BLACK / WHITE PLAYER`.
    fn set(mut self, pieces: &str) -> ProbeScript {
        let (black, rest) = pieces.split_once('/').unwrap_or_default();
        let (white, player) = rest.rsplit_once(' ').unwrap_or_default();
        let is_black = player == "B";
        let player = if is_black { Color::Black } else { Color::White };
        let mut position = Position::empty(Size::STANDARD);
        for (names, color) in [(black, Color::Black), (white, Color::White)] {
            for name in names.split_whitespace() {
                let square = cuhk_square(name.as_bytes());
                let set = square.map(|square| position.set(square, Some(color), player));
                assert!(matches!(set, Some(Ok(()))), "{name} is not a square");
            }
        }
        position.set_turn(player);
        self.position = position;
        let board = write_cuhk_board(&position);
        let rows = board.lines().skip(1);
        let cells: String = rows.flat_map(|row| row.split(' ').skip(1)).collect();
        let order = format!("set {cells} {}", cuhk_letter(player));
        self.give(&position, &order, "the board is set up", "")
    }

    /// Tries moves: `d3 not e3 c3 to f3` are three of the piece on d3, of which only the last is
    /// valid. A comma stands before the moves of another piece.
    fn tries(mut self, moves: &str) -> ProbeScript {
        for moves in moves.split(", ") {
            let (from, rest) = moves.split_once(' ').unwrap_or((moves, ""));
            let mut is_valid = false;
            for word in rest.split(' ') {
                match word {
                    "not" => is_valid = false,
                    "to" => is_valid = true,
                    to => self = self.attempt(from.as_bytes(), to.as_bytes(), is_valid),
                }
            }
        }
        self
    }

    /// Tries a move.
    pub(crate) fn attempt(mut self, from: &[u8], to: &[u8], is_valid: bool) -> ProbeScript {
        let before = self.position;
        let legal = read_cuhk_move(from, to).filter(|mv| before.check(*mv).is_ok());
        let player = cuhk_letter(before.turn());
        let asked = format!("{player}: move({}, {})", quoted(from), quoted(to));
        assert_eq!(legal.is_some(), is_valid, "{asked}");
        if let Some(mv) = legal {
            self.position.play_unchecked(mv);
            self.position.set_turn(before.turn());
        }
        let order = format!("move {} {}", hexadecimal(from), hexadecimal(to));
        let answer = format!("returns {is_valid}\n");
        self.give(&before, &order, &asked, &answer)
    }

    /// Gives an order that has led from one position to the present one.
    fn give(mut self, before: &Position, order: &str, asked: &str, answer: &str) -> ProbeScript {
        self.script.input.extend_from_slice(order.as_bytes());
        self.script.input.push(b'\n');
        let command = order.split(' ').next().unwrap_or_default();
        let expected = format!("{command}\n{answer}{}", board(&self.position));
        self.script.steps.push(GraderStep {
            begins: matches!(command, "new" | "set"),
            ..GraderStep::new(asked, before, expected)
        });
        self
    }
}

/// Reads a word of a move that is not valid.
fn word(text: &str) -> Vec<u8> {
    if let Some((word, times)) = text.split_once('*') {
        return word.as_bytes().repeat(times.parse().unwrap_or(0));
    }
    let mut parts = text.trim_matches('"').split("\\x");
    let mut word = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (byte, rest) = part.split_at(2);
        word.extend(u8::from_str_radix(byte, 16));
        word.extend(rest.as_bytes());
    }
    word
}

/// What the probe prints of an object after each order.
fn board(position: &Position) -> String {
    let mut text = String::new();
    for row in write_cuhk_board(position).lines().skip(1) {
        let (number, cells) = row.split_at(1);
        let _ = writeln!(text, "board[{number}]{cells}");
    }
    text
}

fn hexadecimal(word: &[u8]) -> String {
    if word.is_empty() {
        return "-".to_owned();
    }
    word.iter().map(|byte| format!("{byte:02x}")).collect()
}
