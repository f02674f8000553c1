//! One client at a WebSocket.

use super::flood::Flood;
use super::message::{Ask, Tell};
use crate::api::{App, seconds};
use crate::engine::{MOST_LINES, Stop, StopOnDrop, Task};
use crate::error::ApiError;
use crate::game::GameText;
use crate::shared::{Said, SharedGame};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use loa_engine::Level;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, interval, timeout};

/// The most jobs of one client, waiting ones too.
const MOST_JOBS: usize = 4;
/// The most messages that wait for a client to read; what is found on the way is dropped sooner.
const MOST_WAITING: usize = 64;
/// How often a client is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(80);

/// Serves a client until it goes, breaks the rules, or the server ends.
pub(super) async fn run(app: App, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let (tell, told) = mpsc::channel(MOST_WAITING);
    let patience = app.limits.patience;
    let writer = tokio::spawn(write(sink, told, patience));
    let mut client = Client {
        flood: Flood::new(app.limits.messages),
        jobs: HashMap::new(),
        app,
        tell,
    };
    let why = client.serve(stream).await;
    client.jobs.clear();
    if let Some((code, reason)) = why {
        let reason = Utf8Bytes::from_static(reason);
        let farewell = Message::Close(Some(CloseFrame { code, reason }));
        let _ = client.tell.try_send(farewell);
    }
    drop(client);
    let _ = timeout(patience, writer).await;
}

/// Sends what there is to send. Ends when a client does not read in time.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut told: mpsc::Receiver<Message>,
    patience: Duration,
) {
    while let Some(message) = told.recv().await {
        match timeout(patience, sink.send(message)).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    }
    let _ = timeout(patience, sink.close()).await;
}

/// What a client has going on.
struct Client {
    app: App,
    flood: Flood,
    /// The jobs by the client's numbers; each ends when it is taken out.
    jobs: HashMap<u64, StopOnDrop>,
    tell: mpsc::Sender<Message>,
}

/// Why a client is sent away.
type Farewell = Option<(u16, &'static str)>;

impl Client {
    async fn serve(&mut self, mut stream: SplitStream<WebSocket>) -> Farewell {
        let mut stopped = self.app.stopped.clone();
        let mut games = self.app.shared.as_ref().map(crate::Shared::games);
        let mut words = self.app.shared.as_ref().map(crate::Shared::words);
        let (finished, mut ended) = mpsc::channel::<u64>(MOST_JOBS);
        let mut heartbeat = interval(HEARTBEAT);
        let mut heard = Instant::now();
        let hello = Tell::Hello {
            version: env!("CARGO_PKG_VERSION"),
            shared: self.app.shared.is_some(),
        };
        if !self.say(&hello).await {
            return None;
        }
        loop {
            let going_on = tokio::select! {
                message = stream.next() => {
                    heard = Instant::now();
                    match message {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                        Some(Ok(message)) => {
                            if !self.flood.allows() {
                                return Some((close_code::POLICY, "too many messages"));
                            }
                            self.hear(&message, &finished).await
                        }
                    }
                }
                Some(id) = ended.recv() => {
                    self.jobs.remove(&id);
                    true
                }
                game = next_game(&mut games) => self.say(&Tell::Shared { game: SharedGame::clone(&game) }).await,
                said = next_word(&mut words) => {
                    let tell = Tell::Said { text: said.text.clone(), error: said.is_error };
                    self.say(&tell).await
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        return None;
                    }
                    self.tell.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
                }
                _ = stopped.changed() => return Some((close_code::AWAY, "the server ends")),
            };
            if !going_on {
                return None;
            }
        }
    }

    /// Sends a message; `false` if the client is gone or does not read.
    async fn say(&self, tell: &Tell) -> bool {
        send(&self.tell, tell, self.app.limits.patience).await
    }

    async fn complain(&self, id: Option<u64>, error: &ApiError) -> bool {
        let error = error.to_string();
        self.say(&Tell::Error { id, error }).await
    }

    async fn hear(&mut self, message: &Message, finished: &mpsc::Sender<u64>) -> bool {
        let text = match message {
            Message::Text(text) => text.as_bytes(),
            Message::Binary(bytes) => bytes,
            _ => return true,
        };
        match serde_json::from_slice(text) {
            Ok(ask) => self.answer(ask, finished).await,
            Err(error) => {
                let error = ApiError::bad(format!("not what is expected here: {error}"));
                self.complain(None, &error).await
            }
        }
    }

    async fn answer(&mut self, ask: Ask, finished: &mpsc::Sender<u64>) -> bool {
        let result = match ask {
            Ask::Ping => return self.say(&Tell::Pong).await,
            Ask::Stop { id } => {
                if let Some(job) = self.jobs.get(&id) {
                    job.0.set();
                }
                return true;
            }
            Ask::Hurry => {
                if let Some(shared) = &self.app.shared {
                    shared.hurry();
                }
                return true;
            }
            Ask::Line { text } => self.type_line(text).map_err(|error| (None, error)),
            Ask::Move {
                id,
                game,
                level,
                seed,
            } => match Level::new(level) {
                Some(level) => self.begin(id, &game, Task::Move { level, seed }, finished),
                None => Err(ApiError::bad("a level is 1 to 10")),
            }
            .map_err(|error| (Some(id), error)),
            Ask::Analyse {
                id,
                game,
                lines,
                seconds: time,
                threads,
            } => seconds(time, self.app.limits.analysis.as_secs_f64())
                .map(|time| Task::Analysis {
                    lines: lines.clamp(1, MOST_LINES),
                    time,
                    threads: threads.clamp(1, self.app.limits.jobs.max(1)),
                })
                .and_then(|task| self.begin(id, &game, task, finished))
                .map_err(|error| (Some(id), error)),
        };
        match result {
            Ok(()) => true,
            Err((id, error)) => self.complain(id, &error).await,
        }
    }

    fn type_line(&self, text: String) -> Result<(), ApiError> {
        let shared = self.app.shared.as_ref();
        let shared = shared.ok_or_else(|| ApiError::bad("there is no shared game here"))?;
        if text.len() > 200 || text.contains(char::is_control) {
            return Err(ApiError::bad("that is no line that could be typed"));
        }
        if shared.send_line(text) {
            Ok(())
        } else {
            Err(ApiError::bad("the program has too much to do"))
        }
    }

    /// Begins a job. What it finds on the way is told when the client keeps up.
    fn begin(
        &mut self,
        id: u64,
        game: &GameText,
        task: Task,
        finished: &mpsc::Sender<u64>,
    ) -> Result<(), ApiError> {
        if self.jobs.len() >= MOST_JOBS {
            return Err(ApiError::bad("too many jobs at once"));
        }
        if self.jobs.contains_key(&id) {
            return Err(ApiError::bad("that number is in use"));
        }
        let game = game.replay()?;
        let stop = Stop::default();
        self.jobs.insert(id, StopOnDrop(stop.clone()));
        let (jobs, tell, finished) = (self.app.jobs.clone(), self.tell.clone(), finished.clone());
        let patience = self.app.limits.patience;
        tokio::spawn(async move {
            let on_the_way = tell.clone();
            let update = move |findings| {
                if on_the_way.capacity() > MOST_WAITING / 2 {
                    let found = message(&Tell::Found { id, findings });
                    let _ = on_the_way.try_send(found);
                }
            };
            let findings = jobs.run(game, task, stop, update).await;
            send(&tell, &Tell::Done { id, findings }, patience).await;
            let _ = finished.send(id).await;
        });
        Ok(())
    }
}

fn message(tell: &Tell) -> Message {
    let text = serde_json::to_string(tell).expect("messages have no maps with odd keys");
    Message::Text(text.into())
}

async fn send(sender: &mpsc::Sender<Message>, tell: &Tell, patience: Duration) -> bool {
    matches!(
        timeout(patience, sender.send(message(tell))).await,
        Ok(Ok(()))
    )
}

/// Waits for the next state of the shared game; for ever if there is none.
async fn next_game(games: &mut Option<watch::Receiver<Arc<SharedGame>>>) -> Arc<SharedGame> {
    if let Some(games) = games
        && games.changed().await.is_ok()
    {
        return Arc::clone(&games.borrow_and_update());
    }
    std::future::pending().await
}

/// Waits for the next words of the program; for ever if there is none.
async fn next_word(words: &mut Option<broadcast::Receiver<Arc<Said>>>) -> Arc<Said> {
    loop {
        let received = match words {
            Some(words) => words.recv().await,
            None => std::future::pending().await,
        };
        match received {
            Ok(said) => return said,
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => *words = None,
        }
    }
}
