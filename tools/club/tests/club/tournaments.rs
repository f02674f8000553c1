//! Tournaments: they run by themselves, survive a kill, and take corrections.

use crate::support::{Server, Visitor, new_club, wait_until};
use serde_json::{Value, json};

fn setup(rated: bool) -> Value {
    let clock = json!({ "kind": "realTime", "seconds": 60, "increment": 1 });
    json!({ "board": "5x5", "clock": clock, "rated": rated })
}

fn path(id: i64) -> String {
    format!("/club/tournaments/{id}")
}

/// Makes a tournament; returns its number.
fn make(owner: &mut Visitor, format: &str, rounds: usize, rated: bool) -> i64 {
    let body = json!({
        "name": "Class 7b", "format": format, "rounds": rounds, "setup": setup(rated),
    });
    let made = owner.post("/club/tournaments", &body);
    made["id"].as_i64().unwrap()
}

/// Returns the games of the last round that go on.
fn running(view: &Value) -> Vec<i64> {
    let last = view["played"].as_array().unwrap().last().into_iter();
    let pairs = last.flat_map(|round| round["pairs"].as_array().unwrap());
    let open = pairs.filter(|pair| pair["result"].is_null());
    open.map(|pair| pair["game"].as_i64().unwrap()).collect()
}

/// Plays the games of a tournament until it is over: whoever comes later in the list resigns.
fn play_on(players: &mut [Visitor], id: i64, rounds: usize) -> Value {
    loop {
        let view = players[0].get(&path(id));
        if view["stage"] == "over" || view["played"].as_array().unwrap().len() > rounds {
            return view;
        }
        for game in running(&view) {
            finish(players, game);
        }
    }
}

/// Makes two moves in a game, after which the later of its players in the list resigns.
fn finish(players: &mut [Visitor], game: i64) {
    let view = players[0].game(game);
    let (black, white) = (
        place(players, &view["black"]),
        place(players, &view["white"]),
    );
    if view["ply"] == 0 {
        players[black].play(game, "b1-b3");
        players[white].play(game, "a2-c2");
    }
    players[black.max(white)].resign(game);
}

/// Returns the place of a game's player in the list.
fn place(players: &mut [Visitor], player: &Value) -> usize {
    let mut ids = players.iter_mut().map(Visitor::id);
    ids.position(|id| player["id"] == id).unwrap()
}

fn members(server: &Server, count: usize) -> Vec<Visitor> {
    let name = |number| format!("Pupil {}", char::from(b'A' + number as u8));
    (0..count)
        .map(|number| server.member(&name(number)))
        .collect()
}

fn names(view: &Value) -> Vec<&str> {
    let standings = view["standings"].as_array().unwrap().iter();
    standings.map(|row| row["name"].as_str().unwrap()).collect()
}

fn points(view: &Value, rank: usize) -> f64 {
    view["standings"][rank]["points"].as_f64().unwrap()
}

#[test]
fn a_round_robin_runs_by_itself_and_takes_a_correction() {
    let (folder, server) = new_club();
    let mut owner = server.owner();
    let mut players = members(&server, 4);
    let id = make(&mut owner, "round-robin", 0, true);
    let enter = json!({ "act": "enter" });
    for player in &mut players {
        player.post(&path(id), &enter);
        // A repeated request does nothing.
        player.post(&path(id), &enter);
    }
    let start = json!({ "act": "start" });
    let (status, _) = players[0].request("POST", &path(id), Some(&start));
    assert_eq!(status, 403);
    owner.post(&path(id), &start);
    let begun = owner.get(&path(id));
    assert_eq!(begun["stage"], "running");
    assert_eq!(begun["rounds"], 3);
    let first = running(&begun);
    assert_eq!(first.len(), 2);
    let game = owner.game(first[0]);
    assert_eq!(game["tournament"], id);
    let black = place(&mut players, &game["black"]);
    for what in ["takeback", "adjourn"] {
        let offer = json!({ "act": "offer", "what": what });
        let refused = players[black].refused(&format!("/club/games/{}", first[0]), &offer);
        assert_eq!(refused, "409 cannot-offer", "{what}");
    }

    let view = play_on(&mut players, id, 3);
    assert_eq!(view["stage"], "over");
    assert_eq!(names(&view), ["Pupil A", "Pupil B", "Pupil C", "Pupil D"]);
    let all = [0, 1, 2, 3].map(|rank| points(&view, rank));
    assert_eq!(all, [3.0, 2.0, 1.0, 0.0]);
    // No Elo difference explains that a player has won all games.
    assert_eq!(view["softened"], true);

    // The arbiter gives Pupil D a win: standings follow.
    let d = players[3].id();
    let last = view["played"][2]["pairs"].as_array().unwrap().iter();
    let mut sides = last.flat_map(|pair| [(pair, "black"), (pair, "white")]);
    let (pair, side) = sides.find(|(pair, side)| pair[side] == d).unwrap();
    let result = format!("/club/games/{}/result", pair["game"]);
    owner.post(&result, &json!({ "winner": side }));
    let corrected = owner.get(&path(id));
    let rank = names(&corrected).iter().position(|name| *name == "Pupil D");
    assert_eq!(points(&corrected, rank.unwrap()), 1.0);

    let csv = owner.text(&format!("{}/csv", path(id)));
    let head = "rank,number,name,rating,points,DE,WIN,SB,Elo with one more draw each,round 1";
    assert!(csv.starts_with(head), "{csv}");
    assert_eq!(csv.lines().count(), 5, "{csv}");
    let trf = owner.text(&format!("{}/trf", path(id)));
    assert!(
        trf.contains("012 Class 7b\r\n") && trf.contains("XXR 3"),
        "{trf}"
    );
    drop(server);
    assert_eq!(loa_club::check(&folder.file()).unwrap(), 6);
}

#[test]
fn a_swiss_survives_kills_late_entries_byes_and_those_who_do_not_come() {
    let (folder, server) = new_club();
    let mut owner = server.owner();
    let mut players = members(&server, 5);
    let id = make(&mut owner, "swiss", 3, false);
    for player in &mut players[..4] {
        player.post(&path(id), &json!({ "act": "enter" }));
    }
    owner.post(&path(id), &json!({ "act": "start" }));
    owner.post(&path(id), &json!({ "act": "pause" }));
    let before = owner.get(&path(id));
    // One never moves: aborting loses.
    let games = running(&before);
    let view = owner.game(games[0]);
    let ids: Vec<i64> = players.iter_mut().map(Visitor::id).collect();
    let black = place(&mut players, &view["black"]);
    let lost = players[black].act(games[0], json!({ "act": "abort" }));
    assert_eq!(lost["end"]["how"], "forfeit");
    finish(&mut players, games[1]);
    // The fifth comes late; the owner enters that player. Another one wants half a point.
    owner.post(&path(id), &json!({ "act": "enter", "player": ids[4] }));
    players[0].post(&path(id), &json!({ "act": "bye", "wanted": true }));
    let stranger = json!({ "act": "withdraw", "player": ids[1] });
    let (status, _) = players[0].request("POST", &path(id), Some(&stranger));
    assert_eq!(status, 403);

    // A kill between the rounds loses nothing, and nothing begins while it is paused.
    let before = owner.get(&path(id));
    server.kill();
    let server = folder.start();
    for visitor in players.iter_mut().chain([&mut owner]) {
        visitor.move_to(&server);
    }
    let mut after = owner.get(&path(id));
    after["now"] = before["now"].clone();
    assert_eq!(after, before);
    owner.post(&path(id), &json!({ "act": "resume" }));
    wait_until("round 2", || {
        owner.get(&path(id))["played"].as_array().unwrap().len() == 2
    });
    let second = owner.get(&path(id));
    assert_eq!(second["played"][1]["byes"], json!([[ids[0], "half"]]));
    assert_eq!(second["played"][0]["pairs"].as_array().unwrap().len(), 2);
    let view = play_on(&mut players, id, 3);
    assert_eq!(view["stage"], "over");
    assert_eq!(names(&view).len(), 5);
    let refused = owner.refused(&path(id), &json!({ "act": "enter" }));
    assert_eq!(refused, "409 not-now");
}

#[test]
fn tournaments_that_cannot_be_are_refused() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let unlimited = json!({ "clock": { "kind": "unlimited" } });
    for (name, rounds, rest, setup, refused) in [
        (" ", 3, 0, json!({}), "422 bad-field"),
        ("A\u{7}", 3, 0, json!({}), "422 bad-field"),
        ("A", 0, 0, json!({}), "422 bad-field"),
        ("A", 3, 99_999_999, json!({}), "422 bad-field"),
        ("A", 3, 0, unlimited, "422 bad-clock"),
    ] {
        let body = json!({
            "name": name, "format": "swiss", "rounds": rounds, "rest": rest, "setup": setup,
        });
        assert_eq!(owner.refused("/club/tournaments", &body), refused, "{body}");
    }
    let id = make(&mut owner, "swiss", 3, true);
    let (enter, start) = (json!({ "act": "enter" }), json!({ "act": "start" }));
    let refused = server.guest().refused(&path(id), &enter);
    assert_eq!(refused, "422 not-rated");
    assert_eq!(owner.refused(&path(id), &start), "409 not-now");
    let missing = owner.refused("/club/tournaments/99", &enter);
    assert_eq!(missing, "404 no-such-tournament");
}

#[test]
fn a_class_comes_in_by_a_list_of_names() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let names = json!({ "names": ["Ann Lee", "Zoé"] });
    let (status, _) = server
        .member("Pupil")
        .request("POST", "/club/roster", Some(&names));
    assert_eq!(status, 403);
    let made = owner.post("/club/roster", &names);
    let accounts = made["accounts"].as_array().unwrap();
    assert_eq!(accounts.len(), 2);
    for account in accounts {
        let mut pupil = server.visitor();
        pupil.post("/club/login", account);
        assert_eq!(pupil.get("/club")["me"]["name"], account["name"]);
    }

    // One name that can't be is enough: none of them is made.
    for (names, refused) in [
        (json!(["Bob", "ann lee"]), "409 name-taken"),
        (json!(["Cid", "Cid"]), "409 name-taken"),
        (json!([]), "422 bad-field"),
    ] {
        let found = owner.refused("/club/roster", &json!({ "names": names }));
        assert_eq!(found, refused, "{names}");
    }
    let players = owner.get("/club/players")["players"].clone();
    let mut listed = players.as_array().unwrap().iter();
    assert!(
        listed.all(|one| one["name"] != "Bob" && one["name"] != "Cid"),
        "{players}"
    );

    let svg = owner.text("/club/qr?text=http://localhost/%23club?code=x");
    assert!(svg.contains("<svg") && svg.contains("M32 32h8"), "{svg}");
    let long = format!("/club/qr?text={}", "x".repeat(501));
    assert_eq!(owner.request("GET", &long, None).0, 422);
}

/// Versions before have deleted guests whom tournaments name.
#[test]
fn a_tournament_is_shown_though_an_entrant_is_gone() {
    let (folder, server) = new_club();
    let (mut owner, mut guest) = (server.owner(), server.guest());
    let id = make(&mut owner, "swiss", 3, false);
    guest.post(&path(id), &json!({ "act": "enter" }));
    let guest = guest.id();
    server.interrupt();
    let delete = format!(
        "PRAGMA foreign_keys = off;
         DELETE FROM session WHERE player = {guest};
         DELETE FROM player WHERE id = {guest};"
    );
    folder.database().execute_batch(&delete).unwrap();
    let server = folder.start();
    owner.move_to(&server);
    assert_eq!(names(&owner.get(&path(id))), [format!("Guest {guest}")]);
    assert!(owner.text(&format!("{}/csv", path(id))).contains("Guest"));
}
