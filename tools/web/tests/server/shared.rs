use crate::client::options;
use crate::socket::Client;
use loa_web::{Interrupt, Options, Server, Shared, SharedGame};
use serde_json::json;
use std::sync::mpsc;

fn game(moves: &[&str]) -> SharedGame {
    SharedGame {
        number: 1,
        rules: "soucie".to_owned(),
        fen: crate::client::START.to_owned(),
        moves: moves.iter().map(ToString::to_string).collect(),
        ..SharedGame::default()
    }
}

#[test]
fn all_pages_show_the_game_and_send_commands() {
    let (lines, typed) = mpsc::channel();
    let move_now = Interrupt::never();
    let shared = Shared::new(move |line| lines.send(line).is_ok(), move_now.clone());
    shared.publish(game(&[]));
    let server = Server::bind(Options {
        shared: Some(shared.clone()),
        ..options()
    })
    .unwrap();
    let mut one = Client::new(&server);
    let mut other = Client::new(&server);
    for client in [&mut one, &mut other] {
        assert_eq!(client.hear_of("shared")["game"]["moves"], json!([]));
    }
    one.say(&json!({ "type": "line", "text": "b1-b3" }));
    one.say(&json!({ "type": "hurry" }));
    one.say(&json!({ "type": "ping" }));
    one.hear_of("pong");
    assert_eq!(typed.try_recv().unwrap(), "b1-b3");
    assert!(move_now.is_requested());
    shared.publish(game(&["b1-b3"]));
    for client in [&mut one, &mut other] {
        let moves = &client.hear_of("shared")["game"]["moves"];
        assert_eq!(*moves, json!(["b1-b3"]));
    }
    shared.say("not legal", true);
    for client in [&mut one, &mut other] {
        assert_eq!(client.hear_of("said")["text"], "not legal");
    }
    one.say(&json!({ "type": "line", "text": "two\nlines" }));
    one.hear_of("error");
}
