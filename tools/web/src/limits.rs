//! What clients may use: connections, messages, time.

use loa_notation::LARGEST_FILE;
use loa_work::{cores, locked};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The limits of what clients may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Total connections.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Whether the addresses of an IPv6 network count as one.
    pub networks: bool,
    /// Bytes of a request body.
    pub body: usize,
    /// Bytes of a request to read a game: as JSON, a file of the largest size may be twice as long.
    pub import: usize,
    /// Bodies larger than `body` that are in memory at a time.
    pub large_bodies: usize,
    /// Bytes of a WebSocket message.
    pub message: usize,
    /// WebSocket messages of a client in ten seconds.
    pub messages: u32,
    /// Engine threads for moves, and as many for analyses.
    pub jobs: usize,
    /// Total analyses, waiting ones too.
    pub analyses: usize,
    /// Analyses from one address.
    pub analyses_per_address: usize,
    /// The longest analysis.
    pub analysis: Duration,
    /// The longest time for the head of a request, and for a connection without one.
    pub head_timeout: Duration,
    /// The longest time for the body of a request.
    pub body_timeout: Duration,
    /// The longest time for a client to read on in an answer or a message.
    pub send_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4096,
            connections_per_address: 512,
            networks: false,
            body: 1 << 20,
            import: 2 * LARGEST_FILE,
            large_bodies: 4,
            message: 1 << 18,
            messages: 300,
            jobs: cores().get(),
            analyses: 32,
            analyses_per_address: 16,
            analysis: Duration::from_secs(600),
            head_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(20),
            send_timeout: Duration::from_secs(20),
        }
    }
}

/// How much of something each address uses.
#[derive(Default)]
pub(crate) struct AddressCounts(Mutex<HashMap<IpAddr, usize>>);

/// Something counted, until it is dropped.
pub(crate) struct Counted {
    all: Arc<AddressCounts>,
    address: IpAddr,
}

impl AddressCounts {
    pub(crate) fn is_empty(&self) -> bool {
        locked(&self.0).is_empty()
    }

    /// Counts one more; `None` if there are as many as allowed, in all or of the address.
    pub(crate) fn add(
        self: &Arc<AddressCounts>,
        address: IpAddr,
        (in_all, of_one): (usize, usize),
    ) -> Option<Counted> {
        let mut counts = locked(&self.0);
        let total: usize = counts.values().sum();
        let own = counts.get(&address).copied().unwrap_or(0);
        if total >= in_all || own >= of_one {
            return None;
        }
        counts.insert(address, own + 1);
        Some(Counted {
            all: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = locked(&self.all.0);
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
    /// Allows a number of messages.
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
    fn one_address_cannot_use_everything() {
        let counts = Arc::new(AddressCounts::default());
        let add = |address: u8| counts.add(IpAddr::from([127, 0, 0, address]), (3, 2));
        let held = [add(1), add(1), add(2)];
        assert!(held.iter().all(Option::is_some));
        assert!(add(1).is_none() && add(2).is_none());
        let [first, ..] = held;
        drop(first);
        assert!(add(1).is_some() || add(3).is_some());
    }

    #[test]
    fn messages_beyond_the_limit_are_refused() {
        let mut limit = RateLimit::new(3);
        let allowed = (0..5).filter(|_| limit.allows()).count();
        assert_eq!(allowed, 3);
    }
}
