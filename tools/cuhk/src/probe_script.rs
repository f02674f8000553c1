use crate::script::{GraderScript, GraderStep, quoted};
use loa::{Color, Move, Position, Size, Start};
use loa_protocol::{cuhk_letter, cuhk_square, read_cuhk_move, write_cuhk_board, write_cuhk_move};
use std::fmt::Write;

/// A script for the probe of classes, in the making: orders, and what a right class answers.
#[derive(Clone, Debug)]
pub(crate) struct ProbeScript {
    /// The board; the side to move is the class's current player.
    pub(crate) position: Position,
    script: GraderScript,
}

impl ProbeScript {
    /// Begins with a new object.
    pub(crate) fn new() -> ProbeScript {
        let script = ProbeScript {
            position: Position::start(Size::STANDARD, Start::Sides),
            script: GraderScript::default(),
        };
        script.order("new", "new LinesOfAction", "")
    }

    /// Puts pieces on squares of an otherwise empty board.
    pub(crate) fn set(mut self, black: &str, white: &str, player: Color) -> ProbeScript {
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
        self.order(&order, "the board is set up", "")
    }

    /// Tries moves: `d3 not e3 c3 to f3` are three of the piece on d3, of which only the last is
    /// valid. A comma stands before the moves of another piece.
    pub(crate) fn tries(mut self, moves: &str) -> ProbeScript {
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

    /// Plays a move of a game and lets the other player go on.
    pub(crate) fn turn(self, mv: Move) -> ProbeScript {
        self.attempt_words(&write_cuhk_move(mv), true).swap()
    }

    /// Lets the other player go on.
    pub(crate) fn swap(mut self) -> ProbeScript {
        let before = self.position;
        self.position.set_turn(!before.turn());
        self.order_from(&before, "swap", "swapPlayer()", "")
    }

    /// Asks whose turn it is.
    pub(crate) fn players(self) -> ProbeScript {
        let turn = self.position.turn();
        let (player, next) = (cuhk_letter(turn), cuhk_letter(!turn));
        let asked = "currentPlayer, nextPlayer, getCurrentPlayer()";
        let answer =
            format!("currentPlayer {player}, nextPlayer {next}, getCurrentPlayer() {player}\n");
        self.order("players", asked, &answer)
    }

    /// Asks who is connected.
    pub(crate) fn connected(self) -> ProbeScript {
        let [black, white] = self.connected_sides();
        let answer = format!("hasConnected('B') {black}\nhasConnected('W') {white}\n");
        self.order("connected", "hasConnected('B'), hasConnected('W')", &answer)
    }

    /// Asks who has won.
    pub(crate) fn over(self) -> ProbeScript {
        let over = match self.connected_sides() {
            [true, true] => 'D',
            [true, false] => 'B',
            [false, true] => 'W',
            [false, false] => '-',
        };
        self.order("over", "gameOver()", &format!("gameOver() '{over}'\n"))
    }

    fn connected_sides(&self) -> [bool; 2] {
        Color::ALL.map(|color| self.position.is_connected(color))
    }

    /// Asks for the board.
    pub(crate) fn print(self) -> ProbeScript {
        let board = write_cuhk_board(&self.position);
        self.order("print", "printGame()", &board)
    }

    /// Asks for the numbers of pieces that the class has counted.
    pub(crate) fn counts(self) -> ProbeScript {
        let [blacks, whites] = Color::ALL.map(|color| self.position.pieces(color).len());
        let answer = format!("blacks {blacks}, whites {whites}\n");
        self.order("counts", "blacks, whites", &answer)
    }

    /// Ends the script.
    pub(crate) fn script(self, name: impl Into<String>, rule: &'static str) -> GraderScript {
        self.script.named(name, rule)
    }

    /// Tries a move of two words.
    pub(crate) fn attempt_words(self, words: &str, is_valid: bool) -> ProbeScript {
        let (from, to) = words.split_once(' ').unwrap_or((words, ""));
        self.attempt(from.as_bytes(), to.as_bytes(), is_valid)
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
        self.order_from(&before, &order, &asked, &answer)
    }

    fn order(self, order: &str, asked: &str, answer: &str) -> ProbeScript {
        let position = self.position;
        self.order_from(&position, order, asked, answer)
    }

    /// Gives an order that has led from one position to the present one.
    fn order_from(
        mut self,
        before: &Position,
        order: &str,
        asked: &str,
        answer: &str,
    ) -> ProbeScript {
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
