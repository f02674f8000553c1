//! Standard streams that are closed, end early, or are nothing to read from.

use super::room::{Room, err, no_panic, out};

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

/// A reader that has seen enough is no error worth a word.
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
