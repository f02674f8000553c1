//! What clients may use: connections, messages, time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of what clients may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Total connections.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Bytes of a request body.
    pub body: usize,
    /// Bytes of a WebSocket message.
    pub message: usize,
    /// WebSocket messages of a client in ten seconds.
    pub messages: u32,
    /// Engine threads for moves, and as many for analyses.
    pub jobs: usize,
    /// The longest analysis.
    pub analysis: Duration,
    /// The longest time for a client to read on in an answer or a message.
    pub send_timeout: Duration,
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
            send_timeout: Duration::from_secs(20),
        }
    }
}

/// The number of connections of each address.
#[derive(Default)]
pub(crate) struct Connections(Mutex<HashMap<IpAddr, usize>>);

/// A counted connection, until it is dropped.
pub(crate) struct Connection {
    all: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    pub(crate) fn is_empty(&self) -> bool {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.is_empty()
    }

    /// Counts a connection; `None` if there are too many.
    pub(crate) fn add(
        self: &Arc<Connections>,
        address: IpAddr,
        limits: &Limits,
    ) -> Option<Connection> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let total: usize = counts.values().sum();
        let own = counts.entry(address).or_default();
        if total >= limits.connections || *own >= limits.connections_per_address {
            return None;
        }
        *own += 1;
        Some(Connection {
            all: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Allows a number of messages in ten seconds.
pub(crate) struct RateLimit {
    most: u32,
    count: u32,
    since: Instant,
}

const WINDOW: Duration = Duration::from_secs(10);

impl RateLimit {
    pub(crate) fn new(most: u32) -> RateLimit {
        RateLimit {
            most,
            count: 0,
            since: Instant::now(),
        }
    }

    /// Counts a message; `false` if it is too many.
    pub(crate) fn allows(&mut self) -> bool {
        if self.since.elapsed() >= WINDOW {
            self.count = 0;
            self.since = Instant::now();
        }
        self.count += 1;
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_beyond_the_limit_are_refused() {
        let mut limit = RateLimit::new(3);
        let allowed = (0..5).filter(|_| limit.allows()).count();
        assert_eq!(allowed, 3);
    }
}
