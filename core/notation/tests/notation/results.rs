//! How a game is said to have ended, in words and numbers.

use crate::common::written;
use loa::{Game, Preset, Random, Size};
use loa_notation::{GameResult, PgnMoves, ReadGame, Record, read_games};
use serde_json::{Value, json};
use std::fs;
use test_support::repository;

/// Returns the result of the first game, or nothing.
fn result(text: &str) -> String {
    let read = read_games(text.as_bytes()).unwrap_or_else(|error| panic!("{error} in {text}"));
    let result = read.games[0].record.result.as_ref();
    result.map(GameResult::to_string).unwrap_or_default()
}

/// The side that is named gives up, else the side to move; nothing ends a game that goes on, and
/// where a winner is stated, it is the winner.
#[test]
fn a_resignation_is_the_named_sides() {
    const FOUR: &str = "1. g1-g3 a3-d3 2. c8-c6 a2-c2";
    const SEVEN: &str = "1. g1-g3 a3-d3 2. c8-c6 a2-c2 3. g8-g6 a5-c7 4. e8-b5";
    const NAMES: &str = "[Black \"Ann B. Cook\"]\n[White \"Bob\"]\n\n";
    for (text, expected) in [
        (format!("{FOUR}\nWhite resigns. 1-0"), "B+Resign"),
        (format!("{FOUR}\nWhite resigns"), "B+Resign"),
        (format!("{FOUR} Black resigned."), "W+Resign"),
        (format!("{FOUR} {{Black attacks}} resigns"), "W+Resign"),
        (format!("{FOUR} resigns 1-0"), "B+Resign"),
        (format!("{FOUR} 1-0 resigns"), "B+Resign"),
        (format!("{SEVEN}\nBlack resigns."), "W+Resign"),
        (format!("{SEVEN}\nresigns"), "B+Resign"),
        (format!("{NAMES}{FOUR} Bob resigns"), "B+Resign"),
        (format!("{NAMES}{FOUR} Ann B. Cook resigns"), "W+Resign"),
        (format!("{NAMES}{FOUR} Bobby resigns"), "W+Resign"),
        (format!("{FOUR} White timeout"), "B+Time"),
        (format!("{FOUR} timeout"), "W+Time"),
        (format!("{FOUR}\nNo timeout"), ""),
        (format!("{FOUR} If White resigns now, Black leads"), ""),
        (format!("{FOUR} I hope White resigns"), ""),
        (
            "b> g1-g3\nw> a3-d3\nb> resign\n* White wins.".to_owned(),
            "W+Resign",
        ),
        (
            format!("[Black \"Bob White\"]\n\n{FOUR}\nBob White resigns."),
            "W+Resign",
        ),
        (
            format!("[Black \"Ann Lee\"]\n[White \"Lee\"]\n\n{FOUR}\n<b>Ann Lee</b> resigns."),
            "W+Resign",
        ),
        (
            format!("{FOUR}\nhere White almost resigns but\n3. g8-g6 a5-c7"),
            "",
        ),
        (format!("{FOUR} (2... a4-c4 White resigns)"), ""),
    ] {
        assert_eq!(result(&text), expected, "{text}");
    }
}

/// Each game of a JSON text has its own result.
#[test]
fn results_of_several_games() {
    const GAMES: [&str; 3] = [
        r#"{"result": "1-0", "moves": ["g1-g3"]}"#,
        r#"{"header": {"result": "0-1"}, "moves": ["c8-c6"]}"#,
        r#"{"moves": ["b1-b3"], "result": "?"}"#,
    ];
    for text in [
        GAMES.join("\n"),
        format!("{{\"games\": [{}]}}", GAMES.join(",")),
    ] {
        let games = read_games(text.as_bytes()).unwrap().games;
        let result = |game: &ReadGame| game.record.result.as_ref().map(GameResult::to_string);
        let results: Vec<_> = games
            .iter()
            .map(result)
            .map(Option::unwrap_or_default)
            .collect();
        assert_eq!(results, ["B+", "W+", ""], "{text}");
    }
}

/// What decides a game is written with it, so that its end comes back.
#[test]
fn games_come_back_with_their_end() {
    let mut random = Random::new(5);
    for number in 0..200 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let mut game = Game::start(&preset, Size::new(5, 5).unwrap());
        let limit = [Some(80), None, preset.rules.move_limit][number % 3];
        game.set_move_limit(limit).unwrap();
        while !game.status().is_over() && game.past().len() < 90 {
            let mv = *random.choose(&game.legal_moves()).unwrap();
            game.play(mv).unwrap();
        }
        let record = Record::from_game(&game, &preset).unwrap();
        for text in written(&record, PgnMoves::Squares) {
            let back = &read_games(text.as_bytes()).unwrap().games[0].record;
            let again = back.to_game().unwrap();
            assert_eq!(again.past(), game.past(), "{text}");
            assert_eq!(again.status(), game.status(), "{text}");
            assert_eq!(again.rules(), game.rules(), "{text}");
            assert_eq!(back.result, record.result, "{text}");
        }
    }
}

/// A move limit stands before the rules or after them; a wrong one is told, and costs no move.
#[test]
fn a_move_limit_is_read_where_it_stands() {
    let limit = |text: &str| {
        let read = read_games(text.as_bytes()).map_err(|error| error.to_string());
        read.map(|read| read.games.last().unwrap().record.move_limit)
    };
    for (text, expected) in [
        (
            "[MoveLimit \"none\"]\n[Rules \"berkeley\"]\n\n1. b1-b3",
            None,
        ),
        (
            "[Rules \"berkeley\"]\n[MoveLimit \"7\"]\n\n1. b1-b3",
            Some(7),
        ),
        (
            "{\"moveLimit\": \"none\", \"rules\": \"berkeley\", \"moves\": [\"b1-b3\"]}",
            None,
        ),
        ("{\"moves\": [\"b1-b3\"], \"moveLimit\": 9}", Some(9)),
        ("plies none\nrules berkeley\nb1-b3", None),
        ("rules berkeley\nlimit 4\nb1-b3", Some(8)),
        ("rules berkeley\nb1-b3", Some(60)),
        (
            "rules berkeley<br>\nplies 9<br/>\nnew<br>\nb1-b3<br>",
            Some(60),
        ),
        ("rules berkeley\nplies 9\nb1-b3\nnew\nc1-c3", Some(60)),
        ("plies played\nplies soon\nPlies unknown\nb1-b3", None),
    ] {
        assert_eq!(limit(text), Ok(expected), "{text}");
    }
    for text in [
        "[MoveLimit \"soon\"]\n\n1. b1-b3",
        "{\"moveLimit\": \"soon\", \"moves\": [\"b1-b3\"]}",
        "{\"moveLimit\": -3, \"moves\": [\"b1-b3\"]}",
        "plies 99999999999\nb1-b3",
    ] {
        let game = read_games(text.as_bytes()).unwrap().games.remove(0);
        assert_eq!(game.record.to_game().unwrap().past().len(), 1, "{text}");
        let told = game.left_out.unwrap().to_string();
        assert!(told.contains("is not a move limit"), "{text}: {told}");
    }
}

/// A record of AbstractPlay, with the points of its players and what ends the list of moves.
fn abstract_play(points: [Value; 2], last: &str) -> String {
    let game = json!({ "name": "Lines of Action", "variants": ["Classic 8x8 board"] });
    let players = points.map(|points| json!({ "name": "a player", "result": points }));
    let header = json!({ "game": game, "site": { "name": "Abstract Play" }, "players": players });
    json!({ "header": header, "moves": [["g1-g3", "a3-d3"], ["g8-g6", last]] }).to_string()
}

/// The winner in a file of riddles.io counts where the boards do not end the game.
#[test]
fn the_winner_beside_boards() {
    let text = fs::read_to_string(repository("testdata/games/riddles.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let mut game: Value = serde_json::from_str(file["game"].as_str().unwrap()).unwrap();
    game["states"].as_array_mut().unwrap().truncate(3);
    for (winner, expected) in [(json!(0), "B+"), (json!(1), "W+"), (json!(null), "")] {
        game["winner"] = winner;
        let file = json!({ "timeElapsed": 922, "game": game.to_string() });
        assert_eq!(result(&file.to_string()), expected);
    }
}

/// The board decides, or else what is stated, or else who gave up, in each notation.
#[test]
fn a_result_does_not_depend_on_the_notation() {
    const FOUR: &str = "1. g1-g3 a3-d3 2. c8-c6 a2-c2";
    const LUDII: &str = "game=/lud/board/space/group/Lines of Action.lud\n\
        Move=[Move:mover=0,from=57,to=57,actions=[Add:type=Cell,to=57,what=1]]\n\
        Move=[Move:mover=1,from=6,to=22,actions=[Move:typeFrom=Cell,from=6,typeTo=Cell,to=22]]\n\
        Move=[Move:mover=2,actions=[Forfeit:player=P2,decision=true]]\n\
        numInitialPlacementMoves=1\n";
    for (text, expected) in [
        (
            "{\"moves\": [\"g1-g3\", \"a3-d3\"], \"result\": \"1-0\"}".to_owned(),
            "B+",
        ),
        ("[Result \"1-0\"]\n\n1. g1-g3 a3-d3".to_owned(), "B+"),
        ("[Result \"½ - ½\"]\n\n1. g1-g3 a3-d3".to_owned(), "Draw"),
        (
            "(;GM[9];B[g1-g3];W[a3-d3];B[resign])".to_owned(),
            "W+Resign",
        ),
        (
            "(;GM[9]RE[W+];B[g1-g3];W[a3-d3];B[resign])".to_owned(),
            "W+Resign",
        ),
        ("(;GM[9]RE[?];B[g1-g3];W[resign])".to_owned(), "B+Resign"),
        ("(;GM[9]RE[1-0];B[g1-g3];W[a3-d3])".to_owned(), "B+"),
        (format!("[Result \"?\"]\n\n{FOUR} 1-0"), "B+"),
        (format!("[Result \"\"]\n\n{FOUR}\nWhite wins"), "W+"),
        (
            "(;GM[9];B[g1-g3];W[a3-d3](;B[c8-c6])(;B[resign]))".to_owned(),
            "",
        ),
        (
            "(;GM[9]P0[id \"a\"]P1[id \"b\"];P0[1 g1 g3];P1[2 resign])".to_owned(),
            "B+Resign",
        ),
        (
            "(;GM[9]P0[id \"a\"]P1[id \"b\"];P0[1 g1 g3];P1[2 Resigns])".to_owned(),
            "B+Resign",
        ),
        (
            "(;GM[9]CM[1,0]SU[LOA]RE[Game won by a]P0[id \"a\"]P1[id \"b\"];B[g1-g3];W[a3-d3])"
                .to_owned(),
            "W+",
        ),
        (
            "{\"moves\": [\"g1-g3\", \"a3-d3\", \"resign\"]}".to_owned(),
            "W+Resign",
        ),
        (abstract_play([json!(1), json!(0)], "timeout"), "B+Time"),
        (abstract_play([json!(0), json!(1)], "abandoned"), "W+"),
        (abstract_play([json!(1), json!(1)], "draw"), "Draw"),
        (abstract_play([json!(0.5), json!(0.5)], "a2-c2"), "Draw"),
        (format!("{LUDII}winner=1"), "B+Resign"),
        (format!("{LUDII}winner=2"), "W+Resign"),
        (format!("{LUDII}winner=0"), "Draw"),
        (LUDII.to_owned(), "B+Resign"),
        (format!("{FOUR} 1 - 0"), "B+"),
        (format!("{FOUR} 0 : 1"), "W+"),
        (format!("{FOUR} 1/2 – 1/2"), "Draw"),
        (format!("{FOUR} White wins"), "W+"),
        (format!("{FOUR}\nBlack wins on time."), "B+"),
        (format!("{FOUR}\n<p><b>White wins!</b></p>"), "W+"),
        (format!("{FOUR}\nBlack won the game by force. 0-1"), "W+"),
        (format!("{FOUR}\nBlack won the game by force."), "B+"),
        (format!("{FOUR} 3. White wins 1:0"), "B+"),
        (format!("{FOUR}\nWhite wins a piece"), ""),
        (format!("{FOUR}\nWhite wins 2 pieces here."), ""),
        (format!("{FOUR}\nWhite won 3 of our 5 games"), ""),
        (format!("{FOUR}\nWhite wins by d2-d4!"), ""),
        (format!("{FOUR}\nWhite wins the game?"), ""),
        (format!("{FOUR}\nWhite has not won."), ""),
        (format!("{FOUR}\nIn game 2 White wins."), ""),
        (format!("{FOUR}\nIf Black wins, he leads"), ""),
        (format!("{FOUR}\nI hope that Black wins!"), ""),
        (
            format!("Game 1: White wins\n{FOUR}\n\nGame 2: Black wins\n{FOUR}"),
            "",
        ),
        (format!("Match score 1 - 0\n{FOUR} 0-1"), "W+"),
        (
            format!("Ann - Bob 1-0\n{FOUR}\n\nAnn - Cid 0-1\n{FOUR}"),
            "B+",
        ),
        (format!("{FOUR}\nBlack wins? 3. g8-g6"), ""),
        (format!("{FOUR}\ndraw agreed"), "Draw"),
        (format!("{FOUR} Draw."), "Draw"),
        (format!("{FOUR} White wins? (not yet)"), ""),
        (format!("{FOUR} White wins (1:23)"), "W+"),
        (format!("{FOUR} draw agreed."), "Draw"),
        (format!("{FOUR}\ndraw"), ""),
        (format!("{FOUR} a draw was offered"), ""),
    ] {
        assert_eq!(result(&text), expected, "{text}");
        let read = read_games(text.as_bytes()).unwrap();
        let record = &read.games[0].record;
        assert_eq!(
            result(&record.to_pgn(PgnMoves::Squares)),
            expected,
            "{text}"
        );
        assert_eq!(result(&record.to_json()), expected, "{text}");
    }
    let over = fs::read_to_string(repository("testdata/games/marks.sgf")).unwrap();
    let record: Record = over.parse().unwrap();
    let wrong = over.replacen("GM[9]", "GM[9]RE[B+Time]", 1);
    let other = wrong.replacen("GM[9]", "GM[9]RU[house rules]", 1);
    let void = over.replacen("GM[9]", "GM[9]RE[Void]", 1);
    for (text, stated, score) in [(other, "B+Time", "1-0"), (void, "Void", "*")] {
        let pgn = text.parse::<Record>().unwrap().to_pgn(PgnMoves::Squares);
        assert_eq!(result(&text), stated);
        let tags = format!("[Termination \"{stated}\"]\n[Result \"{score}\"]\n");
        assert!(
            pgn.contains(&tags) && pgn.ends_with(&format!("{score}\n")),
            "{pgn}"
        );
    }
    assert!(record.to_text().ends_with("0-1\n"), "{}", record.to_text());
    for text in [
        &over,
        &wrong,
        &record.to_pgn(PgnMoves::Letters),
        &record.to_json(),
    ] {
        assert_eq!(result(text), "W+Connection");
    }
}
