//! Games in all notations.

use crate::common::written;
use loa::{Color, Game, Move, Preset, Random, Size, Start};
use loa_notation::{
    Action, Beginning, Fen, GamesRead, Mark, NodeId, Notation, PgnMoves, Property, ReadError,
    ReadGame, Record, RuleSet, play_moves, read_games, read_records,
};
use std::collections::BTreeSet;
use std::fs;
use test_support::random_game;
use test_support::{files_in, repository};

fn read(text: &str) -> GamesRead {
    read_games(text.as_bytes()).unwrap_or_else(|error| panic!("{error} in {text:.200}"))
}

fn moves(record: &Record) -> Vec<Move> {
    let game = record.to_game().unwrap();
    game.past().iter().map(|ply| ply.mv).collect()
}

/// What is said to be left out of a game.
fn told(game: &ReadGame) -> String {
    let left_out = game.left_out.as_ref();
    left_out.map(ToString::to_string).unwrap_or_default()
}

fn names(record: &Record) -> [Option<&str>; 2] {
    [&record.players.black, &record.players.white].map(Option::as_deref)
}

/// The game of `testdata/games`, as its plainest file has it.
fn plain() -> Vec<Move> {
    let text = fs::read_to_string(repository("testdata/games/plain.txt")).unwrap();
    text.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

#[test]
fn trials_of_ludii_may_follow_each_other() {
    let one = fs::read_to_string(repository("testdata/games/ludii.trl")).unwrap();
    let games = read(&format!("{one}\n{one}")).games;
    assert_eq!(games.len(), 2);
    for game in &games {
        assert_eq!(moves(&game.record), plain());
        assert_eq!(game.record.result, games[0].record.result);
        assert!(game.left_out.is_none());
    }
}

/// All but a few files hold the same game; what the others hold is in their names.
#[test]
fn every_notation_of_one_game() {
    let plain = plain();
    for path in files_in("testdata/games", "") {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let read = read_games(&fs::read(&path).unwrap());
        if name.starts_with("nothing") {
            assert_eq!(read.unwrap_err(), ReadError::NoMove, "{name}");
            continue;
        }
        let read = read.unwrap_or_else(|error| panic!("{name}: {error}"));
        let [game, others @ ..] = &read.games[..] else {
            panic!("no game in {name}");
        };
        let left_out = told(game);
        match name {
            "slip-at-ply-7" => {
                assert_eq!(moves(&game.record), plain[..6]);
                let expected = "ply 7 and what follows is left out: illegal move a1-a8: \
                                there is no piece on a1 (line 1, column 49)";
                assert_eq!(left_out, expected);
            }
            "moves-after-the-end" => {
                assert_eq!(moves(&game.record), plain);
                let expected = "ply 43 and what follows is left out: illegal move b1-b3: \
                                the game is over: White wins by connection";
                assert!(left_out.starts_with(expected), "{left_out}");
            }
            _ => {
                assert_eq!(moves(&game.record), plain, "{name}");
                assert_eq!(left_out, "", "{name}");
            }
        }
        match name {
            "two-games" => assert_eq!(moves(&others[0].record), plain[..8]),
            _ => assert!(others.is_empty(), "{name}: {}", read.games.len()),
        }
        let game = game.record.to_game().unwrap();
        let status = game.status().verdict().map(|verdict| verdict.to_string());
        if name != "slip-at-ply-7" {
            assert_eq!(
                status.as_deref(),
                Some("White wins by connection"),
                "{name}"
            );
        }
    }
}

/// Forms that no file of `testdata/games` has, each with the notation, the moves of its games, and
/// what is left out.
#[test]
fn other_forms() {
    const B1B3: &str = "b1-b3 a2-c2";
    let state = "# Made by OpenSpiel\n[Game]\nlines_of_action()\n[State]\n8048\n2116\n";
    let kaggle = serde_json::json!({
        "name": "open_spiel_lines_of_action",
        "steps": [
            [{ "observation": { "serializedGameAndState": "[State]\n" }, "action": {} }],
            [{ "observation": { "serializedGameAndState": state, "legalActions": [1, 2] },
               "action": { "submission": 2116 } }],
        ],
    });
    let boards = serde_json::json!({ "states": [
        { "round": 0, "board": ".000000.1......11......11......11......11......11......1.000000." },
        { "round": 1, "board": ".000000.1......11......11......11......110.....11......1..00000." },
        { "round": 2, "board": ".000000.1......11......11......11......110.....1..1....1..00000." },
    ] });
    for (text, notation, games) in [
        ("8048 2116", Notation::OpenSpiel, &["g8-a8 a3-c5"][..]),
        ("[8048, 2116]", Notation::Json, &["g8-a8 a3-c5"]),
        (
            "history=0:8048,1:2116",
            Notation::OpenSpiel,
            &["g8-a8 a3-c5"],
        ),
        (state, Notation::OpenSpiel, &["g8-a8 a3-c5"]),
        (&kaggle.to_string(), Notation::Json, &["g8-a8 a3-c5"]),
        (&boards.to_string(), Notation::Json, &["b1-b3 a2-c2"]),
        (
            &serde_json::json!({ "game": boards.to_string() }).to_string(),
            Notation::Json,
            &["b1-b3 a2-c2"],
        ),
        (
            "(;GM[9]VV[1]P0[id \"a\"]P1[id \"b\"]\n; B[0 Start]\n; B[1 B1-B3  ]TM[4711]\n; W[2 A2-C2  ])",
            Notation::Sgf,
            &[B1B3],
        ),
        ("[\"b1b3\", \"a2c2\"]", Notation::Json, &[B1B3]),
        ("b1b3,a2c2", Notation::Moves, &[B1B3]),
        ("b1-b3; a2-c2", Notation::Moves, &[B1B3]),
        ("b1-b3 ; a plan\na2-c2", Notation::Moves, &[B1B3]),
        ("1) b1 - b3 a2→c2 *", Notation::Moves, &[B1B3]),
        (
            "1. b1-b3 (1. c1-c3 a2-c2) 1... a2-c2",
            Notation::Moves,
            &[B1B3],
        ),
        (
            "position fen 1LLL1/l3l/l3l/l3l/1LLL1 w - - 0 1 moves b1b3 a2c2",
            Notation::Moves,
            &[B1B3],
        ),
        (
            "1LLL1/l3l/l3l/l3l/1LLL1 b - - 0 1 a2c2",
            Notation::Moves,
            &["a2-c2"],
        ),
        ("rules cuhk\na2-c2", Notation::Moves, &["a2-c2"]),
        ("rules cuhk\nnew\na2-c2", Notation::Moves, &["a2-c2"]),
        (
            "set b1 - white\nset d4 BLACK white\na2-c2",
            Notation::Moves,
            &["a2-c2"],
        ),
        (
            "b1-b3\nset d4 black white\na2-c2",
            Notation::Moves,
            &["b1-b3"],
        ),
        (
            "b1-b3 (\nset b1 - white\na2-c2 )\n",
            Notation::Moves,
            &["b1-b3"],
        ),
        ("set b1 b3 white\nc1-c3", Notation::Moves, &["c1-c3"]),
        (
            "c1-c3\nundo 18446744073709551615\nb1-b3 a2-c2",
            Notation::Moves,
            &[B1B3],
        ),
        (
            "b1-b3 a2-c2 (a2-d2\nundo 2\n) h3-f3\n",
            Notation::Moves,
            &[B1B3],
        ),
        (
            "new\nb1-b3\nundo\nb1-b3\na2-c2\nnew\nc1-c3",
            Notation::Moves,
            &[B1B3, "c1-c3"],
        ),
        (
            "1. b1-b3 a2-c2 1-0\n1. c1-c3 0-1",
            Notation::Moves,
            &[B1B3, "c1-c3"],
        ),
        (
            "[P1 \"a/b\"]\n\n1. b1-b3 a2-c2\n\n[P1 \"c\"]\n\n1. c1-c3",
            Notation::Pgn,
            &[B1B3, "c1-c3"],
        ),
        (
            "(;GM[9];B[b1-b3 good];W[a2-c2++])(;GM[9];B[c1-c3])",
            Notation::Sgf,
            &[B1B3, "c1-c3"],
        ),
        (
            "1. b1-b3 [Clock \"1:00\"] a2-c2 [Comment \"b3-b1?\"]\n2. d1-d3",
            Notation::Moves,
            &["b1-b3 a2-c2 d1-d3"],
        ),
        (
            "1. b1-b3 a2-c2 * [Event \"2\"] 1. c1-c3 1-0 [A \"3\"] 1. d1-d3\n[Event \"4\"] d1-d3",
            Notation::Pgn,
            &["b1-b3 a2-c2", "c1-c3", "d1-d3", "d1-d3"],
        ),
        ("(;GM[9];B[b1-b3];W[a2-c2", Notation::Sgf, &["b1-b3"]),
        (
            "(;GM[9];B[b1-b3];W[a2-c2];B[b3-z9];W[a4-c4])",
            Notation::Sgf,
            &[B1B3],
        ),
        (
            "(;GM[9];B[b1-b3];W[a2-c2];B[a1-a2];W[a4-c4])",
            Notation::Sgf,
            &[B1B3],
        ),
    ] {
        let read = read(text);
        assert_eq!(read.notation, notation, "{text}");
        let found: Vec<String> = (read.games.iter())
            .map(|game| {
                moves(&game.record)
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
            })
            .map(|moves| moves.join(" "))
            .collect();
        assert_eq!(found, games, "{text}");
    }
}

/// Tags may share a line with others and with moves, and signs of print mean something in moves
/// alone.
#[test]
fn tags_and_comments_are_kept_as_they_are() {
    let text = "[Event \"E\"] [White \"A – <b>B</b> × \\\"C\\\"\"][Black \"D\"] 1. b1–b3 {a2–c2 <i>is</i> × …} \
                <b>a2×c2</b> ; c1-c3 is usual\n2. d1–d3";
    let record = read_one(text);
    assert_eq!(
        record.players.white.as_deref(),
        Some("A – <b>B</b> × \"C\"")
    );
    assert_eq!(record.players.black.as_deref(), Some("D"));
    let texts: Vec<String> = moves(&record).iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["b1-b3", "a2-c2", "d1-d3"]);
    let comments = record
        .nodes
        .main_line()
        .filter_map(|node| record.nodes[node].comment.clone());
    let comments: Vec<String> = comments.collect();
    assert_eq!(comments, ["a2–c2 <i>is</i> × …", "c1-c3 is usual"]);
    // Time that grew with the square of the length would be hours.
    let tags = "[A \"x".repeat(1_000_000);
    assert_eq!(read_games(tags.as_bytes()).unwrap_err(), ReadError::NoMove);
}

/// A semicolon stands between moves, or before a comment, with tags or without.
#[test]
fn semicolons() {
    for (text, plies) in [
        ("1;b1-b3;a2-c2\n2;d1-d3", 3),
        ("b1-b3 a2-c2; 2. d1-d3", 3),
        ("b1-b3 ; a2-c2! 2. d1-d3", 3),
        ("b1-b3 ; a2-c2 ; 1-0", 2),
        ("b1-b3 ; a2-c2 is the usual answer", 1),
        ("b1-b3 ; a2-c2 d1-d3, and so on", 1),
        ("b1-b3 ; Lc2 is the usual answer\na2-c2", 2),
        ("b1-b3 ; good; a2-c2", 1),
    ] {
        for tags in ["", "[Event \"E\"]\n\n"] {
            let record = read_one(&format!("{tags}{text}"));
            assert_eq!(moves(&record).len(), plies, "{tags}{text}");
            let result = record.result.map(|result| result.to_string());
            assert_eq!(result.is_some(), text.ends_with("1-0"), "{tags}{text}");
        }
    }
}

/// What is clearly a move is played, or told of.
#[test]
fn moves_in_sentences() {
    for (text, plies, expected) in [
        ("moves g1-g3 a3-d3", 2, ""),
        ("moves g1", 0, "there is no move in it"),
        ("g1-g3\nAnna Maria Lopez: a3-d3", 2, ""),
        ("g1-g3\nAnna Maria Lopez: Lad3", 2, ""),
        ("g1-g3\nTime left for White: 12m\na3-d3", 2, ""),
        ("The game so far: g1-g3 a3-d3", 2, ""),
        (
            "g1-g3\nBetter for Black here was: c1-e3\na3-d3",
            2,
            "ply 2: c1-e3 stands in a sentence and is not played (line 2, column 28)",
        ),
        (
            "g1-g3 a3-d3\nNote: here Black thought a long time about d1-b3\nc8-c6 a2-c2",
            4,
            "ply 3: d1-b3 stands in a sentence and is not played (line 2, column 44)",
        ),
        ("g1-g3\nAnn lost on time after g1-g3", 1, ""),
        (
            "g1-g3\nThe right answer here is a3-d3\na2-c2",
            2,
            "ply 2: a3-d3 stands in a sentence and is not played (line 2, column 26)",
        ),
        (
            "Black выполняет ход g1-g3",
            0,
            "moves: ply 1: g1-g3 stands in a sentence and is not played (line 1, column 21)",
        ),
    ] {
        let (kept, told) = match read_games(text.as_bytes()) {
            Ok(read) => (moves(&read.games[0].record).len(), told(&read.games[0])),
            Err(error) => (0, error.to_string()),
        };
        assert_eq!(kept, plies, "{text}");
        assert!(
            told.starts_with(expected) && told.is_empty() == expected.is_empty(),
            "{told}"
        );
    }
}

/// What swallows the rest of a game is told, with ply and place.
#[test]
fn what_has_no_end_is_told() {
    const COMMENT: &str = "and what follows is left out: the '{' here has no '}'";
    const VARIATION: &str = "and what follows is left out: the '(' here has no ')'";
    for (text, plies, expected) in [
        (
            "1. b1-b3 {why\n1... a2-c2",
            1,
            format!("ply 2 {COMMENT} (line 1, column 10)"),
        ),
        (
            "[P1 \"Ann\"]\n\n1. b1-b3 a2-c2\n{",
            2,
            format!("ply 3 {COMMENT} (line 4, column 1)"),
        ),
        (
            "1. b1-b3 (1. c1-c3 {well) 1... a2-c2",
            1,
            format!("ply 2 {VARIATION} (line 1, column 10)"),
        ),
        (
            "1. b1-b3 (1. c1-c3 1... a2-c2",
            1,
            format!("ply 2 {VARIATION} (line 1, column 10)"),
        ),
        (
            "1. b1-b3 (a plan 1... a2-c2",
            1,
            format!("ply 2 {VARIATION} (line 1, column 10)"),
        ),
        ("1. b1-b3 a2-c2 (well {a plan}", 2, String::new()),
    ] {
        let game = read(text).games.remove(0);
        assert_eq!(moves(&game.record).len(), plies, "{text}");
        assert_eq!(told(&game), expected, "{text}");
    }
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    for (text, expected) in [
        ("", "there is nothing to read"),
        (" \n", "there is nothing to read"),
        ("hello", "there is no move in it"),
        ("2026-11-01", "there is no move in it"),
        ("11/01/26", "there is no move in it"),
        (
            "[Site \"https://example.org/abc/def/ghi\"]",
            "there is no move in it",
        ),
        (
            "b1-b9",
            "moves: ply 1 and what follows is left out: 'b1-b9' is not a move: 'b9'",
        ),
        (
            "b1-b4",
            "moves: ply 1 and what follows is left out: illegal move b1-b4: a move along",
        ),
        (
            "e2e4 e7e5",
            "moves: ply 1 and what follows is left out: illegal move e2-e4: there is no",
        ),
        (
            "8/8/8/8/8/8/8/8 w",
            "moves: ply 1 and what follows is left out: initial position: column 1: the board has no pieces",
        ),
        (
            "8/8/x8",
            "moves: ply 1 and what follows is left out: initial position: column 6",
        ),
        (
            "(;GM[1];B[b1-b3])",
            "SGF: line 1, column 6: game '1' is not Lines of Action",
        ),
        ("((((", "SGF: line 1, column 2"),
        ("{\"a\": 1}", "there is no move in it"),
        ("{\"moves\": [\"b1-b3\"", "JSON: "),
        (
            "game=/lud/board/Chess.lud",
            "Ludii: the game is 'lud/board/Chess.lud'",
        ),
        (
            "Move=[Move:mover=1,actions=[Swap:player1=1]]",
            "Ludii: ply 1 and what follows is left out: 'Move:mover=1,",
        ),
        (
            "{\"header\": {\"site\": {\"name\": \"Abstract Play\"}}, \"moves\": [[\"b1-b3\"]]}",
            "JSON: ply 1 and what follows is left out: 'Abstract Play' plays on a board that is not",
        ),
    ] {
        let error = read_games(text.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
    let large = vec![b';'; loa_notation::LARGEST_FILE + 1];
    assert_eq!(read_games(&large).unwrap_err(), ReadError::Large);
    let text = String::from_utf8(large).unwrap();
    let error = loa_notation::read_records(&text).unwrap_err().to_string();
    assert_eq!(error, "line 1, column 1: more than 16777216 bytes");
    let nodes = format!("(;GM[9]{})", ";".repeat(2_000_000));
    let error = read_games(nodes.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("more than 1048576 nodes"), "{error}");
    // Time for each value that grew with what comes before would be hours.
    let values = "[1]".repeat(3_000_000);
    let error = read_games(values.as_bytes()).unwrap_err();
    assert_eq!(error, ReadError::NoMove);
}

/// Random games on all boards, with variations, comments, marks and clocks.
#[test]
fn what_is_written_is_read_back() {
    let mut random = Random::new(3);
    for number in 0..60 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let size = Size::all().nth(random.below(36)).unwrap();
        let game = random_game(&mut random, &preset, size, 30);
        let mut record = Record::from_game(&game, &preset).unwrap();
        record.players.black = Some("Ann".to_owned());
        record.players.white = Some("Bob \"B\" {x} – <b> \\".to_owned());
        let line: Vec<_> = record.nodes.main_line().skip(1).collect();
        for (index, node) in line.iter().enumerate().filter(|(index, _)| index % 3 == 0) {
            record.nodes[*node].comment = Some("one; (two)\nthree – <b>×</b> …".to_owned());
            record.nodes[*node].add_mark(Mark::Circle("a1".parse().unwrap()));
            let name =
                ["BL", "WL"][usize::from(record.nodes[*node].turn.unwrap().color == Color::White)];
            record.nodes[*node].properties.extend([
                Property::new("BM", "2"),
                Property::new(name, (3725.5 + index as f64).to_string()),
            ]);
            let before = record.nodes.parent(*node).unwrap();
            let other = record.game_at(before).unwrap().legal_moves();
            record.add_move(before, other[index % other.len()]);
        }
        let main = moves(&record);
        for moves_as in [PgnMoves::Squares, PgnMoves::Letters] {
            let text = record.to_pgn(moves_as);
            let back = read_one(&text);
            assert_eq!(back.nodes.len(), record.nodes.len(), "{text}");
            assert_eq!(back.players, record.players);
            let written = back.to_pgn(moves_as);
            assert_eq!(written, text);
        }
        for text in written(&record, PgnMoves::Letters) {
            let back = read_one(&text);
            assert_eq!(moves(&back), main, "{text}");
            assert_eq!(back.rule_set, record.rule_set, "{text}");
            assert_eq!(back.move_limit, record.move_limit, "{text}");
            assert_eq!(back.beginning, record.beginning, "{text}");
            assert_eq!(back.result, record.result, "{text}");
        }
    }
}

fn read_one(text: &str) -> Record {
    let mut read = read(text);
    assert_eq!(read.games.len(), 1, "{text}");
    let game = read.games.remove(0);
    assert_eq!(game.left_out, None, "{text}");
    game.record
}

/// PGN has no move for a resignation: what stands beside one follows the move before it.
#[test]
fn variations_beside_a_resignation() {
    let text =
        "(;GM[9];B[b1-b3];W[a2-c2]C[x](;B[resign])(;B[d1-d3];W[a4-c4](;B[b3-b1])(;B[resign])))";
    let pgn = read_one(text).to_pgn(PgnMoves::Squares);
    assert!(
        pgn.ends_with("{x}\n(1... a2-c2\n2. d1-d3 a4-c4\n3. b3-b1)\n0-1\n"),
        "{pgn}"
    );
    let back = read_one(&pgn);
    assert_eq!(moves(&back).len(), 2, "{pgn}");
    assert_eq!(back.nodes.len(), 7, "{pgn}");
    assert_eq!(back.to_pgn(PgnMoves::Squares), pgn);
}

/// The lines to all moves of a record, of variations too.
fn lines(record: &Record) -> BTreeSet<String> {
    let moved = |node: NodeId| match record.nodes[node].turn?.action {
        Action::Move(Move::Jump(..)) => record.game_at(node).ok(),
        _ => None,
    };
    let games = record.nodes.preorder().filter_map(|(_, node)| moved(node));
    games.map(|game| loa::join(game.moves(), " ")).collect()
}

/// A root with a move, nodes of words alone and ends beside variations change neither the main
/// line nor the variations of what is written.
#[test]
fn pgn_has_the_tree_of_moves() {
    let made = [
        "(;GM[9]B[b1-b3];W[a2-c2])",
        "(;GM[9]B[b1-b3](;B[resign])(;W[a2-c2]))",
        "(;GM[9](;C[x](;B[b1-b3];W[a2-c2])(;B[d1-d3]))(;B[d1-d3]))",
        "(;GM[9];B[b1-b3](;C[x];W[a2-c2])(;W[h2-f2]))",
        "(;GM[9](;B[b1-b3])(;C[x];B[d1-d3];W[a2-c2]))",
        "(;GM[9];B[b1-b3](;C[x];C[y])(;W[h2-f2];B[d1-d3]))",
        "(;GM[9];B[b1-b3];C[x];;W[a2-c2](;C[y](;C[z])(;B[d1-d3]))(;B[b3-b1]))",
    ];
    let files = files_in("testdata/sgf", "sgf").into_iter();
    let files = files.chain(files_in("testdata/games", "sgf"));
    let files = files.filter_map(|path| fs::read_to_string(path).ok());
    for text in made.map(str::to_owned).into_iter().chain(files) {
        let records = read_records(&text).into_iter().flatten();
        for record in records.filter(|it| it.check().is_ok() && !lines(it).is_empty()) {
            let pgn = record.to_pgn(PgnMoves::Squares);
            let back = read_one(&pgn);
            assert_eq!(moves(&back), moves(&record), "{pgn}");
            assert_eq!(lines(&back), lines(&record), "{pgn}");
        }
    }
}

/// Returns the most memory that this process has had, in MiB; `None` on other systems.
fn peak_memory() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// A copy of the game for each variation would take 2 GB. Other tests take memory beside this one.
#[test]
fn variations_of_a_long_game_share_its_past_as_pgn() {
    let there_and_back = ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]".repeat(1250);
    let variations = "(;B[b1-b3];W[a4-c4])(;B[c1-c3])".repeat(2500);
    let record = read_one(&format!("(;GM[9]{there_and_back}{variations})"));
    let before = peak_memory();
    let pgn = record.to_pgn(PgnMoves::Squares);
    if let (Some(before), Some(after)) = (before, peak_memory()) {
        assert!(after - before < 500, "{before} MiB before, {after} after");
    }
    let back = read_one(&pgn);
    assert_eq!(back.nodes.len(), record.nodes.len());
    assert_eq!(back.to_pgn(PgnMoves::Squares), pgn);
}

/// Draws by repetition are passed over, and what came before them is not looked at again and again:
/// with all plies counted at each, this would take a minute.
#[test]
fn a_long_game_that_repeats() {
    let there_and_back = ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]".repeat(25_000);
    for rules in ["olympiad", "soucie"] {
        let record = read_one(&format!("(;GM[9]RU[{rules}]{there_and_back})"));
        assert_eq!(record.nodes.len(), 100_001, "{rules}");
        let drawn = record.result.map(|result| result.to_string());
        let expected = (rules == "olympiad").then(|| "Draw+Repetition".to_owned());
        assert_eq!(drawn, expected, "{rules}");
    }
}

/// JSON may hold JSON with a game, and this a game in another notation, but not JSON again.
#[test]
fn json_in_json() {
    let mut text = r#"{"moves": ["b1-b3", "a2-c2"]}"#.to_owned();
    let mut pgn = "1. b1-b3 a2-c2".to_owned();
    let wrap = |text: &str| {
        let quoted = text.replace('\\', "\\u005c").replace('"', "\\u0022");
        format!("{{\"pgn\": \"{quoted}\"}}")
    };
    for depth in 0..5 {
        for (text, most) in [(&text, 1), (&pgn, 2)] {
            let read = read_games(text.as_bytes());
            assert_eq!(read.is_ok(), depth <= most, "{depth}");
            for game in read.into_iter().flat_map(|read| read.games) {
                assert_eq!(moves(&game.record).len(), 2, "{depth}");
            }
        }
        (text, pgn) = (wrap(&text), wrap(&pgn));
    }
}

/// What says that it is a game is one, without moves, too.
#[test]
fn a_game_may_have_no_moves() {
    for preset in Preset::ALL {
        for size in [Size::STANDARD, Size::new(6, 5).unwrap()] {
            let record = Record::new(preset, Beginning::Start(preset.start, size));
            let texts = written(&record, PgnMoves::Squares).into_iter();
            for text in texts.chain([record.to_string()]) {
                let mut back = read_one(&text);
                back.result.clone_from(&record.result);
                assert_eq!(back, record, "{text}");
            }
        }
    }
    let mut unstated = Record::new(
        Preset::SOUCIE,
        Beginning::Start(Start::Standard, Size::STANDARD),
    );
    unstated.rule_set = RuleSet::Unstated;
    for text in written(&unstated, PgnMoves::Letters) {
        assert_eq!(moves(&read_one(&text)), []);
    }
    for text in [
        "(;GM[Lines of Action];B[b1-b3])",
        "(;GM[lines-of-action];B[b1-b3])",
    ] {
        assert_eq!(moves(&read_one(text)).len(), 1, "{text}");
    }
}

#[test]
fn a_position_is_a_game_without_moves() {
    let record = read_one("1LL/l2/2l b - - 0 1");
    let expected: Fen = "1LL/l2/2l b".parse().unwrap();
    assert_eq!(record.beginning, Beginning::Position(expected));
    let pieces = record.to_string();
    assert!(
        pieces.contains("AB[b3][c3]") && pieces.contains("PL[W]"),
        "{pieces}"
    );
    assert_eq!(read_one(&pieces).beginning, record.beginning);
    assert_eq!(record.to_game().unwrap().position().turn(), Color::White);
}

#[test]
fn moves_alone_are_played_on() {
    for (text, plies) in [
        ("1. b1-b3 a2xc2", Some(2)),
        ("b1b3; a2c2", Some(2)),
        ("b1-b3 {a\ncomment} # log\n1... L2c2! 1-0", Some(2)),
        ("b1-b3 b3-b5", None),
        ("b1 &ndash; b3, a2&ndash;c2 1-0", Some(2)),
        ("<b> b1 x b3</b>", Some(1)),
        ("b1-b3 a2-c2 junk", None),
        ("b1-b3 a2", None),
        ("b1-b3 2.junk", None),
        ("foo1\nb1-b3", None),
        ("b1-b3 1-0\n1. c1-c3", None),
        ("size 5x5\nb1-b3", None),
        ("[FEN \"1LLL1/l3l/l3l/l3l/1LLL1 w\"] b1-b3", None),
        ("hello", None),
        ("e4", None),
    ] {
        let mut game = Game::default();
        let played = play_moves(&mut game, text).is_ok();
        assert_eq!(played.then_some(game.plies()), plies, "{text}");
    }
}

/// The plies that a FEN counts are taken off the move limit of the rules, not off a stated one.
#[test]
fn what_a_position_counts_before_it_is_kept() {
    const FEN: &str = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 74";
    const JSON: &str = r#""rules": "codingame", "fen": "@", "moves": ["b1-b3"]"#;
    for (text, limit) in [
        ("[Rules \"codingame\"]\n[FEN \"@\"]\n\n1. b1-b3 *", Some(4)),
        ("[FEN \"@\"]\n[Rules \"codingame\"]\n\n*", Some(4)),
        ("[MoveLimit \"9\"]\n[FEN \"@\"]\n\n*", Some(9)),
        (
            "[Rules \"codingame\"]\n[MoveLimit \"150\"]\n[FEN \"@\"]\n\n*",
            Some(150),
        ),
        ("[Rules \"berkeley\"]\n[FEN \"@\"]\n\n*", None),
        ("[FEN \"@\"]\n\n1. b1-b3 *", None),
        ("rules codingame\n@\n1. b1-b3", Some(4)),
        ("rules codingame\nplies 9\n@\n1. b1-b3", Some(9)),
        (&*format!("{{{JSON}}}"), Some(4)),
        (&*format!("{{{JSON}, \"moveLimit\": 9}}"), Some(9)),
        ("(;GM[9]RU[codingame]IP[@];B[b1-b3])", Some(4)),
        ("(;GM[9]RU[codingame]ML[9]IP[@];B[b1-b3])", Some(9)),
        ("@", None),
    ] {
        let text = text.replace('@', FEN);
        let record = read_one(&text);
        assert_eq!(record.move_limit, limit, "{text}");
        let game = record.to_game().unwrap();
        assert_eq!(game.rules().move_limit, limit, "{text}");
        assert_eq!(Fen::first_of(&game).to_string(), FEN, "{text}");
        assert_eq!(Fen::from_game(&game).move_number, 74, "{text}");
        let of_game = Record::from_game(&game, &record.rule_set.preset()).unwrap();
        let texts = written(&record, PgnMoves::Squares).into_iter();
        for again in texts.chain([record.to_string(), of_game.to_string()]) {
            let back = read_one(&again);
            assert_eq!(back.move_limit, limit, "{text} {again}");
            assert_eq!(back.beginning, record.beginning, "{text} {again}");
        }
    }
}

/// The table of notations in `docs/formats.md` says what the reader does.
#[test]
fn the_table_of_notations_is_true() {
    let text = fs::read_to_string(repository("docs/formats.md")).unwrap();
    let (_, table) = text.split_once("| notation | form | example |\n").unwrap();
    let mut seen = Vec::new();
    for row in table.lines().skip(1).take_while(|line| !line.is_empty()) {
        let cells: Vec<&str> = row
            .trim_matches('|')
            .splitn(3, '|')
            .map(str::trim)
            .collect();
        let example = cells[2].trim_matches('`').replace("`<br>`", "\n");
        let notation = cells[0].parse().unwrap();
        let read = read(&example);
        assert_eq!(read.notation, notation, "{example}");
        assert!(!moves(&read.games[0].record).is_empty(), "{example}");
        assert!(
            read.games.iter().all(|game| game.left_out.is_none()),
            "{example}"
        );
        seen.push(notation);
    }
    for notation in Notation::ALL {
        assert!(seen.contains(&notation), "no example of {notation}");
    }
}

/// Whatever happens to a file: no panic, and what is kept can be played.
#[test]
fn damaged_files() {
    let mut random = Random::new(11);
    for path in files_in("testdata/games", "") {
        let whole = fs::read(&path).unwrap();
        for _ in 0..60 {
            let mut bytes = whole.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                let to = (at + 1 + random.below(40)).min(bytes.len());
                match random.below(5) {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = b"()[]{};:,.\"'-x/ \n0aZ9\xe2"[random.below(22)],
                    2 => drop(bytes.drain(at..to)),
                    3 => bytes.extend_from_within(at..to),
                    _ => bytes.swap(at, to - 1),
                }
                if bytes.is_empty() {
                    bytes.push(b'(');
                }
            }
            for game in read_games(&bytes).into_iter().flat_map(|read| read.games) {
                assert_eq!(
                    game.record.check(),
                    Ok(()),
                    "{}",
                    String::from_utf8_lossy(&bytes)
                );
                let again = read_games(game.record.to_pgn(PgnMoves::Letters).as_bytes());
                let nodes = |record: &Record| {
                    let all = record.nodes.preorder();
                    all.filter(|(_, node)| record.nodes[*node].turn.is_some())
                        .count()
                };
                if nodes(&game.record) > 0 {
                    let again = again.unwrap_or_else(|error| panic!("{error}: {}", game.record));
                    assert_eq!(moves(&again.games[0].record), moves(&game.record));
                }
            }
        }
    }
}

/// The rules of a game, if they are named, its move limit, the width of its board and its plies.
type SetUp = (&'static str, Option<u32>, u8, usize);

fn set_ups(text: &str) -> Vec<SetUp> {
    let games = read(text).games.into_iter().map(|game| {
        let record = game.record;
        let rules = match &record.rule_set {
            RuleSet::Preset(preset) => preset.name,
            _ => "",
        };
        let width = record.beginning.position().size().width();
        (rules, record.move_limit, width, moves(&record).len())
    });
    games.collect()
}

/// Rules, start and size after moves begin another game, as in the program; a limit is the game's.
#[test]
fn commands_after_moves() {
    for (text, expected) in [
        (
            "rules berkeley\nb1-b3\na2-c2\nrules soucie\nd1-d3",
            &[("berkeley", Some(60), 8, 2), ("soucie", None, 8, 1)][..],
        ),
        (
            "b1-b3\nsize 6x6\nb1-b3\na2-c2",
            &[("", None, 8, 1), ("", None, 6, 2)],
        ),
        (
            "rules berkeley\nb1-b3\nstart sides\na2-c2",
            &[("berkeley", Some(60), 8, 1), ("berkeley", Some(60), 8, 1)],
        ),
        (
            "rules berkeley\nb1-b3\nlimit 2\na2-c2\nb3-b1\nc2-a2",
            &[("berkeley", Some(4), 8, 4)],
        ),
        (
            "rules berkeley\nb1-b3\nplies 1\na2-c2\nplies none\nb3-b1",
            &[("berkeley", None, 8, 3)],
        ),
        (
            "limit 2\nrules berkeley\nb1-b3",
            &[("berkeley", Some(60), 8, 1)],
        ),
        (
            "rules berkeley\n1. b1-b3 *\nrules gamesman\nplies 9\n1. b1-b3 *\n",
            &[("berkeley", Some(60), 8, 1), ("gamesman", Some(9), 8, 1)],
        ),
        (
            "rules berkeley\n1. b1-b3 1-0\nplies 9\n1. c1-c3 0-1\n",
            &[("berkeley", Some(60), 8, 1), ("", Some(9), 8, 1)],
        ),
        // The board stays; rules alone are no game after another.
        (
            "rules soucie\n1LL1/l2l/l2l/1LL1 w\nb1-d1\nnew\nb1-d1",
            &[("soucie", None, 4, 1), ("soucie", None, 4, 1)],
        ),
        (
            "1LL1/l2l/l2l/1LL1 w\nb1-d1\nrules soucie\nb1-d1\na2-a4",
            &[("", None, 4, 1), ("soucie", None, 4, 2)],
        ),
        ("b1-b3\nrules soucie\n", &[("", None, 8, 1)]),
    ] {
        let expected: &[SetUp] = expected;
        assert_eq!(set_ups(text), expected, "{text}");
    }
    let limited = read_one("b1-b3\nlimit 1\na2-c2");
    assert_eq!(limited.result.unwrap().to_string(), "Draw+MoveLimit");
}

/// A name has line feeds, so that it is the same once it was written and read.
#[test]
fn line_breaks_in_names() {
    let record = read_one(r#"{"players": {"names": ["a\r\nb", "c\rd"]}, "moves": ["b1-b3"]}"#);
    assert_eq!(record.players.black.as_deref(), Some("a\nb"));
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// What is said about a game counts, wherever it stands, not what is said beside a move.
#[test]
fn positions_beside_moves() {
    const FIRST: &str = "\"result\": \"1-0\", \"fen\": \"1LL1/l2l/l2l/1LL1 w\"";
    const MOVES: &str = "\"moves\": [{\"move\": \"b1-d1\", \"fen\": \"1LL1/l2l/l2l/2LL b\",
        \"result\": \"0-1\"}, {\"move\": \"a2-a4\", \"fen\": \"lLL1/l2l/3l/2LL w\"}]";
    for text in [
        format!("{{{FIRST}, {MOVES}}}"),
        format!("{{{MOVES}, {FIRST}}}"),
        format!("{{\"games\": [{{{MOVES}}}], {FIRST}}}"),
    ] {
        let record = read_one(&text);
        assert_eq!(moves(&record).len(), 2, "{text}");
        assert_eq!(record.result.unwrap().to_string(), "B+", "{text}");
    }
    let only = "{\"moves\": [{\"fen\": \"1LL1/l2l/l2l/1LL1 w\", \"move\": \"b1-d1\"}]}";
    assert_eq!(set_ups(only), [("", None, 4, 1)]);
    let three = r#"{"players": [{"name": "a"}, {"name": "b"}, {"name": "c"}], "moves": ["b1-b3"]}"#;
    assert_eq!(read_one(three).players.black, None);
}

/// Each game of a JSON text has its own rules, first position, move limit and players.
#[test]
fn set_ups_of_several_games() {
    const GAMES: [&str; 4] = [
        r#"{"rules": "berkeley", "players": {"names": ["a", "b"]}, "moves": ["b1-b3", "a2-c2"]}"#,
        r#"{"moves": ["b1-d1"], "game": {"rules": "gamesman", "fen": "1LL1/l2l/l2l/1LL1 w"},
            "moveLimit": 9}"#,
        r#"{"rules": "cuhk", "moves": []}"#,
        r#"{"moves": ["b1-b3"], "players": [{"name": "c"}, {"name": "d"}]}"#,
    ];
    let list = GAMES.join(",");
    for (text, outer) in [
        (GAMES.join("\n"), ""),
        (format!("[{list}]"), ""),
        (format!("{{\"games\": [{list}]}}"), ""),
        (
            format!("{{\"rules\": \"soucie\", \"games\": [{list}]}}"),
            "soucie",
        ),
    ] {
        let expected: [SetUp; 4] = [
            ("berkeley", Some(60), 8, 2),
            ("gamesman", Some(9), 4, 1),
            ("cuhk", None, 8, 0),
            (outer, None, 8, 1),
        ];
        assert_eq!(set_ups(&text), expected, "{text}");
        let games = read(&text).games;
        let whites: Vec<_> = games.iter().map(|game| names(&game.record)[1]).collect();
        assert_eq!(whites, [Some("b"), None, None, Some("d")], "{text}");
    }
}

/// Tags of one game may stand apart.
#[test]
fn blank_lines_between_tags() {
    for text in [
        "[Variant \"LOA\"]\n\n[P1 \"Ann\"]\n\n[P2 \"Bob\"]\n\n1. b1-b3 a2-c2",
        "[Rules \"soucie\"]\r\r\n[P1 \"Ann\"]\r\r\n[P2 \"Bob\"]\r\r\n\r\r\n1. b1-b3 a2-c2",
        "[P1 \"Ann\"] 1-0\n[P2 \"Bob\"] 1. b1-b3 a2-c2",
    ] {
        let record = read_one(text);
        assert_eq!(names(&record), [Some("Ann"), Some("Bob")], "{text}");
        assert_eq!(moves(&record).len(), 2, "{text}");
    }
}

/// After a blank line a tag that comes again, and after a result any tag, begins another game where
/// this one has a position or rules.
#[test]
fn games_without_moves_end_before_the_next() {
    const FIRST: &str = "[P1 \"Ann\"]\n[Rules \"gamesman\"]\n[FEN \"1LL1/l2l/l2l/1LL1 w\"]";
    const SECOND: &str = "[P1 \"Bob\"]\n[P2 \"Cid\"]\n\n1. b1-b3 a2-c2 0-1";
    for (between, result) in [
        ("\n[Result \"1-0\"]\n\n1-0\n\n", "B+"),
        ("\n[Result \"1-0\"] 1-0\n", "B+"),
        ("\n\n*\n\n", ""),
        ("\n\n", ""),
    ] {
        let text = format!("{FIRST}{between}{SECOND}");
        let games = read(&text).games;
        let [first, second] = &games[..] else {
            panic!("not two games: {text}");
        };
        let stated = first.record.result.as_ref().map(ToString::to_string);
        assert_eq!(stated.unwrap_or_default(), result, "{text}");
        assert_eq!(first.record.players.black.as_deref(), Some("Ann"), "{text}");
        let expected = [Some("Bob"), Some("Cid")];
        assert_eq!(names(&second.record), expected, "{text}");
        assert_eq!(moves(&second.record).len(), 2, "{text}");
        assert_eq!(second.record.rule_set, RuleSet::Unstated, "{text}");
    }
}

/// PGN and SGF write dates in forms of their own.
#[test]
fn dates() {
    for (tag, property) in [
        ("2026.11.28", "DT[2026-11-28]"),
        ("2026.11.??", "DT[2026-11]"),
        ("2026.??.??", "DT[2026]"),
        ("in May", "DT[in May]"),
        ("2026-11-28,29", "DT[2026-11-28,29]"),
    ] {
        let record = read_one(&format!("[Date \"{tag}\"]\n\n1. b1-b3"));
        let sgf = record.to_string();
        assert!(sgf.contains(property), "{sgf}");
        let tag = format!("[Date \"{tag}\"]\n");
        for record in [record, read_one(&sgf)] {
            let pgn = record.to_pgn(PgnMoves::Squares);
            assert!(pgn.contains(&tag), "{pgn}");
        }
    }
    let unknown = read_one("[Date \"????.??.??\"]\n\n1. b1-b3");
    assert!(!unknown.to_string().contains("DT["), "{unknown}");
}
