//! Backups, newer files, foreign sites.

use crate::support::{Folder, new_club, program, raw};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Output, Stdio};

fn run(command: &mut Command) -> Output {
    command.output().unwrap()
}

#[test]
fn a_backup_of_a_running_club_is_restored() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let mut cid = server.member("Cid");
    let game = ann.begin(&mut bob, &json!({}));
    ann.play(game, "b1-b3");
    let (file, copy) = (folder.file(), folder.path().join("copy.db"));
    let at = |command: &str| {
        let mut at = program();
        at.arg(command).arg("--file").arg(&file);
        at
    };
    assert!(run(at("backup").arg(&copy)).status.success());
    assert!(!run(at("backup").arg(&copy)).status.success());
    bob.play(game, "a2-c2");
    let in_use = run(at("restore").arg(&copy));
    assert!(String::from_utf8_lossy(&in_use.stderr).contains("in use"));
    server.interrupt();
    let second = run(&mut at("check"));
    assert!(String::from_utf8_lossy(&second.stdout).contains("1 games, no faults"));
    // The status tells of a standard output without a reader.
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let unread = run(at("check").stdout(writer));
    assert_eq!((unread.status.code(), unread.stderr), (Some(141), vec![]));
    let restored = run(at("restore").arg(&copy));
    assert!(restored.status.success());
    assert!(String::from_utf8_lossy(&restored.stdout).contains("sign in again"));
    let server = folder.start();
    ann.move_to(&server);
    assert_eq!(ann.game(game)["ply"], 1);
    // Guests, whom the browser alone knows, are still there.
    assert_eq!(ann.game(game)["black"]["id"], ann.id());
    // A session of a member may have ended since.
    cid.move_to(&server);
    assert_eq!(cid.get("/club")["me"], json!(null));
    assert!(folder.path().join("club.db.before-restore").exists());
}

#[test]
fn files_that_the_program_does_not_know_are_refused() {
    let folder = Folder::new();
    drop(folder.start());
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection
        .execute("UPDATE schema_version SET version = 99", [])
        .unwrap();
    drop(connection);
    let newer = run(program().arg("--file").arg(folder.file()));
    assert_eq!(newer.status.code(), Some(2));
    let text = String::from_utf8_lossy(&newer.stderr).into_owned();
    assert!(
        text.contains("newer loa-club") && text.contains("99"),
        "{text}"
    );
    std::fs::write(
        folder.file(),
        "no database at all, but a text of some length",
    )
    .unwrap();
    assert_eq!(
        run(program().arg("--file").arg(folder.file()))
            .status
            .code(),
        Some(2)
    );
    // Nothing is left beside what is no club.
    let notes = folder.path().join("notes.md");
    std::fs::write(&notes, "# Notes").unwrap();
    assert_eq!(
        run(program().arg("--file").arg(&notes)).status.code(),
        Some(2)
    );
    assert!(!folder.path().join("notes.md.lock").exists());
}

/// Only a writer can take it back.
#[test]
fn a_change_that_was_cut_short_is_taken_back() {
    let (before, after) = (Folder::new(), Folder::new());
    drop(before.start());
    let db = rusqlite::Connection::open(before.file()).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = delete; PRAGMA synchronous = off;
         BEGIN; UPDATE schema_version SET version = 99;",
    )
    .unwrap();
    for ending in ["", "-journal"] {
        let name = |folder: &Folder| format!("{}{ending}", folder.file().display());
        std::fs::copy(name(&before), name(&after)).unwrap();
    }
    drop(after.start());
}

/// A restoration that was cut short where a file can't have two names.
#[test]
fn no_new_club_takes_the_place_of_one_that_is_to_be_restored() {
    for ending in ["new", "before-restore"] {
        let folder = Folder::new();
        drop(folder.start());
        let other = folder.file().with_added_extension(ending);
        std::fs::rename(folder.file(), &other).unwrap();
        let refused = run(program().arg("--file").arg(folder.file()));
        assert_eq!(refused.status.code(), Some(2));
        let text = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            text.contains(&format!("club.db.{ending}, but no ")),
            "{text}"
        );
        assert!(!folder.file().exists());
    }
}

#[test]
fn a_code_for_phones_is_drawn_where_the_locale_has_its_characters() {
    for locale in ["C", "de_DE.UTF-8", ""] {
        let is_drawn = cfg!(windows) || locale.ends_with("UTF-8");
        let folder = Folder::new();
        let mut club = program();
        club.arg("--file").arg(folder.file());
        club.args(["--listen", "0.0.0.0:0"]).env("LC_ALL", locale);
        club.env_remove("LC_CTYPE").env_remove("LANG");
        let mut child = club.stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let lines = output.lines().map(Result::unwrap);
        let told: Vec<String> = lines
            .take_while(|line| !line.starts_with("Ctrl-C"))
            .collect();
        child.kill().unwrap();
        child.wait().unwrap();
        let is_found = told.iter().any(|line| line.contains('█'));
        assert_eq!(is_found, is_drawn, "{locale}: {told:?}");
    }
}

#[test]
fn other_sites_cannot_act_for_a_visitor() {
    let (_folder, server) = new_club();
    let address = server.address().to_owned();
    let post_to = |path: &str, host: &str, headers: &str| {
        let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\n{headers}");
        let rest = "Connection: close\r\nContent-Length: 2\r\n\r\n{}";
        raw(&server, &format!("{head}{rest}"))[9..12]
            .parse::<u16>()
            .unwrap()
    };
    let post = |host: &str, headers: &str| post_to("/club/guests", host, headers);
    let json = "Content-Type: application/json\r\n";
    assert_eq!(post(&address, json), 200);
    assert_eq!(
        post(&address, &format!("{json}Origin: http://{address}\r\n")),
        200
    );
    assert_eq!(
        post(&address, &format!("{json}Origin: http://evil.example\r\n")),
        403
    );
    assert_eq!(post(&address, "Content-Type: text/plain\r\n"), 415);
    assert_eq!(post("evil.example", json), 403);
    // What is asked by the page's requests depends on nobody, and changes nothing.
    assert_eq!(post_to("/api/position", &address, ""), 200);
    assert_eq!(post_to("/api/challenge/Ann", &address, ""), 415);
}
