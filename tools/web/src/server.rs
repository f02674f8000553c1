//! The server: accepts connections, and ends them all when it stops.

use crate::assets::{Page, wrong_address};
use crate::connections::{Connections, Stream, spawn};
use crate::engine::Jobs;
use crate::http::{Answer, Refusal, bearer, guarded, is_get, wrong_method};
use crate::limits::Limits;
use crate::one_time::OneTime;
use crate::{HostName, Shared, Token, TokenError, api, socket, tables, values};
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use loa_page_api::{Code, Host};
use loa_solver::Tables;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;

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

/// The state that all requests share.
pub(crate) struct App {
    /// Without the module, which is in the page.
    pub(crate) options: Options,
    one_time: OneTime,
    pub(crate) page: Page,
    pub(crate) jobs: Arc<Jobs>,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
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
///
/// Catch signals before making it, while there are file descriptors.
pub struct Server {
    stop: watch::Sender<bool>,
    /// Its threads, and the task that ends when it has stopped; taken when it is dropped.
    running: Option<(Runtime, JoinHandle<()>)>,
    local: SocketAddr,
    app: Arc<App>,
}

impl Server {
    /// Starts a server in threads of its own.
    ///
    /// # Errors
    /// If the system has no threads left or the address is in use.
    pub fn bind(mut options: Options) -> Result<Server, ServeError> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("loa-web")
            .enable_all()
            .build()
            .map_err(ServeError::Runtime)?;
        let address = options.listen;
        let cannot = |cause| ServeError::Listen { address, cause };
        let listener = std::net::TcpListener::bind(address).map_err(cannot)?;
        listener.set_nonblocking(true).map_err(cannot)?;
        let local = listener.local_addr().map_err(cannot)?;
        let entered = runtime.enter();
        let listener = TcpListener::from_std(listener).map_err(cannot)?;
        let (stop, stopped) = watch::channel(false);
        let host = Host {
            is_shared: options.shared.is_some(),
            seconds: options.limits.analysis.as_secs(),
            threads: options.limits.jobs,
            tables: options.tables.as_ref().map(tables::about),
        };
        let connections = Connections::new(options.limits, Vec::new(), false);
        let app = Arc::new(App {
            one_time: OneTime::default(),
            page: Page::new(host, options.module.take()),
            jobs: Jobs::new(options.limits),
            options,
            stopped: stopped.clone(),
        });
        let plain = async |stream: Stream| Ok(stream);
        let serving = connections.serve(listener, router(&app), plain, stopped);
        let done = spawn(Box::pin(serving));
        drop(entered);
        Ok(Server {
            stop,
            running: Some((runtime, done)),
            local,
            app,
        })
    }

    /// Returns the address of the page, for a browser on this computer.
    pub fn address(&self) -> String {
        self.address_of(self.app.options.token.as_str())
    }

    /// Returns an address that leads to the page once, within a minute, and makes the one before it
    /// invalid. It does not have the token, so it can be on a command line, which other users see.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn one_time_address(&self) -> Result<String, TokenError> {
        let secret = self.app.one_time.issue()?;
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
}

impl Drop for Server {
    /// Ends connections and engine jobs. Current requests are still answered.
    fn drop(&mut self) {
        let _ = self.stop.send(true);
        let Some((runtime, done)) = self.running.take() else {
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

/// Finds the page and the interface under the token's path, and the interface alone with the token
/// in a header.
fn router(app: &Arc<App>) -> Router {
    // Who asks only for the head is no browser.
    let once = get(open_once).head(async || wrong_method("GET"));
    let mut router = Router::new()
        .route(&format!("/{ONE_TIME}/{{secret}}"), once.clone())
        .route(&format!("/{ONE_TIME}/{{secret}}/"), once)
        .route("/{token}/socket", get(socket::open));
    for api in ["/api", "/{token}/api"] {
        router = router
            .route(&format!("{api}/analysis"), post(api::analysis))
            .route(&format!("{api}/tables"), post(api::tables));
    }
    router
        .merge(values::routes())
        .fallback(page)
        .layer(from_fn_with_state(Arc::clone(app), known))
        .with_state(Arc::clone(app))
}

/// Lets those through who know the token.
async fn known(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let options = &app.options;
    let is_token = |guess: &str| options.token.is(guess);
    let check = |parts: &mut Parts| match split(split(parts.uri.path()).1) {
        (first, _) if is_token(first) => Ok(()),
        ("api", _) if bearer(&parts.headers).is_some_and(is_token) => Ok(()),
        ("api", _) => Err(Code::NoToken.into()),
        // A secret alone: what is below a token must not be found below this.
        (ONE_TIME, secret) if !secret.trim_end_matches('/').contains('/') => Ok(()),
        _ => Err(Refusal::with_page(wrong_address())),
    };
    guarded((&options.names, options.limits), request, next, check).await
}

/// Answers what the page answers.
async fn page(State(app): State<Arc<App>>, request: Request) -> Answer<Response> {
    let path = split(request.uri().path()).1;
    let path = match split(path) {
        ("api", _) => path.to_owned(),
        // What the page names is relative to its address.
        _ if app.options.token.is(path) && is_get(request.method()) => {
            return Ok(Redirect::to(&format!("{path}/")).into_response());
        }
        (first, path) if app.options.token.is(first) => path.to_owned(),
        _ => return Ok(wrong_address()),
    };
    app.page.answer(&path, request).await
}

/// Leads a browser with a one-time address to the page.
async fn open_once(State(app): State<Arc<App>>, Path(secret): Path<String>) -> Response {
    match app.one_time.redeem(&secret) {
        true => Redirect::to(&format!("/{}/", app.options.token.as_str())).into_response(),
        false => wrong_address(),
    }
}

/// Splits a path at the first slash.
pub(crate) fn split(path: &str) -> (&str, &str) {
    path.split_once('/').unwrap_or((path, ""))
}
