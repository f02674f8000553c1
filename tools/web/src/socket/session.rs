//! One client at a WebSocket. The server's messages are JSON objects with a `type`, too.

use crate::app::App;
use crate::connections::{Peer, spawn};
use crate::engine::StopOnDrop;
use crate::limits::RateLimit;
use crate::shared::{ProgramMessage, Shared, SharedGame};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use loa_page_api::{ApiError, ClientMessage, Code, Findings, Search, SearchMessage};
use serde::Serialize;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};

/// The most jobs of one client, waiting ones too.
const MOST_JOBS: usize = 4;
/// The most messages waiting for a client. Interim findings are dropped sooner.
const MOST_WAITING: usize = 64;
/// The interval of pings.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// The longest silence of a client.
const SILENCE: Duration = Duration::from_secs(80);

/// What a page is told besides what searches find.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum SessionMessage {
    /// The first message.
    Hello { version: &'static str, shared: bool },
    /// The game of the program has changed.
    Shared { game: SharedGame },
    /// The program says something.
    Said(ProgramMessage),
    /// The answer to a ping.
    Pong,
}

/// The close code and reason of a connection that the server ends.
type CloseReason = Option<(u16, &'static str)>;

/// Serves a client until it leaves, breaks the limits, or the server stops.
pub(super) async fn run(app: Arc<App>, peer: Peer, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let (sender, queue) = mpsc::channel(MOST_WAITING);
    let send_timeout = app.limits.send_timeout;
    let outgoing = Outgoing {
        sender,
        send_timeout,
    };
    let writer = spawn(Box::pin(write(sink, queue, send_timeout)));
    let mut stopped = app.stopped.clone();
    let shared = app.shared.clone();
    let hello = SessionMessage::Hello {
        version: env!("CARGO_PKG_VERSION"),
        shared: shared.is_some(),
    };
    outgoing.send(&hello).await;
    let mut client = Client {
        jobs: HashMap::new(),
        app,
        address: peer.address,
        outgoing: outgoing.clone(),
    };
    let why = tokio::select! {
        why = client.serve(stream) => why,
        () = outgoing.keep_alive() => None,
        () = show(shared, &outgoing) => None,
        _ = stopped.changed() => Some((close_code::AWAY, "the server stops")),
    };
    drop(client);
    if let Some((code, reason)) = why {
        let reason = Utf8Bytes::from_static(reason);
        let close = Message::Close(Some(CloseFrame { code, reason }));
        let _ = outgoing.sender.try_send(close);
    }
    drop(outgoing);
    let _ = timeout(send_timeout, writer).await;
    drop(peer);
}

/// Writes messages; ends when the client does not read in time.
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

/// Sends the states of the shared game and the words of its program.
async fn show(shared: Option<Shared>, outgoing: &Outgoing) {
    let Some(shared) = shared else {
        return std::future::pending().await;
    };
    let (mut games, mut words) = (shared.games(), shared.messages());
    loop {
        let message = tokio::select! {
            Ok(()) = games.changed() => {
                let game = games.borrow_and_update().clone();
                SessionMessage::Shared { game }
            }
            said = words.recv() => match said {
                Ok(said) => SessionMessage::Said(said),
                Err(RecvError::Lagged(_)) => continue,
                Err(RecvError::Closed) => return,
            },
        };
        if !outgoing.send(&message).await {
            return;
        }
    }
}

/// The queue of messages to a client.
#[derive(Clone)]
struct Outgoing {
    sender: mpsc::Sender<Message>,
    send_timeout: Duration,
}

impl Outgoing {
    /// Sends a message; `false` if the client has left or does not read.
    async fn send(&self, message: &impl Serialize) -> bool {
        self.send_raw(text(message)).await
    }

    async fn send_raw(&self, message: Message) -> bool {
        let sent = timeout(self.send_timeout, self.sender.send(message)).await;
        matches!(sent, Ok(Ok(())))
    }

    /// Sends interim findings if the client keeps up.
    fn send_interim(&self, message: &SearchMessage) {
        if self.sender.capacity() > MOST_WAITING / 2 {
            let _ = self.sender.try_send(text(message));
        }
    }

    /// Sends pings until the client has left.
    async fn keep_alive(&self) {
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.tick().await;
        while self.send_raw(Message::Ping(Bytes::new())).await {
            heartbeat.tick().await;
        }
    }
}

fn text(message: &impl Serialize) -> Message {
    Message::Text(loa_page_api::text(message).into())
}

/// The state of a client.
struct Client {
    app: Arc<App>,
    address: IpAddr,
    /// The jobs by the client's numbers; removing a job stops it.
    jobs: HashMap<u64, (StopOnDrop, JoinHandle<()>)>,
    outgoing: Outgoing,
}

impl Client {
    /// Handles the messages of a client until it leaves or breaks the limits.
    async fn serve(&mut self, mut stream: SplitStream<WebSocket>) -> CloseReason {
        let mut rate = RateLimit::new(self.app.limits.messages);
        let mut stays = true;
        while stays {
            let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await else {
                return None;
            };
            if !rate.allows() {
                return Some((close_code::POLICY, "too many messages"));
            }
            stays = match &message {
                Message::Text(text) => self.receive(text.as_bytes()).await,
                Message::Binary(bytes) => self.receive(bytes).await,
                Message::Close(_) => false,
                _ => true,
            };
        }
        None
    }

    /// Does what a message asks for; `false` if the client has left.
    async fn receive(&mut self, message: &[u8]) -> bool {
        let answer = match serde_json::from_slice(message) {
            Ok(ClientMessage::Ping) => return self.outgoing.send(&SessionMessage::Pong).await,
            Ok(message) => self.handle(message),
            Err(error) => Err((None, ApiError::unreadable(Code::BadJson, error))),
        };
        match answer {
            Ok(()) => true,
            Err((id, error)) => {
                let answer = SearchMessage::failed(id, error);
                self.outgoing.send(&answer).await
            }
        }
    }

    /// Does what a message asks for; a fault has the number of its job.
    fn handle(&mut self, message: ClientMessage) -> Result<(), (Option<u64>, ApiError)> {
        let (id, result) = match message {
            ClientMessage::Ping => (None, Ok(())),
            ClientMessage::Stop { id } => {
                if let Some((stop, _)) = self.jobs.get(&id) {
                    stop.0.send_replace(true);
                }
                (None, Ok(()))
            }
            ClientMessage::MoveNow => {
                if let Some(shared) = &self.app.shared {
                    shared.move_now();
                }
                (None, Ok(()))
            }
            ClientMessage::Line { text } => (None, self.enter_line(text)),
            ClientMessage::Move(asked) => (Some(asked.id), self.begin(asked.id, asked.search())),
            ClientMessage::Analyse(asked) => {
                let search = asked.search(&self.app.page.host);
                (Some(asked.id), self.begin(asked.id, search))
            }
        };
        result.map_err(|error| (id, error))
    }

    fn enter_line(&self, text: String) -> Result<(), ApiError> {
        let shared = self.app.shared.as_ref();
        let shared = shared.ok_or_else(|| ApiError::bad(Code::NoSharedGame))?;
        if text.len() > 200 || text.contains(char::is_control) {
            return Err(ApiError::bad(Code::NotACommand));
        }
        if shared.send_line(text) {
            Ok(())
        } else {
            Err(ApiError::bad(Code::ProgramBusy))
        }
    }

    /// Starts a job.
    fn begin(&mut self, id: u64, search: Result<Search, ApiError>) -> Result<(), ApiError> {
        let search = search?;
        self.jobs.retain(|_, (_, job)| !job.is_finished());
        if self.jobs.len() >= MOST_JOBS {
            return Err(ApiError::bad(Code::ManyJobs).with("most", MOST_JOBS));
        }
        if self.jobs.contains_key(&id) {
            return Err(ApiError::bad(Code::JobInUse).with("id", id));
        }
        let stop = StopOnDrop(Arc::default());
        let flag = Arc::clone(&stop.0);
        let outgoing = self.outgoing.clone();
        let interim = outgoing.clone();
        let update = Box::new(move |findings: &Findings| {
            let findings = findings.clone();
            interim.send_interim(&SearchMessage::Found { id, findings });
        });
        let jobs = &self.app.jobs;
        let findings = jobs.start(self.address, search, flag, update)?;
        let job = spawn(Box::pin(async move {
            let findings = findings.await;
            outgoing.send(&SearchMessage::Done { id, findings }).await;
        }));
        self.jobs.insert(id, (stop, job));
        Ok(())
    }
}
