//! A folder with what the tests need, and the programs run in it by a shell.

use crate::start::LOA;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Each side can win with its first move.
const SHORT: &str = "l2l4/8/8/8/8/8/8/L2L4 w - - 0 1\n";

/// A folder with players, games and positions:
///
/// - `short.txt`, an opening that `quick.sh` knows
/// - `data`, an empty folder
/// - `quick.sh`, a player that answers at once: `sh quick.sh win` or `sh quick.sh miss`
/// - `uci.txt`, what an engine is asked
/// - `moves.txt`, commands for a session; `save.txt`, the same and the game saved as `game.sgf`
pub(crate) struct Room(TempDir);

impl Room {
    pub(crate) fn new() -> Room {
        let room = Room(tempfile::tempdir().unwrap());
        let source = test_support::fake("quick.sh");
        fs::copy(source, room.file("quick.sh")).unwrap();
        fs::create_dir(room.file("data")).unwrap();
        room.write("short.txt", SHORT);
        room.write("moves.txt", "manual white\nb1-b3\na2-c2\nfen\n");
        room.write("uci.txt", "uci\ngo nodes 500\nquit\n");
        room.write("save.txt", "manual white\nb1-b3\nsave! game.sgf\nfen\n");
        room
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.file(name), text).unwrap();
    }

    /// A shell script to be run here: `$LOA` is the program, `$ROOM` this folder.
    pub(crate) fn script(&self, script: &str) -> Command {
        let mut command = Command::new("sh");
        command
            .args(["-c", script])
            .env("LOA", LOA)
            .env("ROOM", self.0.path())
            .current_dir(self.0.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(crate) fn shell(&self, script: &str) -> Output {
        self.script(script).output().unwrap()
    }

    /// Runs a script whose output has no reader from the start.
    pub(crate) fn unread(&self, script: &str) -> Output {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        self.script(script).stdout(writer).output().unwrap()
    }

    /// The output of a script that has to end with status 0.
    #[track_caller]
    pub(crate) fn done(&self, script: &str) -> String {
        let output = self.shell(script);
        assert!(output.status.success(), "{script}\n{}", err(&output));
        out(&output)
    }
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A panic ends a thread with a message, and the program with status 101.
#[track_caller]
pub(crate) fn no_panic(what: &str, output: &Output) {
    let errors = err(output);
    assert!(!errors.contains("panicked"), "{what}\n{errors}");
    assert_ne!(output.status.code(), Some(101), "{what}\n{errors}");
    for line in errors.lines() {
        let told: Vec<_> = line.split(": ").collect();
        let repeats = told.windows(2).any(|it| it[0] == it[1]);
        assert!(!repeats, "{what} tells a cause twice\n{errors}");
    }
}

/// Tells whether a test can run here. One that can't is skipped; testing/check counts it.
pub(crate) fn can(what: &str, trial: &str) -> bool {
    let can = Command::new("sh")
        .args(["-c", trial])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if !can {
        println!("skipped: {what}");
    }
    can
}
