//! Positions and games looked at from the command line.

use crate::start;
use loa_notation::Record;
use loa_web::{Options, Server};
use serde_json::{Value as Json, json};
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Output;

fn analyze(flags: &[&str]) -> Output {
    start::run(start::loa(["analyze"]).args(flags), b"")
}

#[track_caller]
fn text(flags: &[&str]) -> String {
    let output = analyze(flags);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stderr, b"");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn analysis(flags: &[&str]) -> Json {
    serde_json::from_str(&text(&[flags, &["--json"]].concat())).unwrap()
}

#[track_caller]
fn assert_refused(flags: &[&str], complaint: &str) {
    let output = analyze(flags);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert_eq!(output.stdout, b"");
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains(complaint), "{message}");
}

/// Black has three pieces that a win in two connects, whatever White does.
const WIN_IN_TWO: &str = "8/8/8/3L4/8/5L2/l6l/8 w";

#[test]
fn a_forced_win_is_announced_in_own_moves() {
    let text = text(&["--position", WIN_IN_TWO, "--nodes", "1000"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "Black to move, olympiad rules: 8/8/8/3L4/8/5L2/l6l/8 w - - 0 1"
    );
    assert!(
        lines[1].starts_with(" 1.  win in 2  100 %  depth  3  "),
        "{text}"
    );
    let (_, moves) = lines[1].split_once("depth  3").unwrap();
    assert_eq!(moves.split_whitespace().count(), 3, "{text}");
    assert!(lines[2].contains(" nodes in "), "{text}");
}

#[test]
fn json_has_the_requested_number_of_lines() {
    let found = analysis(&["--lines", "3", "--depth", "3", "--moves", "b1-b3, a2-c2"]);
    assert_eq!(found["to_move"], "black");
    assert_eq!(found["rules"], "olympiad");
    assert_eq!(
        found["position"],
        "1LLLLLL1/l6l/l6l/l6l/l6l/lL5l/2l4l/2LLLLL1 w - - 2 2"
    );
    assert_eq!(found["stopped"], false);
    assert_eq!(found["table"], Json::Null);
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(line["depth"], 3);
        assert_eq!(line["move"], line["line"][0]);
        assert!(line["score"]["points"].is_i64(), "{line}");
        let chance = line["score"]["chance"].as_f64().unwrap();
        assert!(chance > 0.0 && chance < 1.0);
    }
    let win = &analysis(&["--position", WIN_IN_TWO, "--nodes", "1000"])["lines"][0]["score"];
    assert_eq!(
        (&win["win_moves"], &win["win_plies"]),
        (&2.into(), &3.into())
    );
    assert_eq!(
        (&win["points"], &win["loss_plies"]),
        (&Json::Null, &Json::Null)
    );
}

#[test]
fn analysis_limited_by_nodes_is_reproducible() {
    let flags = ["--nodes", "5000", "--lines", "2"];
    let lines = || analysis(&flags)["lines"].clone();
    assert_eq!(lines(), lines());
}

#[test]
fn invalid_flags_are_refused() {
    for (flags, complaint) in [
        (["--position", "8/8/9 w"].as_slice(), "--position"),
        (
            &["--position", "8/8/8/3L4/8/8/l6l/8 w"],
            "the game is over: Black wins by connection",
        ),
        (
            &["--moves", "b1-b3 b1-b3"],
            "move 2, b1-b3, can't be played",
        ),
        (&["--moves", "castles"], "castles"),
        (&["--rules", "chess"], "'chess' is not a rule set"),
        (&["--board", "9x9"], "9x9"),
        (&["--time=-1"], "seconds"),
        (&["--time", "nan"], "seconds"),
        (&["--lines", "0"], "--lines"),
        (&["--svg", "x.svg"], "--game"),
        (
            &["--game", "no-such-file.sgf"],
            "can't read no-such-file.sgf",
        ),
        (&["--tables", "no-such-folder"], "no-such-folder"),
    ] {
        assert_refused(flags, complaint);
    }
}

/// Asks the page's server to judge a game.
fn review(request: &Json) -> Json {
    let listen = "127.0.0.1:0".parse().unwrap();
    let server = Server::bind(Options::new(listen, "test-token".parse().unwrap())).unwrap();
    let (address, body) = (server.local(), request.to_string());
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "POST /test-token/api/review HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap()
}

/// Compares numbers up to the four digits that `--json` prints.
fn alike(one: &Json, other: &Json) -> bool {
    match (one.as_f64(), other.as_f64()) {
        (Some(one), Some(other)) => (one - other).abs() < 1e-4,
        _ => one == other,
    }
}

#[test]
fn the_page_judges_a_game_as_the_command_does() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book/desk/game.sgf");
    let command = analysis(&["--game", file.to_str().unwrap(), "--depth", "2"]);
    let plies = command["plies"].as_array().unwrap();
    let line = |line: &Json| {
        let (moves, score) = (&line["move"], &line["score"]);
        let points = score["points"].as_i64().unwrap_or(0);
        json!({ "move": moves, "score": {
            "points": points, "winIn": score["win_plies"], "lossIn": score["loss_plies"] } })
    };
    let lines = |ply: &Json| ply["lines"].as_array().unwrap().iter().map(line).collect();
    let page = review(&json!({
        "game": {
            "rules": command["rules"],
            "fen": command["position"],
            "moves": plies.iter().map(|ply| &ply["move"]).collect::<Vec<_>>(),
        },
        "found": plies.iter().map(lines).collect::<Vec<Json>>(),
    }));
    let judged = page["plies"].as_array().expect("a review");
    assert_eq!(judged.len(), plies.len());
    for (own, other) in judged.iter().zip(plies) {
        assert_eq!(own["judgement"], other["judgement"], "{other}");
        assert!(alike(&own["loss"], &other["loss"]), "{own} {other}");
    }
    let chances = |json: &Json, name: &str| json[name].as_array().unwrap().clone();
    let pairs = chances(&page, "blackChances").into_iter();
    for (own, other) in pairs.zip(chances(&command, "black_chances")) {
        assert!(alike(&own, &other), "{own} {other}");
    }
    for side in ["black", "white"] {
        assert!(command[side]["accuracy"].as_f64().unwrap() < 1.0);
        for name in ["accuracy", "loss", "judged"] {
            assert!(
                alike(&page[side][name], &command[side][name]),
                "{side} {name}"
            );
        }
        assert_eq!(page[side]["counts"], command[side]["counts"]);
    }
}

/// Files in a folder of their own.
struct TempFolder(tempfile::TempDir);

impl TempFolder {
    fn new() -> TempFolder {
        TempFolder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn with(&self, name: &str, text: &str) -> String {
        fs::write(self.path(name), text).unwrap();
        self.name(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }
}

/// Black could win in two moves, and goes away instead.
const MISSED: &str = "d5-b7";

#[test]
fn a_missed_win_is_judged_as_one() {
    let temp = TempFolder::new();
    let sgf = format!("(;GM[9]SU[Custom]IP[{WIN_IN_TWO}];B[{MISSED}])");
    let game = temp.with("g.sgf", &sgf);
    let shown = text(&["--game", &game, "--depth", "4"]);
    assert!(
        shown.starts_with("  1. Black d5-b7  missed win  100 % -> "),
        "{shown}"
    );
    assert!(
        shown.contains("  better: ") && shown.contains(" (win in 2)"),
        "{shown}"
    );
    let found = analysis(&["--game", &game, "--depth", "4"]);
    let ply = &found["plies"][0];
    assert_eq!(ply["judgement"], "missed win");
    assert_eq!(ply["best"]["win_moves"], 2);
    assert_eq!(ply["played"]["win_plies"], Json::Null);
    assert_eq!(found["black"]["counts"]["missed win"], 1);
}

#[test]
fn a_game_gets_judgements_a_curve_and_comments() {
    let temp = TempFolder::new();
    let game = temp.with(
        "g.sgf",
        "(;GM[9]RU[berkeley]PB[Ann]C[A short game.];B[b1-b3];W[a2-c2]C[Hm.](;B[d1-d3];W[a7-c7])(;B[e1-e3]))",
    );
    let (svg, out) = (temp.name("g.svg"), temp.name("out.sgf"));
    let flags = [
        "--game", &game, "--depth", "3", "--svg", &svg, "--sgf", &out,
    ];
    let shown = text(&flags);
    let plies: Vec<&str> = shown.lines().take(4).collect();
    assert!(plies[0].starts_with("  1. Black b1-b3"), "{shown}");
    assert!(plies[3].starts_with("  4. White a7-c7"), "{shown}");
    assert!(shown.contains("\nBlack: accuracy "), "{shown}");
    assert!(shown.contains("\nWhite: accuracy "), "{shown}");
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    let record: Record = fs::read_to_string(&out).unwrap().parse().unwrap();
    record.check().unwrap();
    assert_eq!(record.players.black.as_deref(), Some("Ann"));
    assert!(
        record
            .comment()
            .unwrap()
            .starts_with("A short game.\nBlack: accuracy ")
    );
    let moves: Vec<String> = record
        .to_game()
        .unwrap()
        .past()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect();
    assert_eq!(moves, ["b1-b3", "a2-c2", "d1-d3", "a7-c7"]);
    let line: Vec<_> = record.nodes.main_line().collect();
    assert!(
        record.nodes[line[2]]
            .comment
            .as_ref()
            .unwrap()
            .starts_with("Hm.\n")
    );
    assert!(
        record.nodes.children(line[2]).count() >= 2,
        "the variation is kept"
    );

    let found = analysis(&flags);
    assert_eq!(found["plies"].as_array().unwrap().len(), 4);
    assert_eq!(found["black_chances"].as_array().unwrap().len(), 5);
    assert_eq!(found["black"]["judged"], 2);
    assert_eq!(found["result"], Json::Null);
    for ply in found["plies"].as_array().unwrap() {
        let loss = ply["loss"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&loss), "{ply}");
        assert!(ply["judgement"].is_string(), "{ply}");
    }
}

#[test]
fn passes_missing_in_a_file_are_added() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/sgf/passes.sgf");
    let source_text = fs::read_to_string(&source).unwrap();
    let (temp, file) = (TempFolder::new(), source.to_str().unwrap());
    let out = temp.name("out.sgf");
    let found = analysis(&["--game", file, "--depth", "2", "--sgf", &out]);
    let before: Record = source_text.parse().unwrap();
    let after: Record = fs::read_to_string(&out).unwrap().parse().unwrap();
    after.check().unwrap();
    let (before, after) = (before.to_game().unwrap(), after.to_game().unwrap());
    assert_eq!(before.past(), after.past());
    let plies = found["plies"].as_array().unwrap();
    assert_eq!(plies.len(), before.past().len());
    let passes = plies.iter().filter(|ply| ply["move"] == "pass");
    assert!(passes.clone().count() > 0);
    passes.for_each(|ply| assert_eq!(ply["judgement"], "forced"));
}

#[test]
fn unusable_game_files_are_refused() {
    let temp = TempFolder::new();
    let two = temp.with("two.sgf", "(;GM[9];B[b1-b3])(;GM[9];B[c1-c3])");
    assert_refused(&["--game", &two], "has 2 games; --number chooses one");
    assert_refused(&["--game", &two, "--number", "3"], "has no game number 3");
    assert!(
        analysis(&["--game", &two, "--number", "2", "--depth", "1"])["plies"][0]["move"] == "c1-c3"
    );
    let empty = temp.with("empty.sgf", "");
    assert_refused(&["--game", &empty], "there is nothing to read");
    let none = temp.with("none.sgf", "(;GM[9]C[nothing])");
    assert_refused(&["--game", &none], "has no moves");
    let wrong = temp.with("wrong.sgf", "(;GM[9];B[b1-b8])");
    assert_refused(
        &["--game", &wrong],
        "ply 1 and what follows is left out: illegal move b1-b8",
    );
    let folder = temp.name("no/such/folder.svg");
    assert_refused(
        &["--game", &two, "--number", "1", "--svg", &folder],
        "can't write",
    );
    let itself = temp.0.path().to_str().unwrap();
    assert_refused(
        &["--game", &two, "--number", "1", "--sgf", itself],
        "can't write",
    );
}

#[test]
fn tables_give_exact_values() {
    let temp = TempFolder::new();
    let tables = temp.name("tables");
    let mut solve = start::loa([
        "solve", "--board", "4x4", "--rules", "berkeley", "--out", &tables,
    ]);
    assert!(solve.output().unwrap().status.success());
    let found = analysis(&[
        "--board", "4x4", "--rules", "berkeley", "--tables", &tables, "--lines", "2",
    ]);
    let best = &found["table"][0];
    assert_eq!(best["value"], "win");
    assert_eq!(found["nodes"], 0);
    let score = &found["lines"][0]["score"];
    assert_eq!(score["win_plies"], best["remoteness"]);
    assert_eq!(found["lines"].as_array().unwrap().len(), 2);
    let first = best["move"].as_str().unwrap();
    let game = format!("(;GM[9]SZ[4]RU[berkeley];B[{first}])");
    let game = temp.with("g.sgf", &game);
    let review = analysis(&["--game", &game, "--tables", &tables]);
    assert_eq!(review["plies"][0]["judgement"], "best");
    assert_eq!(review["nodes"], 0);
    assert_refused(&["--tables", &tables], "for boards of 4x4, not 8x8");
    assert_refused(
        &["--board", "4x4", "--rules", "cuhk", "--tables", &tables],
        "for other rules",
    );
}
