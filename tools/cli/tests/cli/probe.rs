//! Looking positions up from the command line.

use crate::folder::Folder;
use loa::{Game, Preset, Size, Start};
use loa_notation::Fen;
use serde_json::{Value as Json, json};
use std::fs;
use test_support::ends;

/// Tables in a folder of their own.
fn solved(board: &str, rules: &str) -> Folder {
    let folder = Folder::new();
    folder.done(&format!("solve --board {board} --rules {rules} --out t"));
    folder
}

fn text(tables: &Folder, position: &str) -> String {
    tables.done(&format!("probe --tables t --position \"{position}\""))
}

fn json(tables: &Folder, position: &str) -> Json {
    tables.json(&format!(
        "probe --json --tables t --position \"{position}\""
    ))
}

const START_4X4: &str = "1LL1/l2l/l2l/1LL1 w";

/// Plays the line of an answer, and checks that it is as long as said and ends as said.
#[track_caller]
fn follow(answer: &Json, preset: &Preset) {
    let fen: Fen = answer["position"].as_str().unwrap().parse().unwrap();
    let mut game = Game::new(preset.rules, fen.position);
    let line = answer["line"].as_array().unwrap();
    assert_eq!(Some(line.len() as u64), answer["remoteness"].as_u64());
    for mv in line {
        game.play(mv.as_str().unwrap().parse().unwrap()).unwrap();
    }
    let verdict = game.status().verdict().unwrap();
    assert_eq!(answer["end"], verdict.to_string());
}

#[test]
fn json_has_the_same_values() {
    let tables = solved("4x4", "gamesman");
    let answer = json(&tables, START_4X4);
    assert_eq!(answer["position"], "1LL1/l2l/l2l/1LL1 w - - 0 1");
    assert_eq!(answer["to_move"], "black");
    assert_eq!(answer["value"], "win");
    assert_eq!(answer["remoteness"], 3);
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 12);
    assert_eq!(
        moves[0],
        json!({ "move": "b1-b3", "value": "win", "remoteness": 3 })
    );
    follow(&answer, &Preset::GAMESMAN);
    let tie = json(&solved("4x4", "gamesman-misere"), START_4X4);
    assert_eq!(tie["value"], "tie");
    assert_eq!(tie["remoteness"], 14);
    follow(&tie, &Preset::GAMESMAN_MISERE);
    let answer = json(&tables, "1LL1/l2l/l2l/1LL1 b");
    assert_eq!(answer["to_move"], "white");
    assert_eq!(answer["value"], "win", "the board looks the same to White");
    follow(&answer, &Preset::GAMESMAN);
}

#[test]
fn draws_have_no_end() {
    let tables = solved("3x3", "gamesman-misere");
    let position = "1l1/3/LlL w";
    let answer = json(&tables, position);
    assert_eq!(answer["value"], "draw");
    for absent in ["remoteness", "line", "end"] {
        assert_eq!(answer.get(absent), Some(&Json::Null), "{absent}");
    }
    assert_eq!(answer["moves"][0]["value"], "draw");
    let text = text(&tables, position);
    assert!(text.starts_with("Black to move: draw\n"), "{text}");
    ends(&text, "\nPlayed well, the game goes on for ever.\n");
}

#[test]
fn games_that_are_over_have_no_moves() {
    let tables = solved("4x4", "gamesman");
    let (connected, both) = ("LL2/4/2l1/l3 w", "LL2/4/2ll/4 w");
    assert_eq!(
        text(&tables, connected),
        "Black to move: win in 0\n\nThe game is over: Black wins by connection.\n"
    );
    assert_eq!(
        text(&tables, both),
        "Black to move: loss in 0\n\nThe game is over: White wins by simultaneous connection.\n"
    );
    let answer = json(&tables, both);
    for name in ["moves", "line"] {
        assert_eq!(answer[name].as_array().unwrap().len(), 0);
    }
    assert_eq!(answer["end"], "White wins by simultaneous connection");
}

#[test]
fn lookup_errors_name_the_cause() {
    let tables = solved("4x4", "gamesman");
    let refused = |position: &str, complaint: &str| {
        for more in ["", "--json"] {
            let table = format!("\"{position}\" {more} | {complaint}");
            tables.refuses_all("probe --tables t --position", &table);
        }
    };
    let standard = Fen::from(loa::Position::start(Size::STANDARD, Start::Standard));
    refused(&standard.to_string(), "12 black and 12 white pieces on 8x8");
    refused("LLL1/LL2/4/ll2 w", "5 black and 2 white pieces on 4x4");
    refused("LL2/4/4/4 w", "2 black and 0 white pieces on 4x4");
    refused("1LL1/l2l/l2l/1LL1 q", "column 19");
    fs::remove_file(tables.file("t/3v4.tier")).unwrap();
    refused(START_4X4, "the tier 3v4 is missing");
    tables.write("t/4v4.tier", "nothing");
    refused(START_4X4, "4v4.tier: not the table of a tier");
    fs::remove_file(tables.file("t/manifest.json")).unwrap();
    refused(START_4X4, "no manifest.json");
}
