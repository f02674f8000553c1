//! Programs that are killed at any moment, and what they leave behind.

use super::room::Room;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

/// A file that is replaced is the old one or the new one, whole.
fn killed_save(rounds: u64) {
    let room = Room::new();
    // A game long enough for its file to take some time.
    let mut game = "manual white\nlimit 10000\n".to_owned();
    for _ in 0..100 {
        game.push_str("b1-b3\na4-c4\nb3-b1\nc4-a4\n");
    }
    room.write(
        "new.txt",
        &format!("{game}save! game.sgf\nb1-b3\nsave! game.sgf\n"),
    );
    let again = "b1-b3\nsave! game.sgf\nundo\nsave! game.sgf\n".repeat(500);
    room.done("\"$LOA\" new.txt");
    let new = fs::read(room.file("game.sgf")).unwrap();
    room.write("old.txt", &format!("{game}save! game.sgf\n"));
    room.done("\"$LOA\" old.txt");
    let old = fs::read(room.file("game.sgf")).unwrap();
    assert!(old != new && old.len() > 3_000, "{}", old.len());
    room.write("many.txt", &format!("{game}{again}"));
    let (mut olds, mut news) = (0, 0);
    for round in 0..rounds {
        let after = Duration::from_millis(50 + round * 7919 % 900);
        let mut child = room.script("exec \"$LOA\" many.txt").spawn().unwrap();
        sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
        let there = fs::read(room.file("game.sgf")).unwrap();
        olds += u32::from(there == old);
        news += u32::from(there == new);
        assert!(there == old || there == new, "half a file");
    }
    assert!(olds > 0 && news > 0, "{olds} {news}");
}

#[test]
fn a_save_that_is_killed_leaves_a_whole_file() {
    killed_save(15);
}

/// The next save removes them. In a container, a program that is started anew often has the same
/// number as the one before.
#[test]
fn files_left_by_killed_programs_are_removed() {
    let room = Room::new();
    let leave = "echo half > game.sgf.$$.part; echo half > game.sgf.4194305.part";
    room.done(&format!("{leave}; exec \"$LOA\" --strict save.txt"));
    assert!(room.file("game.sgf").exists());
    let left = |name: &str| name.ends_with(".part");
    let names = fs::read_dir(room.file("")).unwrap();
    assert!(
        !names
            .map(|entry| entry.unwrap().file_name())
            .any(|name| left(&name.to_string_lossy()))
    );
}

#[test]
#[ignore = "takes long"]
fn a_save_that_is_killed_hundreds_of_times_leaves_a_whole_file() {
    killed_save(300);
}
