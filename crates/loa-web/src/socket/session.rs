//! One client at a WebSocket.

use super::message::{ClientMessage, ServerMessage};
use crate::app::App;
use crate::engine::{MOST_LINES, Stop, StopOnDrop, Task};
use crate::error::ApiError;
use crate::game::{GameText, seconds};
use crate::limits::RateLimit;
use crate::shared::{ProgramMessage, SharedGame};
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
/// The most messages waiting for a client. Interim findings are dropped sooner.
const MOST_WAITING: usize = 64;
/// The interval of pings.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// The longest silence of a client.
const SILENCE: Duration = Duration::from_secs(80);

/// Serves a client until it leaves, breaks the limits, or the server stops.
pub(super) async fn run(app: App, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let (outgoing, queue) = mpsc::channel(MOST_WAITING);
    let send_timeout = app.limits.send_timeout;
    let writer = tokio::spawn(write(sink, queue, send_timeout));
    let mut client = Client {
        rate: RateLimit::new(app.limits.messages),
        jobs: HashMap::new(),
        app,
        outgoing,
    };
    let why = client.serve(stream).await;
    client.jobs.clear();
    if let Some((code, reason)) = why {
        let reason = Utf8Bytes::from_static(reason);
        let close = Message::Close(Some(CloseFrame { code, reason }));
        let _ = client.outgoing.try_send(close);
    }
    drop(client);
    let _ = timeout(send_timeout, writer).await;
}

/// Sends messages; ends when the client does not read in time.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: mpsc::Receiver<Message>,
    send_timeout: Duration,
) {
    while let Some(message) = queue.recv().await {
        match timeout(send_timeout, sink.send(message)).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    }
    let _ = timeout(send_timeout, sink.close()).await;
}

/// The state of a client.
struct Client {
    app: App,
    rate: RateLimit,
    /// The jobs by the client's numbers; removing a job stops it.
    jobs: HashMap<u64, StopOnDrop>,
    outgoing: mpsc::Sender<Message>,
}

/// The close code and reason of a connection that the server ends.
type CloseReason = Option<(u16, &'static str)>;

impl Client {
    async fn serve(&mut self, mut stream: SplitStream<WebSocket>) -> CloseReason {
        let mut stopped = self.app.stopped.clone();
        let mut games = self.app.shared.as_ref().map(crate::Shared::games);
        let mut words = self.app.shared.as_ref().map(crate::Shared::messages);
        let (finished, mut ended) = mpsc::channel::<u64>(MOST_JOBS);
        let mut heartbeat = interval(HEARTBEAT);
        let mut last_received = Instant::now();
        let hello = ServerMessage::Hello {
            version: env!("CARGO_PKG_VERSION"),
            shared: self.app.shared.is_some(),
        };
        if !self.send(&hello).await {
            return None;
        }
        loop {
            let stays = tokio::select! {
                message = stream.next() => {
                    last_received = Instant::now();
                    match message {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                        Some(Ok(message)) => {
                            if !self.rate.allows() {
                                return Some((close_code::POLICY, "too many messages"));
                            }
                            self.receive(&message, &finished).await
                        }
                    }
                }
                Some(id) = ended.recv() => {
                    self.jobs.remove(&id);
                    true
                }
                game = next_game(&mut games) => self.send(&ServerMessage::Shared { game: SharedGame::clone(&game) }).await,
                said = next_word(&mut words) => {
                    let tell = ServerMessage::Said { text: said.text.clone(), error: said.is_error };
                    self.send(&tell).await
                }
                _ = heartbeat.tick() => {
                    if last_received.elapsed() > SILENCE {
                        return None;
                    }
                    self.outgoing.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
                }
                _ = stopped.changed() => return Some((close_code::AWAY, "the server stops")),
            };
            if !stays {
                return None;
            }
        }
    }

    /// Sends a message; `false` if the client has left or does not read.
    async fn send(&self, tell: &ServerMessage) -> bool {
        send(&self.outgoing, tell, self.app.limits.send_timeout).await
    }

    async fn send_error(&self, id: Option<u64>, error: &ApiError) -> bool {
        let error = error.to_string();
        self.send(&ServerMessage::Error { id, error }).await
    }

    async fn receive(&mut self, message: &Message, finished: &mpsc::Sender<u64>) -> bool {
        let text = match message {
            Message::Text(text) => text.as_bytes(),
            Message::Binary(bytes) => bytes,
            _ => return true,
        };
        match serde_json::from_slice(text) {
            Ok(ask) => self.handle(ask, finished).await,
            Err(error) => {
                let error = ApiError::bad(format!("unexpected message: {error}"));
                self.send_error(None, &error).await
            }
        }
    }

    async fn handle(&mut self, ask: ClientMessage, finished: &mpsc::Sender<u64>) -> bool {
        let result = match ask {
            ClientMessage::Ping => return self.send(&ServerMessage::Pong).await,
            ClientMessage::Stop { id } => {
                if let Some(job) = self.jobs.get(&id) {
                    job.0.set();
                }
                return true;
            }
            ClientMessage::MoveNow => {
                if let Some(shared) = &self.app.shared {
                    shared.move_now();
                }
                return true;
            }
            ClientMessage::Line { text } => self.enter_line(text).map_err(|error| (None, error)),
            ClientMessage::Move {
                id,
                game,
                level,
                seed,
            } => match Level::new(level) {
                Some(level) => self.begin(id, &game, Task::Move { level, seed }, finished),
                None => Err(ApiError::bad("a level is 1 to 10")),
            }
            .map_err(|error| (Some(id), error)),
            ClientMessage::Analyse {
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
            Err((id, error)) => self.send_error(id, &error).await,
        }
    }

    fn enter_line(&self, text: String) -> Result<(), ApiError> {
        let shared = self.app.shared.as_ref();
        let shared = shared.ok_or_else(|| ApiError::bad("there is no shared game here"))?;
        if text.len() > 200 || text.contains(char::is_control) {
            return Err(ApiError::bad("not a command line"));
        }
        if shared.send_line(text) {
            Ok(())
        } else {
            Err(ApiError::bad("the program is busy"))
        }
    }

    /// Starts a job. Interim findings are sent if the client keeps up.
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
            return Err(ApiError::bad("this job number is in use"));
        }
        let game = game.replay()?;
        let stop = Stop::default();
        self.jobs.insert(id, StopOnDrop(stop.clone()));
        let (jobs, tell, finished) = (
            self.app.jobs.clone(),
            self.outgoing.clone(),
            finished.clone(),
        );
        let send_timeout = self.app.limits.send_timeout;
        tokio::spawn(async move {
            let interim = tell.clone();
            let update = move |findings| {
                if interim.capacity() > MOST_WAITING / 2 {
                    let found = message(&ServerMessage::Found { id, findings });
                    let _ = interim.try_send(found);
                }
            };
            let findings = jobs.run(game, task, stop, update).await;
            send(&tell, &ServerMessage::Done { id, findings }, send_timeout).await;
            let _ = finished.send(id).await;
        });
        Ok(())
    }
}

fn message(tell: &ServerMessage) -> Message {
    let text = serde_json::to_string(tell).expect("messages have text keys only");
    Message::Text(text.into())
}

async fn send(
    sender: &mpsc::Sender<Message>,
    tell: &ServerMessage,
    send_timeout: Duration,
) -> bool {
    matches!(
        timeout(send_timeout, sender.send(message(tell))).await,
        Ok(Ok(()))
    )
}

/// Waits for the next state of the shared game; forever if there is none.
async fn next_game(games: &mut Option<watch::Receiver<Arc<SharedGame>>>) -> Arc<SharedGame> {
    if let Some(games) = games
        && games.changed().await.is_ok()
    {
        return Arc::clone(&games.borrow_and_update());
    }
    std::future::pending().await
}

/// Waits for the next message of the program; forever if there is none.
async fn next_word(
    words: &mut Option<broadcast::Receiver<Arc<ProgramMessage>>>,
) -> Arc<ProgramMessage> {
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
