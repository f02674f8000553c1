//! The bots of CodinGame's "Lines of Action".
//!
//! ```text
//! input  := color turn { turn }
//! color  := "w" | "b"                      the bot's side
//! turn   := board last count { move }      as many moves as the count says, sorted as text
//! board  := row { row }                    from the top: 8 rows of 8 signs, "." "w" "b"
//! last   := move | "null"                  the opponent's last move; "null" where there is none
//! move   := square square | "pass"         a pass where there is no other move
//! output := { move }                       one line a turn
//! ```
//!
//! Each of these is a line of its own. Blank lines mean nothing. Boards of other sizes are read as
//! well, since the line after a board tells where it ends.

use crate::sanitize::sanitize;
use loa::{Color, Game, Move, Position, Preset, Size, UnknownNameError};
use std::fmt::Write;

/// The input of a bot for one move.
#[derive(Clone, Debug)]
pub struct CodingameTurn {
    /// The board, the bot's side to move, with the plies that are left of the limit.
    pub game: Game,
    /// What the opponent has played; `None` at the beginning of the game.
    pub last: Option<Move>,
    /// The moves that will be accepted; none, or a pass, where there is no other.
    pub moves: Vec<Move>,
}

/// The error of malformed input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CodingameError {
    /// The first line names no side.
    #[error("expected the side, w or b, not '{0}'")]
    Side(String),
    /// There is no board where one should be.
    #[error("expected a row of a board, of '.', 'w' and 'b', not '{0}'")]
    Row(String),
    /// The rows are not a board.
    #[error("{height} rows, the last of {width} squares, are not a board")]
    Board {
        /// The length of the last row.
        width: usize,
        /// The number of rows.
        height: usize,
    },
    /// The number of moves is not a number.
    #[error("expected the number of moves, not '{0}'")]
    Count(String),
    /// A text in place of a move is not a move.
    #[error(transparent)]
    Move(#[from] UnknownNameError),
}

impl CodingameTurn {
    /// Returns the answer: the chosen move if it will be accepted, else another move.
    pub fn answer(&self, chosen: Option<Move>) -> String {
        let accepted = chosen.filter(|mv| self.moves.contains(mv));
        let mv = accepted.or_else(|| self.moves.first().copied());
        format!("{:#}", mv.unwrap_or(Move::Pass))
    }
}

/// A reader of the input, line by line; memory does not grow with the length of the game. Each turn
/// has the board. The reader counts the plies, because the game is a draw after 150.
#[derive(Clone, Debug, Default)]
pub struct CodingameReader {
    side: Option<Color>,
    /// The plies made before the next turn, once there was one.
    plies: Option<u32>,
    rows: Vec<String>,
    /// The turn, once its board and the opponent's move have been read.
    turn: Option<CodingameTurn>,
    /// The number of moves that the turn has, once it is known.
    count: Option<usize>,
}

/// More moves than any position has.
const MOST_MOVES: usize = 8 * 8 * 8;

impl CodingameReader {
    /// Reads a line, without its end; returns the turn that it completes, if it does.
    ///
    /// # Errors
    /// If the line is not what comes next.
    pub fn push(&mut self, line: &str) -> Result<Option<CodingameTurn>, CodingameError> {
        let line = line.trim();
        let Some(side) = self.side else {
            if !line.is_empty() {
                self.side = Some(read_side(line)?);
            }
            return Ok(None);
        };
        match (&mut self.turn, self.count) {
            _ if line.is_empty() => return Ok(None),
            (None, _) if is_row(line) => {
                // One row too many is enough for the error.
                if self.rows.len() <= usize::from(Size::MAX) {
                    self.rows.push(line.to_owned());
                }
            }
            (None, _) if self.rows.is_empty() => {
                return Err(CodingameError::Row(sanitize(line)));
            }
            (None, _) => {
                let (position, last) = (board(&self.rows, side)?, read_last(line)?);
                self.rows.clear();
                self.turn = Some(CodingameTurn {
                    game: self.game(position, last),
                    last,
                    moves: Vec::new(),
                });
            }
            (Some(_), None) => {
                let count = line.parse().ok().filter(|count| *count <= MOST_MOVES);
                let count = count.ok_or_else(|| CodingameError::Count(sanitize(line)))?;
                self.count = Some(count);
            }
            (Some(turn), Some(_)) => turn.moves.push(line.parse()?),
        }
        let count = self.count;
        let complete = |turn: &mut CodingameTurn| count == Some(turn.moves.len());
        let turn = self.turn.take_if(complete);
        self.count.take_if(|_| turn.is_some());
        Ok(turn)
    }

    /// Returns the game of the next turn. A pass, the bot's or the opponent's, is a turn like any
    /// other, so there are two plies from one turn to the next.
    fn game(&mut self, position: Position, last: Option<Move>) -> Game {
        let plies = self.plies.unwrap_or(u32::from(last.is_some()));
        self.plies = Some(plies.saturating_add(2));
        let rules = Preset::CODINGAME.rules;
        let left = rules.move_limit.and_then(|limit| limit.checked_sub(plies));
        // A game that continues after its limit has none.
        let rules = rules.with_move_limit(left.filter(|left| *left > 0));
        Game::new(rules, position)
    }
}

fn read_side(line: &str) -> Result<Color, CodingameError> {
    match line {
        "b" => Ok(Color::Black),
        "w" => Ok(Color::White),
        _ => Err(CodingameError::Side(sanitize(line))),
    }
}

fn is_row(line: &str) -> bool {
    line.bytes().all(|byte| matches!(byte, b'.' | b'w' | b'b'))
}

fn read_last(line: &str) -> Result<Option<Move>, UnknownNameError> {
    match line {
        "null" => Ok(None),
        _ => line.parse().map(Some),
    }
}

fn board(rows: &[String], to_move: Color) -> Result<Position, CodingameError> {
    let (width, height) = (rows.last().map_or(0, String::len), rows.len());
    let piece = |sign| match sign {
        b'b' => Some(Color::Black),
        b'w' => Some(Color::White),
        _ => None,
    };
    let ranks = rows.iter().map(|row| row.bytes().map(piece));
    let wrong = CodingameError::Board { width, height };
    Position::from_ranks(ranks, to_move).ok_or(wrong)
}

/// Writes the line that tells a bot its side.
pub fn write_codingame_side(side: Color) -> String {
    format!("{}\n", side.letter())
}

/// Writes the input of a bot for one move.
pub fn write_codingame_turn(game: &Game) -> String {
    let position = game.position();
    let mut text = String::new();
    for rank in position.ranks() {
        text.extend(rank.map(|piece| piece.map_or('.', Color::letter)));
        text.push('\n');
    }
    let last = game.last_move();
    let last = last.map_or_else(|| "null".to_owned(), |mv| format!("{mv:#}"));
    let _ = writeln!(text, "{last}");
    let moves = game.legal_moves().into_iter();
    let mut moves: Vec<String> = moves.map(|mv| format!("{mv:#}")).collect();
    moves.sort_unstable();
    let _ = writeln!(text, "{}", moves.len());
    for mv in moves {
        let _ = writeln!(text, "{mv}");
    }
    text
}

/// Reads a bot's line; `None` if it is blank, `Some(None)` if it is not a move. Bots may say
/// something after the move, with a blank between or without.
pub fn read_codingame_answer(line: &[u8]) -> Option<Option<Move>> {
    let mut words = line.split(u8::is_ascii_whitespace);
    let word = words.find(|word| !word.is_empty())?;
    let word = std::str::from_utf8(word).ok();
    let jump = |word: &str| {
        let mv = word.get(..4)?.parse::<Move>().ok();
        mv.filter(|mv| *mv != Move::Pass)
    };
    Some(word.and_then(|word| word.parse().ok().or_else(|| jump(word))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;
    use test_support::pictures::mv;

    const START: &str =
        ".bbbbbb.\nw......w\nw......w\nw......w\nw......w\nw......w\nw......w\n.bbbbbb.\n";

    /// The turns that a text has, and how it goes wrong.
    fn read(text: &str) -> (Vec<CodingameTurn>, Option<CodingameError>) {
        let mut reader = CodingameReader::default();
        let mut turns = Vec::new();
        for line in text.lines() {
            match reader.push(line) {
                Ok(turn) => turns.extend(turn),
                Err(error) => return (turns, Some(error)),
            }
        }
        (turns, None)
    }

    #[test]
    fn turns_follow_each_other() {
        let text =
            format!("b\n{START}null\n2\nb1b3\nb1h1\n\n{START}a2c2\n1\r\nb1b3\n{START}pass\n0\n");
        let (turns, error) = read(&text);
        assert_eq!(error, None);
        let position = Position::start(Size::STANDARD, Start::Standard);
        assert!(turns.iter().all(|turn| *turn.game.position() == position));
        let last: Vec<_> = turns.iter().map(|turn| turn.last).collect();
        assert_eq!(last, [None, Some(mv("a2-c2")), Some(Move::Pass)]);
        assert_eq!(turns[0].moves, [mv("b1-b3"), mv("b1-h1")]);
        assert_eq!(turns[2].moves, []);
    }

    #[test]
    fn the_remaining_plies_decrease() {
        let limits = |text: &str| -> Vec<Option<u32>> {
            let turns = read(text).0.into_iter();
            turns.map(|turn| turn.game.rules().move_limit).collect()
        };
        let first = format!("b\n{START}null\n0\n{START}pass\n0\n");
        assert_eq!(limits(&first), [Some(150), Some(148)]);
        let second = format!("w\n{}", format!("{START}a2c2\n0\n").repeat(76));
        let left = (1..150).step_by(2).map(|plies| Some(150 - plies));
        assert!(limits(&second).into_iter().eq(left.chain([None])));
    }

    #[test]
    fn answers_are_accepted_moves() {
        let (b3, h1) = (mv("b1-b3"), mv("b1-h1"));
        let answer = |moves: &str, chosen| {
            let (turns, _) = read(&format!("b\n{START}null\n{moves}"));
            turns[0].answer(chosen)
        };
        assert_eq!(answer("2\nb1b3\nb1h1\n", Some(h1)), "b1h1");
        assert_eq!(answer("1\nb1b3\n", Some(h1)), "b1b3");
        assert_eq!(answer("1\nb1h1\n", None), "b1h1");
        assert_eq!(answer("0\n", Some(b3)), "pass");
        assert_eq!(answer("1\npass\n", Some(Move::Pass)), "pass");
    }

    #[test]
    fn a_turn_is_read_as_it_was_written() {
        let mut game = Game::start(&Preset::CODINGAME, Size::STANDARD);
        for mv in [None, Some(mv("b1-b3"))] {
            if let Some(mv) = mv {
                game.play(mv).unwrap();
            }
            let side = write_codingame_side(game.position().turn());
            let (turns, error) = read(&(side + &write_codingame_turn(&game)));
            assert_eq!(error, None);
            assert_eq!(turns[0].game.position(), game.position());
            let mut moves = game.legal_moves();
            moves.sort_by_key(ToString::to_string);
            assert_eq!((turns[0].last, &turns[0].moves), (mv, &moves));
        }
        // Black's two pieces can't move.
        let empty = "........\n".repeat(4);
        let shut_in = format!("......wb\n......ww\n{empty}ww......\nbw......\n");
        let (turns, _) = read(&format!("b\n{shut_in}null\n1\npass\n"));
        let text = write_codingame_turn(&turns[0].game);
        assert_eq!(text, format!("{shut_in}null\n1\npass\n"));
        for text in [" b1b3 hello", "b1b3!", "b1b3\thello"] {
            let read = read_codingame_answer(text.as_bytes());
            assert_eq!(read, Some(Some(mv("b1-b3"))), "{text}");
        }
        assert_eq!(read_codingame_answer(b"passive"), Some(None));
        assert_eq!(read_codingame_answer(b"pass"), Some(Some(Move::Pass)));
        assert_eq!(read_codingame_answer(b"dunno"), Some(None));
        assert_eq!(read_codingame_answer(b"  "), None);
    }

    #[test]
    fn other_sizes_and_the_other_side() {
        let (turns, error) = read("w\n.bb.\nw..w\n.bb.\nb1b3\n1\na2c2\n");
        assert_eq!(error, None);
        let position = turns[0].game.position();
        assert_eq!(position.size(), Size::new(4, 3).unwrap());
        assert_eq!(position.turn(), Color::White);
        let (turns, _) = read("w\n...\n...\n...\nnull\n0\n");
        assert_eq!(turns[0].game.position().turn(), Color::White);
    }

    #[test]
    fn errors_name_the_unexpected_text() {
        let expect = |text: &str, expected: &str| {
            let (turns, error) = read(text);
            assert!(turns.is_empty());
            assert_eq!(error.unwrap().to_string(), expected, "{text}");
        };
        expect("x\n", "expected the side, w or b, not 'x'");
        expect(
            "b\nnull\n",
            "expected a row of a board, of '.', 'w' and 'b', not 'null'",
        );
        expect(
            "b\n..\n..\nnull\n",
            "2 rows, the last of 2 squares, are not a board",
        );
        expect(
            "b\n...\n....\n...\nnull\n",
            "3 rows, the last of 3 squares, are not a board",
        );
        expect(
            &format!("b\n{START}{START}null\n"),
            "9 rows, the last of 8 squares, are not a board",
        );
        expect(
            &format!("b\n{START}nil\n"),
            "'nil' is not a move: expected two squares like b1-b3, or pass",
        );
        expect(
            &format!("b\n{START}null\n-1\n"),
            "expected the number of moves, not '-1'",
        );
        expect(
            &format!("b\n{START}null\n99999\n"),
            "expected the number of moves, not '99999'",
        );
        expect(
            &format!("b\n{START}null\n1\nb1b9\n"),
            "'b1b9' is not a move: 'b9' is not a square (a1 to h8)",
        );
    }
}
