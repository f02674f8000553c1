//! One client at a WebSocket. The server's messages are JSON objects with a `type`, too.

use crate::connections::{Peer, spawn};
use crate::engine::{Stop, StopOnDrop};
use crate::http::told;
use crate::server::App;
use crate::shared::{ProgramMessage, Shared, SharedGame};
use crate::socket::{Gone, Socket};
use axum::extract::ws::{Utf8Bytes, WebSocket};
use loa_page_api::{ApiError, ClientMessage, Code, Findings, Search, SearchMessage, refuse_if};
use serde::Serialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// The most jobs of one client, waiting ones too.
const MOST_JOBS: usize = 4;
/// The most messages waiting for a client. Interim findings are dropped sooner.
const MOST_WAITING: usize = 64;
/// How many pings a page may let pass, such as that of a phone asleep.
const UNANSWERED: u32 = 7;

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

/// Serves a client until it leaves, breaks the limits, or the server stops.
pub(super) async fn run(app: Arc<App>, peer: Peer, socket: WebSocket) {
    let (outgoing, queue) = mpsc::channel(MOST_WAITING);
    let shown = show(app.options.shared.clone(), outgoing.clone());
    let mut client = Client {
        jobs: HashMap::new(),
        socket: Socket::new(socket, &app.options.limits, app.stopped.clone(), UNANSWERED),
        app,
        address: peer.address,
        outgoing,
    };
    let gone = tokio::select! {
        Err(gone) = client.serve(queue) => gone,
        () = shown => Gone(None),
    };
    client.jobs.clear();
    client.socket.end(gone).await;
    drop(peer);
}

/// Queues the states of the shared game and the words of its program.
async fn show(shared: Option<Shared>, outgoing: mpsc::Sender<Utf8Bytes>) {
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

fn text(message: &impl Serialize) -> Utf8Bytes {
    loa_page_api::text(message).into()
}

/// The state of a client.
struct Client {
    app: Arc<App>,
    address: IpAddr,
    /// The jobs by the client's numbers; removing a job stops it.
    jobs: HashMap<u64, (StopOnDrop, JoinHandle<()>)>,
    /// The queue of messages from other tasks.
    outgoing: mpsc::Sender<Utf8Bytes>,
    socket: Socket,
}

impl Client {
    /// Handles the client's messages, and sends it those of the queue, until the connection ends.
    async fn serve(&mut self, mut queue: mpsc::Receiver<Utf8Bytes>) -> Result<Infallible, Gone> {
        let hello = SessionMessage::Hello {
            version: env!("CARGO_PKG_VERSION"),
            shared: self.app.options.shared.is_some(),
        };
        self.socket.say(&hello).await?;
        loop {
            let message = self.socket.hear(&mut queue).await?;
            self.receive(&message).await?;
        }
    }

    /// Does what a message asks for; a fault has the number of its job.
    async fn receive(&mut self, message: &[u8]) -> Result<(), Gone> {
        let (id, done) = match serde_json::from_slice(message) {
            Ok(ClientMessage::Ping) => return self.socket.say(&SessionMessage::Pong).await,
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
            Err(error) => {
                self.socket
                    .say(&SearchMessage::failed(id, told(error)))
                    .await
            }
        }
    }

    fn enter_line(&self, text: String) -> Result<(), ApiError> {
        let shared = self.app.options.shared.as_ref();
        let shared = shared.ok_or(Code::NoSharedGame)?;
        let is_bad = text.len() > 200 || text.contains(char::is_control);
        refuse_if(is_bad, Code::NotACommand)?;
        refuse_if(!shared.send_line(text), Code::ProgramBusy)
    }

    /// Starts a job.
    fn begin(&mut self, id: u64, search: Result<Search, ApiError>) -> Result<(), ApiError> {
        let search = search?;
        self.jobs.retain(|_, (_, job)| !job.is_finished());
        let many_jobs = ApiError::from(Code::ManyJobs).with("most", MOST_JOBS);
        refuse_if(self.jobs.len() >= MOST_JOBS, many_jobs)?;
        let in_use = ApiError::from(Code::JobInUse).with("id", id);
        refuse_if(self.jobs.contains_key(&id), in_use)?;
        let stop = StopOnDrop(Stop::default());
        let flag = stop.0.clone();
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
