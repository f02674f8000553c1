use crate::core::player::name_key;
use loa_work::system::private;
use loa_work::{check_is_file, check_is_file_or_new, real_path};
use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _, params};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thiserror::Error;

/// The changes of the schema, in order. What has been released never changes.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001.sql"),
    include_str!("../../migrations/0002.sql"),
    include_str!("../../migrations/0003.sql"),
    include_str!("../../migrations/0004.sql"),
];

/// The version of the schema since which keys of names are skeletons.
const NAME_KEYS: usize = 3;

/// The ending of a restored copy until it has its name.
pub(super) const NEW: &str = "new";
/// The ending of what a restoration has replaced.
pub(super) const BEFORE: &str = "before-restore";

/// A club's file, or a copy of it, that can't be used or made.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum FileError {
    #[error("{0}: {1}")]
    Database(PathBuf, rusqlite::Error),
    #[error("{0}: {1}")]
    Io(PathBuf, io::Error),
    #[error("{0} is in use by another loa-club")]
    InUse(PathBuf),
    #[error(
        "{path} was made by a newer loa-club: its schema is {found}, this program knows {known}; \
         update the program"
    )]
    Newer {
        path: PathBuf,
        found: i64,
        known: usize,
    },
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, String),
    #[error("{0} is not a club's file")]
    NotAClub(PathBuf),
    #[error("{0} exists already; choose another name")]
    Exists(PathBuf),
    #[error("there is {1}, but no {0}: restore a backup, or rename what is there")]
    Unrestored(PathBuf, PathBuf),
}

impl FileError {
    /// Says of which file a fault of the database is.
    pub(super) fn database(path: &Path) -> impl Fn(rusqlite::Error) -> FileError {
        move |error| FileError::Database(path.to_owned(), error)
    }

    /// Says of which file a fault of the system is.
    pub(super) fn io(path: &Path) -> impl Fn(io::Error) -> FileError {
        move |error| FileError::Io(path.to_owned(), error)
    }
}

/// Opens a file that only this user can read, and makes it if it is missing.
pub(crate) fn own(path: &Path) -> io::Result<File> {
    check_is_file_or_new(path)?;
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    private(&mut options).open(path)
}

/// Locks a club's file against another server, until the lock's file is dropped. Backups are still
/// possible.
pub(crate) fn lock(path: &Path) -> Result<File, FileError> {
    let real = real_path(path).map_err(FileError::io(path))?;
    let name = real.with_added_extension("lock");
    let file = own(&name).map_err(FileError::io(&name))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(FileError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(FileError::Io(name, error)),
    }
}

/// Refuses a file that is not a club's, and to make a new one where a restoration has lost it. What
/// only a writer can mend, such as a change that was cut short, is no reason.
pub(crate) fn check_is_club(path: &Path) -> Result<(), FileError> {
    match fs::metadata(path) {
        Ok(found) if found.len() > 0 => match version(&connect_read_only(path)?, path) {
            Err(FileError::Database(_, error))
                if error.sqlite_error_code() != Some(ErrorCode::NotADatabase) =>
            {
                Ok(())
            }
            found => found.map(drop),
        },
        Ok(_) => Ok(()),
        Err(_) => {
            let left = [NEW, BEFORE].map(|ending| path.with_added_extension(ending));
            match left.into_iter().find(|left| left.exists()) {
                Some(left) => Err(FileError::Unrestored(path.to_owned(), left)),
                None => Ok(()),
            }
        }
    }
}

/// Opens a club's file for the writer, makes it if it is missing, and brings its schema up to date.
pub(crate) fn open(path: &Path) -> Result<Connection, FileError> {
    // SQLite opens it by itself: closing it after another opening would end SQLite's locks. So it is
    // made, which has secrets of people, before.
    own(path).map_err(FileError::io(path))?;
    let mut connection = Connection::open(path).map_err(FileError::database(path))?;
    configure(&connection).map_err(FileError::database(path))?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

fn connect_read_only(path: &Path) -> Result<Connection, FileError> {
    check_is_file(path).map_err(FileError::io(path))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags).map_err(FileError::database(path))
}

/// Opens a club's file for reading.
pub(crate) fn open_read_only(path: &Path) -> Result<Connection, FileError> {
    let connection = connect_read_only(path)?;
    connection.set_prepared_statement_cache_capacity(64);
    match version(&connection, path)? {
        None => Err(FileError::NotAClub(path.to_owned())),
        Some(_) => Ok(connection),
    }
}

/// Opens a club's file for reading with the schema of today: an older one as a copy in memory.
pub(crate) fn open_current(path: &Path) -> Result<Connection, FileError> {
    let connection = open_read_only(path)?;
    if version(&connection, path)? == Some(MIGRATIONS.len()) {
        return Ok(connection);
    }
    let copied = || {
        let mut copy = Connection::open_in_memory()?;
        let backup = Backup::new(&connection, &mut copy)?;
        backup.run_to_completion(4096, Duration::ZERO, None)?;
        drop(backup);
        Ok(copy)
    };
    let mut copy = copied().map_err(FileError::database(path))?;
    migrate(&mut copy, path)?;
    Ok(copy)
}

fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A commit is on disk when it returns.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.busy_timeout(Duration::from_secs(5))
}

/// Returns the version of a club's schema; `None` if the file is empty.
fn version(connection: &Connection, path: &Path) -> Result<Option<usize>, FileError> {
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let read = || match connection.table_exists(None, "schema_version")? {
        true => number("SELECT version FROM schema_version").optional(),
        false => Ok(None),
    };
    let Some(found) = read().map_err(FileError::database(path))? else {
        let tables = number("SELECT count(*) FROM sqlite_schema");
        return match tables.map_err(FileError::database(path))? {
            0 => Ok(None),
            _ => Err(FileError::NotAClub(path.to_owned())),
        };
    };
    match usize::try_from(found) {
        Ok(known) if known <= MIGRATIONS.len() => Ok(Some(known)),
        _ => Err(FileError::Newer {
            path: path.to_owned(),
            found,
            known: MIGRATIONS.len(),
        }),
    }
}

/// Makes the keys of names anew. Of two members whose names look alike by now, the first has the
/// name for sign-in in any spelling.
fn make_name_keys(db: &Connection) -> rusqlite::Result<()> {
    let mut statement = db.prepare("SELECT id, name FROM player ORDER BY id")?;
    let players = statement.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)))?;
    let players: Vec<(i64, String)> = players.collect::<Result<_, _>>()?;
    // No key is in the way of another one's.
    db.execute("UPDATE player SET name_key = '/' || id", [])?;
    for (id, name) in players {
        db.execute(SET_NAME_KEY, params![id, name_key(&name)])?;
    }
    Ok(())
}

/// Sets the key of a name; the second of two that look alike gets its number behind a character that
/// no name has.
pub(super) const SET_NAME_KEY: &str = "UPDATE player SET name_key =
      CASE WHEN EXISTS (SELECT 1 FROM player WHERE name_key = ?2 AND id <> ?1)
        THEN ?2 || '/' || ?1 ELSE ?2 END
    WHERE id = ?1";

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), FileError> {
    let found = version(connection, path)?;
    if found == Some(MIGRATIONS.len()) {
        return Ok(());
    }
    let done = found.unwrap_or(0);
    let mut upgrade = || {
        let transaction = connection.transaction()?;
        transaction.execute_batch(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);
             DELETE FROM schema_version;",
        )?;
        for migration in &MIGRATIONS[done..] {
            transaction.execute_batch(migration)?;
        }
        if done < NAME_KEYS {
            make_name_keys(&transaction)?;
        }
        let insert = "INSERT INTO schema_version (version) VALUES (?1)";
        transaction.execute(insert, [MIGRATIONS.len() as i64])?;
        transaction.commit()
    };
    upgrade().map_err(FileError::database(path))
}
