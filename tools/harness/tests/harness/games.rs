//! Programs that play by the rules, alone and against each other, and what is written of it.

use super::folder::Folder;

const PLAIN: &str = "honest.py";

const BOTH: [&str; 2] = ["t-1.in", "t-2.in"];

/// The script that is to blame when two programs play each other, and why.
fn blamed(one: (&str, &str), other: (&str, &str)) -> (String, String) {
    let failure = Folder::of_two(one, other).fails(&BOTH);
    let (_, script) = failure.script.rsplit_once('/').unwrap();
    (script.to_owned(), failure.problem.to_string())
}

#[test]
fn a_game_of_a_program_with_itself() {
    for seed in 1..=3 {
        let folder = Folder::new();
        let lines =
            format!("seed {seed}\nauto black\n#*move/win+\nmanual white\nnew\nb1-b3\ndump\n");
        folder.script("t.in", PLAIN, &lines);
        folder.passes(&["t.in"]);
        let out = folder.read("t.out");
        assert!(
            ["* Black wins.\n", "* White wins.\n", "* Tie game.\n"]
                .iter()
                .any(|end| out.starts_with(end))
        );
    }
}

#[test]
fn the_end_is_printed_only_with_a_plus() {
    let folder = Folder::new();
    folder.script("t.in", PLAIN, "limit 3\nseed 1\nauto black\n#*move/win\n");
    folder.passes(&["t.in"]);
    assert_eq!(folder.read("t.out"), "");
    folder.script("t.in", PLAIN, "limit 3\nseed 1\nauto black\n#*move/win+\n");
    folder.passes(&["t.in"]);
    assert_eq!(folder.read("t.out"), "* Tie game.\n");
}

#[test]
fn moves_one_by_one() {
    let folder = Folder::new();
    let lines = "seed 2\nlimit 2\nb1-b3\n#*move\nauto black\nmanual white\n#*move\nauto white\n\
                 #*move\n#*win+\n";
    folder.script("t.in", PLAIN, lines);
    folder.passes(&["t.in"]);
    assert_eq!(folder.read("t.out"), "* Tie game.\n");
}

#[test]
fn two_programs_play_two_games() {
    let first = "seed 1\nlimit 4\nmanual white\nauto black\n#*move\n#*remote move/win\n\
                 manual black\nauto white\nnew\nlimit 3\n#*remote move/win+\ndump\n";
    let second = "seed 2\nlimit 4\n#*remote move/win\n\
                  manual white\nnew\nlimit 3\nauto black\n#*move\n#*remote move/win+\ndump\n";
    let folder = Folder::of_two((PLAIN, first), (PLAIN, second));
    folder.passes(&BOTH);
    assert_eq!(folder.read("t-1.out"), folder.read("t-2.out"));
}

#[test]
fn moves_without_remote_reach_the_other_program() {
    let black = "seed 1\nlimit 2\nmanual white\nauto black\n#*move\n#*move\n#*win+\ndump\n";
    let white = "seed 2\nlimit 2\n#*move\n#*move\n#*win+\ndump\n";
    let folder = Folder::of_two((PLAIN, black), (PLAIN, white));
    folder.passes(&BOTH);
    assert_eq!(folder.read("t-1.out"), folder.read("t-2.out"));
}

/// White is blocked after Black's first move and passes, without a message.
const BLOCKED: &str = "fen 7L/8/8/8/LLL5/LlL5/2L5/lL1L4 w - - 0 1\n";

#[test]
fn a_pass_is_silent() {
    let black = format!("{BLOCKED}manual white\nauto black\n#*move\n#*remote move/win+\n");
    let white = format!("{BLOCKED}#*remote move/win+\n");
    let one = "scripted.py <auto_black a4-a7 a3-a6 <a1-a4 White_wins.";
    let other = "scripted.py <a4-a7 <a3-a6 a1-a4 White_wins.";
    let folder = Folder::of_two((one, &black), (other, &white));
    folder.passes(&BOTH);
    for out in ["t-1.out", "t-2.out"] {
        assert_eq!(folder.read(out), "* White wins.\n");
    }
}

#[test]
fn programs_that_disagree_on_the_result() {
    let unknown = "load a game that only the program knows\n";
    let black = format!("{unknown}manual white\nauto black\n#*move\n#*remote move/win+\n");
    let white = format!("{unknown}#*remote move/win+\n");
    let one = "scripted.py <auto_black b1-b3 Black_wins.";
    let (_, reason) = blamed((one, &black), ("scripted.py <b1-b3 White_wins.", &white));
    let begin = "the programs disagree who won: ";
    assert!(reason.starts_with(begin), "{reason}");
    for claim in ["'* Black wins.'", "'* White wins.'"] {
        assert!(reason.contains(claim), "{reason}");
    }
}

#[test]
fn a_result_is_copied_with_its_first_blank() {
    let folder = Folder::new();
    let lines = "manual white\nfen l6l/8/8/8/8/8/8/L2L4 w - - 0 1\na1-c1\n#*win+\n";
    folder.script("t.in", "bad.py indent_result", lines);
    folder.passes(&["t.in"]);
    assert_eq!(folder.read("t.out"), " * Black wins.\n");
}

#[test]
fn programs_that_disagree_whether_the_game_is_over() {
    let black = "#*time 9 60\nmanual white\nauto black\n#*move\n#*remote move/win+\n";
    let white = "#*time 9 60\n#*remote move/win+\n";
    for (black, white, told) in [
        (
            format!("seed 1\nlimit 1\n{black}"),
            white.to_owned(),
            "the other one says '* Tie game.', this one says nothing within 9 s",
        ),
        (
            format!("seed 1\n{black}"),
            format!("limit 1\n{white}"),
            "this one says '* Tie game.', the other one plays on",
        ),
    ] {
        let (script, reason) = blamed((PLAIN, &black), (PLAIN, &white));
        let expected = format!("the programs disagree whether the game is over: {told}");
        assert_eq!((script.as_str(), reason), ("t-2.in", expected));
    }
}

const BLACK: &str = "manual white\nauto black\n#*move\n#*remote move/win\n";
const WHITE: &str = "#*remote move/win\n";

#[test]
fn an_illegal_move_is_blamed_on_its_player() {
    let black = format!("seed 1\n{BLACK}");
    let (script, reason) = blamed((PLAIN, &black), ("scripted.py a1-a1", WHITE));
    assert_eq!(script, "t-2.in", "{reason}");
}

#[test]
fn scripts_that_play_different_games() {
    let white = format!("set b1 - black\n{WHITE}");
    let one = "scripted.py <auto_black b1-b3";
    let (script, reason) = blamed((one, BLACK), (PLAIN, &white));
    let told = "the other program's move b1-b3 is not legal in this game: there is no piece on b1";
    assert_eq!((script.as_str(), reason.as_str()), ("t-2.in", told));
}

#[test]
fn a_timeout_is_blamed_on_the_awaited_program() {
    let [black, white] = [BLACK, WHITE].map(|lines| format!("#*time 2 60\n{lines}"));
    let folder = Folder::of_two(("bad.py never_answer", &black), (PLAIN, &white));
    let failure = folder.fails(&BOTH);
    assert!(failure.script.ends_with("t-1.in"), "{failure}");
    assert_eq!(failure.line, Some(5));
    assert_eq!(failure.problem.to_string(), "no move within 2 s");
}

#[test]
fn a_crash_of_one_of_two() {
    let (script, reason) = blamed((PLAIN, BLACK), ("bad.py crash_at_once", WHITE));
    assert_eq!(script, "t-2.in", "{reason}");
    assert!(reason.starts_with("exited with status 3"), "{reason}");
}

#[test]
fn a_partner_whose_script_has_ended_is_not_waited_for() {
    let (_, reason) = blamed((PLAIN, "manual white\nnew\n"), (PLAIN, WHITE));
    let expected = "waits for the other program, whose script has ended";
    assert_eq!(reason, expected);
}
