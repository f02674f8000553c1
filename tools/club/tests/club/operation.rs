//! Backups, newer files, foreign sites.

use crate::support::{Folder, begin_a_change, new_club, post_text, program, raw, refused_file};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

#[test]
fn a_backup_of_a_running_club_is_restored() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let mut cid = server.member("Cid");
    let game = ann.begin(&mut bob, &json!({}));
    ann.play(game, "b1-b3");
    let copy = folder.path().join("copy.db");
    let copy = [copy.as_path()];
    assert!(folder.run("backup", &copy).status.success());
    assert!(!folder.run("backup", &copy).status.success());
    bob.play(game, "a2-c2");
    let in_use = folder.run("restore", &copy);
    assert!(String::from_utf8_lossy(&in_use.stderr).contains("in use"));
    server.interrupt();
    let second = folder.run("check", &[]);
    assert!(String::from_utf8_lossy(&second.stdout).contains("1 games, no faults"));
    // The status tells of a standard output without a reader.
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut check = program();
    check.arg("check").arg("--file").arg(folder.file());
    let unread = check.stdout(writer).output().unwrap();
    assert_eq!((unread.status.code(), unread.stderr), (Some(141), vec![]));
    let restored = folder.run("restore", &copy);
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
    let newer = "UPDATE schema_version SET version = 99";
    folder.database().execute(newer, []).unwrap();
    let told = refused_file(&folder.file());
    assert!(
        told.contains("newer loa-club") && told.contains("99"),
        "{told}"
    );
    let text = "no database at all, but a text of some length";
    std::fs::write(folder.file(), text).unwrap();
    refused_file(&folder.file());
    // Nothing is left beside what is no club.
    let notes = folder.path().join("notes.md");
    std::fs::write(&notes, "# Notes").unwrap();
    refused_file(&notes);
    assert!(!folder.path().join("notes.md.lock").exists());
}

/// Only a writer can take it back.
#[test]
fn a_change_that_was_cut_short_is_taken_back() {
    let (before, after) = (Folder::new(), Folder::new());
    drop(before.start());
    let db = before.database();
    begin_a_change(&db);
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
        let told = refused_file(&folder.file());
        assert!(
            told.contains(&format!("club.db.{ending}, but no ")),
            "{told}"
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
    let (address, guests) = (address.as_str(), "/club/guests");
    let json = "Content-Type: application/json\r\n";
    let from = |site: &str| format!("{json}Origin: http://{site}\r\n");
    for (path, host, headers, status) in [
        (guests, address, json, "200"),
        (guests, address, &from(address), "200"),
        (guests, address, &from("evil.example"), "403"),
        (guests, address, "Content-Type: text/plain\r\n", "415"),
        (guests, "evil.example", json, "403"),
        // The page's own requests need no account, and change nothing.
        ("/api/position", address, "", "200"),
        ("/api/challenge/Ann", address, "", "415"),
    ] {
        let headers = format!("Host: {host}\r\n{headers}");
        let answer = raw(&server, &post_text(path, &headers, "{}"));
        assert_eq!(&answer[9..12], status, "{path} {headers}");
    }
}
