//! The club on disk: one thread makes changes, several read.
//!
//! The writer takes all changes that wait, makes them in the core, keeps their rows in one
//! transaction, and answers them when it is on disk. So an answered change is never lost, and many
//! changes share a sync of the disk.

pub(crate) mod archive;
mod backup;
mod keep;
pub(crate) mod rows;
pub(crate) mod schema;
mod time;

#[cfg(test)]
pub(crate) use backup::check_game;
pub use backup::{backup, check, restore};
pub use schema::FileError;

use crate::ClubCode;
use crate::core::club_tournament::ClubTournament;
use crate::core::game::ClubGame;
use crate::core::meeting::Invitation;
use crate::core::row::Row;
use crate::core::settings::Settings;
use crate::core::view::{Event, Topic};
use crate::core::{Archive, Change, Effects, State};
use crate::store::time::Time;
use loa_page_api::ApiError;
use loa_work::locked;
use rusqlite::Connection;
use std::collections::HashSet;
use std::fs::File;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot, watch};
use tracing::{Instrument as _, Span, debug_span, error};

/// The most changes of a transaction.
const BATCH: usize = 256;
/// The most changes that wait for the writer.
const WAITING: usize = 4096;
/// Connections for reading that are kept.
const READERS: usize = 4;

/// Something that can't be read or kept.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    /// A refusal of the club.
    #[error(transparent)]
    Refused(#[from] ApiError),
    #[error("store: {0}")]
    Sql(#[from] rusqlite::Error),
    /// A row that can't be read: its table and key, and what is wrong.
    #[error("a damaged row: {0}")]
    Damaged(String),
}

pub(crate) type StoreResult<T> = Result<T, Fault>;

impl From<ClubCode> for Fault {
    fn from(code: ClubCode) -> Fault {
        Fault::Refused(code.into())
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> ApiError {
        match fault {
            Fault::Refused(error) => error,
            fault => ApiError::internal(fault),
        }
    }
}

/// Tells the caller, once the transaction has been committed or has failed.
type Reply = Box<dyn FnOnce(Result<(), ApiError>) + Send>;

/// Makes a change.
type Make = Box<dyn FnOnce(&mut Writing) -> (Effects, Reply) + Send>;

/// A change that waits for the writer.
struct Job {
    make: Make,
    /// The change for the log, until its answer.
    span: Span,
    /// The wait.
    queued: Span,
}

/// A part of a change's way for the log, if the change is in it.
macro_rules! part {
    ($change:expr, $name:literal) => {
        match $change.is_disabled() {
            true => Span::none(),
            false => debug_span!(parent: &$change, $name),
        }
    };
}

/// What every request asks for, as it is on disk.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) settings: Settings,
    pub(crate) has_owner: bool,
}

impl Terms {
    fn of(state: &State) -> Terms {
        Terms {
            settings: state.settings.clone(),
            has_owner: state.has_owner(),
        }
    }
}

/// The club's file.
pub(crate) struct Store {
    /// `None` ends the thread that writes.
    jobs: mpsc::Sender<Option<Job>>,
    path: PathBuf,
    readers: Mutex<Vec<Connection>>,
    time: Time,
    terms: watch::Receiver<Terms>,
}

impl Store {
    /// Opens a club's file, makes it if it is missing, and starts the thread that writes. This ends
    /// after [`Store::end`], when all changes are on disk.
    pub(crate) fn open(
        path: &Path,
        listeners: Listeners,
    ) -> Result<(Store, JoinHandle<()>), FileError> {
        // Before a lock is left beside what is no club.
        schema::check_is_club(path)?;
        let lock = schema::lock(path)?;
        let connection = schema::open(path)?;
        let state = rows::load(&connection);
        let state =
            state.map_err(|fault| FileError::Damaged(path.to_owned(), fault.to_string()))?;
        let time = Time::start(state.alive);
        let (jobs, waiting) = mpsc::channel(WAITING);
        let (shown, terms) = watch::channel(Terms::of(&state));
        let writing = Writing {
            connection,
            state,
            time,
            terms: shown,
            listeners,
            _lock: lock,
        };
        let thread = std::thread::Builder::new().name("writer".to_owned());
        let thread = thread
            .spawn(|| run(writing, waiting))
            .map_err(FileError::io(path))?;
        let store = Store {
            jobs,
            path: path.to_owned(),
            readers: Mutex::default(),
            time,
            terms,
        };
        Ok((store, thread))
    }

    /// Returns the club's clock.
    pub(crate) const fn time(&self) -> Time {
        self.time
    }

    /// Returns the settings, and whether there is an owner, without waiting for the writer.
    pub(crate) fn terms(&self) -> Terms {
        self.terms.borrow().clone()
    }

    /// Makes a change, and returns its result when it is on disk. The log has those within a span.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Change<'_>) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let span = part!(Span::current(), "change");
        let (sender, receiver) = oneshot::channel();
        let make = move |writing: &mut Writing| {
            let (result, effects) = match writing.change(change) {
                Ok((answer, effects)) => (Ok(answer), effects),
                Err(error) => (Err(error), Effects::default()),
            };
            let reply = move |kept: Result<(), ApiError>| {
                // The client may have gone.
                let _ = sender.send(kept.and(result));
            };
            (effects, Box::new(reply) as Reply)
        };
        let job = Job {
            make: Box::new(make),
            queued: part!(span, "queued"),
            span,
        };
        let ended = || ApiError::internal("the store does not answer");
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
        read: impl FnOnce(&Connection) -> StoreResult<T> + Send + 'static,
    ) -> Result<T, ApiError> {
        let store = Arc::clone(self);
        let reading = move || {
            let idle = locked(&store.readers).pop();
            let connection = match idle {
                Some(connection) => connection,
                None => schema::open_read_only(&store.path).map_err(ApiError::internal)?,
            };
            // All that it reads is of one moment.
            let moment = connection.unchecked_transaction();
            let moment = moment.map_err(ApiError::internal)?;
            let result = read(&moment).map_err(ApiError::from);
            drop(moment);
            let mut idle = locked(&store.readers);
            if idle.len() < READERS {
                idle.push(connection);
            }
            result
        };
        let reading = tokio::task::spawn_blocking(reading);
        let reading = reading.instrument(part!(Span::current(), "read"));
        reading.await.map_err(ApiError::internal)?
    }
}

/// Makes changes until the club ends. A club whose writer has failed can't go on.
fn run(mut writing: Writing, mut waiting: mpsc::Receiver<Option<Job>>) {
    let work = AssertUnwindSafe(|| {
        let mut has_ended = false;
        while !has_ended {
            let Some(Some(first)) = waiting.blocking_recv() else {
                break;
            };
            let mut batch = vec![first];
            while batch.len() < BATCH && !has_ended {
                match waiting.try_recv() {
                    Ok(Some(job)) => batch.push(job),
                    Ok(None) => has_ended = true,
                    Err(_) => break,
                }
            }
            writing.commit(batch);
        }
        // Leaves nothing but the file itself.
        let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
        let _ = writing.connection.execute_batch(checkpoint);
    });
    if std::panic::catch_unwind(work).is_err() {
        error!("the thread that writes has failed; the club ends");
        std::process::exit(2);
    }
}

type Publish = Box<dyn Fn(&[Topic], Event) + Send>;

/// Those who are told of what is on disk.
pub(crate) struct Listeners {
    /// Gets what has happened, for those who watch some topics.
    pub(crate) publish: Publish,
    /// Gets whose clients have to go; `None` for those who are not signed in.
    pub(crate) disconnect: Box<dyn Fn(Option<i64>) + Send>,
    /// Gets the games in which a level of the engine is to move.
    pub(crate) wake: Box<dyn Fn(i64) + Send>,
}

/// What the thread that writes has.
struct Writing {
    connection: Connection,
    state: State,
    time: Time,
    terms: watch::Sender<Terms>,
    listeners: Listeners,
    _lock: File,
}

impl Archive for Connection {
    fn game(&self, id: i64) -> Result<ClubGame, ApiError> {
        Ok(rows::game(self, id)?)
    }

    fn rated(&self, class: &str) -> Result<Vec<ClubGame>, ApiError> {
        let condition = "rated = 1 AND state = 'over' AND speed || ' ' || board = ?1
                         ORDER BY ended_at, id";
        Ok(rows::games(self, condition, [class])?)
    }

    fn invitation(&self, token: &str) -> Result<Invitation, ApiError> {
        Ok(rows::invitation(self, token)?)
    }

    fn tournament(&self, id: i64) -> Result<ClubTournament, ApiError> {
        Ok(rows::tournament(self, id)?)
    }

    fn has_played(&self, player: i64) -> Result<bool, ApiError> {
        let condition = "black = ?1 OR white = ?1 LIMIT 1";
        Ok(!rows::games(self, condition, [player])?.is_empty())
    }

    fn entrants(&self) -> Result<HashSet<i64>, ApiError> {
        let sql = "SELECT DISTINCT json_extract(entrant.value, '$.player')
                   FROM tournament, json_each(tournament.content, '$.entrants') AS entrant";
        let entrants: Vec<i64> = rows::select(self, sql, [], |row| Ok(row.get(0)?))?;
        Ok(entrants.into_iter().collect())
    }
}

impl Writing {
    fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Change<'_>) -> Result<T, ApiError>,
    ) -> Result<(T, Effects), ApiError> {
        let seed = getrandom::u64().map_err(ApiError::internal)?;
        self.state
            .change(self.time.now(), seed, &self.connection, change)
    }

    /// Makes changes, and keeps them in one transaction.
    fn commit(&mut self, batch: Vec<Job>) {
        let is_logged = batch.iter().any(|job| !job.span.is_disabled());
        let transaction = match is_logged {
            true => debug_span!("transaction", changes = batch.len()).entered(),
            false => Span::none().entered(),
        };
        if let Err(error) = rows::execute(&self.connection, "BEGIN IMMEDIATE", []) {
            error!("{error}");
            return;
        }
        let mut made = Vec::new();
        let mut committed = Ok(());
        for Job { make, span, queued } in batch {
            drop(queued);
            let (effects, reply) = part!(span, "decided").in_scope(|| make(self));
            let kept = part!(span, "kept");
            let Err(error) = kept.in_scope(|| self.keep(&effects.rows)) else {
                made.push((effects, reply, span, kept));
                continue;
            };
            let error = ApiError::from(error);
            self.state.undo(effects);
            reply(Err(error.clone()));
            // A full disk, for example, ends the transaction.
            if self.connection.is_autocommit() {
                committed = Err(error);
                break;
            }
        }
        let commit = || rows::execute(&self.connection, "COMMIT", []).map_err(ApiError::from);
        let commit = || part!(transaction, "commit").in_scope(commit);
        if let Err(error) = committed.and_then(|()| commit()) {
            let _ = rows::execute(&self.connection, "ROLLBACK", []);
            for (effects, reply, ..) in made.into_iter().rev() {
                self.state.undo(effects);
                reply(Err(error.clone()));
            }
            return;
        }
        drop(transaction);
        for (effects, reply, span, kept) in made {
            drop(kept);
            part!(span, "told").in_scope(|| self.tell(effects));
            drop(span);
            reply(Ok(()));
        }
    }

    /// Keeps the rows of a change, all or none.
    fn keep(&self, rows: &[Row]) -> StoreResult<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let db = &self.connection;
        rows::execute(db, "SAVEPOINT change", [])?;
        let kept = rows.iter().try_for_each(|row| keep::keep(db, row));
        if kept.is_err() && !db.is_autocommit() {
            rows::execute(db, "ROLLBACK TO change", [])?;
            rows::execute(db, "RELEASE change", [])?;
        }
        kept?;
        rows::execute(db, "RELEASE change", [])
    }

    /// Tells everyone of what is on disk now.
    fn tell(&mut self, effects: Effects) {
        for (topics, event) in effects.events {
            (self.listeners.publish)(&topics, event);
        }
        let rows = effects.rows;
        for row in &rows {
            match row {
                Row::Game(id, _) => {
                    let game = self.state.games.get(id);
                    if game.is_some_and(|game| self.state.waits_for_level(game)) {
                        (self.listeners.wake)(*id);
                    }
                }
                Row::Settings(_) => {
                    self.terms.send_replace(Terms::of(&self.state));
                }
                _ => (),
            }
        }
        // The new settings are there by now, so none of them can come back by the old ones.
        for player in effects.disconnected {
            (self.listeners.disconnect)(player);
        }
        self.state.forget_ended(&rows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::NewSettings;
    use futures_util::FutureExt as _;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::{Duration, Instant};

    /// Opens a club's file; returns whose clients have to go, too.
    fn open(folder: &Path) -> (Store, JoinHandle<()>, Receiver<Option<i64>>) {
        let (sender, disconnected) = channel();
        let listeners = Listeners {
            publish: Box::new(|_, _| {}),
            disconnect: Box::new(move |player| sender.send(player).unwrap()),
            wake: Box::new(|_| {}),
        };
        let (store, writer) = Store::open(&folder.join("club.db"), listeners).unwrap();
        (store, writer, disconnected)
    }

    #[tokio::test]
    async fn who_leaves_during_a_change_disconnects_others_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let (store, _, disconnected) = open(folder.path());
        let settings: NewSettings = serde_json::from_str(r#"{"closed": true}"#).unwrap();
        let (release, released) = channel();
        let change = store.write(move |change| {
            released.recv().unwrap();
            change.set_up("Ann", String::new(), &settings)
        });
        assert!(change.now_or_never().is_none());
        release.send(()).unwrap();
        store.write(|_| Ok(())).await.unwrap();
        assert!(disconnected.try_iter().any(|player| player.is_none()));
        assert!(store.terms().settings.closed);
    }

    #[tokio::test]
    async fn what_is_read_is_of_one_moment() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(open(folder.path()).0);
        let (has_read, reads) = oneshot::channel();
        let (has_written, writes) = channel();
        let read = store.read(move |db| {
            let before = rows::players(db, "true", [])?;
            has_read.send(()).unwrap();
            writes.recv().unwrap();
            Ok((before, rows::players(db, "true", [])?))
        });
        let write = async {
            reads.await.unwrap();
            let add = |change: &mut Change<'_>| {
                change.add_engines()?;
                Ok(())
            };
            store.write(add).await.unwrap();
            has_written.send(()).unwrap();
        };
        let (read, ()) = tokio::join!(read, write);
        let (before, after) = read.unwrap();
        assert_eq!(before, after);
        let later = store.read(|db| rows::players(db, "true", [])).await;
        assert!(later.unwrap().len() > after.len());
    }

    #[tokio::test]
    async fn changes_that_wait_with_the_end_are_made_before_it() {
        let folder = tempfile::tempdir().unwrap();
        let (store, writer, _) = open(folder.path());
        let (release, released) = channel();
        let end = async {
            store.end().await;
            release.send(()).unwrap();
        };
        let first = store.write(move |_| Ok(released.recv().is_ok()));
        let second = store.write(|_| Ok(true));
        let (first, second, ()) = tokio::join!(first, second, end);
        assert!(first.unwrap() && second.unwrap());
        let deadline = Instant::now() + Duration::from_secs(20);
        while !writer.is_finished() {
            assert!(Instant::now() < deadline, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
