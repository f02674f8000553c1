//! Classes, right and wrong, and what is found of them.

use super::common::{
    CLASS, CLIENT, Submission, different, find_all, impatient_workspace, script, with_mistake,
    workspace,
};
use loa_cuhk::{Grade, GradeSettings, Grader, Part, Stopped};
use test_support::{begins, ends, has};

fn grade(text: &str) -> Grade {
    grade_all(&[text]).remove(0)
}

fn grade_all(texts: &[&str]) -> Vec<Grade> {
    let workspace = workspace(GradeSettings::default());
    let grader = Grader::of(Part::Class, &workspace).unwrap();
    let submission = Submission::new();
    let grade = |text: &&str| grader.grade(&submission.file(text)).unwrap();
    texts.iter().map(grade).collect()
}

#[test]
fn right_classes_are_right() {
    let settings = GradeSettings {
        strict_space: true,
        ..GradeSettings::default()
    };
    let workspace = workspace(settings);
    let grader = Grader::of(Part::Class, &workspace).unwrap();
    for class in [CLASS, include_str!("../../cpp/LinesOfAction.cpp")] {
        let grade = grader.grade(&Submission::new().file(class)).unwrap();
        assert!(grade.right && grade.scripts.len() > 40, "{grade}");
        assert_eq!(grade.compiler, "");
        assert!(grade.scripts.iter().all(|graded| graded.same));
    }
}

#[test]
fn mistakes_are_found_by_a_script_about_them() {
    find_all(
        Part::Class,
        CLASS,
        &[
            ("COUNTS_ONLY_AHEAD", "counts-the-whole-line"),
            ("FOUR_NEIGHBOURS", "connected-diagonally"),
            ("FORGETS_THE_OPPONENT", "gameOver"),
        ],
    );
}

#[test]
#[ignore = "takes a minute"]
fn all_other_mistakes_are_found() {
    find_all(
        Part::Class,
        CLASS,
        &[
            ("SWAPS_IN_MOVE", "turns"),
            ("ACCEPTS_LONG_WORDS", "long-words"),
            ("CONFUSES_DIAGONALS", "falling-diagonals"),
            ("FORGETS_RISING_DIAGONALS", "rising-diagonals"),
            ("COLOURS_EXCHANGED_AT_THE_START", "constructor"),
            ("ROWS_FROM_THE_BOTTOM", "rows"),
            ("PRINTS_A_BLANK_TOO_MANY", "printGame"),
            ("COUNTS_ONLY_OWN", "counts-both-colours"),
            ("MOVES_UP_TO_THE_COUNT", "rows"),
            ("JUMPS_OVER_NOBODY", "jumps-over-own"),
            ("LANDS_ON_OWN", "not-onto-own"),
            ("MOVES_ENEMIES", "own-pieces-only"),
            ("ONE_NEIGHBOUR_IS_ENOUGH", "not-connected"),
            ("SINGLE_PIECE_IS_NOT_CONNECTED", "connected-single-piece"),
            ("BOTH_CONNECTED_WINS_FOR_THE_PLAYER", "gameOver"),
            ("WHITE_BEGINS", "constructor"),
            ("PRINTS_NO_LETTERS", "printGame"),
            ("PRINTS_FOR_EVER", "printGame"),
            ("SWAPS_ONE_PLAYER", "turns"),
            ("COUNTS_ROW_FOR_COLUMN", "columns"),
            ("FORGETS_FALLING_DIAGONALS", "falling-diagonals"),
            ("MOVES_OFF_LINES", "not-off-a-line"),
            ("ACCEPTS_STANDING_STILL", "not-off-a-line"),
            ("JUMPS_OVER_ENEMIES_ON_DIAGONALS", "not-over-enemies"),
            ("CAPTURES_NOTHING", "captures"),
            ("LEAVES_THE_PIECE_BEHIND", "rows"),
            ("MOVES_EMPTY_SQUARES", "own-pieces-only"),
            ("CHANGES_THE_BOARD_ON_INVALID_MOVES", "not-onto-own"),
            ("ACCEPTS_ROW_8", "off-the-board"),
            ("CRASHES_ON_EMPTY_WORDS", "short-words"),
            ("LOOKS_AT_THE_FIRST_PIECE_ONLY", "not-connected"),
            ("WRAPS_AROUND", "connected-across-the-edge"),
            ("CONNECTS_THROUGH_OTHERS", "not-connected"),
            ("MARKS_THE_BOARD", "connected-straight"),
        ],
    );
}

#[test]
fn mistakes_hide_no_others() {
    let end = "        cout << endl;\n    }\n";
    let line_too_many = CLASS.replace(
        &format!("{end}    while"),
        &format!("{end}    cout << endl;\n    while"),
    );
    for (class, about) in [
        (with_mistake(CLASS, "ACCEPTS_UPPERCASE"), "uppercase"),
        (
            with_mistake(CLASS, "COUNTS_NO_CAPTURES"),
            "blacks-and-whites",
        ),
        (
            with_mistake(CLASS, "FORGETS_TO_COUNT_AT_THE_START"),
            "blacks-and-whites",
        ),
        (line_too_many, "printGame"),
    ] {
        let grade = grade(&class);
        let mut names = different(&grade);
        // Mistakes in long games are made up of all kinds of wrong words.
        names.retain(|name| about != "uppercase" || !name.contains("long-game"));
        assert_eq!(names, [about], "{grade}");
    }
}

#[test]
fn what_the_course_demands_of_the_source_is_checked() {
    let globals = "
        #include <cstdio>
        int my__count = 0;
        const int SIZE = 8;
        const string NAMES[2] = {\"Black\", \"White\"};
        const char *const TITLES[] = {\"a\", \"b\"};
        int moves = 0;
        static string last;
        const char *title = NAMES[0].c_str();
        namespace { char grid[8][8]; }
        int used() { static int calls = 0; return ++calls + grid[0][0] + last.size(); }
        int typed() { int n; cin >> n; return n + TITLES[0][0]; }
        int scanned() { int n; return scanf(\"%d\", &n) == 1 ? n + getchar() + my__count : 0; }
    ";
    let code = CLASS.split_once("#include").unwrap().1;
    let grade = grade(&format!("// Chan Tai Man\n#include{code}\n{globals}"));
    let mut faults = grade.source.clone();
    faults.sort();
    let used = "the class uses cin and scanf and getchar; only the client may read input";
    let header = "the comment at the beginning has no student ID and no e-mail address";
    let global = |name: &str| format!("the global variable '{name}' is not constant");
    let globals = ["grid", "last", "moves", "my__count", "title"].map(global);
    let expected = [used.to_owned(), header.to_owned()];
    assert_eq!(faults, [&expected[..], &globals].concat());
    assert!(!grade.right && different(&grade).is_empty(), "{grade}");
    let told = " 0 different, 7 faults in the source\n  SOURCE: the comment at the beginning ";
    assert!(grade.to_string().contains(told), "{grade}");
}

#[test]
fn what_a_class_prints_is_told_once_and_hides_no_mistakes() {
    let constructor = "LinesOfAction::LinesOfAction() {";
    let also = |statement| CLASS.replace(constructor, &format!("{constructor} {statement}"));
    let with_printf = ("<cstdlib>", "<cstdio>\n#include <cstdlib>");
    for (text, function, printed) in [
        (
            with_mistake(CLASS, "SPEAKS_IN_MOVE"),
            "move()",
            "Moving from ",
        ),
        (
            also("cout << \"Welcome!\\n\";"),
            "LinesOfAction()",
            "Welcome!\"",
        ),
        (
            also("printf(\"Hi\");").replace(with_printf.0, with_printf.1),
            "LinesOfAction()",
            "Hi\"",
        ),
    ] {
        let grade = grade(&text);
        let [fault] = &grade.source[..] else {
            panic!("{grade}")
        };
        begins(fault, &format!("{function} prints \"{printed}"));
        ends(fault, "\"; only printGame() may print");
        assert!(!grade.right && different(&grade).is_empty(), "{grade}");
    }
}

#[test]
fn what_belongs_in_the_other_file_is_told_in_words() {
    let main = "int main() { return 0; }\n";
    let grades = grade_all(&[
        &format!("{CLASS}\n{main}"),
        CLIENT,
        &CLASS.replace(
            "char LinesOfAction::getCurrentPlayer() {\n    return currentPlayer;\n}",
            "",
        ),
        "\0\0",
    ]);
    let told = [
        "the class has a main(), which belongs in the client, gameplay.cpp",
        "this is a client: it has main() and no member function of LinesOfAction; are the two \
         files exchanged?",
        "the class does not define getCurrentPlayer()",
        "the class does not define LinesOfAction(), printGame(), getCurrentPlayer(), swapPlayer(), \
         move(), hasConnected(), gameOver()",
    ];
    for (grade, told) in grades.iter().zip(told) {
        assert_eq!(grade.source.last().unwrap(), told);
        assert!(!grade.right && !grade.compiles && grade.compiler.is_empty());
        let head =
            "handed-in.cpp (class): can't be linked with the course's other file\n  SOURCE: ";
        assert!(grade.to_string().contains(head), "{grade}");
    }
}

#[test]
fn the_report_names_place_and_difference() {
    let grade = grade(&with_mistake(CLASS, "JUMPS_OVER_ENEMIES"));
    let found = script(&grade, "not-over-enemies")
        .difference
        .clone()
        .unwrap();
    assert_eq!(found.expected.as_deref(), Some("returns false"));
    assert_eq!(found.found.as_deref(), Some("returns true"));
    assert_eq!(
        found.asked,
        ["the board is set up", "B: move(\"a3\", \"c3\")"]
    );
    has(&found.board, "\n3 B W . . . . . .\n");
    let text = grade.to_string();
    for line in [
        "  DIFFERENT: not-over-enemies (a piece may not jump over the opponent's pieces)\n",
        ", at: B: move(\"a3\", \"c3\")\n      expected \"returns false\"\n      found    \"returns true\"\n",
        "\n  same: constructor printGame rows ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let short = format!("{grade:.0}");
    assert!(short.contains("DIFFERENT: not-over-enemies") && !short.contains("expected"));
}

#[test]
fn endless_programs_are_killed() {
    let workspace = impatient_workspace();
    let grader = Grader::of(Part::Class, &workspace).unwrap();
    let submission = Submission::new();
    let file = submission.mistake("HANGS_ON_STANDING_STILL", CLASS);
    let grade = grader.grade(&file).unwrap();
    let graded = script(&grade, "not-off-a-line");
    assert_eq!(graded.stopped, Some(Stopped::Seconds(1)));
    let difference = graded.difference.as_ref().unwrap();
    assert_eq!(difference.asked.last().unwrap(), "B: move(\"d3\", \"d3\")");
}

#[test]
fn memory_is_limited() {
    let grade = grade(&with_mistake(CLASS, "FILLS_THE_MEMORY"));
    let graded = script(&grade, "not-off-a-line");
    assert!(
        matches!(graded.stopped, Some(Stopped::Signal(_))),
        "{grade}"
    );
    assert!(
        graded.errors.iter().any(|line| line.contains("bad_alloc")),
        "{grade}"
    );
    has(&grade.to_string(), "it crashed (signal 6, SIGABRT)");
}

#[test]
fn compiler_errors_are_quoted() {
    let grades = grade_all(&[
        &CLASS.replace("return currentPlayer;", "return currentPlayr;"),
        &CLASS.replace("void LinesOfAction::printGame", "static void printGame"),
        &format!("#error {}\n{CLASS}", "é".repeat(1 << 15)),
    ]);
    for grade in &grades {
        assert!(!grade.right && !grade.compiles && grade.scripts.is_empty());
        has(
            &grade.to_string(),
            "does not compile\n  the compiler says:\n",
        );
        assert!(!grade.compiler.contains("/tmp/"), "{grade}");
        assert!(grade.compiler.len() < 1 << 15);
    }
    ends(&grades[2].compiler, "... and more, which is cut off\n");
    has(&grades[0].compiler, "LinesOfAction.cpp:");
    has(&grades[0].compiler, "'currentPlayr' was not declared");
}

#[test]
fn warnings_and_constants_do_not_count() {
    let class = CLASS.replace(
        "int pieces = 0;\n    for (int at",
        "int unused, pieces = 0;\n    for (int at",
    );
    // More than a compiler tells errors.
    let constant = |number| format!("const string MESSAGE_{number} = \"text\";\n");
    let constants: String = (0..80).map(constant).collect();
    let grade = grade(&format!("{class}\n{constants}"));
    assert!(grade.right, "{grade}");
    has(&grade.compiler, "unused variable 'unused'");
    assert!(grade.to_string().contains("the compiler says:"));
}
