//! Puts a club under load, and measures how long a move takes to reach the opponent.
//!
//! Each game has a WebSocket for each player and a move every two seconds. A move is late from the
//! moment at which it was due, not from when it was sent: a generator that falls behind does not
//! hide it. `--bots` games are played at full speed, `--spectators` watch one game. Games end after
//! `--plies N`, 1,000 if it is not given, and the players begin the next one.
//!
//! The server has to be started with `--proxy 127.0.0.1`.
//!
//! ```text
//! load http://127.0.0.1:8090/ --games 1000 --bots 20 --spectators 200 --seconds 60
//! ```

#![forbid(unsafe_code)]

use futures_util::{SinkExt as _, StreamExt as _};
use loa::{Game, Preset, Random, Size};
use loa_club::Client;
use serde_json::{Value, json};
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::time::{sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Fault = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The time between two moves of a game.
const EVERY: Duration = Duration::from_secs(2);

/// The least time between two moves of a game at full speed: the club refuses players who act more
/// often than a hundred times a second.
const FASTEST: Duration = Duration::from_millis(10);

/// How late moves were, in milliseconds.
#[derive(Clone, Default)]
struct Lateness(Arc<Mutex<Vec<f64>>>);

impl Lateness {
    fn add(&self, since: Instant) {
        let late = since.elapsed().as_secs_f64() * 1000.0;
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(late);
    }

    fn print(&self, what: &str) {
        let mut late = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        late.sort_by(f64::total_cmp);
        let at = |share: f64| late.get((late.len() as f64 * share) as usize).copied();
        let [half, most, worst] = [at(0.5), at(0.99), late.last().copied()];
        let ms = |time: Option<f64>| time.unwrap_or(f64::NAN);
        let (half, most, worst) = (ms(half), ms(most), ms(worst));
        println!(
            "{what}: {} moves, p50 {half:.1} ms, p99 {most:.1} ms, most {worst:.1} ms",
            late.len()
        );
    }
}

/// Two players of a game, and its number.
struct Table {
    cookies: [String; 2],
    game: i64,
}

fn post(client: &mut Client, path: &str, body: &Value) -> Result<Value, Fault> {
    match client.request("POST", path, Some(body))? {
        (200, answer) => Ok(answer),
        (status, answer) => Err(format!("{path}: {status} {answer}").into()),
    }
}

/// Begins games between new guests, or the same two again and again.
fn begin(url: &str, players: &mut [Client; 2]) -> Result<i64, Fault> {
    let [black, white] = players;
    let setup = json!({ "rules": "soucie", "clock": { "kind": "realTime", "seconds": 3600 , "increment": 10 } });
    let body = json!({ "kind": "link", "color": "black", "setup": setup });
    let made = post(black, "/club/invitations", &body)?;
    let token = made["invitation"]["token"].as_str().ok_or(url)?;
    let begun = post(white, &format!("/club/invitations/{token}"), &json!({}))?;
    Ok(begun["game"].as_i64().ok_or("no game")?)
}

fn table(url: &str, number: usize) -> Result<Table, Fault> {
    let mut players = [Client::new(url, None)?, Client::new(url, None)?];
    for player in &mut players {
        // The limits are for addresses; the server believes the proxy.
        let address = format!("10.{}.{}.1", number / 250, number % 250);
        player.add_header("X-Forwarded-For", &address)?;
        post(player, "/club/guests", &json!({}))?;
    }
    let game = begin(url, &mut players)?;
    let cookies = players.map(|player| player.cookie().unwrap_or_default().to_owned());
    Ok(Table { cookies, game })
}

async fn socket(url: &str, cookie: Option<&str>) -> Result<Socket, Fault> {
    let url = format!("{}club/socket", url.replacen("http", "ws", 1));
    let mut request = url.into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    Ok(connect_async(request).await?.0)
}

async fn send(socket: &mut Socket, game: i64, id: usize, act: Value) -> Result<(), Fault> {
    let message = json!({ "type": "act", "id": id, "game": game, "act": act });
    Ok(socket.send(Message::text(message.to_string())).await?)
}

/// Reads until a game's state is as wanted.
async fn wait_for(
    socket: &mut Socket,
    game: i64,
    is_wanted: impl Fn(&Value) -> bool,
) -> Result<Value, Fault> {
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else {
            continue;
        };
        let mut message: Value = serde_json::from_str(&text)?;
        let is_game = message["type"] == "game" && message["game"]["id"] == game;
        if is_game && is_wanted(&message["game"]) {
            return Ok(message["game"].take());
        }
        if message["type"] == "error" {
            return Err(message.to_string().into());
        }
    }
    Err("the connection has ended".into())
}

/// How games are played.
#[derive(Clone, Copy)]
struct Plan {
    end: Instant,
    /// The time between two moves; `None` at full speed.
    every: Option<Duration>,
    /// When a player resigns.
    plies: usize,
}

/// Plays game after game: a move each time it is due, or at once.
async fn play(
    url: String,
    table: Table,
    mut due: Instant,
    plan: Plan,
    late: Lateness,
) -> Result<(), Fault> {
    let [black, white] = &table.cookies;
    let mut sockets = [
        socket(&url, Some(black)).await?,
        socket(&url, Some(white)).await?,
    ];
    let mut random = Random::new(table.game as u64);
    let mut number = table.game;
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    while due < plan.end && Instant::now() < plan.end {
        sleep_until(due.into()).await;
        let ply = game.past().len();
        if ply >= plan.plies || game.status().is_over() {
            number = next_game(&mut sockets, number, game.status().is_over()).await?;
            sockets.reverse();
            game = Game::start(&Preset::SOUCIE, Size::STANDARD);
            continue;
        }
        // Moves that do not end the game at once.
        let moves = game.legal_moves();
        let mut goes_on = moves.iter().filter(|mv| {
            let mut next = game.clone();
            next.play(**mv).is_ok_and(|status| !status.is_over())
        });
        let count = goes_on.clone().count().max(1);
        let mv = goes_on.nth(random.below(count)).or(moves.first()).copied();
        let mv = mv.ok_or("no move")?;
        let [black, white] = &mut sockets;
        let (mover, other) = if ply.is_multiple_of(2) {
            (black, white)
        } else {
            (white, black)
        };
        let act = json!({ "act": "move", "move": mv.to_string(), "ply": ply });
        send(mover, number, ply, act).await?;
        let is_played = |game: &Value| game["ply"] == ply + 1;
        // Both hear of it; a refusal reaches the mover alone.
        wait_for(mover, number, is_played).await?;
        wait_for(other, number, is_played).await?;
        late.add(due);
        game.play(mv)?;
        due = match plan.every {
            Some(every) => due + every,
            None => Instant::now().max(due + FASTEST),
        };
    }
    Ok(())
}

/// Ends a game and begins a rematch, with the other colours; returns its number.
async fn next_game(sockets: &mut [Socket; 2], game: i64, is_over: bool) -> Result<i64, Fault> {
    let [black, white] = sockets;
    if !is_over {
        send(black, game, 0, json!({ "act": "resign" })).await?;
        wait_for(white, game, |game| game["state"] == "over").await?;
    }
    let act = json!({ "act": "offer", "what": "rematch" });
    send(black, game, 0, act).await?;
    wait_for(white, game, |game| game["offers"]["rematch"] == "black").await?;
    let act = json!({ "act": "accept", "what": "rematch" });
    send(white, game, 0, act).await?;
    let ended = wait_for(black, game, |game| game["rematch"].is_i64()).await?;
    Ok(ended["rematch"].as_i64().ok_or("no rematch")?)
}

/// Counts the events that a spectator sees.
async fn watch(url: String, game: i64, end: Instant) -> Result<usize, Fault> {
    let mut socket = socket(&url, None).await?;
    let watch = json!({ "type": "watch", "topic": "game", "game": game });
    socket.send(Message::text(watch.to_string())).await?;
    let mut seen = 0;
    while let Ok(Some(message)) = tokio::time::timeout_at(end.into(), socket.next()).await {
        if let Message::Text(text) = message? {
            seen += usize::from(text.contains("\"lastMove\""));
        }
    }
    Ok(seen)
}

fn number(arguments: &[String], name: &str, default: usize) -> Result<usize, Fault> {
    let at = arguments.iter().position(|argument| argument == name);
    Ok(match at.and_then(|at| arguments.get(at + 1)) {
        Some(text) => text.parse()?,
        None => default,
    })
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Fault> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let url = arguments
        .first()
        .ok_or("the club's address is missing")?
        .clone();
    let count = |name, default| number(&arguments, name, default);
    let (games, bots) = (count("--games", 1000)?, count("--bots", 20)?);
    let (spectators, idle) = (count("--spectators", 200)?, count("--idle", 0)?);
    let plies = count("--plies", 1000)?;
    let time = Duration::from_secs(count("--seconds", 60)? as u64);
    let tables = (0..games + bots).map(|number| table(&url, number));
    let mut tables = tables.collect::<Result<Vec<_>, _>>()?;
    println!("{} games begun", tables.len());
    let mut clients = Vec::new();
    for _ in 0..idle {
        clients.push(socket(&url, None).await?);
    }
    // Connections take their time, too.
    let begin = Instant::now() + Duration::from_secs(10);
    let end = begin + time;
    let (calm, fast) = (Lateness::default(), Lateness::default());
    let mut watchers = Vec::new();
    for _ in 0..spectators {
        let game = tables.first().ok_or("no games")?.game;
        watchers.push(tokio::spawn(watch(url.clone(), game, end)));
    }
    let mut playing = Vec::new();
    for (at, table) in tables.drain(..).enumerate() {
        let is_fast = at >= games;
        let first = begin + EVERY.mul_f64(at as f64 / games.max(1) as f64);
        let (every, late) = match is_fast {
            true => (None, fast.clone()),
            false => (Some(EVERY), calm.clone()),
        };
        let plan = Plan { end, every, plies };
        playing.push(tokio::spawn(play(url.clone(), table, first, plan, late)));
        if at % 50 == 0 {
            sleep(Duration::from_millis(20)).await;
        }
    }
    for game in playing {
        game.await??;
    }
    let mut seen = 0;
    for watcher in watchers {
        seen += watcher.await??;
    }
    calm.print("games with a move every 2 s");
    fast.print("games at full speed");
    println!("{spectators} spectators saw {seen} events of one game");
    drop(clients);
    Ok(())
}
