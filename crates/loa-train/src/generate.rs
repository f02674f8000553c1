use crate::file::{DataFile, FileError};
use crate::format::GameRecord;
use crate::selfplay::{SelfPlay, SelfPlaySettings};
use loa_work::Shard;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;
use thiserror::Error;

/// How much data a file is to have in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The games with a number below this one, as far as they are in the file's shard.
    Games(u32),
    /// A number of positions, or a few more: the last game is kept whole.
    Positions(u64),
}

impl Amount {
    /// Tells whether a shard's file with these numbers of games and positions has enough.
    pub const fn is_reached(self, shard: Shard, games: u32, samples: u64) -> bool {
        match self {
            Amount::Games(end) => games >= shard.count_below(end),
            Amount::Positions(positions) => samples >= positions,
        }
    }

    const fn is_reached_by(self, file: &DataFile) -> bool {
        self.is_reached(file.shard(), file.games(), file.samples())
    }

    /// How many games of a shard are needed at most.
    const fn most_games(self, shard: Shard) -> u32 {
        match self {
            Amount::Games(end) => shard.count_below(end),
            Amount::Positions(_) => u32::MAX,
        }
    }
}

/// Why a file has less data than wanted.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// No thread can be started.
    #[error("can't start a thread: {0}")]
    Threads(std::io::Error),
    /// The caller stopped the work.
    #[error("stopped")]
    Stopped,
}

/// Plays games until a file, which may have some already, has enough, or until `stop` becomes true.
/// Uses fewer threads if the system does not give more. Calls a function after each game that has
/// been written.
///
/// The file is the same to the byte whatever the number of threads and interruptions.
///
/// # Errors
/// If the file can't be written, no thread can be started, or the caller stops the work. What is in
/// the file stays good.
pub fn generate(
    settings: SelfPlaySettings,
    amount: Amount,
    threads: NonZeroUsize,
    file: &mut DataFile,
    stop: &AtomicBool,
    on_game: &dyn Fn(&DataFile),
) -> Result<(), GenerateError> {
    if amount.is_reached_by(file) {
        return Ok(());
    }
    let pool = WorkerPool {
        settings,
        next: AtomicU32::new(file.games()),
        end: amount.most_games(settings.shard),
        enough: AtomicBool::new(false),
        stop,
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        for number in 0..threads.get() {
            let sender = sender.clone();
            let pool = &pool;
            let begun = Builder::new().spawn_scoped(scope, move || pool.play_games(&sender));
            match begun {
                Ok(_) => {}
                Err(error) if number == 0 => return Err(GenerateError::Threads(error)),
                Err(_) => break,
            }
        }
        drop(sender);
        let written = write_in_order(file, amount, &receiver, on_game);
        pool.enough.store(true, Ordering::Relaxed);
        Ok(written?)
    })?;
    if amount.is_reached_by(file) {
        Ok(())
    } else {
        Err(GenerateError::Stopped)
    }
}

/// Writes games in the order of their numbers until there are enough or no more come.
fn write_in_order(
    file: &mut DataFile,
    amount: Amount,
    games: &Receiver<GameRecord>,
    on_game: &dyn Fn(&DataFile),
) -> Result<(), FileError> {
    let mut early = BTreeMap::new();
    for game in games {
        early.insert(game.number, game);
        while let Some(game) = file.next_number().and_then(|number| early.remove(&number)) {
            file.append(&game)?;
            on_game(file);
            if amount.is_reached_by(file) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What the threads that play share.
struct WorkerPool<'a> {
    settings: SelfPlaySettings,
    /// How many games of the shard have been begun.
    next: AtomicU32,
    end: u32,
    enough: AtomicBool,
    stop: &'a AtomicBool,
}

impl WorkerPool<'_> {
    fn play_games(&self, games: &Sender<GameRecord>) {
        let is_over = || self.enough.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed);
        let mut self_play = SelfPlay::new(self.settings);
        while !is_over() {
            let next = self.next.fetch_add(1, Ordering::Relaxed);
            let number = self.settings.shard.number(next);
            let Some(number) = number.filter(|_| next < self.end) else {
                return;
            };
            let Some(game) = self_play.play(number, &is_over) else {
                return;
            };
            if games.send(game).is_err() {
                return;
            }
        }
    }
}
