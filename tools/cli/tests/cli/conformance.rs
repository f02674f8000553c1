//! Questions about the rules, and programs that answer them.

use crate::folder::{Folder, err, out};
use crate::start;
use loa::{Color, Preset};
use loa_notation::Fen;
use loa_protocol::{read_uci_move, write_uci_move};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use test_support::oracle::{Board, Book, Referee, letter};

fn vectors() -> Vec<Json> {
    let text = Folder::new().done("conformance vectors");
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
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
        let expected = referee.legal_moves().into_iter().map(write_uci_move);
        let expected: BTreeSet<String> = expected.collect();
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
    let mut command = start::loa(["conformance", "check", "--program", program]);
    command.args(["--board", "4x4"]).args(more);
    let output = start::run(&mut command, b"");
    (output.status.code(), out(&output) + &err(&output))
}

#[test]
fn programs_are_checked() {
    let answer = format!("{} conformance answer", start::LOA);
    let (status, out) = check(&answer, &["--reasons"]);
    assert_eq!(status, Some(0), "{out}");
    assert_eq!(out.lines().count(), Preset::ALL.len(), "{out}");

    let through = |filter: &str| format!("sh -c \"{answer} | sed -u '{filter}'\"");
    let soucie = ["--rules", "soucie,olympiad"];
    let luck = "s/:\\\"connection/:\\\"luck/";
    for (filter, flags, expected, complaint) in [
        (
            "s/black/white/",
            &soucie[..],
            1,
            "the result is black, not white",
        ),
        (
            "s/\\\"b1b3\\\",//",
            &soucie,
            1,
            "legal moves are missing: b1-b3",
        ),
        // Reasons are compared only where that is asked for.
        (luck, &soucie, 0, ""),
        (luck, &["--reasons"], 1, ""),
        ("s/legal/lawful/", &soucie, 1, "not an answer"),
    ] {
        let (status, out) = check(&through(filter), flags);
        assert_eq!(status, Some(expected), "{filter}: {out}");
        assert!(out.contains(complaint), "{filter}: {out}");
    }
}

#[test]
fn a_question_that_cannot_be_answered_is_named() {
    let first = vectors()[0].to_string();
    let wrong = first.replace("\"rules\":\"", "\"rules\":\"no ");
    let long = " ".repeat(1 << 21);
    for (second, complaint) in [
        ("{", "EOF"),
        (&*wrong, "not a rule set"),
        (&*long, "longer"),
    ] {
        let input = format!("{first}\n{second}\n");
        let output = Folder::new().given("conformance answer", input.as_bytes());
        let errors = err(&output);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.starts_with("loa: question 2: "), "{errors}");
        assert!(errors.contains(complaint), "{errors}");
        assert_eq!(out(&output).lines().count(), 1);
    }
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
