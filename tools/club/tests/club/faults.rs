//! Damage and hostility: rows, files, names, and members who want more than their due.

use crate::support::{
    Folder, JSON, Server, Visitor, begin_a_change, new_club, number, post_text, raw, refused_file,
    wait_until,
};
use loa::{Game, Preset, Size};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;

fn damage(folder: &Folder, sql: &str) {
    let changed = folder.database().execute(sql, []);
    assert_eq!(changed.unwrap(), 1, "{sql}");
}

/// Runs `check`, which has to find a fault; returns what it says.
fn found_fault(folder: &Folder) -> String {
    let output = folder.run("check", &[]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    told
}

/// Checks that a command succeeds.
fn succeeds(folder: &Folder, command: &str, arguments: &[&Path]) {
    let output = folder.run(command, arguments);
    assert!(output.status.success(), "{command}: {output:?}");
}

#[test]
fn a_damaged_row_is_an_error_with_its_table_and_key() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    ann.post("/club/invitations", &json!({ "kind": "open" }));
    let game = ann.begin(&mut bob, &json!({ "board": "6x6" }));
    ann.play(game, "b1-b3");
    server.interrupt();
    let healthy = fs::read(folder.file()).unwrap();
    let updates = [
        (
            "invitation",
            "setup = '{\"rules\": 7}' WHERE kind = 'open'",
            "invitation ",
        ),
        (
            "invitation",
            "kind = 'wide' WHERE kind = 'open'",
            "invitation ",
        ),
        ("game", "setup = 'x'", "game 1, setup"),
        ("game", "state = 'sleeping'", "game 1, state"),
        ("game", "offers = '[[\"draw\", \"red\"]]'", "game 1, offers"),
        ("move", "move = 'b1-b9'", "game 1, ply 1"),
        ("move", "ply = 2", "game 1, ply 1"),
        ("player", "kind = 'king' WHERE name = 'Ann'", "player "),
        ("player", "level = 99 WHERE level = 3", "player 3, level"),
    ];
    let setting = "INSERT INTO setting (name, value) VALUES ('club', '{')";
    let updates = updates.map(|(table, set, row)| (format!("UPDATE {table} SET {set}"), row));
    for (sql, row) in updates
        .into_iter()
        .chain([(setting.to_owned(), "setting club")])
    {
        fs::write(folder.file(), &healthy).unwrap();
        damage(&folder, &sql);
        for told in [refused_file(&folder.file()), found_fault(&folder)] {
            assert!(told.contains(row), "{sql}: {told}");
            assert_eq!(told.lines().count(), 1, "{sql}: {told}");
        }
    }
}

#[test]
fn a_check_compares_results_with_moves() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({}));
    ann.resign(game);
    server.interrupt();
    succeeds(&folder, "check", &[]);
    damage(&folder, "UPDATE game SET how = 'connection'");
    let told = found_fault(&folder);
    assert!(
        told.contains("game 1") && told.contains("connection"),
        "{told}"
    );
}

#[test]
fn a_backup_replaces_garbage_and_nothing_that_was_there_is_lost() {
    let folder = Folder::new();
    folder.start().interrupt();
    let copy = folder.path().join("copy.db");
    succeeds(&folder, "backup", &[&copy]);
    let names = ["club.db.before-restore", "club.db.before-restore-2"];
    for (garbage, name) in ["no club", "garbage once more"].into_iter().zip(names) {
        fs::write(folder.file(), garbage).unwrap();
        succeeds(&folder, "restore", &[&copy]);
        let before = fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(before, garbage);
        succeeds(&folder, "check", &[]);
    }
    fs::write(&copy, "no club").unwrap();
    assert_eq!(folder.run("restore", &[&copy]).status.code(), Some(2));
    succeeds(&folder, "check", &[]);
}

/// What is beside a file that is missing or was left by a restoration belongs to another.
#[test]
fn a_restored_club_has_no_log_of_another() {
    let (folder, server) = new_club();
    let copy = folder.path().join("copy.db");
    succeeds(&folder, "backup", &[&copy]);
    let log = folder.path().join("club.db-wal");
    let healthy = |folder: &Folder| {
        succeeds(folder, "restore", &[&copy]);
        let count = "SELECT count(*) FROM player WHERE kind = 'guest'";
        assert_eq!(number(&folder.database(), count), 0);
        succeeds(folder, "check", &[]);
    };
    server.guest();
    server.kill();
    assert!(log.exists());
    fs::remove_file(folder.file()).unwrap();
    healthy(&folder);
    assert!(folder.path().join("club.db.before-restore-wal").exists());
    // The journal of a smaller file.
    let small = folder.path().join("club.db.new");
    fs::copy(&copy, &small).unwrap();
    let padding = "INSERT INTO setting VALUES ('padding', hex(zeroblob(100000)))";
    let large = Connection::open(&copy).unwrap();
    large.execute(padding, []).unwrap();
    drop(large);
    let db = Connection::open(&small).unwrap();
    begin_a_change(&db);
    let journal = folder.path().join("club.db.new-journal");
    let begun = fs::read(&journal).unwrap();
    drop(db);
    fs::write(&journal, begun).unwrap();
    healthy(&folder);
    // A copy can't have a log of another, either.
    fs::write(folder.path().join("tuesday.db-wal"), "log").unwrap();
    let tuesday = folder.path().join("tuesday.db");
    let refused = folder.run("backup", &[&tuesday]);
    assert_eq!((refused.status.code(), tuesday.exists()), (Some(2), false));
}

#[test]
fn what_no_new_game_may_be_like_is_read_all_the_same() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    ann.post("/club/invitations", &json!({ "kind": "open" }));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rules": "berkeley" }));
    server.interrupt();
    let counted = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 31";
    let won = "8/8/8/3LL3/8/8/l6l/8 w - - 0 1";
    for (place, fen) in [("true", counted), ("kind = 'open'", won)] {
        let table = if fen == won { "invitation" } else { "game" };
        let set = format!("setup = json_set(setup, '$.fen', '{fen}')");
        damage(&folder, &format!("UPDATE {table} SET {set} WHERE {place}"));
    }
    succeeds(&folder, "check", &[]);
    let server = folder.start();
    ann.move_to(&server);
    assert_eq!(ann.game(game)["ply"], 2);
    assert_eq!(ann.get("/club/lobby")["open"].as_array().unwrap().len(), 1);
}

#[test]
fn a_restore_that_fails_leaves_no_copy() {
    let (folder, server) = new_club();
    server.member("Ann");
    let copy = folder.path().join("copy.db");
    succeeds(&folder, "backup", &[&copy]);
    server.interrupt();
    let trigger = "CREATE TRIGGER full BEFORE DELETE ON session
                   BEGIN SELECT RAISE(ABORT, 'full'); END";
    let copied = Connection::open(&copy).unwrap();
    copied.execute_batch(trigger).unwrap();
    drop(copied);
    assert_eq!(folder.run("restore", &[&copy]).status.code(), Some(2));
    assert!(!folder.path().join("club.db.new").exists());
    succeeds(&folder, "check", &[]);
}

#[test]
fn a_tournament_that_cannot_be_read_stops_no_start() {
    let (folder, server) = new_club();
    server.guest();
    server.guest();
    server.interrupt();
    let change = "INSERT INTO tournament (id, stage, content) VALUES (1, 'over', '{');
                  DELETE FROM session;";
    folder.database().execute_batch(change).unwrap();
    folder.start().interrupt();
}

#[test]
fn a_file_and_its_copies_are_of_their_user_alone() {
    let (folder, server) = new_club();
    let copy = folder.path().join("copy.db");
    succeeds(&folder, "backup", &[&copy]);
    for name in ["club.db", "club.db-wal", "club.db.lock", "copy.db"] {
        let file = fs::metadata(folder.path().join(name)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{name}");
    }
    drop(server);
}

#[test]
fn a_file_of_two_names_is_one_file() {
    let (folder, server) = new_club();
    let other = folder.path().join("other.db");
    symlink(folder.file(), &other).unwrap();
    let told = refused_file(&other);
    assert!(told.contains("in use"), "{told}");
    drop(server);
}

#[test]
fn a_change_of_a_setting_leaves_the_others() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let some = json!({ "closed": true, "name": "Class 7b" });
    owner.post("/club/settings", &some);
    let settings = owner.post("/club/settings", &json!({ "phrases": true }));
    assert_eq!(settings["closed"], true);
    assert_eq!(settings["name"], "Class 7b");
    assert_eq!(settings["phrases"], true);
}

#[test]
fn only_yes_accepts() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let mut bot = Visitor::program(&server.url, &ann.key_of_new_bot("Bot"));
    let game = ann.begin_with_program(&mut bot, "Bot");
    ann.play(game, "b1-b3");
    bot.post(&format!("/api/bot/game/{game}/move/a2-c2"), &json!({}));
    ann.offer(game, "draw");
    let path = |answer: &str| format!("/api/bot/game/{game}/draw/{answer}");
    for answer in ["NO", "Yes", "maybe"] {
        let (status, _) = bot.request("POST", &path(answer), Some(&json!({})));
        assert_eq!(status, 404, "{answer}");
    }
    assert_eq!(ann.game(game)["state"], "running");
    bot.post(&path("yes"), &json!({}));
    assert_eq!(ann.game(game)["end"]["how"], "agreement");
}

#[test]
fn offers_of_both_are_an_agreement() {
    let (_folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({}));
    ann.offer(game, "draw");
    bob.offer(game, "draw");
    assert_eq!(ann.game(game)["end"]["how"], "agreement");
}

#[test]
fn ratings_are_not_for_sale() {
    let (_folder, server) = new_club();
    let rated = json!({ "rated": true });
    let challenge = |visitor: &mut Visitor, to: &str, setup: &Value| {
        let body = json!({ "kind": "challenge", "to": to, "setup": setup });
        visitor.request("POST", "/club/invitations", Some(&body)).0
    };
    // One rated game at a time against a level.
    let mut ann = server.member("Ann");
    for (setup, status) in [(&rated, 200), (&rated, 409), (&json!({}), 200)] {
        assert_eq!(challenge(&mut ann, "Level 2", setup), status);
    }
    // Programs of one member.
    let mut one = Visitor::program(&server.url, &ann.key_of_new_bot("One"));
    ann.key_of_new_bot("Other");
    let body = json!({ "setup": rated });
    let refused = one.refused("/api/challenge/Other", &body);
    assert_eq!(refused, "422 not-rated");
    // Who leaves games before they begin waits, and one move makes a resignation count.
    let mut bob = server.member("Bob");
    for _ in 0..3 {
        let game = ann.begin(&mut bob, &rated);
        bob.act(game, json!({ "act": "abort" }));
    }
    assert_eq!(challenge(&mut bob, "Ann", &rated), 429);
    let mut eve = server.member("Eve");
    let game = ann.begin(&mut eve, &rated);
    ann.play(game, "b1-b3");
    assert_eq!(eve.resign(game)["state"], "over");
}

#[test]
fn arbiters_and_owners_have_limits() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let (ann_id, owner_id) = (ann.id(), owner.id());
    let role = |id: i64| format!("/club/players/{id}/role");
    owner.post(&role(ann_id), &json!({ "role": "arbiter" }));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rated": true }));
    ann.resign(game);
    let correction = json!({ "winner": "black" });
    let path = format!("/club/games/{game}/result");
    assert_eq!(ann.refused(&path, &correction), "403 not-allowed");
    owner.post(&path, &correction);
    // A later owner does not depose the first.
    owner.post(&role(ann_id), &json!({ "role": "owner" }));
    let first = format!("/club/players/{owner_id}");
    for (method, path, body) in [
        ("POST", &role(owner_id), json!({ "role": "player" })),
        ("DELETE", &first, json!({})),
    ] {
        assert_eq!(ann.request(method, path, Some(&body)).0, 403, "{path}");
    }
}

#[test]
fn what_a_member_has_deleted_does_not_come_back() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rated": true }));
    ann.resign(game);
    let id = bob.id();
    let data = bob.get("/club/me/data");
    for part in "games ratings sessions blocked invitations bots".split(' ') {
        assert!(data[part].is_array(), "{part}");
    }
    let passphrase = json!({ "passphrase": "correct horse" });
    assert_eq!(bob.request("DELETE", "/club/me", Some(&passphrase)).0, 200);
    let path = format!("/club/games/{game}/result");
    owner.post(&path, &json!({ "winner": null }));
    let after = owner.get(&format!("/club/players/{id}"));
    assert_eq!(after["ratings"], json!([]));
}

#[test]
fn what_libraries_refuse_is_json_too() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    for (method, path, refused) in [
        ("PUT", "/club/lobby", "405 wrong-method"),
        ("GET", "/club/games?limit=many", "400 bad-json"),
        ("GET", "/club/games?colour=red", "400 bad-json"),
        ("GET", "/club/games/one", "400 bad-json"),
    ] {
        let found = owner.refused_as(method, path, &json!({}));
        assert_eq!(found, refused, "{method} {path}");
    }
    let large = post_text("/club/guests", JSON, &" ".repeat(2 << 20));
    let answer = raw(&server, &large);
    assert!(
        answer.starts_with("HTTP/1.1 413") && answer.contains("too-large"),
        "{answer}"
    );
}

/// A move in a game that goes on.
fn any_move(view: &Value) -> String {
    let mut game = Game::start(&Preset::default(), Size::STANDARD);
    for mv in view["game"]["moves"].as_array().unwrap() {
        game.play(mv.as_str().unwrap().parse().unwrap()).unwrap();
    }
    game.legal_moves()[0].to_string()
}

#[test]
fn a_level_loses_no_time_while_it_waits_for_a_processor() {
    // One thread for all levels.
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let clock = json!({ "kind": "realTime", "seconds": 5, "increment": 0 });
    let setup = json!({ "clock": clock });
    let games = [(); 12].map(|()| ann.begin_with_level("Level 10", &setup));
    for ply in [0, 2] {
        for game in games {
            wait_until("the reply", || ann.game(game)["ply"] == ply);
            let mv = any_move(&ann.game(game));
            ann.play(game, &mv);
        }
    }
    for game in games {
        wait_until("the last reply", || ann.game(game)["ply"] == 4);
        let white = ann.game(game)["clocks"]["white"].as_i64().unwrap();
        assert!(white > 3_500, "{white} ms are left");
    }
}

/// The memory of a server that a number of sign-ins have left, in kB.
fn memory(server: &Server) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}

#[test]
fn sign_ins_leave_the_memory_of_one_hash() {
    let (_folder, server) = new_club();
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let server = &server;
            scope.spawn(move || {
                for at in 0..5 {
                    let name = format!("N{thread}x{at}");
                    let login = json!({ "name": name, "passphrase": "wrong horse" });
                    let refused = server.visitor().refused("/club/login", &login);
                    assert_eq!(refused, "403 wrong-passphrase");
                }
            });
        }
    });
    assert!(memory(&server) < 80_000, "{} kB", memory(&server));
}
