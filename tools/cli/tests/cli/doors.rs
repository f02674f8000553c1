//! Every door says the same of a position and of a game: the table is the same for all, and those
//! in C and Python read it, too.

use crate::folder::{Folder, err, out};
use crate::start;
use loa::Color;
use loa_notation::Fen;
use serde_json::{Value as Json, json};
use std::fmt::Write as _;
use std::fs;
use std::process::Output;
use test_support::oracle::{Board, Book, Referee, letter};
use test_support::{assert_golden, files_in, repository, words};

const REFUSED: &str = "refused: the board has no pieces";

/// A row of `testdata/positions.txt`.
struct Row {
    fen: String,
    rules: String,
    verdict: String,
}

impl Row {
    fn is_over(&self) -> bool {
        self.verdict != "goes on" && self.verdict != REFUSED
    }

    fn is_refused(&self) -> bool {
        self.verdict == REFUSED
    }
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(repository("testdata/positions.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let mut parts = line.split(" | ").map(str::to_owned);
        let mut next = || parts.next().expect(line);
        let (fen, rules, verdict) = (next(), next(), next());
        assert_eq!(parts.next(), None, "{line}");
        Row {
            fen,
            rules,
            verdict,
        }
    };
    lines.map(row).collect()
}

fn loa(line: &str, input: &str) -> Output {
    start::run(&mut start::loa(words(line)), input.as_bytes())
}

#[test]
fn the_verdicts_are_the_oracles() {
    let mut table = String::from(
        "# FEN | rules | verdict. The verdicts are the oracle's; UPDATE_TRANSCRIPTS=1 writes \
         them.\n",
    );
    for row in rows() {
        let fen = Fen::of_any_board(&row.fen).unwrap();
        let board = Board::of(&fen.position);
        let is_empty = board.places().all(|place| board.at(place) == '-');
        let referee = || Referee::new(Book::named(&row.rules), board, letter(fen.position.turn()));
        let verdict = match is_empty {
            true => REFUSED.to_owned(),
            false => referee().verdict.unwrap_or_else(|| "goes on".to_owned()),
        };
        let _ = writeln!(table, "{} | {} | {verdict}", row.fen, row.rules);
    }
    assert_golden(&repository("testdata/positions.txt"), &table);
}

/// The winner as the text program says it, and the reason.
fn as_course_says(verdict: &str) -> String {
    match verdict.split_once(" by ") {
        Some(("draw", reason)) => format!("* Tie game.\nReason: {reason}.\n"),
        Some((winner, reason)) => format!("* {winner}.\nReason: {reason}.\n"),
        None => String::new(),
    }
}

#[test]
fn the_text_program_judges_positions_as_the_table_says() {
    let mut input = String::from("manual white\n");
    let mut expected = String::new();
    for row in rows() {
        let _ = writeln!(input, "rules {}\nnew\nfen {}\nboard", row.rules, row.fen);
        if row.is_over() {
            expected += &as_course_says(&row.verdict);
        }
    }
    let output = loa("--seed 1", &input);
    let ends: String = out(&output)
        .lines()
        .filter(|line| line.starts_with("* ") || line.starts_with("Reason: "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(ends, expected);
    let refused = rows().iter().filter(|row| row.is_refused()).count();
    let complaints = err(&output).matches("the board has no pieces").count();
    assert_eq!(complaints, refused);
}

#[test]
fn uci_judges_positions_as_the_table_says() {
    let mut input = String::new();
    let mut expected = Vec::new();
    for row in rows() {
        let size = Fen::of_any_board(&row.fen).unwrap().position.size();
        let _ = writeln!(
            input,
            "setoption name Rules value {}\nsetoption name Board value {size}\n\
             position fen {}\nd\ngo depth 1",
            row.rules, row.fen
        );
        if row.is_over() {
            expected.push(row.verdict.clone());
        }
        let moves = match row.verdict.as_str() {
            "goes on" => "bestmove",
            _ => "bestmove (none)",
        };
        expected.push(moves.to_owned());
    }
    let told = out(&loa("--dialect uci", &input));
    let told: Vec<String> = told
        .lines()
        .filter_map(|line| match line.strip_prefix("Result: ") {
            Some(result) => Some(result.to_owned()),
            None if line == "bestmove (none)" => Some(line.to_owned()),
            None => line.starts_with("bestmove ").then(|| "bestmove".to_owned()),
        })
        .collect();
    assert_eq!(told, expected);
}

#[test]
fn analyze_judges_positions_as_the_table_says() {
    for row in rows().iter().step_by(4).chain(&rows()[..8]) {
        let (fen, rules) = (&row.fen, &row.rules);
        let line = format!("analyze --position \"{fen}\" --rules {rules} --nodes 10");
        let output = loa(&line, "");
        let error = err(&output);
        match row.verdict.as_str() {
            "goes on" => assert!(output.status.success(), "{}: {error}", row.fen),
            REFUSED => assert!(error.contains("the board has no pieces"), "{error}"),
            verdict => {
                let expected = format!("the game is over: {verdict}");
                assert!(error.contains(&expected), "{}: {error}", row.fen);
            }
        }
    }
}

/// A match of two short games that begin with the openings of a file.
fn match_from(file: &str, flags: &str) -> Output {
    let players = "--player engine:nodes=1 --player engine:nodes=2 --games 2 --max-plies 1";
    loa(
        &format!("match --openings \"{file}\" {players} {flags}"),
        "",
    )
}

#[test]
fn openings_of_matches_are_judged_as_the_table_says() {
    let folder = Folder::new();
    let file = folder.file("openings.txt");
    for row in rows().iter().step_by(9).chain(&rows()[..8]) {
        fs::write(&file, &row.fen).unwrap();
        let size = Fen::of_any_board(&row.fen).unwrap().position.size();
        let rules = format!("--rules {} --board {size}", row.rules);
        let error = err(&match_from(file.to_str().unwrap(), &rules));
        match row.verdict.as_str() {
            "goes on" => assert!(!error.contains("opening 1"), "{}: {error}", row.fen),
            REFUSED => assert!(error.contains("the board has no pieces"), "{error}"),
            verdict => assert!(error.contains(&format!("opening 1: {verdict}")), "{error}"),
        }
    }
}

#[test]
fn conformance_judges_positions_as_the_table_says() {
    let rows = rows();
    let rows: Vec<&Row> = rows.iter().filter(|row| !row.is_refused()).collect();
    let questions: Vec<String> = (0..)
        .zip(&rows)
        .map(|(id, row)| {
            let size = Fen::of_any_board(&row.fen).unwrap().position.size();
            json!({
                "id": format!("{id}"), "rules": row.rules, "board": size.to_string(),
                "position": row.fen, "moves": [],
            })
            .to_string()
        })
        .collect();
    let answers = out(&loa("conformance answer", &questions.join("\n")));
    for (row, answer) in rows.iter().zip(answers.lines()) {
        let answer: Json = serde_json::from_str(answer).unwrap();
        let verdict = match answer["result"].as_str() {
            None => "goes on".to_owned(),
            Some("draw") => format!("draw by {}", answer["reason"].as_str().unwrap()),
            Some(color) => {
                let winner: Color = color.parse().unwrap();
                format!("{winner} wins by {}", answer["reason"].as_str().unwrap())
            }
        };
        assert_eq!(verdict, row.verdict, "{} {}", row.fen, row.rules);
    }
    assert_eq!(answers.lines().count(), rows.len());
}

/// Asks the page's interface.
pub(crate) fn page(name: &str, body: &Json) -> Result<Json, String> {
    let Some(loa_page_api::Handler::Post(post)) = loa_page_api::handler(name) else {
        panic!("no request {name}");
    };
    let answer = post(body.to_string().as_bytes()).map_err(|error| error.to_json().to_string())?;
    Ok(serde_json::from_str(&answer).unwrap())
}

#[test]
fn the_page_judges_positions_as_the_table_says() {
    for row in rows() {
        for (name, body) in [
            ("position", json!({ "fen": row.fen, "rules": row.rules })),
            ("import", json!({ "text": row.fen, "rules": row.rules })),
        ] {
            let answer = page(name, &body);
            if row.is_refused() {
                assert!(answer.unwrap_err().contains("the board has no pieces"));
                continue;
            }
            let mut answer = answer.unwrap();
            let fen = answer["fen"].as_str().unwrap();
            assert!(fen.starts_with(&row.fen), "{name} {}", row.fen);
            if name == "import" {
                let of = json!({
                    "fen": answer["fen"], "rules": answer["rules"], "limit": answer["limit"],
                });
                answer = page("position", &of).unwrap();
            }
            let preset: loa::Preset = row.rules.parse().unwrap();
            let fen: Fen = row.fen.parse().unwrap();
            let left = fen.limit_left(preset.rules.move_limit);
            assert_eq!(answer["limit"], json!(left), "{name} {}", row.fen);
            if name == "position" {
                let over = !answer["end"].is_null();
                assert_eq!(over, row.is_over(), "{} {}", row.fen, row.rules);
                let winner = answer["end"]["winner"].as_str();
                let color: Option<Color> = winner.map(|winner| winner.parse().unwrap());
                let expected = row.verdict.split_once(" wins").map(|(winner, _)| winner);
                assert_eq!(color.map(|color| color.to_string()).as_deref(), expected);
            }
        }
    }
}

/// How a file of `testdata/games` ends: the plies that are kept, and whether something is left out.
fn kept(name: &str) -> Option<(usize, bool)> {
    match name {
        "nothing-1" | "nothing-2" => None,
        "slip-at-ply-7" => Some((6, true)),
        "moves-after-the-end" => Some((42, true)),
        _ => Some((42, false)),
    }
}

#[test]
fn every_door_reads_every_notation() {
    let folder = Folder::new();
    for path in files_in("testdata/games", "") {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let file = path.to_str().unwrap();
        let kept = kept(name);
        let says = |output: &Output, door: &str| {
            let Some((plies, left_out)) = kept else {
                let error = err(output);
                let complaint = "there is no move in it";
                assert!(error.contains(complaint), "{door} {name}: {error}");
                return;
            };
            let all = out(output) + &err(output);
            let slip = if plies == 6 { 7 } else { 43 };
            let is_told = all.contains(&format!("ply {slip} and"));
            assert_eq!(is_told, left_out, "{door} {name}: {all}");
        };
        // The text program: `load`, and the file itself.
        let load = format!("manual white\nload {file}\nlist\nfen\n");
        let load = loa("--seed 1", &load);
        says(&load, "load");
        let itself = loa(&format!("--seed 1 \"{file}\""), "");
        if let (Some((plies, _)), true) = (kept, name != "course") {
            let told = out(&itself);
            let counted = format!(": {plies} plies.");
            assert!(told.contains(&counted), "{name}: {told}");
            says(&itself, "loa FILE");
        }
        if let Some((42, _)) = kept {
            for (door, output) in [("load", &load), ("loa FILE", &itself)] {
                let told = out(output);
                assert!(told.contains("* White wins."), "{door} {name}: {told}");
            }
        }
        for (door, flags) in [("draw", "--out a.svg"), ("graph", "--nodes 1 --out a.dot")] {
            says(
                &folder.loa(&format!("{door} --game \"{file}\" {flags}")),
                door,
            );
        }
        let number = if name == "two-games" {
            "--number 1"
        } else {
            ""
        };
        let line = format!("analyze --game \"{file}\" --nodes 1 {number}");
        says(&loa(&line, ""), "analyze");
        // An opening has to go on; what says so was read.
        let error = err(&match_from(file, ""));
        let expected = match kept {
            None => "opening 1: '",
            Some((_, true)) => "opening 1: ply ",
            Some((_, false)) => "opening 1: White wins by connection",
        };
        assert!(error.contains(expected), "match {name}: {error}");
        // The page.
        let body = json!({ "text": String::from_utf8_lossy(&fs::read(&path).unwrap()) });
        match (page("import", &body), kept) {
            (Err(error), None) => assert!(error.contains("there is no move in it"), "{error}"),
            (Ok(read), Some((plies, left_out))) => {
                assert_eq!(read["nodes"].as_array().unwrap().len(), plies + 1, "{name}");
                let remarks = read["remarks"].to_string();
                assert_eq!(remarks.contains("left-out"), left_out, "{name}: {remarks}");
                assert_eq!(remarks.contains("first-of"), name == "two-games", "{name}");
            }
            (read, _) => panic!("{name}: {read:?}"),
        }
    }
}

/// What `save` writes is a game to open, under its own rules.
#[test]
fn the_program_opens_what_it_saves() {
    let folder = Folder::new();
    let told = |line: &str, input: &str| out(&folder.given(line, input.as_bytes()));
    for file in ["a.sgf", "a.pgn", "a.json", "a.txt"] {
        for (moves, plies) in [("b1-b3\na2-c2\n", ": 2 plies."), ("", ": 0 plies.")] {
            let game = "manual white\nmanual black\nrules olympiad\nplies 10\n";
            told("", &format!("{game}{moves}save! {file}\n"));
            let load = told("", &format!("manual black\nload {file}\nrules\n"));
            for part in [plies, "Rules olympiad:", "tie after 5 moves each"] {
                assert!(load.contains(part), "{file}: {load}");
            }
            let itself = told(file, "quit\n");
            assert!(itself.contains(plies), "{file}: {itself}");
        }
    }
}
