//! Questions about the rules, and programs that answer them.

use crate::start;
use loa::{Color, Preset};
use loa_notation::Fen;
use loa_protocol::{read_uci_move, write_uci_move};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Output;
use test_support::oracle::{Board, Book, Referee, letter};

fn loa(flags: &[&str]) -> Output {
    start::run(&mut start::loa(flags), b"")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn vectors() -> Vec<Json> {
    let output = loa(&["conformance", "vectors"]);
    assert!(output.status.success());
    let lines = text(&output.stdout);
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn words(json: &Json) -> Vec<String> {
    serde_json::from_value(json.clone()).unwrap()
}

/// The oracle's game after a question's moves.
fn referee(question: &Json) -> Referee {
    let fen: Fen = question["position"].as_str().unwrap().parse().unwrap();
    let book = Book::named(question["rules"].as_str().unwrap());
    let turn = letter(fen.position.turn());
    let mut referee = Referee::new(book, Board::of(&fen.position), turn);
    if fen.move_number > 1 {
        let plies = 2 * (fen.move_number - 1) + u32::from(turn == 'w');
        referee.movers = vec!['b'; plies as usize];
    }
    for word in words(&question["moves"]) {
        referee.play(read_uci_move(&word).unwrap());
    }
    referee
}

#[test]
fn answers_are_the_oracles() {
    for vector in vectors() {
        let referee = referee(&vector);
        let legal: BTreeSet<String> = words(&vector["legal"]).into_iter().collect();
        let expected: BTreeSet<String> = referee
            .legal_moves()
            .into_iter()
            .map(write_uci_move)
            .collect();
        assert_eq!(legal, expected, "{vector}");
        let verdict = vector["result"].as_str().map(|result| {
            let reason = vector["reason"].as_str().unwrap();
            match result {
                "black" => format!("{} wins by {reason}", Color::Black),
                "white" => format!("{} wins by {reason}", Color::White),
                _ => format!("draw by {reason}"),
            }
        });
        assert_eq!(verdict, referee.verdict, "{vector}");
        assert_eq!(vector["end"], referee.verdict.is_some(), "{vector}");
    }
}

/// Every answer of a rule book to a question differs somewhere from every other answer.
#[test]
fn questions_tell_rule_sets_with_different_rules_apart() {
    let mut answers: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for vector in vectors() {
        let question = format!("{} {}", vector["position"], vector["moves"]);
        let answer = format!("{} {}", vector["legal"], vector["result"]);
        let rules = vector["rules"].as_str().unwrap().to_owned();
        answers.entry(rules).or_default().insert(question, answer);
    }
    assert_eq!(answers.len(), Preset::ALL.len());
    for one in &Preset::ALL {
        for two in Preset::ALL.iter().filter(|two| two.rules != one.rules) {
            let (a, b) = (&answers[one.name], &answers[two.name]);
            let differ = a
                .iter()
                .any(|(question, answer)| b.get(question).is_some_and(|other| other != answer));
            assert!(differ, "{one} and {two}");
        }
    }
}

fn check(program: &str, more: &[&str]) -> (Option<i32>, String) {
    let flags = [
        "conformance",
        "check",
        "--program",
        program,
        "--board",
        "4x4",
    ];
    let output = loa(&[flags.as_slice(), more].concat());
    let all = text(&output.stdout) + &text(&output.stderr);
    (output.status.code(), all)
}

#[test]
fn programs_are_checked() {
    let answer = format!("{} conformance answer", start::LOA);
    let (status, out) = check(&answer, &["--reasons"]);
    assert_eq!(status, Some(0), "{out}");
    assert_eq!(out.lines().count(), Preset::ALL.len(), "{out}");

    let through = |filter: &str| format!("sh -c \"{answer} | sed -u '{filter}'\"");
    let soucie = ["--rules", "soucie,olympiad"];
    let (status, out) = check(&through("s/black/white/"), &soucie);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("the result is black, not white"), "{out}");
    let (status, out) = check(&through("s/\\\"b1b3\\\",//"), &soucie);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("legal moves are missing: b1-b3"), "{out}");
    let (status, out) = check(&through("s/:\\\"connection/:\\\"luck/"), &soucie);
    assert_eq!(status, Some(0), "reasons are not compared: {out}");
    let (status, out) = check(&through("s/:\\\"connection/:\\\"luck/"), &["--reasons"]);
    assert_eq!(status, Some(1), "{out}");
    let (status, out) = check(&through("s/legal/lawful/"), &soucie);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("not an answer"), "{out}");
}

#[test]
fn programs_that_do_not_answer_are_an_error() {
    for (program, timeout, complaint) in [
        ("true", "30", "has ended"),
        ("sleep 60", "1", "no answer within 1 s"),
        ("yes", "30", "without an answer"),
        ("no-such-program", "30", "can't run"),
    ] {
        let (status, out) = check(program, &["--timeout", timeout]);
        assert_eq!(status, Some(2), "{program}: {out}");
        assert!(out.contains(complaint), "{program}: {out}");
    }
}

#[test]
fn the_engine_conforms() {
    let engine = format!("{} --dialect uci --hash 1", start::LOA);
    let (status, out) = check(&engine, &["--dialect", "uci"]);
    assert_eq!(status, Some(0), "{out}");
}
