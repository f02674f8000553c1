//! What the system that this program is like does wrong.

use crate::common::{Talk, has, lines_of_play};
use loa::{Color, Goal, Move, Position};
use loa_gamesman::{Variant, move_text};

fn variant(width: u8, height: u8) -> Variant {
    Variant::new(width, height, Goal::Connect).unwrap()
}

/// Makes both players human and begins a game from the first menu, without solving.
fn play_by_hand(talk: &mut Talk) {
    talk.lines("w c 4 h b p");
}

fn both_connected(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| position.is_connected(color))
}

/// The shortest line of play to a position with `wanted`, which the given colour has moved to.
fn line_to(
    variant: &Variant,
    mover: Color,
    wanted: impl Fn(&Position) -> bool,
) -> Option<Vec<Move>> {
    let lines = lines_of_play(variant).into_iter();
    let mut fitting = lines.filter(|(position, _)| position.turn() == !mover && wanted(position));
    Some(fitting.next()?.1)
}

#[test]
fn a_game_that_ends_with_both_sides_connected() {
    let (x, o) = ("Player (X)", "Computer (o)");
    for (color, objective, mover, winner) in [
        (Color::Black, "", x, x),
        (Color::White, "", o, o),
        (Color::Black, "o", x, o),
        (Color::White, "o", o, x),
    ] {
        let line = line_to(&variant(3, 4), color, both_connected).unwrap();
        let mut talk = Talk::new();
        talk.resize(3, 4);
        talk.lines(objective);
        play_by_hand(&mut talk);
        let moves: Vec<String> = line.into_iter().map(move_text).collect();
        let expected = format!("{winner} wins: {mover} has connected both");
        talk.says(&moves.join(" "), &expected);
    }
}

#[test]
fn values_are_those_of_the_board_at_hand() {
    let mut talk = Talk::new();
    talk.resize(3, 3);
    talk.says("s", "o, who moves second, wins after 2 moves");
    talk.says("a i", "Lose in 2");
    talk.lines("b b");
    talk.resize(3, 4);
    talk.says("s", "X, who moves first, wins after 1 move");
    talk.says("a i", "Win in 1");
    talk.says("p", " 32544 ");
    talk.lines("b b o");
    assert!(
        talk.lines("s a p").contains(" 32544 "),
        "as many positions as with the other goal"
    );
    assert!(!talk.line("p").contains(" 17050 "), "but other values");
    talk.lines("b b o");
    talk.resize(4, 3);
    talk.says("s", "X, who moves first, wins after 1 move");
    talk.lines("b");
    talk.resize(3, 3);
    talk.says("w", "not solved");
    has(&talk.refused("a"), "not been solved");
}

#[test]
fn symmetries_change_no_answer() {
    for (width, height) in [(3, 3), (4, 4), (3, 4)] {
        let mut told = Vec::new();
        for words in ["s", "m s"] {
            let mut talk = Talk::with_tables();
            talk.resize(width, height);
            let solved = talk.lines(words);
            talk.line("a");
            let tables = ["i", "p", "a"].map(|key| talk.line(key)).concat();
            told.push(solved + &tables + &talk.lines("n 5 r"));
            assert_eq!(*talk.symmetries.borrow(), [words == "s"]);
        }
        assert_eq!(told[0], told[1], "{width}x{height}");
    }
}

#[test]
fn a_player_without_moves_ties() {
    let board = variant(3, 4);
    for mover in Color::ALL {
        let blocked = |position: &Position| {
            let connected = Color::ALL.map(|color| position.is_connected(color));
            position.is_blocked() && connected == [false, false]
        };
        let Some(line) = line_to(&board, mover, blocked) else {
            continue;
        };
        let mut talk = Talk::new();
        talk.resize(3, 4);
        talk.line("s");
        talk.lines("c 4 h b p");
        let moves: Vec<String> = line.into_iter().map(move_text).collect();
        let text = talk.lines(&moves.join(" "));
        has(&text, "has no move: a tie.");
        talk.says("v", "Tie in 0");
        assert_eq!(talk.session.prompt(), "Choice: ");
        return;
    }
    panic!("a board without such positions shows nothing");
}

#[test]
fn what_is_mistyped_is_neither_a_key_nor_another_move() {
    let mut talk = Talk::new();
    play_by_hand(&mut talk);
    talk.line("b1b3");
    let board = talk.lines("p b");
    let mistyped = [
        "a2h2",
        "h2a2",
        "a9",
        "uu",
        "a2",
        "a2c",
        "a2c22",
        "a2 c2",
        "1413",
        "pass",
        "pz",
        "0",
        "a2a2",
        "é2c2",
        "a2\u{7}c2",
        "\u{1b}[2J",
        "b1b3",
        "c4c2",
        "a2b2",
        "a2-",
        "A2I2",
    ];
    for line in mistyped {
        let text = talk.refused(line);
        assert!(!text.trim_end().chars().any(char::is_control), "{text:?}");
        let typed = line.trim();
        if typed.is_ascii() && !typed.contains(['-', '\u{7}', '\u{1b}']) {
            has(&text.to_ascii_lowercase(), &typed.to_ascii_lowercase());
        }
        assert_eq!(talk.lines("p b"), board, "after {line:?}");
    }
    talk.says("pm", "  1. b1b3\n");
    has(&talk.line("A2C2"), "| X |");
}

#[test]
fn boards_can_be_solved_twenty_times() {
    let mut talk = Talk::with_tables();
    for round in 0..20 {
        let (height, end) = if round % 2 == 0 {
            (4, "wins after 1 move ")
        } else {
            (3, "wins after 2 moves ")
        };
        talk.resize(3, height);
        assert!(talk.line("s").contains(end), "round {round}");
        talk.says("p p s", "best");
        talk.lines("a y b");
    }
    assert_eq!(talk.symmetries.borrow().len(), 20);
}
