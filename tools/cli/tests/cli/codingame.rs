//! `loa --dialect codingame`.

use crate::folder::{err, out};
use crate::start;
use loa::{Color, Game, Move, Preset, Size, Square, Status};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output};

fn program(flags: &[&str]) -> Command {
    let mut command = start::loa(["--dialect", "codingame", "--hash", "1"]);
    command.args(flags);
    command
}

fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

fn word(mv: Move) -> String {
    match mv {
        Move::Jump(from, to) => format!("{from}{to}"),
        Move::Pass => "pass".to_owned(),
    }
}

/// What the referee sends for a turn.
fn turn(game: &Game) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        for file in 0..8 {
            let piece = game.position().at(Square::new(file, rank).unwrap());
            text.push(piece.map_or('.', letter));
        }
        text.push('\n');
    }
    let last = game
        .past()
        .last()
        .map_or("null".to_owned(), |ply| word(ply.mv));
    let moves: Vec<String> = game.legal_moves().into_iter().map(word).collect();
    let _ = write!(text, "{last}\n{}\n{}\n", moves.len(), moves.join("\n"));
    text
}

struct Bot {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    child: Child,
}

impl Bot {
    fn new(color: Color, seed: &str) -> Bot {
        let mut command = program(&["--level", "1", "--seed", seed]);
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        writeln!(input, "{}", letter(color)).unwrap();
        Bot {
            input,
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn answer(&mut self, turn: &str) -> String {
        self.input.write_all(turn.as_bytes()).unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }
}

#[test]
fn two_bots_play_a_legal_game() {
    let mut game = Game::start(&Preset::CODINGAME, Size::STANDARD);
    let mut bots = [Bot::new(Color::Black, "1"), Bot::new(Color::White, "2")];
    while game.status() == Status::Ongoing {
        let bot = &mut bots[game.plies() as usize % 2];
        let answer = bot.answer(&turn(&game));
        let mut moves = game.legal_moves().into_iter();
        let chosen = moves.find(|mv| word(*mv) == answer);
        let chosen = chosen.unwrap_or_else(|| panic!("{answer} is not legal"));
        game.play(chosen).unwrap();
    }
    for mut bot in bots {
        drop(bot.input);
        assert!(bot.child.wait().unwrap().success());
    }
}

fn all_at_once(input: &str) -> Output {
    start::run(&mut program(&[]), input.as_bytes())
}

/// Black's two pieces can't move.
const SHUT_IN: &str =
    "......wb\n......ww\n........\n........\n........\n........\nww......\nbw......\n";

/// The upper six rows of a board.
const EMPTY: &str = "........\n........\n........\n........\n........\n........\n";

#[test]
fn passes_wins_and_plays_only_accepted_moves() {
    for moves in ["0\n", "1\npass\n"] {
        let output = all_at_once(&format!("b\n{SHUT_IN}null\n{moves}"));
        assert_eq!(out(&output), "pass\n");
    }
    // Black connects by d1-c2 or d1-c1, of which one is accepted.
    let near = format!("b\n{EMPTY}.b......\nw..b...w\nc5c4\n3\nb2b3\nd1c2\nb2b1\n");
    let output = all_at_once(&near);
    assert_eq!(out(&output), "d1c2\n");
}

#[test]
fn wrong_input_is_an_error() {
    let unreadable = "w\n...\n...\n...\nnull\nmany\n";
    for input in ["x\n", "b\nnull\n", "b\n..\n", unreadable] {
        let output = all_at_once(input);
        let is_cut_short = input == "b\n..\n";
        assert_eq!(output.status.success(), is_cut_short, "{input}");
        assert_eq!(output.stderr.is_empty(), is_cut_short, "{input}");
        assert!(output.stdout.is_empty());
    }
    let output = all_at_once(&"b".repeat(1 << 17));
    assert_eq!(err(&output), "loa: a line is too long to be read\n");
}
