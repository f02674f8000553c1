//! One client at a WebSocket. The server's messages are JSON objects with a `type`, too.

use crate::connections::{Peer, spawn};
use crate::engine::StopOnDrop;
use crate::limits::RateLimit;
use crate::server::App;
use crate::shared::{ProgramMessage, Shared, SharedGame};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt as _;
use loa_page_api::{ApiError, ClientMessage, Code, Findings, Search, SearchMessage};
use serde::Serialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, interval, timeout, timeout_at};

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

/// The close code and reason of a connection that the server ends; `None` if the client has left.
type CloseReason = Option<(u16, &'static str)>;

/// Serves a client until it leaves, breaks the limits, or the server stops.
pub(super) async fn run(app: Arc<App>, peer: Peer, socket: WebSocket) {
    let (outgoing, queue) = mpsc::channel(MOST_WAITING);
    let shown = show(app.options.shared.clone(), outgoing.clone());
    let stopped = app.stopped.clone();
    let mut client = Client {
        jobs: HashMap::new(),
        app,
        address: peer.address,
        outgoing,
        socket,
    };
    let why = tokio::select! {
        Err(why) = client.serve(queue, stopped) => why,
        () = shown => None,
    };
    client.jobs.clear();
    if let Some((code, reason)) = why {
        let reason = Utf8Bytes::from_static(reason);
        let close = Message::Close(Some(CloseFrame { code, reason }));
        let _ = client.send_raw(close).await;
    }
    let send_timeout = client.app.options.limits.send_timeout;
    let _ = timeout(send_timeout, client.socket.close()).await;
    drop(peer);
}

/// Queues the states of the shared game and the words of its program.
async fn show(shared: Option<Shared>, outgoing: mpsc::Sender<Message>) {
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
        if outgoing.send(text(&message)).await.is_err() {
            return;
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
    /// The queue of messages from other tasks.
    outgoing: mpsc::Sender<Message>,
    socket: WebSocket,
}

impl Client {
    /// Handles the client's messages, and sends it those of the queue, until the connection ends.
    async fn serve(
        &mut self,
        mut queue: mpsc::Receiver<Message>,
        mut stopped: watch::Receiver<bool>,
    ) -> Result<Infallible, CloseReason> {
        let mut rate = RateLimit::new(self.app.options.limits.messages);
        let mut heartbeat = interval(HEARTBEAT);
        let mut heard = Instant::now();
        let hello = SessionMessage::Hello {
            version: env!("CARGO_PKG_VERSION"),
            shared: self.app.options.shared.is_some(),
        };
        self.send(&hello).await?;
        loop {
            tokio::select! {
                message = timeout_at(heard + SILENCE, self.socket.recv()) => {
                    let Ok(Some(Ok(message))) = message else {
                        return Err(None);
                    };
                    heard = Instant::now();
                    if !rate.allows() {
                        return Err(Some((close_code::POLICY, "too many messages")));
                    }
                    match &message {
                        Message::Text(text) => self.receive(text.as_bytes()).await?,
                        Message::Binary(bytes) => self.receive(bytes).await?,
                        Message::Close(_) => return Err(None),
                        _ => {}
                    }
                }
                Some(message) = queue.recv() => self.send_raw(message).await?,
                _ = heartbeat.tick() => self.send_raw(Message::Ping(Bytes::new())).await?,
                _ = stopped.changed() => {
                    return Err(Some((close_code::AWAY, "the server stops")));
                }
            }
        }
    }

    async fn send(&mut self, message: &impl Serialize) -> Result<(), CloseReason> {
        self.send_raw(text(message)).await
    }

    /// Sends a message to a client that reads it in time.
    async fn send_raw(&mut self, message: Message) -> Result<(), CloseReason> {
        let send_timeout = self.app.options.limits.send_timeout;
        match timeout(send_timeout, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(None),
        }
    }

    /// Does what a message asks for; a fault has the number of its job.
    async fn receive(&mut self, message: &[u8]) -> Result<(), CloseReason> {
        let (id, done) = match serde_json::from_slice(message) {
            Ok(ClientMessage::Ping) => return self.send(&SessionMessage::Pong).await,
            Ok(ClientMessage::Stop { id }) => {
                if let Some((stop, _)) = self.jobs.get(&id) {
                    stop.0.send_replace(true);
                }
                (None, Ok(()))
            }
            Ok(ClientMessage::MoveNow) => {
                if let Some(shared) = &self.app.options.shared {
                    shared.move_now();
                }
                (None, Ok(()))
            }
            Ok(ClientMessage::Line { text }) => (None, self.enter_line(text)),
            Ok(ClientMessage::Move(asked)) => {
                (Some(asked.id), self.begin(asked.id, asked.search()))
            }
            Ok(ClientMessage::Analyse(asked)) => {
                let search = asked.search(&self.app.page.host);
                (Some(asked.id), self.begin(asked.id, search))
            }
            Err(error) => (None, Err(ApiError::unreadable(Code::BadJson, error))),
        };
        match done {
            Ok(()) => Ok(()),
            Err(error) => self.send(&SearchMessage::failed(id, error)).await,
        }
    }

    fn enter_line(&self, text: String) -> Result<(), ApiError> {
        let shared = self.app.options.shared.as_ref();
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
            // A client that does not keep up gets the last findings alone.
            if interim.capacity() > MOST_WAITING / 2 {
                let findings = findings.clone();
                let _ = interim.try_send(text(&SearchMessage::Found { id, findings }));
            }
        });
        let jobs = &self.app.jobs;
        let findings = jobs.start(self.address, search, flag, update)?;
        let job = spawn(Box::pin(async move {
            let findings = findings.await;
            let done = text(&SearchMessage::Done { id, findings });
            // The client may have left.
            let _ = outgoing.send(done).await;
        }));
        self.jobs.insert(id, (stop, job));
        Ok(())
    }
}
