//! The server: opens the club's file, takes up its games, and listens.

use crate::core::Change;
use crate::server::club::{Club, secret};
use crate::server::hashing::Hashing;
use crate::server::hub::Hub;
use crate::server::limits::Limits;
use crate::server::{engines, routes, timer};
use crate::store::{FileError, Listeners, Store};
use loa_page_api::{ApiError, Host};
use loa_web::{Connections, HostName, Limits as ClientLimits, Page, Stream};
use loa_work::{LARGEST_TEXT, read_input};
use std::error::Error;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tracing::error;

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
    /// The limits of what clients may use.
    pub limits: ClientLimits,
}

impl Options {
    /// The limits of clients. Strangers may send bodies, so all are short, and have whole networks;
    /// programs may make as many moves as they can.
    pub fn limits() -> ClientLimits {
        let limits = ClientLimits::default();
        ClientLimits {
            import: limits.body,
            messages: 2_000,
            networks: true,
            ..limits
        }
    }
}

/// A server that can't start.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum ServeError {
    #[error(transparent)]
    Open(#[from] FileError),
    #[error("can't listen at {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error("{0}: {1}")]
    Pem(PathBuf, io::Error),
    #[error("certificate or key: {0}")]
    Tls(String),
    #[error("{0}")]
    Store(ApiError),
}

/// A running server.
pub struct Server {
    club: Arc<Club>,
    local: SocketAddr,
    serving: JoinHandle<()>,
    tasks: Vec<JoinHandle<()>>,
    stop: watch::Sender<bool>,
    writer: std::thread::JoinHandle<()>,
    outage: i64,
}

impl Server {
    /// Starts a server. Call it on a runtime with time and input and output.
    ///
    /// # Errors
    /// If the club's file can't be opened, or the address is not available.
    pub async fn start(options: Options) -> Result<Server, ServeError> {
        let hub = Hub::new();
        let (wake, woken) = mpsc::unbounded_channel();
        let (told, left) = (Arc::clone(&hub), Arc::clone(&hub));
        let listeners = Listeners {
            publish: Box::new(move |topics, event| told.publish(topics, event)),
            disconnect: Box::new(move |player| left.disconnect(player)),
            wake: Box::new(move |game| {
                // When the server ends, the receiver is gone.
                let _ = wake.send(game);
            }),
        };
        let (store, writer) = Store::open(&options.file, listeners)?;
        let store = Arc::new(store);
        let begin = |change: &mut Change<'_>| {
            change.add_engines()?;
            let outage = change.recover();
            let faults = [change.end_old_sessions(), change.end_abandoned()].concat();
            Ok((outage, faults))
        };
        let begun = store.write(begin).await;
        let (outage, faults) = begun.map_err(ServeError::Store)?;
        faults.iter().for_each(|fault| error!("{fault}"));
        let mut setup_code = secret().map_err(ServeError::Store)?;
        setup_code.truncate(12);
        let (stop, stopped) = watch::channel(false);
        let tls = options.tls.map(acceptor).transpose()?;
        let connections = Connections::new(options.limits, options.proxies, tls.is_some());
        let club = Arc::new(Club {
            store,
            hub,
            limits: Limits::default(),
            setup_code,
            page: Page::of_club(Host::ALONE, options.module),
            names: options.names,
            connections: Arc::clone(&connections),
            client_limits: options.limits,
            hashing: Hashing::default(),
            stopped: stopped.clone(),
        });
        let cannot = |error| ServeError::Listen(options.listen, error);
        let listener = TcpListener::bind(options.listen).await.map_err(cannot)?;
        let local = listener.local_addr().map_err(cannot)?;
        let app = routes::router(&club);
        let serving = match tls {
            Some(tls) => {
                let encrypt = move |stream| tls.accept(stream);
                tokio::spawn(connections.serve(listener, app, encrypt, stopped))
            }
            None => {
                let plain = async |stream: Stream| Ok(stream);
                tokio::spawn(connections.serve(listener, app, plain, stopped))
            }
        };
        let engines = engines::run(options.engine_threads, Arc::clone(&club), woken);
        let tasks = vec![
            tokio::spawn(timer::run(Arc::clone(&club))),
            tokio::spawn(engines),
        ];
        Ok(Server {
            club,
            local,
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
    pub fn setup_code(&self) -> Option<&str> {
        self.club.setup_code()
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

    /// Ends the connections, and waits until all changes are on disk.
    pub async fn end(self) {
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(SHUTDOWN, self.serving).await;
        for task in self.tasks {
            task.abort();
        }
        self.club.store.end().await;
        let writer = self.writer;
        let _ = tokio::task::spawn_blocking(|| writer.join()).await;
    }
}

/// Returns what encrypts connections, with the files of a certificate and a key.
fn acceptor((certificate, key): (PathBuf, PathBuf)) -> Result<TlsAcceptor, ServeError> {
    let read = |path: PathBuf| {
        let read = read_input(&path, LARGEST_TEXT);
        read.map_err(|error| ServeError::Pem(path, error))
    };
    let config = tls_config(&read(certificate)?, &read(key)?);
    let config = config.map_err(|error| ServeError::Tls(error.to_string()))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

fn tls_config(certificate: &[u8], key: &[u8]) -> Result<ServerConfig, Box<dyn Error>> {
    let certificates = CertificateDer::pem_slice_iter(certificate).collect::<Result<_, _>>()?;
    let key = PrivateKeyDer::from_pem_slice(key)?;
    let provider = Arc::new(ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions()?;
    let mut config = config
        .with_no_client_auth()
        .with_single_cert(certificates, key)?;
    // WebSockets and the check of Host are of HTTP/1.1.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}
