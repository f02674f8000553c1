//! Clients, right and wrong, and what is found of them.

use super::common::{
    self, CLIENT, Submission, assert_found, different, find_all, impatient_workspace, script,
    workspace,
};
use loa_cuhk::{Grade, GradeSettings, Grader, Part, Stopped};
use test_support::{ends, has};

fn grade(text: &str, settings: GradeSettings) -> Grade {
    let workspace = workspace(settings);
    let grader = Grader::of(Part::Client, &workspace).unwrap();
    grader.grade(&Submission::new().file(text)).unwrap()
}

fn with_mistake(mistake: &str, settings: GradeSettings) -> Grade {
    grade(&common::with_mistake(CLIENT, mistake), settings)
}

fn usual() -> GradeSettings {
    strict(false, false)
}

fn strict(strict_space: bool, strict_input: bool) -> GradeSettings {
    GradeSettings {
        strict_space,
        strict_input,
        ..GradeSettings::default()
    }
}

#[test]
fn right_clients_are_right() {
    let own = include_str!("../../../cpp/gameplay.cpp");
    for (client, settings) in [
        (CLIENT, usual()),
        (CLIENT, strict(true, true)),
        (own, strict(false, true)),
    ] {
        let grade = grade(client, settings);
        assert!(grade.right, "{grade}");
        let is_as_expected = grade.scripts.iter().all(|graded| graded.same);
        assert!(client == own || grade.compiler.is_empty() && is_as_expected);
    }
}

#[test]
fn mistakes_are_found_by_a_script_about_them() {
    find_all(
        Part::Client,
        CLIENT,
        &[
            ("BOARD_AFTER_INVALID_MOVES", "invalid-moves"),
            ("NAMES_THE_MOVER_AS_WINNER", "black-connects-white"),
            ("GOES_ON_AFTER_THE_END", "turns"),
        ],
    );
}

#[test]
#[ignore = "takes half a minute"]
fn all_other_mistakes_are_found() {
    find_all(
        Part::Client,
        CLIENT,
        &[
            ("NO_WARNING", "warning"),
            ("NO_BOARD_AT_THE_END", "turns"),
            ("SWAPS_AFTER_INVALID_MOVES", "invalid-moves"),
            ("NEVER_SWAPS", "turns"),
            ("NO_DRAWS", "black-connects-both"),
            ("NO_BOARD_AT_FIRST", "turns"),
            ("GIVES_UP_AFTER_AN_INVALID_MOVE", "invalid-moves"),
            ("GOES_ON_AFTER_A_DRAW", "black-connects-both"),
            ("ENDS_AT_BLACKS_WIN_ONLY", "white-connects"),
            ("CRASHES_AT_THE_END", "exit"),
        ],
    );
}

#[test]
fn what_is_always_wrong_is_reported_once() {
    let welcome = "    LinesOfAction game;\n";
    let moved = "        if (game.move(from, to)) return true;\n";
    let prompt = |mistake, found| {
        let client = common::with_mistake(CLIENT, mistake);
        (client, "prompt", Some(("B's move: ", found)))
    };
    let cases = [
        prompt("PROMPT_WITHOUT_BLANK", "B's move:"),
        prompt("PROMPT_WITH_THE_WORD", "Black's move: "),
        prompt("BLANK_LINE_BEFORE_THE_PROMPT", "\nB's move: "),
        (common::with_mistake(CLIENT, "STATUS_1"), "exit", None),
        (
            CLIENT.replace(
                "cout << over <<",
                "cout << (over == 'B' ? \"Black\" : \"White\") <<",
            ),
            "result",
            Some(("B wins!\n", "Black wins!\n")),
        ),
        (
            common::with_mistake(CLIENT, "DRAW_TOO_WORDY"),
            "draw",
            Some(("Draw game!\n", "It is a draw game!\n")),
        ),
        (
            common::with_mistake(CLIENT, "OTHER_WARNING"),
            "warning",
            Some(("Invalid move. Try again!\n", "Invalid move! Try again.\n")),
        ),
        (
            CLIENT.replace(welcome, &format!("{welcome}    cout << \"Welcome!\\n\";\n")),
            "start",
            Some(("", "Welcome!\n")),
        ),
        (
            CLIENT.replace(
                moved,
                &moved.replace("return", "return cout << \"Good.\\n\","),
            ),
            "after-a-move",
            Some(("", "Good.\n")),
        ),
    ];
    for (text, name, difference) in cases {
        let grade = grade(&text, usual());
        assert_eq!(different(&grade), [name], "{grade}");
        let found = script(&grade, name).difference.as_ref();
        let texts = found.and_then(|found| found.expected.as_deref().zip(found.found.as_deref()));
        assert_eq!(texts, difference, "{grade}");
        assert!(!grade.right);
    }
}

#[test]
fn what_belongs_in_the_other_file_is_told_in_words() {
    let files = [
        (
            common::CLASS.to_owned(),
            "this is a class: it has member functions of LinesOfAction and no main(); are the two \
             files exchanged?",
        ),
        (
            CLIENT.replace("int main()", "int start()"),
            "the client has no main()",
        ),
        (
            format!("{CLIENT}\nvoid LinesOfAction::swapPlayer() {{}}\n"),
            "the client defines swapPlayer(), which belongs in the class, LinesOfAction.cpp",
        ),
    ];
    for (file, told) in files {
        let grade = grade(&file, usual());
        assert_eq!(grade.source, [told]);
        assert!(!grade.compiles && grade.compiler.is_empty(), "{grade}");
    }
}

#[test]
fn a_crash_is_reported_with_the_last_input() {
    let grade = with_mistake("CRASHES_ON_LONG_WORDS", usual());
    let graded = script(&grade, "odd-words");
    assert!(
        matches!(graded.stopped, Some(Stopped::Signal(_))),
        "{grade}"
    );
    let asked = &graded.difference.as_ref().unwrap().asked;
    ends(asked.last().unwrap(), "(5003 bytes), invalid");
    let ended = &with_mistake("STATUS_1", usual());
    assert_eq!(script(ended, "exit").stopped, Some(Stopped::Status(1)));
    assert_eq!(script(ended, "exit").difference, None);
    has(
        &ended.to_string(),
        "it ended with status 1, not 0\n    its output is right",
    );
}

#[test]
fn trailing_blanks_count_only_with_strict_space() {
    let mistake = "PRINTS_BLANKS_AT_LINE_ENDS";
    assert!(with_mistake(mistake, usual()).right);
    let strict = with_mistake(mistake, strict(true, false));
    assert_found(&strict, mistake, "warning");
}

#[test]
fn undocumented_input_counts_only_with_strict_input() {
    for (mistake, name) in [
        ("IGNORES_THE_END_OF_INPUT", "no-input"),
        ("READS_WHOLE_LINES", "split-words"),
        ("READS_NUMBERS", "odd-words"),
    ] {
        let lenient = with_mistake(mistake, usual());
        assert!(lenient.right, "{lenient}");
        assert!(!script(&lenient, name).same);
        has(&lenient.to_string(), &format!("not counted: {name}"));
        assert_found(&with_mistake(mistake, strict(false, true)), mistake, name);
    }
}

#[test]
fn output_is_limited() {
    let grade = with_mistake("IGNORES_THE_END_OF_INPUT", usual());
    let stopped = script(&grade, "input-ends").stopped;
    assert!(matches!(stopped, Some(Stopped::Bytes(_))), "{grade}");
}

#[test]
fn after_five_timeouts_the_rest_is_skipped() {
    let workspace = impatient_workspace();
    let grader = Grader::of(Part::Client, &workspace).unwrap();
    let file = Submission::new();
    let grade = grader
        .grade(&file.mistake("HANGS_AT_THE_END", CLIENT))
        .unwrap();
    let stopped = |by: Stopped| {
        let scripts = grade.scripts.iter();
        scripts.filter(|graded| graded.stopped == Some(by)).count()
    };
    assert_eq!(stopped(Stopped::Seconds(1)), 5, "{grade}");
    // The prompt and five others were looked at.
    assert_eq!(stopped(Stopped::NotRun(5)), grade.scripts.len() - 6);
    assert!(!grade.right);
}
