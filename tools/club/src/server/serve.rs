//! The server: opens the club's file, takes up its games, and listens.

use crate::core::Change;
use crate::server::club::{Club, Watchers, secret};
use crate::server::engines::{self, Engines};
use crate::server::hashing::Hashing;
use crate::server::hub::Hub;
use crate::server::limits::Limits;
use crate::server::{routes, timer};
use crate::store::schema::OpenError;
use crate::store::{Store, Writer};
use axum_server::Handle;
use axum_server::tls_rustls::RustlsConfig;
use loa_page_api::{ApiError, Host};
use loa_web::{HostName, Page};
use loa_work::{LARGEST_TEXT, read_input};
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// The time for open connections to end when the server stops.
const SHUTDOWN: Duration = Duration::from_secs(2);

/// The options of a server.
pub struct Options {
    /// The club's file; made if it is missing.
    pub file: PathBuf,
    /// The address to listen at; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Files with certificate and key, in PEM.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub names: Vec<HostName>,
    /// Proxies whose word on the client's address counts.
    pub proxies: Vec<IpAddr>,
    /// How many levels of the engine may think at a time.
    pub engine_threads: usize,
    /// The WebAssembly module with which the browsers of visitors search.
    pub module: Option<Vec<u8>>,
}

/// A server that can't start.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum ServeError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("can't listen at {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error("{0}: {1}")]
    Pem(PathBuf, io::Error),
    #[error("certificate or key: {0}")]
    Tls(io::Error),
    #[error("can't start a thread: {0}")]
    Threads(io::Error),
    #[error("{0}")]
    Store(ApiError),
}

/// A running server.
pub struct Server {
    club: Arc<Club>,
    local: SocketAddr,
    handle: Handle<SocketAddr>,
    serving: JoinHandle<io::Result<()>>,
    tasks: Vec<JoinHandle<()>>,
    stop: watch::Sender<bool>,
    writer: Writer,
    outage: i64,
}

impl Server {
    /// Starts a server. Call it on a runtime with time and input and output.
    ///
    /// # Errors
    /// If the club's file can't be opened, or the address is not available.
    pub async fn start(options: Options) -> Result<Server, ServeError> {
        let hub = Arc::<Hub>::default();
        let (wake, woken) = mpsc::unbounded_channel();
        let watchers = Watchers {
            hub: Arc::clone(&hub),
            levels: wake.clone(),
        };
        let (store, writer) = Store::open(&options.file, watchers)?;
        let store = Arc::new(store);
        let begin = |change: &mut Change<'_>| {
            change.add_engines()?;
            change.end_old_sessions()?;
            let settings = change.state.settings.clone();
            let has_owner = change.state.has_owner();
            Ok((change.recover(), settings, has_owner))
        };
        let begun = store.write(begin).await.map_err(ServeError::Store)?;
        let (outage, settings, has_owner) = begun;
        let read = |db: &_| Ok((engines::members(db)?, engines::running(db)?));
        let (members, running) = store.read(read).await.map_err(ServeError::Store)?;
        let pool = Engines::new(members, options.engine_threads);
        let setup_code = match has_owner {
            true => None,
            false => {
                let mut code = secret().map_err(ServeError::Store)?;
                code.truncate(12);
                Some(code)
            }
        };
        let (stop, stopped) = watch::channel(false);
        let club = Arc::new(Club {
            store,
            hub,
            limits: Limits::default(),
            settings: RwLock::new(settings),
            setup_code: Mutex::new(setup_code),
            page: Page::of_club(options.module),
            host: Host::ALONE,
            names: options.names,
            proxies: options.proxies,
            is_encrypted: options.tls.is_some(),
            hashing: Hashing::start().map_err(ServeError::Threads)?,
            stopped,
        });
        let cannot = |error| ServeError::Listen(options.listen, error);
        let listener = TcpListener::bind(options.listen).map_err(cannot)?;
        listener.set_nonblocking(true).map_err(cannot)?;
        let local = listener.local_addr().map_err(cannot)?;
        let handle = Handle::new();
        let serving = serve(&club, listener, options.tls, handle.clone()).await?;
        for game in running {
            let _ = wake.send(game);
        }
        let tasks = vec![
            tokio::spawn(timer::run(Arc::clone(&club))),
            tokio::spawn(pool.run(Arc::clone(&club), woken)),
        ];
        Ok(Server {
            club,
            local,
            handle,
            serving,
            tasks,
            stop,
            writer,
            outage,
        })
    }

    /// Returns the address that the server listens at.
    pub const fn local(&self) -> SocketAddr {
        self.local
    }

    /// Returns the code for the owner's first visit; `None` if the club has an owner.
    pub fn setup_code(&self) -> Option<String> {
        let code = self.club.setup_code.lock();
        code.unwrap_or_else(std::sync::PoisonError::into_inner)
            .clone()
    }

    /// Returns how long the clocks of running games stood still before the start, in milliseconds.
    pub const fn outage(&self) -> i64 {
        self.outage
    }

    /// Returns how far the system's clock is behind times that the club has stored; the club goes on
    /// from those.
    pub fn ahead(&self) -> Duration {
        self.club.store.time().ahead()
    }

    /// Waits until the server ends by itself, which it does only after a fault.
    pub async fn failed(&mut self) -> String {
        match (&mut self.serving).await {
            Ok(Ok(())) => "the server has ended".to_owned(),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        }
    }

    /// Ends the connections, and waits until all changes are on disk.
    pub async fn end(self) {
        let _ = self.stop.send(true);
        self.handle.graceful_shutdown(Some(SHUTDOWN));
        self.club.hub.disconnect_all();
        if !self.serving.is_finished() {
            let _ = tokio::time::timeout(2 * SHUTDOWN, self.serving).await;
        }
        for task in self.tasks {
            task.abort();
        }
        self.club.store.end().await;
        let writer = self.writer;
        let _ = tokio::task::spawn_blocking(|| writer.wait()).await;
    }
}

/// Starts to answer requests, encrypted if there are a certificate and a key.
async fn serve(
    club: &Arc<Club>,
    listener: TcpListener,
    tls: Option<(PathBuf, PathBuf)>,
    handle: Handle<SocketAddr>,
) -> Result<JoinHandle<io::Result<()>>, ServeError> {
    let app = routes::router(club);
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    Ok(match tls {
        Some((certificate, key)) => {
            let read = |path: PathBuf| {
                let read = read_input(&path, LARGEST_TEXT);
                read.map_err(|error| ServeError::Pem(path, error))
            };
            let config = RustlsConfig::from_pem(read(certificate)?, read(key)?).await;
            let config = config.map_err(ServeError::Tls)?;
            // WebSockets and the check of Host are of HTTP/1.1.
            let mut inner = (*config.get_inner()).clone();
            inner.alpn_protocols = vec![b"http/1.1".to_vec()];
            let config = RustlsConfig::from_config(Arc::new(inner));
            let server = axum_server::from_tcp_rustls(listener, config);
            let server = server.map_err(ServeError::Tls)?.handle(handle);
            tokio::spawn(async move { server.serve(service).await })
        }
        None => {
            let address = listener.local_addr();
            let server = axum_server::from_tcp(listener);
            let cannot = |error| match address {
                Ok(address) => ServeError::Listen(address, error),
                Err(error) => ServeError::Tls(error),
            };
            let server = server.map_err(cannot)?.handle(handle);
            tokio::spawn(async move { server.serve(service).await })
        }
    })
}
