//! Damage and hostility: rows, files, names, and members who want more than their due.

use crate::support::{Folder, Server, Visitor, new_club, program, raw};
use loa::{Game, Preset, Size};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::process::Output;

fn run(command: &str, folder: &Folder, args: &[&str]) -> Output {
    let mut program = program();
    program.arg(command).arg("--file").arg(folder.file());
    program.args(args).output().unwrap()
}

fn damage(folder: &Folder, sql: &str) {
    let changed = Connection::open(folder.file()).unwrap().execute(sql, []);
    assert_eq!(changed.unwrap(), 1, "{sql}");
}

fn refusal(visitor: &mut Visitor, method: &str, path: &str, body: &Value) -> (u16, String) {
    let (status, answer) = visitor.request(method, path, Some(body));
    let code = answer["error"]["code"].as_str().unwrap_or_default();
    (status, code.to_owned())
}

fn challenge(visitor: &mut Visitor, to: &str, setup: &Value) -> (u16, Value) {
    let body = json!({ "kind": "challenge", "to": to, "setup": setup });
    visitor.request("POST", "/club/invitations", Some(&body))
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
    for (sql, row) in [
        (
            "UPDATE invitation SET setup = '{\"rules\": 7}' WHERE kind = 'open'",
            "invitation ",
        ),
        (
            "UPDATE invitation SET kind = 'wide' WHERE kind = 'open'",
            "invitation ",
        ),
        ("UPDATE game SET setup = 'x'", "game 1, setup"),
        ("UPDATE game SET state = 'sleeping'", "game 1, state"),
        (
            "UPDATE game SET offers = '[[\"draw\", \"red\"]]'",
            "game 1, offers",
        ),
        ("UPDATE move SET move = 'b1-b9'", "game 1, ply 1"),
        ("UPDATE move SET ply = 2", "game 1, ply 1"),
        (
            "UPDATE player SET kind = 'king' WHERE name = 'Ann'",
            "player ",
        ),
        (
            "UPDATE player SET level = 99 WHERE level = 3",
            "player 3, level",
        ),
        (
            "UPDATE setting SET value = '{' WHERE name = 'club'",
            "setting club",
        ),
    ] {
        fs::write(folder.file(), &healthy).unwrap();
        if row == "setting club" {
            let insert = "INSERT INTO setting (name, value) VALUES ('club', '{}')";
            damage(&folder, insert);
        }
        damage(&folder, sql);
        let mut start = program();
        let start = start
            .arg("--file")
            .arg(folder.file())
            .args(["--listen", "127.0.0.1:0"]);
        for output in [start.output().unwrap(), run("check", &folder, &[])] {
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{sql}: {told}");
            assert!(
                told.contains(row) && told.lines().count() == 1,
                "{sql}: {told}"
            );
        }
    }
}

#[test]
fn a_check_compares_results_with_moves() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({}));
    ann.act(game, json!({ "act": "resign" }));
    server.interrupt();
    assert!(run("check", &folder, &[]).status.success());
    damage(&folder, "UPDATE game SET how = 'connection'");
    let told = run("check", &folder, &[]);
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
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
    let copy_name = copy.to_str().unwrap();
    assert!(run("backup", &folder, &[copy_name]).status.success());
    let names = ["club.db.before-restore", "club.db.before-restore-2"];
    for (garbage, name) in ["no club", "garbage once more"].into_iter().zip(names) {
        fs::write(folder.file(), garbage).unwrap();
        assert!(run("restore", &folder, &[copy_name]).status.success());
        let before = fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(before, garbage);
        assert!(run("check", &folder, &[]).status.success());
    }
    fs::write(&copy, "no club").unwrap();
    assert_eq!(run("restore", &folder, &[copy_name]).status.code(), Some(2));
    assert!(run("check", &folder, &[]).status.success());
}

/// What is beside a file that is missing or was left by a restoration belongs to another.
#[test]
fn a_restored_club_has_no_log_of_another() {
    let (folder, server) = new_club();
    let copy = folder.path().join("copy.db");
    let copy_name = copy.to_str().unwrap();
    assert!(run("backup", &folder, &[copy_name]).status.success());
    let log = folder.path().join("club.db-wal");
    let healthy = |folder: &Folder| {
        assert!(run("restore", folder, &[copy_name]).status.success());
        let db = Connection::open(folder.file()).unwrap();
        let count = "SELECT count(*) FROM player WHERE kind = 'guest'";
        let guests: i64 = db.query_row(count, [], |row| row.get(0)).unwrap();
        assert_eq!(guests, 0);
        assert!(run("check", folder, &[]).status.success());
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
    Connection::open(&copy)
        .unwrap()
        .execute(padding, [])
        .unwrap();
    let db = Connection::open(&small).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = delete; PRAGMA synchronous = off;
         BEGIN; UPDATE schema_version SET version = 99;",
    )
    .unwrap();
    let journal = fs::read(folder.path().join("club.db.new-journal")).unwrap();
    drop(db);
    fs::write(folder.path().join("club.db.new-journal"), journal).unwrap();
    healthy(&folder);
    // A copy can't have a log of another, either.
    fs::write(folder.path().join("tuesday.db-wal"), "log").unwrap();
    let tuesday = folder.path().join("tuesday.db");
    let refused = run("backup", &folder, &[tuesday.to_str().unwrap()]);
    assert_eq!((refused.status.code(), tuesday.exists()), (Some(2), false));
}

#[test]
fn what_no_new_game_may_be_like_is_read_all_the_same() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    ann.post("/club/invitations", &json!({ "kind": "open" }));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rules": "berkeley" }));
    server.interrupt();
    for (table, fen) in [
        (
            "game",
            "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 31",
        ),
        ("invitation", "8/8/8/3LL3/8/8/l6l/8 w - - 0 1"),
    ] {
        let place = if table == "game" {
            "true"
        } else {
            "kind = 'open'"
        };
        let set = format!("setup = json_set(setup, '$.fen', '{fen}')");
        damage(&folder, &format!("UPDATE {table} SET {set} WHERE {place}"));
    }
    assert!(run("check", &folder, &[]).status.success());
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
    let copy_name = copy.to_str().unwrap();
    assert!(run("backup", &folder, &[copy_name]).status.success());
    server.interrupt();
    let trigger = "CREATE TRIGGER full BEFORE DELETE ON session
                   BEGIN SELECT RAISE(ABORT, 'full'); END";
    let copied = Connection::open(&copy).unwrap();
    copied.execute_batch(trigger).unwrap();
    drop(copied);
    assert_eq!(run("restore", &folder, &[copy_name]).status.code(), Some(2));
    assert!(!folder.path().join("club.db.new").exists());
    assert!(run("check", &folder, &[]).status.success());
}

#[test]
fn a_tournament_that_cannot_be_read_stops_no_start() {
    let (folder, server) = new_club();
    server.guest();
    server.guest();
    server.interrupt();
    let db = Connection::open(folder.file()).unwrap();
    db.execute_batch(
        "INSERT INTO tournament (id, stage, content) VALUES (1, 'over', '{');
         DELETE FROM session;",
    )
    .unwrap();
    drop(db);
    folder.start().interrupt();
}

#[test]
fn a_file_and_its_copies_are_of_their_user_alone() {
    let (folder, server) = new_club();
    assert!(
        run(
            "backup",
            &folder,
            &[folder.path().join("copy.db").to_str().unwrap()]
        )
        .status
        .success()
    );
    for name in ["club.db", "club.db-wal", "club.db.lock", "copy.db"] {
        let mode = fs::metadata(folder.path().join(name))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    drop(server);
}

#[test]
fn a_file_of_two_names_is_one_file() {
    let (folder, server) = new_club();
    let other = folder.path().join("other.db");
    symlink(folder.file(), &other).unwrap();
    let second = program().arg("--file").arg(&other).output().unwrap();
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(told.contains("in use"), "{told}");
    drop(server);
}

#[test]
fn a_change_of_a_setting_leaves_the_others() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    owner.post(
        "/club/settings",
        &json!({ "closed": true, "name": "Class 7b" }),
    );
    let settings = owner.post("/club/settings", &json!({ "phrases": true }));
    assert_eq!(
        (&settings["closed"], &settings["name"], &settings["phrases"]),
        (&json!(true), &json!("Class 7b"), &json!(true))
    );
}

#[test]
fn only_yes_accepts() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let mut bot = Visitor::program(&server.url, &ann.key_of_new_bot("Bot"));
    let made = challenge(&mut ann, "Bot", &json!({})).1;
    let token = made["invitation"]["token"].as_str().unwrap();
    let game = bot.post(&format!("/api/challenge/{token}/accept"), &json!({}));
    let game = game["game"].as_i64().unwrap();
    let (black, white) = match ann.game(game)["black"]["name"] == "Ann" {
        true => (&mut ann, &mut bot),
        false => (&mut bot, &mut ann),
    };
    for (player, mv) in [(black, "b1-b3"), (white, "a2-c2")] {
        let path = format!("/api/bot/game/{game}/move/{mv}");
        let (status, _) = player.request("POST", &path, Some(&json!({})));
        if status != 200 {
            player.play(game, mv);
        }
    }
    ann.act(game, json!({ "act": "offer", "what": "draw" }));
    let path = |answer: &str| format!("/api/bot/game/{game}/draw/{answer}");
    for answer in ["NO", "Yes", "maybe"] {
        assert_eq!(
            bot.request("POST", &path(answer), Some(&json!({}))).0,
            404,
            "{answer}"
        );
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
    for player in [&mut ann, &mut bob] {
        player.act(game, json!({ "act": "offer", "what": "draw" }));
    }
    assert_eq!(ann.game(game)["end"]["how"], "agreement");
}

#[test]
fn ratings_are_not_for_sale() {
    let (_folder, server) = new_club();
    let rated = json!({ "rated": true });
    // One rated game at a time against a level.
    let mut ann = server.member("Ann");
    assert_eq!(challenge(&mut ann, "Level 2", &rated).0, 200);
    assert_eq!(challenge(&mut ann, "Level 2", &rated).0, 409);
    assert_eq!(challenge(&mut ann, "Level 2", &json!({})).0, 200);
    // Programs of one member.
    let mut one = Visitor::program(&server.url, &ann.key_of_new_bot("One"));
    ann.key_of_new_bot("Other");
    let body = json!({ "setup": rated });
    assert_eq!(
        one.refused("/api/challenge/Other", &body),
        (422, "not-rated".to_owned())
    );
    // Who leaves games before they begin waits, and one move makes a resignation count.
    let mut bob = server.member("Bob");
    for _ in 0..3 {
        let game = ann.begin(&mut bob, &rated);
        bob.act(game, json!({ "act": "abort" }));
    }
    assert_eq!(challenge(&mut bob, "Ann", &rated).0, 429);
    let mut eve = server.member("Eve");
    let game = ann.begin(&mut eve, &rated);
    ann.play(game, "b1-b3");
    assert_eq!(eve.act(game, json!({ "act": "resign" }))["state"], "over");
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
    ann.act(game, json!({ "act": "resign" }));
    let correction = json!({ "winner": "black" });
    let path = format!("/club/games/{game}/result");
    assert_eq!(
        ann.refused(&path, &correction),
        (403, "not-allowed".to_owned())
    );
    owner.post(&path, &correction);
    // A later owner does not depose the first.
    owner.post(&role(ann_id), &json!({ "role": "owner" }));
    assert_eq!(
        ann.refused(&role(owner_id), &json!({ "role": "player" })).0,
        403
    );
    let (first, body) = (format!("/club/players/{owner_id}"), json!({}));
    assert_eq!(refusal(&mut ann, "DELETE", &first, &body).0, 403);
}

#[test]
fn what_a_member_has_deleted_does_not_come_back() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rated": true }));
    ann.act(game, json!({ "act": "resign" }));
    let id = bob.id();
    let data = bob.get("/club/me/data");
    for part in [
        "games",
        "ratings",
        "sessions",
        "blocked",
        "invitations",
        "bots",
    ] {
        assert!(data[part].is_array(), "{part}");
    }
    let passphrase = json!({ "passphrase": "correct horse" });
    assert_eq!(bob.request("DELETE", "/club/me", Some(&passphrase)).0, 200);
    owner.post(
        &format!("/club/games/{game}/result"),
        &json!({ "winner": null }),
    );
    let after = owner.get(&format!("/club/players/{id}"));
    assert_eq!(after["ratings"], json!([]));
}

#[test]
fn what_libraries_refuse_is_json_too() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    for (method, path, status, code) in [
        ("PUT", "/club/lobby", 405, "wrong-method"),
        ("GET", "/club/games?limit=many", 400, "bad-json"),
        ("GET", "/club/games?colour=red", 400, "bad-json"),
        ("GET", "/club/games/one", 400, "bad-json"),
    ] {
        let found = refusal(&mut owner, method, path, &json!({}));
        assert_eq!(found, (status, code.to_owned()), "{method} {path}");
    }
    let length = 2 << 20;
    let head = format!(
        "POST /club/guests HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Connection: close\r\nContent-Length: {length}\r\n\r\n",
        server.address()
    );
    let answer = raw(&server, &(head + &" ".repeat(length)));
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
    let games: Vec<i64> = (0..12)
        .map(|_| {
            let body = json!({ "kind": "challenge", "to": "Level 10", "color": "black",
                               "setup": setup });
            ann.post("/club/invitations", &body)["game"]
                .as_i64()
                .unwrap()
        })
        .collect();
    for ply in [0, 2] {
        for game in &games {
            crate::support::wait_until("the reply", || ann.game(*game)["ply"] == ply);
            let mv = any_move(&ann.game(*game));
            ann.play(*game, &mv);
        }
    }
    for game in &games {
        crate::support::wait_until("the last reply", || ann.game(*game)["ply"] == 4);
        let white = ann.game(*game)["clocks"]["white"].as_i64().unwrap();
        assert!(white > 3_500, "{white} ms are left");
    }
}

/// The memory of a server that a number of sign-ins have left, in kB.
fn memory(server: &Server) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS:"))
        .unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn sign_ins_leave_the_memory_of_one_hash() {
    let (_folder, server) = new_club();
    let address = server.address().to_owned();
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let (server, address) = (&server, &address);
            scope.spawn(move || {
                for at in 0..5 {
                    let body = format!(r#"{{"name":"N{thread}x{at}","passphrase":"wrong horse"}}"#);
                    let head = format!(
                        "POST /club/login HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
                         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
                        body.len()
                    );
                    assert!(raw(server, &(head + &body)).starts_with("HTTP/1.1 403"));
                }
            });
        }
    });
    assert!(memory(&server) < 80_000, "{} kB", memory(&server));
}
