//! `loa --dialect codingame`.

use crate::folder::{err, out};
use crate::start::{self, Talk};
use loa::{Color, Game, Preset, Size, Status};
use loa_protocol::{write_codingame_side, write_codingame_turn};
use std::process::{Command, Output};

fn program(flags: &[&str]) -> Command {
    let mut command = start::loa(["--dialect", "codingame", "--hash", "1"]);
    command.args(flags);
    command
}

fn bot(color: Color, seed: &str) -> Talk {
    let mut bot = Talk::with(&mut program(&["--level", "1", "--seed", seed]));
    bot.say(write_codingame_side(color).trim_end());
    bot
}

#[test]
fn two_bots_play_a_legal_game() {
    let mut game = Game::start(&Preset::CODINGAME, Size::STANDARD);
    let mut bots = [bot(Color::Black, "1"), bot(Color::White, "2")];
    while game.status() == Status::Ongoing {
        let bot = &mut bots[game.plies() as usize % 2];
        let answer = bot
            .ask(write_codingame_turn(&game).trim_end(), "")
            .remove(0);
        let mut moves = game.legal_moves().into_iter();
        let chosen = moves.find(|mv| format!("{mv:#}") == answer);
        let chosen = chosen.unwrap_or_else(|| panic!("{answer} is not legal"));
        game.play(chosen).unwrap();
    }
    bots.into_iter().for_each(Talk::end);
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
