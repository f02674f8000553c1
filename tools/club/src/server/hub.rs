//! Who hears of what. Nothing here outlives the process: clients that connect again catch up from
//! the store.

use crate::core::view::{Event, Topic};
use axum::extract::ws::Utf8Bytes;
use loa_work::locked;
use std::borrow::Borrow;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tracing::{Span, debug_span};

/// The most events that wait for a client; one that reads more slowly is disconnected.
const MOST_WAITING: usize = 256;

/// Who has been away for longer counts as one who was not there since the server started.
const LONG_AWAY: Duration = Duration::from_secs(3600);

/// An event, with its text for the page.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) event: Arc<Event>,
    pub(crate) text: Utf8Bytes,
    /// Its way for the log, until the last client has it.
    _sending: Span,
}

impl Borrow<Utf8Bytes> for Told {
    fn borrow(&self) -> &Utf8Bytes {
        &self.text
    }
}

/// The connected clients.
pub(crate) struct Hub {
    clients: Mutex<Clients>,
    started: Instant,
}

#[derive(Default)]
struct Clients {
    /// The number of the last client.
    last: u64,
    /// Who watches what. A member whose topic someone watches is present.
    topics: HashMap<Topic, HashSet<u64>>,
    /// The member of each client, and what takes its events.
    senders: HashMap<u64, (Option<i64>, mpsc::Sender<Told>)>,
    /// Since when members are away who have left of late.
    left: HashMap<i64, Instant>,
}

/// A connected client, until it is dropped.
pub(crate) struct Client {
    hub: Arc<Hub>,
    id: u64,
    topics: HashSet<Topic>,
}

impl Hub {
    /// Makes a hub without clients.
    pub(crate) fn new() -> Arc<Hub> {
        Arc::new(Hub {
            clients: Mutex::default(),
            started: Instant::now(),
        })
    }

    /// Connects a client, which hears of what concerns its member.
    pub(crate) fn connect(self: &Arc<Hub>, player: Option<i64>) -> (Client, mpsc::Receiver<Told>) {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let mut clients = locked(&self.clients);
        clients.last += 1;
        let id = clients.last;
        clients.senders.insert(id, (player, sender));
        drop(clients);
        let mut client = Client {
            hub: Arc::clone(self),
            id,
            topics: HashSet::new(),
        };
        if let Some(player) = player {
            client.watch(Topic::Player(player));
        }
        (client, receiver)
    }

    /// Tells all who watch one of the topics, once.
    pub(crate) fn publish(&self, topics: &[Topic], event: Event) {
        let mut clients = locked(&self.clients);
        let ids = topics.iter().filter_map(|topic| clients.topics.get(topic));
        let ids: HashSet<u64> = ids.flatten().copied().collect();
        if ids.is_empty() {
            return;
        }
        let text = loa_page_api::text(&event).into();
        let event = Arc::new(event);
        let told = Told {
            event,
            text,
            _sending: debug_span!(parent: None, "sending", ?topics, clients = ids.len()),
        };
        for id in ids {
            let sender = clients.senders.get(&id);
            if sender.is_some_and(|(_, sender)| sender.try_send(told.clone()).is_err()) {
                clients.senders.remove(&id);
            }
        }
    }

    /// Disconnects the clients of a member; `None` for those who are not signed in.
    pub(crate) fn disconnect(&self, player: Option<i64>) {
        let mut clients = locked(&self.clients);
        clients.senders.retain(|_, (it, _)| *it != player);
    }

    /// Tells how long a member has been away, in milliseconds; since the server started, for one who
    /// was not there since.
    pub(crate) fn away(&self, player: i64) -> i64 {
        let clients = locked(&self.clients);
        if clients.topics.contains_key(&Topic::Player(player)) {
            return 0;
        }
        let since = clients.left.get(&player).unwrap_or(&self.started);
        since.elapsed().as_millis() as i64
    }

    /// Tells whether a member is connected.
    pub(crate) fn is_present(&self, player: i64) -> bool {
        locked(&self.clients)
            .topics
            .contains_key(&Topic::Player(player))
    }

    /// Returns the number of clients.
    pub(crate) fn count(&self) -> usize {
        locked(&self.clients).senders.len()
    }
}

impl Client {
    /// The most topics of a client.
    pub(crate) const MOST_TOPICS: usize = 128;

    /// Lets the client hear of a topic; `false` if it hears of too many.
    pub(crate) fn watch(&mut self, topic: Topic) -> bool {
        if self.topics.len() >= Client::MOST_TOPICS && !self.topics.contains(&topic) {
            return false;
        }
        if self.topics.insert(topic) {
            let mut clients = locked(&self.hub.clients);
            clients.topics.entry(topic).or_default().insert(self.id);
        }
        true
    }

    /// Lets it hear of it no more.
    pub(crate) fn unwatch(&mut self, topic: Topic) {
        if self.topics.remove(&topic) {
            locked(&self.hub.clients).remove(topic, self.id);
        }
    }
}

impl Clients {
    fn remove(&mut self, topic: Topic, id: u64) {
        if let Some(ids) = self.topics.get_mut(&topic) {
            ids.remove(&id);
            if ids.is_empty() {
                self.topics.remove(&topic);
                if let Topic::Player(player) = topic {
                    self.left.retain(|_, since| since.elapsed() < LONG_AWAY);
                    self.left.insert(player, Instant::now());
                }
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let mut clients = locked(&self.hub.clients);
        for topic in &self.topics {
            clients.remove(*topic, self.id);
        }
        clients.senders.remove(&self.id);
    }
}
