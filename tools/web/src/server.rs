//! The server: accepts connections, and ends them all when it stops.

use crate::app::App;
use crate::assets::Page;
use crate::engine::Jobs;
use crate::http::{self, Request, Response};
use crate::limits::{AddressCounts, Counted, Limits};
use crate::one_time::{self, OneTime};
use crate::{HostName, Interrupts, Shared, Token, TokenError, api, assets, guard, socket, tables};
use hyper::Method;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use loa_page_api::{ApiError, Host};
use loa_solver::Tables;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;

/// The longest time for the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// What one-time addresses begin with. A token is longer.
const ONE_TIME: &str = "open";
/// The time for open connections to end when the server stops.
const SHUTDOWN_TIME: Duration = Duration::from_secs(2);

/// The options of a server.
pub struct Options {
    /// The address to listen at; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The secret part of the page's address.
    pub token: Token,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub names: Vec<HostName>,
    /// Tables of a solved board.
    pub tables: Option<Tables>,
    /// A game that the calling program plays.
    pub shared: Option<Shared>,
    /// The page's WebAssembly module. With it, browsers search; without it, the server does.
    pub module: Option<Vec<u8>>,
    /// The limits of what clients may use.
    pub limits: Limits,
}

impl Options {
    /// Returns the default options for an address and a token.
    pub fn new(listen: SocketAddr, token: Token) -> Options {
        Options {
            listen,
            token,
            names: Vec::new(),
            tables: None,
            shared: None,
            module: None,
            limits: Limits::default(),
        }
    }
}

/// An error at the start of a server.
#[derive(Debug, Error)]
pub enum ServeError {
    /// No threads.
    #[error("can't start a server: {0}")]
    Runtime(io::Error),
    /// The address is not available.
    #[error("can't listen at {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        cause: io::Error,
    },
}

/// A running server. It ends, with all its connections and engine jobs, when it is dropped.
pub struct Server {
    runtime: Option<tokio::runtime::Runtime>,
    stop: watch::Sender<bool>,
    done: Option<JoinHandle<()>>,
    local: SocketAddr,
    token: Token,
    one_time: Arc<OneTime>,
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
        let (stop, stopped) = watch::channel(false);
        let token = options.token.clone();
        let one_time = Arc::new(OneTime::default());
        let app = Arc::new(App {
            token: options.token,
            one_time: Arc::clone(&one_time),
            names: options.names,
            host: Host {
                is_shared: options.shared.is_some(),
                seconds: options.limits.analysis.as_secs(),
                threads: options.limits.jobs,
                tables: options.tables.as_ref().map(tables::about),
            },
            tables: options.tables,
            shared: options.shared,
            page: Page::new(options.module),
            jobs: Jobs::new(options.limits),
            limits: options.limits,
            work: Arc::new(Semaphore::new(options.limits.jobs.max(1))),
            stopped: stopped.clone(),
        });
        let done = spawn(Box::pin(accept(listener, app, stopped)));
        drop(entered);
        Ok(Server {
            runtime: Some(runtime),
            stop,
            done: Some(done),
            local,
            token,
            one_time,
        })
    }

    /// Returns the address of the page, for a browser on this computer.
    pub fn address(&self) -> String {
        self.address_of(self.token.as_str())
    }

    /// Returns an address that leads to the page once, within a minute, and makes the one before it
    /// invalid. It does not have the token, so it can be on a command line, which other users see.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn one_time_address(&self) -> Result<String, TokenError> {
        let secret = self.one_time.issue()?;
        Ok(self.address_of(&format!("{ONE_TIME}/{}", secret.as_str())))
    }

    fn address_of(&self, path: &str) -> String {
        let mut local = self.local;
        if local.ip().is_unspecified() {
            local.set_ip(match local.ip() {
                IpAddr::V4(_) => IpAddr::from([127, 0, 0, 1]),
                IpAddr::V6(_) => IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]),
            });
        }
        format!("http://{local}/{path}/")
    }

    /// Returns the address and port that the server listens at.
    pub const fn local(&self) -> SocketAddr {
        self.local
    }

    /// Serves until the process is interrupted or terminated, then ends the connections. Returns the
    /// exit status for the signal.
    ///
    /// Catch the interrupts before making the server, while there are file descriptors.
    pub fn wait(mut self, interrupts: Interrupts) -> u8 {
        let status = interrupts.wait();
        self.end();
        status
    }

    /// Ends connections and engine jobs. Current requests are still answered.
    fn end(&mut self) {
        let _ = self.stop.send(true);
        let (Some(runtime), Some(done)) = (self.runtime.take(), self.done.take()) else {
            return;
        };
        // On a thread of its own, since the caller's may belong to another runtime.
        let shutdown = std::thread::spawn(move || {
            let _ = runtime.block_on(async { tokio::time::timeout(SHUTDOWN_TIME, done).await });
            runtime.shutdown_timeout(SHUTDOWN_TIME);
        });
        let _ = shutdown.join();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

async fn accept(listener: TcpListener, app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    let connections = Arc::new(AddressCounts::default());
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
        let most = (app.limits.connections, app.limits.connections_per_address);
        if let Some(connection) = connections.add(peer.ip(), most) {
            let serving = serve_connection(stream, Arc::clone(&app), Arc::new(connection));
            spawn(Box::pin(serving));
        }
    }
    drop(listener);
    while !connections.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Starts a task. The box keeps the runtime's code for tasks from being compiled for each of them.
pub(crate) fn spawn(task: Pin<Box<dyn Future<Output = ()> + Send>>) -> JoinHandle<()> {
    tokio::spawn(task)
}

/// Answers the requests of a connection until it ends or the server does.
async fn serve_connection(stream: TcpStream, app: Arc<App>, counted: Arc<Counted>) {
    // Small messages should not wait for more data.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.limits.send_timeout));
    let mut stopped = app.stopped.clone();
    let service =
        service_fn(move |request| answer(Arc::clone(&app), Arc::clone(&counted), request));
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_headers(64)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    tokio::pin!(connection);
    // Errors here concern the client alone.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Answers a request that passes the guard, and adds the security headers to every answer.
async fn answer(
    app: Arc<App>,
    counted: Arc<Counted>,
    request: Request,
) -> Result<Response, Infallible> {
    let answer = match guard::check(&app.names, request.headers()) {
        Ok(()) => route(app, counted, request).await,
        Err(error) => Err(error),
    };
    let mut response = answer.unwrap_or_else(|error| http::refusal(&error));
    guard::add_headers(response.headers_mut());
    Ok(response)
}

/// Finds the page and the API under the token's path, and the API alone with the token in a header.
async fn route(
    app: Arc<App>,
    counted: Arc<Counted>,
    request: Request,
) -> Result<Response, ApiError> {
    let path = request.uri().path().to_owned();
    let (_, path) = split(&path);
    let (first, rest) = split(path);
    if app.token.is(first) {
        return match split(rest) {
            ("socket", "") => socket::open(app, counted, request),
            ("api", name) => api::answer(app, counted.address, name, request).await,
            _ => {
                let (method, headers) = (request.method(), request.headers());
                app.page.answer(&app.host, rest, method, headers)
            }
        };
    }
    if first == "api" {
        api::check_bearer(request.headers(), &app.token)?;
        return api::answer(app, counted.address, rest, request).await;
    }
    if first == ONE_TIME {
        return Ok(match request.method() == Method::GET {
            true if app.one_time.redeem(split(rest).0) => one_time::redirect(&app.token),
            true => assets::wrong_address(),
            false => http::wrong_method("GET"),
        });
    }
    Ok(assets::wrong_address())
}

/// Splits a path at the first slash.
fn split(path: &str) -> (&str, &str) {
    path.split_once('/').unwrap_or((path, ""))
}
