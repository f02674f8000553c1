//! The store: one thread writes, several read.
//!
//! The writer takes all changes that wait, makes them in one transaction, and answers them when it
//! is on disk. So an answered change is never lost, and many changes share a sync of the disk.

use crate::game::ClubGame;
use crate::hub::{Event, Hub, Topic};
use crate::schema::{self, Lock, OpenError};
use crate::time::Time;
use crate::{games, settings};
use loa_page_api::ApiError;
use rusqlite::Connection;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::{mpsc, oneshot};

/// The most changes of a transaction.
const BATCH: usize = 256;
/// The most changes that wait for the writer.
const WAITING: usize = 4096;
/// Connections for reading that are kept.
const READERS: usize = 4;

/// Tells the caller, once the transaction has been committed or has failed.
type Reply = Box<dyn FnOnce(Result<(), ApiError>) + Send>;
/// Makes a change; `false` if it must be undone.
type Job = Box<dyn FnOnce(&mut Work<'_>) -> (bool, Reply) + Send>;

/// The club's file.
pub(crate) struct Store {
    /// `None` ends the thread that writes.
    jobs: mpsc::Sender<Option<Job>>,
    path: PathBuf,
    readers: Mutex<Vec<Connection>>,
    time: Time,
}

/// The thread that writes, until [`Store::end`].
pub(crate) struct Writer(JoinHandle<()>);

impl Writer {
    /// Waits until all changes are on disk.
    pub(crate) fn wait(self) {
        let _ = self.0.join();
    }
}

/// A change of the store that is being made.
pub(crate) struct Work<'a> {
    /// The store, in a transaction.
    pub(crate) db: &'a Connection,
    /// The time.
    pub(crate) now: i64,
    /// The running games before this change.
    cache: &'a HashMap<i64, ClubGame>,
    /// Games that it has changed.
    staged: HashMap<i64, ClubGame>,
    events: Vec<(Vec<Topic>, Event)>,
}

impl Work<'_> {
    /// Returns a game, to be changed and [saved](Work::save).
    pub(crate) fn game(&self, id: i64) -> Result<ClubGame, ApiError> {
        match self.staged.get(&id).or_else(|| self.cache.get(&id)) {
            Some(game) => Ok(game.clone()),
            None => games::load(self.db, id),
        }
    }

    /// Saves a game that has changed, and tells those who watch.
    pub(crate) fn save(&mut self, game: ClubGame) -> Result<(), ApiError> {
        let before = self
            .staged
            .get(&game.id)
            .or_else(|| self.cache.get(&game.id));
        let stored = match before {
            Some(before) => before.plies(),
            None => games::stored_plies(self.db, game.id)?,
        };
        games::save(self.db, &game, stored)?;
        let (topics, event) = games::changed(&game, self.now);
        self.tell(&topics, event);
        self.staged.insert(game.id, game);
        Ok(())
    }

    /// Adds a new game.
    pub(crate) fn add(&mut self, game: ClubGame) -> Result<(), ApiError> {
        games::insert(self.db, &game)?;
        let (topics, event) = games::started(self.db, &game, self.now)?;
        self.tell(&topics, event);
        self.staged.insert(game.id, game);
        Ok(())
    }

    /// Tells those who watch a topic, once the change is on disk.
    pub(crate) fn tell(&mut self, topics: &[Topic], event: Event) {
        self.events.push((topics.to_vec(), event));
    }
}

/// Reports a fault of the database.
#[allow(
    clippy::needless_pass_by_value,
    reason = "map_err passes errors by value"
)]
pub(crate) fn fault(error: rusqlite::Error) -> ApiError {
    ApiError::internal(format!("store: {error}"))
}

impl Store {
    /// Opens a club's file, makes it if it is missing, and starts the thread that writes. `wake`
    /// gets each game that a change has touched.
    pub(crate) fn open(
        path: &Path,
        hub: Arc<Hub>,
        wake: impl Fn(&ClubGame) + Send + 'static,
    ) -> Result<(Store, Writer), OpenError> {
        let lock = schema::lock(path)?;
        let connection = schema::open(path)?;
        let fault = |error| OpenError::Database(path.to_owned(), error);
        let time = Time::start(settings::last_sign_of_life(&connection).map_err(fault)?);
        let (jobs, waiting) = mpsc::channel(WAITING);
        let writing = Writing {
            connection,
            waiting,
            time,
            hub,
            cache: HashMap::new(),
            wake: Box::new(wake),
            _lock: lock,
        };
        let thread = std::thread::Builder::new().name("writer".to_owned());
        let thread = thread
            .spawn(|| writing.run())
            .map_err(|error| OpenError::Io(path.to_owned(), error))?;
        let store = Store {
            jobs,
            path: path.to_owned(),
            readers: Mutex::default(),
            time,
        };
        Ok((store, Writer(thread)))
    }

    /// Returns the club's clock.
    pub(crate) const fn time(&self) -> Time {
        self.time
    }

    /// Makes a change, and returns its result when it is on disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Work<'_>) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |work| {
            let result = change(work);
            let is_kept = result.is_ok();
            let reply = move |committed: Result<(), ApiError>| {
                // The client may have gone.
                let _ = sender.send(committed.and(result));
            };
            (is_kept, Box::new(reply))
        });
        let ended = || ApiError::internal("the store has ended");
        self.jobs.send(Some(job)).await.map_err(|_| ended())?;
        receiver.await.map_err(|_| ended())?
    }

    /// Ends the thread that writes, after the changes that wait.
    pub(crate) async fn end(&self) {
        // It may have ended.
        let _ = self.jobs.send(None).await;
    }

    /// Reads on a thread for it.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Store>,
        read: impl FnOnce(&Connection) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let store = Arc::clone(self);
        let reading = move || {
            let lock = || store.readers.lock().unwrap_or_else(PoisonError::into_inner);
            let idle = lock().pop();
            let connection = match idle {
                Some(connection) => connection,
                None => schema::open_read_only(&store.path).map_err(ApiError::internal)?,
            };
            let result = read(&connection);
            let mut idle = lock();
            if idle.len() < READERS {
                idle.push(connection);
            }
            result
        };
        let reading = tokio::task::spawn_blocking(reading);
        reading.await.map_err(ApiError::internal)?
    }
}

/// What the thread that writes has.
struct Writing {
    connection: Connection,
    waiting: mpsc::Receiver<Option<Job>>,
    time: Time,
    hub: Arc<Hub>,
    cache: HashMap<i64, ClubGame>,
    wake: Box<dyn Fn(&ClubGame) + Send>,
    _lock: Lock,
}

impl Writing {
    fn run(mut self) {
        let mut has_ended = false;
        while let (false, Some(Some(first))) = (has_ended, self.waiting.blocking_recv()) {
            let mut batch = vec![first];
            while batch.len() < BATCH && !has_ended {
                match self.waiting.try_recv() {
                    Ok(Some(job)) => batch.push(job),
                    Ok(None) => has_ended = true,
                    Err(_) => break,
                }
            }
            self.commit(batch);
        }
        // Leaves nothing but the file itself.
        let _ = self
            .connection
            .execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    }

    /// Makes changes in one transaction.
    fn commit(&mut self, batch: Vec<Job>) {
        let mut replies = Vec::new();
        let mut events = Vec::new();
        let mut changed = Vec::new();
        let made = self.make(batch, &mut replies, &mut events, &mut changed);
        let committed = made.and_then(|()| execute(&self.connection, "COMMIT"));
        if committed.is_err() {
            let _ = execute(&self.connection, "ROLLBACK");
            self.cache.clear();
            events.clear();
            changed.clear();
        }
        for (topics, event) in &events {
            self.hub.publish(topics, event);
        }
        for id in changed {
            let Some(game) = self.cache.get(&id) else {
                continue;
            };
            (self.wake)(game);
            if game.ended_at.is_some() {
                self.cache.remove(&id);
            }
        }
        for reply in replies {
            reply(committed.clone());
        }
    }

    fn make(
        &mut self,
        batch: Vec<Job>,
        replies: &mut Vec<Reply>,
        events: &mut Vec<(Vec<Topic>, Event)>,
        changed: &mut Vec<i64>,
    ) -> Result<(), ApiError> {
        execute(&self.connection, "BEGIN IMMEDIATE")?;
        for job in batch {
            execute(&self.connection, "SAVEPOINT change")?;
            let mut work = Work {
                db: &self.connection,
                now: self.time.now(),
                cache: &self.cache,
                staged: HashMap::new(),
                events: Vec::new(),
            };
            let (is_kept, reply) = job(&mut work);
            let (staged, told) = (work.staged, work.events);
            replies.push(reply);
            if is_kept {
                changed.extend(staged.keys());
                events.extend(told);
                self.cache.extend(staged);
            } else {
                execute(&self.connection, "ROLLBACK TO change")?;
            }
            execute(&self.connection, "RELEASE change")?;
        }
        Ok(())
    }
}

fn execute(connection: &Connection, sql: &str) -> Result<(), ApiError> {
    let mut statement = connection.prepare_cached(sql).map_err(fault)?;
    statement.execute([]).map(|_| ()).map_err(fault)
}
