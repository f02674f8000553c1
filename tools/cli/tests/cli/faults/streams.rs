//! Standard streams that are closed, end early, or are nothing to read from.

use super::room::{Room, can, err, no_panic, out};
use crate::start::LOA;

/// Commands that end by themselves when their input does, with their statuses if their output has
/// no reader. Those of a club need its file.
const COMMANDS: [(&str, i32); 17] = [
    ("", 141),
    ("moves.txt", 141),
    ("--dialect uci", 0),
    ("--dialect codingame", 0),
    ("--dialect gamesman", 141),
    ("--dialect cuhk", 141),
    ("--auto black --level 1", 141),
    ("perft --depth 3", 141),
    ("--help", 0),
    ("--version", 0),
    ("analyze --nodes 3000", 141),
    ("solve --board 3x3 --out tables", 141),
    (
        "match --games 2 --openings short.txt \
         --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
         --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
        0,
    ),
    ("prove --board 4x4", 141),
    ("club check --file club.db", 141),
    ("club backup --file club.db copy-$$.db", 141),
    ("club restore --file club.db copy.db", 141),
];

/// Makes a club's file and a copy.
fn found_club(room: &Room) {
    room.done(
        "\"$LOA\" club --listen 127.0.0.1:0 --file club.db > out & n=0
         until grep -q Ctrl-C out || [ $((n += 1)) -gt 600 ]; do sleep 0.1; done
         kill $!; wait $!
         \"$LOA\" club backup --file club.db copy.db",
    );
}

/// The club opens although its first line can't be written.
#[test]
fn a_club_opens_without_an_output() {
    let room = Room::new();
    for output in ["> /dev/full", ">&-", "| true"] {
        let what = format!(
            "(rm -f club.db*; \"$LOA\" club --listen 127.0.0.1:0 & n=0
              until [ -s club.db ] || [ $((n += 1)) -gt 600 ]; do sleep 0.1; done
              sleep 1; kill $!; wait $!; echo $? > status) {output}"
        );
        no_panic(&what, &room.shell(&what));
        assert_eq!(room.done("cat status"), "143\n", "{what}");
    }
}

#[test]
fn closed_streams_are_survived() {
    let room = Room::new();
    found_club(&room);
    for (command, _) in COMMANDS {
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

/// A reader that has left is not an error worth a word, but the status tells: of a match that is
/// its result's.
#[test]
fn closed_pipes_are_survived() {
    let room = Room::new();
    found_club(&room);
    for (command, status) in COMMANDS {
        let what = format!("timeout 60 \"$LOA\" {command}");
        let output = room.unread(&what);
        no_panic(&what, &output);
        let errors = err(&output);
        assert!(
            !errors.contains("rror") && !errors.contains("pipe"),
            "{what}: {errors}"
        );
        assert_eq!(output.status.code(), Some(status), "{what}: {errors}");
    }
}

/// The status is no answer then, but results are written.
#[test]
fn without_a_reader_the_status_is_that_of_a_closed_pipe() {
    let room = Room::new();
    found_club(&room);
    room.write("wrong.txt", "fen\ncastle\n");
    room.done("\"$LOA\" datagen --board 5x5 --games 20 --nodes 10 --out training");
    for (command, result) in [
        ("prove --board 4x4 --winner white --rules gamesman", None),
        ("prove --board 4x4 --out proof", Some("proof")),
        ("--strict wrong.txt", None),
        ("conformance check --program cat", None),
        ("club check --file club.db", None),
        (
            "datagen --board 5x5 --games 1 --nodes 1 --out games",
            Some("games"),
        ),
        ("train --data training --epochs 2 --out net", Some("net")),
    ] {
        let output = room.unread(&format!("\"$LOA\" {command}"));
        assert_eq!(
            output.status.code(),
            Some(141),
            "{command}: {}",
            err(&output)
        );
        assert!(
            result.is_none_or(|name| room.file(name).exists()),
            "{command}"
        );
    }
}

#[test]
fn a_full_output_is_an_error_that_names_it() {
    if !can("no /dev/full", "test -c /dev/full") {
        return;
    }
    let room = Room::new();
    room.write("t-1.in", &format!("#* {LOA}\nquit\n"));
    found_club(&room);
    let harness = env!("CARGO_BIN_EXE_test-loa");
    for (name, program, flags) in [
        ("loa", LOA, "help"),
        ("loa", LOA, "--version"),
        ("loa", LOA, "perft --depth 1"),
        ("loa", LOA, "conformance vectors"),
        ("loa", LOA, "club check --file club.db"),
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

/// A file behind the stream keeps what it has.
#[test]
fn a_result_for_a_stream_goes_where_the_stream_goes() {
    let room = Room::new();
    for stream in ["/dev/stdout", "/dev/fd/3"] {
        room.write("all", "before\n");
        room.done(&format!(
            "\"$LOA\" match --games 2 --openings short.txt --json {stream} \
             --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
             --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss' >> all 3>> all"
        ));
        let all = std::fs::read_to_string(room.file("all")).unwrap();
        assert!(all.starts_with("before\n"), "{stream}: {all}");
        assert!(
            all.contains("Elo") && all.contains("\"games\""),
            "{stream}: {all}"
        );
    }
}
