//! The server: accepts connections, counts them, and ends them all when it is told to.

use crate::api::{self, App};
use crate::door::{self, Door};
use crate::{Interrupts, Shared, Token, assets, engine, pages, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use loa_solver::Tables;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// How long open connections have when the server ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// What clients may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a message on a WebSocket.
    pub message: usize,
    /// Messages that a client may send in ten seconds.
    pub messages: u32,
    /// Engine jobs that compute at the same time, for moves and as many for analyses.
    pub jobs: usize,
    /// The longest analysis.
    pub analysis: Duration,
    /// How long a client may take to read what it was sent.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            connections: 1024,
            connections_per_address: 512,
            body: 1 << 20,
            message: 1 << 18,
            messages: 300,
            jobs: cores,
            analysis: Duration::from_secs(600),
            patience: Duration::from_secs(20),
        }
    }
}

/// What a server is to do.
pub struct Options {
    /// The address to listen at; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The secret part of the page's address.
    pub token: Token,
    /// Names that the server goes by, besides `localhost` and plain addresses.
    pub names: Vec<String>,
    /// Tables of a solved board.
    pub tables: Option<Tables>,
    /// A game that a program beside the server plays.
    pub shared: Option<Shared>,
    /// What clients may use up.
    pub limits: Limits,
}

impl Options {
    /// Makes options with nothing special.
    pub fn new(listen: SocketAddr, token: Token) -> Options {
        Options {
            listen,
            token,
            names: Vec::new(),
            tables: None,
            shared: None,
            limits: Limits::default(),
        }
    }
}

/// Why a server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The system gives no threads.
    #[error("can't start a server: {0}")]
    Runtime(io::Error),
    /// The address can't be had.
    #[error("can't listen at {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        cause: io::Error,
    },
}

/// A running server. It ends, with all its connections and engine jobs, when it is dropped.
pub struct Server {
    runtime: Option<tokio::runtime::Runtime>,
    stop: watch::Sender<bool>,
    done: Option<tokio::task::JoinHandle<()>>,
    local: SocketAddr,
    token: Token,
}

impl Server {
    /// Starts a server in threads of its own.
    ///
    /// # Errors
    /// If the system has no threads left or the address is in use.
    pub fn bind(options: Options) -> Result<Server, ServeError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("loa-web")
            .enable_all()
            .build()
            .map_err(ServeError::Runtime)?;
        let cannot = |cause| ServeError::Listen {
            address: options.listen,
            cause,
        };
        let listener = std::net::TcpListener::bind(options.listen).map_err(cannot)?;
        listener.set_nonblocking(true).map_err(cannot)?;
        let local = listener.local_addr().map_err(cannot)?;
        let entered = runtime.enter();
        let listener = TcpListener::from_std(listener).map_err(cannot)?;
        drop(entered);
        let (stop, stopped) = watch::channel(false);
        let token = options.token.clone();
        let limits = options.limits;
        let router = router(options, stopped.clone());
        let done = runtime.spawn(accept(listener, router, limits, stopped));
        Ok(Server {
            runtime: Some(runtime),
            stop,
            done: Some(done),
            local,
            token,
        })
    }

    /// Returns the address of the page, for a browser on this machine.
    pub fn address(&self) -> String {
        let mut local = self.local;
        if local.ip().is_unspecified() {
            local.set_ip(match local.ip() {
                IpAddr::V4(_) => IpAddr::from([127, 0, 0, 1]),
                IpAddr::V6(_) => IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]),
            });
        }
        format!("http://{local}/{}/", self.token.as_str())
    }

    /// Returns the address and port that the server listens at.
    pub const fn local(&self) -> SocketAddr {
        self.local
    }

    /// Serves until the process is interrupted or told to end, then ends the connections.
    ///
    /// The interrupts are best caught before the server is made, while there are file descriptors.
    pub fn wait(mut self, interrupts: Interrupts) {
        interrupts.wait();
        self.end();
    }

    /// Ends connections and engine jobs; a request that is being answered is answered.
    fn end(&mut self) {
        let _ = self.stop.send(true);
        let (Some(runtime), Some(done)) = (self.runtime.take(), self.done.take()) else {
            return;
        };
        // On a thread of its own, since the caller's may belong to another runtime.
        let farewell = std::thread::spawn(move || {
            let _ = runtime.block_on(async { tokio::time::timeout(FAREWELL, done).await });
            runtime.shutdown_timeout(FAREWELL);
        });
        let _ = farewell.join();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// Puts the parts together: the page and the interface behind the token, and behind the token in a
/// header the interface alone.
fn router(options: Options, stopped: watch::Receiver<bool>) -> Router {
    let app = App {
        token: options.token.clone(),
        tables: options.tables.map(Arc::new),
        shared: options.shared,
        jobs: engine::Jobs::new(options.limits.jobs),
        limits: options.limits,
        stopped,
    };
    let page = Router::new()
        .route("/", get(assets::index))
        .route("/socket", get(socket::open))
        .nest("/api", api::router())
        .route("/{*path}", get(assets::file));
    let secret = format!("/{}", options.token.as_str());
    let door = Arc::new(Door {
        names: options.names,
    });
    let slash = format!("{secret}/");
    Router::new()
        .route(&slash, get(assets::index))
        .nest(&secret, page)
        .nest("/api", api::for_bearers(app.clone()))
        .fallback(pages::lost)
        .layer(DefaultBodyLimit::max(options.limits.body))
        .layer(axum::middleware::from_fn_with_state(door, door::guard))
        .with_state(app)
}

/// Counts the connections of each address.
#[derive(Default)]
struct Count(Mutex<HashMap<IpAddr, usize>>);

/// A connection's place; gives it back when dropped.
pub(crate) struct Seat {
    count: Arc<Count>,
    address: IpAddr,
}

impl Count {
    fn is_empty(&self) -> bool {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.is_empty()
    }

    fn enter(self: &Arc<Count>, address: IpAddr, limits: &Limits) -> Option<Seat> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let total: usize = counts.values().sum();
        let own = counts.entry(address).or_default();
        if total >= limits.connections || *own >= limits.connections_per_address {
            return None;
        }
        *own += 1;
        Some(Seat {
            count: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut counts = self.count.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

async fn accept(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    mut stopped: watch::Receiver<bool>,
) {
    let count = Arc::new(Count::default());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => break,
        };
        let Ok((stream, peer)) = accepted else {
            // Too many open files, or the client has gone already.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let Some(seat) = count.enter(peer.ip(), &limits) else {
            continue;
        };
        tokio::spawn(serve_connection(
            stream,
            router.clone(),
            seat,
            stopped.clone(),
        ));
    }
    drop(listener);
    while !count.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Answers the requests of a connection until it ends or the server does.
async fn serve_connection(
    stream: TcpStream,
    router: Router,
    seat: Seat,
    mut stopped: watch::Receiver<bool>,
) {
    // Moves are small and should not wait for company.
    let _ = stream.set_nodelay(true);
    let seat = Arc::new(seat);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Arc::clone(&seat));
        request.map(axum::body::Body::new)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_headers(64)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    // What goes wrong here is the client's business.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
