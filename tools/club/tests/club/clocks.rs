//! Clocks: time that runs out, and servers that start again.

use crate::support::{new_club, wait_until};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;

#[test]
fn time_runs_out_though_nobody_asks() {
    let (_folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let clock = json!({ "kind": "realTime", "seconds": 1, "increment": 0 });
    let game = ann.begin_with_moves(&mut bob, &json!({ "clock": clock }));
    let mut socket = server.visitor().socket();
    socket.send(json!({ "type": "watch", "topic": "game", "game": game }));
    assert_eq!(socket.wait("state")["game"]["clocks"]["running"], "black");
    let end = socket.wait("game");
    assert_eq!(end["game"]["end"]["winner"], "white");
    assert_eq!(end["game"]["end"]["how"], "time");
    assert_eq!(end["game"]["clocks"]["black"], 0);
}

#[test]
fn clocks_stand_still_while_the_server_is_down_and_run_out_afterwards() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let clock = json!({ "kind": "realTime", "seconds": 4, "increment": 0 });
    let game = ann.begin_with_moves(&mut bob, &json!({ "clock": clock }));
    // Longer than between two signs of life.
    sleep(Duration::from_millis(1500));
    server.kill();
    sleep(Duration::from_secs(4));
    let server = folder.start();
    ann.move_to(&server);
    let view = ann.game(game);
    assert_eq!(view["state"], "running");
    let left = view["clocks"]["black"].as_i64().unwrap();
    assert!((500..=3900).contains(&left), "{left}");
    wait_until("the end", || ann.game(game)["end"]["how"] == "time");
}

#[test]
fn each_move_has_its_days() {
    const DAY: i64 = 24 * 3600 * 1000;
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let clock = json!({ "kind": "days", "days": 3 });
    let game = ann.begin_with_moves(&mut bob, &json!({ "clock": clock }));
    assert_eq!(ann.game(game)["speed"], "days");
    // Two and a half days are gone.
    let pass = |half_days: i64| {
        let sql = "UPDATE game SET turn_at = turn_at - ?1, deadline = deadline - ?1";
        let shift = half_days * DAY / 2;
        folder.database().execute(sql, [shift]).unwrap();
    };
    server.interrupt();
    pass(5);
    let server = folder.start();
    ann.move_to(&server);
    bob.move_to(&server);
    let left = ann.game(game)["clocks"]["black"].as_i64().unwrap();
    assert!((left - DAY / 2).abs() < 10_000, "{left}");
    let clocks = ann.play(game, "b3-b1")["clocks"].clone();
    assert_eq!(clocks["black"], 3 * DAY);
    assert_eq!(clocks["running"], "white");
    let left = clocks["deadline"].as_i64().unwrap() - clocks["now"].as_i64().unwrap();
    assert_eq!(left, 3 * DAY);
    server.interrupt();
    pass(7);
    let server = folder.start();
    bob.move_to(&server);
    wait_until("the end", || bob.game(game)["state"] == "over");
    let end = bob.game(game)["end"].clone();
    assert_eq!(end["winner"], "black");
    assert_eq!(end["how"], "time");
}

#[test]
fn increments_count_and_the_first_moves_are_free() {
    let (_folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let clock = json!({ "kind": "realTime", "seconds": 60, "increment": 10 });
    let game = ann.begin(&mut bob, &json!({ "clock": clock }));
    sleep(Duration::from_millis(300));
    assert_eq!(ann.play(game, "b1-b3")["clocks"]["black"], 60_000);
    assert_eq!(bob.play(game, "a2-c2")["clocks"]["white"], 60_000);
    sleep(Duration::from_millis(300));
    let black = ann.play(game, "b3-b1")["clocks"]["black"].as_i64().unwrap();
    assert!((65_000..69_750).contains(&black), "{black}");
}
