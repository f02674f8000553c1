//! Who may do what: the table, by requests.

use crate::support::{Server, Visitor, new_club};
use loa_club::{Right, Standing};
use serde_json::{Value, json};

/// A request that needs a right, with which whoever has it is not refused for want of it.
fn request(right: Right) -> (&'static str, &'static str, Value) {
    match right {
        Right::Watch | Right::WatchClosed => ("GET", "/club/lobby", json!({})),
        Right::Play => ("POST", "/club/invitations", json!({ "kind": "link" })),
        Right::Pair => ("POST", "/club/invitations", json!({ "kind": "pair" })),
        Right::Block => ("POST", "/club/players/1/block", json!({})),
        Right::OwnData => ("GET", "/club/me/data", json!({})),
        Right::Seat => ("POST", "/club/bots", json!({ "name": "" })),
        Right::Program => ("GET", "/api/account", json!({})),
        Right::Correct => ("POST", "/club/games/999/result", json!({ "winner": null })),
        Right::Direct => ("POST", "/club/tournaments", json!({})),
        Right::Audit => ("GET", "/club/audit", json!({})),
        Right::Manage => ("GET", "/club/codes", json!({})),
    }
}

fn visitors(server: &Server) -> Vec<(Standing, Visitor)> {
    let mut owner = server.owner();
    let mut arbiter = server.member("Arbiter");
    let id = arbiter.id();
    let role = format!("/club/players/{id}/role");
    owner.post(&role, &json!({ "role": "arbiter" }));
    let mut player = server.member("Player");
    let bot = Visitor::program(&server.url, &player.key_of_new_bot("Bot"));
    vec![
        (Standing::Stranger, server.visitor()),
        (Standing::Guest, server.guest()),
        (Standing::Player, player),
        (Standing::Bot, bot),
        (Standing::Arbiter, arbiter),
        (Standing::Owner, owner),
    ]
}

#[test]
fn requests_follow_the_table() {
    let (_folder, server) = new_club();
    let mut visitors = visitors(&server);
    let mut refusals = 0;
    for (is_closed, other) in [(false, Right::WatchClosed), (true, Right::Watch)] {
        let settings = json!({ "closed": is_closed });
        let (_, owner) = visitors.last_mut().unwrap();
        owner.post("/club/settings", &settings);
        for (standing, visitor) in &mut visitors {
            for right in Right::ALL.into_iter().filter(|right| *right != other) {
                let (method, path, body) = request(right);
                let (status, answer) = visitor.request(method, path, Some(&body));
                let expected = match (right.is_of(*standing), *standing) {
                    (true, _) => None,
                    (false, Standing::Stranger) => Some((401, "sign-in")),
                    (false, _) => Some((403, "not-allowed")),
                };
                let code = answer["error"]["code"].as_str().unwrap_or_default();
                let found = [401, 403].contains(&status).then_some((status, code));
                assert_eq!(found, expected, "{standing}: {right}: {answer}");
                refusals += usize::from(expected.is_some());
            }
        }
    }
    assert!(refusals > 40);
}

/// Every request that is described, so that none goes without its right.
#[test]
fn strangers_see_nothing_of_a_closed_club() {
    const OPEN: [(&str, &str); 9] = [
        ("get", "/api/about"),
        ("post", "/api/position"),
        ("get", "/club"),
        ("post", "/club/setup"),
        ("post", "/club/guests"),
        ("post", "/club/accounts"),
        ("post", "/club/login"),
        ("post", "/club/logout"),
        ("get", "/club/invitations/{token}"),
    ];
    let (_folder, server) = new_club();
    let closed = json!({ "closed": true });
    server.owner().post("/club/settings", &closed);
    let mut stranger = server.visitor();
    assert_eq!(stranger.get("/club")["rights"], json!([]));
    for path in ["/api", "//api/move", "/api/openapi.json", "/socket"] {
        assert_eq!(stranger.request("GET", path, None).0, 401, "{path}");
    }
    let read = |text: String| serde_json::from_str::<Value>(&text).unwrap()["paths"].clone();
    let (club, page) = (read(loa_club::description()), read(loa_web::description()));
    let of_club = club.as_object().unwrap().iter();
    let of_page = page.as_object().unwrap().iter();
    let of_page = of_page.map(|(path, item)| (format!("/api{path}"), item));
    let paths = of_club.map(|(path, item)| (path.clone(), item));
    let mut refused = 0;
    for (path, item) in paths.chain(of_page) {
        let asked = path.split('/').map(|part| match part.contains('{') {
            true => "1",
            false => part,
        });
        let asked = asked.collect::<Vec<_>>().join("/");
        let methods = ["get", "post", "delete"].into_iter();
        for method in methods.filter(|method| item.get(method).is_some()) {
            let upper = method.to_uppercase();
            let (status, answer) = stranger.request(&upper, &asked, Some(&json!({})));
            let is_open = OPEN.contains(&(method, path.as_str()));
            assert_eq!(status != 401, is_open, "{method} {path}: {answer}");
            refused += usize::from(!is_open);
        }
    }
    assert!(refused > 45);
}

#[test]
fn nobody_acts_for_others() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin(&mut bob, &json!({}));
    let path = format!("/club/games/{game}");
    for other in [&mut owner, &mut server.guest()] {
        let refused = other.refused(&path, &json!({ "act": "resign" }));
        assert_eq!(refused, "403 not-a-player");
    }
    let bot = ann.post("/club/bots", &json!({ "name": "Anns" }));
    let path = format!("/club/bots/{}/key", bot["bot"]["id"]);
    assert_eq!(bob.request("POST", &path, Some(&json!({}))).0, 403);
    let token = ann.invite(&json!({ "kind": "challenge", "to": "Bob" }));
    let path = format!("/club/invitations/{token}");
    assert_eq!(owner.refused(&path, &json!({})), "403 not-for-you");
    assert_eq!(owner.request("DELETE", &path, None).0, 403);
    let own = format!("/club/players/{}/role", owner.id());
    let player = json!({ "role": "player" });
    assert_eq!(owner.request("POST", &own, Some(&player)).0, 403);
}

#[test]
fn an_arbiter_corrects_a_result_and_the_log_says_so() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let game = ann.begin_with_moves(&mut bob, &json!({ "rated": true }));
    ann.resign(game);
    let rating = |visitor: &mut Visitor| {
        let id = visitor.id();
        let ratings = visitor.get(&format!("/club/players/{id}"))["ratings"].clone();
        ratings[0]["rating"].as_f64().unwrap()
    };
    assert!(rating(&mut ann) < 1500.0);
    let path = format!("/club/games/{game}/result");
    owner.post(&path, &json!({ "winner": "black" }));
    assert!(rating(&mut ann) > 1500.0 && rating(&mut bob) < 1500.0);
    let act = owner.get("/club/audit")["acts"][0].clone();
    assert_eq!(act["act"], "correct");
    assert_eq!(act["subject"], format!("game {game}"));
    assert_eq!(act["detail"]["before"]["how"], "resignation");
}

#[test]
fn accounts_are_kept_reset_exported_and_deleted() {
    let (folder, server) = new_club();
    let mut owner = server.owner();
    let mut guest = server.guest();
    let id = guest.id();
    // A guest becomes a member with the same games.
    let credentials = json!({ "name": "Ann", "passphrase": "correct horse" });
    guest.post("/club/accounts", &credentials);
    assert_eq!(guest.id(), id);
    for (path, name, passphrase, refused) in [
        ("accounts", "Eve", "short", "422 bad-passphrase"),
        ("accounts", "ANN", "correct horse", "409 name-taken"),
        ("login", "Ann", "wrong horse", "403 wrong-passphrase"),
        ("login", "Nobody", "wrong horse", "403 wrong-passphrase"),
    ] {
        let body = json!({ "name": name, "passphrase": passphrase });
        let found = server.visitor().refused(&format!("/club/{path}"), &body);
        assert_eq!(found, refused, "{name}");
    }
    let mut again = server.visitor();
    again.post("/club/login", &credentials);
    assert_eq!(again.id(), id);
    let reset = owner.post(&format!("/club/players/{id}/passphrase"), &json!({}));
    assert_eq!(guest.get("/club")["me"], Value::Null);
    let login = json!({ "name": "ann", "passphrase": reset["passphrase"] });
    again.post("/club/login", &login);
    let data = again.get("/club/me/data");
    assert_eq!(data["player"]["name"], "Ann");
    let (status, _) = again.request("DELETE", "/club/me", Some(&json!({ "passphrase": "x" })));
    assert_eq!(status, 403);
    let confirmed = json!({ "passphrase": reset["passphrase"] });
    assert_eq!(again.request("DELETE", "/club/me", Some(&confirmed)).0, 200);
    let name = owner.get(&format!("/club/players/{id}"))["player"]["name"].clone();
    assert_eq!(name, format!("deleted {id}"));
    // No secret is in the file as it was sent.
    drop(server);
    let file = std::fs::read(folder.file()).unwrap();
    assert!(!file.windows(13).any(|part| part == b"correct horse"));
}

#[test]
fn a_closed_club_lets_in_those_with_a_code() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let settings = json!({ "closed": true, "name": "Chess? No." });
    owner.post("/club/settings", &settings);
    let refused = |body: &Value| server.visitor().refused("/club/guests", body);
    assert_eq!(refused(&json!({})), "403 closed-club");
    let code = owner.post("/club/codes", &json!({ "uses": 1 }))["code"].clone();
    let with_code = json!({ "code": code });
    server.visitor().post("/club/guests", &with_code);
    assert_eq!(refused(&with_code), "403 bad-join-code");
    assert_eq!(server.visitor().get("/club")["club"]["name"], "Chess? No.");
}
