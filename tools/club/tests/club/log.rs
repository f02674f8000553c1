//! What the server tells of its work.

use crate::support::{Folder, wait_until};
use serde_json::json;
use std::fs::read_to_string;

/// The spans of a move, from the outermost to the innermost, by the door through which it comes.
const OF_A_REQUEST: &str = "request{method=POST path=\"/club/games\"}:act{game=1 by=BY}:change";
const OF_A_MESSAGE: &str = "message:act{game=1 by=BY}:change";

/// Plays a move by request and one by socket, and returns what the log has then. The number of the
/// player is `BY` there.
fn log(level: &str) -> String {
    let folder = Folder::new();
    let (server, log) = folder.start_with_log(&["--log", level]);
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let game = ann.begin(&mut bob, &json!({}));
    let mut spectator = server.visitor().socket();
    spectator.send(json!({ "type": "watch", "topic": "game", "game": game }));
    spectator.wait("state");
    ann.play(game, "b1-b3");
    let mut socket = bob.socket();
    let act = json!({ "act": "move", "move": "a2-c2" });
    socket.send(json!({ "type": "act", "id": 1, "game": game, "act": act }));
    socket.wait("done");
    spectator.wait_for("move", |message| message["game"]["ply"] == 2);
    let read = || read_to_string(&log).unwrap();
    if level == "debug" {
        wait_until("the last span", || read().contains("message: "));
    }
    let (ann, bob) = (ann.id(), bob.id());
    server.interrupt();
    let text = read().replace(&format!("by={ann}"), "by=BY");
    text.replace(&format!("by={bob}"), "by=BY")
}

#[test]
fn the_log_shows_the_way_of_a_move() {
    let log = log("debug");
    for door in [OF_A_REQUEST, OF_A_MESSAGE] {
        for part in [":queued", ":decided", ":kept", ":told", ""] {
            let span = format!("{door}{part}: close time.busy=");
            assert!(log.contains(&span), "no {span} in\n{log}");
        }
    }
    for span in [
        "transaction{changes=1}:commit: close",
        "sending{topics=[Game(1), ",
        "request{method=POST path=\"/club/games\" status=200}: close",
    ] {
        assert!(log.contains(span), "no {span} in\n{log}");
    }
}

#[test]
fn the_log_is_as_short_as_is_asked_for() {
    let acts = log("info");
    assert!(acts.contains("act{game=1 by=BY}: close"), "{acts}");
    assert!(!acts.contains("change"), "{acts}");
    assert_eq!(log("error"), "");
}
