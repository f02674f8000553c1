//! Disks that are full or can't be written to: a small one is mounted for each test, in a name
//! space of its own.

use super::room::{Room, can, err, no_panic, out};

const MOUNTS: &str = "unshare --mount mount -t tmpfs none /mnt";

/// A room in which a disk can be mounted.
fn room_to_mount() -> Option<Room> {
    can("no right to mount", MOUNTS).then(Room::new)
}

/// Runs a script in `$DISK`, an empty disk of `kib` KiB; `$ROOM` has the rest.
///
/// In the script, `try WHAT COMMAND…` runs something that may fail, and keeps its status as
/// `$ROOM/WHAT.status`, what it prints as `WHAT.out` and `WHAT.err`; `fill` leaves no byte free,
/// `enlarge` makes the disk large enough for all, `lock` makes it read-only.
fn on_disk(room: &Room, kib: u32, script: &str) {
    let whole = format!(
        r#"set -e
        try() {{ name=$1; shift; status=0
            "$@" > "$ROOM/$name.out" 2> "$ROOM/$name.err" || status=$?
            echo $status > "$ROOM/$name.status"; }}
        fill() {{ cat /dev/zero > filler 2> /dev/null || true; }}
        enlarge() {{ mount -o remount,size=64m "$DISK"; rm -f filler; }}
        lock() {{ mount -o remount,ro "$DISK"; }}
        export DISK=$ROOM/disk; mkdir "$DISK"
        mount -t tmpfs -o size={kib}k none "$DISK"; cd "$DISK"
        {script}"#
    );
    let output = room
        .script("exec unshare --mount sh -c \"$SCRIPT\"")
        .env("SCRIPT", whole)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// What was tried has ended with a status and said something.
#[track_caller]
fn told(room: &Room, name: &str, status: i32, complaint: &str) {
    let read = |end: &str| std::fs::read_to_string(room.file(&format!("{name}.{end}"))).unwrap();
    let errors = read("err");
    assert!(errors.contains(complaint), "{name}: {errors}");
    assert!(!errors.contains("panicked"), "{name}: {errors}");
    assert_eq!(
        read("status").trim(),
        status.to_string(),
        "{name}: {errors}"
    );
}

#[test]
fn a_save_on_a_full_disk_leaves_the_old_file_and_the_session_goes_on() {
    let Some(room) = room_to_mount() else { return };
    on_disk(
        &room,
        64,
        r#"echo "something of mine" > game.sgf; fill
        try full "$LOA" "$ROOM/save.txt"
        cp game.sgf "$ROOM/after"; ls > "$ROOM/names"; enlarge
        try free "$LOA" "$ROOM/save.txt""#,
    );
    told(
        &room,
        "full",
        0,
        "line 3: can't write game.sgf: No space left",
    );
    assert_eq!(room.done("cat after"), "something of mine\n");
    assert_eq!(room.done("cat names"), "filler\ngame.sgf\n");
    assert!(
        room.done("cat full.out").contains(" - - "),
        "the session went on"
    );
    told(&room, "free", 0, "");
}

#[test]
fn work_resumes_after_a_full_disk() {
    let works = [
        ("solve", 100, "solve --board 4x4 --out out"),
        (
            "match",
            60,
            "match --openings $ROOM/short.txt --games 40 --out out --player name=a,dialect=uci,depth=1,cmd=$ROOM/win \
             --player name=b,dialect=uci,depth=1,cmd=$ROOM/miss",
        ),
        (
            "datagen",
            8,
            "datagen --board 5x5 --games 200 --nodes 100 --out out",
        ),
    ];
    for (name, kib, command) in works {
        let Some(room) = room_to_mount() else { return };
        for way in ["win", "miss"] {
            let player = format!("#!/bin/sh\nexec sh $ROOM/quick.sh {way}\n");
            room.write(way, &player);
            room.done(&format!("chmod +x {way}"));
        }
        on_disk(
            &room,
            kib,
            &format!(
                "try full \"$LOA\" {command}\nenlarge\ntry free \"$LOA\" {command}\ncp -r out \"$ROOM/out\"\n\
                 cd \"$ROOM\"\nmkdir undisturbed; cd undisturbed\n\"$LOA\" {command}"
            ),
        );
        told(&room, "full", 2, "No space left on device");
        told(&room, "free", 0, "");
        let without_order =
            "find . -type f ! -name '*.jsonl' ! -name '*.json' | sort | xargs sha256sum";
        let hashes = |folder: &str| room.done(&format!("cd {folder}; {without_order}"));
        if name == "datagen" {
            room.done("cmp out undisturbed/out");
        } else if name == "solve" {
            assert_eq!(hashes("out"), hashes("undisturbed/out"));
        } else {
            let lines = |folder: &str| room.done(&format!("sort {folder}/games.jsonl"));
            assert_eq!(lines("out"), lines("undisturbed/out"));
        }
    }
}

#[test]
fn a_read_only_disk_is_reported() {
    let Some(room) = room_to_mount() else { return };
    on_disk(
        &room,
        6400,
        r#""$LOA" solve --board 3x4 --out tables > "$ROOM/value"
        "$LOA" "$ROOM/save.txt"
        lock
        try save "$LOA" "$ROOM/save.txt"
        try log "$LOA" --log log "$ROOM/moves.txt"
        try output "$LOA" "$ROOM/moves.txt" output
        try solve "$LOA" solve --board 3x3 --out new
        try match "$LOA" match --games 2 --out new --player cmd="$LOA" --player name=b,cmd="$LOA"
        try datagen "$LOA" datagen --games 2 --out new
        try svg "$LOA" analyze --game game.sgf --depth 1 --svg new
        try puzzles "$LOA" puzzles --selfplay 1 --out new
        try terms "$LOA" train --data data --out new
        try prove "$LOA" prove --board 4x4 --out new
        try stats "$LOA" tables stats tables
        try verify "$LOA" tables verify tables
        try load "$LOA" solve --board 3x4 --out tables"#,
    );
    for name in [
        "log", "output", "solve", "match", "datagen", "svg", "puzzles", "terms", "prove",
    ] {
        told(&room, name, 2, "Read-only file system");
    }
    told(
        &room,
        "save",
        0,
        "can't write game.sgf: Read-only file system",
    );
    for name in ["stats", "verify"] {
        told(&room, name, 0, "");
    }
}

/// A proof does not depend on the last checkpoint of its search.
#[test]
fn a_proof_is_written_though_its_checkpoint_is_not() {
    let Some(room) = room_to_mount() else { return };
    on_disk(
        &room,
        64,
        r#"fill
        try prove "$LOA" prove --board 4x4 --checkpoint state --out "$ROOM/proof""#,
    );
    told(
        &room,
        "prove",
        2,
        "can't write state: No space left on device",
    );
    let said = room.done("cat prove.out; \"$LOA\" check-proof proof");
    assert_eq!(said.matches("Black wins").count(), 2, "{said}");
}

/// A result that can't be written takes no other with it, and says why once.
#[test]
fn failed_results_are_told_once() {
    if !can("no /dev/full", "test -c /dev/full") {
        return;
    }
    let room = Room::new();
    room.done("\"$LOA\" datagen --board 5x5 --games 20 --nodes 10 --out games");
    for command in [
        "train --data games --epochs 1 --out net --curve /dev/full",
        "prove --board 4x4 --out /dev/full",
    ] {
        let output = room.shell(&format!("rm -f net; \"$LOA\" {command}"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert_eq!(errors.matches("No space left").count(), 1, "{errors}");
        let is_written = room.file("net").exists();
        assert_eq!(is_written, command.contains("--curve"), "{command}");
    }
}

/// The system would end a program that writes more, and its draft would stay.
#[test]
fn files_above_the_limit_of_the_shell_are_an_error() {
    let room = Room::new();
    for command in [
        "datagen --board 5x5 --games 50 --nodes 1 --out large",
        "draw --out large.svg",
    ] {
        let output = room.shell(&format!("ulimit -f 1; \"$LOA\" {command}"));
        assert_eq!(output.status.code(), Some(2), "{command}: {output:?}");
        let errors = err(&output);
        assert!(errors.contains("File too large"), "{command}: {errors}");
    }
    let names = room.done("ls");
    assert!(!names.contains("large.svg"), "{names}");
}

/// `/dev/full` takes no byte.
#[test]
fn failed_output_is_an_error() {
    let room = Room::new();
    room.done("\"$LOA\" --strict save.txt && \"$LOA\" solve --board 3x3 --out tables");
    for command in [
        "moves.txt",
        "--dialect uci < uci.txt",
        "--dialect gamesman < /dev/null",
        "--dialect cuhk < /dev/null",
        "perft --depth 2",
        "tables stats tables",
        "analyze --depth 2",
        "analyze --game game.sgf --depth 2",
        "solve --board 3x3 --out tables",
        "prove --board 4x4",
    ] {
        let what = format!("\"$LOA\" {command} > /dev/full");
        let output = room.shell(&what);
        no_panic(&what, &output);
        assert_eq!(out(&output), "");
        assert_ne!(output.status.code(), Some(0), "{what}");
    }
}
