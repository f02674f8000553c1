//! Connections: how many there may be, how long they may take, and what they are served.

use crate::limits::{AddressCounts, Counted, Limits};
use axum::Router;
use axum::http::header::HeaderName;
use axum::http::request::Parts;
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use loa_work::system::most_files;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

/// How long it waits before it accepts again after a fault.
const PAUSE: Duration = Duration::from_millis(20);
/// The files that a server needs besides its connections.
const OTHER_FILES: usize = 128;
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// A connection whose client has to read on in time.
pub type Stream = Pin<Box<TimeoutStream<TcpStream>>>;

/// The client of a request, as an extension of it. It stays counted while this is kept.
#[derive(Clone)]
pub struct Peer {
    /// Its address; of an IPv6 address its network, where these count.
    pub address: IpAddr,
    /// Whether the connection is encrypted, here or by a proxy.
    pub is_encrypted: bool,
    /// The server's places for large bodies.
    pub(crate) large_bodies: Arc<Semaphore>,
    is_proxy: bool,
    _counted: Arc<Counted>,
}

/// The connections of a server.
pub struct Connections {
    direct: Arc<AddressCounts>,
    /// The requests that proxies pass on, by the addresses of their clients.
    forwarded: Arc<AddressCounts>,
    large_bodies: Arc<Semaphore>,
    limits: Limits,
    /// Proxies whose word on the client's address counts.
    proxies: Vec<IpAddr>,
    is_encrypted: bool,
}

impl Connections {
    /// Makes room for connections: allows the process as many open files as the system lets it, and
    /// fewer connections if that is too few.
    pub fn new(mut limits: Limits, proxies: Vec<IpAddr>, is_encrypted: bool) -> Arc<Connections> {
        let files = most_files();
        let room = files - OTHER_FILES.min(files / 2);
        limits.connections = limits.connections.min(room);
        limits.connections_per_address = limits.connections_per_address.min(room / 2);
        Arc::new(Connections {
            direct: Arc::default(),
            forwarded: Arc::default(),
            large_bodies: Arc::new(Semaphore::new(limits.large_bodies)),
            limits,
            proxies,
            is_encrypted,
        })
    }

    /// Serves connections until the server stops, and ends them then. `encrypt` is what becomes of
    /// each at first.
    pub async fn serve<S, E>(
        self: Arc<Connections>,
        listener: TcpListener,
        app: Router,
        encrypt: impl Fn(Stream) -> E,
        mut stopped: watch::Receiver<bool>,
    ) where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
        E: Future<Output = io::Result<S>> + Send + 'static,
    {
        let app = TowerToHyperService::new(app);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = stopped.changed() => break,
            };
            let Ok((stream, from)) = accepted else {
                // Too many open files, or the client has gone already.
                sleep(PAUSE).await;
                continue;
            };
            if let Some(peer) = self.admit(from.ip().to_canonical()) {
                let encrypted = encrypt(self.timed(stream));
                let (app, stopped) = (app.clone(), stopped.clone());
                let within = self.limits.head_timeout;
                spawn(Box::pin(async move {
                    if let Ok(Ok(stream)) = timeout(within, encrypted).await {
                        serve_connection(stream, app, peer, within, stopped).await;
                    }
                }));
            }
        }
        drop(listener);
        while !self.direct.is_empty() {
            sleep(PAUSE).await;
        }
    }

    /// Counts a connection, unless there are too many.
    fn admit(&self, address: IpAddr) -> Option<Peer> {
        let is_proxy = self.proxies.contains(&address);
        let of_one = match is_proxy {
            true => usize::MAX,
            false => self.limits.connections_per_address,
        };
        let address = self.counted(address);
        let counted = self
            .direct
            .add(address, (self.limits.connections, of_one))?;
        Some(Peer {
            address,
            is_encrypted: self.is_encrypted,
            large_bodies: Arc::clone(&self.large_bodies),
            is_proxy,
            _counted: Arc::new(counted),
        })
    }

    /// Returns what of an address counts: of IPv6, perhaps, the network, which has one household.
    fn counted(&self, address: IpAddr) -> IpAddr {
        match address {
            IpAddr::V6(address) if self.limits.networks => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Ipv6Addr::from(network).into()
            }
            _ => address,
        }
    }

    fn timed(&self, stream: TcpStream) -> Stream {
        // Small messages should not wait for more data.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.limits.send_timeout));
        Box::pin(stream)
    }

    /// Returns the client of a request: what the nearest configured proxy says, else the peer.
    /// `None` if a proxy passes on too many of its requests at a time.
    pub fn client(&self, parts: &Parts) -> Option<Peer> {
        let peer = parts.extensions.get::<Peer>()?;
        if !peer.is_proxy {
            return Some(peer.clone());
        }
        let proto = parts.headers.get(FORWARDED_PROTO);
        let is_encrypted = self.is_encrypted || proto.is_some_and(|proto| proto == "https");
        let forwarded = parts.headers.get_all(FORWARDED).iter();
        // What the client has sent may be no text; the proxy's own word comes behind it.
        let forwarded = forwarded.map(|value| String::from_utf8_lossy(value.as_bytes()));
        let forwarded: Vec<_> = forwarded.collect();
        let mut client = None;
        let forwarded = forwarded.join(",");
        for claimed in forwarded.rsplit(',').map_while(address_of) {
            client = Some(self.counted(claimed));
            if !self.proxies.contains(&claimed) {
                break;
            }
        }
        let Some(address) = client else {
            // It asks for itself.
            return Some(Peer {
                is_encrypted,
                ..peer.clone()
            });
        };
        let most = (usize::MAX, self.limits.connections_per_address);
        Some(Peer {
            address,
            is_encrypted,
            is_proxy: false,
            _counted: Arc::new(self.forwarded.add(address, most)?),
            ..peer.clone()
        })
    }
}

/// Answers the requests of a connection until it ends or the server does.
async fn serve_connection(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    app: TowerToHyperService<Router>,
    peer: Peer,
    head_timeout: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        app.call(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_timeout)
        .max_headers(64)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(stream), service)
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

/// Starts a task. The box keeps the runtime's code for tasks from being compiled for each of them.
pub(crate) fn spawn(task: Pin<Box<dyn Future<Output = ()> + Send>>) -> JoinHandle<()> {
    tokio::spawn(task)
}

/// Reads an address as proxies write it, perhaps in brackets, perhaps with a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse().or_else(|_| with_port()).ok();
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A class has one network; so has a household, whose computers are not each a stranger.
    #[test]
    fn addresses_of_an_ipv6_network_count_as_one_where_networks_count() {
        for (networks, expected) in [(false, [true; 3]), (true, [true, false, true])] {
            let limits = Limits {
                connections_per_address: 1,
                networks,
                ..Limits::default()
            };
            let connections = Connections::new(limits, Vec::new(), false);
            let addresses = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"];
            let admitted = addresses.map(|address| connections.admit(address.parse().unwrap()));
            assert_eq!(admitted.map(|peer| peer.is_some()), expected);
        }
    }
}
