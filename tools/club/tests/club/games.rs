//! Games of people, from the invitation to the archive.

use crate::support::{Visitor, new_club, wait_until};
use loa::{Color, Game, Outcome, Preset, Size};
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::Instant;

/// A short game on a small board: the moves to a win of Black.
fn short_game() -> Vec<String> {
    let mut random = loa::Random::new(1);
    loop {
        let mut game = Game::start(&Preset::SOUCIE, Size::new(5, 5).unwrap());
        while !game.status().is_over() && game.past().len() < 60 {
            let moves = game.legal_moves();
            let mv = *random.choose(&moves).unwrap();
            game.play(mv).unwrap();
        }
        let verdict = game.status().verdict();
        if verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(Color::Black)) {
            return game.past().iter().map(|ply| ply.mv.to_string()).collect();
        }
    }
}

#[test]
fn a_rated_game_by_invitation_is_played_watched_and_kept() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let setup = json!({
        "rules": "soucie", "board": "5x5", "rated": true,
        "clock": { "kind": "realTime", "seconds": 300, "increment": 2 },
    });
    let mut anns = ann.socket();
    let game = ann.begin(&mut bob, &setup);
    let started = anns.wait("started");
    assert_eq!(started["game"]["black"]["name"], "Ann");
    let mut bobs = bob.socket();
    let mut watcher = server.visitor().socket();
    for socket in [&mut bobs, &mut watcher] {
        socket.send(json!({ "type": "watch", "topic": "game", "game": game }));
        let state = socket.wait("state");
        assert_eq!(state["game"]["game"]["moves"], json!([]));
    }
    let moves = short_game();
    for (ply, mv) in moves.iter().enumerate() {
        let socket = if ply % 2 == 0 { &mut anns } else { &mut bobs };
        let act = json!({ "act": "move", "move": mv, "ply": ply });
        socket.send(json!({ "type": "act", "id": ply, "game": game, "act": act }));
        let done = socket.wait_for("done", |message| message["id"] == ply);
        assert_eq!(done["game"]["lastMove"], json!(mv), "{done}");
        let seen = watcher.wait("game");
        assert_eq!(seen["game"]["ply"], ply + 1);
        assert_eq!(seen["game"]["lastMove"], json!(mv));
    }
    let view = server.visitor().game(game);
    assert_eq!(view["end"]["winner"], "black");
    assert_eq!(view["end"]["how"], "connection");
    assert_eq!(view["end"]["text"]["code"], "win-connected");
    let id = ann.id();
    let profile = server.visitor().get(&format!("/club/players/{id}"));
    assert_eq!(profile["ratings"][0]["class"], "blitz 5x5");
    assert!(profile["ratings"][0]["rating"].as_f64().unwrap() > 1500.0);
    assert_eq!(profile["statistics"][0]["wins"], 1);
    let path = format!("/club/games?player={id}&result=win&rules=soucie&board=5x5");
    assert_eq!(ann.get(&path)["games"][0]["id"], game);
    assert_eq!(ann.get("/club/games?rules=olympiad")["games"], json!([]));
    let sgf = ann.text(&format!("/club/games/{game}/sgf"));
    let record = loa_notation::read_records(&sgf).unwrap().remove(0);
    record.check().unwrap();
    assert_eq!(record.players.black.as_deref(), Some("Ann"));
    assert!(sgf.contains("RE[B+Connection]"), "{sgf}");
    let after = ann.get(&format!("/club/openings?board=5x5&moves={}", moves[0]));
    let counted = json!([{ "move": moves[1], "black": 1, "draws": 0, "white": 0 }]);
    assert_eq!(after["moves"], counted);
    // What no move decides. The club has a move limit of its own.
    let db = folder.database();
    for (how, winner, result) in [
        ("forfeit", Some("black"), "RE[B+Forfeit]"),
        ("gone", Some("white"), "RE[W+Forfeit]"),
        ("limit", None, "RE[Draw+MoveLimit]"),
    ] {
        let sql = "UPDATE game SET how = ?1, winner = ?2";
        db.execute(sql, rusqlite::params![how, winner]).unwrap();
        let sgf = ann.text("/club/export?format=sgf");
        assert!(sgf.contains(result), "{how}: {sgf}");
    }
    let lines = ann.text("/club/export?format=jsonl");
    let line: serde_json::Value = serde_json::from_str(lines.trim()).unwrap();
    assert_eq!(line["game"]["moves"], json!(moves));
    assert_eq!(line["times"].as_array().unwrap().len(), moves.len());
}

#[test]
fn offers_are_accepted_declined_and_taken_back() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let game = ann.begin(&mut bob, &json!({}));
    let path = format!("/club/games/{game}");
    let mv = json!({ "act": "move", "move": "a2-c2" });
    let accept = json!({ "act": "accept", "what": "draw" });
    assert_eq!(ann.refused(&path, &accept), "409 no-offer");
    assert_eq!(bob.refused(&path, &mv), "409 not-your-turn");
    ann.play(game, "b1-b3");
    bob.play(game, "a2-c2");
    let abort = json!({ "act": "abort" });
    assert_eq!(ann.refused(&path, &abort), "409 too-late-to-abort");
    // A takeback goes back to the turn of the one who asks.
    ann.offer(game, "takeback");
    let state = bob.accept(game, "takeback");
    assert_eq!(state["ply"], 0);
    assert_eq!(state["turn"], "black");
    ann.play(game, "c1-c3");
    bob.offer(game, "adjourn");
    assert_eq!(ann.accept(game, "adjourn")["state"], "adjourned");
    assert_eq!(bob.refused(&path, &mv), "409 not-running");
    ann.offer(game, "resume");
    assert_eq!(bob.accept(game, "resume")["state"], "running");
    bob.play(game, "a2-c2");
    // A move declines the opponent's offer.
    bob.offer(game, "draw");
    assert_eq!(ann.play(game, "d1-d3")["offers"]["draw"], json!(null));
    let claim = json!({ "act": "claim" });
    assert_eq!(ann.refused(&path, &claim), "409 not-gone");
    ann.offer(game, "draw");
    let end = bob.accept(game, "draw");
    assert_eq!(end["end"]["text"], json!({ "code": "draw-agreed" }));
    bob.offer(game, "rematch");
    let next = ann.accept(game, "rematch")["rematch"].as_i64().unwrap();
    let view = ann.game(next);
    assert_eq!(view["white"]["id"], ann.id());
    assert_eq!(view["state"], "running");
    // An adjourned game can be resigned.
    bob.play(next, "b1-b3");
    ann.play(next, "a2-c2");
    bob.offer(next, "adjourn");
    ann.accept(next, "adjourn");
    assert_eq!(ann.resign(next)["end"]["winner"], "black");
    // What was played is stored, takebacks and all.
    drop(server);
    let view = folder.start().visitor().game(game);
    assert_eq!(view["game"]["moves"], json!(["c1-c3", "a2-c2", "d1-d3"]));
}

#[test]
fn an_engine_stops_no_clock_of_a_rated_game_and_moves_on_after_offers() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let invitation = json!({
        "kind": "challenge", "to": "Level 1", "color": "white", "setup": { "rated": true },
    });
    let game = ann.post("/club/invitations", &invitation)["game"].as_i64();
    let game = game.unwrap();
    wait_until("the engine's move", || ann.game(game)["ply"] == 1);
    let state = ann.offer(game, "adjourn");
    assert_eq!(state["state"], "running");
    assert_eq!(state["ply"], 1);
    ann.play(game, "a2-c2");
    let (path, offer) = (
        format!("/club/games/{game}"),
        json!({ "act": "offer", "what": "draw" }),
    );
    for _ in 0..5 {
        let _ = ann.try_post(&path, &offer);
    }
    wait_until("the next move", || ann.game(game)["ply"] == 3);
    assert_eq!(ann.resign(game)["state"], "over");
}

#[test]
fn a_member_has_one_place_in_the_queue_and_not_too_many_invitations() {
    let (_folder, server) = new_club();
    let mut ann = server.guest();
    for size in ["6x6", "7x7"] {
        let pair = json!({ "kind": "pair", "setup": { "board": size } });
        ann.post("/club/invitations", &pair);
    }
    let invitations = ann.get("/club/me")["invitations"].clone();
    assert_eq!(invitations.as_array().unwrap().len(), 1, "{invitations}");
    assert_eq!(invitations[0]["setup"]["board"], "7x7");
    let link = json!({ "kind": "link" });
    let first = ann.invite(&link);
    for _ in 0..33 {
        ann.post("/club/invitations", &link);
    }
    let invitations = ann.get("/club/me")["invitations"].clone();
    let invitations = invitations.as_array().unwrap();
    assert_eq!(invitations.len(), 32);
    assert!(invitations.iter().all(|it| it["token"] != first));
}

#[test]
fn guests_at_an_address_share_a_limit_and_the_lobby_is_told_now_and_then() {
    let (_folder, server) = new_club();
    let mut watcher = server.visitor().socket();
    watcher.send(json!({ "type": "watch", "topic": "lobby" }));
    watcher.wait("lobby");
    let mut ann = server.guest();
    let began = Instant::now();
    for _ in 0..30 {
        ann.post("/club/invitations", &json!({ "kind": "open" }));
    }
    let told = Cell::new(0_u128);
    watcher.wait_for("all of them", |message| {
        told.set(told.get() + 1);
        message["open"]
            .as_array()
            .is_some_and(|open| open.len() == 30)
    });
    // Every 200 ms at most.
    let most = began.elapsed().as_millis() / 200 + 2;
    assert!(told.get() <= most, "{} messages", told.get());
    let link = json!({ "kind": "link" });
    // One guest's requests beyond the own limit leave room for others.
    for _ in 0..250 {
        ann.request("POST", "/club/invitations", Some(&link));
    }
    server.guest().post("/club/invitations", &link);
    let refused = (0..4).map(|_| {
        let mut guest = server.guest();
        let refused = (0..40).filter(|_| {
            let (status, _) = guest.request("POST", "/club/invitations", Some(&link));
            status == 429
        });
        refused.count()
    });
    assert!(refused.sum::<usize>() > 0);
}

#[test]
fn a_repeated_move_counts_once_and_a_stale_one_not_at_all() {
    let (_folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let game = ann.begin(&mut bob, &json!({}));
    let act = json!({ "act": "move", "move": "b1-b3", "ply": 0 });
    for _ in 0..2 {
        assert_eq!(ann.act(game, act.clone())["ply"], 1);
    }
    bob.play(game, "a2-c2");
    let late = json!({ "act": "move", "move": "c1-c3", "ply": 0 });
    let path = format!("/club/games/{game}");
    assert_eq!(ann.refused(&path, &late), "409 stale");
    let wrong = json!({ "act": "move", "move": "c1-c2", "ply": 2 });
    assert_eq!(ann.refused(&path, &wrong), "422 wrong-length");
}

#[test]
fn players_meet_in_the_lobby_and_in_the_queue() {
    let (_folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let mut watcher = server.visitor().socket();
    watcher.send(json!({ "type": "watch", "topic": "lobby" }));
    assert_eq!(watcher.wait("lobby")["open"], json!([]));
    ann.post("/club/invitations", &json!({ "kind": "open" }));
    let open = watcher.wait("lobby");
    let token = open["open"][0]["token"].as_str().unwrap();
    bob.post(&format!("/club/invitations/{token}"), &json!({}));
    assert_eq!(watcher.wait("lobby")["open"], json!([]));
    // Nobody else gets in.
    let path = format!("/club/invitations/{token}");
    let gone = server.guest().refused(&path, &json!({}));
    assert_eq!(gone, "404 no-invitation");
    let pair = |visitor: &mut Visitor, setup: Value| {
        let body = json!({ "kind": "pair", "setup": setup });
        visitor.post("/club/invitations", &body)["game"].as_i64()
    };
    let other = json!({ "rules": "soucie" });
    assert_eq!(pair(&mut server.guest(), other), None);
    assert_eq!(pair(&mut ann, json!({ "board": "6x6" })), None);
    let game = pair(&mut bob, json!({ "board": "6x6" })).unwrap();
    assert_eq!(ann.game(game)["board"], "6x6");
    let ids = [ann.id(), bob.id()];
    bob.post(&format!("/club/players/{}/block", ids[0]), &json!({}));
    for (visitor, to) in [(&mut bob, ids[0]), (&mut ann, ids[1])] {
        let challenge = json!({ "kind": "challenge", "to": to });
        let refused = visitor.refused("/club/invitations", &challenge);
        assert_eq!(refused, "403 blocked");
    }
}

/// The start, with moves before it.
const COUNTED: &str = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 30";

#[test]
fn setups_that_make_no_game_are_refused() {
    let (_folder, server) = new_club();
    let mut ann = server.guest();
    let clock = json!({ "kind": "realTime", "seconds": 0, "increment": 10 });
    for (setup, code) in [
        (json!({ "rules": "chess" }), "bad-rules"),
        (json!({ "board": "9x9" }), "bad-size"),
        (json!({ "clock": clock }), "bad-clock"),
        (
            json!({ "clock": { "kind": "unlimited" }, "rated": true }),
            "not-rated",
        ),
        (json!({ "fen": "1LL/l2/2l w", "rated": true }), "not-rated"),
        (json!({ "fen": COUNTED, "rated": true }), "not-rated"),
        (json!({ "fen": "8/8/8/8/8/8/8/8 w" }), "bad-position"),
        (json!({ "colour": "black" }), "bad-json"),
    ] {
        let body = json!({ "kind": "link", "setup": setup });
        let refused = ann.refused("/club/invitations", &body);
        assert_eq!(refused, format!("422 {code}"), "{setup}");
    }
    // Without ratings what was played before may count; who sees the game counts it, too.
    let setup = json!({ "fen": COUNTED, "rated": false });
    let game = ann.begin(&mut server.guest(), &setup);
    assert_eq!(ann.game(game)["game"]["fen"], COUNTED);
}

#[test]
fn phrases_are_said_where_the_owner_allows_them() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let game = ann.begin(&mut bob, &json!({}));
    let say = |phrase: u8| json!({ "type": "phrase", "game": game, "phrase": phrase });
    let mut anns = ann.socket();
    anns.send(say(0));
    assert_eq!(anns.wait("error")["error"]["code"], "no-phrases");
    let unnamed = owner.refused("/club/settings", &json!({ "name": " " }));
    assert_eq!(unnamed, "422 bad-field");
    owner.post("/club/settings", &json!({ "phrases": true }));
    let mut listeners = [bob.socket(), server.visitor().socket()];
    for socket in &mut listeners {
        socket.send(json!({ "type": "watch", "topic": "game", "game": game }));
        socket.wait("state");
    }
    anns.send(say(3));
    for socket in &mut listeners {
        let heard = socket.wait("phrase");
        let expected = json!({ "type": "phrase", "game": game, "player": ann.id(), "phrase": 3 });
        assert_eq!(heard, expected);
    }
    for (mut socket, phrase, code) in [
        (anns, 99, "no-such-request"),
        (server.guest().socket(), 0, "not-a-player"),
        (server.visitor().socket(), 0, "sign-in"),
    ] {
        socket.send(say(phrase));
        assert_eq!(socket.wait("error")["error"]["code"], code);
    }
}

#[test]
fn tv_shows_the_strongest_players_until_their_game_ends() {
    let (_folder, server) = new_club();
    let mut guests = [(); 4].map(|()| server.guest());
    let [ann, bob, cid, dan] = &mut guests;
    let mut tv = server.visitor().socket();
    tv.send(json!({ "type": "watch", "topic": "tv" }));
    assert_eq!(tv.wait("tv")["game"], json!(null));
    let days = json!({ "clock": { "kind": "days", "days": 1 } });
    ann.begin(bob, &days);
    let first = ann.begin(bob, &json!({}));
    assert_eq!(tv.wait("tv")["game"]["id"], first);
    let strong = ann.begin_with_level("Level 8", &json!({}));
    cid.begin(dan, &json!({}));
    // Long enough for another choice.
    std::thread::sleep(std::time::Duration::from_millis(2500));
    assert_eq!(server.visitor().get("/club/tv")["game"]["id"], first);
    bob.act(first, json!({ "act": "abort" }));
    assert_eq!(tv.wait("tv")["game"]["id"], strong);
}

#[test]
fn an_export_is_written_part_by_part_and_openings_are_of_the_newest_games() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    for mv in ["b1-b3", "c1-c3"] {
        let game = ann.begin(&mut bob, &json!({}));
        ann.play(game, mv);
        bob.play(game, "a2-c2");
        bob.act(game, json!({ "act": "resign" }));
    }
    // 20,000 games more like the second.
    let columns = "setup, rules, board, speed, rated, black, white, state, winner, how, black_ms,
                   white_ms, turn_at, deadline, offers, rematch, opening, created_at, ended_at";
    let sql = format!(
        "BEGIN;
         WITH RECURSIVE n (n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM n WHERE n < 20002)
         INSERT INTO game (id, {columns}) SELECT n, {columns} FROM game, n WHERE id = 2;
         INSERT INTO move SELECT id, ply, move, at, move.black_ms, move.white_ms
           FROM move, game WHERE move.game = 2 AND id > 2;
         COMMIT;"
    );
    folder.database().execute_batch(&sql).unwrap();
    let openings = ann.get("/club/openings");
    let counted = json!([{ "move": "c1-c3", "black": 20_000, "draws": 0, "white": 0 }]);
    assert_eq!(openings["newest"], 20_000);
    assert_eq!(openings["moves"], counted);
    let lines = ann.text("/club/export?format=jsonl&before=151");
    let ids = lines.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        line["id"].as_i64().unwrap()
    });
    assert_eq!(ids.collect::<Vec<_>>(), (1..=150).rev().collect::<Vec<_>>());
    let sgf = ann.text("/club/export?limit=130");
    assert_eq!(loa_notation::read_records(&sgf).unwrap().len(), 130);
}
