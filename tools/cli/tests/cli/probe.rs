//! Looking positions up from the command line.

use crate::folder::Folder;
use loa::{Game, Preset, Size, Start};
use loa_notation::Fen;
use serde_json::{Value as Json, json};
use std::fs;
use test_support::ends;

/// Tables in a folder of their own.
struct Tables(Folder);

impl Tables {
    fn solved(board: &str, rules: &str) -> Tables {
        let folder = Folder::new();
        folder.done(&format!("solve --board {board} --rules {rules} --out t"));
        Tables(folder)
    }

    #[track_caller]
    fn text(&self, position: &str) -> String {
        self.0.done(&line(position))
    }

    #[track_caller]
    fn json(&self, position: &str) -> Json {
        self.0.json(&(line(position) + " --json"))
    }

    #[track_caller]
    fn assert_refused(&self, position: &str, complaint: &str) {
        for more in ["", " --json"] {
            let printed = self.0.refuses(&(line(position) + more), complaint);
            assert_eq!(printed, "");
        }
    }
}

fn line(position: &str) -> String {
    format!("probe --tables t --position \"{position}\"")
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
    let tables = Tables::solved("4x4", "gamesman");
    let answer = tables.json(START_4X4);
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
    let tie = Tables::solved("4x4", "gamesman-misere").json(START_4X4);
    assert_eq!(
        (&tie["value"], &tie["remoteness"]),
        (&json!("tie"), &json!(14))
    );
    follow(&tie, &Preset::GAMESMAN_MISERE);
    let answer = tables.json("1LL1/l2l/l2l/1LL1 b");
    assert_eq!(answer["to_move"], "white");
    assert_eq!(answer["value"], "win", "the board looks the same to White");
    follow(&answer, &Preset::GAMESMAN);
}

#[test]
fn draws_have_no_end() {
    let tables = Tables::solved("3x3", "gamesman-misere");
    let position = "1l1/3/LlL w";
    let answer = tables.json(position);
    assert_eq!(answer["value"], "draw");
    for absent in ["remoteness", "line", "end"] {
        assert_eq!(answer.get(absent), Some(&Json::Null), "{absent}");
    }
    assert_eq!(answer["moves"][0]["value"], "draw");
    let text = tables.text(position);
    assert!(text.starts_with("Black to move: draw\n"), "{text}");
    ends(&text, "\nPlayed well, the game goes on for ever.\n");
}

#[test]
fn games_that_are_over_have_no_moves() {
    let tables = Tables::solved("4x4", "gamesman");
    let (connected, both) = ("LL2/4/2l1/l3 w", "LL2/4/2ll/4 w");
    assert_eq!(
        tables.text(connected),
        "Black to move: win in 0\n\nThe game is over: Black wins by connection.\n"
    );
    assert_eq!(
        tables.text(both),
        "Black to move: loss in 0\n\nThe game is over: White wins by simultaneous connection.\n"
    );
    let answer = tables.json(both);
    assert_eq!(
        (&answer["moves"], &answer["line"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(answer["end"], "White wins by simultaneous connection");
}

#[test]
fn lookup_errors_name_the_cause() {
    let tables = Tables::solved("4x4", "gamesman");
    let standard = Fen::from(loa::Position::start(Size::STANDARD, Start::Standard));
    tables.assert_refused(&standard.to_string(), "12 black and 12 white pieces on 8x8");
    tables.assert_refused("LLL1/LL2/4/ll2 w", "5 black and 2 white pieces on 4x4");
    tables.assert_refused("LL2/4/4/4 w", "2 black and 0 white pieces on 4x4");
    tables.assert_refused("1LL1/l2l/l2l/1LL1 q", "column 19");
    fs::remove_file(tables.0.file("t/3v4.tier")).unwrap();
    tables.assert_refused(START_4X4, "the tier 3v4 is missing");
    tables.0.write("t/4v4.tier", "nothing");
    tables.assert_refused(START_4X4, "4v4.tier: not the table of a tier");
    fs::remove_file(tables.0.file("t/manifest.json")).unwrap();
    tables.assert_refused(START_4X4, "no manifest.json");
}
