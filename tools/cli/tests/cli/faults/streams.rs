//! Standard streams that are closed, end early, or are nothing to read from.

use super::room::{Room, can, err, no_panic, out};
use crate::start::LOA;

/// Commands that end by themselves when their input does.
const COMMANDS: [&str; 13] = [
    "",
    "moves.txt",
    "--dialect uci",
    "--dialect codingame",
    "--dialect gamesman",
    "--dialect cuhk",
    "--auto black --level 1",
    "perft --depth 3",
    "--help",
    "analyze --nodes 3000",
    "solve --board 3x3 --out tables",
    "match --games 2 --openings short.txt --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
     --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
    "prove --board 4x4",
];

#[test]
fn closed_streams_are_survived() {
    let room = Room::new();
    for command in COMMANDS {
        for closed in ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"] {
            let what = format!("timeout 60 \"$LOA\" {command} {closed}");
            let output = room.shell(&what);
            no_panic(&what, &output);
            let code = output.status.code();
            assert!(
                matches!(code, Some(0 | 2)),
                "{what}: {code:?} {}",
                err(&output)
            );
        }
    }
}

/// A reader that has seen enough is not an error worth a word.
#[test]
fn closed_pipes_are_survived() {
    let room = Room::new();
    for command in COMMANDS {
        let what = format!("(timeout 60 \"$LOA\" {command}; echo $? > status) | true");
        let output = room.shell(&what);
        no_panic(&what, &output);
        let errors = err(&output);
        assert!(
            !errors.contains("rror") && !errors.contains("pipe"),
            "{what}: {errors}"
        );
        assert_eq!(room.done("cat status"), "0\n", "{what}");
    }
}

#[test]
fn a_full_output_is_an_error_that_names_it() {
    if !can("no /dev/full", "test -c /dev/full") {
        return;
    }
    let room = Room::new();
    room.write("t-1.in", &format!("#* {LOA}\nquit\n"));
    let harness = env!("CARGO_BIN_EXE_test-loa");
    for (name, program, flags) in [
        ("loa", LOA, "help"),
        ("loa", LOA, "--version"),
        ("loa", LOA, "perft --depth 1"),
        ("loa", LOA, "conformance vectors"),
        ("test-loa", harness, "--help"),
        ("test-loa", harness, "t-1.in"),
    ] {
        let output = room.shell(&format!("'{program}' {flags} > /dev/full"));
        let told = format!("{name}: can't write standard output: No space left on device");
        assert!(err(&output).starts_with(&told), "{flags}: {}", err(&output));
        assert_eq!(output.status.code(), Some(2), "{flags}");
    }
}

#[test]
fn a_folder_as_input_is_an_error() {
    let room = Room::new();
    for dialect in ["berkeley", "uci", "codingame", "gamesman", "cuhk"] {
        let what = format!("\"$LOA\" --dialect {dialect} < .");
        let output = room.shell(&what);
        no_panic(&what, &output);
        assert_eq!(output.status.code(), Some(2), "{what}: {}", out(&output));
        assert!(
            err(&output).contains("Is a directory"),
            "{what}: {}",
            err(&output)
        );
    }
}

/// What is typed at a terminal may be in another encoding; the game goes on.
#[test]
fn invalid_utf_8_at_a_terminal_drops_only_the_line() {
    if !can("no script to open a terminal", "command -v script") {
        return;
    }
    let room = Room::new();
    for dialect in ["berkeley", "gamesman"] {
        let output = room.done(&format!(
            "(sleep 0.5; printf 'b1\\377'; sleep 0.5; printf 'manual white\\rb1-b3\\rfen\\r'; \
             sleep 0.5; printf 'quit\\r\\004') \
             | TERM=xterm timeout 60 script -qec \"'$LOA' --dialect {dialect}\" /dev/null"
        ));
        assert!(output.contains("not UTF-8"), "{dialect}: {output}");
        let played = output.contains("1LLLLLL1/l6l/l6l/l6l/l6l/lL5l/l6l/2LLLLL1 b");
        assert_eq!(played, dialect == "berkeley", "{output}");
    }
}
