//! The class and its client in C++ do what the Rust client does, on any input.

use crate::compiled::{Checks, compile, compile_alone, run};
use loa::{Color, Game, Move, Position, Preset, Random, Size, Square};
use loa_protocol::{CuhkClient, write_cuhk_board, write_cuhk_move};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use test_support::{pick, play_cuhk};

const CLASS: &str = "tools/cpp/LinesOfAction.cpp";
const SOLUTION: &str = "tools/cuhk/cpp/LinesOfAction.cpp";
const CLIENT: &str = "tools/cpp/gameplay.cpp";

/// The client with sanitizers.
static CHECKED: LazyLock<PathBuf> =
    LazyLock::new(|| compile("client-checked", &[CLIENT, CLASS], Checks::Sanitizers));

/// The client, beginning at the position in the environment variable `POSITION`.
static SET_UP: LazyLock<PathBuf> = LazyLock::new(|| {
    let sources = ["tools/c/tests/cpp/set_up.cpp", CLASS];
    compile("client-set-up", &sources, Checks::Sanitizers)
});

/// Words that people type by mistake, and others that programs send.
const MISTAKES: [&[u8]; 14] = [
    b"A2",
    b"j0",
    b"c8",
    b"a2c4",
    b"pass",
    b"-1",
    b"99999999999999999999",
    b"\xff\xfe",
    b"\xc3\xa9",
    b"a1\0",
    b"%s%n",
    b"0a",
    b"a",
    b"d4",
];

fn push_word(input: &mut Vec<u8>, word: &[u8], random: &mut Random) {
    input.extend(word);
    input.extend(pick(
        random,
        &[b" " as &[u8], b"\n", b"\t", b"\r\n", b" \x0b\x0c "],
    ));
}

/// Writes the moves of a random game, right to the end or not, with mistakes in between.
fn random_input(seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut game = Game::start(&Preset::CUHK, Size::STANDARD);
    let mut input = Vec::new();
    let longest = pick(&mut random, &[10, 40, 400]);
    while !game.status().is_over() && game.plies() < longest {
        for _ in 0..random.below(12) / 10 * 2 {
            let mistake = pick(&mut random, &MISTAKES);
            push_word(&mut input, mistake, &mut random);
        }
        let mv = pick(&mut random, &game.legal_moves());
        for word in write_cuhk_move(mv).split_whitespace() {
            push_word(&mut input, word.as_bytes(), &mut random);
        }
        game.play(mv).unwrap();
    }
    input.extend(pick(&mut random, &MISTAKES));
    input
}

/// Writes bytes of which many make squares.
fn random_bytes(seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let length = random.below(4000);
    (0..length)
        .map(|_| match random.below(10) {
            0 => random.below(256) as u8,
            1..3 => pick(&mut random, b" \n"),
            3..7 => pick(&mut random, b"abcdefgh"),
            _ => pick(&mut random, b"01234567"),
        })
        .collect()
}

#[test]
fn random_games_give_the_same_output_as_the_rust_client() {
    assert_plays_like_the_rust_client(&compile("client-games", &[CLIENT, CLASS], Checks::None));
}

#[test]
fn random_games_of_the_model_solution_give_the_same_output() {
    let client = compile_alone("solution-games", &[CLIENT, SOLUTION], Checks::None);
    assert_plays_like_the_rust_client(&client);
}

fn assert_plays_like_the_rust_client(client: &Path) {
    let (mut ended, mut refused) = (0, 0);
    for seed in 0..1000 {
        let input = random_input(seed);
        let output = run(&mut Command::new(client), &input);
        assert!(output == play_cuhk(&input), "game {seed}");
        ended += usize::from(output.ends_with("wins!\n"));
        refused += output.matches("Invalid move. Try again!\n").count();
    }
    assert!(
        ended > 200 && refused > 4000,
        "{ended} ended, {refused} refused"
    );
}

#[test]
fn any_bytes_give_the_same_output_as_the_rust_client() {
    let long = [b"a2".repeat(1 << 19), b" c4 a2 c4".to_vec()].concat();
    let others = [b"".to_vec(), b"a2".to_vec(), b"a2 c4".to_vec(), long];
    for input in (0..60).map(random_bytes).chain(others) {
        let output = run(&mut Command::new(&*CHECKED), &input);
        assert!(output == play_cuhk(&input), "{}", input.escape_ascii());
    }
}

/// Puts one side's last pieces into two corners, most squares around them taken by the other side.
fn crowded_corners(random: &mut Random) -> Position {
    let mut position = Position::empty(Size::STANDARD);
    let (crowd, few) = pick(
        random,
        &[(Color::Black, Color::White), (Color::White, Color::Black)],
    );
    let to_move = pick(random, &Color::ALL);
    for corner in [0, pick(random, &[1, 2, 3])] {
        for (file, rank) in (0..3).flat_map(|file| (0..3).map(move |rank| (file, rank))) {
            let piece = match random.below(5) {
                _ if (file, rank) == (0, 0) => Some(few),
                0 => None,
                _ => Some(crowd),
            };
            let across = |bit: u8, place: u8| if corner & bit > 0 { 7 - place } else { place };
            let square = Square::new(across(1, file), across(2, rank)).unwrap();
            position.set(square, piece, to_move).unwrap();
        }
    }
    position
}

/// Puts a few pieces anywhere, so that games end soon, and in every way.
fn sparse(random: &mut Random) -> Position {
    let mut position = Position::empty(Size::STANDARD);
    for piece in 0..4 {
        let color = Color::ALL[piece % 2];
        let square = Square::from_index(random.below(Square::COUNT));
        position
            .set(square, Some(color), pick(random, &Color::ALL))
            .unwrap();
    }
    position
}

/// After Black's move from h4 to a4 neither side is connected and neither can move.
const DEADLOCK: &str = "\
WWBWWBBW\
WBBWWBWW\
WBWWWBBB\
WBBBBWBB\
W.BBBBBB\
WWWBBBBW\
BWBBWBBW\
BWWWWWBW";

#[test]
fn it_is_a_draw_if_neither_can_move() {
    let mut command = Command::new(&*SET_UP);
    let output = run(
        command.env("POSITION", format!("{DEADLOCK}B")),
        b"h4 a4\na4 h4\n",
    );
    let (_, end) = output.rsplit_once("B's move: ").unwrap();
    assert_eq!(end.lines().count(), 10, "board and result: {output}");
    assert!(end.ends_with("\nDraw game!\n"), "{output}");
}

fn letters(position: &Position) -> String {
    let board = write_cuhk_board(position);
    let cells = board.chars().filter(|sign| "BW.".contains(*sign));
    let turn = ['B', 'W'][position.turn() as usize];
    cells.chain([turn]).collect()
}

/// Plays at random from a position; returns the words, and what the Rust client makes of them.
fn play_out(position: Position, random: &mut Random) -> (String, String) {
    let mut client = CuhkClient::new(Game::new(Preset::CUHK.rules, position));
    let (mut input, mut output) = (String::new(), client.opening());
    while !client.game().status().is_over() && client.game().plies() < 200 {
        let mv = pick(random, &client.game().legal_moves());
        assert_ne!(mv, Move::Pass, "the client passes by itself");
        let typed = write_cuhk_move(mv) + "\n";
        input.push_str(&typed);
        let answers = typed.bytes().filter_map(|byte| client.push(byte));
        output.extend(answers.map(|answer| answer.text));
    }
    (input, output)
}

#[test]
fn blocked_players_pass_and_every_end_is_told() {
    let mut random = Random::new(1520);
    let mut seen = [
        ("passes", 0),
        ("B wins!", 0),
        ("W wins!", 0),
        ("Draw game!", 0),
    ];
    let mut games = 0;
    while games < 200 {
        let position = match games % 2 {
            0 => crowded_corners(&mut random),
            _ => sparse(&mut random),
        };
        if Game::new(Preset::CUHK.rules, position).status().is_over() {
            continue;
        }
        let (input, expected) = play_out(position, &mut random);
        let mut command = Command::new(&*SET_UP);
        let output = run(
            command.env("POSITION", letters(&position)),
            input.as_bytes(),
        );
        assert_eq!(output, expected, "{position:?} {input}");
        for (word, times) in &mut seen {
            *times += usize::from(output.contains(*word));
        }
        games += 1;
    }
    assert!(seen.iter().all(|(_, times)| *times > 0), "{seen:?}");
}
