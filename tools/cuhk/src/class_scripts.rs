//! The scripts for classes.

use crate::client_scripts;
use crate::games::{invalid_move, long_games, start};
use crate::probe_script::ProbeScript;
use crate::script::GraderScript;
use loa::Color::{self, Black, White};
use loa::{Move, Random};

/// A board with moves to try: its black and its white pieces, the side to move, and the moves as
/// [`ProbeScript::tries`] reads them.
type BoardMoves = (&'static str, &'static str, Color, &'static str);

/// The rules of moves: a name, the rule, and boards that show it.
const MOVE_RULES: [(&str, &str, &[BoardMoves]); 13] = [
    (
        "rows",
        "as many squares along a row as the row has pieces",
        &[
            ("d3 g3", "", Black, "d3 not e3 h3 to f3"),
            ("d3 a3", "", Black, "d3 not c3 to b3"),
            ("", "g3 d3", White, "g3 to e3"),
        ],
    ),
    (
        "columns",
        "as many squares along a column as the column has pieces",
        &[
            ("d3 d6", "", Black, "d3 not d4 d7 to d5"),
            ("d3 d0", "", Black, "d3 not d2 to d1"),
            ("", "d6 d3", White, "d6 to d4"),
        ],
    ),
    (
        "falling-diagonals",
        "as many squares along a diagonal as it has pieces: down and right, up and left",
        &[
            ("d3 g6", "", Black, "d3 not e4 h7 to f5"),
            ("d3 a0", "", Black, "d3 not c2 to b1"),
            // Not the longest one.
            ("b4 e7", "", Black, "b4 not c5 to d6"),
            ("", "h3 e0", White, "h3 to f1"),
        ],
    ),
    (
        "rising-diagonals",
        "as many squares along a diagonal as it has pieces: up and right, down and left",
        &[
            ("d3 g0", "", Black, "d3 not e2 to f1"),
            ("d3 a6", "", Black, "d3 not c4 to b5"),
            // Not the longest one.
            ("d6 g3", "", Black, "d6 not e5 to f4"),
            ("", "h4 e7", White, "e7 to g5"),
        ],
    ),
    (
        "single-piece-of-a-line",
        "one square if the piece is the only one on the line",
        &[
            ("a0", "d6 f2", Black, "a0 not c0 a2 c2 to b0"),
            ("h7", "c6 f2", Black, "h7 to g6"),
            ("h0", "c6 f1", Black, "h0 to h1"),
            ("a7", "c6 f1", Black, "a7 to b6"),
        ],
    ),
    (
        "counts-both-colours",
        "pieces of both colours count",
        &[
            ("a4 g4", "f4 h4", Black, "a4 not b4 c4 d4 to e4"),
            ("c1 e5", "c6 c7", Black, "c1 not c2 c3 to c4"),
            ("a1 h1", "e5", White, "e5 not d4 to c3"),
        ],
    ),
    (
        "counts-the-whole-line",
        "pieces behind the moving one and beyond its goal count",
        &[
            ("c4", "a4 h4", Black, "c4 not d4 e4 b4 a4 to f4"),
            ("d5", "d0 d7", Black, "d5 not d4 d3 d6 to d2"),
            ("c2", "a0 g6", Black, "c2 not d3 e4 b1 to f5"),
            ("c5", "a7 g1", Black, "c5 not d4 e3 b6 to f2"),
        ],
    ),
    (
        "jumps-over-own",
        "a piece may jump over pieces of its own side",
        &[
            ("a3 b3", "h5", Black, "a3 to c3"),
            ("e7 e6", "h5", Black, "e7 to e5"),
            ("b1 c2", "h5", Black, "b1 to d3"),
            ("b6 c5", "h1", Black, "b6 to d4"),
            ("h1 a7", "f4 e4 d4", White, "f4 to c4"),
        ],
    ),
    (
        "not-over-enemies",
        "a piece may not jump over the opponent's pieces",
        &[
            ("a3", "b3 h5", Black, "a3 not c3"),
            ("e7", "e6 h5", Black, "e7 not e5"),
            ("b1", "c2 h5", Black, "b1 not d3"),
            ("b6", "c5 h1", Black, "b6 not d4"),
            ("e4 h1", "f4 d0", White, "f4 not d4"),
            // The enemy stands behind a piece that may be jumped over.
            ("a3 b3", "c3 h3", Black, "a3 not e3"),
        ],
    ),
    (
        "captures",
        "a piece takes the opponent's piece that it lands on",
        &[
            ("a3", "c3 h5", Black, "a3 to c3"),
            ("e7", "e5 h1", Black, "e7 to e5"),
            ("b1 a5", "d3", White, "d3 to b1"),
            ("d4 h6", "b6", White, "b6 to d4"),
        ],
    ),
    (
        "not-onto-own",
        "a piece may not land on a piece of its own side",
        &[
            ("a3 c3", "h5", Black, "a3 not c3, c3 not a3"),
            ("e7 e5", "h1", Black, "e7 not e5"),
            ("a5", "b1 d3", White, "b1 not d3, d3 not b1"),
            ("h6 g3", "b6 d4", White, "d4 not b6"),
        ],
    ),
    (
        "not-off-a-line",
        "a move goes along a row, a column or a diagonal, and somewhere",
        &[("d3", "g6 d6 a6", Black, "d3 not e5 f4 b4 c5 d3 h6")],
    ),
    (
        "own-pieces-only",
        "the first square holds a piece of the current player",
        &[
            (
                "d3 a0",
                "g5 b6",
                Black,
                "g5 not h5, b6 not a6, e4 not f4, e3 not f3, d1 not d2, e2 not f1, b2 not c3",
            ),
            ("d3 a0", "g5 b6", White, "d3 not d4, e4 not f4, g5 to h5"),
        ],
    ),
];

/// Scripts for the probe: each rule by itself, then what needs several, then games. So the first
/// script that is different is the one about the mistake.
pub(crate) fn probe_scripts() -> Vec<GraderScript> {
    let move_scripts = MOVE_RULES.iter().map(|(name, rule, boards)| {
        let boards = boards.iter();
        let tried = boards.fold(
            ProbeScript::new(),
            |script, (black, white, player, moves)| script.set(black, white, *player).tries(moves),
        );
        tried.script(*name, rule)
    });
    let mut scripts = vec![constructor(), print_game()];
    scripts.extend(move_scripts);
    scripts.extend(word_scripts());
    scripts.extend(connection_scripts());
    scripts.extend([game_over(), turns(), numbers(), game_over_after_moves()]);
    let games = long_games(3).into_iter().zip(1..);
    scripts.extend(games.map(|(moves, number)| long_game(&moves, number)));
    scripts
}

/// Scripts for the reference client.
pub(crate) fn game_scripts() -> Vec<GraderScript> {
    let mut scripts = client_scripts::games();
    scripts.extend(client_scripts::long());
    for script in &mut scripts {
        script.name = format!("client-{}", script.name);
    }
    scripts
}

fn constructor() -> GraderScript {
    ProbeScript::new().players().script(
        "constructor",
        "12 pieces each, Black on columns a and h, White on rows 0 and 7; Black moves first",
    )
}

fn print_game() -> GraderScript {
    ProbeScript::new()
        .print()
        .set("a7 h0 d3", "a0 h7 e5", White)
        .print()
        .script(
            "printGame",
            "the board with letters above and numbers on the left",
        )
}

fn turns() -> GraderScript {
    ProbeScript::new()
        .tries("a2 to c2")
        .players()
        .swap()
        .players()
        .tries("d0 to d2")
        .players()
        .swap()
        .swap()
        .players()
        .script(
            "turns",
            "swapPlayer changes whose turn it is, move does not",
        )
}

fn numbers() -> GraderScript {
    ProbeScript::new()
        .counts()
        .set("d3", "g3", Black)
        .tries("d3 not e3 to f3")
        .counts()
        .set("a3", "c3 h5", Black)
        .tries("a3 to c3")
        .counts()
        .set("b1 a5", "d3", White)
        .tries("d3 to b1")
        .counts()
        .script(
            "blacks-and-whites",
            "blacks and whites are the numbers of pieces, also after a capture",
        )
}

/// Words that are not squares. Each move would be valid if the wrong letter or digit were right, or
/// ignored.
fn word_scripts() -> Vec<GraderScript> {
    let script = || ProbeScript::new().set("d3 g0 h7 c6", "a5 b7", Black);
    vec![
        script()
            .invalid(["D3 d4", "d3 D4", "D3 D4"])
            .script("uppercase", "only lowercase letters are valid"),
        script()
            .invalid([
                "g0 i0", "g0 g8", "c6 c8", "h7 i7", "h7 h8", "i7 h7", "d9 d4", "`3 d3", "g0 g/",
                "d: d3",
            ])
            .script(
                "off-the-board",
                "letters go from a to h, numbers from 0 to 7",
            ),
        script()
            .invalid(["3d 4d", "33 34", "dd de", "d, d;", "-- --", "?? !!"])
            .script("no-squares", "a square is a letter and then a number"),
        script()
            .invalid_words(b"", b"")
            .invalid_words(b"d3", b"")
            .invalid_words(b"", b"d4")
            .invalid(["d d4", "d3 d", "3 4"])
            .script("short-words", "a square is two characters, not fewer"),
        script()
            .invalid(["d33 d4", "d3 d44", "d3d4 d4", "d3 d4x", "d03 d04"])
            .invalid_words(b"d3 ", b"d4")
            .invalid_words(b"d3", &b"d4".repeat(50_000))
            .script("long-words", "a square is two characters, not more"),
        script()
            .invalid_words(b"\xff\xfe", b"\x80\0")
            .invalid_words("é".as_bytes(), "棋".as_bytes())
            .tries("d3 to d4")
            .script("strange-characters", "other characters are not squares"),
    ]
}

/// Boards with connected and unconnected sides.
fn connection_scripts() -> Vec<GraderScript> {
    let asked = |boards: &[(&str, &str)]| {
        boards
            .iter()
            .fold(ProbeScript::new(), |script, (black, white)| {
                script.set(black, white, Black).connected()
            })
    };
    vec![
        asked(&[("a3 b3 c3", "e0 e1 e2"), ("a6 a7 b7", "h0 f0")]).script(
            "connected-straight",
            "neighbours in a row or a column are adjacent",
        ),
        asked(&[
            ("a0 b1 c2", "h0 g1 f2 e3"),
            ("e4 d5 e6 d7", "a4 c4"),
            ("e4 d3", "g6 f7 h7 g7"),
        ])
        .script(
            "connected-diagonally",
            "neighbours on a diagonal are adjacent",
        ),
        asked(&[
            ("a0 c0", "h0 h2"),
            // The start.
            (
                "a1 a2 a3 a4 a5 a6 h1 h2 h3 h4 h5 h6",
                "b0 c0 d0 e0 f0 g0 b7 c7 d7 e7 f7 g7",
            ),
            ("a0 b1 d3 e4", "h5 g5 e5"),
            ("b1 b2 f5 f6", "d0 e0 d7 e7"),
        ])
        .script("not-connected", "pieces in two groups are not connected"),
        asked(&[
            ("b1 c1 d1 b2 d2 b3 c3 d3", "g4 g5 h6 f6 g7 e6"),
            (
                "a0 a1 b2 a3 a4 b4 c4 c3 d2",
                "f0 f1 f2 f3 g2 h2 h3 g4 e4 h5",
            ),
            ("a7 b6 c5 d4 e3 f2 g1 h0", "a1 b1 c1 c2 a2"),
            ("d4 e5 f4 d5 e4 f5 g3", "a0 b0 a1 h7"),
        ])
        .script(
            "connected-shapes",
            "groups of any shape: rings, branches, bends, long lines",
        ),
        asked(&[("d4", "a0 h7"), ("a0 c5", "h7"), ("a0", "h7")])
            .script("connected-single-piece", "a single piece is connected"),
        asked(&[
            ("h1 a2", "d0 d7"),
            ("h0 a2 a1", "e4 e6"),
            ("a1 h0 c5", "d0 e7"),
        ])
        .script(
            "connected-across-the-edge",
            "the right edge of the board does not touch the left one, nor the top the bottom",
        ),
        asked(&[
            ("a0 c0", "b0 d0"),
            ("d3 f5", "e4 g6"),
            ("d3 d4 f4", "e4 e6 e3"),
        ])
        .script(
            "connected-by-others",
            "pieces of the other colour connect nothing",
        ),
    ]
}

fn game_over() -> GraderScript {
    [
        ("a0 b1", "h0 h7"),
        ("a0 b2", "h6 h7"),
        ("a0 b1", "h6 h7"),
        ("a0 b2", "h5 h7"),
    ]
    .iter()
    .fold(ProbeScript::new().over(), |script, (black, white)| {
        script.set(black, white, White).over().swap().over()
    })
    .script("gameOver", "B, W, D if both are connected, - if neither is")
}

fn game_over_after_moves() -> GraderScript {
    ProbeScript::new()
        .set("a0 d2", "h4 h6", Black)
        .over()
        .set("a0 c1", "h4 h6", Black)
        .tries("a0 to b1")
        .over()
        .set("a0 d2", "c2 h4", Black)
        .tries("a0 to c2")
        .over()
        .set("a0 d7", "c2 h4", Black)
        .tries("a0 to c2")
        .over()
        .set("c2 h4", "a0 d7", White)
        .tries("a0 to c2")
        .over()
        .script(
            "gameOver-after-moves",
            "who has moved does not matter: both connected is a draw, only the opponent is a loss",
        )
}

fn long_game(moves: &[Move], number: u64) -> GraderScript {
    let mut random = Random::new(number);
    let mut game = start();
    let mut script = ProbeScript::new();
    for mv in moves {
        if random.below(3) == 0 {
            let wrong = invalid_move(&game, &mut random);
            script = script.invalid([wrong.as_str()]);
        }
        script = script.turn(*mv).players().connected().over();
        let played = game.play(*mv);
        assert!(played.is_ok(), "{mv} of a made-up game");
    }
    script.script(
        format!("long-game-{number}"),
        "a long game, with invalid moves in between, looked at after each move",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn script_names_are_unique() {
        // Making them checks which moves are valid.
        let scripts = [probe_scripts(), game_scripts()].concat();
        let names: HashSet<&str> = scripts.iter().map(|script| script.name.as_str()).collect();
        assert_eq!(names.len(), scripts.len());
    }

    #[test]
    fn boards_are_what_their_scripts_say() {
        let answers = |name: &str, question: &str| {
            let scripts = probe_scripts();
            let script = scripts.iter().find(|script| script.name == name).unwrap();
            let expected = script.expected();
            let answers = expected
                .lines()
                .filter_map(|line| line.strip_prefix(question));
            answers
                .map(|answer| answer.trim_matches('\'').chars().next().unwrap())
                .collect::<String>()
        };
        for (name, black, white) in [
            ("connected-straight", "tt", "tf"),
            ("connected-diagonally", "ttt", "tft"),
            ("not-connected", "ffff", "ffff"),
            ("connected-shapes", "tttt", "tttf"),
            ("connected-single-piece", "tft", "ftt"),
            ("connected-across-the-edge", "fff", "fff"),
            ("connected-by-others", "fff", "fff"),
        ] {
            assert_eq!(answers(name, "hasConnected('B') "), black, "{name}");
            assert_eq!(answers(name, "hasConnected('W') "), white, "{name}");
        }
        assert_eq!(answers("gameOver", "gameOver() "), "-BBWWDD--");
        assert_eq!(answers("gameOver-after-moves", "gameOver() "), "-BDWB");
    }
}
