use crate::file::{DataFile, FileError};
use crate::record::GameRecord;
use crate::selfplay::{Player, Settings};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;
use thiserror::Error;

/// How much data is wanted, what a file already has counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many games.
    Games(u32),
    /// So many positions, or a few more: the last game is kept whole.
    Positions(u64),
}

impl Amount {
    fn is_reached_by(self, file: &DataFile) -> bool {
        match self {
            Amount::Games(games) => file.games() >= games,
            Amount::Positions(positions) => file.samples() >= positions,
        }
    }

    /// The number that no game needs to reach.
    const fn end(self) -> u32 {
        match self {
            Amount::Games(games) => games,
            Amount::Positions(_) => u32::MAX,
        }
    }
}

/// How far the work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Games in the file.
    pub games: u32,
    /// Positions in the file.
    pub samples: u64,
}

/// What the caller wants to say and to hear meanwhile.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Ends the work when it becomes true.
    pub stop: &'a AtomicBool,
    /// Is called after each game that has been written.
    pub progress: &'a dyn Fn(Progress),
}

/// Why there is less data than wanted.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The system gives no thread to play in.
    #[error("no thread can be had: {0}")]
    Threads(std::io::Error),
    /// The caller wanted it.
    #[error("stopped")]
    Stopped,
}

/// Plays games until there is enough in a file, which may have some already, in so many threads or
/// as many as the system gives.
///
/// The file comes out the same to the byte, whatever the number of threads and however often the
/// work was interrupted.
///
/// # Errors
/// If the file can't be written, no thread can be had, or the caller stops the work. What is in the file stays good.
pub fn generate(
    settings: Settings,
    amount: Amount,
    threads: NonZeroUsize,
    file: &mut DataFile,
    watch: Watch<'_>,
) -> Result<(), GenerateError> {
    if amount.is_reached_by(file) {
        return Ok(());
    }
    let desk = Desk {
        settings,
        next: AtomicU32::new(file.games()),
        end: amount.end(),
        enough: AtomicBool::new(false),
        stop: watch.stop,
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        for number in 0..threads.get() {
            let sender = sender.clone();
            let desk = &desk;
            let begun = Builder::new().spawn_scoped(scope, move || desk.play_games(&sender));
            match begun {
                Ok(_) => {}
                Err(error) if number == 0 => return Err(GenerateError::Threads(error)),
                Err(_) => break,
            }
        }
        drop(sender);
        let written = write_in_order(file, amount, &receiver, watch.progress);
        desk.enough.store(true, Ordering::Relaxed);
        Ok(written?)
    })?;
    if amount.is_reached_by(file) {
        Ok(())
    } else {
        Err(GenerateError::Stopped)
    }
}

/// Writes games as their turn comes until there are enough or no more come.
fn write_in_order(
    file: &mut DataFile,
    amount: Amount,
    games: &Receiver<GameRecord>,
    progress: &dyn Fn(Progress),
) -> Result<(), FileError> {
    let mut early = BTreeMap::new();
    for game in games {
        early.insert(game.number, game);
        while let Some(game) = early.remove(&file.games()) {
            file.append(&game)?;
            progress(Progress {
                games: file.games(),
                samples: file.samples(),
            });
            if amount.is_reached_by(file) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Where the threads take the numbers of their games.
struct Desk<'a> {
    settings: Settings,
    next: AtomicU32,
    end: u32,
    enough: AtomicBool,
    stop: &'a AtomicBool,
}

impl Desk<'_> {
    fn play_games(&self, games: &Sender<GameRecord>) {
        let is_over = || self.enough.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed);
        let mut player = Player::new(self.settings);
        while !is_over() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.end {
                return;
            }
            let Some(game) = player.play(number, &is_over) else {
                return;
            };
            if games.send(game).is_err() {
                return;
            }
        }
    }
}
