//! A server that is killed at any moment keeps all that it has acknowledged.

use crate::support::{Folder, Server, Visitor};
use loa::{Game, Preset, Random, Size};
use serde_json::json;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Games that are played at the same time.
const TABLES: usize = 4;

/// What the clients of a table know.
struct Table {
    game: i64,
    players: [Visitor; 2],
    /// The moves that were acknowledged.
    acknowledged: Vec<String>,
    /// A move that was sent and may or may not have arrived.
    sent: Option<String>,
    random: Random,
    finished: usize,
}

impl Table {
    fn new(server: &Server, seed: u64) -> Table {
        let mut players = [server.guest(), server.guest()];
        let [black, white] = &mut players;
        Table {
            game: black.begin(white, &setup()),
            players,
            acknowledged: Vec::new(),
            sent: None,
            random: Random::new(seed),
            finished: 0,
        }
    }

    fn replayed(&self) -> Game {
        let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
        for mv in &self.acknowledged {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game
    }

    /// Plays until the server does not answer any more.
    fn play(&mut self, is_over: &AtomicBool) {
        let mut game = self.replayed();
        while !is_over.load(Relaxed) {
            if game.status().is_over() {
                // Nothing of it is lost from now on; the next one.
                let [black, white] = &mut self.players;
                let body = json!({ "kind": "link", "color": "black", "setup": setup() });
                let Ok((200, made)) = black.try_post("/club/invitations", &body) else {
                    return;
                };
                let token = made["invitation"]["token"].as_str().unwrap();
                let path = format!("/club/invitations/{token}");
                let Ok((200, begun)) = white.try_post(&path, &json!({})) else {
                    return;
                };
                self.game = begun["game"].as_i64().unwrap();
                self.acknowledged.clear();
                self.finished += 1;
                game = self.replayed();
            }
            let mv = *self.random.choose(&game.legal_moves()).unwrap();
            let ply = self.acknowledged.len();
            let act = json!({ "act": "move", "move": mv.to_string(), "ply": ply });
            self.sent = Some(mv.to_string());
            let path = format!("/club/games/{}", self.game);
            match self.players[ply % 2].try_post(&path, &act) {
                Ok((200, state)) => {
                    assert_eq!(state["ply"], ply + 1);
                    self.acknowledged.push(mv.to_string());
                    self.sent = None;
                    game.play(mv).unwrap();
                }
                Ok((status, answer)) => panic!("{status} {answer}"),
                // Killed.
                Err(_) => return,
            }
        }
    }

    /// Compares with what the server has after its restart.
    fn check(&mut self, server: &Server) {
        for player in &mut self.players {
            player.move_to(server);
        }
        let view = self.players[0].game(self.game);
        let stored: Vec<String> = serde_json::from_value(view["game"]["moves"].clone()).unwrap();
        let mut with_sent = self.acknowledged.clone();
        with_sent.extend(self.sent.take());
        let is_kept = stored == self.acknowledged || stored == with_sent;
        assert!(
            is_kept,
            "{stored:?} of {:?}, {with_sent:?}",
            self.acknowledged
        );
        self.acknowledged = stored;
        let is_over = self.replayed().status().is_over();
        assert_eq!(view["state"], if is_over { "over" } else { "running" });
        for side in ["black", "white"] {
            let clock = view["clocks"][side].as_i64().unwrap();
            assert!((1..=600_000 + 60 * 5_000).contains(&clock), "{view}");
        }
    }
}

fn setup() -> serde_json::Value {
    json!({ "rules": "berkeley" })
}

/// Kills servers for a while; returns how often, and how many moves were acknowledged.
fn kill_for(time: Duration, seed: u64) -> (u32, usize) {
    let folder = Folder::new();
    let begun = Instant::now();
    let mut server = folder.start();
    let tables = (0..TABLES as u64).map(|at| Mutex::new(Table::new(&server, seed + at)));
    let tables: Vec<_> = tables.collect();
    let mut random = Random::new(seed);
    let (mut kills, mut moves) = (0, 0);
    while begun.elapsed() < time {
        let is_over = AtomicBool::new(false);
        let before = |table: &Mutex<Table>| table.lock().unwrap().acknowledged.len();
        let acknowledged: usize = tables.iter().map(before).sum();
        std::thread::scope(|scope| {
            for table in &tables {
                scope.spawn(|| table.lock().unwrap().play(&is_over));
            }
            std::thread::sleep(Duration::from_micros(random.below(40_000) as u64));
            server.kill();
            is_over.store(true, Relaxed);
        });
        let after: usize = tables.iter().map(before).sum();
        moves += after.saturating_sub(acknowledged);
        server = folder.start();
        for table in &tables {
            table.lock().unwrap().check(&server);
        }
        kills += 1;
    }
    server.interrupt();
    loa_club::check(&folder.file()).unwrap();
    (kills, moves)
}

#[test]
fn kills_lose_no_acknowledged_move() {
    let (kills, moves) = kill_for(Duration::from_secs(12), 1);
    println!("{kills} kills, at least {moves} acknowledged moves");
    assert!(kills >= 20 && moves >= 20, "{kills} kills, {moves} moves");
}

#[test]
#[ignore = "takes ten minutes"]
fn many_kills_lose_no_acknowledged_move() {
    let (kills, moves) = kill_for(Duration::from_secs(600), 1000);
    println!("{kills} kills, at least {moves} acknowledged moves");
}
