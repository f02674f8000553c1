//! Programs that misbehave: each is found out, for the right reason, and leaves nothing behind.

use super::folder::{Folder, failure, reason};
use loa_harness::HarnessError;
use loa_match::CommandLine;
use std::time::Duration;
use test_support::{ends, fake};

const BLACK: &str = "manual white\nauto black\n#*move\n";

/// The reason where games and programs have a second to end.
fn reason_in_a_second(program: &str, lines: &str) -> String {
    let mut folder = Folder::new();
    folder.settings.end_limit = Duration::from_secs(1);
    folder.script("t.in", program, lines);
    folder.fails(&["t.in"]).to_string()
}

/// Checks the reason for each row of a table, a program and what is said of it.
#[track_caller]
fn all_fail(lines: &str, table: &str) {
    for row in table.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let (program, expected) = row.split_once(" | ").expect("a row");
        assert_eq!(reason(program.trim(), lines), expected);
    }
}

const EXCEPTION: &str = "threw an exception that it did not catch: java.lang.RuntimeException: x";

#[test]
fn faults_while_a_move_is_awaited() {
    let table = "
        bad.py exit_when_asked_to_move | t.in:4: exited with status 0 while waiting for: move
        bad.py exit_early              | t.in:4: exited with status 0 while waiting for: move
        scripted.py pass               | t.in:4: malformed message '* pass' instead of: move
        bad.py flood_lines             | t.in:4: printed more than 3000 lines
        bad.py flood_without_newline   | t.in:4: printed a line of more than 16384 bytes
        bad.py close_output            | t.in:4: closed its standard output, but goes on running";
    all_fail(BLACK, table);
    let table = "
        bad.py ignore_sigterm          | t.in:5: no move within 1 s
        bad.py leave_unmarked_child    | t.in:5: no move within 1 s
        bad.py exit_beside_orphan      | t.in:5: exited with status 3 while waiting for: move";
    all_fail(&format!("#*time 1 60\n{BLACK}"), table);
    let exception = format!("bad.py end_a_thread | t.in:5: {EXCEPTION}");
    all_fail(&format!("#*time 5 60\n{BLACK}"), &exception);
}

#[test]
fn faults_while_an_end_is_awaited() {
    let table = "
        scripted.py Black_wins | t.in:4: malformed message '* Black wins' instead of: move or end \
            of the game
        scripted.py <auto_black b1-b3 Black_wins. | t.in:4: claimed that Black wins, but the game \
            is not over
        scripted.py <auto_black b1-b3 Tie_game. | t.in:4: claimed a tie, but the game is not over";
    all_fail(&BLACK.replace("move", "move/win"), table);
    let table =
        "scripted.py <auto_black b1-b3 | t.in:4: said '* b1-b3' instead of: end of the game";
    all_fail(&BLACK.replace("move", "win+"), table);
    let table = "bad.py garbage | t.in:2: malformed message '* \u{fffd}\u{fffd}' instead of: \
                 end of the game";
    all_fail("#*win+\n", table);
    let table = "bad.py never_answer | t.in:4: the game was not over within 0.5 s";
    all_fail("#*time 60 0.5\nauto black\n#*move/win+\n", table);
}

#[test]
fn faults_where_nothing_is_awaited() {
    let table = format!(
        "bad.py exit_with_error_at_end | t.in: exited with status 4
        bad.py end_a_thread | t.in: {EXCEPTION}
        bad.py flood_messages | t.in: sent more than 100 messages that the script does not wait for
        bad.py close_input | t.in: closed its standard input before all had been read (broken pipe)"
    );
    all_fail("new\n", &table);
    let unread = "bad.py exit_early | t.in: exited with status 0 without reading all of its input";
    for lines in ["new\ndump\n", "new\ndump\nquit\n", "new\nquit\ndump\n"] {
        all_fail(lines, unread);
    }
}

#[test]
fn messages_that_do_not_fit_the_game() {
    let table = "scripted.py <b1-b3 a1-a2 | t.in: made the illegal move a1-a2 for White: there is \
                 no piece on a1";
    all_fail("b1-b3\n", table);
    let table = "scripted.py <b1-b3 a2-c2 | t.in:4: moved a2-c2 though it is White's turn, who is \
                 a manual player";
    all_fail("manual white\nb1-b3\n#*move\n", table);
    let near_end = "fen l6l/8/8/8/8/8/8/L2L4 w - - 0 1\nmanual white\na1-c1\n";
    let table = "scripted.py <a1-c1 Black_wins. | t.in:5: said '* Black wins.' instead of: move";
    all_fail(&format!("{near_end}#*move\n"), table);
    let table = "scripted.py <a1-c1 White_wins. | t.in:5: claimed that White wins, but the game \
                 ended otherwise: Black wins by connection; it may not know 'fen', which the \
                 course does not ask for";
    all_fail(&format!("{near_end}#*win+\n"), table);
}

#[test]
fn programs_that_pass_in_spite_of_it() {
    for (program, lines) in [
        // Nothing has to be read after `quit`.
        ("honest.py", "manual white\nquit\n# the end\n\n"),
        // What is not awaited may be garbage.
        ("bad.py garbage", "new\n"),
        ("bad.py end_without_newline", BLACK),
        // What they leave is killed.
        ("bad.py leave_child", "new\n"),
        ("bad.py leave_daemon", "new\n"),
    ] {
        let folder = Folder::new();
        folder.script("t.in", program, lines);
        folder.passes(&["t.in"]);
    }
}

#[test]
fn crash_at_once() {
    let failure = failure("bad.py crash_at_once", BLACK);
    assert_eq!(
        failure.to_string(),
        "t.in:4: exited with status 3 while waiting for: move"
    );
    assert_eq!(failure.stderr_tail, ["Exception in thread main"]);
}

#[test]
fn crash_in_the_middle_of_a_game() {
    let failure = failure("bad.py crash_later", &format!("{BLACK}a2-c2\n#*move\n"));
    assert_eq!(
        failure.to_string(),
        "t.in:6: was killed by signal 11 (SIGSEGV) while waiting for: move"
    );
    assert_eq!(failure.stderr_tail, ["java.lang.NullPointerException"]);
}

#[test]
fn no_end_in_a_second() {
    // More than a pipe holds.
    let comments = "# nothing but comments\n".repeat(10_000);
    for (program, lines, told) in [
        ("bad.py never_answer", "new\n", "t.in: no exit within 1 s"),
        ("bad.py never_read", &comments, "t.in: no exit within 1 s"),
        (
            "honest.py",
            "manual white\n#*win+\n",
            ": no end of the game within 1 s; both players are manual ('auto black' and 'auto \
             white' let the program move)",
        ),
    ] {
        ends(&reason_in_a_second(program, lines), told);
    }
}

#[test]
fn no_answer() {
    let lines = format!("#*time 1 60\n{BLACK}");
    let failure = failure("bad.py never_answer", &lines);
    assert_eq!(failure.to_string(), "t.in:5: no move within 1 s");
    ends(&failure.details(), "|6 |2 |2 |2 |2 |2 |2 |6\nBlack to move");
}

#[test]
fn manual_players_make_no_move() {
    let lines = "#*time 1 60\nmanual white\n#*move\n";
    let expected = "t.in:4: no move within 1 s; both players are manual ('auto black' and 'auto \
                    white' let the program move)";
    assert_eq!(reason("honest.py", lines), expected);
    let expected = "t.in:4: no move within 1 s; it is Black's turn, who is a manual player: the \
                    script has to move first";
    assert_eq!(reason("honest.py", "#*time 1 60\nnew\n#*move\n"), expected);
}

#[test]
fn much_standard_error_is_no_failure_and_cut() {
    let folder = Folder::new();
    folder.script("t.in", "bad.py flood_errors", BLACK);
    folder.passes(&["t.in"]);
    assert!(folder.read("t.err").len() < 2_000_000);
}

#[test]
fn a_message_without_newline() {
    let lines = format!("#*time 60 60\n{BLACK}#*time 1 60\n#*move\n");
    let expected = "t.in:7: no move within 1 s; the line '* c1-c3' lacks its newline";
    assert_eq!(reason("bad.py forget_newline", &lines), expected);
}

#[test]
fn illegal_moves() {
    let failure = failure("scripted.py <auto_black b1-b4", BLACK);
    assert_eq!(
        failure.to_string(),
        "t.in:4: made the illegal move b1-b4 for Black: a move along this line goes exactly 2 \
         squares, as many as there are pieces on it, not 3"
    );
    assert!(failure.details().contains(" 8 | .  b  b  b  b  b  b  .  |"));

    let lines = format!("{BLACK}a2-c2\n#*move\n");
    let expected = "t.in:6: made the illegal move c1-c4 for Black: the opponent's piece on c2 is \
                    in the way";
    assert_eq!(
        reason("scripted.py <auto_black b1-b3 <a2-c2 c1-c4", &lines),
        expected
    );
}

#[test]
fn commands_beyond_the_course_that_a_program_does_not_know() {
    for (lines, word) in [
        ("size 5x5\ndump\n", "size"),
        (
            "fen l6l/8/8/8/8/8/8/L2L4 w - - 0 1\nnew\nstart sides\ndump\n",
            "start",
        ),
        ("manual white\nb1-b3\nundo\ndump\n", "undo"),
    ] {
        let expected = format!(
            "t.in: does not know '{word}', which the course does not ask for: its board is as before"
        );
        assert_eq!(reason("honest.py", lines), expected);
    }
    let fen = "fen l6l/8/8/8/8/8/8/L2L4 w - - 0 1\nmanual white\na1-c1\n#*win+\n";
    let reason = reason_in_a_second("honest.py", fen);
    let expected = "; it may not know 'fen', which the course does not ask for";
    ends(&reason, expected);
}

#[test]
fn without_a_referee_nothing_is_illegal() {
    let mut folder = Folder::new();
    folder.settings.referee = false;
    folder.script("t.in", "scripted.py <auto_black b1-b4", BLACK);
    folder.passes(&["t.in"]);
}

#[test]
fn errors_name_the_lines_of_the_script() {
    let folder = Folder::new();
    let lines = "\n#*time 10 60\nb1-b9\nnew\n";
    folder.script("t.in", "bad.py complain", lines);
    folder.passes(&["t.in"]);
    let expected = "Error: line 2: no command\nError: line 4: no command\nError: line 5: no \
                    command\nError: line 99: no such line\ntest-loa: passed\n";
    assert_eq!(folder.read("t.err"), expected);
}

#[test]
fn when_the_second_program_can_not_be_run_the_first_is_ended() {
    let folder = Folder::new();
    folder.script("t-1.in", "bad.py ignore_sigterm", "new\n");
    folder.write("t-2.in", "#* /no/such/program\nnew\n");
    let error = folder.run(&["t-1.in", "t-2.in"]).unwrap_err();
    assert!(matches!(error, HarnessError::Spawn(_)), "{error}");
}

#[test]
fn another_program_can_be_given() {
    let mut folder = Folder::new();
    let program = format!("python3 '{}'", fake("honest.py").display());
    folder.settings.programs[0] = Some(CommandLine::split_quoted(&program).unwrap());
    folder.write("t.in", "#* /no/such/program\nmanual white\ndump\n");
    folder.passes(&["t.in"]);
    assert!(folder.read("t.out").contains("Next move: black"));
}

#[test]
fn dumps_that_do_not_end() {
    let waiting = format!("#*time 4 60\n{BLACK}");
    for lines in [waiting.as_str(), "manual white\nauto black\nquit\n"] {
        let reason = reason("bad.py open_dump", lines);
        let expected = "began a dump with === that it did not end with ===";
        ends(&reason, expected);
    }
}
