//! Measures a server with many clients:
//! `cargo run --release -p lines-of-action-web --example crowd`.
//!
//! Two hundred clients are connected and silent; fifty play: each asks for the computer's move at
//! level 1, over and over. Prints how long pings and moves take.

use futures_util::{SinkExt, StreamExt};
use loa_web::{Options, Server};
use serde_json::{Value, json};
use std::error::Error;
use std::time::{Duration, Instant};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const IDLE: usize = 200;
const PLAYING: usize = 50;
const TIME: Duration = Duration::from_secs(20);
/// How long a person looks at the board.
const PAUSE: Duration = Duration::from_secs(1);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let server = Server::bind(Options::new("127.0.0.1:0".parse()?, "crowd-token".parse()?))?;
    let address = format!("ws://{}/crowd-token/socket", server.local());
    let mut idle = Vec::new();
    for _ in 0..IDLE {
        idle.push(connect_async(&address).await?.0);
    }
    let alone = echoes(address.clone(), 5).await?;
    report("alone", alone);
    let players: Vec<_> = (0..PLAYING)
        .map(|_| tokio::spawn(play(address.clone())))
        .collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    report(
        "echo among the crowd",
        echoes(address, TIME.as_secs()).await?,
    );
    let mut moves = Vec::new();
    for player in players {
        moves.extend(player.await??);
    }
    report("the computer's move", moves);
    drop(idle);
    drop(server);
    Ok(())
}

/// Plays games against the computer; returns how long its moves took.
async fn play(address: String) -> Result<Vec<Duration>, Box<dyn Error + Send + Sync>> {
    let (mut socket, _) = connect_async(address).await?;
    let begun = Instant::now();
    let mut times = Vec::new();
    let mut moves: Vec<String> = Vec::new();
    let mut id = 0;
    while begun.elapsed() < TIME {
        id += 1;
        let ask =
            json!({ "type": "move", "id": id, "game": { "moves": moves }, "level": 1, "seed": id });
        let asked = Instant::now();
        socket.send(Message::text(ask.to_string())).await?;
        let found = loop {
            let Some(message) = socket.next().await else {
                return Err("hung up".into());
            };
            let message = message?;
            if !message.is_text() {
                continue;
            }
            let message: Value = serde_json::from_str(message.to_text()?)?;
            if message["id"] == id && message["type"] != "found" {
                break message;
            }
        };
        times.push(asked.elapsed());
        match found["findings"]["lines"][0]["move"].as_str() {
            Some(mv) => moves.push(mv.to_owned()),
            None => moves.clear(),
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(times)
}

/// Has a client's pings answered, ten a second.
async fn echoes(
    address: String,
    seconds: u64,
) -> Result<Vec<Duration>, Box<dyn Error + Send + Sync>> {
    let (mut socket, _) = connect_async(address).await?;
    socket.next().await;
    let mut times = Vec::new();
    for _ in 0..10 * seconds {
        let asked = Instant::now();
        socket.send(Message::text(r#"{"type":"ping"}"#)).await?;
        while let Some(message) = socket.next().await {
            if message?.is_text() {
                break;
            }
        }
        times.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(times)
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{what}: {} times, median {:.1?}, 95 % {:.1?}, longest {:.1?}",
        times.len(),
        at(0.5),
        at(0.95),
        at(1.0)
    );
}
