//! The client of the CSCI1520 project: the document's sample run, its rules, and any input.

use loa::{Color, Game, Move, Outcome, Position, Preset, Random, Size, Square, Status};
use loa_protocol::{CuhkClient, cuhk_square, write_cuhk_board, write_cuhk_move};
use proptest::prelude::*;
use test_support::play_cuhk;

const SAMPLE: [(&str, &str); 2] = [
    (
        include_str!("../../../../testdata/cuhk/sample-begin.in"),
        include_str!("../../../../testdata/cuhk/sample-begin.out"),
    ),
    (
        include_str!("../../../../testdata/cuhk/sample-end.in"),
        include_str!("../../../../testdata/cuhk/sample-end.out"),
    ),
];

/// Reads a board as the client prints it.
fn position(board: &str, to_move: Color) -> Position {
    let mut position = Position::empty(Size::STANDARD);
    for (row, line) in board.lines().skip(1).take(8).enumerate() {
        for (file, piece) in line.split(' ').skip(1).enumerate() {
            let square = Square::new(file as u8, 7 - row as u8).unwrap();
            let color = match piece {
                "B" => Some(Color::Black),
                "W" => Some(Color::White),
                _ => None,
            };
            position.set(square, color, to_move).unwrap();
        }
    }
    position
}

/// Plays on from a position and returns all that is printed.
fn play_from(position: Position, input: &str) -> String {
    let mut client = CuhkClient::new(Game::new(Preset::CUHK.rules, position));
    let mut output = client.opening();
    for byte in input.bytes().chain([b'\n']) {
        output.extend(client.push(byte).map(|answer| answer.text));
    }
    output
}

#[test]
fn the_sample_run_begins_as_the_document_shows_it() {
    let (input, output) = SAMPLE[0];
    assert_eq!(play_cuhk(input.as_bytes()), output);
}

#[test]
fn the_sample_run_ends_as_the_document_shows_it() {
    let (input, output) = SAMPLE[1];
    let before = position(output, Color::Black);
    assert!(output.starts_with(&write_cuhk_board(&before)));
    assert_eq!(play_from(before, input), output);
}

/// A board with pieces on some squares.
fn with(black: &str, white: &str, to_move: Color) -> Position {
    let mut board = Position::empty(Size::STANDARD);
    for (words, color) in [(black, Color::Black), (white, Color::White)] {
        for word in words.split(' ') {
            let square = cuhk_square(word.as_bytes()).unwrap();
            board.set(square, Some(color), to_move).unwrap();
        }
    }
    board
}

#[track_caller]
fn ends(before: Position, mv: &str, result: &str) {
    let output = play_from(before, mv);
    let (_, end) = output.rsplit_once("'s move: ").unwrap();
    assert_eq!(end.lines().count(), 10, "board and result: {output}");
    assert_eq!(end.lines().last(), Some(result), "{output}");
    assert!(end.ends_with('\n'));
}

#[test]
fn connections_end_games() {
    for (own, other, mv, [black, white]) in [
        ("a0 c1", "h4 h6", "a0 b1", ["B wins!", "W wins!"]),
        // The capture leaves the opponent one piece, and joins one's own two, or does not.
        ("a0 d2", "c2 h4", "a0 c2", ["Draw game!"; 2]),
        ("a0 d7", "c2 h4", "a0 c2", ["W wins!", "B wins!"]),
    ] {
        ends(with(own, other, Color::Black), mv, black);
        ends(with(other, own, Color::White), mv, white);
    }
}

#[test]
fn after_the_end_nothing_is_read() {
    let before = with("a0 c1", "h4 h6", Color::Black);
    let output = play_from(before, "a0 b1");
    assert_eq!(play_from(before, "a0 b1 h4 h5 nonsense"), output);
}

#[test]
fn invalid_moves_change_nothing() {
    let opening = play_cuhk(b"");
    let refused = format!("{opening}Invalid move. Try again!\nB's move: ");
    for words in [
        "A2 c4",
        "a2 C4",
        "2a 4c",
        "a2c4 a2",
        "a2 c8",
        "i2 c4",
        "a2 a2",
        "b0 b2",
        "d4 d5",
        "a2 d5",
        "a2 h2",
        "a1 a6",
        "a2, c4",
        "a2 c4;",
        "-1 99",
        "pass pass",
        "\0 \0",
        "a2\0 c4",
        "a2\u{a0} c4",
        "é è",
    ] {
        assert_eq!(play_cuhk(words.as_bytes()), refused, "{words:?}");
    }
    assert_eq!(play_cuhk(b"\xff\xfe \x80"), refused);
    let long = [b"a2".repeat(3 << 20), b" c4".to_vec()].concat();
    assert_eq!(play_cuhk(&long), refused);
    assert_ne!(play_cuhk(b"a2 c4"), refused);
}

#[test]
fn the_input_may_end_anywhere() {
    let opening = play_cuhk(b"");
    assert!(opening.ends_with("\nB's move: "));
    for input in [" \n\n", "a2", "a2 \n"] {
        assert_eq!(play_cuhk(input.as_bytes()), opening, "{input:?}");
    }
    assert_eq!(play_cuhk(b"a2 c4"), play_cuhk(b"a2 c4\n"));
}

#[test]
fn a_blocked_player_passes() {
    // Around both of White's pieces stand enemies that are in the way of any jump.
    let walls = with("a1 b0 b1 g0 g1 h1 d5", "a0 h0", Color::Black);
    let output = play_from(walls, "d5 e5");
    let (_, end) = output.rsplit_once("7 . . . . . . . .\n").unwrap();
    assert_eq!(end, "W has no move and passes.\nB's move: ");
}

fn result(game: &Game) -> &'static str {
    match game.status() {
        Status::Ongoing => "",
        Status::Over(verdict) => match verdict.outcome {
            Outcome::Win(Color::Black) => "B wins!",
            Outcome::Win(Color::White) => "W wins!",
            Outcome::Draw => "Draw game!",
        },
    }
}

#[test]
fn random_games_end_as_the_rules_say() {
    let mut ended = 0;
    for seed in 0..1000 {
        let mut random = Random::new(seed);
        let mut game = Game::start(&Preset::CUHK, Size::STANDARD);
        let mut input = String::new();
        while !game.status().is_over() && game.plies() < 300 {
            let moves = game.legal_moves();
            let mv = moves[random.below(moves.len())];
            if mv != Move::Pass {
                input.push_str(&write_cuhk_move(mv));
                input.push(if random.below(2) == 0 { '\n' } else { ' ' });
            }
            game.play(mv).unwrap();
        }
        let output = play_cuhk(input.as_bytes());
        let (before, last) = output.trim_end_matches('\n').rsplit_once('\n').unwrap();
        let board = write_cuhk_board(game.position());
        match result(&game) {
            "" => assert!(last.ends_with("'s move: "), "{output}"),
            result => {
                ended += 1;
                assert_eq!(last, result);
                assert!(before.ends_with(board.trim_end()), "{output}");
            }
        }
    }
    assert!(ended > 500, "{ended}");
}

/// A word of a move: often a square, so that moves are played.
fn word() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        8 => "[a-h][0-7]".prop_map(String::into_bytes),
        1 => proptest::collection::vec(any::<u8>(), 1..5).prop_filter("a word", |word| {
            !word.iter().any(|byte| matches!(byte, b' ' | b'\t'..=b'\r'))
        }),
    ]
}

proptest! {
    #[test]
    fn how_words_are_split_does_not_matter(
        words in proptest::collection::vec((word(), "[ \t\n\x0b\x0c\r]{1,3}"), 0..200),
    ) {
        let plain = words.iter().map(|(word, _)| word.clone()).collect::<Vec<_>>().join(&b' ');
        let split: Vec<u8> =
            words.iter().flat_map(|(word, white)| [word.as_slice(), white.as_bytes()].concat()).collect();
        prop_assert_eq!(play_cuhk(&plain), play_cuhk(&split));
    }
}
